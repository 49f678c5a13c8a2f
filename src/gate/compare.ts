import { sameHouse, whyNotComparable } from '../results/comparability.ts';
import type { PageResult, RunResults, Tally } from '../results/model.ts';
import { comparePages, groupByRoom, pageKey } from '../results/order.ts';
import { isEmptyAnswer, isFlaky, isMeasured } from '../results/outcome.ts';
import { shownText } from '../results/shown.ts';
import { meanCoverage, tally } from '../results/summary.ts';
import { matchAllowList, type AllowEntry } from './allow-entry.ts';
import { changeOf, isCounted, type PageChange } from './changes.ts';

/** One page, side by side. */
export interface PageComparison {
  readonly room: string;
  readonly id: string;
  readonly change: PageChange;
  /** null where the run lacks the page; at most one of the two is. */
  readonly base: PageResult | null;
  readonly head: PageResult | null;
  /** Whether the limits of the gate look at the page: judged, not flaky, not on the allow-list. */
  readonly counted: boolean;
  /** As `counted`, and the base judged the page too: what may rise is counted on these pages alone. */
  readonly compared: boolean;
  readonly allowedBy: AllowEntry | null;
}

/** Whether the base can say that something got worse. */
export type Baseline =
  | { readonly kind: 'comparable' }
  | { readonly kind: 'none' }
  | { readonly kind: 'not-comparable'; readonly reasons: readonly string[] };

/** Figures of one run over the compared pages. */
export interface Figures {
  readonly empty: number;
  readonly warnings: number;
  /** Mean over the pages that have a coverage in both runs, 0–1; null where none has. */
  readonly coverage: number | null;
}

/** A row of the table of rooms: what each run says about all of its own pages. */
export interface ComparisonRow {
  /** null where the run has no page of the room, or there is no run. */
  readonly base: Tally | null;
  readonly head: Tally | null;
  /** Ghost-free rate, head less base, −1 to 1; null unless both runs have the same pages of the room. */
  readonly ghostFreeChange: number | null;
  /** Mean coverage of both runs over the compared pages that have one in both; null where none has. */
  readonly coverage: { readonly base: number; readonly head: number } | null;
}

export interface Comparison {
  readonly baseline: Baseline;
  /** Commit of each run; null outside git, and for no base. */
  readonly baseCommit: string | null;
  readonly headCommit: string | null;
  /** Shard of the head: a part of a run lacks pages without having left them out. */
  readonly headShard: RunResults['shard'];
  /** Every page of either run, by room and id. */
  readonly pages: readonly PageComparison[];
  /** Pages of each change. */
  readonly counts: Readonly<Record<PageChange, number>>;
  /** Compared pages and their figures. */
  readonly compared: { readonly pages: number; readonly base: Figures; readonly head: Figures };
  /** Rooms of either run, in the usual order. */
  readonly rooms: readonly (ComparisonRow & { readonly room: string })[];
  readonly total: ComparisonRow;
  /** For people; such as an entry of the allow-list that matches no page. */
  readonly notices: readonly string[];
}

/**
 * Compares two runs page by page. The order of pages does not matter.
 *
 * What may rise or drop is counted on pages that both runs judged: a Boo on a page that the base lacks
 * or could not judge may be as old as the page. Flaky pages and those on the allow-list are shown, not
 * counted.
 *
 * @param base null for no baseline: every judged page of the head is then `added`
 * @returns runs that are not comparable are set side by side all the same, with the reasons
 */
export function compareRuns(
  base: RunResults | null,
  head: RunResults,
  allow: readonly AllowEntry[],
): Comparison {
  const pages = pairPages(base, head, allow);
  return {
    baseline: baselineOf(base, head),
    baseCommit: base?.commit ?? null,
    headCommit: head.commit,
    headShard: head.shard,
    pages,
    counts: countChanges(pages),
    compared: {
      pages: pages.filter((page) => page.compared).length,
      base: figuresOf(pages, 'base'),
      head: figuresOf(pages, 'head'),
    },
    rooms: [...groupByRoom(pages)].map(([room, own]) => ({ room, ...rowOf(own) })),
    total: rowOf(pages),
    notices: unmatched(allow, pages),
  };
}

