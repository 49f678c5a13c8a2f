import { findFormulas } from './page-formulas.ts';
import { findPipeTables } from './pipe-tables.ts';
import { DEFAULT_PROFILE, type Profile } from './profile.ts';
import { balancedStretches, blankOut, nearestStretches, type Stretch } from './text-cut.ts';

/** A block of a page. */
export type Block = {
  readonly kind: 'text' | 'display' | 'inline' | 'table';
  /** Where it stands: an index into the cleaned text, near enough to order blocks. */
  readonly start: number;
  readonly content: string;
};

/** The blocks of a page by their kind, each list in the order of the page. */
export type PageBlocks = {
  readonly texts: readonly Block[];
  /** Display formulas and inline ones. */
  readonly formulas: readonly Block[];
  /** HTML tables, and pipe tables as HTML. */
  readonly tables: readonly Block[];
  /** True when the page was longer than `MAX_PAGE_LENGTH`, and what is behind that was left out. */
  readonly cut: boolean;
};

/**
 * Longest page that is read, in UTF-16 units: a hundred times a page of dense print (some 10,000). A parser's
 * answer may have 32 MiB.
 */
export const MAX_PAGE_LENGTH = 1024 * 1024;

const FENCES = /(?<=^|\n)```(?:markdown|html|latex)\n?/g;
const CLOSING_FENCES = /```\n?(?=\n|$)/g;
const WRAPPING_TAGS = ['<html>', '</html>', '<body>', '</body>'];
const WRAPPERS = ['\\title{', '\\text{', '\\section{', '\\section*{'];
const CODE_OPENER = /```\w+\n/g;

/**
 * Cuts a page's Markdown into blocks.
 *
 * @param markdown any text; a blank one has no blocks
 * @see specification S6 `parse_page`; O(n)
 */
export function parsePage(markdown: string, profile: Profile = DEFAULT_PROFILE): PageBlocks {
  const cut = markdown.length > MAX_PAGE_LENGTH;
  const blocks: Block[] = [];
  let text = clean(markdown.slice(0, MAX_PAGE_LENGTH).replaceAll('\r\n', '\n'));
  const record = (stretches: readonly Stretch[], kind: Block['kind']): void => {
    for (const { start, end } of stretches) {
      blocks.push({ kind, start, content: text.slice(start, end) });
    }
    text = blankOut(text, stretches);
  };
  // LaTeX tables are no text, and no tables that could be scored.
  text = blankOut(text, nearestStretches(text, '\\begin{table}', '\\end{table}'));
  text = blankOut(text, balancedStretches(text, '\\begin{tabular}', '\\end{tabular}'));
  record(balancedStretches(text, '<table', '</table>'), 'table');
  const formulas = findFormulas(text);
  for (const { kind, start, content } of formulas) blocks.push({ kind, start, content });
  const display = formulas.filter(({ kind }) => kind === 'display');
  text = blankOut(text, display);
  const pipes = findPipeTables(text, profile.keepsColonCells);
  for (const { start, html } of pipes.tables) blocks.push({ kind: 'table', start, content: html });
  text = blankOut(text, pipes.lost);
  record(codeStretches(text), 'text');
  for (const wrapper of WRAPPERS) text = unwrap(text, wrapper);
  const inOrder = [...blocks, ...paragraphs(text)].toSorted((a, b) => a.start - b.start);
  return {
    texts: inOrder.filter(({ kind }) => kind === 'text'),
    formulas: inOrder.filter(({ kind }) => kind === 'display' || kind === 'inline'),
    tables: inOrder.filter(({ kind }) => kind === 'table'),
    cut,
  };
}

/** Steps 1 to 3: without images, fences and long fillers. */
function clean(markdown: string): string {
  let text = markdown.includes('![')
    ? markdown.split('\n').map(withoutImages).join('\n')
    : markdown;
  text = text.replaceAll(FENCES, '').replaceAll(CLOSING_FENCES, '');
  text = text.replaceAll(/_{4,}/g, '____').replaceAll(/ {4,}/g, '    ');
  for (const tag of WRAPPING_TAGS) text = text.replaceAll(tag, '');
  return text;
}

function withoutImages(line: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const open = line.indexOf('![', from);
    const middle = open === -1 ? -1 : line.indexOf('](', open + 2);
    const close = middle === -1 ? -1 : line.indexOf(')', middle + 2);
    if (close === -1) break;
    kept.push(line.slice(from, open));
    from = close + 1;
  }
  kept.push(line.slice(from));
  return kept.join('');
}

function codeStretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  const lastFence = text.lastIndexOf('```');
  CODE_OPENER.lastIndex = 0;
  for (let open = CODE_OPENER.exec(text); open !== null; open = CODE_OPENER.exec(text)) {
    const inside = open.index + open[0].length;
    if (inside > lastFence) break;
    const end = text.indexOf('```', inside) + 3;
    found.push({ start: open.index, end });
    CODE_OPENER.lastIndex = end;
  }
  return found;
}

/** Takes a macro off its argument, as far as the first closing brace on the line. */
function unwrap(text: string, opener: string): string {
  if (!text.includes(opener)) return text;
  const lines = text.split('\n').map((line) => {
    const kept: string[] = [];
    let from = 0;
    for (;;) {
      const open = line.indexOf(opener, from);
      const inside = open + opener.length;
      const close = open === -1 ? -1 : line.indexOf('}', inside);
      if (close === -1) break;
      kept.push(line.slice(from, open), line.slice(inside, close));
      from = close + 1;
    }
    kept.push(line.slice(from));
    return kept.join('');
  });
  return lines.join('\n');
}

/** Step 10: what is left, at blank lines, or at line ends where there are none. */
function paragraphs(text: string): Block[] {
  const byBlankLines = text.split('\n\n');
  const pieces = byBlankLines.length === 1 ? text.split('\n') : byBlankLines;
  const blocks: Block[] = [];
  let start = 0;
  for (const piece of pieces) {
    const content = piece
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n');
    if (content !== '') blocks.push({ kind: kindOf(content), start, content });
    start += piece.length;
  }
  return blocks;
}

function kindOf(content: string): Block['kind'] {
  if (content.startsWith('<table') && content.endsWith('</table>')) return 'table';
  const isFormula = content.startsWith('$') && content.endsWith('$') && /[^$\s]/.test(content);
  return isFormula ? 'display' : 'text';
}
