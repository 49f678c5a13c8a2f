import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  counted,
  percent,
  pointsChange,
  seconds,
  span,
  thousands,
} from '../../src/report/percent.ts';

describe('percent', () => {
  it.each([
    [null, '–'],
    [0, '0.0%'],
    [1, '100.0%'],
    [0.9996, '99.9%'],
    [0.9999999999, '99.9%'],
    [178 / 179, '99.4%'],
    [1 / 3, '33.3%'],
    [0.1235, '12.4%'],
    [0.0005, '0.1%'],
    [0.00049, '0.0%'],
    [0.9995, '99.9%'],
  ])('prints %s as %s', (rate, text) => {
    expect(percent(rate)).toBe(text);
  });

  it('rounds every fraction half up as exact arithmetic does, and says 100.0 of all alone', () => {
    const fraction = fc
      .integer({ min: 1, max: 5000 })
      .chain((whole) => fc.tuple(fc.nat({ max: whole }), fc.constant(whole)));
    fc.assert(
      fc.property(fraction, ([part, whole]) => {
        const exact = Math.floor((part * 2000 + whole) / (2 * whole));
        const tenths = part < whole ? Math.min(999, exact) : 1000;
        expect(percent(part / whole)).toBe(`${Math.floor(tenths / 10)}.${tenths % 10}%`);
      }),
    );
  });
});

describe('pointsChange', () => {
  it.each([
    [0.5, 0.75, '+25.0'],
    [0.75, 0.5, '−25.0'],
    [0.5, 0.5, '0.0'],
    [0.33333, 0.33334, '0.0'],
    [1, 0.9999, '−0.1'],
    [null, 0.5, '–'],
    [0.5, null, '–'],
  ])('prints %s to %s as %s', (base, head, text) => {
    expect(pointsChange(base, head)).toBe(text);
  });
});

describe('numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [8181, '8,181'],
    [33_554_432, '33,554,432'],
    [-1234, '−1,234'],
    [1234.5, '1,234.5'],
  ])('groups %s as %s', (count, text) => {
    expect(thousands(count)).toBe(text);
  });

  it('says one Boo and two Boos', () => {
    expect([1, 2, 0].map((count) => counted(count, 'Boo', 'Boos'))).toEqual([
      '1 Boo',
      '2 Boos',
      '0 Boos',
    ]);
  });

  it.each([
    [null, '–'],
    [0, '0.00'],
    [420, '0.42'],
    [9994, '9.99'],
    [9996, '10.0'],
    [99_960, '100'],
    [3_600_000, '3,600'],
  ])('prints %s ms as %s seconds', (durationMs, text) => {
    expect(seconds(durationMs)).toBe(text);
  });

  it.each([
    [0, '0 s'],
    [400, '1 s'],
    [99_000, '99 s'],
    [100_000, '2 min'],
    [3_540_001, '1 h'],
    [3_900_000, '1 h 5 min'],
    [3_600_000_000, '1,000 h'],
  ])('speaks of %s ms as %s', (durationMs, text) => {
    expect(span(durationMs)).toBe(text);
  });
});
