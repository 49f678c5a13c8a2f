import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchFormulas, toThousandths } from '../../src/docmetrics/cdm-match.ts';
import type { FormulaBoxes } from '../../src/docmetrics/cdm-token.ts';
import { BOX_CASES } from './cdm-cases.ts';

/** Tokens in a row, 20 px each, shifted as asked. */
function inRow(names: readonly string[], shift = 0): FormulaBoxes {
  return {
    size: [20 * names.length + 16, 36],
    boxes: names.map((token, at) => ({
      token,
      bbox: [8 + 20 * at + shift, 8, 24 + 20 * at + shift, 28],
    })),
  };
}

const rows = fc
  .array(fc.constantFrom('a', 'b', '=', '+', String.raw`\frac`), { minLength: 1, maxLength: 30 })
  .map((names) => inRow(names));

describe('matchFormulas', () => {
  it.each(BOX_CASES)('gives the value of the original for $id', ({ gt, pred, expected }) => {
    expect(matchFormulas(gt, pred).f1).toBeCloseTo(expected, 3);
  });

  it('gives 1 for a formula and itself', () => {
    fc.assert(
      fc.property(rows, (row) => {
        expect(matchFormulas(row, row)).toEqual({ f1: 1, precision: 1, recall: 1 });
      }),
    );
  });

  it('swaps precision and recall with the sides when no token moves', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 29 }), (row, at) => {
        const changed = {
          ...row,
          boxes: row.boxes.map((box, index) => (index === at ? { ...box, token: '?' } : box)),
        };
        const there = matchFormulas(row, changed);
        const back = matchFormulas(changed, row);
        expect([back.f1, back.precision, back.recall]).toEqual([
          there.f1,
          there.recall,
          there.precision,
        ]);
      }),
    );
  });

  it('never leaves 0 to 1, and F1 lies between precision and recall', () => {
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        const { f1, precision, recall } = matchFormulas(a, b);
        expect(Math.min(precision, recall)).toBeGreaterThanOrEqual(0);
        expect(Math.max(precision, recall)).toBeLessThanOrEqual(1);
        expect(f1).toBeGreaterThanOrEqual(Math.min(precision, recall) - 1e-3);
        expect(f1).toBeLessThanOrEqual(Math.max(precision, recall) + 1e-3);
      }),
    );
  });

  it('does not mind where in the image the formula stands', () => {
    const names = [...'a+b=c+d'];
    expect(matchFormulas(inRow(names), inRow(names, 60)).f1).toBe(1);
  });

  it('takes tokens of one class for each other, and no others', () => {
    const name = (token: string) => inRow(['a', token, 'b', 'c', 'd']);
    const arrow = name(String.raw`\rightarrow`);
    expect(matchFormulas(arrow, name(String.raw`\leftarrow`)).f1).toBe(1);
    expect(matchFormulas(arrow, name('=')).f1).toBe(0.8);
  });

  it('leaves out a token that jumped', () => {
    const still = inRow([...'abcdefgh']);
    const jumped = {
      size: [still.size[0], 136] as const,
      boxes: still.boxes.map((box) =>
        box.token === 'd' ? { ...box, bbox: [68, 108, 84, 128] as const } : box,
      ),
    };
    expect(matchFormulas(still, jumped).f1).toBe(0.875);
  });

  it('finds a second line that moved as a whole', () => {
    const lines = (gap: number): FormulaBoxes => ({
      size: [216, 300],
      boxes: Array.from({ length: 16 }, (_, at) => {
        const [x, y] = [8 + 20 * (at % 8), at < 8 ? 8 : 40 + gap];
        return { token: String.fromCodePoint(97 + at), bbox: [x, y, x + 16, y + 20] };
      }),
    });
    expect(matchFormulas(lines(0), lines(150)).f1).toBe(1);
  });

  it('looks for three lines that moved apart, not for four', () => {
    /** Lines of eight tokens each; every line is shifted by its own distance. */
    const lines = (count: number, gap: number): FormulaBoxes => ({
      size: [216, 2_000],
      boxes: Array.from({ length: 8 * count }, (_, at) => {
        const line = Math.floor(at / 8);
        const [x, y] = [8 + 20 * (at % 8), 8 + line * (30 + gap * (line % 2 === 0 ? line : -line))];
        return { token: String.fromCodePoint(0x4e00 + at), bbox: [x, y + 900, x + 16, y + 920] };
      }),
    });
    expect(matchFormulas(lines(3, 0), lines(3, 90)).f1).toBe(1);
    expect(matchFormulas(lines(4, 0), lines(4, 90)).f1).toBe(0.75);
  });

  it('stops when three pairs are left', () => {
    const still = inRow([...'abcdefgh']);
    const jumped = {
      size: [still.size[0], 336] as const,
      boxes: still.boxes.map((box, at) =>
        at < 5 ? box : { ...box, bbox: [8 + 20 * at, 300, 24 + 20 * at, 320] as const },
      ),
    };
    expect(matchFormulas(still, jumped).f1).toBe(0.625);
  });

  it('gives 0 when a side has no token', () => {
    const none: FormulaBoxes = { size: [16, 16], boxes: [] };
    for (const [a, b] of [
      [none, inRow(['a'])],
      [inRow(['a']), none],
      [none, none],
    ] as const) {
      expect(matchFormulas(a, b)).toEqual({ f1: 0, precision: 0, recall: 0 });
    }
  });
});

describe('toThousandths', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2 / 3, 0.667],
    [6 / 7, 0.857],
    // Just between two thousandths: to the even one.
    [1 / 16, 0.062],
    [3 / 16, 0.188],
    [13 / 16, 0.812],
    [15 / 16, 0.938],
    // Looks like one, but its binary value is above.
    [1 / 80, 0.013],
  ])('rounds %d to %d', (value, rounded) => {
    expect(toThousandths(value)).toBe(rounded);
  });
});
