import { streamText, tokenText } from './clean-text.ts';
import { type Ground, type Slice, type Subject, tokenSlice } from './measure.ts';
import { isAllFill, isValue, wordOf } from './words.ts';

/** How many copies of a line or phrase a page allows, and why. */
export interface Allowance {
  readonly limit: number;
  readonly pageCount: number;
  readonly ground: Ground;
}

/** Tokens [from, to) of the output. */
type Tokens = readonly [from: number, to: number];

/**
 * The allowance of a line or phrase by its words (mode `text-layer`): 2 × the count of the rarest
 * word + 40; values that the page lacks are left out, and hold the line to the page's area when
 * there is nothing else.
 *
 * @returns null when there is no word: such a line has no budget
 */
export function wordAllowance(subject: Subject, [from, to]: Tokens): Allowance | null {
  const { page, output } = subject;
  let rarest: { token: number; count: number } | null = null;
  let values = 0;
  let length = to - from - 1;
  for (let token = from; token < to; token += 1) {
    const text = tokenText(output, token);
    length += (output.tokenStart[token + 1] ?? 0) - (output.tokenStart[token] ?? 0);
    if (rarest?.count === 0) continue;
    const word = wordOf(text);
    if (word === null) continue;
    const whole = page.wordCount(word);
    const count = to - from === 1 ? Math.max(whole, page.substringCount(word)) : whole;
    if (count === 0 && isValue(word)) values += 1;
    else if (rarest === null || count < rarest.count) rarest = { token, count };
  }
  if (rarest === null && values === 0) return null;
  if (rarest === null) {
    const limit = Math.max(1, Math.floor(page.area / length));
    return { limit, pageCount: 0, ground: { kind: 'area' } };
  }
  const { factor, lineSlack } = page.rule;
  return {
    limit: factor * rarest.count + lineSlack,
    pageCount: rarest.count,
    ground: { kind: 'rarest-word', token: tokenSlice(output, rarest.token, rarest.token + 1) },
  };
}

/** 2 × the page's count + 40, or 20 for what the page lacks (mode `exact`). */
export function countedAllowance({ page }: Subject, pageCount: number): Allowance {
  const { factor, lineSlack, absentSlack } = page.rule;
  if (pageCount === 0) return { limit: absentSlack, pageCount, ground: { kind: 'absent' } };
  return { limit: factor * pageCount + lineSlack, pageCount, ground: { kind: 'counted' } };
}

/** The allowance of a part of a token that repeats without white space between its copies. */
export function gluedAllowance(subject: Subject, unit: Slice): Allowance | null {
  const { page, output } = subject;
  const text = streamText(output.stream, unit.start, unit.end);
  if (page.rule.mode !== 'none' && isAllFill(text)) return null;
  if (page.rule.mode === 'none') return countedAllowance(subject, 0);
  const count = page.unitCount(output.stream.subarray(unit.start, unit.end));
  if (page.rule.mode === 'exact') return countedAllowance(subject, count);
  if (count === 0 && isValue(text)) {
    const limit = Math.max(1, Math.floor(page.area / (unit.end - unit.start)));
    return { limit, pageCount: 0, ground: { kind: 'area' } };
  }
  const { factor, lineSlack } = page.rule;
  return { limit: factor * count + lineSlack, pageCount: count, ground: { kind: 'counted' } };
}

/** True when tokens [from, to) hold a word; all do in mode `none`, where fill has no exemption. */
export function hasWord({ page, output }: Subject, [from, to]: Tokens): boolean {
  if (page.rule.mode === 'none') return true;
  for (let token = from; token < to; token += 1) {
    if (wordOf(tokenText(output, token)) !== null) return true;
  }
  return false;
}

/** The smallest limit that tokens of so many characters, spaces included, can have. */
export function leastLimit({ page }: Subject, characters: number): number {
  const { absentSlack, lineSlack } = page.rule;
  if (page.rule.mode !== 'text-layer') return Math.min(absentSlack, lineSlack);
  return Math.min(lineSlack, Math.max(1, Math.floor(page.area / Math.max(1, characters))));
}
