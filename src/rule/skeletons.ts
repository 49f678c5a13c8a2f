import { HASH_SEED, hashStep, tally } from '../text/interner.ts';
import type { CleanText } from './clean-text.ts';

const DIGIT = /\p{Nd}/u;
const HASH_SIGN = 0x23;
const SPACE = 0x20;
const END = -1;
const FIRST_SLOTS = 1024;

/** Tokens [from, to) of a distinct line. */
export function tokensOfLine({ lines }: CleanText, line: number): [from: number, to: number] {
  const from = lines.startOf(line);
  return [from, from + lines.lengthOf(line)];
}

/**
 * The distinct lines of a text grouped by their skeleton: each run of digits is one `#`.
 *
 * Skeletons are never written out: a group is known by its first line, and two lines are compared
 * character by character with their digits masked on the way.
 */
export class Skeletons {
  readonly #text: CleanText;
  #slots: Int32Array;
  readonly #first: Int32Array;
  readonly #hash: Int32Array;
  readonly #lines: Int32Array;
  readonly #copies: Int32Array;
  #size = 0;

  constructor(text: CleanText) {
    this.#text = text;
    const most = text.lines.size;
    this.#slots = new Int32Array(Math.max(FIRST_SLOTS, 2 ** Math.ceil(Math.log2(2 * most + 1))));
    this.#slots.fill(-1);
    this.#first = new Int32Array(most);
    this.#hash = new Int32Array(most);
    this.#lines = new Int32Array(most);
    this.#copies = new Int32Array(most);
    const counts = tally(text.lineId, most);
    for (let line = 0; line < most; line += 1) this.#add(line, counts[line] ?? 0);
  }

  /** Number of different skeletons. */
  get size(): number {
    return this.#size;
  }

  /** A distinct line with this skeleton. */
  firstLineOf(id: number): number {
    return this.#first[id] ?? 0;
  }

  /** Distinct lines behind it. */
  linesOf(id: number): number {
    return this.#lines[id] ?? 0;
  }

  /** Lines with it, copies counted. */
  copiesOf(id: number): number {
    return this.#copies[id] ?? 0;
  }

  /** Lines of this text with the skeleton of a line of another. */
  copiesLike(other: CleanText, line: number): number {
    const slot = this.#slotOf(other, line, skeletonHash(other, line));
    const id = this.#slots[slot] ?? -1;
    return id < 0 ? 0 : this.copiesOf(id);
  }

  #add(line: number, copies: number): void {
    const hash = skeletonHash(this.#text, line);
    const slot = this.#slotOf(this.#text, line, hash);
    let id = this.#slots[slot] ?? -1;
    if (id < 0) {
      id = this.#size;
      this.#size += 1;
      this.#slots[slot] = id;
      this.#first[id] = line;
      this.#hash[id] = hash;
    }
    this.#lines[id] = (this.#lines[id] ?? 0) + 1;
    this.#copies[id] = (this.#copies[id] ?? 0) + copies;
  }

  #slotOf(text: CleanText, line: number, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = (hash ^ (hash >>> 16)) & mask; ; slot = (slot + 1) & mask) {
      const id = this.#slots[slot] ?? -1;
      if (id < 0) return slot;
      if (this.#hash[id] === hash && sameSkeleton(this.#text, this.firstLineOf(id), text, line)) {
        return slot;
      }
    }
  }
}

/** Reads a line's characters with one space between tokens and every run of digits as one `#`. */
class SkeletonReader {
  readonly #text: CleanText;
  #token: number;
  readonly #lastToken: number;
  #at: number;
  #tokenEnd: number;

  constructor(text: CleanText, line: number) {
    const [from, to] = tokensOfLine(text, line);
    this.#text = text;
    this.#token = from;
    this.#lastToken = to - 1;
    this.#at = text.tokenStart[from] ?? 0;
    this.#tokenEnd = text.tokenStart[from + 1] ?? 0;
  }

  next(): number {
    if (this.#at === this.#tokenEnd) {
      if (this.#token === this.#lastToken) return END;
      this.#token += 1;
      this.#tokenEnd = this.#text.tokenStart[this.#token + 1] ?? 0;
      return SPACE;
    }
    const { stream } = this.#text;
    const point = stream[this.#at] ?? 0;
    this.#at += 1;
    if (!isDigit(point)) return point;
    while (this.#at < this.#tokenEnd && isDigit(stream[this.#at] ?? 0)) this.#at += 1;
    return HASH_SIGN;
  }
}

function isDigit(point: number): boolean {
  if (point < 0x80) return point >= 0x30 && point <= 0x39;
  return point >= 0x660 && DIGIT.test(String.fromCodePoint(point));
}

function skeletonHash(text: CleanText, line: number): number {
  const reader = new SkeletonReader(text, line);
  let hash = HASH_SEED;
  for (let point = reader.next(); point !== END; point = reader.next())
    hash = hashStep(hash, point);
  return hash;
}

function sameSkeleton(a: CleanText, lineA: number, b: CleanText, lineB: number): boolean {
  const readA = new SkeletonReader(a, lineA);
  const readB = new SkeletonReader(b, lineB);
  for (;;) {
    const point = readA.next();
    if (point !== readB.next()) return false;
    if (point === END) return true;
  }
}
