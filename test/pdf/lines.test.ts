import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRightToLeft, reverseClusters } from '../../src/pdf/direction.ts';
import { readableText, type Glyph } from '../../src/pdf/glyph.ts';
import { buildLines } from '../../src/pdf/lines.ts';

const page = { width: 600, height: 800 };

let strings = 0;

/** The glyphs of a word, a string of its own: letters half a font size wide, at any angle. */
function word(text: string, along: number, level: number, size = 10, angle = 0): readonly Glyph[] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  strings += 1;
  const source = strings;
  return Array.from(text, (letter, index) => {
    const u = along + (index * size) / 2;
    return {
      text: letter,
      x: u * cos - level * sin,
      y: u * sin + level * cos,
      angle,
      size,
      advance: size / 2,
      source,
      mark: false,
      blank: false,
    };
  });
}

const texts = (glyphs: readonly Glyph[]): readonly string[] =>
  buildLines(glyphs, page).map((line) => line.text);

/** Rows of words, each word with its place. */
const rows = fc.array(
  fc.array(fc.stringMatching(/^[a-z0-9.=-]{1,6}$/), { minLength: 1, maxLength: 6 }),
  { minLength: 1, maxLength: 8 },
);
const placed = (table: readonly (readonly string[])[], angle = 0): readonly (readonly Glyph[])[] =>
  table.flatMap((row, line) =>
    row.map((text, column) => word(text, 50 + column * 38, 700 - line * 12, 10, angle)),
  );
// Words are 38 points apart and up to 30 wide: a gap is a word gap below one font size.
const expected = (table: readonly (readonly string[])[]): readonly string[] =>
  table.map((row) =>
    row
      .map((text, column) => {
        if (column === 0) return text;
        const gap = 38 - (row[column - 1]?.length ?? 0) * 5;
        return `${gap > 10 ? '  ' : ' '}${text}`;
      })
      .join(''),
  );

describe('buildLines', () => {
  test('gives no line for no glyphs', () => {
    expect(buildLines([], page)).toEqual([]);
  });

  test('gives one line with its place for one glyph', () => {
    expect(buildLines(word('a', 50, 700), page)).toEqual([
      { text: 'a', x: 50, y: 100, width: 5, height: 10, angle: 0 },
    ]);
  });

  test('reads a table by rows, in whatever order its words are painted', () => {
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (table, keys) => {
        const order = placed(table)
          .map((glyphs) => ({ glyphs, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key);
        expect(texts(order.flatMap(({ glyphs }) => glyphs))).toEqual(expected(table));
      }),
    );
  });

  test('reads the same at every angle', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 359 }), (table, angle) => {
        expect(texts(placed(table, angle).flat())).toEqual(expected(table));
      }),
    );
  });

  test('reads lines of a scan that lies a little askew', () => {
    const glyphs = [...word('left', 50, 700, 10, 1.2), ...word('right', 450, 700, 10, 1.4)];
    expect(texts(glyphs)).toEqual(['left  right']);
  });

  test('counts text that is painted again in the same place once, and text beside it twice', () => {
    const twice = [...word('ab', 50, 700), ...word('ab', 50.5, 700), ...word('ab', 63, 700)];
    expect(texts(twice)).toEqual(['ab ab']);
  });

  test('keeps a fraction on lines of its own', () => {
    const glyphs = [...word('x', 50, 704), ...word('y', 50, 700), ...word('=', 70, 702)];
    expect(texts(glyphs)).toHaveLength(2);
  });

  test('reads a line from right to left with its numbers from left to right', () => {
    const glyphs = [...word('12', 50, 700), ...word('בא', 70, 700), ...word('דג', 90, 700)];
    expect(texts(glyphs)).toEqual(['גד אב 12']);
  });

  test('reads words from right to left within a line from left to right', () => {
    const glyphs = [
      ...word('see', 50, 700),
      ...word('בא', 70, 700),
      ...word('דג', 85, 700),
      ...word('here', 110, 700),
    ];
    expect(texts(glyphs)).toEqual(['see גד אב here']);
  });

  test('takes time in proportion to the glyphs, whether they lie side by side or in one place', () => {
    const many = (count: number, place: (index: number) => readonly Glyph[]): number => {
      const glyphs = Array.from({ length: count }, (_, index) => place(index)).flat();
      const started = performance.now();
      buildLines(glyphs, page);
      return performance.now() - started;
    };
    for (const place of [
      (index: number) => word('ab', (index * 37) % 500, (index * 91) % 780),
      (index: number) => word(`a${index}`, 50, 700),
      (index: number) => word('ab', 50 + index * 20, 700),
    ]) {
      many(2_000, place);
      const [few, lots] = [many(4_000, place), many(32_000, place)];
      // Eight times the glyphs; quadratic growth would be 64 times.
      expect(lots).toBeLessThan(30 * few + 100);
    }
  });
});

describe('reverseClusters', () => {
  test.each([
    ['letters', ['ם', 'ו', 'ל', 'ש'], 'שלום'],
    ['a number among letters', ['1', '2', 'א'], 'א12'],
    ['a decimal number', ['3', '.', '5', 'א'], 'א3.5'],
    ['a full stop after a number', ['א', '.', '1', '2'], '12.א'],
    ['brackets', ['(', 'א', ')'], '(א)'],
    ['a mark after its letter', ['ב', 'א', '\u05b8'], 'א\u05b8ב'],
    ['nothing', [], ''],
  ])('turns %s', (_, visual, logical) => {
    expect(reverseClusters(visual)).toBe(logical);
  });

  test('is its own inverse for letters', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('א', 'ב', 'ג', 'ד')), (letters) => {
        expect(reverseClusters(Array.from(reverseClusters(letters)))).toBe(letters.join(''));
      }),
    );
  });
});

describe('readableText', () => {
  test.each([
    ['a letter', 0x61, 'a'],
    ['a ligature', 0xfb01, 'fi'],
    ['an Arabic ligature', 0xfefb, 'لا'],
    ['a private character', 0xe000, '\ue000'],
    ['a character beyond the basic plane', 0x1f47b, '👻'],
    ['no character', 0xfffe, ''],
    ['a control', 1, ''],
    ['half a pair', 0xd800, ''],
    ['a number beyond Unicode', 0x110000, ''],
  ])('reads %s', (_, codePoint, text) => {
    expect(readableText(codePoint)).toBe(text);
  });

  test('never gives half a pair or a control', () => {
    fc.assert(
      fc.property(fc.nat({ max: 0x120000 }), (codePoint) => {
        const text = readableText(codePoint);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
      }),
    );
  });
});

test('digits run from left to right in every script', () => {
  expect(['1', '۲', '٣'].map(isRightToLeft)).toEqual([false, false, false]);
});
