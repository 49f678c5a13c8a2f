import { expect, it } from 'vitest';
import { pageMetrics } from '../../src/docmetrics/page-metrics.ts';
import { DEFAULT_PROFILE } from '../../src/docmetrics/profile.ts';
import { disjointWindows, joinPages, planWindows } from '../../src/docmetrics/windows.ts';
import { goldenRows } from './golden.ts';

type CountCase = {
  id: string;
  gt: { pages: number[]; size: number; stride?: number };
  expected: number;
};
type TextCase = { id: string; gt: string[]; pred: string; expected: number };

const counts = goldenRows('window_count') as readonly CountCase[];
const texts = goldenRows('window_text_edit') as readonly TextCase[];

it('finds the reference values', () => {
  expect([counts.length, texts.length]).toEqual([4, 2]);
});

it.each(counts)('gives the reference value of $id', ({ gt, expected }) => {
  expect(planWindows(gt.pages, gt.size, gt.stride)).toHaveLength(expected);
});

it.each(texts)('gives the reference value of $id', ({ gt, pred, expected }) => {
  const { textEdit } = pageMetrics(joinPages(gt), pred, { profile: DEFAULT_PROFILE, cdm: null });
  expect(textEdit).toBeCloseTo(expected, 6);
});

it('plans nothing without pages, and counts a page once', () => {
  expect(planWindows([], 2)).toEqual([]);
  expect(planWindows([2, 1, 2], 2)).toEqual([{ first: 1, last: 2 }]);
  expect(planWindows([1, 2, 3, 4], 2, 2)).toEqual([
    { first: 1, last: 2 },
    { first: 3, last: 4 },
  ]);
});

it('refuses windows without pages', () => {
  expect(() => planWindows([1], 0)).toThrow(RangeError);
  expect(() => planWindows([1], 1, 0)).toThrow(RangeError);
});

it('chooses windows that do not overlap', () => {
  expect(disjointWindows(planWindows([1, 2, 3, 4, 5], 2))).toEqual([
    { first: 1, last: 2 },
    { first: 3, last: 4 },
  ]);
});

it('joins pages by a blank line and leaves empty ones out', () => {
  expect(joinPages([' a\n', '', '\n', 'b'])).toBe('a\n\nb');
});
