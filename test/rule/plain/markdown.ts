import { isInk, shadow } from './glyphs.ts';
import type { Glyph } from './glyphs.ts';

/** Longest separator that cleaning removes, in characters (section 2, step 3). */
const SEPARATOR_LENGTH = 250;

/** What step 3 makes of one line. */
export interface MarkdownLine {
  readonly kind: 'fence' | 'separator-row' | 'grid-rule' | 'break' | 'row' | 'text';
  /** What stays. */
  readonly kept: readonly Glyph[];
  /** Cells of a row, as they were before cleaning; none for other kinds. */
  readonly cells: readonly (readonly Glyph[])[];
  /** Glyphs inside image and link targets. */
  readonly targets: readonly Glyph[];
}

/** Section 2, step 3: one line, clause by clause. */
export function stripMarkdown(line: readonly Glyph[]): MarkdownLine {
  const trimmed = trim(line);
  const removed = removedKind(trimmed);
  if (removed !== null) {
    return { kind: removed, kept: [], cells: [], targets: [] };
  }
  const { glyphs, cells, isRow } = dropPipes(trimmed);
  const images = dropLinks(glyphs, true);
  const links = dropLinks(images.kept, false);
  const kept = undoEscapes(dropPairs(dropPrefixes(links.kept)));
  const targets = [...images.targets, ...links.targets];
  return { kind: isRow ? 'row' : 'text', kept, cells, targets };
}

function trim(line: readonly Glyph[]): readonly Glyph[] {
  const first = line.findIndex(isInk);
  return first === -1 ? [] : line.slice(first, line.findLastIndex(isInk) + 1);
}

/** Fences, separator rows, grid rules, thematic breaks and setext underlines. */
function removedKind(
  trimmed: readonly Glyph[],
): 'fence' | 'separator-row' | 'grid-rule' | 'break' | null {
  const text = shadow(trimmed);
  if (/^`{3,}[^`]*$/u.test(text) || /^~{3,}[^~]*$/u.test(text)) {
    return 'fence';
  }
  if (trimmed.length > SEPARATOR_LENGTH) {
    return null;
  }
  if (text.includes('|') && isSeparatorRow(text)) {
    return 'separator-row';
  }
  if (/^\+(?:[-=]+\+)+$/u.test(text)) {
    return 'grid-rule';
  }
  const solid = text.replace(/\s/gu, '');
  return /^(?:-{3,}|\*{3,}|_{3,}|={3,})$/u.test(solid) ? 'break' : null;
}

function isSeparatorRow(text: string): boolean {
  const inner = text.replace(/^\|/u, '').replace(/\|$/u, '');
  return inner.split('|').every((cell) => /^\s*:?-+:?\s*$/u.test(cell));
}

/** True where an odd number of backslashes stands before `index`. */
function isEscaped(text: string, index: number): boolean {
  const before = /\\*$/u.exec(text.slice(0, index))?.[0] ?? '';
  return before.length % 2 === 1;
}

/** "table rows lose their unescaped `|` (cells joined by one space)". */
function dropPipes(glyphs: readonly Glyph[]): {
  glyphs: readonly Glyph[];
  cells: readonly (readonly Glyph[])[];
  isRow: boolean;
} {
  const text = shadow(glyphs);
  const pipes = glyphs.flatMap(({ char }, at) =>
    char === '|' && !isEscaped(text, at) ? [at] : [],
  );
  if (pipes.length === 0) {
    return { glyphs, cells: [], isRow: false };
  }
  const isPipe = new Set(pipes);
  const edges = [-1, ...pipes, glyphs.length];
  const cells = edges.slice(1).map((edge, i) => glyphs.slice((edges[i] ?? 0) + 1, edge));
  // The line is trimmed, so an outer pipe is its first or last character.
  const inner = cells.slice(isPipe.has(0) ? 1 : 0, isPipe.has(glyphs.length - 1) ? -1 : undefined);
  return {
    glyphs: glyphs.map((glyph, at) => (isPipe.has(at) ? { ...glyph, char: ' ' } : glyph)),
    cells: inner,
    isRow: true,
  };
}

/** "`![alt](target)` goes, `[text](target)` leaves its text". */
function dropLinks(
  glyphs: readonly Glyph[],
  images: boolean,
): { kept: readonly Glyph[]; targets: readonly Glyph[] } {
  const pattern = images
    ? /^!\[(?:\\.|[^[\]\\])*\]\(((?:\\.|[^)\\])*)\)/u
    : /^\[((?:\\.|[^[\]\\])*)\]\(((?:\\.|[^)\\])*)\)/u;
  const text = shadow(glyphs);
  const kept: Glyph[] = [];
  const targets: Glyph[] = [];
  let at = 0;
  while (at < glyphs.length) {
    const match = isEscaped(text, at) ? null : pattern.exec(text.slice(at));
    if (match === null) {
      kept.push(...glyphs.slice(at, at + 1));
      at += 1;
      continue;
    }
    const end = at + match[0].length;
    const target = (images ? match[1] : match[2]) ?? '';
    targets.push(...glyphs.slice(end - 1 - target.length, end - 1));
    if (!images) {
      kept.push(...glyphs.slice(at + 1, at + 1 + (match[1] ?? '').length));
    }
    at = end;
  }
  return { kept, targets };
}

const PREFIX = /^(?:#{1,6}(?:\s+|$)|>\s*|[-*+•]\s+|[0-9]{1,3}[.)]\s+)/u;

/** Headings, quotes, bullets and ordinals go from the line's start, repeatedly. */
function dropPrefixes(glyphs: readonly Glyph[]): readonly Glyph[] {
  let rest = trim(glyphs);
  for (;;) {
    const prefix = PREFIX.exec(shadow(rest))?.[0] ?? '';
    if (prefix === '') {
      return rest;
    }
    rest = rest.slice(prefix.length);
  }
}

/** "paired `** __ ~~` and backticks go"; three or more underscores are a blank. */
function dropPairs(glyphs: readonly Glyph[]): readonly Glyph[] {
  const text = shadow(glyphs);
  const gone = new Set<number>();
  const open = new Map<string, readonly number[]>();
  for (const run of text.matchAll(/\*+|_+|~+|`+/gu)) {
    const key = delimiterOf(run[0]);
    if (key === null || isEscaped(text, run.index)) {
      continue;
    }
    const places = Array.from(key, (_, i) => run.index + i);
    const partner = open.get(key);
    if (partner === undefined) {
      open.set(key, places);
    } else {
      [...partner, ...places].forEach((place) => gone.add(place));
      open.delete(key);
    }
  }
  return glyphs.filter((_, at) => !gone.has(at));
}

function delimiterOf(run: string): string | null {
  if (run.startsWith('`')) {
    return run;
  }
  if (run.startsWith('*')) {
    return run.length === 2 || run.length === 3 ? '**' : null;
  }
  return run.length === 2 ? run : null;
}

/** "backslash escapes are undone": a backslash before ASCII punctuation goes. */
function undoEscapes(glyphs: readonly Glyph[]): readonly Glyph[] {
  const gone = new Set<number>();
  for (const escape of shadow(glyphs).matchAll(/\\[!-/:-@[-`{-~]/gu)) {
    gone.add(escape.index);
  }
  return glyphs.filter((_, at) => !gone.has(at));
}
