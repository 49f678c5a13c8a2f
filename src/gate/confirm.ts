import type { PageResult, RunResults } from '../results/model.ts';
import { pageKey, pageName } from '../results/order.ts';
import { isBad, isMeasured } from '../results/outcome.ts';
import type { AllowEntry } from './allow-entry.ts';
import { compareRuns } from './compare.ts';

/**
 * The pages that have to run again before the gate believes them: newly a Boo or Lost against a
 * comparable base, not yet run again and not on the allow-list.
 *
 * @returns pages of the head by room and id; none without a comparable base, where nothing is new
 */
export function pagesToConfirm(
  base: RunResults | null,
  head: RunResults,
  allow: readonly AllowEntry[] = [],
): PageResult[] {
  const comparison = compareRuns(base, head, allow);
  if (comparison.baseline.kind !== 'comparable') return [];
  return comparison.pages
    .filter(({ change, compared }) => compared && (change === 'new-boo' || change === 'newly-lost'))
    .flatMap(({ head: page }) => page ?? [])
    .filter((page) => page.confirmation === undefined);
}

/**
 * Writes into the head how its bad pages did when they ran again.
 *
 * A page keeps the outcome of its first run and gets `confirmation`: the first run and every rerun that
 * could be judged, and how many of them were bad, as a Boo or Lost alike.
 *
 * @param reruns results of the reruns, any number a page, in any order
 * @returns new results; pages without a rerun are as they were
 * @throws RangeError for a rerun of a page that the head lacks or that was not bad there
 */
export function applyConfirmation(head: RunResults, reruns: readonly PageResult[]): RunResults {
  const groups = new Map<string, PageResult[]>();
  for (const rerun of reruns) {
    const key = pageKey(rerun);
    groups.set(key, [...(groups.get(key) ?? []), rerun]);
  }
  const pages = head.pages.map((page) => {
    const again = groups.get(pageKey(page));
    groups.delete(pageKey(page));
    return again === undefined ? page : withReruns(page, again);
  });
  const [stray] = groups.values();
  if (stray?.[0] !== undefined) {
    throw new RangeError(`a page that is not in the run was run again: ${pageName(stray[0])}`);
  }
  return { ...head, pages };
}

function withReruns(page: PageResult, reruns: readonly PageResult[]): PageResult {
  if (!isBad(page)) {
    throw new RangeError(`a page that was not bad was run again: ${pageName(page)}`);
  }
  const judged = reruns.filter(isMeasured);
  const before = page.confirmation ?? { runs: 1, bad: 1 };
  return {
    ...page,
    confirmation: {
      runs: before.runs + judged.length,
      bad: before.bad + judged.filter(isBad).length,
    },
  };
}
