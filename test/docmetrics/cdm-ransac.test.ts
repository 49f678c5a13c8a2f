import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inliersOf, type CentrePair } from '../../src/docmetrics/cdm-ransac.ts';

const coordinate = fc.integer({ min: 0, max: 400 });
const points = (minLength: number, maxLength: number) =>
  fc.array(fc.tuple(coordinate, coordinate), { minLength, maxLength });

function moved([y, x]: readonly [number, number], dy: number, dx: number): CentrePair {
  return { ay: y, ax: x, by: y + dy, bx: x + dx };
}

/** A row of tokens 30 px apart. */
const row = Array.from({ length: 8 }, (_, at): readonly [number, number] => [
  20 + (at % 2),
  30 * at,
]);

describe('inliersOf', () => {
  it('takes all pairs that are shifted alike', () => {
    fc.assert(
      fc.property(points(4, 20), coordinate, coordinate, (list, dy, dx) => {
        fc.pre(new Set(list.map(String)).size > 1);
        expect(inliersOf(list.map((point) => moved(point, dy, dx)))).not.toContain(false);
      }),
      { numRuns: 200 },
    );
  });

  it('takes all pairs that are scaled about their mean', () => {
    const mean = row.reduce((sum, [, x]) => sum + x, 0) / row.length;
    const pairs = row.map(([y, x]) => ({ ay: y, ax: x, by: y, bx: mean + 2 * (x - mean) }));
    const flags = inliersOf(pairs);
    expect(flags).toEqual(pairs.map(() => true));
  });

  it('leaves out a pair that lies far off, and keeps one within 25 px', () => {
    const at = (off: number) =>
      inliersOf(row.map((point, index) => moved(point, 5, index === 3 ? 5 + off : 5)));
    expect(at(100)).toEqual(row.map((_, index) => index !== 3));
    expect(at(24)).toEqual(row.map(() => true));
  });

  it('finds nothing in fewer than three pairs, and in pairs on one spot', () => {
    expect(inliersOf([])).toEqual([]);
    expect(inliersOf(row.slice(0, 2).map((point) => moved(point, 1, 1)))).toEqual([false, false]);
    expect(inliersOf(row.map(() => moved([7, 7], 1, 1)))).not.toContain(true);
  });

  it('finds the shift among more pairs than it can try triples of, every time the same', () => {
    const pairs = Array.from({ length: 300 }, (_, index) =>
      moved([index % 17, 11 * index], index % 4 === 0 ? 400 : 3, 6),
    );
    const flags = inliersOf(pairs);
    expect(flags).toEqual(pairs.map((_, index) => index % 4 !== 0));
    expect(inliersOf(pairs)).toEqual(flags);
  });
});
