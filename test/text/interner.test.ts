import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HASH_SEED, hashStep, SequenceInterner, tally } from '../../src/text/interner.ts';

function hashOf(items: ArrayLike<number>): number {
  let hash = HASH_SEED;
  for (let at = 0; at < items.length; at += 1) hash = hashStep(hash, items[at]!);
  return hash;
}

const slices = fc.array(fc.array(fc.nat(2), { maxLength: 4 }), { maxLength: 60 });

/** The hash as it is, and one that takes everything for equal. */
const HASHES: readonly [string, (items: ArrayLike<number>) => number][] = [
  ['with its hash', hashOf],
  ['with one hash for all', () => -1],
];

describe.each(HASHES)('SequenceInterner %s', (_, hash) => {
  it('numbers slices like a map of their texts', () => {
    fc.assert(
      fc.property(slices, slices, (known, asked) => {
        const data = Int32Array.from(known.flat());
        const interner = new SequenceInterner(data);
        const map = new Map<string, number>();
        let start = 0;
        for (const slice of known) {
          const text = slice.join();
          const isNew = !map.has(text);
          if (isNew) map.set(text, map.size);
          expect(interner.intern(start, slice.length, hash(slice))).toBe(map.get(text));
          if (isNew) expect(interner.startOf(map.get(text)!)).toBe(start);
          expect(interner.lengthOf(map.get(text)!)).toBe(slice.length);
          expect(interner.size).toBe(map.size);
          start += slice.length;
        }
        const other = Uint32Array.from([9, ...asked.flat()]);
        start = 1;
        for (const slice of asked) {
          const found = interner.find(other, start, slice.length, hash(slice));
          expect(found).toBe(map.get(slice.join()) ?? -1);
          start += slice.length;
        }
        expect(interner.size).toBe(map.size);
      }),
      { numRuns: 200 },
    );
  });
});

describe('SequenceInterner', () => {
  it('keeps its numbers while it grows', () => {
    const count = 3000;
    const data = Int32Array.from({ length: 2 * count }, (_, at) => at);
    const interner = new SequenceInterner(data);
    const number = (at: number): number =>
      interner.intern(2 * at, 2, hashOf(data.subarray(2 * at, 2 * at + 2)));
    const first = Array.from({ length: count }, (_, at) => number(at));
    const again = Array.from({ length: count }, (_, at) => number(at));

    expect(first).toEqual([...first.keys()]);
    expect(again).toEqual(first);
    expect(interner.size).toBe(count);
    expect([interner.startOf(2999), interner.lengthOf(2999)]).toEqual([5998, 2]);
  });

  it('gives 0 for numbers that it has not given', () => {
    const interner = new SequenceInterner(new Int32Array(0));
    expect([interner.size, interner.startOf(300), interner.lengthOf(300)]).toEqual([0, 0, 0]);
  });
});

describe('tally', () => {
  it('counts each number, those that are not there too', () => {
    expect([...tally(Int32Array.from([2, 0, 2]), 4)]).toEqual([1, 0, 2, 0]);
    expect([...tally(new Int32Array(0), 0)]).toEqual([]);
  });
});
