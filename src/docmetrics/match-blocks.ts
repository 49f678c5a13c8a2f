import { assignRows } from './assign.ts';
import { distanceOfPoints, pointsOf } from './edit-distance.ts';
import { joinSplitBlocks } from './join-split.ts';
import type { Profile } from './profile.ts';
import { windowDistance } from './window-distance.ts';

/** Blocks that belong together, by their indices; either side may be empty. */
export type BlockPair = {
  readonly references: readonly number[];
  readonly predictions: readonly number[];
};

export type Matching = {
  readonly pairs: readonly BlockPair[];
  /** True when there was more than can be compared: each reference then stands alone. */
  readonly tooLarge: boolean;
};

/** An assigned pair further apart is none (S7.5). */
const FARTHEST_MATCH = 0.7;
/** A reference nearer than this to a window of a prediction is contained in it (S7.6). */
const FARTHEST_CONTAINED = 0.4;
/** Most steps of the assignment, about a second. */
const MAX_ASSIGNMENT = 1_000_000_000;
/** Most pairs of blocks: 8 bytes and a call each. */
const MAX_PAIRS = 2_000_000;
/** Most pairs of characters, 32 of which take a step: about two seconds. */
const MAX_CHARACTER_PAIRS = 20_000_000_000;

/**
 * Matches predicted blocks with reference blocks by their texts.
 *
 * @param references texts in normal form, none empty, in the order of the page
 * @param predictions the same of the prediction
 * @returns every reference in one pair; predictions may be in none
 * @see specification S7 `quick_match`
 */
export function matchBlocks(
  references: readonly string[],
  predictions: readonly string[],
  profile: Profile,
): Matching {
  const alone = (): BlockPair[] =>
    references.map((_, at) => ({ references: [at], predictions: [] }));
  if (predictions.length === 0) return { pairs: alone(), tooLarge: false };
  if (references.length === 0) {
    const pairs = predictions.map((_, at) => ({ references: [], predictions: [at] }));
    return { pairs, tooLarge: false };
  }
  if (references.length === 1 && predictions.length === 1) {
    return { pairs: [{ references: [0], predictions: [0] }], tooLarge: false };
  }
  if (isTooLarge(references, predictions)) return { pairs: alone(), tooLarge: true };
  return { pairs: new Matcher(references, predictions, profile).pairs(), tooLarge: false };
}

/**
 * Assigns all of the smaller side, at the least sum of distances.
 *
 * @returns for each reference its prediction or -1; null when there is more than can be compared
 */
export function assignTexts(
  references: readonly string[],
  predictions: readonly string[],
): Int32Array | null {
  if (isTooLarge(references, predictions)) return null;
  return assignRows(costsOf(references.map(pointsOf), predictions.map(pointsOf)));
}

function isTooLarge(references: readonly string[], predictions: readonly string[]): boolean {
  const [rows, columns] = [references.length, predictions.length];
  const smaller = Math.min(rows, columns);
  const characters = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + text.length, 0);
  return (
    rows * columns > MAX_PAIRS ||
    smaller * smaller * Math.max(rows, columns) > MAX_ASSIGNMENT ||
    characters(references) * characters(predictions) > MAX_CHARACTER_PAIRS
  );
}

type Costs = { readonly rows: number; readonly columns: number; readonly cost: Float64Array };

function costsOf(references: readonly Int32Array[], predictions: readonly Int32Array[]): Costs {
  const columns = predictions.length;
  const cost = new Float64Array(references.length * columns);
  for (const [i, reference] of references.entries()) {
    for (const [j, prediction] of predictions.entries()) {
      cost[i * columns + j] = shareOf(reference, prediction);
    }
  }
  return { rows: references.length, columns, cost };
}

function shareOf(a: Int32Array, b: Int32Array): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : distanceOfPoints(a, b) / longest;
}

