/**
 * Speed of TEDS against Python's `apted` on the same 100 tables, in one run: `npm run bench:teds`.
 *
 * The tables have 10 to 400 cells; each prediction is its table with cells changed, dropped and merged. Both
 * sides start from HTML. Python needs `pip install apted lxml`; `PYTHON` names another interpreter.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableScore } from '../../src/docmetrics/teds.ts';
import { tablePairs } from './tables.ts';

/** What the task demands, as a multiple. */
const DEMANDED = 20;
const TABLES = 100;
const ROUNDS = 3;

const pairs = tablePairs(TABLES);
const folder = mkdtempSync(join(tmpdir(), 'bench-teds-'));
const file = join(folder, 'pairs.json');
writeFileSync(file, JSON.stringify(pairs));

const scoreAll = (): number[] => pairs.map(({ gt, pred }) => tableScore(gt, pred).teds);
const scores = scoreAll();
const times = Array.from({ length: ROUNDS }, () => {
  const start = performance.now();
  scoreAll();
  return performance.now() - start;
});
const ours = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
console.log(`boobench: ${ours.toFixed(0)} ms for ${TABLES} tables, TEDS and TEDS-S`);

const script = fileURLToPath(new URL('./teds-apted.py', import.meta.url));
try {
  const answer = execFileSync(process.env['PYTHON'] ?? 'python3', [script, file], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const python: { ms: number; teds: number[] } = JSON.parse(answer);
  const apart = Math.max(...python.teds.map((value, at) => Math.abs(value - (scores[at] ?? 0))));
  console.log(`apted: ${python.ms.toFixed(0)} ms for the same, TEDS alone`);
  console.log(`largest difference of a score: ${apart.toExponential(1)}`);
  const ratio = python.ms / ours;
  const verdict = ratio >= DEMANDED ? 'met' : 'MISSED';
  console.log(`ratio: ${ratio.toFixed(0)} ×, demanded ${DEMANDED} × (${verdict})`);
} finally {
  rmSync(folder, { recursive: true });
}
