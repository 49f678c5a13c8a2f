// How long `boobench --help` takes beside a Node that does nothing: at most 1.5 × that and 150 ms.
//
// Both take turns; the quickest round of each is compared. `--rounds N` (default 15).
import { fileURLToPath } from 'node:url';
import { least, timed, type Took } from './timed.ts';

const FACTOR = 1.5;
const MORE_MS = 150;
const roundsAt = process.argv.indexOf('--rounds');
const rounds = roundsAt < 0 ? 15 : Number(process.argv[roundsAt + 1]);
const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

const bare: Took[] = [];
const help: Took[] = [];
for (let round = 0; round < rounds; round += 1) {
  bare.push(timed([process.execPath, '-e', '0']));
  help.push(timed([process.execPath, cli, '--help']));
}
const [nothing, ours] = [least(bare), least(help)];
const most = FACTOR * nothing.wallMs + MORE_MS;
console.log(`boobench --help, ${rounds} rounds`);
console.log(
  `  node -e 0 ${nothing.wallMs.toFixed(0)} ms, ours ${ours.wallMs.toFixed(0)} ms, ` +
    `at most ${most.toFixed(0)} ms wanted (processor: ${nothing.cpuMs.toFixed(0)} ms, ours ${ours.cpuMs.toFixed(0)} ms)`,
);