class Matcher {
  readonly #references: readonly Int32Array[];
  readonly #predictions: readonly Int32Array[];
  readonly #limit: number;
  readonly #costs: Costs;
  readonly #assigned: Int32Array;
  /** Of each column of the costs the predictions that stand in it: one, or a joined run. */
  readonly #columns: readonly (readonly number[])[];
  /** Of each column the references that were matched with it, or found inside it. */
  readonly #referencesOf = new Map<number, number[]>();
  readonly #used = new Set<number>();

  constructor(references: readonly string[], predictions: readonly string[], profile: Profile) {
    this.#references = references.map(pointsOf);
    const single = predictions.map(pointsOf);
    const costs = costsOf(this.#references, single);
    const columns = profile.joinsSplitBlocks
      ? joinSplitBlocks(references, predictions, costs.cost)
      : predictions.map((_, at) => [at]);
    const isJoined = columns.length < predictions.length;
    this.#columns = columns;
    this.#predictions = isJoined
      ? columns.map((run) => pointsOf(run.map((at) => predictions[at] ?? '').join(' ')))
      : single;
    this.#limit = profile.containmentLimit;
    this.#costs = isJoined ? costsOf(this.#references, this.#predictions) : costs;
    this.#assigned = assignRows(this.#costs);
  }

  pairs(): BlockPair[] {
    const open = this.#takeMatches();
    const joined = this.#takeContained(open);
    this.#takeRest(open.filter((reference) => !joined.has(reference)));
    const pairs = [...this.#referencesOf].map(([column, references]) => ({
      references: references.toSorted((a, b) => a - b),
      predictions: column === -1 ? [] : (this.#columns[column] ?? []),
    }));
    return [...pairs, ...this.#alone];
  }

  readonly #alone: BlockPair[] = [];

  /** Takes assigned pairs that are near enough; gives the other references. */
  #takeMatches(): number[] {
    const open: number[] = [];
    for (const [reference, column] of this.#assigned.entries()) {
      const cost =
        column === -1 ? 1 : (this.#costs.cost[reference * this.#costs.columns + column] ?? 1);
      if (cost <= FARTHEST_MATCH) this.#take(reference, column);
      else open.push(reference);
    }
    return open;
  }

  /** Adds open references to the first prediction that contains them. */
  #takeContained(open: readonly number[]): Set<number> {
    const joined = new Set<number>();
    for (const [column, whole] of this.#predictions.entries()) {
      if (whole.length > this.#limit) continue;
      for (const reference of open) {
        const part = this.#references[reference];
        if (part === undefined || part.length > this.#limit) continue;
        const distance = windowDistance(part, whole, FARTHEST_CONTAINED);
        if (distance === null || distance >= FARTHEST_CONTAINED) continue;
        // Also when it only found references that another prediction has already.
        this.#used.add(column);
        if (joined.has(reference)) continue;
        joined.add(reference);
        this.#take(reference, column);
      }
    }
    return joined;
  }

  /** What is left is assigned however far apart; predictions beyond that vanish (S7.7). */
  #takeRest(rest: readonly number[]): void {
    const unused = this.#predictions.map((_, at) => at).filter((column) => !this.#used.has(column));
    if (rest.length === 0) {
      if (unused.length === 0) return;
      const predictions = unused.flatMap((column) => this.#columns[column] ?? []);
      this.#alone.push({ references: [], predictions });
      return;
    }
    const columns = this.#costs.columns;
    const cost = Float64Array.from(
      rest.flatMap((reference) =>
        unused.map((column) => this.#costs.cost[reference * columns + column] ?? 1),
      ),
    );
    const assigned = assignRows({ rows: rest.length, columns: unused.length, cost });
    for (const [at, reference] of rest.entries()) {
      const column = unused[assigned[at] ?? -1];
      if (column === undefined) this.#alone.push({ references: [reference], predictions: [] });
      else this.#take(reference, column);
    }
  }

  #take(reference: number, column: number): void {
    this.#used.add(column);
    const references = this.#referencesOf.get(column);
    if (references === undefined) this.#referencesOf.set(column, [reference]);
    else references.push(reference);
  }
}
