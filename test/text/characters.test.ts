import { describe, expect, it } from 'vitest';
import {
  CHAR,
  classOf,
  foldCodePoint,
  isDroppedAstral,
  isFill,
  mayComposeAstral,
} from '../../src/text/characters.ts';

const UNITS = Array.from({ length: 0x10000 }, (_, unit) => unit);

function unitsWith(flag: number): readonly number[] {
  return UNITS.filter((unit) => (classOf(unit) & flag) !== 0);
}

function unitsLike(pattern: RegExp): readonly number[] {
  return UNITS.filter((unit) => pattern.test(String.fromCharCode(unit)));
}

function codes(text: string): readonly number[] {
  return [...text].map((char) => char.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
}

describe('classOf', () => {
  it.each<[string, number, RegExp]>([
    ['white space', CHAR.space, /^[\t\p{Zs}]$/u],
    ['newline forms', CHAR.newline, /^[\n\v\f\r\u0085\u2028\u2029]$/u],
    ['surrogates', CHAR.surrogate, /^\p{Cs}$/u],
    [
      'what is dropped',
      CHAR.drop,
      /^(?![\t-\r\u0085])[\p{Cc}\p{Bidi_Control}\p{Variation_Selector}\u00AD\u200B\u2060\uFEFF]$/u,
    ],
    ['Markdown inside a line', CHAR.inline, /^[\\*_~`[]$/u],
    ['the pipe', CHAR.pipe, /^\|$/u],
    ['ampersands', CHAR.entity, /^&$/u],
    ['tags', CHAR.tag, /^<$/u],
    ['look-alikes', CHAR.fold, /^[OIlǀ$…]$/u],
    ['what starts a prefix or a rule', CHAR.prefix, /^[#>\-+*_=:|`~\d•]$/u],
  ])('knows %s', (_, flag, pattern) => {
    expect(unitsWith(flag)).toEqual(unitsLike(pattern));
  });

  it('takes what stands behind the end of a text for plain', () => {
    expect(classOf(Number.NaN)).toBe(0);
  });

  it('knows every unit that composition can change or join to another', () => {
    const missed = UNITS.filter((unit) => {
      const char = String.fromCharCode(unit);
      const moves = char.normalize('NFC') !== char || /\p{M}/u.test(char);
      return moves && (classOf(unit) & (CHAR.compose | CHAR.drop | CHAR.space)) === 0;
    });
    expect(missed).toEqual([]);
  });
});

describe('isFill', () => {
  it('knows the fill characters and no others', () => {
    expect(UNITS.filter(isFill)).toEqual(codes('.‥·•-‐‑‒–—―−_=▪'));
  });
});

describe('foldCodePoint', () => {
  it('folds look-alikes of digits and nothing else', () => {
    const changed = UNITS.filter((unit) => foldCodePoint(unit) !== unit);
    expect(changed).toEqual(codes('OIlǀ$'));
    expect(String.fromCodePoint(...[...'OIlǀ$'].map((c) => foldCodePoint(c.codePointAt(0)!)))).toBe(
      '01115',
    );
  });
});

describe('astral code points', () => {
  const ASTRAL = Array.from({ length: 0x100000 }, (_, at) => 0x10000 + at);

  it('drops variation selectors alone', () => {
    const dropped = ASTRAL.filter(isDroppedAstral);
    expect([dropped[0], dropped.at(-1), dropped.length]).toEqual([0xe0100, 0xe01ef, 240]);
  });

  it('knows all that normal forms change or move', () => {
    const missed = ASTRAL.filter((point) => {
      const char = String.fromCodePoint(point);
      const around = ['a\u0301', 'a\u0323'].some((base) => {
        const text = `a${char}${base[1]}`;
        return text.normalize('NFC') !== text;
      });
      return (
        (char.normalize('NFC') !== char || char.normalize('NFD') !== char || around) &&
        !mayComposeAstral(point)
      );
    });
    expect(missed.map((point) => point.toString(16))).toEqual([]);
  });

  it('leaves emoji and their tags alone', () => {
    expect(
      ['👩', '🏴', '\u{E0067}', '😀'].filter((c) => mayComposeAstral(c.codePointAt(0)!)),
    ).toEqual([]);
  });
});
