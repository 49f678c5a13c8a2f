import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areAlike, costsOf } from '../../src/docmetrics/cdm-cost.ts';
import { tokenClass, type FormulaBoxes } from '../../src/docmetrics/cdm-token.ts';
import { boxLists } from './cdm-boxes.ts';

/** The cost of one pair, as specification S16.3 says it. */
function plainCost(a: FormulaBoxes, i: number, b: FormulaBoxes, j: number): number {
  const [one, two] = [a.boxes[i]!, b.boxes[j]!];
  const alike = tokenClass(one.token) === tokenClass(two.token) ? 0.05 : 1;
  const token = one.token === two.token ? 0 : alike;
  let position = 0;
  for (let side = 0; side < 4; side++) {
    const there = one.bbox[side]! / a.size[side % 2]!;
    position += Math.abs(there - two.bbox[side]! / b.size[side % 2]!) / 4;
  }
  const order = Math.abs(i / a.boxes.length - j / b.boxes.length);
  return token + 0.05 * position + 0.15 * order;
}

describe('costsOf', () => {
  it('agrees with the plain reading of the specification', () => {
    fc.assert(
      fc.property(boxLists(), boxLists(), (a, b) => {
        const { rows, columns, cost } = costsOf(a, b);
        expect([rows, columns]).toEqual([a.boxes.length, b.boxes.length]);
        const plain = a.boxes.flatMap((_, i) => b.boxes.map((__, j) => plainCost(a, i, b, j)));
        expect(cost).toHaveLength(plain.length);
        plain.forEach((value, at) => expect(cost[at]).toBeCloseTo(value, 12));
      }),
    );
  });

  it('is worked by hand for one pair', () => {
    const a: FormulaBoxes = { size: [100, 50], boxes: [{ token: 'x', bbox: [10, 10, 20, 20] }] };
    const b: FormulaBoxes = { size: [200, 50], boxes: [{ token: 'y', bbox: [40, 15, 60, 25] }] };
    // The four sides differ by 0.1 in all directions.
    expect(costsOf(a, b).cost[0]).toBeCloseTo(1 + 0.05 * 0.1, 12);
    expect(costsOf(a, a).cost[0]).toBe(0);
  });
});

describe('areAlike', () => {
  it('takes the same token, and one of its class', () => {
    expect(areAlike('x', 'x')).toBe(true);
    expect(areAlike(String.raw`\to`, String.raw`\leftarrow`)).toBe(true);
    expect(areAlike('x', 'y')).toBe(false);
  });
});
