import { totalsOf } from '../docmetrics/totals.ts';
import type { Loss, MetricsPage, MetricsResults, SubjectTotals } from './metrics-model.ts';

export { componentsOf, overallOf, totalsOf } from '../docmetrics/totals.ts';

/** Totals of each subject, by name; empty when no page has a subject. */
export function subjectsOf(pages: readonly MetricsPage[]): readonly SubjectTotals[] {
  const names = [...new Set(pages.map(({ subject }) => subject))].filter((name) => name !== '');
  return names.toSorted().map((subject) => {
    const own = pages.filter((page) => page.subject === subject);
    return { subject, pages: own.length, ...totalsOf(own) };
  });
}

/** How many pages there are, and how many of them are no sound measurement. */
export function countsOf(pages: readonly MetricsPage[]): MetricsResults['counts'] {
  return {
    required: pages.length,
    missing: pages.filter(({ missing }) => missing).length,
    errors: pages.filter(({ error }) => error).length,
    tooLarge: pages.filter(({ tooLarge }) => tooLarge).length,
  };
}

/** A long block that is half lost weighs more than a short one that is. */
export function lossWeight({ reference, predicted, lost }: Loss): number {
  return lost * Math.max(reference.length, predicted.length);
}

/** Orders pages by id in UTF-16 order, which no locale changes. */
export function compareIds(a: { readonly id: string }, b: { readonly id: string }): number {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
