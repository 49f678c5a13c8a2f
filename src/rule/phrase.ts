import { findPeriodicRuns, MIN_COPIES, type PeriodicRun } from '../text/periods.ts';
import {
  type Allowance,
  countedAllowance,
  gluedAllowance,
  hasWord,
  leastLimit,
  wordAllowance,
} from './allowance.ts';
import { type Measure, type Slice, type Subject, tokenSlice, Worst } from './measure.ts';
import { streamText } from './clean-text.ts';
import { MAX_UNIT } from './unit-run.ts';
import { isValue, wordOf } from './words.ts';

/**
 * `phrase`: copies, back to back, of a sequence of two or more tokens that is longer than eight
 * characters; it counts from three copies on.
 *
 * A sequence longer than eight characters that repeats *inside* one token counts too: Chinese,
 * Japanese and Thai sentences have no spaces, and no other budget would see their loops.
 */
export function phraseBudget(subject: Subject): Measure | null {
  const worst = new Worst();
  const { tokenId } = subject.output;
  const all = { from: 0, to: tokenId.length };
  for (const run of phraseRuns(subject, all, sureCopies(subject))) offerPhrase(subject, worst, run);
  if (subject.page.rule.mode === 'text-layer') {
    for (const stretch of valueStretches(subject)) {
      for (const run of phraseRuns(subject, stretch, MIN_COPIES)) offerPhrase(subject, worst, run);
    }
  }
  phrasesInsideTokens(subject, worst);
  return worst.measure;
}

/** Fewer copies than this break no budget that is counted. */
function sureCopies({ page }: Subject): number {
  const { mode, absentSlack, lineSlack } = page.rule;
  return Math.floor(mode === 'text-layer' ? lineSlack : Math.min(absentSlack, lineSlack)) + 1;
}

interface TokenRange {
  readonly from: number;
  readonly to: number;
}

function phraseRuns({ output }: Subject, range: TokenRange, copies: number): PeriodicRun[] {
  const query = { ...range, leastPeriod: 2, mostPeriod: range.to - range.from, copies };
  return findPeriodicRuns(output.tokenId, query);
}

/**
 * Stretches of nothing but values that hold more than the page's area: a long block of absent
 * values breaks its budget in fewer copies than anything that is counted.
 */
function* valueStretches({ output, page }: Subject): Iterable<TokenRange> {
  const { tokenId, tokens, stream, tokenStart } = output;
  const kinds = new Int8Array(tokens.size);
  const isWordy = (id: number): boolean => {
    if (kinds[id] === 0) {
      const start = tokens.startOf(id);
      const word = wordOf(streamText(stream, start, start + tokens.lengthOf(id)));
      kinds[id] = word === null || isValue(word) ? 1 : 2;
    }
    return kinds[id] === 2;
  };
  for (let from = 0, to = 0; from < tokenId.length; from = to + 1) {
    to = from;
    while (to < tokenId.length && !isWordy(tokenId[to] ?? 0)) to += 1;
    if ((tokenStart[to] ?? 0) - (tokenStart[from] ?? 0) > page.area / 2) yield { from, to };
  }
}

function offerPhrase(subject: Subject, worst: Worst, run: PeriodicRun): void {
  const { output } = subject;
  const unit = tokenSlice(output, run.start, run.start + run.period);
  const characters = unit.end - unit.start;
  const copies = Math.floor((run.end - run.start) / run.period);
  if (characters <= MAX_UNIT || copies < MIN_COPIES) return;
  if (copies / leastLimit(subject, characters + run.period - 1) <= worst.ratio) return;
  const allowance = phraseAllowance(subject, run.start, run.start + run.period);
  const span = tokenSlice(output, run.start, run.start + copies * run.period);
  if (allowance !== null) offer(worst, copies, allowance, unit, span);
}

function phraseAllowance(subject: Subject, from: number, to: number): Allowance | null {
  const { page, translation } = subject;
  if (!hasWord(subject, [from, to])) return null;
  switch (page.rule.mode) {
    case 'none':
      return countedAllowance(subject, 0);
    case 'exact':
      return countedAllowance(subject, page.phraseCount(translation.tokens(from, to)));
    case 'text-layer':
      return wordAllowance(subject, [from, to]);
  }
}

function phrasesInsideTokens(subject: Subject, worst: Worst): void {
  const { output, page } = subject;
  const shortest = MIN_COPIES * (MAX_UNIT + 1);
  for (let id = 0; id < output.tokens.size; id += 1) {
    const length = output.tokens.lengthOf(id);
    if (length < shortest) continue;
    const from = output.tokens.startOf(id);
    const isLong = page.rule.mode === 'text-layer' && length > page.area;
    const copies = isLong ? MIN_COPIES : sureCopies(subject);
    const range = {
      from,
      to: from + length,
      leastPeriod: MAX_UNIT + 1,
      mostPeriod: length,
      copies,
    };
    for (const run of findPeriodicRuns(output.stream, range)) offerGlued(subject, worst, run);
  }
}

function offerGlued(subject: Subject, worst: Worst, run: PeriodicRun): void {
  const copies = Math.floor((run.end - run.start) / run.period);
  if (copies < MIN_COPIES || copies / leastLimit(subject, run.period) <= worst.ratio) return;
  const unit = { start: run.start, end: run.start + run.period };
  const allowance = gluedAllowance(subject, unit);
  const span = { start: run.start, end: run.start + copies * run.period };
  if (allowance !== null) offer(worst, copies, allowance, unit, span);
}

function offer(worst: Worst, copies: number, allowance: Allowance, unit: Slice, span: Slice): void {
  worst.offer({
    check: 'phrase',
    counts: 'copies',
    measured: copies,
    ...allowance,
    unit,
    places: [span],
  });
}
