import { CHAR, classOf } from '../text/characters.ts';
import type { IntList } from '../text/int-list.ts';
import { UnitWindow } from '../text/unit-window.ts';
import { type CleanText, lastAtMost } from './clean-text.ts';
import type { Place } from './types.ts';

const ELLIPSIS = 0x2026;
const PIPE = 0x7c;

/**
 * Finds where characters of the stream stand in the raw text.
 *
 * The lines that hold them are cleaned a second time, each once, so that cleaning itself need not
 * keep an offset for every character.
 *
 * @param indexes positions in the stream, any order, repeated or not
 */
export function locate(clean: CleanText, indexes: readonly number[]): ReadonlyMap<number, Place> {
  const wanted = [...new Set(indexes)].toSorted((a, b) => a - b);
  return new Locator(clean).run(wanted);
}

/** Tokens [from, to) as the output spells them, what stands between them included. */
export function writtenText(clean: CleanText, from: number, to: number): string {
  const start = clean.tokenStart[from] ?? 0;
  const end = clean.tokenStart[to] ?? 0;
  if (end <= start) return '';
  const found = locate(clean, [start, end - 1]);
  return clean.raw.slice(found.get(start)?.start ?? 0, found.get(end - 1)?.end ?? 0);
}

class Locator {
  readonly #clean: CleanText;
  readonly #window = new UnitWindow();
  readonly #found = new Map<number, Place>();
  /** How far the line was read: a unit, and the character that stands there or is next. */
  #at = 0;
  #position = 0;

  constructor(clean: CleanText) {
    this.#clean = clean;
  }

  run(wanted: readonly number[]): ReadonlyMap<number, Place> {
    const { tokenStart, lineToken } = this.#clean;
    for (let next = 0; next < wanted.length;) {
      const token = lastAtMost(tokenStart.subarray(0, -1), wanted[next] ?? 0);
      const line = lastAtMost(lineToken.subarray(0, -1), token);
      const end = tokenStart[lineToken[line + 1] ?? 0] ?? 0;
      const inLine: number[] = [];
      for (; next < wanted.length && (wanted[next] ?? 0) < end; next += 1) {
        inLine.push(wanted[next] ?? 0);
      }
      if (inLine.length === 0) return this.#found;
      this.#walk(line, tokenStart[lineToken[line] ?? 0] ?? 0, inLine);
    }
    return this.#found;
  }

  /** Cleans one line again and notes the raw place of the characters wanted in it. */
  #walk(index: number, streamStart: number, wanted: readonly number[]): void {
    const { reader, lineStart } = this.#clean;
    reader.readAgain(lineStart[index] ?? 0);
    this.#window.reset();
    this.#at = reader.line.from;
    this.#position = streamStart;
    for (const position of wanted) {
      const place = this.#placeOf(position);
      if (place !== null) this.#found.set(position, place);
    }
  }

  /** The raw place of a character of the line; asked for in rising order. */
  #placeOf(wanted: number): Place | null {
    const { line, markdown } = this.#clean.reader;
    const { string, to } = line;
    const { kept, pipesLeft } = markdown;
    const window = this.#window;
    this.#skipTo(wanted);
    const first = this.#at;
    for (let pair = firstPairBehind(kept, first); pair < kept.length; pair += 2) {
      const behind = kept.at(pair + 1);
      for (let at = Math.max(first, kept.at(pair)); at < behind; at += 1) {
        window.moveTo(string, at, to);
        const { units, base } = window;
        const unit = units === null ? string.charCodeAt(at) : (units[at - base] ?? 0);
        const classes = classOf(unit);
        if ((classes & (CHAR.space | CHAR.newline)) !== 0 || (pipesLeft && unit === PIPE)) continue;
        const isPair = (classes & CHAR.surrogate) !== 0 && (string.codePointAt(at) ?? 0) > 0xffff;
        const last = isPair ? at + 1 : at;
        const next = this.#position + (unit === ELLIPSIS ? 3 : 1);
        if (wanted < next) {
          this.#at = at;
          return { start: line.rawStart(at), end: line.rawEnd(last) };
        }
        this.#position = next;
        at = last;
      }
    }
    return null;
  }

  /** Skips what stands before the last mark of the line that is not behind `wanted`. */
  #skipTo(wanted: number): void {
    const { markAt, markStream } = this.#clean;
    const mark = lastAtMost(markStream, wanted);
    const position = markStream[mark] ?? 0;
    // Where both are equal the mark may be that of the line before, behind its last character.
    if (position <= this.#position) return;
    this.#at = markAt[mark] ?? 0;
    this.#position = position;
  }
}

/** Index of the first pair that ends behind `at`; pairs of negative numbers hold complements. */
function firstPairBehind(kept: IntList, at: number): number {
  let low = 0;
  let high = kept.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    const end = kept.at(2 * middle + 1);
    if ((end < 0 ? ~end : end) <= at) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
}
