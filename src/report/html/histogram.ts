import type { PageResult } from '../../results/model.ts';
import { span } from '../percent.ts';

/** Upper ends of the bars, in milliseconds: each about twice the one before, up to the usual clock. */
const ENDS = [250, 500, 1000, 2000, 5000, 10_000, 20_000, 60_000, 120_000, 300_000, 600_000];

/** Pages of one stretch of time. */
export interface Bar {
  readonly label: string;
  readonly head: number;
  readonly base: number;
}

/**
 * How the pages of two runs spread over seconds.
 *
 * @returns from the first to the last stretch that has a page; none where no page has a time
 */
export function histogram(
  head: readonly PageResult[],
  base: readonly PageResult[],
): readonly Bar[] {
  const [ours, theirs] = [countsOf(head), countsOf(base)];
  const bars = ours.map((count, at) => ({
    label: labelOf(at),
    head: count,
    base: theirs[at] ?? 0,
  }));
  const isUsed = (bar: Bar): boolean => bar.head + bar.base > 0;
  const first = bars.findIndex(isUsed);
  return first === -1 ? [] : bars.slice(first, bars.findLastIndex(isUsed) + 1);
}

function countsOf(pages: readonly PageResult[]): readonly number[] {
  const counts = new Array<number>(ENDS.length + 1).fill(0);
  for (const { durationMs } of pages) {
    if (durationMs === null) continue;
    const found = ENDS.findIndex((end) => durationMs < end);
    const at = found === -1 ? ENDS.length : found;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

function labelOf(at: number): string {
  const end = ENDS[at];
  if (end === undefined) return `${timeText(ENDS.at(-1) ?? 0)} and more`;
  return at === 0 ? `under ${timeText(end)}` : `${timeText(ENDS[at - 1] ?? 0)} to ${timeText(end)}`;
}

function timeText(ms: number): string {
  return ms < 1000 ? `${ms / 1000} s` : span(ms);
}
