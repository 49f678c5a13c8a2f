import { assignRows } from './cdm-assign.ts';
import { inliersOf, type CentrePair } from './cdm-ransac.ts';
import { tokenClass, type FormulaBoxes, type TokenBox } from './cdm-token.ts';

/** How well the tokens of two formulas match; each 0–1, rounded to three decimals, half to even. */
export type CdmRatios = {
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
};

/** Weights of position and order in the cost of a pair (S16.3, step 3). */
const POSITION_WEIGHT = 0.05;
const ORDER_WEIGHT = 0.15;
/** What two tokens of one class cost, and two that have nothing in common (S16.3, step 1). */
const SAME_CLASS_COST = 0.05;
const OTHER_COST = 1;
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
  const rows = reference.boxes.length;
  const columns = predicted.boxes.length;
  const left = measured(reference);
  const right = measured(predicted);
  const cost = new Float64Array(rows * columns);
  left.forEach((a, row) => {
    right.forEach((b, column) => {
      cost[row * columns + column] =
        nameCost(a, b) +
        POSITION_WEIGHT * placeCost(a.place, b.place) +
        ORDER_WEIGHT * Math.abs(row / rows - column / columns);
    });
  });
  const pairs: Pair[] = [];
  assignRows({ rows, columns, cost }).forEach((column, row) => {
    const a = left[row];
    const b = right[column];
    if (a === undefined || b === undefined) return;
    const at = { ay: a.centreY, ax: a.centreX, by: b.centreY, bx: b.centreX };
    pairs.push({ at, other: nameCost(a, b) === OTHER_COST });
  });
  return pairs;
}

type Measured = {
  readonly token: string;
  readonly kind: string;
  /** The four coordinates as shares of the image. */
  readonly place: readonly [number, number, number, number];
  readonly centreY: number;
  readonly centreX: number;
};

function measured({ size: [width, height], boxes }: FormulaBoxes): Measured[] {
  return boxes.map(({ token, bbox: [x0, y0, x1, y1] }: TokenBox) => ({
    token,
    kind: tokenClass(token),
    place: [x0 / width, y0 / height, x1 / width, y1 / height],
    centreY: (y0 + y1) / 2,
    centreX: (x0 + x1) / 2,
  }));
}

function nameCost(a: Measured, b: Measured): number {
  if (a.token === b.token) return 0;
  return a.kind === b.kind ? SAME_CLASS_COST : OTHER_COST;
}

function placeCost(a: Measured['place'], b: Measured['place']): number {
  return (
    (Math.abs(a[0] - b[0]) +
      Math.abs(a[1] - b[1]) +
      Math.abs(a[2] - b[2]) +
      Math.abs(a[3] - b[3])) /
    4
  );
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
