import type { Outcome, PageResult } from '../results/model.ts';
import { isBad, isFlaky, isMeasured } from '../results/outcome.ts';
import type { AllowEntry } from './allow-entry.ts';

/** What became of a page between base and head; every page has exactly one. */
export type PageChange =
  /** Ghost-free in both. */
  | 'unchanged'
  /** Was ghost-free, is a Boo. */
  | 'new-boo'
  | 'still-boo'
  /** Was a Boo or Lost, is ghost-free. */
  | 'fixed'
  /** Was ghost-free or a Boo, is Lost. */
  | 'newly-lost'
  | 'still-lost'
  /** Was Lost, is a Boo: it comes back now, so it is no new Boo. */
  | 'no-longer-lost'
  /** Bad in the head, but not in most of its runs: shown, not counted. */
  | 'flaky'
  /** Bad in the head and on the allow-list: shown, not counted. */
  | 'allowed'
  /** Judged in the head; the base lacks it or could not judge it. */
  | 'added'
  /** In the base; the head looked for other pages and lacks it. */
  | 'removed'
  /** In the base; the head looked for the same pages and lacks it. Never reads as fixed. */
  | 'not-run'
  /** The head could not judge it. Never reads as fixed. */
  | 'error';

type JudgedOutcome = Exclude<Outcome, 'error'>;

const CHANGE: Readonly<Record<JudgedOutcome, Readonly<Record<JudgedOutcome, PageChange>>>> = {
  'ghost-free': { 'ghost-free': 'unchanged', boo: 'new-boo', lost: 'newly-lost' },
  boo: { 'ghost-free': 'fixed', boo: 'still-boo', lost: 'newly-lost' },
  lost: { 'ghost-free': 'fixed', boo: 'no-longer-lost', lost: 'still-lost' },
};

export interface ChangeContext {
  readonly allowedBy: AllowEntry | null;
  /** Whether base and head looked for the same pages. */
  readonly sameHouse: boolean;
}

/** Names what became of one page; a page is in at least one of the two runs. */
export function changeOf(
  base: PageResult | null,
  head: PageResult | null,
  { allowedBy, sameHouse }: ChangeContext,
): PageChange {
  if (head === null) return sameHouse ? 'not-run' : 'removed';
  const now = head.outcome;
  if (now === 'error') return 'error';
  if (isFlaky(head)) return 'flaky';
  if (allowedBy !== null && isBad(head)) return 'allowed';
  const before = base === null ? 'error' : settledOutcome(base);
  return before === 'error' ? 'added' : CHANGE[before][now];
}

/** The outcome that counts: a flaky page was ghost-free in at least half of its runs. */
export function settledOutcome(page: PageResult): Outcome {
  return isFlaky(page) ? 'ghost-free' : page.outcome;
}

/**
 * Whether the gate's policies look at a page: judged in the head, not flaky there, not on the
 * allow-list.
 */
export function isCounted(head: PageResult | null, allowedBy: AllowEntry | null): boolean {
  return head !== null && isMeasured(head) && !isFlaky(head) && allowedBy === null;
}
