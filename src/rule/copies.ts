import { isFill } from '../text/characters.ts';
import { clean } from './clean.ts';
import { type CleanText, lastAtMost } from './clean-text.ts';
import { MIN_FILL_RUN } from './fill.ts';
import { locate } from './locate.ts';
import { type Slice, tokenSlice } from './measure.ts';
import type { CheckName, Place } from './types.ts';

/** Characters that one round of a search looks at: five rounds for the longest answer. */
const PROBES = 64;

/** A verdict's worst budget, as it was found in an output. */
export interface FoundLoop {
  readonly check: CheckName | null;
  readonly measured: number | null;
  /** The run, or the first, second and last copies. */
  readonly where: readonly Place[];
}

/** How many copies are wanted; the others between them are only counted. */
export interface CopyLimits {
  /** Copies that stand apart, all of which are wanted. */
  readonly few: number;
  /** First and last copies wanted where there are more. */
  readonly head: number;
  readonly tail: number;
  /** Characters without white space wanted of copies back to back, in whole copies. */
  readonly runHead: number;
  readonly runTail: number;
}

/** Where the copies of a loop stand in the raw output, in order; copies back to back are one place. */
export interface LoopPlaces {
  readonly head: readonly Place[];
  /** Copies between `head` and `tail`; 0 where `head` has them all. */
  readonly left: number;
  readonly tail: readonly Place[];
}

/**
 * Finds all copies that the rule counted, however each is spaced or marked up.
 *
 * The output is cleaned once more, and the copies are found there by what the first of them is.
 *
 * @param raw the output that was judged, or any other text: then the places are those of `loop`
 */
export function placesOfCopies(raw: string, loop: FoundLoop, limits: CopyLimits): LoopPlaces {
  const first = loop.where[0];
  const known: LoopPlaces = { head: loop.where, left: 0, tail: [] };
  if (first === undefined || loop.check === null) return known;
  if (loop.check === 'markup' || loop.check === 'fill_run' || loop.check === 'empty') return known;
  const cleaned = clean(raw);
  const start = streamAt(cleaned, first.start);
  if (locate(cleaned, [start]).get(start)?.start !== first.start) return known;
  if (loop.check === 'unit_run' || loop.check === 'phrase') {
    const run = { start, end: streamAt(cleaned, first.end) };
    return runPlaces(cleaned, run, loop.measured ?? 0, limits) ?? known;
  }
  const copies = copiesAt(cleaned, loop.check, start);
  const isSame = loop.check === 'fill_total' || copies.length === loop.measured;
  return isSame && copies.length > 0 ? apart(cleaned, copies, limits) : known;
}

/** Index of the first character of the stream that stands at a raw offset or behind it. */
function streamAt(cleaned: CleanText, offset: number): number {
  let low = 0;
  let high = cleaned.stream.length;
  while (low < high) {
    const step = Math.ceil((high - low) / PROBES);
    const probes: number[] = [];
    for (let at = low; at < high; at += step) probes.push(at);
    const found = locate(cleaned, probes);
    const next = probes.findIndex((at) => (found.get(at)?.start ?? Infinity) >= offset);
    const before = probes.at(next < 0 ? -1 : next - 1) ?? low;
    if (next >= 0) high = probes[next] ?? high;
    if (next !== 0) low = before + 1;
  }
  return low;
}

function copiesAt(
  cleaned: CleanText,
  check: 'line' | 'table' | 'fill_total',
  start: number,
): readonly Slice[] {
  if (check === 'fill_total') return fillRuns(cleaned);
  const token = lastAtMost(cleaned.tokenStart.subarray(0, -1), start);
  const { lineToken, lineId, tables } = cleaned;
  if (check === 'line') {
    const id = lineId[lastAtMost(lineToken.subarray(0, -1), token)];
    return indexesOf(lineId, id).map((line) =>
      tokenSlice(cleaned, lineToken[line] ?? 0, lineToken[line + 1] ?? 0),
    );
  }
  return indexesOf(tables.id, tables.id[lastAtMost(tables.firstToken, token)]).map((at) =>
    tokenSlice(cleaned, tables.firstToken[at] ?? 0, tables.endToken[at] ?? 0),
  );
}

function indexesOf(ids: Int32Array, id: number | undefined): readonly number[] {
  const indexes: number[] = [];
  ids.forEach((other, index) => {
    if (other === id) indexes.push(index);
  });
  return indexes;
}

function fillRuns({ stream }: CleanText): readonly Slice[] {
  const runs: Slice[] = [];
  let start = 0;
  for (let at = 0; at <= stream.length; at += 1) {
    if (at < stream.length && isFill(stream[at] ?? 0)) continue;
    if (at - start >= MIN_FILL_RUN) runs.push({ start, end: at });
    start = at + 1;
  }
  return runs;
}

/** Copies with other text between them. */
function apart(cleaned: CleanText, copies: readonly Slice[], limits: CopyLimits): LoopPlaces {
  if (copies.length <= limits.few) return { head: rawPlaces(cleaned, copies), left: 0, tail: [] };
  return {
    head: rawPlaces(cleaned, copies.slice(0, limits.head)),
    left: copies.length - limits.head - limits.tail,
    tail: rawPlaces(cleaned, copies.slice(-limits.tail)),
  };
}

/** Copies back to back, cut between two of them; null where they are not equally long. */
function runPlaces(
  cleaned: CleanText,
  run: Slice,
  copies: number,
  limits: CopyLimits,
): LoopPlaces | null {
  const period = (run.end - run.start) / copies;
  if (!Number.isInteger(period)) return null;
  const head = Math.max(2, Math.floor(limits.runHead / period));
  const tail = Math.max(1, Math.floor(limits.runTail / period));
  const left = copies - head - tail;
  if (left < 2) return { head: rawPlaces(cleaned, [run]), left: 0, tail: [] };
  return {
    head: rawPlaces(cleaned, [{ start: run.start, end: run.start + head * period }]),
    left,
    tail: rawPlaces(cleaned, [{ start: run.end - tail * period, end: run.end }]),
  };
}

function rawPlaces(cleaned: CleanText, slices: readonly Slice[]): readonly Place[] {
  const found = locate(
    cleaned,
    slices.flatMap(({ start, end }) => [start, end - 1]),
  );
  return slices.map(({ start, end }) => ({
    start: found.get(start)?.start ?? 0,
    end: found.get(end - 1)?.end ?? 0,
  }));
}
