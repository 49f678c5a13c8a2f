import { CHAR, classOf } from '../text/characters.ts';
import { NO_STRETCH, type Stretch } from './clean-text.ts';
import type { LineText } from './line-text.ts';

const PIPE = 0x7c;

/** What of a line stays, by positions relative to the line's start. */
export interface KeptOfLine {
  /** Pairs of start and end; pairs of negative numbers are link targets, which do not stay. */
  readonly pairs: Int32Array;
  /** True when pipes in the pairs stand for spaces. */
  readonly pipesLeft: boolean;
}

/**
 * Counts the empty cells side by side in a row of HTML: those of which nothing survives cleaning,
 * Markdown's marks included. A row may go over several lines.
 */
export class HtmlCells {
  /** The most in one row; offsets into the decoded text. */
  most: Stretch = NO_STRETCH;
  #filled = false;
  #count = 0;
  #start = 0;
  #cellStart = 0;

  /** Takes a line without any cell's end. */
  text(survives: boolean): void {
    if (survives) this.#filled = true;
  }

  /** Takes a line in which cells end. */
  line({ string, from, to, cellEnds }: LineText, kept: KeptOfLine): void {
    let pair = 0;
    let at = from;
    for (let index = 0; index <= cellEnds.length; index += 2) {
      const isCell = index < cellEnds.length;
      const until = isCell ? cellEnds.at(index) : to;
      while (pair < kept.pairs.length && !this.#filled) {
        const start = from + (kept.pairs[pair] ?? 0);
        const end = from + (kept.pairs[pair + 1] ?? 0);
        const isTarget = (kept.pairs[pair] ?? 0) < 0;
        if (!isTarget && start >= until) break;
        if (!isTarget) {
          this.#filled = hasInk(string, Math.max(start, at), Math.min(end, until), kept.pipesLeft);
        }
        if (!isTarget && end > until) break;
        pair += 2;
      }
      at = until;
      if (isCell) this.#close(cellEnds.at(index + 1));
    }
  }

  /** A row or table ends or begins at an offset of the text. */
  reset(at: number): void {
    this.#filled = false;
    this.#count = 0;
    this.#cellStart = at;
  }

  #close(end: number): void {
    if (this.#filled) this.#count = 0;
    else {
      if (this.#count === 0) this.#start = this.#cellStart;
      this.#count += 1;
      if (this.#count > this.most.count)
        this.most = { count: this.#count, start: this.#start, end };
    }
    this.#filled = false;
    this.#cellStart = end;
  }
}

function hasInk(string: string, from: number, to: number, pipesLeft: boolean): boolean {
  for (let at = from; at < to; at += 1) {
    const unit = string.charCodeAt(at);
    const isBlank = (classOf(unit) & (CHAR.space | CHAR.newline)) !== 0;
    if (!isBlank && !(pipesLeft && unit === PIPE)) return true;
  }
  return false;
}
