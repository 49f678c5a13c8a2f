import type { Disagreement } from '../docmetrics/disagreement.ts';
export { ADMITTED_ABOVE } from '../docmetrics/disagreement.ts';

/** How far the parsers are apart on one book. */
export interface BookDisagreement extends Disagreement {
  /** `SUBJECT/document`; hostile: file names give it. */
  readonly book: string;
  /** Pages, or files, of each parser, in the order of the parsers; 0 where it has none. */
  readonly pages: readonly number[];
  /** True when an output was longer than what is compared, and its rest left out. */
  readonly cut: boolean;
}

/** What `boobench disagree` writes. */
export interface DisagreementResults {
  readonly schemaVersion: 1;
  readonly suite: 'disagreement';
  readonly tool: { readonly name: 'boobench'; readonly version: string };
  /** The folders as the user named them, told apart. */
  readonly parsers: readonly string[];
  /** Sorted by name. */
  readonly books: readonly BookDisagreement[];
  readonly admitted: number;
}
