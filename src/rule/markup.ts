import type { Measure, Subject } from './measure.ts';

/** Characters that cleaning may remove in one stretch on the shortest page. */
const MIN_REMOVED = 5000;
/** Empty cells side by side in one row. */
const MAX_EMPTY_CELLS = 250;

/**
 * `markup`: what cleaning takes away can loop too: empty cells, tags, separators, fences, blanks.
 *
 * @returns the worse of the longest stretch removed and the most empty cells side by side
 */
export function markupBudget({ page, output }: Subject): Measure | null {
  const { removed, emptyCells } = output;
  const bySize = page.rule.lineWidth * page.lines;
  const common = { check: 'markup', pageCount: 0, unit: null, places: [] } as const;
  const stretch: Measure = {
    ...common,
    counts: 'removed',
    measured: removed.count,
    limit: Math.max(MIN_REMOVED, bySize),
    ground: bySize > MIN_REMOVED ? { kind: 'page-size', lines: page.lines } : { kind: 'fixed' },
    rawPlace: removed,
  };
  const cells: Measure = {
    ...common,
    counts: 'empty-cells',
    measured: emptyCells.count,
    limit: MAX_EMPTY_CELLS,
    ground: { kind: 'fixed' },
    rawPlace: emptyCells,
  };
  const worse = cells.measured / cells.limit > stretch.measured / stretch.limit ? cells : stretch;
  return worse.measured > 0 ? worse : null;
}
