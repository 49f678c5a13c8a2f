import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Random } from '../../src/haunt/random.ts';

const draws = (name: string): readonly number[] => {
  const random = new Random(name);
  return Array.from({ length: 8 }, () => random.int(0, 1_000_000));
};

it('gives the same numbers for the same name, on every machine', () => {
  expect(draws('0/trap/codes/1/0')).toEqual(draws('0/trap/codes/1/0'));
  expect(draws('boo')).toMatchInlineSnapshot(`
    [
      892088,
      389952,
      414431,
      122912,
      940411,
      767533,
      628450,
      811304,
    ]
  `);
});

it('gives other numbers for another name', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      fc.pre(one !== other);
      expect(draws(one)).not.toEqual(draws(other));
    }),
  );
});

it('stays in its range and reaches both ends', () => {
  const random = new Random('ends');
  const drawn = new Set(Array.from({ length: 500 }, () => random.int(-2, 3)));
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
});

it('spreads evenly', () => {
  const random = new Random('even');
  const counts = [0, 0, 0, 0];
  for (let draw = 0; draw < 40_000; draw += 1) counts[random.int(0, 3)]! += 1;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

it('samples different items, all of them when there are too few', () => {
  const random = new Random('sample');
  expect(new Set(random.sample(['a', 'b', 'c', 'd'], 3)).size).toBe(3);
  expect(random.sample(['a', 'b'], 5).toSorted()).toEqual(['a', 'b']);
  expect(random.sample([], 2)).toEqual([]);
});

it('refuses to pick from nothing', () => {
  expect(() => new Random('x').pick([])).toThrow(RangeError);
});
