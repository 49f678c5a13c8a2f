import { ADMITTED_ABOVE } from '../results/disagreement-model.ts';
import type { BookDisagreement, DisagreementResults } from '../results/disagreement-model.ts';
import { defuseCommands, visibleCut } from './escape.ts';
import { counted, thousands } from './percent.ts';
import { canvas, paragraph } from './sections.ts';
import { renderTable, type TableCell, type TableColumn } from './table.ts';

const MAX_NAME = 40;

/** A pair of a book, or the whole of it. */
type Row = {
  readonly book: string;
  readonly who: string;
  readonly parts: readonly [text: number, structure: number];
  /** null for a pair: confidence and total are of the whole. */
  readonly whole: BookDisagreement | null;
};

/**
 * How far parsers are apart, for a terminal: a row for each book and pair of parsers, and one for the book.
 *
 * @returns lines that end in LF, with nothing from a name that could steer the terminal
 */
export function renderDisagreement(
  results: DisagreementResults,
  options: { readonly color: boolean; readonly columns: number },
): string {
  const to = canvas(options.color, options.columns);
  const rows = results.books.flatMap((book) => rowsOf(book, results.parsers));
  const column = (title: string, rank: number, cell: (row: Row) => string): TableColumn => ({
    title,
    rank,
    cells: rows.map((row): TableCell => ({
      text: cell(row),
      style: row.whole === null ? 'plain' : 'strong',
    })),
  });
  const table = renderTable(
    [
      column('Book', 9, ({ book }) => book),
      column('Parsers', 8, ({ who }) => who),
      column('Text', 7, ({ parts: [text] }) => share(text)),
      column('Structure', 6, ({ parts: [, structure] }) => share(structure)),
      column('Confidence', 5, ({ whole }) => (whole === null ? '' : share(whole.confidence))),
      column('D', 8, ({ whole }) => (whole === null ? '' : share(whole.total))),
      column('Admitted', 4, ({ whole }) => (whole === null ? '' : whole.admitted ? 'yes' : 'no')),
    ],
    to.columns,
    to.paint,
    { total: false },
  );
  const lines = [
    ...table,
    '',
    ...notesOf(results).flatMap((note) => paragraph(to, note, 'doubtful')),
    ...paragraph(to, closing(results), 'strong'),
  ];
  return defuseCommands(`${lines.join('\n')}\n`);
}

function rowsOf(book: BookDisagreement, parsers: readonly string[]): readonly Row[] {
  const name = (at: number): string => visibleCut(parsers[at] ?? '', MAX_NAME);
  const title = nameOf(book);
  const whole: Row = {
    book: title,
    who: 'all',
    parts: [book.text, book.structure],
    whole: book,
  };
  const pairs = book.pairs.map(({ parsers: [a, b], text, structure }): Row => ({
    book: title,
    who: `${name(a)}, ${name(b)}`,
    parts: [text, structure],
    whole: null,
  }));
  return [...pairs, whole].map((row, at) => ({ ...row, book: at === 0 ? title : '' }));
}

function notesOf({ books, parsers }: DisagreementResults): readonly string[] {
  return books.flatMap((book) => {
    const silent = parsers.filter((_, at) => book.pages[at] === 0);
    const name = nameOf(book);
    return [
      ...(silent.length === 0
        ? []
        : [
            `${name}: nothing from ${silent.map((parser) => visibleCut(parser, MAX_NAME)).join(', ')}, which counts as a blank output.`,
          ]),
      ...(book.cut ? [`${name} is too long to be compared whole; its end was left out.`] : []),
    ];
  });
}

function closing({ books, admitted, parsers }: DisagreementResults): string {
  return `${thousands(admitted)} of ${counted(books.length, 'book', 'books')} admitted (D above ${ADMITTED_ABOVE}), ${parsers.length} parsers.`;
}

function nameOf({ book }: BookDisagreement): string {
  return book === '' ? 'the files' : visibleCut(book, MAX_NAME);
}

function share(value: number): string {
  return value.toFixed(3);
}
