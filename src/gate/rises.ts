import type { PageResult } from '../results/model.ts';
import { isEmptyAnswer, isFlaky } from '../results/outcome.ts';
import { coverageDrop, type Comparison, type PageComparison } from './compare.ts';
import type { PageChange } from './changes.ts';
import { pagesText, type GateFailure } from './failure.ts';
import type { FailOn } from './policy-text.ts';

/** Differences of means below this are rounding of binary fractions, not coverage. */
const POINTS_TOLERANCE = 1e-9;

/**
 * The policies against the base that fail, in the order in which they were asked for.
 *
 * Only compared pages count (see `PageComparison.compared`).
 */
export function failedRises(comparison: Comparison, failOn: readonly FailOn[]): GateFailure[] {
  return failOn.flatMap((policy) => failedRise(comparison, policy) ?? []);
}

function failedRise(comparison: Comparison, policy: FailOn): GateFailure | null {
  if (policy.kind === 'coverage-drop') return coverageDrops(comparison, policy.points);
  return RISES[policy.kind](comparison);
}

const RISES: Readonly<
  Record<Exclude<FailOn['kind'], 'coverage-drop'>, (comparison: Comparison) => GateFailure | null>
> = {
  'boos-rise': boosRise,
  'lost-rise': lostRise,
  'new-boos': (comparison) => newPages(comparison, 'new-boos', 'new-boo', 'newly a Boo'),
  'new-lost': (comparison) => newPages(comparison, 'new-lost', 'newly-lost', 'newly Lost'),
  'empty-rise': emptyRise,
  'warnings-rise': warningsRise,
};

/**
 * New Boos against fixed ones. A page that was Lost and is a Boo now is neither: it got no worse. A Boo
 * that is Lost now is no fixed Boo either; it is the business of `lost-rise`.
 */
function boosRise(comparison: Comparison): GateFailure | null {
  const risen = withChange(comparison, 'new-boo');
  const fixed = withChange(comparison, 'fixed').filter((page) => page.base?.outcome === 'boo');
  const rise = risen.length - fixed.length;
  if (rise <= 0) return null;
  const sentence = `Boos rose by ${rise}: ${risen.length} new, ${fixed.length} fixed.`;
  return { policy: 'boos-rise', sentence, pages: risen };
}

/** Newly Lost pages, also those that were Boos, against pages that come back again, also as Boos. */
function lostRise(comparison: Comparison): GateFailure | null {
  const risen = withChange(comparison, 'newly-lost');
  const back = [
    ...withChange(comparison, 'fixed').filter((page) => page.base?.outcome === 'lost'),
    ...withChange(comparison, 'no-longer-lost'),
  ];
  const rise = risen.length - back.length;
  if (rise <= 0) return null;
  const sentence = `Lost pages rose by ${rise}: ${risen.length} new, ${back.length} no longer lost.`;
  return { policy: 'lost-rise', sentence, pages: risen };
}

function newPages(
  comparison: Comparison,
  policy: string,
  change: PageChange,
  words: string,
): GateFailure | null {
  const pages = withChange(comparison, change);
  if (pages.length === 0) return null;
  const verb = pages.length === 1 ? 'is' : 'are';
  return { policy, sentence: `${pagesText(pages.length)} ${verb} ${words}.`, pages };
}

function emptyRise(comparison: Comparison): GateFailure | null {
  const { base, head } = comparison.compared;
  if (head.empty <= base.empty) return null;
  const sentence = `Empty answers rose from ${base.empty} to ${head.empty}.`;
  const pages = comparison.pages.filter(
    (page) => page.compared && isEmpty(page.head) && !isEmpty(page.base),
  );
  return { policy: 'empty-rise', sentence, pages };
}

function warningsRise(comparison: Comparison): GateFailure | null {
  const { base, head } = comparison.compared;
  if (head.warnings <= base.warnings) return null;
  const sentence = `Warnings rose from ${base.warnings} to ${head.warnings}.`;
  const pages = comparison.pages.filter(
    (page) => page.compared && warningsOf(page.head) > warningsOf(page.base),
  );
  return { policy: 'warnings-rise', sentence, pages };
}

function coverageDrops(comparison: Comparison, points: number): GateFailure | null {
  const { base, head } = comparison.compared;
  if (base.coverage === null || head.coverage === null) return null;
  const drop = (base.coverage - head.coverage) * 100;
  if (drop <= points + POINTS_TOLERANCE) return null;
  const sentence = `Coverage dropped by ${drop.toFixed(2)} points; ${points} are allowed.`;
  const pages = comparison.pages.filter((page) => page.compared && (coverageDrop(page) ?? 0) > 0);
  return { policy: `coverage-drop:${points}`, sentence, pages };
}

function withChange(comparison: Comparison, change: PageChange): PageComparison[] {
  return comparison.pages.filter((page) => page.compared && page.change === change);
}

function isEmpty(page: PageResult | null): boolean {
  return page !== null && isEmptyAnswer(page) && !isFlaky(page);
}

function warningsOf(page: PageResult | null): number {
  return page?.verdict.warnings.length ?? 0;
}
