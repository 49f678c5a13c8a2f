import type { Measure, Subject } from './measure.ts';

/** `empty`: no character left after cleaning; right only where an exact page is empty itself. */
export function emptyBudget({ page, output }: Subject): Measure | null {
  if (output.stream.length > 0 || (page.rule.mode === 'exact' && page.isBlank)) return null;
  return {
    check: 'empty',
    counts: 'characters',
    measured: 0,
    limit: 1,
    pageCount: page.clean.stream.length,
    ground: { kind: 'fixed' },
    unit: null,
    places: [],
  };
}
