/**
 * Speed of the text edit distance against Python's `rapidfuzz`, in one run: `npm run bench:edit`.
 *
 * Pages of 1 to 100 kB in Latin script and in Chinese, with few faults, many, and nothing in common. Both sides
 * start from strings, have done every pair before, and take the best of three rounds in processor time, so that
 * a busy machine spoils neither. Python needs `pip install rapidfuzz`; `PYTHON` names
 * another interpreter.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editDistance } from '../../src/docmetrics/edit-distance.ts';
import { textPairs } from './texts.ts';

/** What the task demands: at least half of its speed. */
const DEMANDED = 0.5;
const LEAST_MS = 200;
const ROUNDS = 3;

function millisecondsOf(work: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    let runs = 0;
    let spent = 0;
    const start = process.cpuUsage();
    while (spent < LEAST_MS) {
      work();
      runs += 1;
      const { user, system } = process.cpuUsage(start);
      spent = (user + system) / 1000;
    }
    return spent / runs;
  });
  return Math.min(...rounds);
}

const pairs = textPairs();
const folder = mkdtempSync(join(tmpdir(), 'bench-edit-'));
const file = join(folder, 'pairs.json');
writeFileSync(file, JSON.stringify(pairs));
const script = fileURLToPath(new URL('./edit-rapidfuzz.py', import.meta.url));
try {
  const answer = execFileSync(process.env['PYTHON'] ?? 'python3', [script, file], {
    encoding: 'utf8',
  });
  const python: { version: string; ms: number[]; distances: number[] } = JSON.parse(answer);
  console.log(`rapidfuzz ${python.version}, Node ${process.versions.node}`);
  for (const { gt, pred } of pairs) editDistance(gt, pred);
  const speeds = pairs.map(({ name, gt, pred }, at) => {
    const distance = editDistance(gt, pred);
    if (distance !== python.distances[at]) {
      throw new Error(`${name}: ${distance}, rapidfuzz has ${python.distances[at]}`);
    }
    const ours = millisecondsOf(() => void editDistance(gt, pred));
    const theirs = python.ms[at] ?? Number.NaN;
    const speed = theirs / ours;
    const row = [
      name.padEnd(28),
      `${ours.toFixed(3)} ms`.padStart(12),
      `rapidfuzz ${theirs.toFixed(3)} ms`.padStart(22),
      `${speed.toFixed(2)} ×`.padStart(9),
    ];
    console.log(`${row.join(' ')} ${speed >= DEMANDED ? 'met' : 'MISSED'}`);
    return speed;
  });
  console.log(`slowest: ${Math.min(...speeds).toFixed(2)} × its speed, demanded ${DEMANDED} ×`);
} finally {
  rmSync(folder, { recursive: true });
}
