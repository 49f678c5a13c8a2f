import type { PageResult } from './model.ts';

/** True for a Boo and for a Lost page. */
export function isBad(page: PageResult): boolean {
  return page.outcome === 'boo' || page.outcome === 'lost';
}

export function isGhostFree(page: PageResult): boolean {
  return page.outcome === 'ghost-free';
}

/** False where the gate could not judge the page. */
export function isMeasured(page: PageResult): boolean {
  return page.outcome !== 'error';
}

/** True for a Boo because nothing was left after cleaning. */
export function isEmptyAnswer(page: PageResult): boolean {
  return page.outcome === 'boo' && page.verdict.cause === 'empty';
}

/**
 * True for a bad page that was run again and was bad in half of its runs or fewer.
 *
 * It is shown and not counted (spec: action, input `confirm`: "counts only if most runs agree").
 */
export function isFlaky(page: PageResult): boolean {
  return (
    isBad(page) &&
    page.confirmation !== undefined &&
    page.confirmation.bad * 2 <= page.confirmation.runs
  );
}
