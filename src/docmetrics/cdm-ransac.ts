import { triplesOf } from './cdm-triples.ts';

/** A pair of box centres, in pixels: `ay, ax` in the reference, `by, bx` in the prediction. */
export type CentrePair = {
  readonly ay: number;
  readonly ax: number;
  readonly by: number;
  readonly bx: number;
};

/** A pair farther than this from where the shift and scale put it is no inlier (S16.3, step 4). */
const INLIER_PX = 25;
/** Pairs in a sample (S16.3, step 4). */
const SAMPLE = 3;
/**
 * Finds the largest set of pairs that one shift and one scale explain.
 *
 * @returns one flag a pair; nothing but false for fewer than three pairs
 * @see specification S16.3, step 4: one round; O(triples · pairs)
 */
export function inliersOf(pairs: readonly CentrePair[]): boolean[] {
  const round = new Round(pairs);
  for (const [i, j, k] of triplesOf(pairs.length)) {
    round.try(i, j, k);
    if (round.hasAll) break;
  }
  return round.best();
}

/** One round over fixed pairs: keeps the sample with most inliers, then least squared residual. */
class Round {
  readonly #pairs: readonly CentrePair[];
  readonly #meanY: number;
  readonly #meanX: number;
  #most = 0;
  #least = Infinity;
  #shiftY = 0;
  #shiftX = 0;
  #scale = 1;

  constructor(pairs: readonly CentrePair[]) {
    this.#pairs = pairs;
    this.#meanY = pairs.reduce((sum, pair) => sum + pair.ay, 0) / pairs.length;
    this.#meanX = pairs.reduce((sum, pair) => sum + pair.ax, 0) / pairs.length;
  }

  /** Whether a sample explains every pair: no other can change the result. */
  get hasAll(): boolean {
    return this.#most === this.#pairs.length;
  }

  try(i: number, j: number, k: number): void {
    const p = this.#pairs[i];
    const q = this.#pairs[j];
    const r = this.#pairs[k];
    if (p === undefined || q === undefined || r === undefined) return;
    const ay = (p.ay + q.ay + r.ay) / SAMPLE;
    const ax = (p.ax + q.ax + r.ax) / SAMPLE;
    const by = (p.by + q.by + r.by) / SAMPLE;
    const bx = (p.bx + q.bx + r.bx) / SAMPLE;
    let spreadA = 0;
    let spreadB = 0;
    for (const one of [p, q, r]) {
      spreadA += Math.sqrt((one.ay - ay) ** 2 + (one.ax - ax) ** 2);
      spreadB += Math.sqrt((one.by - by) ** 2 + (one.bx - bx) ** 2);
    }
    // Three tokens on one spot give no scale.
    if (spreadA === 0) return;
    this.#weigh(by - ay, bx - ax, spreadB / spreadA);
  }

  #weigh(shiftY: number, shiftX: number, scale: number): void {
    let inliers = 0;
    let squares = 0;
    for (const pair of this.#pairs) {
      const square = this.#square(pair, shiftY, shiftX, scale);
      squares += square;
      if (square < INLIER_PX ** 2) inliers++;
    }
    if (inliers < this.#most || (inliers === this.#most && squares >= this.#least)) return;
    this.#most = inliers;
    this.#least = squares;
    this.#shiftY = shiftY;
    this.#shiftX = shiftX;
    this.#scale = scale;
  }

  #square(pair: CentrePair, shiftY: number, shiftX: number, scale: number): number {
    const y = scale * (pair.ay - this.#meanY) + this.#meanY + shiftY - pair.by;
    const x = scale * (pair.ax - this.#meanX) + this.#meanX + shiftX - pair.bx;
    return y * y + x * x;
  }

  best(): boolean[] {
    return this.#pairs.map(
      (pair) =>
        this.#most > 0 &&
        this.#square(pair, this.#shiftY, this.#shiftX, this.#scale) < INLIER_PX ** 2,
    );
  }
}
