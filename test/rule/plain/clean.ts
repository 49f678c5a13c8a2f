import { decode, isInk, rawLength, textOf } from './glyphs.ts';
import type { Glyph, Mark } from './glyphs.ts';
import { stripHtml } from './html.ts';
import { stripMarkdown } from './markdown.ts';
import type { MarkdownLine } from './markdown.ts';

/** One cleaned line; `table` and `row` number the table and row that it belongs to. */
export interface CleanLine {
  readonly text: string;
  readonly table: number | null;
  readonly row: number;
}

/** A text after section 2. */
export interface CleanText {
  /** No blank lines. */
  readonly lines: readonly CleanLine[];
  /** Tables in order, each with its cleaned rows, blank rows included. */
  readonly tables: readonly (readonly string[])[];
  /** Raw characters of the longest stretch that left nothing. */
  readonly removedStretch: number;
  /** Most empty cells side by side in one row. */
  readonly emptyCells: number;
}

interface RawLine {
  readonly glyphs: readonly Glyph[];
  /** What ended the line: a tag, or a line feed or the end of the text. */
  readonly end: Mark | null;
}

/** Section 2, step 4: look-alikes. */
export function foldPlain(text: string): string {
  return text
    .replaceAll('O', '0')
    .replaceAll(/[Ilǀ]/gu, '1')
    .replaceAll('$', '5')
    .replaceAll('…', '...');
}

/** Section 2, step 5, for one line. */
function collapse(line: string): string {
  return line.replaceAll(/\s+/gu, ' ').trim();
}

/** The cleaned lines of a text: steps 1 to 5. */
export function cleanPlain(text: string): string[] {
  return cleanText(text).lines.map((line) => line.text);
}

/** Steps 1, 4 and 5 only: what a page's fill is measured on. */
export function cleanForFill(text: string): string[] {
  return foldPlain(textOf(decode(text)))
    .split('\n')
    .map(collapse)
    .filter((line) => line !== '');
}

/** Steps 1 to 5, with tables and with what cleaning removed. */
export function cleanText(text: string): CleanText {
  const decoded = decode(text);
  const stripped = stripHtml(decoded);
  const rawLines = splitLines(stripped);
  const lines = rawLines.map((line) => stripMarkdown(line.glyphs));
  const survivors = new Set(lines.flatMap((line) => line.kept.filter(isInk).map((g) => g.from)));
  const placed = placeInTables(rawLines, lines);
  return {
    lines: placed.lines.filter((line) => line.text !== ''),
    tables: placed.tables,
    removedStretch: longestRemoved(text, lines),
    emptyCells: Math.max(
      mostEmpty(htmlRows(stripped), survivors),
      mostEmpty(
        lines.map((line) => line.cells),
        survivors,
      ),
    ),
  };
}

function splitLines(glyphs: readonly Glyph[]): readonly RawLine[] {
  const lines: RawLine[] = [];
  let current: Glyph[] = [];
  for (const glyph of glyphs) {
    if (glyph.char === '\n') {
      lines.push({ glyphs: current, end: glyph.mark ?? null });
      current = [];
    } else {
      current.push(glyph);
    }
  }
  return [...lines, { glyphs: current, end: null }];
}

interface Placed {
  /** Blank lines included. */
  readonly lines: readonly CleanLine[];
  readonly tables: readonly (readonly string[])[];
}

/** Section 3, "HTML and markdown tables alike": from `<table>` to its end, and blocks of Markdown rows. */
function placeInTables(raw: readonly RawLine[], lines: readonly MarkdownLine[]): Placed {
  const tables: string[][] = [];
  const placed: CleanLine[] = [];
  let html: string[] | null = null;
  let block: string[] | null = null;
  let rowText = '';
  let isSeparated = false;
  for (const [at, line] of lines.entries()) {
    const text = collapse(foldPlain(textOf(line.kept)));
    const end = raw[at]?.end ?? null;
    if (html !== null) {
      placed.push({ text, table: tables.indexOf(html), row: html.length });
      rowText = collapse(`${rowText} ${text}`);
      const isLast = end === 'table-open' || end === 'table-close' || at === lines.length - 1;
      if (end === 'row' || (isLast && rowText !== '')) {
        html.push(rowText);
        rowText = '';
      }
      html = isLast ? null : html;
    } else {
      if (block === null) isSeparated = false;
      block = isOfBlock(line) ? (block ?? started(tables)) : null;
      if (line.kind === 'separator-row' && block !== null && block.length > 0) {
        // A second separator: the row before it heads a table of its own.
        const header = isSeparated && block.length >= 2 ? block.pop() : undefined;
        if (header !== undefined) {
          block = started(tables);
          block.push(header);
          moveLastRow(placed, tables.length - 1);
        }
        isSeparated = true;
      }
      const isRow = block !== null && line.kind === 'row';
      const table = isRow ? tables.length - 1 : null;
      placed.push({ text, table, row: block?.length ?? 0 });
      block?.push(...(isRow ? [text] : []));
    }
    if (end === 'table-open') {
      html = started(tables);
      block = null;
    }
  }
  return { lines: placed, tables };
}

function moveLastRow(placed: CleanLine[], table: number): void {
  const at = placed.findLastIndex((line) => line.table !== null);
  const line = placed[at];
  if (line !== undefined) placed[at] = { ...line, table, row: 0 };
}

function isOfBlock(line: MarkdownLine): boolean {
  return line.kind === 'row' || line.kind === 'separator-row' || line.kind === 'grid-rule';
}

function started(tables: string[][]): string[] {
  const rows: string[] = [];
  tables.push(rows);
  return rows;
}

/** Cells of HTML rows: what stands before each `</td>` or `</th>`, row by row. */
function htmlRows(glyphs: readonly Glyph[]): readonly (readonly (readonly Glyph[])[])[] {
  const rows: Glyph[][][] = [[]];
  let cell: Glyph[] = [];
  for (const glyph of glyphs) {
    if (glyph.mark === 'cell') {
      rows.at(-1)?.push(cell);
      cell = [];
    } else if (
      glyph.mark === 'row' ||
      glyph.mark === 'table-open' ||
      glyph.mark === 'table-close'
    ) {
      rows.push([]);
      cell = [];
    } else {
      cell.push(glyph);
    }
  }
  return rows;
}

function mostEmpty(
  rows: readonly (readonly (readonly Glyph[])[])[],
  survivors: ReadonlySet<number>,
): number {
  let most = 0;
  for (const cells of rows) {
    let run = 0;
    for (const cell of cells) {
      run = cell.some((glyph) => survivors.has(glyph.from)) ? 0 : run + 1;
      most = Math.max(most, run);
    }
  }
  return most;
}

/** Section 3, `markup`: the raw characters between two neighbouring survivors, targets not counted. */
function longestRemoved(text: string, lines: readonly MarkdownLine[]): number {
  const length = rawLength(text);
  const kept = new Set<number>();
  const targets = new Set<number>();
  for (const line of lines) {
    line.kept.filter(isInk).forEach((glyph) => addRange(kept, glyph));
    line.targets.forEach((glyph) => addRange(targets, glyph));
  }
  let longest = 0;
  let stretch = 0;
  for (let at = 0; at < length; at += 1) {
    stretch = kept.has(at) ? 0 : stretch + (targets.has(at) ? 0 : 1);
    longest = Math.max(longest, stretch);
  }
  return longest;
}

function addRange(set: Set<number>, glyph: Glyph): void {
  for (let at = glyph.from; at < glyph.to; at += 1) {
    set.add(at);
  }
}
