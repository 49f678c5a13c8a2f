import type { House, HousePage, UnusablePage } from '../house/page.ts';
import type { PageRun, ParserOutcome } from '../parser/outcome.ts';
import type { Cause, Outcome, PageResult, PageVerdict } from '../results/model.ts';
import { comparePages } from '../results/order.ts';
import { judgeOutput } from '../rule/judge.ts';
import { shown } from '../rule/shown.ts';
import type { Finding, RuleVerdict } from '../rule/types.ts';

/** Code points of the last word on stderr: a path with what is wrong about it. */
const MOST_SAID = 240;

/** What came of a page, with the text to keep as its raw answer; null where there is none. */
export interface JudgedPage {
  readonly result: PageResult;
  readonly text: string | null;
}

/** Turns what the parser did to a page into the page's result (rule, section 4). */
export function judgeRun(page: HousePage, run: PageRun): JudgedPage {
  const { outcome } = run;
  const text = 'text' in outcome ? outcome.text : null;
  const { outcome: kind, verdict } = judgeOutcome(page, outcome);
  return {
    text,
    result: {
      id: page.id,
      room: page.room,
      tags: page.tags,
      outcome: kind,
      verdict,
      durationMs: run.durationMs === null ? null : Math.round(run.durationMs),
      attempts: run.attempts,
      outputBytes: run.outputBytes,
      exitCode: run.exitCode,
    },
  };
}

/** The result of a page whose output was there already: nothing ran, nothing was timed. */
export function judgeStored(
  page: HousePage,
  outcome: ParserOutcome,
  outputBytes: number,
): PageResult {
  const { outcome: kind, verdict } = judgeOutcome(page, outcome);
  return {
    id: page.id,
    room: page.room,
    tags: page.tags,
    outcome: kind,
    verdict,
    durationMs: null,
    attempts: 0,
    outputBytes,
    exitCode: null,
  };
}

/** The result of a row that cannot be judged. */
export function unusableResult({
  id,
  room,
  message,
}: Pick<UnusablePage, 'id' | 'room' | 'message'>): PageResult {
  return {
    id,
    room,
    tags: [],
    outcome: 'error',
    verdict: plainVerdict('not-judged', message),
    durationMs: null,
    attempts: 0,
    outputBytes: 0,
    exitCode: null,
  };
}

/**
 * The result of a page that the budget of the job left no time for. Never reads as fixed.
 *
 * @param wasStarted true for a page that was running when the time was up, false where its turn never came
 */
export function notRunResult(
  { id, room, tags }: HousePage,
  { minutes, wasStarted }: { readonly minutes: number; readonly wasStarted: boolean },
): PageResult {
  const what = wasStarted ? 'stopped before it was done' : 'not run';
  const message = `${what}: the budget of ${minutes} minutes for the job was used up`;
  return { ...unusableResult({ id, room, message }), tags };
}

/** Results of all pages of a house, in order, its unusable rows included. */
export function inOrder(house: House, results: Iterable<PageResult>): readonly PageResult[] {
  return [...results, ...house.unusable.map(unusableResult)].toSorted(comparePages);
}

interface Judgement {
  readonly outcome: Outcome;
  readonly verdict: PageVerdict;
}

function judgeOutcome(page: HousePage, outcome: ParserOutcome): Judgement {
  switch (outcome.kind) {
    case 'answered':
      return judgeAnswer(judgeOutput(page.rule, outcome.text), outcome);
    case 'broken':
      return judgeBroken(judgeOutput(page.rule, outcome.text), outcome.reason);
    case 'timed-out': {
      const verdict = judgeOutput(page.rule, outcome.text);
      return { outcome: 'lost', verdict: lostVerdict(verdict, outcome) };
    }
    case 'failed':
      return { outcome: 'boo', verdict: plainVerdict('failed', failureSentence(outcome)) };
    case 'not-run':
      return { outcome: 'error', verdict: plainVerdict('not-judged', outcome.reason) };
  }
}

