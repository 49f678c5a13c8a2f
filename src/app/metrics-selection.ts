import { InputError } from '../errors.ts';
import { selectKeys, unknownName } from '../house/select.ts';
import type { MetricsSelection } from '../results/metrics-model.ts';
import { runKeyOf } from '../results/metrics-page-key.ts';
import { pageKey } from '../results/order.ts';
import type { TruthPage } from './metrics-truth.ts';

/**
 * The reference pages that a selection asks for, in the order given.
 *
 * @param source how messages call the ground truth
 * @throws InputError when a subject or page does not exist, or nothing is left
 */
export function selectTruth(
  pages: readonly TruthPage[],
  { subjects, excludedSubjects, pages: globs, maxPages }: MetricsSelection,
  source: string,
): readonly TruthPage[] {
  const existing = [...new Set(pages.map(({ subject }) => subject))].toSorted();
  for (const name of [...(subjects ?? []), ...(excludedSubjects ?? [])]) {
    if (!existing.includes(name)) throw unknownName('subject', name, existing);
  }
  const own = pages.filter(
    ({ subject }) =>
      (subjects?.includes(subject) ?? true) && !(excludedSubjects?.includes(subject) ?? false),
  );
  if (own.length === 0) {
    throw new InputError('empty-selection', `no page of ${source} is in the selection`, {
      hint: 'Every subject is left out: change --subjects or --exclude-subjects.',
    });
  }
  const entries = own.map((page) => ({ ...runKeyOf(page), tags: [] }));
  const keys = selectKeys(entries, { rooms: null, pages: globs, tags: null, maxPages }, source);
  return own.filter((page) => keys.has(pageKey(runKeyOf(page))));
}
