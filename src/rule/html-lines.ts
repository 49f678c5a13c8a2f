import { CHAR, classOf } from '../text/characters.ts';
import { IntList } from '../text/int-list.ts';

/** What ended a logical line, besides the line end itself. */
export type LineEnd = 'line' | 'row' | 'table-open' | 'table-close' | 'end';

/** Names that mean something, by their length. */
const LINE_ENDERS: readonly (readonly string[])[] = [
  [],
  [],
  ['br', 'hr', '/p'],
  ['/li', '/h1', '/h2', '/h3', '/h4', '/h5', '/h6'],
  ['/div'],
];
/** Units looked at one by one before the engine's search, which is faster on long stretches, starts. */
const NEAR = 32;
const BREAK = /[\n-\r\u0085\u2028\u2029<]/g;
const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
/** Of the names that mean something: `/table`. */
const LONGEST_NAME = 6;

/**
 * Step 2 of cleaning: cuts decoded text into logical lines, with tags and comments taken out.
 *
 * A line is a list of stretches of the text; a cell's end is a stretch of its own, marked by a
 * start of -1, that stands for one space; its other number is where the tag ends. Lines are cut one at a time, and cutting may start anew
 * at the start of any line.
 */
export class HtmlLines {
  readonly text: string;
  /** Where the current line starts. */
  start = 0;
  /** Pairs of start and end of the current line's stretches; -1 and the tag's end for a cell's end. */
  readonly pieces = new IntList();
  ending: LineEnd = 'end';

  #at = 0;
  readonly #lastCommentEnd: number;
  #lastLineStart: number | undefined;

  constructor(text: string) {
    this.text = text;
    this.#lastCommentEnd = text.lastIndexOf('-->');
  }

  /** Where the current line's end ends. */
  get end(): number {
    return this.#at;
  }

  /** Goes to the start of a line cut before. */
  seek(lineStart: number): void {
    this.#at = lineStart;
  }

  /** Moves to the next line; false at the end of the text. */
  next(): boolean {
    if (this.#at >= this.text.length) return false;
    this.start = this.#at;
    this.pieces.truncate(0);
    this.#cut();
    return true;
  }

  #cut(): void {
    const { text } = this;
    let pieceStart = this.#at;
    let at = this.#nextBreak(pieceStart);
    for (; at < text.length; at = this.#nextBreak(at)) {
      const unit = text.charCodeAt(at);
      if (unit !== LESS) {
        this.#piece(pieceStart, at);
        const pair = unit === 0x0d && text.charCodeAt(at + 1) === 0x0a;
        return this.#end(at + (pair ? 2 : 1), 'line');
      }
      const end = this.#tagEnd(at);
      if (end < 0) {
        at += 1;
        continue;
      }
      this.#piece(pieceStart, at);
      const ending = this.#tag(at, end);
      if (ending !== null) return this.#end(end, ending);
      pieceStart = end;
      at = end;
    }
    this.#piece(pieceStart, text.length);
    this.#end(text.length, 'end');
  }

  /** Offset of the next newline or `<`, or the text's length. */
  #nextBreak(from: number): number {
    const { text } = this;
    const near = Math.min(from + NEAR, text.length);
    for (let at = from; at < near; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit === LESS || (classOf(unit) & CHAR.newline) !== 0) return at;
    }
    if (near === text.length) return near;
    BREAK.lastIndex = near;
    return BREAK.test(text) ? BREAK.lastIndex - 1 : text.length;
  }

  #piece(from: number, to: number): void {
    if (to <= from) return;
    this.pieces.push(from);
    this.pieces.push(to);
  }

  #end(at: number, ending: LineEnd): void {
    this.#at = at;
    this.ending = ending;
  }

  /** End of the tag, comment or declaration at `at`; -1 where `<` is text. */
  #tagEnd(at: number): number {
    const { text } = this;
    let next = at + 1;
    const first = text.charCodeAt(next);
    if (first === 0x21 && text.startsWith('--', at + 2)) {
      if (at + 4 > this.#lastCommentEnd) return text.length;
      return text.indexOf('-->', at + 4) + 3;
    }
    if (first === SLASH || first === 0x21 || first === 0x3f) next += 1;
    if (!isAsciiLetter(text.charCodeAt(next))) return -1;
    while (isNameUnit(text.charCodeAt(next))) next += 1;
    if (next < text.length && !isNameBoundary(text.charCodeAt(next))) return -1;
    return this.#attributesEnd(at, next);
  }

  #attributesEnd(start: number, from: number): number {
    const { text } = this;
    let afterEquals = false;
    for (let at = from; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit === GREATER) return at + 1;
      if (unit === LESS) return -1;
      if (afterEquals && (unit === 0x22 || unit === 0x27)) {
        const close = text.indexOf(String.fromCharCode(unit), at + 1);
        if (close > 0) at = close;
      }
      if (unit === 0x3d) afterEquals = true;
      else if ((classOf(unit) & (CHAR.space | CHAR.newline)) === 0) afterEquals = false;
    }
    // Cut off by the end of the output; earlier lines are prose that happens to hold a `<`.
    this.#lastLineStart ??= startOfLastLine(text);
    return start >= this.#lastLineStart ? text.length : -1;
  }

  /** Notes what the tag [at, end) means for cells and rows; a value when it ends the line. */
  #tag(at: number, end: number): LineEnd | null {
    const { text } = this;
    const start = at + 1;
    const length = nameLength(text, start);
    if (length === 3 && text.charCodeAt(start) === SLASH) {
      if (isName(text, start, '/td') || isName(text, start, '/th')) {
        this.pieces.push(-1);
        this.pieces.push(end);
        return null;
      }
      if (isName(text, start, '/tr')) return 'row';
    }
    if (length === 5 && isName(text, start, 'table')) return 'table-open';
    if (length === 6 && isName(text, start, '/table')) return 'table-close';
    for (const name of LINE_ENDERS[length] ?? []) if (isName(text, start, name)) return 'line';
    return null;
  }
}

function startOfLastLine(text: string): number {
  let end = text.length;
  while (end > 0 && (classOf(text.charCodeAt(end - 1)) & (CHAR.newline | CHAR.space)) !== 0)
    end -= 1;
  while (end > 0 && (classOf(text.charCodeAt(end - 1)) & CHAR.newline) === 0) end -= 1;
  return end;
}

function isAsciiLetter(unit: number): boolean {
  return (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a);
}

function isNameUnit(unit: number): boolean {
  return isAsciiLetter(unit) || (unit >= 0x30 && unit <= 0x39) || unit === 0x2d;
}

function isNameBoundary(unit: number): boolean {
  return unit === GREATER || unit === SLASH || (classOf(unit) & (CHAR.space | CHAR.newline)) !== 0;
}

/** Length of a tag's name with its slash; 0 for comments and declarations. */
function nameLength(text: string, start: number): number {
  let end = start;
  if (text.charCodeAt(end) === SLASH) end += 1;
  while (isNameUnit(text.charCodeAt(end)) && end - start <= LONGEST_NAME) end += 1;
  return end - start;
}

/** True when a tag's name at `start` is `name`, in whatever case. */
function isName(text: string, start: number, name: string): boolean {
  for (let at = 0; at < name.length; at += 1) {
    const unit = text.charCodeAt(start + at);
    const lower = unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit;
    if (lower !== name.charCodeAt(at)) return false;
  }
  return true;
}
