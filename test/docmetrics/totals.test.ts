import { expect, it } from 'vitest';
import { overallOf, overallWithoutOrder, totalsOf } from '../../src/docmetrics/totals.ts';
import { goldenRows } from './golden.ts';

type Parts = { text_edit?: number; order_edit?: number; teds?: number; cdm?: number };
type Case = {
  id: string;
  metric: string;
  gt: Parts;
  expected: number | null;
  tolerance: number;
};
type PageParts = { text_edit?: number; order_edit?: number; teds?: number[]; cdm?: number[] };
type DatasetCase = { id: string; metric: string; gt: PageParts[]; expected: number };

const pages = ['overall', 'overall_omnidocbench'].flatMap((m) => goldenRows(m) as readonly Case[]);
const datasets = ['dataset_overall', 'dataset_overall_paper'].flatMap(
  (metric) => goldenRows(metric) as readonly DatasetCase[],
);

it('finds the reference values', () => {
  expect([pages.length, datasets.length]).toEqual([8, 2]);
});

it.each(pages)('gives the reference value of $id', ({ metric, gt, expected, tolerance }) => {
  const parts = {
    textEdit: gt.text_edit ?? null,
    orderEdit: gt.order_edit ?? null,
    teds: gt.teds ?? null,
    cdm: gt.cdm ?? null,
  };
  const value = metric === 'overall' ? overallOf(parts) : overallWithoutOrder(parts);
  if (expected === null || value === null) expect(value).toBe(expected);
  else expect(Math.abs(value - expected)).toBeLessThanOrEqual(tolerance);
});

it.each(datasets)('gives the reference value of $id', ({ metric, gt, expected }) => {
  const totals = totalsOf(
    gt.map(({ text_edit, order_edit, teds, cdm }) => ({
      textEdit: text_edit ?? null,
      orderEdit: order_edit ?? null,
      teds: teds ?? [],
      cdm: cdm ?? [],
    })),
  );
  expect(metric === 'dataset_overall' ? totals.overall : totals.overallPaper).toBeCloseTo(
    expected,
    6,
  );
});

it('has nothing to sum up without pages', () => {
  expect(totalsOf([])).toMatchObject({ overall: null, tableTeds: null, scorable: 0, tables: 0 });
});
