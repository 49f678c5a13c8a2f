/**
 * Speed, growth and memory of the rule: `npm run bench:rule [-- --full]`.
 *
 * Prints MB/s of the input as UTF-8, the time for ten times the input as a multiple, and peak memory
 * above an idle process as a multiple of the input. Each shape is measured in a process of its own.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
function measure(name: string, size: number): Sample {
  const make = SHAPES[name];
  if (make === undefined) throw new Error(`no shape ${name}`);
  const idle = peakRss();
  const text = make(size);
  let seconds = Infinity;
  for (let run = 0; run < (size <= LARGE ? 4 : 1); run += 1) {
    const start = process.cpuUsage();
    judgeOutput(RULE, text);
    const { user, system } = process.cpuUsage(start);
    seconds = Math.min(seconds, (user + system) / 1e6);
  }
  return { bytes: Buffer.byteLength(text), seconds, peakBytes: peakRss() - idle };
}

function inOwnProcess(name: string, size: number): Sample {
  const output = execFileSync(
    process.execPath,
    [fileURLToPath(import.meta.url), name, String(size)],
    {
      encoding: 'utf8',
    },
  );
  const sample: Sample = JSON.parse(output);
  return sample;
}

const [name, size] = process.argv.slice(2);
if (name !== undefined && size !== undefined) {
  process.stdout.write(JSON.stringify(measure(name, Number(size))));
} else {
  console.log('shape                          MB/s   10x takes   memory / input (32 MiB)');
  for (const shape of Object.keys(SHAPES)) {
    const small = inOwnProcess(shape, SMALL);
    const large = inOwnProcess(shape, LARGE);
    const huge = inOwnProcess(shape, HUGE);
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
