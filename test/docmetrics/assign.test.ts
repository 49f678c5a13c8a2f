import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignRows, type CostMatrix } from '../../src/docmetrics/assign.ts';

const matrices = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }))
  .chain(([rows, columns]) =>
    fc
      .array(fc.integer({ min: -20, max: 20 }), {
        minLength: rows * columns,
        maxLength: rows * columns,
      })
      .map((cost) => ({ rows, columns, cost: Float64Array.from(cost) })),
  );

function totalOf({ columns, cost }: CostMatrix, assigned: Int32Array): number {
  let total = 0;
  assigned.forEach((column, row) => {
    if (column >= 0) total += cost[row * columns + column] ?? Number.NaN;
  });
  return total;
}

/** Tries every assignment. */
function leastTotal({ rows, columns, cost }: CostMatrix): number {
  const used = new Set<number>();
  const from = (row: number, left: number): number => {
    if (left === 0) return 0;
    if (rows - row < left) return Infinity;
    let best = rows - row > left ? from(row + 1, left) : Infinity;
    for (let column = 0; column < columns; column++) {
      if (used.has(column)) continue;
      used.add(column);
      best = Math.min(best, cost[row * columns + column]! + from(row + 1, left - 1));
      used.delete(column);
    }
    return best;
  };
  return from(0, Math.min(rows, columns));
}

describe('assignRows', () => {
  it('costs what the best of all assignments costs', () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        expect(totalOf(matrix, assignRows(matrix))).toBeCloseTo(leastTotal(matrix), 9);
      }),
      { numRuns: 400 },
    );
  });

  it('gives all of the smaller side a partner of its own', () => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        const partners = [...assignRows(matrix)].filter((column) => column >= 0);
        expect(partners).toHaveLength(Math.min(matrix.rows, matrix.columns));
        expect(new Set(partners).size).toBe(partners.length);
        expect(partners.every((column) => column < matrix.columns)).toBe(true);
      }),
    );
  });

  it('prefers the dear cell whose neighbour is dearer still', () => {
    const cost = Float64Array.from([1, 2, 1, 9]);
    expect([...assignRows({ rows: 2, columns: 2, cost })]).toEqual([1, 0]);
  });

  it('leaves rows without a partner at -1', () => {
    const cost = Float64Array.from([5, 1, 3]);
    expect([...assignRows({ rows: 3, columns: 1, cost })]).toEqual([-1, 0, -1]);
  });
});
