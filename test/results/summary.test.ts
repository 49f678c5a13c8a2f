import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/results/model.ts';
import { compareRooms } from '../../src/results/order.ts';
import { isBad, isFlaky, isGhostFree, isMeasured } from '../../src/results/outcome.ts';
import { median, summarize, tally } from '../../src/results/summary.ts';
import { anyPages, page, run, variedRun } from './build.ts';

describe('rooms', () => {
  test('come as real, trap, ghost, script, then by name', () => {
    const rooms = ['zoo', 'script', 'Zoo', 'ghost', 'attic', 'real', 'trap', 'é'];
    const sorted = ['real', 'trap', 'ghost', 'script', 'Zoo', 'attic', 'zoo', 'é'];
    expect(rooms.toSorted(compareRooms)).toEqual(sorted);
  });

  test('are equal to themselves alone', () => {
    expect(compareRooms('real', 'real')).toBe(0);
    expect(compareRooms('x', 'x')).toBe(0);
    expect(compareRooms('x', 'y')).toBeLessThan(0);
  });
});

describe('a tally', () => {
  test('gives zeros and nulls for no pages', () => {
    expect(tally([])).toEqual({
      pages: 0,
      ghostFree: 0,
      boos: 0,
      lost: 0,
      errors: 0,
      empty: 0,
      warnings: 0,
      ghostFreeRate: null,
      coverage: null,
      medianDurationMs: null,
    });
  });

  test('counts errors in the denominator, empty answers as Boos, and every warning', () => {
    expect(tally(variedRun().pages)).toEqual({
      pages: 6,
      ghostFree: 2,
      boos: 2,
      lost: 1,
      errors: 1,
      empty: 1,
      warnings: 1,
      ghostFreeRate: 1 / 3,
      coverage: (0.9 + 0.25) / 2,
      medianDurationMs: 1500,
    });
  });

  test('does not depend on the order of pages', () => {
    fc.assert(
      fc.property(anyPages, (pages) => {
        expect(summarize(pages.toReversed())).toEqual(summarize(pages));
      }),
      { numRuns: 60 },
    );
  });

  test('keeps the mean of full coverages at 1', () => {
    const pages = Array.from({ length: 49 }, (_, at) =>
      page(`real/${at}`, 'ghost-free', { verdict: { coverage: 1 } }),
    );
    expect(tally(pages).coverage).toBe(1);
  });
});

describe('a summary', () => {
  test('adds up over its rooms', () => {
    fc.assert(
      fc.property(anyPages, (pages) => {
        const summary = summarize(pages);
        for (const field of ['pages', 'ghostFree', 'boos', 'lost', 'errors'] as const) {
          const sum = summary.rooms.reduce((total, row) => total + row[field], 0);
          expect(sum).toBe(summary[field]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('has a row for each room that has pages', () => {
    expect(variedRun().summary.rooms.map(({ room, pages }) => [room, pages])).toEqual([
      ['real', 1],
      ['trap', 2],
      ['ghost', 1],
      ['script', 1],
      ['zoo', 1],
    ]);
    expect(run([]).summary.rooms).toEqual([]);
  });
});

test.each<[string, number[], number | null]>([
  ['nothing', [], null],
  ['one value', [7], 7],
  ['two values', [1, 2], 1.5],
  ['numbers, not digits', [10, 9, 100], 10],
  ['four values', [4, 1, 3, 2], 2.5],
])('the median of %s', (_, values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each<[Outcome, boolean, boolean, boolean]>([
  ['ghost-free', true, false, true],
  ['boo', false, true, true],
  ['lost', false, true, true],
  ['error', false, false, false],
])('a page that is %s', (outcome, ghostFree, bad, measured) => {
  const one = page('real/a', outcome);
  expect([isGhostFree(one), isBad(one), isMeasured(one)]).toEqual([ghostFree, bad, measured]);
});

test.each([
  ['bad in one of two runs', { runs: 2, bad: 1 }, true],
  ['bad in both runs', { runs: 2, bad: 2 }, false],
  ['bad in two of three runs', { runs: 3, bad: 2 }, false],
  ['bad in two of four runs', { runs: 4, bad: 2 }, true],
  ['bad in its only run', { runs: 1, bad: 1 }, false],
])('a page %s is flaky: %s', (_, confirmation, expected) => {
  expect(isFlaky(page('real/a', 'lost', { confirmation }))).toBe(expected);
  expect(isFlaky(page('real/a', 'boo'))).toBe(false);
});
