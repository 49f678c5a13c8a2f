import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/report/display-width.ts';

describe('displayWidth', () => {
  it.each([
    ['nothing', '', 0],
    ['letters', 'a page', 6],
    ['lines and blocks', '── █░', 5],
    ['wide characters', '目次', 4],
    ['a mark on a letter', 'e\u0301', 1],
    ['a soft hyphen and a zero-width space', 'a\u00ad\u200bb', 2],
    ['a family', '👩‍👩‍👧', 2],
    ['a sign that is an emoji', '©', 2],
    ['half of a pair', '\ud83d', 0],
    ['colours', '\u001b[31mred\u001b[0m', 3],
  ])('gives the columns of %s', (_, text, columns) => {
    expect(displayWidth(text)).toBe(columns);
  });

  it('agrees with string-width', () => {
    const binary = fc.string({ unit: 'binary' });
    const unit = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      // Of what steers a terminal, only colours are known here.
      binary.map((text) => text.replaceAll(/[\u001b\u009b]/g, '')),
      fc.constantFrom('\u001b[1m', '\u200d', '\ufe0f', '─', '·', '…', '\u0301', '🏳️‍🌈', 'ｱ', '한'),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 6 }), (parts) => {
        const text = parts.join('');
        expect(displayWidth(text)).toBe(stringWidth(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['letters and signs', 0, 0x3100],
    ['forms and surrogates', 0xd7f0, 0x10000],
    ['emoji', 0x1f000, 0x1fb00],
  ])('agrees with string-width on %s one by one', (_, first, end) => {
    const different: string[] = [];
    for (let code = first; code < end; code += code < 0xe000 || code > 0xf900 ? 1 : 256) {
      const character = String.fromCodePoint(code);
      if (displayWidth(character) !== stringWidth(character)) different.push(code.toString(16));
    }
    expect(different).toEqual([]);
  });
});
