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

/** One round as specification S16.3 says it: all triples, no early end. */
function plainInliers(pairs: readonly CentrePair[]): boolean[] {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [allY, allX] = [mean(pairs.map((p) => p.ay)), mean(pairs.map((p) => p.ax))];
  let best = { count: 0, squares: Infinity, flags: pairs.map(() => false) };
  pairs.forEach((p, i) => {
    pairs.slice(i + 1).forEach((q, j) => {
      for (const r of pairs.slice(i + j + 2)) {
        const three = [p, q, r];
        const from = [mean(three.map((t) => t.ay)), mean(three.map((t) => t.ax))];
        const to = [mean(three.map((t) => t.by)), mean(three.map((t) => t.bx))];
        const spread = mean(three.map((t) => Math.hypot(t.ay - from[0]!, t.ax - from[1]!)));
        if (spread === 0) continue;
        const scale = mean(three.map((t) => Math.hypot(t.by - to[0]!, t.bx - to[1]!))) / spread;
        const residuals = pairs.map((t) =>
          Math.hypot(
            scale * (t.ay - allY) + allY + to[0]! - from[0]! - t.by,
            scale * (t.ax - allX) + allX + to[1]! - from[1]! - t.bx,
          ),
        );
        const flags = residuals.map((residual) => residual < 25);
        const count = flags.filter(Boolean).length;
        const squares = residuals.reduce((sum, residual) => sum + residual ** 2, 0);
        if (count > best.count || (count === best.count && squares < best.squares)) {
          best = { count, squares, flags };
        }
      }
    });
  });
  return best.flags;
}

describe('inliersOf', () => {
  it('agrees with the plain reading of the specification', () => {
    const near = fc.double({ min: -60, max: 60, noNaN: true });
    const pair = fc
      .tuple(coordinate, coordinate, near, near)
      .map(([y, x, dy, dx]) => ({ ay: y, ax: x, by: y + dy, bx: x + dx }));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
        expect(inliersOf(pairs)).toEqual(plainInliers(pairs));
      }),
      // A fixed seed: where two samples are equally good, rounding decides between them.
      { numRuns: 300, seed: 16 },
    );
  });

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
