import { editDistance, normalizedEditDistance, pointsOf } from './edit-distance.ts';
import { windowDistance } from './window-distance.ts';

/** A reference or prediction with a partner nearer than this stays as it is. */
const BUSY = 0.25;
/** A part of a run lies in the reference when it is no further from a window of it. */
const FARTHEST_PART = 0.6;
/** Most paths through overlapping runs that are looked at; a page has a handful. */
const MAX_PATHS = 10_000;

/** Predictions next to each other that together are one reference. */
type Run = { readonly start: number; readonly end: number; readonly cost: number };

/**
 * Finds predicted blocks that are parts of one reference block.
 *
 * @param cost distances, a row a reference
 * @returns all predictions in order, those of a run together
 * @see specification S7.4
 */
export function joinSplitBlocks(
  references: readonly string[],
  predictions: readonly string[],
  cost: Float64Array,
): number[][] {
  const columns = predictions.length;
  const busyRows = new Set<number>();
  const busyColumns = new Set<number>();
  for (const [at, distance] of cost.entries()) {
    if (distance >= BUSY) continue;
    busyRows.add(Math.floor(at / columns));
    busyColumns.add(at % columns);
  }
  const runs: Run[] = [];
  for (const [i, reference] of references.entries()) {
    if (busyRows.has(i)) continue;
    const run = bestRun(reference, predictions, busyColumns);
    if (run !== null) runs.push(run);
  }
  return withRuns(columns, kept(runs.toSorted((a, b) => a.start - b.start)));
}

function bestRun(
  reference: string,
  predictions: readonly string[],
  busy: ReadonlySet<number>,
): Run | null {
  let best: Run | null = null;
  for (let start = 0; start < predictions.length; start += 1) {
    if (busy.has(start)) continue;
    const run = grow(reference, predictions, { busy, start });
    if (run.end - run.start > 1 && (best === null || run.cost < best.cost)) best = run;
  }
  return best;
}

function grow(
  reference: string,
  predictions: readonly string[],
  { busy, start }: { busy: ReadonlySet<number>; start: number },
): Run {
  const length = pointsOf(reference).length;
  const first = predictions[start] ?? '';
  let joined = first;
  let end = start + 1;
  let cost = normalizedEditDistance(reference, first);
  if (!liesIn(first, reference, true)) return { start, end, cost };
  while (end < predictions.length && !busy.has(end) && pointsOf(joined).length <= length) {
    const part = predictions[end] ?? '';
    const longer = `${joined} ${part}`;
    const longerCost = normalizedEditDistance(reference, longer);
    if (longerCost > cost || !liesIn(part, reference, false)) break;
    joined = longer;
    cost = longerCost;
    end += 1;
    if (!liesIn(part, reference, true)) break;
  }
  return { start, end, cost };
}

function liesIn(part: string, reference: string, inclusive: boolean): boolean {
  const [small, whole] = [pointsOf(part), pointsOf(reference)];
  if (small.length > whole.length) {
    // A last part that is longer is compared as a whole.
    return !inclusive && editDistance(part, reference) < FARTHEST_PART * small.length;
  }
  const distance = windowDistance(small, whole, FARTHEST_PART + Number.EPSILON);
  if (distance === null) return false;
  return inclusive ? distance <= FARTHEST_PART : distance < FARTHEST_PART;
}

/** Of runs that overlap one after another the compatible ones with the least mean cost. */
function kept(runs: readonly Run[]): Run[] {
  const chosen: Run[] = [];
  let cluster: Run[] = [];
  let end = -1;
  for (const run of runs) {
    if (run.start >= end && cluster.length > 0) {
      chosen.push(...bestPath(cluster));
      cluster = [];
    }
    cluster.push(run);
    end = Math.max(end, run.end);
  }
  return [...chosen, ...bestPath(cluster)];
}

function bestPath(cluster: readonly Run[]): readonly Run[] {
  let paths: Run[][] = [];
  for (const run of cluster) {
    const longer = paths
      .filter((path) => (path.at(-1)?.end ?? 0) <= run.start)
      .map((path) => [...path, run]);
    paths = [...paths, ...longer, [run]].slice(0, MAX_PATHS);
  }
  const mean = (path: readonly Run[]): number =>
    path.reduce((sum, { cost }) => sum + cost, 0) / path.length;
  return paths.toSorted((a, b) => mean(a) - mean(b))[0] ?? [];
}

function withRuns(columns: number, runs: readonly Run[]): number[][] {
  const endOf = new Map(runs.map(({ start, end }) => [start, end]));
  const groups: number[][] = [];
  for (let at = 0; at < columns;) {
    const end = endOf.get(at) ?? at + 1;
    groups.push(Array.from({ length: end - at }, (_, step) => at + step));
    at = end;
  }
  return groups;
}
