import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  editDistance,
  normalizedEditDistance,
  pointsOf,
} from '../../src/docmetrics/edit-distance.ts';
import { stripDistance } from '../../src/docmetrics/edit-strips.ts';

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

/** A text and what becomes of it under some edits; or another text. */
const pairs = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'b', 'c', '鬼', '𠀀'), { minLength: 1, maxLength: 300 }),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom('', 'a', 'x', 'ab')), { maxLength: 60 }),
  )
  .map(([items, edits]) => {
    const edited: string[] = [...items];
    for (const [at, item] of edits) edited[at % edited.length] = item;
    return [items.join(''), edited.join('')] as const;
  });

it('equals the plain table in strips of any height, with any limit', () => {
  fc.assert(
    fc.property(
      pairs,
      fc.integer({ min: 1, max: 3 }),
      fc.nat({ max: 80 }),
      (texts, stripWords, most) => {
        const [a, b] = texts.map(pointsOf).toSorted((x, y) => x.length - y.length);
        if (a === undefined || b === undefined || a.length === 0) return;
        const plain = plainDistance(...texts);
        expect(stripDistance(a, b, { stripWords })).toBe(plain);
        expect(stripDistance(a, b, { stripWords, most })).toBe(plain <= most ? plain : null);
        expect(stripDistance(a, b, { stripWords, most: plain })).toBe(plain);
        expect(stripDistance(a, b, { stripWords, most: plain - 1 })).toBe(null);
      },
    ),
    { numRuns: 300 },
  );
});

it('equals the plain table where it seeks in bands first', () => {
  const long = (seed: number): string =>
    Array.from(
      { length: 2_500 },
      (_, at) => 'abcdef'[(at * seed + Math.floor(at / 7) * 5) % 6],
    ).join('');
  const text = long(5);
  const others = [
    text.replaceAll('ab', 'xa'),
    `${text.slice(900)}${text.slice(0, 900)}`,
    text.replaceAll(/[abc]/g, ''),
    `${'z'.repeat(2_200)}${text}`,
    long(3),
    'q'.repeat(2_400),
  ];
  for (const other of others) {
    expect(editDistance(`-${text}-`, `+${other}+`)).toBe(plainDistance(`-${text}-`, `+${other}+`));
  }
}, 60_000);

it('takes any numbers for items, and leaves nothing of one pair to the next', () => {
  const items = (...values: readonly number[]): Int32Array => Int32Array.from(values);
  expect(stripDistance(items(-1, 70_000, 5), items(-1, 70_000, 6))).toBe(1);
  expect(stripDistance(items(7), items(-1, 70_000, 5))).toBe(3);
  const wide = Int32Array.from({ length: 300 }, (_, at) => at);
  expect(stripDistance(wide, wide.toReversed(), { stripWords: 2 })).toBeGreaterThan(250);
  expect(stripDistance(items(1, 2, 3), items(3, 2, 1))).toBe(2);
  expect(stripDistance(items(1, 2), items(1, 2, 3, 4), { most: 1 })).toBe(null);
});

it('reads lone surrogates as themselves', () => {
  expect([...pointsOf('a\uD800b\uDC00𠀀')]).toEqual([0x61, 0xd800, 0x62, 0xdc00, 0x20000]);
});
