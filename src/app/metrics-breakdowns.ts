import { blockBreakdown, type GroupValue, pageBreakdown } from '../docmetrics/breakdown.ts';
import type { Sample } from '../docmetrics/page-metrics.ts';
import { meanOf } from '../docmetrics/totals.ts';
import type { Breakdown, MetricsPage } from '../results/metrics-model.ts';

type Metric = Breakdown['metric'];

const PAGE_METRICS: readonly (readonly [Metric, (page: MetricsPage) => number | null])[] = [
  ['text-edit', ({ textEdit }) => textEdit],
  ['formula-edit', ({ formulaEdit }) => formulaEdit],
  ['order-edit', ({ orderEdit }) => orderEdit],
  ['teds', ({ teds }) => meanOf(teds)],
];

const BLOCK_METRICS: readonly (readonly [Metric, Sample['kind']])[] = [
  ['text-edit', 'text'],
  ['formula-edit', 'formula'],
  ['teds', 'table'],
];

/**
 * Groups pages by the attributes of their annotation, and blocks by theirs.
 *
 * @returns nothing when no page is annotated; a group without samples is absent
 * @see specification S12
 */
export function breakdownsOf(
  pages: readonly MetricsPage[],
  samples: readonly Sample[],
): readonly Breakdown[] {
  const annotated = pages.filter(({ groundTruth }) => groundTruth === 'json');
  if (annotated.length === 0) return [];
  const byPage = PAGE_METRICS.flatMap(([metric, valueOf]) => {
    const rows = annotated.flatMap((page) => {
      const edit = valueOf(page);
      // A page's value is its own mean already: one sample a page, of any weight.
      return edit === null ? [] : [{ page: page.id, edit, length: 1, attributes: page.attributes }];
    });
    return groups(metric, 'page', pageBreakdown(rows));
  });
  const byBlock = BLOCK_METRICS.flatMap(([metric, kind]) =>
    groups(metric, 'block', blockBreakdown(samples.filter((sample) => sample.kind === kind))),
  );
  return [...byPage, ...byBlock];
}

function groups(
  metric: Metric,
  by: Breakdown['by'],
  values: ReadonlyMap<string, GroupValue>,
): Breakdown[] {
  return [...values].map(([label, { value, count }]) => ({ metric, by, label, value, count }));
}
