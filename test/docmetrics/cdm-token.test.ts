import { describe, expect, it } from 'vitest';
import { tokenName, inkedCharacters, isEllipsis } from '../../src/docmetrics/cdm-name.ts';
import { tokenClass } from '../../src/docmetrics/cdm-token.ts';

describe('tokenClass', () => {
  it.each([
    ['x', 'x'],
    [String.raw`\alpha`, String.raw`\alpha`],
    [String.raw`\cdot`, '.'],
    [String.raw`\mid`, '|'],
    [String.raw`\to`, 'arrow'],
    [String.raw`\rightarrow`, 'arrow'],
    [String.raw`\leftarrow`, 'arrow'],
    [String.raw`\longrightarrow`, String.raw`\rightarrow`],
    [String.raw`\hookleftarrow`, String.raw`\leftarrow`],
    [String.raw`\top`, 'T'],
    [String.raw`\cdots`, String.raw`\dots`],
    [String.raw`\prime`, "'"],
    [String.raw`\ast`, '*'],
    [String.raw`\Tilde`, String.raw`\tilde`],
    [String.raw`\left(`, '('],
    [String.raw`\right]`, ']'],
    [String.raw`\big(`, '('],
    [String.raw`\Biggr\rangle`, String.raw`\rangle`],
    [String.raw`\bigcup`, String.raw`\bigcup`],
    [String.raw`\leq`, String.raw`\le`],
    [String.raw`\geq`, String.raw`\ge`],
    [String.raw`\leqslant`, String.raw`\leqslant`],
    [String.raw`\Vert`, String.raw`\|`],
    [String.raw`\lVert`, String.raw`\|`],
    [String.raw`\rvert`, '|'],
    [String.raw`\vert`, '|'],
    [String.raw`\widehat`, String.raw`\hat`],
    [String.raw`\varepsilon`, 'epsilon'],
  ])('puts %s into the class %s', (token, kind) => {
    expect(tokenClass(token)).toBe(kind);
  });
});

describe('tokenName', () => {
  it.each([
    ['𝐀', 'A'],
    ['ℝ', 'R'],
    ['𝛂', 'α'],
    ['𝛜', 'ϵ'],
    ['𝟏', '1'],
    ['−', '-'],
    ['∥', String.raw`\|`],
    ['→', String.raw`\rightarrow`],
    ['中', '中'],
  ])('reads %s as %s', (character, name) => {
    expect(tokenName(character)).toBe(name);
  });

  it.each(['ℓ', 'ϵ', 'ϕ', 'ϑ', 'ℜ'])('leaves %s apart from its look-alike', (character) => {
    expect(tokenName(character)).toBe(character);
  });
});

describe('inkedCharacters', () => {
  it('drops spaces and invisible operators and takes primes one by one', () => {
    expect(inkedCharacters('a \u2061b\u00A0')).toEqual(['a', 'b']);
    expect(inkedCharacters('‴')).toEqual(['′', '′', '′']);
    expect(inkedCharacters('=\u0338')).toEqual(['≠']);
    expect(inkedCharacters('')).toEqual([]);
  });

  it('knows an ellipsis in a row from other dots', () => {
    expect(['…', '⋯', '⋮', '.'].map(isEllipsis)).toEqual([true, true, false, false]);
  });
});
