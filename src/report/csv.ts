import { visibleCut } from './escape.ts';

/** Code points of a cell. */
const MAX_CELL = 1000;

/** Rows as CSV (RFC 4180); foreign texts are visible, and no cell is run as a formula by a spreadsheet. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** In quotes where it has to be; what a spreadsheet would take for a formula gets a `'` before it. */
function csvCell(text: string): string {
  const shown = visibleCut(text, MAX_CELL);
  const harmless = /^[=+\-@]/.test(shown) ? `'${shown}` : shown;
  return /[",]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
