import type { Comparison, PageComparison } from './compare.ts';
import { pagesText, type GateFailure } from './failure.ts';
import { PARTS_OF_A_PERCENT, type MinGhostFree } from './policy-text.ts';
import { shownText } from '../results/shown.ts';

/** Limits that need no base. */
export interface Limits {
  readonly minGhostFree: readonly MinGhostFree[];
  /** Most Lost pages; null for no limit. */
  readonly maxLost: number | null;
}

/**
 * The limits that the head breaks.
 *
 * Flaky pages and those on the allow-list are set aside: they are in neither part of a rate. A page that
 * could not be judged counts as ghost-free here, so that a limit fails only if it would fail whatever the
 * page holds; such pages fail the run on their own. A limit on a room without pages fails: it cannot be
 * evaluated.
 */
export function failedLimits(comparison: Comparison, limits: Limits): GateFailure[] {
  return [
    ...limits.minGhostFree.flatMap((limit) => belowMinimum(comparison, limit) ?? []),
    ...tooManyLost(comparison, limits.maxLost),
  ];
}

function belowMinimum(comparison: Comparison, limit: MinGhostFree): GateFailure | null {
  const { room, percent } = limit;
  const policy = `min-ghost-free ${room === null ? '' : `${room}=`}${percent}`;
  const place = room === null ? '' : ` in room ${shownText(room)}`;
  const own = comparison.pages.filter(
    (page) => page.head !== null && (room === null || page.room === room),
  );
  if (own.length === 0) {
    return {
      policy,
      sentence: `There are no pages${place} to hold ${percent}% against.`,
      pages: [],
    };
  }
  const judged = own.filter((page) => page.change === 'error' || page.counted);
  const bad = judged.filter(isCountedBad);
  const good = judged.length - bad.length;
  // Whole numbers on both sides: a rate that is rounded first could reach a limit that it is below.
  const least = Math.round(percent * PARTS_OF_A_PERCENT) * judged.length;
  if (good * 100 * PARTS_OF_A_PERCENT >= least) return null;
  const aside = own.length - judged.length;
  const asideText = aside === 0 ? '' : ` (${pagesText(aside)} flaky or allowed, set aside)`;
  const sentence = `${good} of ${pagesText(judged.length)}${place} are ghost-free${asideText}; at least ${percent}% must be.`;
  return { policy, sentence, pages: bad };
}

function tooManyLost(comparison: Comparison, most: number | null): GateFailure[] {
  if (most === null) return [];
  const lost = comparison.pages.filter(
    (page) => isCountedBad(page) && page.head?.outcome === 'lost',
  );
  if (lost.length <= most) return [];
  const verb = lost.length === 1 ? 'is' : 'are';
  const sentence = `${pagesText(lost.length)} ${verb} Lost; at most ${most} may be.`;
  return [{ policy: `max-lost ${most}`, sentence, pages: lost }];
}

function isCountedBad(page: PageComparison): boolean {
  return page.counted && (page.head?.outcome === 'boo' || page.head?.outcome === 'lost');
}
