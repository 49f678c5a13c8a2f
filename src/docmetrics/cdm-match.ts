import { assignRows } from './assign.ts';
import { areAlike, costsOf } from './cdm-cost.ts';
import { inliersOf, type CentrePair } from './cdm-ransac.ts';
import type { FormulaBoxes, TokenBox } from './cdm-token.ts';

/** How well the tokens of two formulas match; each 0–1, rounded to three decimals, half to even. */
export type CdmRatios = {
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
};

/** Rounds of the search for inliers, and the pairs that need no search (S16.3, step 4). */
const ROUNDS = 3;
const FREE_PAIRS = 3;

type Pair = { readonly at: CentrePair; readonly other: boolean };

/**
 * Matches the tokens of two rendered formulas by name, place and order.
 *
 * @returns zeros when a side has no token
 * @see specification S16.3; O(n · m · min(n, m)) for n and m tokens
 */
export function matchFormulas(reference: FormulaBoxes, predicted: FormulaBoxes): CdmRatios {
  const n = reference.boxes.length;
  const m = predicted.boxes.length;
  if (n === 0 || m === 0) return { f1: 0, precision: 0, recall: 0 };
  const k = countInliers(pairUp(reference, predicted));
  return {
    f1: toThousandths((2 * k) / (n + m)),
    precision: toThousandths(k / m),
    recall: toThousandths(k / n),
  };
}

/** Rounds to three decimals; a value just between two goes to the even one. */
export function toThousandths(value: number): number {
  // Only sixteenths lie exactly between two thousandths in binary.
  const between = Number.isInteger(value * 16) && !Number.isInteger(value * 8);
  if (!between) return Number(value.toFixed(3));
  const below = Math.floor(value * 1000);
  return (below + (below % 2)) / 1000;
}

function pairUp(reference: FormulaBoxes, predicted: FormulaBoxes): Pair[] {
  const pairs: Pair[] = [];
  assignRows(costsOf(reference, predicted)).forEach((column, row) => {
    const a = reference.boxes[row];
    const b = predicted.boxes[column];
    if (a === undefined || b === undefined) return;
    const [ay, ax] = centreOf(a);
    const [by, bx] = centreOf(b);
    pairs.push({ at: { ay, ax, by, bx }, other: !areAlike(a.token, b.token) });
  });
  return pairs;
}

function centreOf({ bbox: [x0, y0, x1, y1] }: TokenBox): readonly [number, number] {
  return [(y0 + y1) / 2, (x0 + x1) / 2];
}

/** Pairs that lie where the others say they must, without those of different tokens. */
function countInliers(pairs: readonly Pair[]): number {
  let open = pairs;
  const found: Pair[] = [];
  if (pairs.length <= FREE_PAIRS) found.push(...pairs);
  else {
    for (let round = 0; round < ROUNDS && open.length > FREE_PAIRS; round++) {
      const flags = inliersOf(open.map((pair) => pair.at));
      if (!flags.includes(true)) break;
      found.push(...open.filter((_, at) => flags[at]));
      open = open.filter((_, at) => !flags[at]);
    }
  }
  return found.filter((pair) => !pair.other).length;
}
