import { distanceOfPoints } from './edit-distance.ts';

const WORD_BITS = 32;

/**
 * Gives how well `part` is found in `whole`: the least edit distance to a window of its length, as a share.
 *
 * @param limit a distance from here on need not be exact: it may be given as 1
 * @returns null when `part` is empty or longer than `whole`
 * @see specification S7.4 and S7.6; O(|whole|·|part| / 32) when nothing like `part` is there, |part| times
 *   as much otherwise
 */
export function windowDistance(part: Int32Array, whole: Int32Array, limit: number): number | null {
  const length = part.length;
  if (length === 0 || whole.length < length) return null;
  // No window is nearer than the nearest stretch of any length.
  if (nearestStretch(part, whole) >= limit * length) return 1;
  let best = length;
  for (let at = 0; at + length <= whole.length && best > 0; at += 1) {
    best = Math.min(best, distanceOfPoints(part, whole.subarray(at, at + length)));
  }
  return best / length;
}

/** The least edit distance of `part` to a stretch of `whole` (Sellers' search, bit by bit). */
function nearestStretch(part: Int32Array, whole: Int32Array): number {
  const blocks = Math.ceil(part.length / WORD_BITS);
  const places = new Map<number, Int32Array>();
  for (const [at, point] of part.entries()) {
    const bits = places.get(point) ?? new Int32Array(blocks);
    const block = Math.floor(at / WORD_BITS);
    bits[block] = (bits[block] ?? 0) | (1 << (at % WORD_BITS));
    places.set(point, bits);
  }
  const nowhere = new Int32Array(blocks);
  const rises = new Int32Array(blocks).fill(-1);
  const falls = new Int32Array(blocks);
  const last = (part.length - 1) % WORD_BITS;
  let distance = part.length;
  let best = distance;
  for (const point of whole) {
    const equalBits = places.get(point) ?? nowhere;
    // A stretch may start anywhere: the first row stays 0.
    let riseIn = 0;
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
      if (block === blocks - 1) distance += ((up >>> last) & 1) - ((down >>> last) & 1);
      const shiftedUp = (up << 1) | riseIn;
      const shiftedDown = (down << 1) | fallIn;
      riseIn = up >>> (WORD_BITS - 1);
      fallIn = down >>> (WORD_BITS - 1);
      rises[block] = shiftedDown | ~(vertical | shiftedUp);
      falls[block] = shiftedUp & vertical;
    }
    if (distance < best) best = distance;
  }
  return best;
}
