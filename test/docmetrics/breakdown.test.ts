import { expect, it } from 'vitest';
import {
  type BlockSample,
  blockBreakdown,
  pageBreakdown,
  pageLabels,
  type PageSample,
} from '../../src/docmetrics/breakdown.ts';
import { goldenRows } from './golden.ts';

type PageCase = { id: string; gt: PageSample[]; pred: string; expected: number };
type BlockCase = { id: string; gt: BlockSample[]; pred: string; expected: number };

const pages = goldenRows('breakdown') as readonly PageCase[];
const blocks = goldenRows('block_breakdown') as readonly BlockCase[];

it('finds the reference values', () => {
  expect([pages.length, blocks.length]).toEqual([2, 1]);
});

it.each(pages)('gives the reference value of $id', ({ gt, pred, expected }) => {
  expect(pageBreakdown(gt).get(pred)?.value).toBeCloseTo(expected, 6);
});

it.each(blocks)('gives the reference value of $id', ({ gt, pred, expected }) => {
  expect(blockBreakdown(gt).get(pred)).toEqual({ value: expect.closeTo(expected, 6), count: 2 });
});

it('makes a label of each item of a list, tables left out', () => {
  const attributes = { layout: 'other', special_issue: ['watermark', 'table_span'], none: null };
  expect(pageLabels(attributes)).toEqual(['layout: other', 'special_issue: watermark']);
});

it('has no group without samples', () => {
  expect(pageBreakdown([]).size).toBe(0);
  expect(pageBreakdown([{ page: 'a', edit: 0, length: 0, attributes: {} }]).size).toBe(0);
});
