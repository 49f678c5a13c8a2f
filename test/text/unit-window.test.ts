import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UnitWindow, WINDOW } from '../../src/text/unit-window.ts';

it('gives the units of a stretch as charCodeAt does, lone surrogates too', () => {
  const window = new UnitWindow();
  const texts = fc.string({
    unit: fc.constantFrom('a', '\u05d0', '👻', '\ud83d', '\udc7b'),
    minLength: 1,
  });
  fc.assert(
    fc.property(texts, fc.nat(500), (pattern, from) => {
      const text = pattern.repeat(Math.ceil((from + WINDOW) / pattern.length));
      const units = window.read(text, from, from + WINDOW);
      const expected = Uint16Array.from({ length: WINDOW }, (_, at) => text.charCodeAt(from + at));
      expect(units).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

it('leaves a short stretch to the string', () => {
  expect(new UnitWindow().read('A short line.', 0, 13)).toBeNull();
});

it('moves on when a place is asked for that it does not hold, and when it was reset', () => {
  const window = new UnitWindow();
  const text = 'ab'.repeat(WINDOW);
  expect(window.moveTo(text, 100, text.length)).toBe(true);
  expect([window.base, window.end, window.units?.[1]]).toEqual([100, 100 + WINDOW, 0x62]);
  expect(window.moveTo(text, 99 + WINDOW, text.length)).toBe(false);
  expect(window.moveTo(text, 100 + WINDOW, text.length)).toBe(true);
  expect([window.base, window.end]).toEqual([100 + WINDOW, text.length]);
  expect(window.moveTo(text, 3, 10)).toBe(true);
  expect([window.base, window.end, window.units]).toEqual([3, 10, null]);
  window.reset();
  expect(window.moveTo('cd', 0, 2)).toBe(true);
  expect([window.base, window.end]).toEqual([0, 2]);
});
