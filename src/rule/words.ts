import { isFill } from '../text/characters.ts';

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
  const chars = [...token];
  let start = 0;
  let end = chars.length;
  while (start < end && isPunctuation(chars[start] ?? '')) start += 1;
  while (end > start && isPunctuation(chars[end - 1] ?? '')) end -= 1;
  if (start === end) return null;
  const word = start === 0 && end === chars.length ? token : chars.slice(start, end).join('');
  return isAllFill(word) ? null : word;
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
