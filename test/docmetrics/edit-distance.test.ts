import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, normalizedEditDistance } from '../../src/docmetrics/edit-distance.ts';

function plainDistance(a: string, b: string): number {
  const right = [...b];
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (const [i, left] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of right.entries()) {
      const kept = (row[j] ?? 0) + (left === other ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

it.each([
  ['two empty texts', '', '', 0],
  ['one empty text', '', 'abc', 1],
  ['one substitution of four', 'boos', 'boot', 0.25],
  ['a rare CJK character as one', '𠀀', 'a', 1],
])('gives the share of the longer text for %s', (_, a, b, share) => {
  expect(normalizedEditDistance(a, b)).toBe(share);
});

it('equals the plain table on texts over several words of bits', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '鬼', '𠀀'), { maxLength: 150 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(editDistance(a, b)).toBe(plainDistance(a, b));
    }),
    { numRuns: 300 },
  );
});