function baselineOf(base: RunResults | null, head: RunResults): Baseline {
  if (base === null) return { kind: 'none' };
  const reasons = whyNotComparable(base, head);
  return reasons.length === 0 ? { kind: 'comparable' } : { kind: 'not-comparable', reasons };
}

function pairPages(
  base: RunResults | null,
  head: RunResults,
  allow: readonly AllowEntry[],
): PageComparison[] {
  const before = byKey(base?.pages ?? []);
  const after = byKey(head.pages);
  const same = base !== null && sameHouse(base, head);
  const keys = [...new Map([...before, ...after]).values()].toSorted(comparePages);
  const allowedBy = matchAllowList(allow);
  return keys.map(({ room, id }) => {
    const key = pageKey({ room, id });
    const pair = { base: before.get(key) ?? null, head: after.get(key) ?? null };
    const entry = allowedBy({ room, id });
    const counted = isCounted(pair.head, entry);
    return {
      room,
      id,
      change: changeOf(pair.base, pair.head, { allowedBy: entry, sameHouse: same }),
      ...pair,
      counted,
      compared: counted && pair.base !== null && isMeasured(pair.base),
      allowedBy: entry,
    };
  });
}

function byKey(pages: readonly PageResult[]): Map<string, PageResult> {
  return new Map(pages.map((page) => [pageKey(page), page]));
}

function countChanges(pages: readonly PageComparison[]): Record<PageChange, number> {
  const counts: Record<PageChange, number> = {
    unchanged: 0,
    'new-boo': 0,
    'still-boo': 0,
    fixed: 0,
    'newly-lost': 0,
    'still-lost': 0,
    'no-longer-lost': 0,
    flaky: 0,
    allowed: 0,
    added: 0,
    removed: 0,
    'not-run': 0,
    error: 0,
  };
  for (const page of pages) counts[page.change] += 1;
  return counts;
}

function figuresOf(pages: readonly PageComparison[], side: 'base' | 'head'): Figures {
  const own = pages
    .filter((page) => page.compared)
    .map((page) => page[side])
    .filter((page) => page !== null);
  return {
    empty: own.filter((page) => isEmptyAnswer(page) && !isFlaky(page)).length,
    warnings: own.reduce((sum, page) => sum + page.verdict.warnings.length, 0),
    coverage: coverageOf(pages)?.[side] ?? null,
  };
}

function coverageOf(pages: readonly PageComparison[]): ComparisonRow['coverage'] {
  const both = pages.filter((page) => page.compared && coverageDrop(page) !== null);
  const base = meanCoverage(both.flatMap((page) => page.base ?? []));
  const head = meanCoverage(both.flatMap((page) => page.head ?? []));
  return base === null || head === null ? null : { base, head };
}

/** Coverage of the base less that of the head, −1 to 1; null unless both have one. */
export function coverageDrop({ base, head }: PageComparison): number | null {
  const before = base?.verdict.coverage ?? null;
  const after = head?.verdict.coverage ?? null;
  return before === null || after === null ? null : before - after;
}

function rowOf(pages: readonly PageComparison[]): ComparisonRow {
  const base = tallyOf(pages, 'base');
  const head = tallyOf(pages, 'head');
  const before = base?.ghostFreeRate ?? null;
  const after = head?.ghostFreeRate ?? null;
  const samePages = pages.every((page) => page.base !== null && page.head !== null);
  return {
    base,
    head,
    ghostFreeChange: samePages && before !== null && after !== null ? after - before : null,
    coverage: coverageOf(pages),
  };
}

function tallyOf(pages: readonly PageComparison[], side: 'base' | 'head'): Tally | null {
  const own = pages.flatMap((page) => page[side] ?? []);
  return own.length === 0 ? null : tally(own);
}

function unmatched(allow: readonly AllowEntry[], pages: readonly PageComparison[]): string[] {
  return allow
    .filter((entry) => {
      const matches = matchAllowList([entry]);
      return pages.every((page) => matches(page) === null);
    })
    .map(
      (entry) =>
        `${entry.origin.file}:${entry.origin.line}: no page matches ${shownText(entry.page)}`,
    );
}
