import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tableScore } from '../../src/docmetrics/teds.ts';
import { goldenRows } from './golden.ts';

type Case = { id: string; metric: string; gt: string; pred: string; expected: number };
type Reference = { gt: string; pred: string; teds: number; tedsS: number };

const cases = ['teds', 'teds_s'].flatMap((metric) => goldenRows(metric) as readonly Case[]);

it('finds the reference values', () => {
  expect(cases).toHaveLength(41);
});

it.each(cases)('gives the reference value of $id', ({ metric, gt, pred, expected }) => {
  const { teds, tedsS } = tableScore(gt, pred);
  expect(Math.abs((metric === 'teds' ? teds : tedsS) - expected)).toBeLessThanOrEqual(1e-6);
});

it('equals apted over trees of libxml2 on tables with random faults', () => {
  const file = new URL('../golden/teds-libxml2.jsonl', import.meta.url);
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  expect(rows).toHaveLength(120);
  for (const row of rows) {
    const { gt, pred, teds, tedsS } = JSON.parse(row) as Reference;
    const score = tableScore(gt, pred);
    expect(score.teds).toBeCloseTo(teds, 9);
    expect(score.tedsS).toBeCloseTo(tedsS, 9);
  }
});

it('says why nothing was compared', () => {
  const table = '<table><tr><td>a</td></tr></table>';
  expect(tableScore(table, 'a')).toEqual({ teds: 0, tedsS: 0, fault: 'no-table' });
  expect(tableScore(table, table).fault).toBeNull();
});

it('gives 1 for two tables without elements', () => {
  expect(tableScore('<table></table>', '<table> </table>').teds).toBe(1);
});

it.each([
  ['a cell tag without end', '<table>' + '<td>'.repeat(200_000)],
  ['nested tags', '<table>' + '<x>'.repeat(100_000)],
  ['nested tables', '<table><tr><td>'.repeat(60_000)],
  ['tags that are never closed', '<table><td>' + '<td a="'.repeat(150_000)],
  ['more than is read', '<table>' + '<td>'.repeat(8_000_000)],
])('scores %s in bounded time and space', (_, hostile) => {
  const { teds } = tableScore('<table><tr><td>a</td><td>b</td></tr></table>', hostile);
  expect(teds).toBeLessThanOrEqual(1);
});
