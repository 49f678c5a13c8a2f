import { htmlPieces } from './html-tags.ts';

/**
 * The texts of a table's cells, row by row, for people: spans are not laid out, tags are left out.
 *
 * @param source HTML, cut off or not; no rows come out of anything else
 */
export function tableRows(source: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let cell: string | null = null;
  const endCell = (): void => {
    if (cell !== null) rows.at(-1)?.push(cell.replaceAll(/\s+/g, ' ').trim());
    cell = null;
  };
  for (const piece of htmlPieces(source)) {
    if (piece.kind === 'text') {
      if (cell !== null) cell += piece.text;
    } else if (piece.name === 'tr' || piece.name === 'table') {
      endCell();
      if (piece.kind === 'open' && piece.name === 'tr') rows.push([]);
    } else if (piece.name === 'td' || piece.name === 'th') {
      endCell();
      if (piece.kind === 'close') continue;
      // A cell without a row belongs to a row all the same.
      if (rows.length === 0) rows.push([]);
      cell = '';
    }
  }
  endCell();
  return rows;
}
