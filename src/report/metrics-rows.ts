import { type Metric, METRICS } from '../gate/metric-names.ts';
import { newLosses } from '../gate/metrics-lost.ts';
import type { MetricsComparison, MetricsPair, TotalsPair } from '../gate/metrics-compare.ts';
import { type Difference, differencesOf } from '../results/metrics-difference.ts';
import type { MetricsPage, Totals } from '../results/metrics-model.ts';
import { totalsOf } from '../results/metrics-summary.ts';

const NONE = '–';
/** Blocks of a page that are told, and differences of each. */
const MOST_LOSSES = 3;
const MOST_DIFFERENCES = 3;

/** An edit distance, 0 to 1: three decimals, `–` for none. */
export function shownEdit(edit: number | null): string {
  return edit === null ? NONE : edit.toFixed(3);
}

/** A score, up to 100: two decimals, `–` for none. */
export function shownScore(score: number | null): string {
  return score === null ? NONE : score.toFixed(2);
}

/** A metric as tables print it. */
export function shownMetric({ kind, of }: Metric, totals: Totals): string {
  return kind === 'edit' ? shownEdit(of(totals)) : shownScore(of(totals));
}

/** A change as printed, and whether it is for the better; null for none. */
export interface ShownChange {
  readonly text: string;
  readonly better: boolean | null;
}

/**
 * The difference of what is printed, so that a reader's sum comes out: `+0.012`, `−1.20`, `0.00`; `–` for
 * files that cannot be compared.
 */
export function shownChange(
  metric: Metric,
  { base, head }: Pick<TotalsPair, 'base' | 'head'>,
  { kind }: MetricsComparison['baseline'],
): ShownChange {
  if (kind !== 'comparable') return { text: NONE, better: null };
  const [from, to] = [shownMetric(metric, base), shownMetric(metric, head)];
  if (from === NONE || to === NONE) return { text: NONE, better: null };
  const decimals = metric.kind === 'edit' ? 3 : 2;
  const change = Number((Number(to) - Number(from)).toFixed(decimals));
  if (change === 0) return { text: (0).toFixed(decimals), better: null };
  const text = `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(decimals)}`;
  return { text, better: change > 0 === (metric.kind === 'score') };
}

/** The metrics that a table of totals has: those that either file has. */
export function shownMetrics({ base, head }: Pick<TotalsPair, 'base' | 'head'>): readonly Metric[] {
  return METRICS.filter(({ of }) => of(base) !== null || of(head) !== null);
}

/** The metrics of one page that changed, such as `Text ED 0.000 → 0.120`. */
export function pageChanges(base: MetricsPage, head: MetricsPage): readonly string[] {
  const [before, after] = [totalsOf([base]), totalsOf([head])];
  return PAGE_METRICS.flatMap((metric) => {
    const [from, to] = [shownMetric(metric, before), shownMetric(metric, after)];
    return from === to ? [] : [`${metric.title} ${from} → ${to}`];
  });
}

const PAGE_METRICS = METRICS.filter(({ name }) =>
  ['text-ed', 'table-teds', 'formula-cdm', 'reading-order'].includes(name),
);

/** A difference of a page with the kind of its block. */
export interface LostPart extends Difference {
  readonly kind: 'text' | 'formula' | 'table';
}

/** What a page lost against its base, the heaviest block first; foreign text, as it is. */
export function lostParts(pair: MetricsPair): readonly LostPart[] {
  return newLosses(pair)
    .slice(0, MOST_LOSSES)
    .flatMap((loss) =>
      differencesOf(loss, MOST_DIFFERENCES).map((difference) => ({
        ...difference,
        kind: loss.kind,
      })),
    );
}

/**
 * A difference as a sentence without its end: ``table, row 2, column 3: `12.4` became `12.9` ``.
 *
 * @param quoted makes foreign text safe
 */
export function partText(
  { kind, where, wanted, given }: LostPart,
  quoted: (text: string) => string,
): string {
  const place = where === null ? kind : `${kind}, ${where}`;
  if (wanted === '' && given === '') return `${place} differ`;
  if (given === '') return `${place}: ${quoted(wanted)} is missing`;
  if (wanted === '') return `${place}: ${quoted(given)} is made up`;
  return `${place}: ${quoted(wanted)} became ${quoted(given)}`;
}
