import { describe, expect, it } from 'vitest';
import { booPicture } from '../../src/report/boo-picture.ts';
import { rowsAroundLoop, rowsOf } from '../../src/report/boo-rows.ts';

const texts = (rows: ReturnType<typeof rowsOf>): readonly string[] =>
  rows.map((row) => row.map(({ text }) => text).join('|'));

describe('rowsOf', () => {
  it('breaks at line ends, then between words, then anywhere', () => {
    expect(texts(rowsOf([['text', 'one two\n\nthree abcdefghijklmnop x']], 10))).toEqual([
      'one two',
      '',
      'three abcd',
      'efghijklmn',
      'op x',
    ]);
  });

  it('keeps columns of tabs, wide characters and kinds', () => {
    expect(
      rowsOf(
        [
          ['text', 'a\tb中'],
          ['loop', 'c'],
          ['loop', 'd'],
        ],
        40,
      ),
    ).toEqual([
      [
        { column: 0, text: 'a   b中', kind: 'text' },
        { column: 7, text: 'cd', kind: 'loop' },
      ],
    ]);
  });

  it('gives notes rows of their own', () => {
    const spans = [
      ['loop', 'aa'],
      ['fold', '… 9 more …'],
      ['loop', 'aa'],
    ] as const;
    expect(texts(rowsOf(spans, 40))).toEqual(['aa', '… 9 more …', 'aa']);
    expect(rowsOf([], 40)).toEqual([]);
  });
});

describe('rowsAroundLoop', () => {
  const rows = rowsOf(
    [
      ['text', 'x\n'.repeat(50)],
      ['loop', 'loop\n'],
      ['text', 'y\n'.repeat(50)],
    ],
    9,
  );

  it('shows the loop with some rows above it, and counts what is left out', () => {
    const shown = texts(rowsAroundLoop(rows, 20));
    expect(shown.length).toBe(20);
    expect(shown[0]).toBe('… 43 more lines …');
    expect(shown[8]).toBe('loop');
    expect(shown[19]).toBe('… 40 more lines …');
  });

  it('shows all where there is room, and the start where nothing loops', () => {
    expect(rowsAroundLoop(rows, 101)).toEqual(rows);
    const plain = rowsOf([['text', 'x\n'.repeat(50)]], 9);
    expect(texts(rowsAroundLoop(plain, 3))).toEqual(['x', 'x', '… 48 more lines …']);
  });
});

describe('booPicture', () => {
  const boo = {
    name: 'real/p',
    outcome: 'Boo',
    sentence: '`x` 400 times',
    label: 'tool',
    spans: [['loop', 'x x x']] as const,
    page: { width: 300, height: 600 },
  };

  it('paints behind the loop and leaves everything within the picture', () => {
    const { boxes, texts: written, width, height } = booPicture(boo);
    expect(boxes.some(({ colour }) => colour.join() === '255,213,204')).toBe(true);
    expect(written.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Boo', 'real/p', 'x 400 times', 'x x x', 'Boo Bench of tool']),
    );
    for (const box of boxes) {
      expect(box.x >= 0 && box.x + box.width <= width).toBe(true);
      expect(box.y >= 0 && box.y + box.height <= height).toBe(true);
    }
  });

  it('says that there is no output, or nothing in it', () => {
    const said = (spans: typeof boo.spans | readonly [] | null): readonly string[] =>
      booPicture({ ...boo, spans, page: null }).texts.map(({ text }) => text);
    expect(said([])).toContain('nothing at all');
    expect(said(null)).toContain('no raw output');
  });
});
