import { expect, it } from 'vitest';
import { disagreement } from '../../src/docmetrics/disagreement.ts';
import { goldenRows } from './golden.ts';

type Case = { id: string; gt: Record<string, string>; expected: number };

const cases = goldenRows('disagreement') as readonly Case[];

it('finds the reference values', () => {
  expect(cases).toHaveLength(3);
});

it.each(cases)('gives the reference value of $id', ({ gt, expected }) => {
  expect(disagreement(Object.values(gt)).total).toBeCloseTo(expected, 6);
});

it('counts headings, items and cells of either kind of table, but no separator rows', () => {
  const html = '# a\n\n- b\n\n<table><tr><td>c</td><td>d</td></tr></table>';
  const pipes = '# a\n\n1. b\n\n| c | d |\n|---|---|';
  expect(disagreement([html, pipes]).structure).toBe(0);
  expect(disagreement(['# a', 'a']).structure).toBe(1);
});

it('admits a book above the threshold alone', () => {
  expect(disagreement(['abc', 'abc']).admitted).toBe(false);
  expect(disagreement(['# abc', 'xyz ```']).admitted).toBe(true);
});

it('needs two outputs', () => {
  expect(() => disagreement(['a'])).toThrow(RangeError);
});
