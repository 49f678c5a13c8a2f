import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedTables, markedTexts } from '../../src/docmetrics/loss-marks.ts';

const shown = (pieces: readonly { text: string; differs: boolean }[]): string =>
  pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');

describe('markedTexts', () => {
  it.each([
    ['text', 'on the first day', 'on the last day', 'on the [first] day', 'on the [last] day'],
    ['text', '', 'new', '', '[new]'],
    ['formula', '\\alpha+b', '\\beta+b', '[\\alpha]+b', '[\\beta]+b'],
  ] as const)('marks what differs in a %s', (kind, reference, predicted, wanted, given) => {
    const pair = markedTexts({ kind, reference, predicted });
    expect([shown(pair.wanted), shown(pair.given)]).toEqual([wanted, given]);
  });

  it('keeps both texts whole, and what is unmarked is the same in both', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '字', '👻') });
    fc.assert(
      fc.property(text, text, (reference, predicted) => {
        const { wanted, given } = markedTexts({ kind: 'text', reference, predicted });
        const all = (pieces: typeof wanted): string => pieces.map((piece) => piece.text).join('');
        const same = (pieces: typeof wanted): string =>
          all(pieces.filter(({ differs }) => !differs));
        expect([all(wanted), all(given)]).toEqual([reference, predicted]);
        expect(same(wanted)).toBe(same(given));
      }),
    );
  });
});

describe('markedTables', () => {
  const table = (...rows: readonly (readonly string[])[]): string =>
    `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  const marked = (reference: string, predicted: string) => {
    const pair = markedTables({ reference, predicted });
    const rows = (side: NonNullable<typeof pair>['wanted']) =>
      side.map((cells) => cells.map((cell) => shown([cell])).join(' '));
    return pair === null ? null : [rows(pair.wanted), rows(pair.given)];
  };

  it('marks cells that differ, and rows that a side lacks', () => {
    expect(
      marked(table(['a', 'b'], ['c', 'd'], ['e', 'f']), table(['a', 'x'], ['e', 'f'], ['g', 'h'])),
    ).toEqual([
      ['a [b]', '[c] [d]', 'e f'],
      ['a [x]', 'e f', '[g] [h]'],
    ]);
  });

  it('takes a missing table, and gives none for what is no table', () => {
    expect(marked(table(['a']), '')).toEqual([['[a]'], []]);
    expect(marked('\\begin{tabular}', '')).toBeNull();
  });
});
