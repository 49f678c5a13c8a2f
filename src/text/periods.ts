import type { Sequence } from './code-points.ts';

/** A maximal stretch in which every element equals the one `period` before it; `end` is exclusive. */
export interface PeriodicRun {
  readonly start: number;
  readonly end: number;
  readonly period: number;
}

/** Fewest copies that can be asked for: two of a kind are no loop yet. */
export const MIN_COPIES = 3;
/** From so many copies on, coarse scales find every run. */
const COARSE_COPIES = 16;
const COARSE_RATIO = 2;
const FINE_RATIO = 1.2;

/** Extends a stretch known to have `period` to both sides as far as it goes within [from, to). */
function extend(data: Sequence, from: number, to: number, known: PeriodicRun): PeriodicRun {
  const { period } = known;
  let { start, end } = known;
  while (end < to && data[end] === data[end - period]) end += 1;
  while (start > from && data[start - 1] === data[start - 1 + period]) start -= 1;
  return { start, end, period };
}

/** Smallest period of data[at … at + length) that is at most `most`, 0 when there is none. */
function smallestPeriod(
  data: Sequence,
  at: number,
  length: number,
  most: number,
  border: Int32Array,
): number {
  border[0] = 0;
  let matched = 0;
  for (let index = 1; index < length; index += 1) {
    while (matched > 0 && data[at + index] !== data[at + matched])
      matched = border[matched - 1] ?? 0;
    if (data[at + index] === data[at + matched]) matched += 1;
    border[index] = matched;
    // Periods of longer and longer prefixes never shrink.
    if (index + 1 - matched > most) return 0;
  }
  const period = length - matched;
  return period <= most ? period : 0;
}

export interface PeriodQuery {
  /** The stretch [from, to) to search. */
  readonly from: number;
  readonly to: number;
  readonly leastPeriod: number;
  readonly mostPeriod: number;
  /** Runs of at least so many copies are found for certain (at least `MIN_COPIES`). */
  readonly copies: number;
}

/**
 * Finds the periodic runs that hold enough copies, each under its smallest period; runs of fewer
 * copies, but at least `MIN_COPIES`, may be found too.
 *
 * For each scale w a run with a period in (w', w], w' being the scale before, is so long that it
 * covers a whole window of 2w elements at one of the anchors that stand c·(w' + 1) − 2w + 1 apart;
 * the window's smallest period names it and the run is then followed to both ends. Anchors inside
 * a run already found are skipped: two runs of different periods never share so much. With 16
 * copies the work at one scale is a third of the length, so the whole is linear but for a small
 * logarithm.
 */
export function findPeriodicRuns(data: Sequence, query: PeriodQuery): PeriodicRun[] {
  const { from, to, leastPeriod, mostPeriod } = query;
  const copies = Math.min(COARSE_COPIES, Math.max(MIN_COPIES, query.copies));
  const longest = Math.min(mostPeriod, Math.floor((to - from) / copies));
  if (longest < leastPeriod) return [];
  const ratio = copies >= COARSE_COPIES ? COARSE_RATIO : FINE_RATIO;
  const scratch = new Int32Array(Math.ceil(2 * ratio * longest) + 2);
  let runs: PeriodicRun[] = [];
  let before = 0;
  for (let width = 1; before < longest;) {
    if (width >= leastPeriod) {
      const stride = copies * (before + 1) - 2 * width + 1;
      const found = scanScale(data, query, { width, stride, scratch, known: runs });
      if (found.length > 0) runs = [...runs, ...found].toSorted((a, b) => a.start - b.start);
    }
    before = width;
    width = Math.max(width + 1, Math.floor(width * ratio));
  }
  return runs.filter((run) => run.period >= leastPeriod && run.period <= longest);
}

interface Scale {
  readonly width: number;
  readonly stride: number;
  readonly scratch: Int32Array;
  readonly known: readonly PeriodicRun[];
}

function scanScale(data: Sequence, { from, to }: PeriodQuery, scale: Scale): PeriodicRun[] {
  const { width, stride, known } = scale;
  const found: PeriodicRun[] = [];
  const window = 2 * width;
  let next = 0;
  let coveredTo = 0;
  for (let at = from; at + window <= to; at += stride) {
    for (let run = known[next]; run !== undefined && run.start <= at; run = known[next]) {
      coveredTo = Math.max(coveredTo, run.end);
      next += 1;
    }
    if (at + window <= coveredTo) {
      at = Math.max(at, coveredTo - window - stride);
      continue;
    }
    const period = smallestPeriod(data, at, window, width, scale.scratch);
    if (period === 0) continue;
    const run = extend(data, from, to, { start: at, end: at + window, period });
    if (run.end - run.start >= MIN_COPIES * period) found.push(run);
    coveredTo = Math.max(coveredTo, run.end);
  }
  return found;
}
