const WORD_BITS = 32;

/**
 * Counts the insertions, deletions and substitutions of one code point that turn `a` into `b`.
 *
 * @param a any text; counted in code points, never in UTF-16 units
 * @param b any text; counted in code points
 * @returns a whole number, 0 for equal texts, the other's length when one is empty
 * @see S2 `lev`; bit-parallel by Myers and Hyyrö, O(|a|·|b| / 32) after common ends are trimmed
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
  for (const character of text) {
    points[count] = character.codePointAt(0) ?? 0;
    count += 1;
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

/** The places of each code point in the pattern, one bit a place. */
function placesOf(pattern: Int32Array, blocks: number): Map<number, Int32Array> {
  const places = new Map<number, Int32Array>();
  for (const [at, point] of pattern.entries()) {
    const bits = places.get(point) ?? new Int32Array(blocks);
    const block = Math.floor(at / WORD_BITS);
    bits[block] = (bits[block] ?? 0) | (1 << (at % WORD_BITS));
    places.set(point, bits);
  }
  return places;
}

function blockDistance(pattern: Int32Array, text: Int32Array): number {
  if (pattern.length === 0) return text.length;
  const blocks = Math.ceil(pattern.length / WORD_BITS);
  const places = placesOf(pattern, blocks);
  const nowhere = new Int32Array(blocks);
  const rises = new Int32Array(blocks).fill(-1);
  const falls = new Int32Array(blocks);
  const lastShift = (pattern.length - 1) % WORD_BITS;
  let distance = pattern.length;
  for (const point of text) {
    const equalBits = places.get(point) ?? nowhere;
    let riseIn = 1;
    let fallIn = 0;
    for (let block = 0; block < blocks; block += 1) {
      const rise = rises[block] ?? 0;
      const fall = falls[block] ?? 0;
      const equal = equalBits[block] ?? 0;
      const vertical = equal | fall;
      const entered = equal | fallIn;
      const horizontal = (((entered & rise) + rise) ^ rise) | entered;
      const up = fall | ~(horizontal | rise);
      const down = rise & horizontal;
      if (block === blocks - 1) {
        distance += ((up >>> lastShift) & 1) - ((down >>> lastShift) & 1);
      }
      const shiftedUp = (up << 1) | riseIn;
      const shiftedDown = (down << 1) | fallIn;
      riseIn = up >>> (WORD_BITS - 1);
      fallIn = down >>> (WORD_BITS - 1);
      rises[block] = shiftedDown | ~(vertical | shiftedUp);
      falls[block] = shiftedUp & vertical;
    }
  }
  return distance;
}
