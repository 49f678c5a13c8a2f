import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptAround, type ExcerptSpan } from '../../src/report/excerpt.ts';
import { displayWidth } from '../../src/report/display-width.ts';

/** `[loop]`, `{loop left out}`, `(text left out)`, text. */
function marked(spans: readonly ExcerptSpan[]): string {
  return spans
    .map(({ text, loop, gap }) => {
      if (gap) return loop ? `{${text}}` : `(${text})`;
      return loop ? `[${text}]` : text;
    })
    .join('');
}

describe('excerptAround', () => {
  it('shows a short run whole, with its surroundings', () => {
    expect(marked(excerptAround('Total aaaa end', [{ start: 6, end: 10 }], 100))).toBe(
      'Total [aaaa] end',
    );
  });

  it('folds a long run and says how many characters were left out', () => {
    const raw = `${'before '.repeat(10)}${'x '.repeat(8181)}after ${'and so on '.repeat(10)}`;
    const spans = excerptAround(raw, [{ start: 70, end: 70 + 16_362 }], 120);
    expect(marked(spans)).toBe(
      '…re before before before [x x x x x x x x x x x x x x x x x x ]{… 16,308 characters … }[x x x x x x x x x ]after and so on …',
    );
  });

  it('shows copies of a line with what is between them, and gaps between far ones', () => {
    const line = 'Row 17.5\n';
    const raw = `# A\n${line.repeat(100)}end`;
    const at = (copy: number): { start: number; end: number } => ({
      start: 4 + copy * line.length,
      end: 4 + copy * line.length + line.length - 1,
    });
    expect(marked(excerptAround(raw, [at(0), at(1), at(99)], 160))).toBe(
      '# A⏎[Row 17.5]⏎[Row 17.5]( … 874 characters … )[Row 17.5]⏎end',
    );
  });

  it('leaves the second copy out where lines are long', () => {
    const line = `${'word '.repeat(9)}\n`;
    const raw = line.repeat(50);
    const places = [0, 1, 49].map((copy) => ({ start: copy * 46, end: copy * 46 + 45 }));
    const spans = excerptAround(raw, places, 140);
    expect(spans.filter(({ loop, gap }) => loop && !gap)).toHaveLength(2);
  });

  it('shows blanks that repeat', () => {
    expect(marked(excerptAround('a   \t\n\nb', [{ start: 1, end: 7 }], 100))).toBe('a[␠␠␠␉⏎⏎]b');
  });

  it('makes hostile characters visible', () => {
    const raw = '\u001b[31mx\u202ex\u202e\0';
    expect(marked(excerptAround(raw, [{ start: 5, end: 9 }], 100))).toBe(
      '␛[31m[x\\u{202E}x\\u{202E}]␀',
    );
  });

  it.each([
    ['none', []],
    ['empty ones', [{ start: 3, end: 3 }]],
    ['ones past the end', [{ start: 50, end: 90 }]],
    ['backward ones', [{ start: 5, end: 2 }]],
    ['no numbers', [{ start: Number.NaN, end: Number.NaN }]],
  ])('gives nothing for %s', (_, where) => {
    expect(excerptAround('some text', where, 100)).toEqual([]);
  });

  it('joins places that overlap and cuts one that runs past the end', () => {
    const places = [
      { start: 7, end: 900 },
      { start: 2, end: 5 },
      { start: 4, end: 8 },
    ];
    expect(marked(excerptAround('some text', places, 100))).toBe('so[me text]');
  });

  it('does not split a surrogate pair', () => {
    expect(marked(excerptAround('😀😀😀', [{ start: 1, end: 3 }], 100))).toBe('[😀]😀😀');
  });

  it('reads 10 MB of one line, of marks or of surrogates at once', () => {
    for (const unit of ['x', 'ab', '\u0301', '😀', '\ud800', '\n']) {
      const raw = unit.repeat(10_000_000 / unit.length);
      const spans = excerptAround(raw, [{ start: 0, end: raw.length }], 150);
      expect(spans.length).toBeGreaterThan(0);
      expect(spans.map(({ text }) => text).join('').length).toBeLessThan(6000);
    }
  });

  it('keeps near its budget and shows text of the output alone, whatever the offsets', () => {
    const place = fc.record({
      start: fc.integer({ min: -5, max: 500 }),
      end: fc.integer({ min: -5, max: 500 }),
    });
    const raw = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '\n', '目', '😀', '\ud83d'),
      maxLength: 400,
    });
    fc.assert(
      fc.property(
        raw,
        fc.array(place, { maxLength: 5 }),
        fc.integer({ min: 60, max: 240 }),
        (text, where, budget) => {
          const spans = excerptAround(text, where, budget);
          const width = displayWidth(spans.map((span) => span.text).join(''));
          expect(width).toBeLessThanOrEqual(Math.max(budget, 100) + 3 * 26 + 2 * 12);
          for (const span of spans.filter(({ gap }) => !gap)) {
            const inOutput = span.text
              .replaceAll('⏎', '\n')
              .replaceAll('␠', ' ')
              .replaceAll('\\u{D83D}', '\ud83d')
              .replaceAll('…', '');
            expect(text).toContain(inOutput);
          }
        },
      ),
    );
  });
});
