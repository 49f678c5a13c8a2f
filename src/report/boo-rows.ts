import { displayWidth } from './display-width.ts';
import type { OutputSpan } from './html/output-spans.ts';

/** A stretch of a row of an output: its first column, and what it is. */
export interface RowPiece {
  readonly column: number;
  readonly text: string;
  readonly kind: OutputSpan[0];
}

export type Row = readonly RowPiece[];

const TAB = 4;
/** Rows that are seen above the loop where not all of the output has room. */
const ABOVE = 8;

/**
 * Sets an output in columns, notes on rows of their own.
 *
 * @param spans visible text; lines end in LF
 * @returns as many rows as it takes
 */
export function rowsOf(spans: readonly OutputSpan[], columns: number): readonly Row[] {
  const rows: RowPiece[][] = [[]];
  let column = 0;
  const newRow = (): void => {
    rows.push([]);
    column = 0;
  };
  const add = (text: string, kind: OutputSpan[0]): void => {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (last?.kind === kind && last.column + displayWidth(last.text) === column) {
      row?.splice(-1, 1, { ...last, text: last.text + text });
    } else row?.push({ column, text, kind });
    column += displayWidth(text);
  };
  /** A word goes to a row of its own before it is broken; blanks at the end of a row are not seen. */
  const fill = (part: string, kind: OutputSpan[0]): void => {
    const width = displayWidth(part);
    const isBlank = part.trim() === '';
    if (column + width > columns && column > 0 && (isBlank || width <= columns)) newRow();
    if (isBlank && width > columns) return;
    if (column + width <= columns) {
      add(part, kind);
      return;
    }
    for (const character of part) {
      if (column + displayWidth(character) > columns) newRow();
      add(character, kind);
    }
  };
  for (const [kind, text] of spans) {
    if (kind === 'fold' || kind === 'gap') {
      if (column > 0) newRow();
      add(text, kind);
      newRow();
      continue;
    }
    for (const [part] of text.matchAll(/\n|\t|[^\S\n\t]+|\S+/gu)) {
      if (part === '\n') newRow();
      else if (part === '\t') fill(' '.repeat(TAB - (column % TAB)), kind);
      else fill(part, kind);
    }
  }
  return rows.at(-1)?.length === 0 ? rows.slice(0, -1) : rows;
}

/** At most `most` rows, those about the start of the loop, with notes on how many were left out. */
export function rowsAroundLoop(rows: readonly Row[], most: number): readonly Row[] {
  if (rows.length <= most) return rows;
  const loop = rows.findIndex((row) => row.some(({ kind }) => kind === 'loop'));
  const start = Math.max(0, Math.min(loop - ABOVE, rows.length - most));
  const shown = rows.slice(start, start + most);
  const after = rows.length - start - most;
  return shown.map((row, at) => {
    if (at === 0 && start > 0) return note(start + 1);
    return at === most - 1 && after > 0 ? note(after + 1) : row;
  });
}

function note(lines: number): Row {
  return [{ column: 0, text: `… ${lines} more lines …`, kind: 'gap' }];
}
