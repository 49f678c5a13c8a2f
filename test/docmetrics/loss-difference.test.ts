import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hunksOf } from '../../src/docmetrics/hunks.ts';
import { differencesOf } from '../../src/docmetrics/loss-difference.ts';
import { tableRows } from '../../src/docmetrics/table-rows.ts';

const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });

/** Length of a longest common subsequence, the plain way. */
function common(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  if (a[0] === b[0]) return 1 + common(a.slice(1), b.slice(1));
  return Math.max(common(a.slice(1), b), common(a, b.slice(1)));
}

describe('hunksOf', () => {
  it('turns one list into the other, and leaves as much alone as can be', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const rebuilt: string[] = [];
        let at = 0;
        let kept = 0;
        for (const { aStart, aEnd, bStart, bEnd } of hunksOf(a, b)) {
          rebuilt.push(...a.slice(at, aStart), ...b.slice(bStart, bEnd));
          kept += aStart - at;
          at = aEnd;
        }
        kept += a.length - at;
        expect([...rebuilt, ...a.slice(at)]).toEqual(b);
        expect(kept).toBe(common(a, b));
      }),
    );
  });

  it('takes lists that are too long to compare as one hunk', () => {
    const long = (name: string): string[] => Array.from({ length: 3000 }, (_, at) => name + at);
    expect(hunksOf(['x', ...long('a')], ['x', ...long('b')])).toEqual([
      { aStart: 1, aEnd: 3001, bStart: 1, bEnd: 3001 },
    ]);
  });
});

const text = (reference: string, predicted: string, most = 3) =>
  differencesOf({ kind: 'text', reference, predicted }, most).map(({ wanted, given }) => [
    wanted,
    given,
  ]);

describe('differencesOf texts and formulas', () => {
  it.each([
    [
      'a word',
      'The tenant pays on the first day',
      'The tenant pays on the last day',
      [['…tenant pays on the first day', '…tenant pays on the last day']],
    ],
    [
      'words in a row as one',
      'one two three',
      'one zwei drei',
      [['one two three', 'one zwei drei']],
    ],
    ['a Han character', '合同第一条规定', '合同第二条规定', [['合同第一条规定', '合同第二条规定']]],
    ['a block that is missing', 'all of it', '', [['all of it', '']]],
    ['a block that is made up', '', 'out of nowhere', [['', 'out of nowhere']]],
    ['nothing', 'same', 'same', []],
  ])('names %s', (_, reference, predicted, wanted) => {
    expect(text(reference, predicted)).toEqual(wanted);
  });

  it('names the first of many, each with what is around', () => {
    const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
    const changed = words.map((word, at) => (at % 20 === 5 ? 'x' : word));
    expect(text(words.join(' '), changed.join(' '), 2)).toEqual([
      ['…word2 word3 word4 word5 word6 word7 word8…', '…word2 word3 word4 x word6 word7 word8…'],
      ['…word23 word24 word25 word26 word27…', '…word23 word24 x word26 word27…'],
    ]);
  });

  it('names the symbols of a formula whole', () => {
    const loss = { kind: 'formula', reference: '\\alpha+b', predicted: '\\beta+b' } as const;
    expect(differencesOf(loss, 3)).toEqual([
      { where: null, wanted: '\\alpha+b', given: '\\beta+b' },
    ]);
  });

  it('finds a difference in any two texts that are not the same, out of the two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        const found = text(a, b);
        expect(found.length > 0).toBe(a !== b);
        for (const [wanted = '', given = ''] of found) {
          expect(a).toContain(wanted.replaceAll(/^…|…$/g, '').trim());
          expect(b).toContain(given.replaceAll(/^…|…$/g, '').trim());
        }
      }),
    );
  });
});

const row = (...cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: readonly string[]): string => `<table>${rows.join('')}</table>`;
const cells = (reference: string, predicted: string, most = 9) =>
  differencesOf({ kind: 'table', reference, predicted }, most);

describe('differencesOf tables', () => {
  const whole = table(row('Year', 'Rent'), row('1901', '12.4'), row('1902', '13.9'));

  it('names the cells that differ', () => {
    expect(cells(whole, whole.replace('12.4', '12.9').replace('Rent', 'Sum'))).toEqual([
      { where: 'row 1, column 2', wanted: 'Rent', given: 'Sum' },
      { where: 'row 2, column 2', wanted: '12.4', given: '12.9' },
    ]);
  });

  it('names a row that is missing, without taking those below for others', () => {
    expect(cells(whole, table(row('Year', 'Rent'), row('1902', '13.9')))).toEqual([
      { where: 'row 2', wanted: '1901 | 12.4', given: '' },
    ]);
  });

  it('names a row too many, and rows of other lengths', () => {
    const more = table(row('Year', 'Rent'), row('x', 'y'), row('1901', '12.4'), row('1902'));
    expect(cells(whole, more)).toEqual([
      { where: 'after row 1', wanted: '', given: 'x | y' },
      { where: 'row 3, 2 cells against 1', wanted: '1902 | 13.9', given: '1902' },
    ]);
  });

  it('says so when the cells are the same', () => {
    expect(cells(whole, whole.replace('<td>Year', '<td colspan="2">Year'))).toEqual([
      { where: 'spans or tags', wanted: '', given: '' },
    ]);
  });

  it('tells no more than it is asked for', () => {
    const other = table(...Array.from({ length: 50 }, (_, at) => row(`${at}`)));
    expect(cells(whole, other, 2)).toHaveLength(2);
  });

  it('compares tables that are no HTML, or cut off, as texts', () => {
    const latex = String.raw`\begin{tabular}{l}a \\ b\end{tabular}`;
    expect(cells(latex, latex.replace('b', 'c'))[0]?.where).toBeNull();
    expect(tableRows('<table><tr><td>a</td><td>b <b>c</b> d&amp;e<td>f</tr><th>g')).toEqual([
      ['a', 'b c d&e', 'f', 'g'],
    ]);
    expect(tableRows('<td>a</td>')).toEqual([['a']]);
    expect(tableRows('no table')).toEqual([]);
  });
});
