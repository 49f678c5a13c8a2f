import { isFill } from '../text/characters.ts';
import { clean } from './clean.ts';
import { type CleanText, lastAtMost } from './clean-text.ts';
import { MIN_FILL_RUN } from './fill.ts';
import { locate } from './locate.ts';
import { type Slice, tokenSlice } from './measure.ts';
import type { CheckName, Place } from './types.ts';

/** Characters that one round of a search looks at: five rounds for the longest answer. */
const PROBES = 64;

/** UTF-16 units of an output that is cleaned as a whole: a dense page has 8,000. */
const MOST_CLEANED = 4 * 1024 * 1024;
/** UTF-16 units that are cleaned beside the first and the last copy of a longer one. */
const AROUND = 256 * 1024;

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
 * The output is cleaned once more, and the copies are found there by what the first of them is. Of an
 * output beyond 4 MiB only the surroundings of the first and the last copy are.
 *
 * @param raw the output that was judged, or any other text: then the places are those of `loop`
 */
export function placesOfCopies(raw: string, loop: FoundLoop, limits: CopyLimits): LoopPlaces {
  const first = loop.where[0];
  const known: LoopPlaces = { head: loop.where, left: 0, tail: [] };
  if (first === undefined || !isCopied(loop.check)) return known;
  if (raw.length > MOST_CLEANED) return placesInLarge(raw, loop, limits) ?? known;
  const cleaned = clean(raw);
  const start = startIn(cleaned, first);
  if (start === null) return known;
  if (loop.check === 'unit_run' || loop.check === 'phrase') {
    const run = { start, end: streamAt(cleaned, first.end) };
    return runPlaces(cleaned, run, loop.measured ?? 0, limits) ?? known;
  }
  const copies = copiesAt(cleaned, loop.check, start);
  const isSame = loop.check === 'fill_total' || copies.length === loop.measured;
  return isSame && copies.length > 0 ? apart(cleaned, copies, limits) : known;
}

type CopiedCheck = 'line' | 'table' | 'fill_total' | 'unit_run' | 'phrase';

function isCopied(check: CheckName | null): check is CopiedCheck {
  return check !== null && check !== 'markup' && check !== 'fill_run' && check !== 'empty';
}

/** As {@link placesOfCopies}; null where copies differ in length, or are too long to be looked for. */
function placesInLarge(
  raw: string,
  { check, measured, where }: FoundLoop,
  limits: CopyLimits,
): LoopPlaces | null {
  const [first, last] = [where[0], where.at(-1)];
  if (first === undefined || last === undefined || measured === null) return null;
  if (check === 'unit_run' || check === 'phrase') return evenRun(raw, first, measured, limits);
  if (check !== 'line' && check !== 'table') return null;
  const before = copiesNear(raw, check, first, { start: first.start, end: first.start + AROUND });
  const behind = copiesNear(raw, check, last, { start: last.start - AROUND, end: last.end });
  const head = before.slice(0, limits.head);
  const tail = behind.filter(({ start }) => start >= (head.at(-1)?.end ?? 0)).slice(-limits.tail);
  const left = measured - head.length - tail.length;
  return head.length > 0 && tail.length > 0 && left > 0 ? { head, left, tail } : null;
}

/** Copies that are spelled alike, back to back. */
function evenRun(
  raw: string,
  { start, end }: Place,
  copies: number,
  limits: CopyLimits,
): LoopPlaces | null {
  // What stands between two copies stands behind all but the last.
  const period = Math.ceil((end - start) / copies);
  const lastStart = start + (copies - 1) * period;
  const { head, left, tail } = sharesOf(copies, period, limits);
  const copy = raw.slice(start, start + period);
  const isLast = lastStart < end && copy.startsWith(raw.slice(lastStart, end));
  if (left < 2 || !isLast || !raw.startsWith(copy, start + period)) return null;
  return {
    head: [{ start, end: start + head * period }],
    left,
    tail: [{ start: start + (copies - tail) * period, end }],
  };
}

/** Copies of one of them within a stretch of the output, which is cleaned by itself from line to line. */
function copiesNear(
  raw: string,
  check: 'line' | 'table',
  known: Place,
  stretch: Place,
): readonly Place[] {
  const lineStart = raw.lastIndexOf('\n', Math.max(0, stretch.start)) + 1;
  const from = stretch.start - lineStart < AROUND ? lineStart : stretch.start;
  const lineEnd = raw.indexOf('\n', stretch.end);
  const to = Math.min(lineEnd < 0 ? raw.length : lineEnd, stretch.end + AROUND);
  const cleaned = clean(raw.slice(from, to));
  const start = startIn(cleaned, { start: known.start - from, end: known.end - from });
  if (start === null) return [];
  return rawPlaces(cleaned, copiesAt(cleaned, check, start)).map((place) => ({
    start: place.start + from,
    end: place.end + from,
  }));
}

/** Where a place starts in the stream; null where no character of it does. */
function startIn(cleaned: CleanText, place: Place): number | null {
  const start = streamAt(cleaned, place.start);
  return locate(cleaned, [start]).get(start)?.start === place.start ? start : null;
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
  const { head, left, tail } = sharesOf(copies, period, limits);
  if (left < 2) return { head: rawPlaces(cleaned, [run]), left: 0, tail: [] };
  return {
    head: rawPlaces(cleaned, [{ start: run.start, end: run.start + head * period }]),
    left,
    tail: rawPlaces(cleaned, [{ start: run.end - tail * period, end: run.end }]),
  };
}

/** Copies of a run that are wanted at its start and at its end, and those between them. */
function sharesOf(
  copies: number,
  period: number,
  limits: CopyLimits,
): { readonly head: number; readonly left: number; readonly tail: number } {
  const head = Math.max(2, Math.floor(limits.runHead / period));
  const tail = Math.max(1, Math.floor(limits.runTail / period));
  return { head, left: copies - head - tail, tail };
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
