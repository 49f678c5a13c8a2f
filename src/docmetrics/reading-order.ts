import { distanceOfPoints } from './edit-distance.ts';

/** A pair of text blocks with their places; either side may be empty. */
export type OrderedPair = {
  /** Places of the reference blocks, in the order of the page; null for one without a place. */
  readonly references: readonly (number | null)[];
  /** Place of the first predicted block; null for a pair without a prediction. */
  readonly prediction: number | null;
};

/**
 * Gives how far blocks are from the reading order.
 *
 * A reference without a prediction counts as left out; what else a prediction holds does not matter. Places
 * that are 0 or missing are in neither list.
 *
 * @returns 0 to 1; null when no reference has a place
 * @see specification S8
 */
export function readingOrderEdit(pairs: readonly OrderedPair[]): number | null {
  const expected = pairs
    .flatMap(({ references }) => references)
    .filter(isPlace)
    .toSorted((a, b) => a - b);
  const predicted = pairs
    .filter(({ references, prediction }) => references.length > 0 && prediction !== null)
    .toSorted((a, b) => (a.prediction ?? 0) - (b.prediction ?? 0))
    .flatMap(({ references }) => references)
    .filter(isPlace);
  return listEdit(expected, predicted);
}

/**
 * Edit distance of two lists as a share of the longer one.
 *
 * @returns null for two empty lists
 */
export function listEdit(expected: readonly number[], predicted: readonly number[]): number | null {
  const longest = Math.max(expected.length, predicted.length);
  if (longest === 0) return null;
  const numbers = new Map<number, number>();
  const numbered = (places: readonly number[]): Int32Array =>
    Int32Array.from(places, (place) => {
      const number = numbers.get(place) ?? numbers.size;
      numbers.set(place, number);
      return number;
    });
  return distanceOfPoints(numbered(expected), numbered(predicted)) / longest;
}

function isPlace(place: number | null): place is number {
  return place !== null && place !== 0;
}
