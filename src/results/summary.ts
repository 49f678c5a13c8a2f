import type { PageResult, RunSummary, Tally } from './model.ts';
import { comparePages, groupByRoom } from './order.ts';
import { isEmptyAnswer } from './outcome.ts';

/**
 * Counts pages and takes their rates; the order of `pages` does not matter.
 *
 * `error` pages count in the denominator of the ghost-free rate (rule, section 4). `warnings` is the
 * number of warnings, not of pages that have one.
 *
 * @returns zeros and nulls for no pages; O(n log n)
 */
export function tally(pages: readonly PageResult[]): Tally {
  const sorted = pages.toSorted(comparePages);
  const having = (test: (page: PageResult) => boolean): number => sorted.filter(test).length;
  const ghostFree = having((page) => page.outcome === 'ghost-free');
  return {
    pages: sorted.length,
    ghostFree,
    boos: having((page) => page.outcome === 'boo'),
    lost: having((page) => page.outcome === 'lost'),
    errors: having((page) => page.outcome === 'error'),
    empty: having(isEmptyAnswer),
    warnings: sorted.reduce((sum, page) => sum + page.verdict.warnings.length, 0),
    ghostFreeRate: sorted.length === 0 ? null : ghostFree / sorted.length,
    coverage: meanCoverage(sorted),
    medianDurationMs: median(present(sorted.map((page) => page.durationMs))),
  };
}

/** The summary of a run: all pages, and each room that has pages. */
export function summarize(pages: readonly PageResult[]): RunSummary {
  return {
    ...tally(pages),
    rooms: [...groupByRoom(pages)].map(([room, own]) => ({ room, ...tally(own) })),
  };
}

/** Mean coverage of the pages that have one, 0–1; null where none has. Sums in the order given. */
export function meanCoverage(pages: readonly PageResult[]): number | null {
  const values = present(pages.map((page) => page.verdict.coverage));
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  // A sum of rounded fractions can end a hair above the number of its parts.
  return Math.min(1, mean);
}

/** The middle value, or the mean of the middle two; null for no values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

function present(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}
