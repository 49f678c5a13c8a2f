/** A place where two lists differ: `a` from `aStart` to before `aEnd` stands against `b`'s. */
export type Hunk = {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
};

/** Pairs of items that are looked at: 8 MB, a hundredth of a second or two. Above, all is one hunk. */
const MOST_CELLS = 4_000_000;

/**
 * Where two lists differ, in order, around a longest common subsequence of them.
 *
 * @returns nothing for equal lists; O(a · b) behind what they share at both ends
 */
export function hunksOf(a: readonly string[], b: readonly string[]): readonly Hunk[] {
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from += 1;
  let aEnd = a.length;
  let bEnd = b.length;
  while (aEnd > from && bEnd > from && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd -= 1;
    bEnd -= 1;
  }
  if (aEnd === from && bEnd === from) return [];
  const whole = { aStart: from, aEnd, bStart: from, bEnd };
  if ((aEnd - from + 1) * (bEnd - from + 1) > MOST_CELLS) return [whole];
  return between(a, b, whole);
}

function between(a: readonly string[], b: readonly string[], whole: Hunk): readonly Hunk[] {
  const { aStart, aEnd, bStart, bEnd } = whole;
  const width = bEnd - bStart + 1;
  const lengths = commonLengths(a, b, whole);
  const hunks: Hunk[] = [];
  let [i, j] = [aStart, bStart];
  let [iFrom, jFrom] = [i, j];
  const close = (): void => {
    if (i > iFrom || j > jFrom) hunks.push({ aStart: iFrom, aEnd: i, bStart: jFrom, bEnd: j });
  };
  while (i < aEnd && j < bEnd) {
    const at = (i - aStart) * width + (j - bStart);
    if (a[i] === b[j]) {
      close();
      i += 1;
      j += 1;
      [iFrom, jFrom] = [i, j];
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) i += 1;
    else j += 1;
  }
  [i, j] = [aEnd, bEnd];
  close();
  return hunks;
}

/** Of each pair of places the length of the longest common subsequence behind it. */
function commonLengths(
  a: readonly string[],
  b: readonly string[],
  { aStart, aEnd, bStart, bEnd }: Hunk,
): Uint16Array {
  const width = bEnd - bStart + 1;
  const lengths = new Uint16Array((aEnd - aStart + 1) * width);
  for (let i = aEnd - 1; i >= aStart; i -= 1) {
    for (let j = bEnd - 1; j >= bStart; j -= 1) {
      const at = (i - aStart) * width + (j - bStart);
      lengths[at] =
        a[i] === b[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}
