import { CHAR, classOf } from '../text/characters.ts';
import { UnitWindow, WINDOW } from '../text/unit-window.ts';
import { type CleanText, lastAtMost } from './clean-text.ts';
import { LineText } from './line-text.ts';
import { MarkdownLine } from './markdown-line.ts';
import type { Place } from './types.ts';

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
  readonly #line: LineText;
  readonly #markdown = new MarkdownLine();
  readonly #window = new UnitWindow();
  readonly #found = new Map<number, Place>();

  constructor(clean: CleanText) {
    this.#clean = clean;
    this.#line = new LineText(clean.source, clean.maps);
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
    const { source, lineStart } = this.#clean;
    source.seek(lineStart[index] ?? 0);
    source.next();
    this.#line.read();
    const { string, from, to } = this.#line;
    this.#markdown.read(string, from, to);
    const { kept, pipesLeft } = this.#markdown;
    let position = streamStart;
    let next = 0;
    for (let at = 0; at < kept.length && next < wanted.length; at += 2) {
      const behind = kept.at(at + 1);
      let base = 0;
      let end = 0;
      let block: Uint16Array | null = null;
      for (let unit = kept.at(at); unit >= 0 && unit < behind; unit += 1) {
        if (unit >= end) {
          if (next === wanted.length) return;
          base = unit;
          end = Math.min(unit + WINDOW, behind);
          block = this.#window.read(string, base, end);
        }
        const code = block === null ? string.charCodeAt(unit) : (block[unit - base] ?? 0);
        const classes = classOf(code);
        if ((classes & (CHAR.space | CHAR.newline)) !== 0 || (pipesLeft && code === PIPE)) continue;
        const isPair = (classes & CHAR.surrogate) !== 0 && (string.codePointAt(unit) ?? 0) > 0xffff;
        const units = isPair ? 2 : 1;
        position += code === 0x2026 ? 3 : 1;
        for (; next < wanted.length && (wanted[next] ?? 0) < position; next += 1) {
          const place = {
            start: this.#line.rawStart(unit),
            end: this.#line.rawEnd(unit + units - 1),
          };
          this.#found.set(wanted[next] ?? 0, place);
        }
        unit += units - 1;
      }
    }
  }
}
