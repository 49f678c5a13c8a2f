import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codePointsOf } from '../../src/text/code-points.ts';

it.each([
  ['', 1],
  ['caf\u00e9 \u00ff', 1],
  ['\u0100', 2],
  ['plain \uffff', 2],
  ['plain 👻', 4],
  ['\u5403\udc7b', 4],
])('takes for %j %i bytes each', (text, bytes) => {
  const points = codePointsOf(text, 5);
  expect([points.length, points.BYTES_PER_ELEMENT]).toEqual([5, bytes]);
});

it('has room for every code point of the text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      const all = Array.from(text, (char) => char.codePointAt(0) ?? 0);
      const points = codePointsOf(text, all.length);
      points.set(all);
      expect([...points]).toEqual(all);
    }),
  );
});
