import type { CleanText, Stretch } from './clean-text.ts';
import type { Page, Translation } from './page.ts';
import type { CheckName } from './types.ts';

/** What every budget is given: the page, the cleaned output, and the way from one to the other. */
export interface Subject {
  readonly page: Page;
  readonly output: CleanText;
  readonly translation: Translation;
}

/** A slice of the output's stream; `end` is exclusive. */
export interface Slice {
  readonly start: number;
  readonly end: number;
}

/** Why a limit is what it is, for the sentence. */
export type Ground =
  /** factor × page count + slack. */
  | { readonly kind: 'counted' }
  /** The page does not have it: the slack for absent things. */
  | { readonly kind: 'absent' }
  /** As `counted`, by the line's rarest word. */
  | { readonly kind: 'rarest-word'; readonly token: Slice }
  /** A value that may be drawn in a chart: held to what a page can hold. */
  | { readonly kind: 'area' }
  /** A page of so many lines. */
  | { readonly kind: 'page-size'; readonly lines: number }
  /** The same for every page. */
  | { readonly kind: 'fixed' };

/** One budget's worst measure, by positions in the stream or in the raw text. */
export interface Measure {
  readonly check: CheckName;
  /** What is counted, for the sentence: `characters`, `copies`, `cells`. */
  readonly counts: 'copies' | 'fill' | 'removed' | 'empty-cells' | 'characters';
  readonly measured: number;
  readonly limit: number;
  readonly pageCount: number;
  readonly ground: Ground;
  /** The unit or line; null where the places say all. */
  readonly unit: Slice | null;
  /** The run, or the first, second and last copies. */
  readonly places: readonly Slice[];
  /** Instead of `places` for what cleaning took away. */
  readonly rawPlace?: Stretch;
}

/** Keeps the largest measure ÷ limit; the first of equals stays. */
export class Worst {
  #best: Measure | null = null;
  #ratio = 0;

  get ratio(): number {
    return this.#ratio;
  }

  get measure(): Measure | null {
    return this.#best;
  }

  offer(measure: Measure): void {
    const ratio = measure.measured / measure.limit;
    if (ratio <= this.#ratio) return;
    this.#ratio = ratio;
    this.#best = measure;
  }
}

/** The stream's slice of the tokens [from, to). */
export function tokenSlice(output: CleanText, from: number, to: number): Slice {
  return { start: output.tokenStart[from] ?? 0, end: output.tokenStart[to] ?? 0 };
}
