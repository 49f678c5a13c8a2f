import { describe, expect, it } from 'vitest';
import { triplesOf } from '../../src/docmetrics/cdm-triples.ts';

describe('triplesOf', () => {
  it('gives all triples in order', () => {
    expect([...triplesOf(4)]).toEqual([
      [0, 1, 2],
      [0, 1, 3],
      [0, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('gives none for fewer than three', () => {
    for (const count of [0, 1, 2]) expect([...triplesOf(count)]).toEqual([]);
  });

  it.each([
    [3, 1],
    [10, 120],
    [50, 19_600],
    [51, 2_000],
    [1_000, 2_000],
  ])('of %i gives %i', (count, triples) => {
    expect([...triplesOf(count)]).toHaveLength(triples);
  });

  it('draws three different indices, each as often as the others, every time the same', () => {
    const count = 60;
    const drawn = [...triplesOf(count)];
    const seen = [0, 1, 2].map(() => new Array<number>(count).fill(0));
    for (const triple of drawn) {
      expect(new Set(triple).size).toBe(3);
      triple.forEach((index, place) => (seen[place]![index]! += 1));
    }
    // 2,000 draws over 60 indices: 33 each, with a spread of 6.
    for (const place of seen) {
      expect(place).toHaveLength(count);
      expect(Math.min(...place)).toBeGreaterThan(10);
      expect(Math.max(...place)).toBeLessThan(66);
    }
    expect([...triplesOf(count)]).toEqual(drawn);
  });
});
