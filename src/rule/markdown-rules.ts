import { CHAR, classOf, isSpace } from '../text/characters.ts';

/** Separators and rules longer than this stay and count as fill (rule, 2.3). */
export const MAX_RULE_LENGTH = 250;
const PIPE = 0x7c;
const STAR = 0x2a;
const UNDERSCORE = 0x5f;
const TILDE = 0x7e;
const BACKTICK = 0x60;

/** What step 3 makes of a line. */
export type LineKind =
  /** Fences, thematic breaks, setext underlines: nothing stays. */
  | 'dropped'
  /** Separator rows and grid rules of tables: nothing stays, the table goes on. */
  | 'separator'
  | 'grid-rule'
  | 'text'
  /** A table row; its unescaped pipes stand for spaces. */
  | 'row';

/** Fences, separators, grid rules and thematic breaks, by the trimmed line [from, to). */
export function ruleKind(text: string, from: number, to: number, flags: number): LineKind | null {
  const first = text.charCodeAt(from);
  if ((classOf(first) & CHAR.prefix) === 0) return null;
  if ((first === BACKTICK || first === TILDE) && isFence(text, from, to, first)) return 'dropped';
  if (to - from > MAX_RULE_LENGTH) return null;
  if (first === 0x2b && isGridRule(text, from, to)) return 'grid-rule';
  if ((flags & CHAR.pipe) !== 0 && isSeparatorRow(text, from, to)) return 'separator';
  if (first === 0x2d || first === STAR || first === UNDERSCORE || first === 0x3d) {
    return isThematicBreak(text, from, to, first) ? 'dropped' : null;
  }
  return null;
}

function isFence(text: string, from: number, to: number, mark: number): boolean {
  let at = from;
  while (at < to && text.charCodeAt(at) === mark) at += 1;
  if (at - from < 3) return false;
  for (; at < to; at += 1) if (text.charCodeAt(at) === mark) return false;
  return true;
}

function isGridRule(text: string, from: number, to: number): boolean {
  if (to - from < 3 || text.charCodeAt(to - 1) !== 0x2b) return false;
  for (let at = from + 1; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0x2b && text.charCodeAt(at - 1) === 0x2b) return false;
    if (unit !== 0x2b && unit !== 0x2d && unit !== 0x3d) return false;
  }
  return true;
}

/** Cells of `:?-+:?` between pipes; outer pipes may be missing. */
function isSeparatorRow(text: string, from: number, to: number): boolean {
  let dashes = 0;
  let cells = 0;
  let state: 'start' | 'dashes' | 'end' = 'start';
  for (let at = from; at <= to; at += 1) {
    const unit = at === to ? PIPE : text.charCodeAt(at);
    if (unit === PIPE) {
      const outer = at === from || at === to;
      if (dashes === 0 && !(outer && state === 'start')) return false;
      if (dashes > 0) cells += 1;
      dashes = 0;
      state = 'start';
    } else if (unit === 0x2d) {
      if (state === 'end') return false;
      state = 'dashes';
      dashes += 1;
    } else if (unit === 0x3a) {
      if (state === 'end') return false;
      if (state === 'dashes') state = 'end';
      else if (text.charCodeAt(at + 1) !== 0x2d) return false;
      else state = 'dashes';
    } else if (isSpace(text, at)) {
      if (state === 'dashes') state = 'end';
    } else return false;
  }
  return cells > 0;
}

function isThematicBreak(text: string, from: number, to: number, mark: number): boolean {
  let marks = 0;
  for (let at = from; at < to; at += 1) {
    if (text.charCodeAt(at) === mark) marks += 1;
    else if (!isSpace(text, at)) return false;
  }
  return marks >= 3;
}
