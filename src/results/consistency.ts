import type { Fault } from './faults.ts';
import type { Cause, Outcome, PageResult, RunResults, RunSummary, Tally } from './model.ts';
import { comparePages, pageName } from './order.ts';
import { shown, shownText } from './shown.ts';
import { summarize } from './summary.ts';

const OUTCOME_OF: Readonly<Record<Cause, Outcome>> = {
  none: 'ghost-free',
  loop: 'boo',
  empty: 'boo',
  failed: 'boo',
  'hidden-loop': 'boo',
  'broken-answer': 'boo',
  'timed-out': 'lost',
  'not-judged': 'error',
};

/** Rates may differ by this much: another engine may sum the same numbers in another order. */
const RATE_TOLERANCE = 1e-9;

/**
 * Finds the first thing in well-formed results that contradicts another.
 *
 * @returns null when everything agrees: names that stay inside a folder, real dates, pages sorted and
 *   none twice, causes that fit outcomes, offsets in order, a summary that the pages give; O(n log n)
 */
export function findContradiction(results: RunResults): Fault | null {
  return (
    headContradiction(results) ??
    pagesContradiction(results.pages) ??
    summaryContradiction(results.summary, summarize(results.pages))
  );
}

/** As {@link findContradiction} for one page; `path` is where the page stands. */
export function findPageContradiction(page: PageResult, path: string): Fault | null {
  const { verdict } = page;
  for (const field of ['room', 'id'] as const) {
    if (leavesFolder(page[field])) {
      const problem = `must stay inside its folder, got ${shown(page[field])}`;
      return { path: `${path}.${field}`, problem };
    }
  }
  const wanted = OUTCOME_OF[verdict.cause];
  if (page.outcome !== wanted) {
    const problem = `${verdict.cause} goes with outcome ${wanted}, got ${page.outcome}`;
    return { path: `${path}.verdict.cause`, problem };
  }
  const { check, unit, measured, limit, pageCount, overshoot } = verdict;
  const worst = [check, unit, measured, limit, pageCount, overshoot];
  if (worst.includes(null) && worst.some((value) => value !== null)) {
    const problem = 'has check, unit, measured, limit, pageCount and overshoot in part only';
    return { path: `${path}.verdict`, problem };
  }
  if (check === null && (verdict.cause === 'loop' || verdict.cause === 'hidden-loop')) {
    return { path: `${path}.verdict.check`, problem: `is null for cause ${verdict.cause}` };
  }
  const backwards = verdict.where.findIndex((place) => place.start > place.end);
  if (backwards !== -1) {
    return { path: `${path}.verdict.where[${backwards}]`, problem: 'ends before it starts' };
  }
  return confirmationContradiction(page, `${path}.confirmation`);
}

function confirmationContradiction(page: PageResult, path: string): Fault | null {
  const { confirmation } = page;
  if (confirmation === undefined) return null;
  if (confirmation.bad > confirmation.runs) {
    return { path, problem: `has ${confirmation.bad} bad of ${confirmation.runs} runs` };
  }
  if (page.outcome !== 'boo' && page.outcome !== 'lost') {
    return { path, problem: `belongs to a Boo or Lost page, got ${page.outcome}` };
  }
  return null;
}

function headContradiction(results: RunResults): Fault | null {
  const { source } = results.dataset;
  if (/^(?:[/\\]|[A-Za-z]:[/\\])/.test(source)) {
    return {
      path: 'dataset.source',
      problem: `must not be an absolute path, got ${shown(source)}`,
    };
  }
  if (!isRealTime(results.startedAt)) {
    return { path: 'startedAt', problem: `is no real time: ${shown(results.startedAt)}` };
  }
  const { shard } = results;
  if (shard !== null && shard.index > shard.total) {
    return { path: 'shard', problem: `has index ${shard.index} of ${shard.total}` };
  }
  return null;
}

function pagesContradiction(pages: readonly PageResult[]): Fault | null {
  for (const [index, page] of pages.entries()) {
    const path = `pages[${index}]`;
    const before = pages[index - 1];
    const order = before === undefined ? -1 : comparePages(before, page);
    if (order === 0) return { path, problem: `is there twice: ${shownText(pageName(page))}` };
    if (order > 0) return { path, problem: `is out of order: ${shownText(pageName(page))}` };
    const fault = findPageContradiction(page, path);
    if (fault !== null) return fault;
  }
  return null;
}

function summaryContradiction(stated: RunSummary, given: RunSummary): Fault | null {
  if (roomList(stated) !== roomList(given)) {
    return { path: 'summary.rooms', problem: 'does not list the rooms of the pages' };
  }
  const whole = tallyContradiction(stated, given, 'summary');
  if (whole !== null) return whole;
  for (const [index, row] of given.rooms.entries()) {
    const other = stated.rooms[index];
    const fault = other && tallyContradiction(other, row, `summary.rooms[${index}]`);
    if (fault) return fault;
  }
  return null;
}

function roomList(summary: RunSummary): string {
  return JSON.stringify(summary.rooms.map((row) => row.room));
}

function tallyContradiction(stated: Tally, given: Tally, path: string): Fault | null {
  const counts = ['pages', 'ghostFree', 'boos', 'lost', 'errors', 'empty', 'warnings'] as const;
  const rates = ['ghostFreeRate', 'coverage', 'medianDurationMs'] as const;
  const wrong =
    counts.find((field) => stated[field] !== given[field]) ??
    rates.find((field) => !near(stated[field], given[field]));
  if (wrong === undefined) return null;
  const problem = `is ${stated[wrong]}, but the pages give ${given[wrong]}`;
  return { path: `${path}.${wrong}`, problem };
}

function near(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= RATE_TOLERANCE;
}

function leavesFolder(name: string): boolean {
  return /^[/\\]/.test(name) || name.split(/[/\\]/).includes('..');
}

function isRealTime(text: string): boolean {
  const ms = Date.parse(text);
  // The engine turns 30 February into 2 March; only a real date survives the way back.
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 19) === text.slice(0, 19);
}
