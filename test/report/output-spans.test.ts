import { describe, expect, it } from 'vitest';
import { NOTHING_PAINTED, outputSpans, SHOWN_COPIES } from '../../src/report/html/output-spans.ts';

const place = (start: number, end: number) => ({ start, end });

describe('outputSpans', () => {
  it('gives nothing for an empty output and plain text where nothing is painted', () => {
    expect(outputSpans('', NOTHING_PAINTED)).toEqual([]);
    expect(outputSpans('a\tb\r\nc\0', NOTHING_PAINTED)).toEqual([['text', 'a\tb\nc␀']]);
  });

  it('marks places, folds what is left out and shows what stands between', () => {
    const raw = 'x aa y aa z aa w';
    const head = [place(2, 4), place(7, 9)];
    expect(outputSpans(raw, { head, left: 1234, tail: [place(12, 14)] })).toEqual([
      ['text', 'x '],
      ['loop', 'aa'],
      ['text', ' y '],
      ['loop', 'aa'],
      ['fold', '… 1,234 more …'],
      ['loop', 'aa'],
      ['text', ' w'],
    ]);
    expect(outputSpans(raw, { head, left: 0, tail: [] }).slice(-1)).toEqual([['text', ' z aa w']]);
  });

  it('puts places right that do not fit the output', () => {
    const head = [place(-4, 1), place(0, 3), place(2, 2), place(2, 99), place(50, 60)];
    expect(outputSpans('abcd', { head, left: 0, tail: [] })).toEqual([
      ['loop', 'a'],
      ['text', 'b'],
      ['loop', 'cd'],
    ]);
  });

  it('cuts long texts and long places, never inside a character', () => {
    const raw = `${'👻'.repeat(20_000)}x${'👻'.repeat(20_000)}`;
    for (const from of [0, 1, 2, 3]) {
      const painted = { head: [place(30_000 + 2 * from, 60_000)], left: 0, tail: [] };
      for (const spans of [outputSpans(raw, painted), outputSpans(raw.slice(from % 2), painted)]) {
        const all = spans.map(([, text]) => text).join('');
        expect(all.length).toBeLessThan(40_000);
        expect(spans.filter(([kind]) => kind === 'loop').length).toBe(2);
      }
    }
    expect(JSON.stringify(outputSpans(raw, NOTHING_PAINTED))).not.toContain('\\u{D83D}');
  });

  it('stays small for the largest output', () => {
    const raw = 'lamp oil and wick\n'.repeat(500_000);
    const spans = outputSpans(raw, {
      head: Array.from({ length: SHOWN_COPIES.few }, (_, at) =>
        place(at * 360_000, at * 360_000 + 300_000),
      ),
      left: 0,
      tail: [],
    });
    expect(spans.map(([, text]) => text).join('').length).toBeLessThan(150_000);
  });
});
