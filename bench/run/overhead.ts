// How much longer a run takes than `xargs -P` takes for the same commands.
//
//   node bench/run/overhead.ts                       `boobench run` of dist/, everything included
//   node bench/run/overhead.ts -- PROGRAM ARGUMENT…  another program; {folder}, {command} and
//                                                    {concurrency} in its arguments are filled in
//
// Both sides take turns, so that a machine with other work to do slows both; the quickest round of
// each is compared. `--rounds N` (default 7), `--quick` leaves the parser of one second out.
//
// Where the processor time of 179 instant pages goes (`cat {input}`, two cores, Node 24): xargs and
// its commands take 0.8 s. Ours takes 2.0 s: the same commands, each in a process group of its own,
// 1.0 s; Node and its modules 0.25 s; judging, mostly code that runs for the first time, 0.3 s;
// V8's compiler and collector 0.2 s; answers, journal and looks at the process table 0.3 s. So with
// as many commands as cores the limit is out of reach for a parser that does nothing; it is met
// where a page costs more than 10 ms of a core, or where a core is free for the judging.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { least, timed, type Took } from './timed.ts';

interface Case {
  readonly name: string;
  readonly command: string;
  readonly concurrency: number;
  readonly pages: number;
  readonly rounds: number;
  readonly limit: number;
}

const PAGES = 179;
const dashes = process.argv.indexOf('--');
const options = process.argv.slice(2, dashes < 0 ? undefined : dashes);
const roundsAt = options.indexOf('--rounds');
const rounds = roundsAt < 0 ? 7 : Number(options[roundsAt + 1]);
const folder = mkdtempSync(join(tmpdir(), 'overhead-'));

const honest = fileURLToPath(new URL('../../test/fixtures/parsers/honest.sh', import.meta.url));

const instant = (command: string, concurrency: number): Case => ({
  name: `instant parser (${command.replace(/.*\//, '')}), concurrency ${concurrency}`,
  command,
  concurrency,
  pages: PAGES,
  rounds,
  limit: 1.5,
});
const cases: readonly Case[] = [
  instant('cat {input}', 1),
  instant('cat {input}', 2),
  instant('cat {input}', 4),
  instant('cat {input} > {output}', 2),
  instant(`${honest} {input}`, 1),
  instant(`${honest} {input}`, 2),
  ...(options.includes('--quick')
    ? []
    : [
        {
          name: 'parser of one second, concurrency 4',
          command: 'sleep 1; cat {input}',
          concurrency: 4,
          pages: PAGES,
          rounds: 1,
          limit: 1.03,
        },
      ]),
];

function makeDocuments(name: string, count: number): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (let page = 0; page < count; page += 1) {
    writeFileSync(join(path, `page-${page}.pdf`), `A line of page ${page}.\n`.repeat(60));
    const rule = {
      type: 'repetition_overshoot',
      reference_text: `A line of page ${page}.\n`.repeat(60),
    };
    writeFileSync(join(path, `page-${page}.test.json`), JSON.stringify({ test_rules: [rule] }));
  }
  return path;
}

function ourProgram(): readonly string[] {
  if (dashes >= 0) return process.argv.slice(dashes + 1);
  const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
  const options = '--dataset {folder} --command {command} --concurrency {concurrency}'.split(' ');
  return [process.execPath, cli, 'run', ...options, '--results-path', '{folder}-results'];
}

function xargsOf({ command, concurrency }: Case): readonly string[] {
  const filled = command.replace('{output}', "'%.md'").replace('{input}', "'%'");
  const parser = ['bash', '-euo', 'pipefail', '-c', filled];
  return ['xargs', '-P', String(concurrency), '-I', '%', ...parser];
}

function median(runs: readonly Took[]): number {
  const sorted = runs.map(({ wallMs }) => wallMs).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const program = ourProgram();
for (const [index, each] of cases.entries()) {
  const theirs: Took[] = [];
  const ours: Took[] = [];
  for (let round = 0; round < each.rounds; round += 1) {
    const documents = makeDocuments(`documents-${index}-${round}`, each.pages);
    const paths = readdirSync(documents)
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => join(documents, name));
    theirs.push(timed(xargsOf(each), `${paths.join('\n')}\n`));
    const fresh = makeDocuments(`fresh-${index}-${round}`, each.pages);
    const filled = program.map((word) =>
      word
        .replaceAll('{folder}', fresh)
        .replace('{concurrency}', String(each.concurrency))
        .replace('{command}', () => each.command),
    );
    ours.push(timed(filled));
  }
  const [we, they] = [least(ours), least(theirs)];
  const quickest = we.wallMs / they.wallMs;
  const middle = median(ours) / median(theirs);
  const processor = we.cpuMs / they.cpuMs;
  console.log(`${each.name}, ${each.pages} pages, ${each.rounds} rounds`);
  console.log(
    `  xargs ${they.wallMs.toFixed(0)} ms, ours ${we.wallMs.toFixed(0)} ms: ` +
      `${quickest.toFixed(2)} × (medians ${middle.toFixed(2)} ×, processor ${processor.toFixed(2)} ×), ` +
      `at most ${each.limit} × wanted`,
  );
}
rmSync(folder, { recursive: true });
