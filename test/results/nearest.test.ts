import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { didYouMean, editDistance, nearestSpelling } from '../../src/results/nearest.ts';

describe('nearestSpelling', () => {
  it.each<[string, string, string[], string | null]>([
    ['takes the nearest name', 'bose', ['boose', 'bosf', 'noise'], 'boose'],
    ['takes the first of equals', 'bat', ['cat', 'hat'], 'cat'],
    ['finds a letter that is missing', 'lst-rise', ['lost-rise'], 'lost-rise'],
    ['finds a letter too many', 'losst-rise', ['lost-rise'], 'lost-rise'],
    ['finds letters that are missing at the start', 'os-rise', ['boos-rise'], 'boos-rise'],
    ['finds letters too many at the start', 'xxnever', ['never'], 'never'],
    [
      'finds letters that are missing at the end',
      'warnings-ri',
      ['warnings-rise'],
      'warnings-rise',
    ],
    ['weighs letters taken out against letters put in', 'abxdef', ['abdefy'], 'abdefy'],
    ['allows one edit in short words', 'a', ['b'], 'b'],
    ['allows no more than a third', 'abcdef', ['abcxyz'], null],
    ['allows exactly a third', 'abcdef', ['abcdxy'], 'abcdxy'],
    ['sees letters that are swapped as one edit', 'nveer', ['never'], 'never'],
    ['sees two swaps as two edits', 'nvere', ['never'], null],
    ['does not mind capital letters', 'Boos-Rise', ['lost-rise', 'boos-rise'], 'boos-rise'],
    ['gives the nearest of several', 'ghosts', ['real', 'ghost', 'host'], 'ghost'],
    ['compares no long text', 'x'.repeat(65), ['x'.repeat(65)], null],
    ['compares no long name', 'x'.repeat(64), ['x'.repeat(65)], null],
    ['compares names of 64 characters', 'x'.repeat(64), ['x'.repeat(64)], 'x'.repeat(64)],
    ['finds nothing among no names', 'a', [], null],
    ['gives up on words of another length', 'abc', ['abcdefgh'], null],
    ['prefers the name itself', 'never', ['nevers', 'never'], 'never'],
  ])('%s', (_, word, names, expected) => {
    expect(nearestSpelling(word, names)).toBe(expected);
  });
});

describe('didYouMean', () => {
  it('asks, with what cannot be seen made visible', () => {
    expect(didYouMean('tarp', ['real', 'trap'])).toBe('Did you mean "trap"?');
    expect(didYouMean('ab\u200bc', ['ab\u200bd'])).toBe('Did you mean "ab\\u200bd"?');
  });

  it('asks nothing when no name is near', () => {
    expect(didYouMean('attic', ['real', 'ghost'])).toBeNull();
  });
});

/** The same by its definition, a letter at a time from the front. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const costs = [
    plainDistance(a.slice(1), b) + 1,
    plainDistance(a, b.slice(1)) + 1,
    plainDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) {
    costs.push(plainDistance(a.slice(2), b.slice(2)) + 1);
  }
  return Math.min(...costs);
}

describe('editDistance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

  it('is what its definition says, as far as it is asked for', () => {
    fc.assert(
      fc.property(word, word, fc.nat(6), (a, b, most) => {
        const distance = plainDistance(a, b);
        expect(Math.min(editDistance(a, b, most), most + 1)).toBe(Math.min(distance, most + 1));
      }),
      { numRuns: 500 },
    );
  });
});
