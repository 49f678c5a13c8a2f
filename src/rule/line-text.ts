import { OffsetChain, OffsetMap } from '../text/offset-map.ts';
import { IntList } from '../text/int-list.ts';
import type { HtmlLines } from './html-lines.ts';

/**
 * The current line of `HtmlLines` as one stretch [from, to) of a string, with the way back to raw
 * offsets. A line without tags inside is a stretch of the text itself: nothing is copied.
 */
export class LineText {
  string = '';
  from = 0;
  to = 0;
  /** Where cells end: pairs of a position in `string` and the tag's end in the text. */
  readonly cellEnds = new IntList();
  readonly #lines: HtmlLines;
  readonly #toRaw: OffsetChain;
  readonly #map = new OffsetMap();
  readonly #toText = this.#map.walker();
  #isJoined = false;

  /** @param maps from the lines' text to the raw text */
  constructor(lines: HtmlLines, maps: readonly OffsetMap[]) {
    this.#lines = lines;
    this.#toRaw = new OffsetChain(maps);
  }

  /** Takes over the line that `lines.next()` has just cut. */
  read(): void {
    const { pieces, text } = this.#lines;
    this.cellEnds.truncate(0);
    let first = 0;
    let last = pieces.length - 2;
    while (first <= last && pieces.at(first) < 0) first += 2;
    while (last >= first && pieces.at(last) < 0) last -= 2;
    const isJoined = last > first;
    this.from = isJoined ? 0 : pieces.at(first);
    for (let index = 0; index < first; index += 2) this.#cellEnd(this.from, pieces.at(index + 1));
    if (isJoined) this.#join(first, last);
    else {
      this.string = text;
      this.to = last < first ? this.from : pieces.at(first + 1);
      this.#isJoined = false;
    }
    for (let index = Math.max(first, last + 2); index < pieces.length; index += 2) {
      this.#cellEnd(this.to, pieces.at(index + 1));
    }
  }

  #cellEnd(position: number, end: number): void {
    this.cellEnds.push(position);
    this.cellEnds.push(end);
  }

  #join(first: number, last: number): void {
    const { pieces, text } = this.#lines;
    let joined = '';
    this.#map.clear();
    for (let index = first; index <= last; index += 2) {
      const start = pieces.at(index);
      if (start < 0) {
        this.#cellEnd(joined.length, pieces.at(index + 1));
        joined += ' ';
      } else {
        this.#map.add(joined.length, start);
        joined += text.slice(start, pieces.at(index + 1));
      }
    }
    this.string = joined;
    this.to = joined.length;
    this.#isJoined = true;
    this.#toText.restart();
  }

  /** True when positions of `string` are raw offsets. */
  get isRaw(): boolean {
    return !this.#isJoined && this.#toRaw.isIdentity;
  }

  /** Raw offset of the unit at `position` of `string`. */
  rawStart(position: number): number {
    return this.#toRaw.at(this.#isJoined ? this.#toText.at(position) : position);
  }

  /** Raw offset behind the unit at `position` of `string`. */
  rawEnd(position: number): number {
    return this.#toRaw.endAt(this.#isJoined ? this.#toText.at(position) : position);
  }
}
