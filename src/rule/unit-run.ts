import type { CodePoints } from '../text/code-points.ts';
import { findPeriodicRuns, MIN_COPIES, type PeriodicRun } from '../text/periods.ts';
import { lastAtMost, streamText } from './clean-text.ts';
import {
  type Ground,
  type Measure,
  type Slice,
  type Subject,
  tokenSlice,
  Worst,
} from './measure.ts';
import { isAllFill, isValue } from './words.ts';

/** Longest unit of the stream; a longer one is a token or a phrase. */
export const MAX_UNIT = 8;

/**
 * `unit_run`: a unit of 1–8 characters back to back in the stream, or a longer token back to back.
 *
 * In mode `text-layer` a run ends where a table row differs from the row before it. Units of fill
 * alone are left to `fill_*`, but for mode `none`.
 */
export function unitRunBudget(subject: Subject): Measure | null {
  const { output, page } = subject;
  const worst = new Worst();
  const { stream, tokenId } = output;
  const copies = Math.floor(page.rule.unitSlack) + 1;
  const units = { from: 0, to: stream.length, leastPeriod: 1, mostPeriod: MAX_UNIT, copies };
  for (const run of findPeriodicRuns(stream, units)) offerUnit(subject, worst, run);
  for (let start = 0, end = 1; start < tokenId.length; start = end, end += 1) {
    while (end < tokenId.length && tokenId[end] === tokenId[start]) end += 1;
    if (end - start < MIN_COPIES) continue;
    const token = tokenSlice(output, start, start + 1);
    if (token.end - token.start <= MAX_UNIT || hasShortPeriod(stream, token)) continue;
    offerUnit(subject, worst, {
      ...tokenSlice(output, start, end),
      period: token.end - token.start,
    });
  }
  return worst.measure;
}

function offerUnit(subject: Subject, worst: Worst, run: PeriodicRun): void {
  const { page, output } = subject;
  const { period } = run;
  const piece = longestPiece(subject, run);
  const copies = Math.floor((piece.end - piece.start) / period);
  const { mode, factor, unitSlack } = page.rule;
  const area = Math.max(1, Math.floor(page.area / period));
  if (copies < MIN_COPIES || copies / Math.min(unitSlack, area) <= worst.ratio) return;
  const unit = streamText(output.stream, piece.start, piece.start + period);
  if (mode !== 'none' && isAllFill(unit)) return;
  const pageCount =
    period > MAX_UNIT
      ? page.substringCount(unit)
      : page.unitCount(output.stream.subarray(piece.start, piece.start + period));
  const byArea = mode === 'text-layer' && pageCount === 0 && isValue(unit);
  let ground: Ground = pageCount === 0 ? { kind: 'absent' } : { kind: 'counted' };
  if (byArea) ground = { kind: 'area' };
  worst.offer({
    check: 'unit_run',
    counts: 'copies',
    measured: copies,
    limit: byArea ? area : factor * pageCount + unitSlack,
    pageCount,
    ground,
    unit: { start: piece.start, end: piece.start + period },
    places: [{ start: piece.start, end: piece.start + copies * period }],
  });
}

/** The longest part of a run between two breaks of rows; the whole run but in `text-layer`. */
function longestPiece({ page, output }: Subject, run: Slice): Slice {
  const { rowBreaks } = output;
  if (page.rule.mode !== 'text-layer' || rowBreaks.length === 0) return run;
  let best = { start: run.start, end: run.start };
  let start = run.start;
  for (let next = lastAtMost(rowBreaks, run.start) + 1; start < run.end; next += 1) {
    const end = Math.min(run.end, rowBreaks[next] ?? run.end);
    if (end - start > best.end - best.start) best = { start, end };
    start = end;
  }
  return best;
}

/** True when a token of more than `MAX_UNIT` characters is copies of a unit of at most so many. */
function hasShortPeriod(stream: CodePoints, token: Slice): boolean {
  const length = token.end - token.start;
  for (let period = 1; period <= MAX_UNIT; period += 1) {
    if (length % period !== 0) continue;
    let at = token.start + period;
    while (at < token.end && stream[at] === stream[at - period]) at += 1;
    if (at === token.end) return true;
  }
  return false;
}
