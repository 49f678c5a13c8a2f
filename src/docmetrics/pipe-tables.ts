import { ForwardSearch } from './forward-search.ts';
import type { Stretch } from './text-cut.ts';

/** A table of rows between pipes: what it covers of the text, and its HTML. */
export type PipeTable = Stretch & { readonly html: string };

/** The tables, and all that is lost of the text for them. */
export type PipeTables = {
  readonly tables: readonly PipeTable[];
  readonly lost: readonly Stretch[];
};

/** A separator's cell. */
const RULE = /^:?-+:?$/;
/** Fewer rows in a text are prose with a bar in it. */
const FEWEST_ROWS = 2;

type Row = Stretch & { readonly rows: readonly (readonly string[])[] };

/**
 * Finds tables of rows between pipes.
 *
 * The line right above a table, and what stands in front of a row on its line, are lost.
 *
 * @param keepsColonCells false to lose each cell with a colon or three hyphens, as the benchmark does
 * @see specification S6.7; O(n)
 */
export function findPipeTables(text: string, keepsColonCells: boolean): PipeTables {
  const rows = findRows(`${text}\n`, keepsColonCells);
  if (rows.length < FEWEST_ROWS) return { tables: [], lost: [] };
  const tables: PipeTable[] = [];
  const lost: Stretch[] = [];
  let first = 0;
  for (let at = 1; at <= rows.length; at += 1) {
    const row = rows[at];
    const before = rows[at - 1];
    if (before === undefined) continue;
    if (row !== undefined && !text.slice(before.end + 1, row.start).includes('\n')) continue;
    const group = rows.slice(first, at);
    first = at;
    const from = lost.at(-1)?.end ?? 0;
    const cells = group.flatMap((part) => part.rows);
    const covered = coveredBy(text, group, { from, withLineAbove: cells.length > 0 });
    if (cells.length > 0) tables.push({ ...covered, html: htmlOf(cells) });
    lost.push(covered);
  }
  return { tables, lost };
}

/** Each stretch from a pipe to the first pipe at a line's end. */
function findRows(text: string, keepsColonCells: boolean): Row[] {
  const found: Row[] = [];
  const closer = new ForwardSearch(text, '|\n');
  let start = text.indexOf('|');
  while (start !== -1) {
    const close = closer.from(start + 1);
    if (close >= text.length) break;
    // Without the line's end, which keeps its place.
    const end = close + 1;
    found.push({ start, end, rows: cellsOf(text.slice(start, end), keepsColonCells) });
    start = text.indexOf('|', end);
  }
  return found;
}

/** Rows of a stretch that have a cell left; its second line is skipped. */
function cellsOf(source: string, keepsColonCells: boolean): string[][] {
  return source
    .split('\n')
    .filter((_, line) => line !== 1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
        .filter((cell) =>
          keepsColonCells ? !RULE.test(cell) : !cell.includes(':') && !cell.includes('---'),
        ),
    )
    .filter((cells) => cells.length > 0);
}

function coveredBy(
  text: string,
  group: readonly Row[],
  { from, withLineAbove }: { from: number; withLineAbove: boolean },
): Stretch {
  const end = group.at(-1)?.end ?? 0;
  const first = group[0]?.start ?? 0;
  if (!withLineAbove) return { start: first, end };
  const line = first === 0 ? 0 : text.lastIndexOf('\n', first - 1) + 1;
  const above = line <= 1 ? 0 : text.lastIndexOf('\n', line - 2) + 1;
  return { start: Math.max(from, above), end };
}

function htmlOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => {
    const html = cells.map((cell) => `<td colspan="1" rowspan="1">${cell}</td>`);
    return `<tr>${html.join('')}</tr>`;
  });
  return `<table border="1" >${lines.join('')}</table>`;
}
