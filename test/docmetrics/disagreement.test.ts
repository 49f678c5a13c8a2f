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

it('takes the means over pairs, and gives the pairs', () => {
  const { text, structure, pairs } = disagreement(['# ab', '# ax', 'q']);
  expect(pairs).toEqual([
    { parsers: [0, 1], text: 0.25, structure: 0 },
    { parsers: [0, 2], text: 1, structure: 1 },
    { parsers: [1, 2], text: 1, structure: 1 },
  ]);
  expect(text).toBeCloseTo(2.25 / 3, 12);
  expect(structure).toBeCloseTo(2 / 3, 12);
});

it('counts blank outputs and malformed ones', () => {
  const confidenceOf = (...outputs: readonly string[]): number => disagreement(outputs).confidence;
  expect(confidenceOf('a', ' \n')).toBe(0.5);
  expect(confidenceOf('a', '```js', '<table></table>', '<table>')).toBe(0.5);
  expect(confidenceOf('```\na\n```', 'b')).toBe(0);
});

it('needs two outputs', () => {
  expect(() => disagreement(['a'])).toThrow(RangeError);
});
