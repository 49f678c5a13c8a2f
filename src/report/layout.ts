import { displayWidth, graphemesOf } from './display-width.ts';
import { type Paint, type Style } from './paint.ts';

/** Narrowest terminal that is laid out for; a smaller figure counts as this. */
export const MIN_COLUMNS = 40;
/** Widest that is used; longer lines are hard to read. */
export const MAX_COLUMNS = 120;

/** A piece of a line; `text` is already visible. */
export interface Piece {
  readonly text: string;
  readonly style: Style;
  /** True for a piece that is never broken; it must be narrower than any line. */
  readonly whole?: boolean;
}

interface Cell {
  readonly text: string;
  readonly style: Style;
  readonly width: number;
}

export function usableColumns(columns: number): number {
  return Math.max(MIN_COLUMNS, Math.min(MAX_COLUMNS, Math.floor(columns) || MIN_COLUMNS));
}

/** Cuts to `width` columns, with `…` as the last of them where something was left out. */
export function cutToWidth(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let cut = '';
  let used = 1;
  for (const { segment } of graphemesOf(text)) {
    used += displayWidth(segment);
    if (used > width) break;
    cut += segment;
  }
  return `${cut}…`;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - displayWidth(text))) + text;
}

export interface WrapOptions {
  readonly columns: number;
  /** Before the first line, and before each further one. */
  readonly indent: string;
  readonly hanging: string;
  /** `words` breaks at spaces and drops them there; `anywhere` fills each line and keeps all. */
  readonly breaks: 'words' | 'anywhere';
}

/**
 * Breaks pieces into painted lines of at most `columns` columns.
 *
 * A word longer than a line is broken where the line ends. No pieces give no line.
 */
export function wrap(pieces: readonly Piece[], paint: Paint, options: WrapOptions): string[] {
  const lines: string[] = [];
  let rest = pieces.flatMap(cellsOf);
  while (rest.length > 0) {
    const indent = lines.length === 0 ? options.indent : options.hanging;
    const fits = fitting(rest, options.columns - displayWidth(indent));
    const end = options.breaks === 'words' ? wordEnd(rest, fits) : fits;
    const line = rest.slice(0, end);
    rest = rest.slice(end);
    if (options.breaks === 'words') rest = withoutLeadingSpaces(rest);
    lines.push(indent + painted(options.breaks === 'words' ? trimmed(line) : line, paint));
  }
  return lines;
}

function cellsOf({ text, style, whole }: Piece): Cell[] {
  if (whole === true) return [{ text, style, width: displayWidth(text) }];
  return Array.from(graphemesOf(text), ({ segment }) => ({
    text: segment,
    style,
    width: displayWidth(segment),
  }));
}

/** How many cells fit into `width` columns; at least one, so that a line always gets on. */
function fitting(cells: readonly Cell[], width: number): number {
  let used = 0;
  const end = cells.findIndex((cell) => {
    used += cell.width;
    return used > width;
  });
  return end === -1 ? cells.length : Math.max(1, end);
}

function wordEnd(cells: readonly Cell[], fits: number): number {
  if (fits === cells.length || cells[fits]?.text === ' ') return fits;
  for (let at = fits - 1; at > 0; at -= 1) if (cells[at]?.text === ' ') return at;
  return fits;
}

function withoutLeadingSpaces(cells: readonly Cell[]): Cell[] {
  const start = cells.findIndex(({ text }) => text !== ' ');
  return start === -1 ? [] : cells.slice(start);
}

function trimmed(cells: readonly Cell[]): readonly Cell[] {
  return cells.slice(0, cells.findLastIndex(({ text }) => text !== ' ') + 1);
}

function painted(cells: readonly Cell[], paint: Paint): string {
  let line = '';
  for (let from = 0; from < cells.length;) {
    const style = cells[from]?.style ?? 'plain';
    const length = cells.slice(from).findIndex((cell) => cell.style !== style);
    const to = length === -1 ? cells.length : from + length;
    line += paint(
      style,
      cells
        .slice(from, to)
        .map(({ text }) => text)
        .join(''),
    );
    from = to;
  }
  return line;
}
