import type { CleanText } from './clean.ts';
import { mostOfRotations, smallest, stretches, tally } from './count.ts';
import { areaLimit, fillRuns, loneWordCount, ownCount, wordCount } from './page.ts';
import type { Page } from './page.ts';
import type { PlainFinding } from './verdict.ts';
import { isFill, isValue, tokensOf, wordsOf } from './words.ts';

const PHRASE_LENGTH = 8;
const REMOVED_CHARACTERS = 5000;
const EMPTY_CELLS = 250;

interface Budget {
  readonly limit: number;
  readonly pageCount: number;
}

/** Table of budgets, `fill_run` and `fill_total`. */
export function fillFindings(output: CleanText, page: Page): readonly PlainFinding[] {
  const runs = fillRuns(output.lines.map((line) => line.text));
  if (page.rule.mode === 'none' || runs.length === 0) {
    return [];
  }
  const { factor, fillSlack, lineWidth } = page.rule;
  const { longest, total, block } = page.fill;
  const ofRun = Math.max(
    factor * longest + fillSlack,
    page.lineCount > 0 ? lineWidth : 0,
    factor * block + fillSlack,
  );
  const ofTotal = Math.max(factor * total + fillSlack, lineWidth * page.lineCount);
  const measured = runs.reduce((sum, run) => sum + run, 0);
  return [
    {
      check: 'fill_run',
      unit: 'fill',
      measured: Math.max(...runs),
      limit: ofRun,
      pageCount: longest,
    },
    { check: 'fill_total', unit: 'fill', measured, limit: ofTotal, pageCount: total },
  ];
}

/** Table of budgets, `line`. */
export function lineFindings(output: CleanText, page: Page): readonly PlainFinding[] {
  return [...tally(output.lines.map((line) => line.text))].flatMap(([line, measured]) => {
    const budget = lineBudget(line, () => ownCount(page, line), page);
    return budget === null ? [] : [{ check: 'line', unit: line, measured, ...budget }];
  });
}

/** Table of budgets, `phrase`: sequences of 2 or more tokens, longer than 8 characters. */
export function phraseFindings(output: CleanText, page: Page): readonly PlainFinding[] {
  const tokens = tokensOf(output.lines.map((line) => line.text));
  const findings: PlainFinding[] = [];
  for (let period = 2; period <= tokens.length / 2; period += 1) {
    for (const { unit, copies } of stretches(tokens, period)) {
      if (Array.from(unit.join('')).length <= PHRASE_LENGTH) {
        continue;
      }
      const phrase = unit.join(' ');
      const budget = lineBudget(phrase, () => mostOfRotations(page.tokens, unit), page);
      if (budget !== null) {
        findings.push({ check: 'phrase', unit: phrase, measured: copies, ...budget });
      }
    }
  }
  return [...findings, ...gluedFindings(tokens, page)];
}

/** Sequences longer than 8 characters inside one token: scripts without spaces loop like that. */
function gluedFindings(tokens: readonly string[], page: Page): readonly PlainFinding[] {
  const { mode, factor, lineSlack, absentSlack } = page.rule;
  const findings: PlainFinding[] = [];
  for (const token of new Set(tokens)) {
    const characters = Array.from(token);
    for (let period = PHRASE_LENGTH + 1; period <= characters.length / 2; period += 1) {
      for (const { unit: run, copies } of stretches(characters, period)) {
        const unit = run.join('');
        const pageCount = mode === 'none' ? 0 : mostOfRotations(page.stream, run);
        let limit = factor * pageCount + lineSlack;
        if (mode !== 'text-layer' && pageCount === 0) limit = absentSlack;
        else if (pageCount === 0 && isValue(unit)) limit = areaLimit(page, unit);
        if (mode === 'none' || !isFill(unit)) {
          findings.push({ check: 'phrase', unit, measured: copies, limit, pageCount });
        }
      }
    }
  }
  return findings;
}

/** What a line or phrase may do; null for one without any word. */
function lineBudget(text: string, exactCount: () => number, page: Page): Budget | null {
  const { mode, factor, lineSlack, absentSlack } = page.rule;
  if (mode === 'none') {
    return { limit: absentSlack, pageCount: 0 };
  }
  if (wordsOf(text).length === 0) {
    return null;
  }
  if (mode === 'exact') {
    const pageCount = exactCount();
    return { limit: pageCount === 0 ? absentSlack : factor * pageCount + lineSlack, pageCount };
  }
  const rarest = rarestWord(text, page);
  return rarest === null
    ? { limit: areaLimit(page, text), pageCount: 0 }
    : { limit: factor * rarest + lineSlack, pageCount: rarest };
}

/** Count of the rarest word; null where every word is a value that the text layer lacks. */
function rarestWord(text: string, page: Page): number | null {
  const count = tokensOf([text]).length === 1 ? loneWordCount : wordCount;
  const counts = wordsOf(text)
    .map((word) => ({ word, onPage: count(page, word) }))
    .filter(({ word, onPage }) => !(isValue(word) && onPage === 0));
  return smallest(counts.map(({ onPage }) => onPage));
}

/** Table of budgets, `table`: 2 or more rows, not all empty. */
export function tableFindings(output: CleanText, page: Page): readonly PlainFinding[] {
  const whole = output.tables.filter((rows) => rows.length >= 2 && rows.some((row) => row !== ''));
  return [...tally(whole.map((rows) => rows.join('\n')))].flatMap(([text, measured]) => {
    const pageCount = tableCount(text.split('\n'), page);
    return pageCount === null
      ? []
      : [
          {
            check: 'table',
            unit: text,
            measured,
            limit: page.rule.factor * Math.max(1, pageCount),
            pageCount,
          },
        ];
  });
}

/** Section 3, Tables: how often the page has the table; null where it has no words to count. */
function tableCount(rows: readonly string[], page: Page): number | null {
  if (page.rule.mode === 'none') {
    return 0;
  }
  const filled = rows.filter((row) => row !== '');
  if (page.rule.mode === 'exact') {
    const ratios = [...tally(filled)].map(([row, n]) => Math.floor(ownCount(page, row) / n));
    return smallest(ratios);
  }
  const words = tally(filled.flatMap(wordsOf));
  return smallest([...words].map(([word, n]) => Math.floor(wordCount(page, word) / n)));
}

/** Table of budgets, both `markup` rows. */
export function markupFindings(output: CleanText, page: Page): readonly PlainFinding[] {
  const limit = Math.max(REMOVED_CHARACTERS, page.rule.lineWidth * page.lineCount);
  return [
    { check: 'markup', unit: 'removed', measured: output.removedStretch, limit, pageCount: 0 },
    {
      check: 'markup',
      unit: 'empty cells',
      measured: output.emptyCells,
      limit: EMPTY_CELLS,
      pageCount: 0,
    },
  ];
}
