import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/report/display-width.ts';
import { cutToWidth, padEnd, padStart, usableColumns, wrap } from '../../src/report/layout.ts';
import { painter } from '../../src/report/paint.ts';
import { renderTable } from '../../src/report/table.ts';

const plain = painter(false);
const words = { indent: '', hanging: '  ', breaks: 'words' } as const;
const text = (content: string): { text: string; style: 'plain' } => ({
  text: content,
  style: 'plain',
});

describe('wrap', () => {
  it('breaks at spaces and indents the lines that follow', () => {
    expect(wrap([text('one two three')], plain, { ...words, columns: 8 })).toEqual([
      'one two',
      '  three',
    ]);
  });

  it('breaks a word that is longer than a line', () => {
    expect(wrap([text('abcdefghij kl')], plain, { ...words, columns: 6 })).toEqual([
      'abcdef',
      '  ghij',
      '  kl',
    ]);
  });

  it('counts wide characters as two', () => {
    expect(wrap([text('目次目次')], plain, { ...words, columns: 5 })).toEqual([
      '目次',
      '  目',
      '  次',
    ]);
  });

  it('paints each line apart, so that no colour runs over a line', () => {
    const lines = wrap([{ text: 'one two', style: 'strong' }, text(' end')], painter(true), {
      ...words,
      columns: 4,
    });
    expect(lines).toEqual([
      '\u001b[1mone\u001b[22m',
      '  \u001b[1mtw\u001b[22m',
      '  \u001b[1mo\u001b[22m',
      '  en',
      '  d',
    ]);
  });

  it('keeps a whole piece together and every blank of the others', () => {
    const pieces = [
      text('ab  '),
      { text: '(gap)', style: 'quiet' as const, whole: true },
      text('  cd'),
    ];
    const lines = wrap(pieces, plain, { columns: 7, indent: '', hanging: '', breaks: 'anywhere' });
    expect(lines).toEqual(['ab  ', '(gap)  ', 'cd']);
  });

  it('gives no line for no text', () => {
    expect(wrap([], plain, { ...words, columns: 10 })).toEqual([]);
  });

  it('loses nothing but blanks, and no line is too wide', () => {
    const content = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '目', '😀', 'e\u0301'),
      maxLength: 80,
    });
    fc.assert(
      fc.property(content, fc.integer({ min: 5, max: 30 }), (shown, columns) => {
        const lines = wrap([text(shown)], plain, { ...words, columns });
        for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
        expect(lines.join('').replaceAll(' ', '')).toBe(shown.replaceAll(' ', ''));
        const filled = wrap([text(shown)], plain, {
          columns,
          indent: '',
          hanging: '',
          breaks: 'anywhere',
        });
        expect(filled.join('')).toBe(shown);
      }),
    );
  });
});

describe('widths', () => {
  it('cuts to columns, not characters', () => {
    expect(cutToWidth('目次目次', 5)).toBe('目次…');
    expect(cutToWidth('目次目次', 4)).toBe('目…');
    expect(cutToWidth('abcd', 4)).toBe('abcd');
  });

  it('pads to columns', () => {
    expect([padEnd('目', 4), padStart('目', 4), padEnd('long', 2)]).toEqual([
      '目  ',
      '  目',
      'long',
    ]);
  });

  it('takes any figure for a terminal', () => {
    expect([0, 12, 80, 500, Number.NaN, Infinity].map(usableColumns)).toEqual([
      40, 40, 80, 120, 40, 120,
    ]);
  });
});

describe('renderTable', () => {
  const columns = [
    { title: 'Room', rank: 9, cells: ['real', '目次の部屋'].map((content) => ({ text: content })) },
    { title: 'Pages', rank: 2, cells: ['1', '2,000'].map((content) => ({ text: content })) },
    { title: 'Boos', rank: 5, cells: ['1', '3'].map((content) => ({ text: content })) },
  ];

  it('sets names left, figures right and the last row off', () => {
    expect(renderTable(columns, 40, plain)).toEqual([
      'Room        Pages  Boos',
      'real            1     1',
      '───────────────────────',
      '目次の部屋  2,000     3',
    ]);
  });

  it('lets the column of lowest rank go, then cuts names', () => {
    expect(renderTable(columns, 16, plain)).toEqual([
      'Room        Boos',
      'real           1',
      '────────────────',
      '目次の部屋     3',
    ]);
    expect(renderTable(columns, 14, plain).at(-1)).toBe('目次の…      3');
  });
});
