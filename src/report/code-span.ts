import { visibleCut } from './escape.ts';

/** Characters of prose that Markdown and GitHub show as they are. */
const PROSE = /^[\p{L}\p{N} .,:;()%'"/=+−–-]*$/u;
/** What becomes a link, an emoji or a reference all the same. */
const MAGIC = /:\/\/|www\.|:[\w+-]+:|\b[0-9a-f]{7,}\b|\bGH-\d/iu;

/**
 * A foreign text as a Markdown code span that it cannot close: no mention, link, image or tag in it.
 *
 * @param most code points that are shown
 * @returns one line; `(nothing)` for an empty text
 */
export function codeSpan(text: string, most: number): string {
  const shown = visibleCut(text, most);
  if (shown === '') return '(nothing)';
  const fence = '`'.repeat(longestFence(shown) + 1);
  // One blank on either side is taken off again, and keeps a backtick from touching the fence.
  const pad = /^[`\s]|[`\s]$/.test(shown) && /\S/.test(shown) ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
}

/** A code span for the cell of a table, where a bar has to be escaped even in code. */
export function codeCell(text: string, most: number): string {
  // Behind a backslash no escape of a bar survives, so that one is drawn.
  return codeSpan(text.replaceAll('\\|', '\\│'), most).replaceAll('|', '\\|');
}

/** A sentence of ours that may name foreign things: as it is where it is harmless, else as code. */
export function proseSpan(text: string, most: number): string {
  const shown = visibleCut(text, most);
  return PROSE.test(shown) && !MAGIC.test(shown) ? shown : codeSpan(text, most);
}

/** Lines of code in a block that they cannot close. */
export function codeBlock(lines: readonly string[], language: string): string {
  const fence = '`'.repeat(Math.max(3, longestFence(lines.join('\n')) + 1));
  return `${fence}${language}\n${lines.join('\n')}\n${fence}`;
}

function longestFence(text: string): number {
  return [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);
}
