/**
 * Speed, growth and memory of the rule: `npm run bench:rule [-- <part of a shape's name>]`.
 *
 * Prints MB/s of the input as UTF-8, the time for ten times the input as a multiple, and peak memory
 * above an idle process as a multiple of the input. Each text is made in one process and judged in
 * another, which reads it from a file as the product does: what making it leaves behind is not counted.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { judgeOutput } from '../../src/rule/judge.ts';
import type { RuleParameters } from '../../src/rule/types.ts';
import { SHAPES } from './shapes.ts';

const RULE: RuleParameters = {
  referenceText: Array.from({ length: 60 }, (_, row) => `Falk ${row * 37} 4.5 Lamp glass`).join(
    '\n',
  ),
  mode: 'exact',
  pageFillRuns: [],
  pageLines: null,
  factor: 2,
  fillSlack: 40,
  lineSlack: 40,
  unitSlack: 20,
  absentSlack: 20,
  lineWidth: 250,
};
const SMALL = 1_000_000;
const LARGE = 10_000_000;
const HUGE = 32 * 1024 * 1024;

interface Sample {
  readonly bytes: number;
  readonly seconds: number;
  readonly peakBytes: number;
}

function peakRss(): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** Best of some runs in this process; the first one warms up. */
function measure(file: string): Sample {
  const idle = peakRss();
  const text = readFileSync(file, 'utf8');
  let seconds = Infinity;
  for (let run = 0; run < (text.length < HUGE ? 4 : 1); run += 1) {
    const start = process.cpuUsage();
    judgeOutput(RULE, text);
    const { user, system } = process.cpuUsage(start);
    seconds = Math.min(seconds, (user + system) / 1e6);
  }
  return { bytes: Buffer.byteLength(text), seconds, peakBytes: peakRss() - idle };
}

function inOwnProcess(make: (size: number) => string, size: number): Sample {
  const folder = mkdtempSync(join(tmpdir(), 'boobench-bench-'));
  try {
    const file = join(folder, 'output.md');
    writeFileSync(file, make(size));
    const args = [fileURLToPath(import.meta.url), '--judge', file];
    const sample: Sample = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
    return sample;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Shapes whose names hold the text given; all of them without one. */
const [wanted = '', judged = ''] = process.argv.slice(2);
if (wanted === '--judge') {
  process.stdout.write(JSON.stringify(measure(judged)));
} else {
  console.log('shape                          MB/s   10x takes   memory / input (32 MiB)');
  for (const [shape, make] of Object.entries(SHAPES)) {
    if (!shape.includes(wanted)) continue;
    const small = inOwnProcess(make, SMALL);
    const large = inOwnProcess(make, LARGE);
    const huge = inOwnProcess(make, HUGE);
    console.log(
      [
        shape.padEnd(28),
        (large.bytes / large.seconds / 1e6).toFixed(1).padStart(6),
        `${(large.seconds / small.seconds).toFixed(1)}x`.padStart(11),
        `${(huge.peakBytes / huge.bytes).toFixed(1)}x`.padStart(11),
      ].join(' '),
    );
  }
}
