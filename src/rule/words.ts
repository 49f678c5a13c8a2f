import { isFill } from '../text/characters.ts';
import type { CodePoints } from '../text/code-points.ts';

const PUNCTUATION = /\p{P}/u;
const DIGIT = /\p{Nd}/u;
const VALUE_SIGNS = new Set('.,%+-−/:()€£');
const known = new Map<string, boolean>();

function isPunctuation(char: string): boolean {
  let answer = known.get(char);
  if (answer === undefined) {
    answer = PUNCTUATION.test(char);
    if (known.size < 4096) known.set(char, answer);
  }
  return answer;
}

/** True when every code point of `text` is a fill character; false for the empty text. */
export function isAllFill(text: string): boolean {
  if (text === '') return false;
  for (const char of text) if (!isFill(char.codePointAt(0) ?? 0)) return false;
  return true;
}

/**
 * A token without leading and trailing punctuation; null when it is no word: only fill, or nothing
 * but punctuation (rule, section 3, "Words").
 */
export function wordOf(token: string): string | null {
  let start = 0;
  let end = token.length;
  while (start < end) {
    const char = String.fromCodePoint(token.codePointAt(start) ?? 0);
    if (!isPunctuation(char)) break;
    start += char.length;
  }
  while (end > start) {
    const width = isLowSurrogate(token.charCodeAt(end - 1)) ? 2 : 1;
    if (!isPunctuation(token.slice(end - width, end))) break;
    end -= width;
  }
  if (start >= end) return null;
  const word = token.slice(start, end);
  return isAllFill(word) ? null : word;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Characters of a stream's slice [start, end) once punctuation is taken off both ends. */
export function wordLength(stream: CodePoints, start: number, end: number): number {
  let first = start;
  let last = end;
  while (first < last && isPunctuation(String.fromCodePoint(stream[first] ?? 0))) first += 1;
  while (last > first && isPunctuation(String.fromCodePoint(stream[last - 1] ?? 0))) last -= 1;
  return last - first;
}

/** True for digits and the signs that stand with numbers, at least one digit (after folding). */
export function isValue(text: string): boolean {
  let digits = false;
  for (const char of text) {
    if (DIGIT.test(char)) digits = true;
    else if (!VALUE_SIGNS.has(char)) return false;
  }
  return digits;
}
