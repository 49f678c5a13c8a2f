/** Fails when the import checker looked at nothing: it then finds no violation either. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const output = execFileSync('depcruise', ['src', '--output-type', 'json'], {
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
const report: { summary: { totalCruised: number; totalDependenciesCruised: number } } =
  JSON.parse(output);
const { totalCruised, totalDependenciesCruised } = report.summary;
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
console.log(`${totalCruised} modules and ${totalDependenciesCruised} imports checked`);
if (totalCruised < files.length || totalDependenciesCruised < files.length) {
  console.error(`the checker saw ${totalCruised} modules; src has ${files.length}`);
  process.exitCode = 1;
}
