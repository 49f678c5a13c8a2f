import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOccurrences, countRotations } from '../../src/text/search.ts';
import { isPower, mostOfRotations, occurrences } from '../rule/plain/count.ts';

const letters = fc.nat(2);
const units = fc.array(letters, { minLength: 1, maxLength: 7 });
const pairs = units.chain((unit) =>
  fc
    .array(
      fc.oneof(
        fc.array(letters, { maxLength: 4 }),
        fc
          .tuple(fc.nat(6), fc.integer({ min: 1, max: 4 }))
          .map(([shift, copies]) =>
            Array.from(
              { length: copies * unit.length },
              (_, at) => unit[(at + shift) % unit.length]!,
            ),
          ),
      ),
      { maxLength: 6 },
    )
    .map((parts) => ({ unit, data: parts.flat() })),
);

describe('countOccurrences', () => {
  it.each<[string, number[], number[], number]>([
    ['an empty unit', [1, 2], [], 0],
    ['an empty text', [], [1], 0],
    ['a longer unit', [1], [1, 1], 0],
    ['the whole text', [1, 2], [1, 2], 1],
    ['copies that do not overlap', [1, 1, 1, 1, 1], [1, 1], 2],
    ['a match after a false start', [1, 1, 2], [1, 2], 1],
  ])('counts %s', (_, data, unit, count) => {
    expect(countOccurrences(Int32Array.from(data), Int32Array.from(unit))).toBe(count);
  });

  it('counts like a look at every place', () => {
    fc.assert(
      fc.property(pairs, ({ data, unit }) => {
        const count = countOccurrences(Uint32Array.from(data), Uint32Array.from(unit));
        expect(count).toBe(occurrences(data, unit));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('countRotations', () => {
  it.each<[string, number[], number[], number]>([
    ['an empty unit', [1, 2], [], 0],
    ['an empty text', [], [1], 0],
    ['a longer unit', [1], [1, 2], 0],
    ['another rotation', [2, 1, 2, 1, 2, 1], [1, 2], 3],
    ['rotations apart', [1, 2, 9, 2, 1, 9, 2, 1], [1, 2], 2],
    ['a unit of one', [3, 1, 3, 3], [3], 3],
    ['copies of two stretches that overlap once', [0, 2, 1, 0, 2, 1, 0, 0], [2, 1, 0, 0], 1],
    ['nothing', [1, 3, 2], [1, 2], 0],
  ])('counts %s', (_, data, unit, count) => {
    expect(countRotations(Int32Array.from(data), Int32Array.from(unit))).toBe(count);
  });

  it('counts the rotation that a look at every place finds most often', () => {
    fc.assert(
      fc.property(pairs, ({ data, unit }) => {
        // A rule asks for units that are no copies of a smaller one.
        fc.pre(!isPower(unit));
        const count = countRotations(Uint32Array.from(data), Uint32Array.from(unit));
        expect(count).toBe(mostOfRotations(data, unit));
      }),
      { numRuns: 3000 },
    );
  });
});
