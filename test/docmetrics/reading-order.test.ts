import { expect, it } from 'vitest';
import { listEdit, readingOrderEdit } from '../../src/docmetrics/reading-order.ts';
import { goldenRows } from './golden.ts';

type Case = { id: string; gt: number[]; pred: number[]; expected: number };

const cases = goldenRows('reading_order') as readonly Case[];

it('finds the reference values', () => {
  expect(cases).toHaveLength(6);
});

it.each(cases)('gives the reference value of $id', ({ gt, pred, expected }) => {
  expect(listEdit(gt, pred)).toBeCloseTo(expected, 6);
});

it.each([
  ['no blocks', [], null],
  ['one block at the start of the page', [{ references: [0], prediction: 0 }], null],
  ['a block without a place', [{ references: [null, 5], prediction: 1 }], 0],
  ['a block that is missing', [{ references: [5], prediction: null }], 1],
  [
    'two blocks the wrong way round',
    [
      { references: [5], prediction: 9 },
      { references: [7], prediction: 2 },
    ],
    1,
  ],
  ['a prediction without a reference', [{ references: [], prediction: 3 }], null],
])('scores %s', (_, pairs, edit) => {
  expect(readingOrderEdit(pairs)).toBe(edit);
});
