import { clean } from './clean.ts';
import { coverageOf } from './coverage.ts';
import { emptyBudget } from './empty.ts';
import { fillBudgets } from './fill-budget.ts';
import { lineBudget } from './line.ts';
import { locate } from './locate.ts';
import { markupBudget } from './markup.ts';
import type { Measure, Slice, Subject } from './measure.ts';
import { Page, Translation } from './page.ts';
import { phraseBudget } from './phrase.ts';
import { sentenceOf } from './sentence.ts';
import { shown } from './shown.ts';
import { tableBudget } from './table.ts';
import type { Finding, Place, RuleParameters, RuleVerdict } from './types.ts';
import { unitRunBudget } from './unit-run.ts';
import { wordOf } from './words.ts';
import { warningsOf } from './warnings.ts';

/** Raw units of a unit's text looked at: enough for what is shown of it. */
const MAX_UNIT_TEXT = 400;

/**
 * Asks the one question: did the output repeat anything more than the page has?
 *
 * @param rule the page's reference and budgets
 * @param output the parser's raw answer, any text at all; offsets in the verdict are into it
 * @returns the worst measure of each budget, warnings and coverage; never throws for bad content
 */
export function judgeOutput(rule: RuleParameters, output: string): RuleVerdict {
  const page = new Page(rule);
  const cleaned = clean(output);
  const translation = new Translation(page.clean, cleaned);
  const subject: Subject = { page, output: cleaned, translation };
  const measures = [
    ...fillBudgets(subject),
    unitRunBudget(subject),
    lineBudget(subject),
    phraseBudget(subject),
    tableBudget(subject),
    markupBudget(subject),
    emptyBudget(subject),
  ].filter((measure) => measure !== null);
  const budgets = explain(subject, measures).toSorted((a, b) => b.overshoot - a.overshoot);
  const coverage = coverageOf(subject);
  return {
    budgets,
    overshoots: measures.some(
      ({ check, measured, limit }) => check === 'empty' || measured > limit,
    ),
    warnings: warningsOf(subject, coverage),
    coverage,
  };
}

function explain(subject: Subject, measures: readonly Measure[]): Finding[] {
  const { raw } = subject.output;
  const slices = measures.flatMap(slicesOf);
  const found = locate(
    subject.output,
    slices.flatMap(({ start, end }) => [start, end - 1]),
  );
  const place = ({ start, end }: Slice): Place => ({
    start: found.get(start)?.start ?? 0,
    end: found.get(end - 1)?.end ?? 0,
  });
  return measures.map((measure) => {
    const where =
      measure.rawPlace === undefined
        ? measure.places.map(place)
        : [{ start: measure.rawPlace.start, end: measure.rawPlace.end }];
    const first = measure.unit === null ? where[0] : place(measure.unit);
    const unit = first === undefined ? '' : unitText(raw, first);
    const { check, measured, limit, pageCount } = measure;
    const word = rarestToken(measure);
    const sentence = sentenceOf(measure, unit, word === null ? '' : shownWord(raw, place(word)));
    return {
      check,
      unit,
      measured,
      limit,
      pageCount,
      overshoot: measured / limit,
      where,
      sentence,
    };
  });
}

function slicesOf(measure: Measure): readonly Slice[] {
  const word = rarestToken(measure);
  const unit = measure.unit === null ? [] : [measure.unit];
  return [...unit, ...measure.places, ...(word === null ? [] : [word])];
}

function rarestToken({ ground }: Measure): Slice | null {
  return ground.kind === 'rarest-word' ? ground.token : null;
}

/** A word as the output spells it, without the punctuation around it. */
function shownWord(raw: string, place: Place): string {
  const text = unitText(raw, place);
  return wordOf(text) ?? text;
}

function unitText(raw: string, { start, end }: Place): string {
  return shown(raw.slice(start, Math.min(end, start + MAX_UNIT_TEXT)));
}
