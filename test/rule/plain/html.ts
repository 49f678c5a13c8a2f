import { shadow } from './glyphs.ts';
import type { Glyph, Mark } from './glyphs.ts';

const TAG_START = /^<([/!?]?)([A-Za-z][A-Za-z0-9-]*)(?=[\s/>]|$)/u;
const ENDS_LINE = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Section 2, step 2: comments and tags go, some of them end a line or a cell. */
export function stripHtml(glyphs: readonly Glyph[]): readonly Glyph[] {
  const text = shadow(glyphs);
  const out: Glyph[] = [];
  let at = 0;
  for (const [index, glyph] of glyphs.entries()) {
    if (index < at) {
      continue;
    }
    const end = glyph.char === '<' ? endOfMarkup(text, index) : null;
    at = end ?? index + 1;
    if (end === null) {
      out.push(glyph);
      continue;
    }
    const mark = markOf(text.slice(index));
    const last = glyphs[end - 1];
    if (mark !== null && last !== undefined) {
      out.push({ char: mark === 'cell' ? ' ' : '\n', from: glyph.from, to: last.to, mark });
    }
  }
  return out;
}

/** Index behind the comment or tag that starts at `start`, null where the `<` is text. */
function endOfMarkup(text: string, start: number): number | null {
  if (text.startsWith('<!--', start)) {
    const close = text.indexOf('-->', start + 4);
    return close === -1 ? text.length : close + 3;
  }
  const head = TAG_START.exec(text.slice(start));
  return head === null ? null : endOfTag(text, start, start + head[0].length);
}

function endOfTag(text: string, start: number, afterName: number): number | null {
  let index = afterName;
  while (index < text.length) {
    const char = text.charAt(index);
    if (char === '>') {
      return index + 1;
    }
    if (char === '<') {
      return null;
    }
    const isQuote = (char === '"' || char === "'") && /=\s*$/u.test(text.slice(start, index));
    const partner = isQuote ? text.indexOf(char, index + 1) : -1;
    index = partner === -1 ? index + 1 : partner + 1;
  }
  // Cut off by the end: only on the last line, or `i<n` would take the rest of a page with it.
  return text.slice(start).trimEnd().includes('\n') ? null : text.length;
}

function markOf(text: string): Mark | null {
  const head = TAG_START.exec(text);
  const name = head?.[2]?.toLowerCase() ?? '';
  const closing = head?.[1] === '/';
  if (name === 'table') {
    return closing ? 'table-close' : 'table-open';
  }
  if (closing && (name === 'td' || name === 'th')) {
    return 'cell';
  }
  if (closing && name === 'tr') {
    return 'row';
  }
  const breaks = closing ? ENDS_LINE.has(name) : name === 'br' || name === 'hr';
  return breaks && head?.[1] !== '!' && head?.[1] !== '?' ? 'break' : null;
}
