import { CHAR, classOf, isFill } from '../text/characters.ts';
import type { CodePoints } from '../text/code-points.ts';
import { decodeText } from './decode.ts';

/** Fewest fill characters that make a run. */
export const MIN_FILL_RUN = 3;

/** What fill a page has; characters, white space not counted. */
export interface FillFigures {
  /** Length of every run, in the order of the text. */
  readonly runs: readonly number[];
  readonly longest: number;
  readonly total: number;
  /** Most fill characters held by consecutive non-blank lines that each contain a run. */
  readonly leaderBlock: number;
  /** Non-blank lines. */
  readonly lines: number;
}

/**
 * Measures a page's fill after decoding and folding only: Markdown and HTML cleaning never shrinks
 * a page's budget (rule, sections 2 and 3). The empty text has none.
 *
 * Cleaning can also make more of it: without their pipes, rows of dashes are one run. `Page` takes the larger.
 */
export function measureFill(reference: string): FillFigures {
  const { text } = decodeText(reference);
  const meter = new FillMeter();
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const classes = classOf(unit);
    if ((classes & CHAR.newline) !== 0) meter.newline();
    else if ((classes & CHAR.space) === 0) meter.character(unit);
  }
  return meter.finish();
}

class FillMeter {
  readonly #runs: number[] = [];
  #run = 0;
  #lineRun = 0;
  #lineFill = 0;
  #lineHasRun = false;
  #lineBlank = true;
  #block = 0;
  #leaderBlock = 0;
  #lines = 0;

  character(unit: number): void {
    this.#lineBlank = false;
    const width = unit === 0x2026 ? 3 : Number(isFill(unit));
    if (width === 0) {
      this.#closeRun();
      this.#lineRun = 0;
      return;
    }
    this.#run += width;
    this.#lineRun += width;
    this.#lineFill += width;
    if (this.#lineRun >= MIN_FILL_RUN) this.#lineHasRun = true;
  }

  newline(): void {
    if (!this.#lineBlank) {
      this.#lines += 1;
      this.#block = this.#lineHasRun ? this.#block + this.#lineFill : 0;
      this.#leaderBlock = Math.max(this.#leaderBlock, this.#block);
    }
    this.#lineRun = 0;
    this.#lineFill = 0;
    this.#lineHasRun = false;
    this.#lineBlank = true;
  }

  finish(): FillFigures {
    this.newline();
    this.#closeRun();
    let total = 0;
    let longest = 0;
    for (const run of this.#runs) {
      total += run;
      longest = Math.max(longest, run);
    }
    return { runs: this.#runs, longest, total, leaderBlock: this.#leaderBlock, lines: this.#lines };
  }

  #closeRun(): void {
    if (this.#run >= MIN_FILL_RUN) this.#runs.push(this.#run);
    this.#run = 0;
  }
}

/** Fill of a cleaned text; positions are in its stream, null where there is no run. */
export interface StreamFill {
  readonly longest: { readonly start: number; readonly end: number } | null;
  readonly first: { readonly start: number; readonly end: number } | null;
  /** Characters of all runs. */
  readonly total: number;
}

/** Measures the fill of a cleaned text: rows that stand one below the other are one run. */
export function fillOfStream(stream: CodePoints): StreamFill {
  let longest: StreamFill['longest'] = null;
  let first: StreamFill['first'] = null;
  let total = 0;
  for (let at = 0; at < stream.length;) {
    if (!isFill(stream[at] ?? 0)) {
      at += 1;
      continue;
    }
    const start = at;
    while (at < stream.length && isFill(stream[at] ?? 0)) at += 1;
    if (at - start < MIN_FILL_RUN) continue;
    const run = { start, end: at };
    total += at - start;
    first ??= run;
    if (longest === null || at - start > longest.end - longest.start) longest = run;
  }
  return { longest, first, total };
}
