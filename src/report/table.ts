import { displayWidth } from './display-width.ts';
import { cutToWidth, padEnd, padStart } from './layout.ts';
import type { Paint, Style } from './paint.ts';

export interface TableCell {
  readonly text: string;
  readonly style?: Style;
}

export interface TableColumn {
  readonly title: string;
  /** Columns of the lowest rank go first where a terminal is narrow; the first column never goes. */
  readonly rank: number;
  /** One cell a row. */
  readonly cells: readonly TableCell[];
}

const GAP = 2;
/** Narrowest first column: enough to tell rooms apart. */
const MIN_FIRST = 8;

/**
 * A table with a heading, the first column to the left and the others to the right.
 *
 * @param columns the first holds the names of the rows
 * @param width most columns of a line: columns of low rank go, then names are cut
 * @param options `total`, true unless told, sets the last row off
 */
export function renderTable(
  columns: readonly TableColumn[],
  width: number,
  paint: Paint,
  { total }: { readonly total: boolean } = { total: true },
): readonly string[] {
  const [first, ...others] = fittingColumns(columns, width);
  if (first === undefined) return [];
  const widths = new Map(others.map((column) => [column, GAP + columnWidth(column)]));
  const rest = [...widths.values()].reduce((sum, width) => sum + width, 0);
  const firstWidth = Math.min(columnWidth(first), width - rest);
  const line = (cellOf: (column: TableColumn) => TableCell): string =>
    [
      paintedCell(cellOf(first), paint, (text) => padEnd(cutToWidth(text, firstWidth), firstWidth)),
      ...others.map((column) =>
        paintedCell(cellOf(column), paint, (text) => padStart(text, widths.get(column) ?? 0)),
      ),
    ].join('');
  const rows = first.cells.map((_, at) => line((column) => column.cells[at] ?? { text: '' }));
  const heading = line((column) => ({ text: column.title, style: 'quiet' }));
  if (!total) return [heading, ...rows];
  const rule = paint('quiet', '─'.repeat(firstWidth + rest));
  return [heading, ...rows.slice(0, -1), rule, ...rows.slice(-1)];
}

function fittingColumns(columns: readonly TableColumn[], width: number): readonly TableColumn[] {
  const [first, ...others] = columns;
  if (first === undefined) return [];
  const narrowest = Math.min(columnWidth(first), MIN_FIRST);
  const needed = others.reduce((sum, column) => sum + GAP + columnWidth(column), narrowest);
  if (needed <= width || others.length === 0) return columns;
  const lowest = Math.min(...others.map(({ rank }) => rank));
  return fittingColumns([first, ...others.filter(({ rank }) => rank !== lowest)], width);
}

function columnWidth(column: TableColumn): number {
  return Math.max(
    displayWidth(column.title),
    ...column.cells.map(({ text }) => displayWidth(text)),
  );
}

function paintedCell(
  { text, style }: TableCell,
  paint: Paint,
  fit: (text: string) => string,
): string {
  return paint(style ?? 'plain', fit(text));
}
