import type { CostMatrix } from './assign.ts';
import { tokenClass, type FormulaBoxes } from './cdm-token.ts';

/** What two tokens of one class cost, and two that have nothing in common (S16.3, step 1). */
const SAME_CLASS_COST = 0.05;
const OTHER_COST = 1;
/** Weights of position and order in the cost of a pair (S16.3, step 3). */
const POSITION_WEIGHT = 0.05;
const ORDER_WEIGHT = 0.15;

/** Whether two tokens may stand for each other: the same, or of one class. */
export function areAlike(a: string, b: string): boolean {
  return a === b || tokenClass(a) === tokenClass(b);
}

/**
 * What it costs to take each token of the reference for each of the prediction: name, place in the
 * image, and order.
 *
 * @returns a row for each token of the reference
 * @see specification S16.3, steps 1 to 3; O(n · m)
 */
export function costsOf(reference: FormulaBoxes, predicted: FormulaBoxes): CostMatrix {
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
  return { rows, columns, cost };
}

type Measured = {
  readonly token: string;
  readonly kind: string;
  /** The four coordinates as shares of the image. */
  readonly place: readonly [number, number, number, number];
};

function measured({ size: [width, height], boxes }: FormulaBoxes): Measured[] {
  return boxes.map(({ token, bbox: [x0, y0, x1, y1] }) => ({
    token,
    kind: tokenClass(token),
    place: [x0 / width, y0 / height, x1 / width, y1 / height],
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
