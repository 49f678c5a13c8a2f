import { stripDistance } from './edit-strips.ts';

/**
 * Counts the insertions, deletions and substitutions of one code point that turn `a` into `b`.
 *
 * @param a any text; counted in code points, never in UTF-16 units
 * @param b any text; counted in code points
 * @returns a whole number, 0 for equal texts, the other's length when one is empty
 * @see S2 `lev`; see `stripDistance`: O(|a|·|b| / 64) after common ends are trimmed, less for texts that are
 *   alike
 */
export function editDistance(a: string, b: string): number {
  if (a === b) return 0;
  return distanceOfPoints(pointsOf(a), pointsOf(b));
}

/**
 * Gives the edit distance as a share of the longer text.
 *
 * @returns 0 for equal texts (two empty ones too) to 1 for texts with nothing in common
 * @see S2 `ned`
 */
export function normalizedEditDistance(a: string, b: string): number {
  if (a === b) return 0;
  const left = pointsOf(a);
  const right = pointsOf(b);
  return distanceOfPoints(left, right) / Math.max(left.length, right.length);
}

/** The code points of a text, in order. */
export function pointsOf(text: string): Int32Array {
  const points = new Int32Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isPair = (unit & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    points[count] = isPair ? (text.codePointAt(at) ?? 0) : unit;
    count += 1;
    if (isPair) at += 1;
  }
  return points.subarray(0, count);
}

/**
 * Counts the insertions, deletions and substitutions of one number that turn `a` into `b`.
 *
 * @param a code points, or any other numbers for any other items
 * @see `editDistance`
 */
export function distanceOfPoints(a: Int32Array, b: Int32Array): number {
  let start = 0;
  let aEnd = a.length;
  let bEnd = b.length;
  while (start < aEnd && start < bEnd && a[start] === b[start]) start += 1;
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd -= 1;
    bEnd -= 1;
  }
  const left = a.subarray(start, aEnd);
  const right = b.subarray(start, bEnd);
  return left.length <= right.length ? blockDistance(left, right) : blockDistance(right, left);
}

/** Below this length the whole table is as quick as any part of it. */
const MIN_BANDED = 2048;
/** Shares of the longer text that the distance is first sought below: a good parse, and a poor one. */
const BANDS = [1 / 16, 1 / 4] as const;

function blockDistance(pattern: Int32Array, text: Int32Array): number {
  if (pattern.length === 0) return text.length;
  if (pattern.length >= MIN_BANDED) {
    for (const share of BANDS) {
      const found = stripDistance(pattern, text, { most: Math.floor(text.length * share) });
      if (found !== null) return found;
    }
  }
  return stripDistance(pattern, text) ?? text.length;
}
