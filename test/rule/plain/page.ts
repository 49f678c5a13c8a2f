import type { RuleParameters } from '../../../src/rule/types.ts';
import { cleanForFill, cleanPlain } from './clean.ts';
import { occurrences, tally } from './count.ts';
import { decode, textOf } from './glyphs.ts';
import { isFill, lengthOf, streamOf, tokensOf, wordsOf } from './words.ts';

/** Fewest lines that a page area is reckoned with (section 1). */
const FEWEST_LINES = 40;

/** What the page has, as the rule counts it. */
export interface Page {
  readonly rule: RuleParameters;
  readonly lines: readonly string[];
  readonly tokens: readonly string[];
  readonly stream: readonly string[];
  /** Words as a multiset. */
  readonly words: ReadonlyMap<string, number>;
  /** Page lines `P`. */
  readonly lineCount: number;
  /** Page area in characters. */
  readonly area: number;
  readonly fill: { readonly longest: number; readonly total: number; readonly block: number };
}

/** Reads a page's reference and stated figures. */
export function readPage(rule: RuleParameters): Page {
  const lines = cleanPlain(rule.referenceText);
  const lineCount = rule.pageLines ?? countLines(rule.referenceText);
  return {
    rule,
    lines,
    tokens: tokensOf(lines),
    stream: streamOf(lines),
    words: tally(lines.flatMap(wordsOf)),
    lineCount,
    area: rule.lineWidth * Math.max(lineCount, FEWEST_LINES),
    fill: pageFill(rule),
  };
}

/** "the number of non-blank reference lines" */
function countLines(reference: string): number {
  return textOf(decode(reference))
    .split('\n')
    .filter((line) => line.trim() !== '').length;
}

/** Section 3, Fill: lengths of the runs of 3 or more fill characters, whitespace aside. */
export function fillRuns(lines: readonly string[]): readonly number[] {
  const runs: number[] = [];
  let length = 0;
  for (const char of [...streamOf(lines), '']) {
    if (isFill(char)) {
      length += 1;
    } else {
      runs.push(...(length >= 3 ? [length] : []));
      length = 0;
    }
  }
  return runs;
}

/** A page's fill: the largest of what the rule states and what the reference shows, cleaned and not. */
function pageFill(rule: RuleParameters): Page['fill'] {
  const lines = cleanForFill(rule.referenceText);
  const runs = fillRuns(lines);
  const cleaned = fillRuns(cleanPlain(rule.referenceText));
  let block = 0;
  let current = 0;
  for (const line of lines) {
    const held = Array.from(line).filter(isFill).length;
    current = fillRuns([line]).length > 0 ? current + held : 0;
    block = Math.max(block, current);
  }
  return {
    longest: Math.max(0, ...runs, ...cleaned, ...rule.pageFillRuns),
    total: Math.max(sum(runs), sum(cleaned), sum(rule.pageFillRuns)),
    block,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Section 3, Words: as a whole token; where that is 0, as a substring of the stream. */
export function wordCount(page: Page, word: string): number {
  const whole = page.words.get(word) ?? 0;
  return whole > 0 ? whole : occurrences(page.stream, Array.from(word));
}

/** Section 3, Words, last sentence: a line of one token takes the larger of the two. */
export function loneWordCount(page: Page, word: string): number {
  return Math.max(page.words.get(word) ?? 0, occurrences(page.stream, Array.from(word)));
}

/** Section 3, Lines in `exact` mode: the line's own count, else its tokens in sequence. */
export function ownCount(page: Page, line: string): number {
  const own = page.lines.filter((other) => other === line).length;
  const tokens = tokensOf([line]);
  const inSequence = occurrences(page.tokens, tokens);
  // A parser may write a run of cells one to a line, in `exact` mode too.
  return own > 0 && tokens.length > 1 ? own : Math.max(own, inSequence);
}

/** ⌊page area ÷ length⌋: the limit of what the text layer lacks; one copy is never a loop. */
export function areaLimit(page: Page, text: string): number {
  return Math.max(1, Math.floor(page.area / lengthOf(text)));
}
