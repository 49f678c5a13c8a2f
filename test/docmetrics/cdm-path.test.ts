import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  composed,
  IDENTITY,
  mappedBox,
  pathBox,
  transformOf,
  type Matrix,
} from '../../src/docmetrics/cdm-path.ts';

describe('pathBox', () => {
  it.each([
    ['M10 20L30 5', [10, 5, 30, 20]],
    ['M0 0H40V-7Z', [0, -7, 40, 0]],
    ['M0 0 10 10 -5 3', [-5, 0, 10, 10]],
    ['M-.5 1.5L2e1 3', [-0.5, 1.5, 20, 3]],
    // The curve reaches half of its control point's height.
    ['M0 0Q50 100 100 0', [0, 0, 100, 50]],
    // The second arc mirrors the first one below.
    ['M0 0Q50 100 100 0T200 0', [0, -50, 200, 50]],
    // After anything but a curve, T is a straight line.
    ['M0 0L10 10T20 30', [0, 0, 20, 30]],
    ['M0 0C0 10 20 10 20 0', [0, 0, 20, 10]],
  ])('of %s', (d, box) => {
    expect(pathBox(d)).toEqual(box);
  });

  it('is empty for nothing, and for what is no path', () => {
    for (const d of ['', 'x', '1 2']) expect(pathBox(d)[0]).toBe(Infinity);
  });

  it('holds every point of a quadratic curve, and touches it on each side', () => {
    const n = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(fc.tuple(n, n, n, n, n, n), ([x0, y0, x1, y1, x2, y2]) => {
        const [left, top, right, bottom] = pathBox(`M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`);
        const steps = Array.from({ length: 1001 }, (_, step) => step / 1000);
        const along = (a: number, b: number, c: number) =>
          steps.map((t) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c);
        expect(Math.min(...along(x0, x1, x2))).toBeCloseTo(left, 3);
        expect(Math.max(...along(x0, x1, x2))).toBeCloseTo(right, 3);
        expect(Math.min(...along(y0, y1, y2))).toBeCloseTo(top, 3);
        expect(Math.max(...along(y0, y1, y2))).toBeCloseTo(bottom, 3);
      }),
    );
  });
});

describe('transformOf', () => {
  it.each<[string, Matrix]>([
    ['', IDENTITY],
    ['translate(3,4)', [1, 0, 0, 1, 3, 4]],
    ['translate(3)', [1, 0, 0, 1, 3, 0]],
    ['translate(3 4) scale(2)', [2, 0, 0, 2, 3, 4]],
    ['scale(2,-1) translate(3,4)', [2, 0, 0, -1, 6, -4]],
    ['matrix(1 2 3 4 5 6)', [1, 2, 3, 4, 5, 6]],
  ])('reads %s', (text, matrix) => {
    expect(transformOf(text)).toEqual(matrix);
  });

  it('turns by degrees', () => {
    const [a, b, c, d] = transformOf('rotate(90)');
    expect([a, b, c, d].map((value) => Math.round(value) + 0)).toEqual([0, 1, -1, 0]);
  });
});

describe('mappedBox', () => {
  it('maps a box upside down, and one that is empty to none', () => {
    expect(mappedBox([1, 2, 3, 4], [2, 0, 0, -1, 10, 0])).toEqual([12, -4, 16, -2]);
    expect(mappedBox([Infinity, Infinity, -Infinity, -Infinity], IDENTITY)[0]).toBe(Infinity);
  });

  it('agrees with mapping twice', () => {
    const shift: Matrix = [1, 0, 0, 1, 5, 6];
    const grow: Matrix = [2, 0, 0, 3, 0, 0];
    const once = mappedBox([0, 0, 1, 1], composed(shift, grow));
    expect(once).toEqual(mappedBox(mappedBox([0, 0, 1, 1], grow), shift));
  });
});
