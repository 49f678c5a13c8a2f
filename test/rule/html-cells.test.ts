import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean } from '../../src/rule/clean.ts';
import { judgeOutput } from '../../src/rule/judge.ts';
import { cleanText } from './plain/clean.ts';
import { publishedRule } from './plain/loop-cases.ts';

const RUNS = Number(process.env['BOOBENCH_PROPERTY_RUNS'] ?? 300);

const row = (cell: string, count: number): string =>
  `<table><tr>${`<td>${cell}</td>`.repeat(count)}</tr></table>`;

describe('empty cells of an HTML row', () => {
  it.each([
    ['nothing', '', 251],
    ['an image, which cleaning removes', '![a](b)', 251],
    ['a link without text', '[](u)', 251],
    ['a quote mark', '>', 251],
    ['a pipe, which is a space in a row', '|', 251],
    ['a tag', '<b></b>', 251],
    ['a space by its entity', '&nbsp;', 251],
    ['a newline', '\n', 251],
    ['a letter', 'x', 0],
  ])('with %s in each are counted by what survives', (_name, cell, count) => {
    expect(clean(row(cell, 251)).emptyCells.count).toBe(count);
  });

  it('make a Boo of 251 that hold only an image, and none of 250', () => {
    const rule = publishedRule('Date  Name  Signature\n', 'exact');
    const judge = (count: number): boolean =>
      judgeOutput(rule, `Date Name Signature\n${row('![a](b)', count)}`).overshoots;

    expect([judge(250), judge(251)]).toEqual([false, true]);
  });

  it('are counted in rows that were read before as in the first', () => {
    const cells = '<tr><td>a</td><td>![x](y)</td><td>|</td><td></td><td>b</td></tr>\n';
    expect(clean(cells).emptyCells.count).toBe(3);
    expect(clean(`<tr><td>z</td></tr>\n${cells}${cells}`).emptyCells.count).toBe(3);
  });

  it('are counted like the plain reading does, whatever stands in them', () => {
    const piece = fc.constantFrom(
      '<td>',
      '</td>',
      '<th>',
      '</th>',
      '<tr>',
      '</tr>\n',
      '<table>',
      '</table>',
      '<br>',
      '\n',
      'x',
      '|',
      '**',
      '`',
      '>',
      '- ',
      '![a](b)',
      '[](u)',
      '[t](u)',
      '&nbsp;',
      '\\|',
      ' ',
      '1. ',
      '#',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 40 }),
        fc.integer({ min: 1, max: 3 }),
        (pieces, times) => {
          const text = pieces.join('').repeat(times);
          expect(clean(text).emptyCells.count).toBe(cleanText(text).emptyCells);
        },
      ),
      { numRuns: RUNS * 10 },
    );
  });
});
