import { whyMetricsNotComparable } from '../results/metrics-comparability.ts';
import type { MetricsPage, MetricsResults, Totals } from '../results/metrics-model.ts';
import { compareIds, totalsOf } from '../results/metrics-summary.ts';
import type { Baseline } from './compare.ts';

/** One page, side by side. */
export interface MetricsPair {
  readonly id: string;
  readonly subject: string;
  /** null where the file lacks the page; at most one of the two is. */
  readonly base: MetricsPage | null;
  readonly head: MetricsPage | null;
  /** Whether both measured the page: what may drop is taken over these pages alone. */
  readonly compared: boolean;
  /** Points of overall that the page lost, below 0 for a gain; null unless both files score it. */
  readonly drop: number | null;
}

/** Totals of both files over the same pages. */
export interface TotalsPair {
  readonly pages: number;
  readonly base: Totals;
  readonly head: Totals;
}

export interface MetricsComparison {
  readonly baseline: Baseline;
  readonly base: MetricsResults | null;
  readonly head: MetricsResults;
  /** Every page of either file, by id. */
  readonly pages: readonly MetricsPair[];
  /** Over the pages that both measured. */
  readonly compared: TotalsPair;
  /** The same of each subject, by name; empty when no page has a subject. */
  readonly subjects: readonly (TotalsPair & { readonly subject: string })[];
}

/**
 * Compares the metrics of two parses page by page.
 *
 * @param base null for no baseline
 * @returns files that are not comparable are set side by side all the same, with the reasons
 */
export function compareMetrics(
  base: MetricsResults | null,
  head: MetricsResults,
): MetricsComparison {
  const pages = pairs(base, head);
  const names = [...new Set(pages.map(({ subject }) => subject))].filter((name) => name !== '');
  return {
    baseline: baselineOf(base, head),
    base,
    head,
    pages,
    compared: totalsPair(pages),
    subjects: names.toSorted().map((subject) => ({
      subject,
      ...totalsPair(pages.filter((page) => page.subject === subject)),
    })),
  };
}

/** The pages that lost overall, the most first; by id where two lost the same. None without a base that can be compared. */
export function pagesThatLost({ pages, baseline }: MetricsComparison): readonly MetricsPair[] {
  if (baseline.kind !== 'comparable') return [];
  return pages
    .filter(({ drop }) => drop !== null && drop > ROUNDING)
    .toSorted((a, b) => (b.drop ?? 0) - (a.drop ?? 0));
}

/** The pages that gained overall, as {@link pagesThatLost}. */
export function pagesThatGained({ pages, baseline }: MetricsComparison): readonly MetricsPair[] {
  if (baseline.kind !== 'comparable') return [];
  return pages
    .filter(({ drop }) => drop !== null && drop < -ROUNDING)
    .toSorted((a, b) => (a.drop ?? 0) - (b.drop ?? 0));
}

/** Totals that a table sets side by side: of the same pages where files can be compared, else each file's own. */
export function shownTotals({
  baseline,
  base,
  head,
  compared,
}: MetricsComparison): Pick<TotalsPair, 'base' | 'head'> {
  if (baseline.kind === 'comparable') return compared;
  return { base: base?.totals ?? totalsOf([]), head: head.totals };
}

/** Differences of means below this are rounding of binary fractions. */
export const ROUNDING = 1e-9;

function baselineOf(base: MetricsResults | null, head: MetricsResults): Baseline {
  if (base === null) return { kind: 'none' };
  const reasons = whyMetricsNotComparable(base, head);
  return reasons.length === 0 ? { kind: 'comparable' } : { kind: 'not-comparable', reasons };
}

function pairs(base: MetricsResults | null, head: MetricsResults): readonly MetricsPair[] {
  const before = new Map((base?.pages ?? []).map((page) => [page.id, page]));
  const after = new Map(head.pages.map((page) => [page.id, page]));
  const all = [...new Map([...before, ...after]).values()].toSorted(compareIds);
  return all.map(({ id, subject }) => {
    const pair = { base: before.get(id) ?? null, head: after.get(id) ?? null };
    const from = pair.base?.overall ?? null;
    const to = pair.head?.overall ?? null;
    return {
      id,
      subject,
      ...pair,
      compared: isMeasured(pair.base) && isMeasured(pair.head),
      drop: from === null || to === null ? null : from - to,
    };
  });
}

function isMeasured(page: MetricsPage | null): boolean {
  return page !== null && !page.error;
}

function totalsPair(pages: readonly MetricsPair[]): TotalsPair {
  const both = pages.filter(({ compared }) => compared);
  return {
    pages: both.length,
    base: totalsOf(both.flatMap(({ base }) => base ?? [])),
    head: totalsOf(both.flatMap(({ head }) => head ?? [])),
  };
}