function judgeAnswer(
  verdict: RuleVerdict,
  { cut, stderrTail }: Pick<Extract<ParserOutcome, { kind: 'answered' }>, 'cut' | 'stderrTail'>,
): Judgement {
  const worst = worstOf(verdict);
  if (!verdict.overshoots) {
    const sentence = worst?.sentence ?? 'nothing in it repeats.';
    return { outcome: 'ghost-free', verdict: verdictOf(verdict, worst, 'none', sentence) };
  }
  const cause: Cause = worst?.check === 'empty' ? 'empty' : 'loop';
  const said = cause === 'empty' ? lastWord(stderrTail ?? '') : null;
  const ending = cut ? ' (the output was cut at max-output)' : said === null ? '' : ` (${said})`;
  return {
    outcome: 'boo',
    verdict: verdictOf(verdict, worst, cause, `${worst?.sentence ?? ''}${ending}`),
  };
}

function judgeBroken(verdict: RuleVerdict, reason: string): Judgement {
  const loop = loopOf(verdict);
  if (loop === null) {
    const sentence = `broken answer: ${reason}`;
    return { outcome: 'boo', verdict: verdictOf(verdict, null, 'broken-answer', sentence) };
  }
  const sentence = `hidden loop, ${loop.sentence} ${reason}`;
  return { outcome: 'boo', verdict: verdictOf(verdict, loop, 'hidden-loop', sentence) };
}

function lostVerdict(
  verdict: RuleVerdict,
  { afterMs, text }: Extract<ParserOutcome, { kind: 'timed-out' }>,
): PageVerdict {
  const loop = loopOf(verdict);
  const written = text === '' ? 'nothing written' : `${text.length} characters written`;
  const looping = loop === null ? '.' : `; it was looping: ${loop.sentence}`;
  const sentence = `still running after ${Math.round(afterMs / 100) / 10} s, ${written}${looping}`;
  return verdictOf(verdict, loop, 'timed-out', sentence);
}

function failureSentence(outcome: Extract<ParserOutcome, { kind: 'failed' }>): string {
  const how =
    outcome.signal === null ? `exit code ${outcome.exitCode}` : `signal ${outcome.signal}`;
  const said = lastWord(outcome.stderrTail) ?? 'no word on stderr';
  return `the command failed on every try (${how}; ${said})`;
}

function lastWord(stderrTail: string): string | null {
  const last = stderrTail.split('\n').findLast((line) => line.trim() !== '');
  return last === undefined ? null : `last word on stderr: ${shown(last.trim(), MOST_SAID)}`;
}

/** The exceeded budget that is worst; else the emptiness; else the budget that is nearest to its limit. */
function worstOf(verdict: RuleVerdict): Finding | null {
  const empty = verdict.budgets.find((finding) => finding.check === 'empty');
  return loopOf(verdict) ?? empty ?? verdict.budgets[0] ?? null;
}

function loopOf(verdict: RuleVerdict): Finding | null {
  return verdict.budgets.find(({ measured, limit }) => measured > limit) ?? null;
}

function verdictOf(
  verdict: RuleVerdict,
  worst: Finding | null,
  cause: Cause,
  sentence: string,
): PageVerdict {
  return {
    cause,
    sentence,
    check: worst?.check ?? null,
    unit: worst?.unit ?? null,
    measured: worst?.measured ?? null,
    limit: worst?.limit ?? null,
    pageCount: worst?.pageCount ?? null,
    overshoot: worst?.overshoot ?? null,
    where: worst?.where ?? [],
    budgets: verdict.budgets.map(({ check, unit, measured, limit, pageCount }) => ({
      check,
      unit,
      measured,
      limit,
      pageCount,
    })),
    warnings: verdict.warnings,
    coverage: verdict.coverage,
  };
}

function plainVerdict(cause: Cause, sentence: string): PageVerdict {
  return verdictOf(
    { budgets: [], overshoots: false, warnings: [], coverage: null },
    null,
    cause,
    sentence,
  );
}
