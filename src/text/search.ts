import type { Sequence } from './code-points.ts';

/** Alignments tried at most when rotations are counted; beyond it only the unit as it stands is. */
const MAX_ALIGNMENTS = 20_000_000;

/**
 * Non-overlapping occurrences of `unit` in `data`, counted from the left; linear.
 *
 * @returns 0 for an empty unit
 */
export function countOccurrences(data: Sequence, unit: Sequence): number {
  if (unit.length === 0 || unit.length > data.length) return 0;
  const border = borders(unit);
  let matched = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 1) {
    while (matched > 0 && data[at] !== unit[matched]) matched = border[matched - 1] ?? 0;
    if (data[at] === unit[matched]) matched += 1;
    if (matched === unit.length) {
      count += 1;
      matched = 0;
    }
  }
  return count;
}

function borders(unit: Sequence): Int32Array {
  const border = new Int32Array(unit.length);
  let matched = 0;
  for (let at = 1; at < unit.length; at += 1) {
    while (matched > 0 && unit[at] !== unit[matched]) matched = border[matched - 1] ?? 0;
    if (unit[at] === unit[matched]) matched += 1;
    border[at] = matched;
  }
  return border;
}

/** A stretch [start, end) of the cycle; its rotation 0 stands at places that leave `phase`. */
interface CycleStretch {
  readonly start: number;
  readonly end: number;
  readonly phase: number;
}

/**
 * Non-overlapping occurrences in `data` of the rotation of `unit` that occurs most.
 *
 * Every window that equals a rotation lies in a stretch that repeats the unit's cycle. Stretches
 * are found from the places of the unit's rarest element. Two of them may share fewer elements
 * than a copy has, so that copies are counted from the left for each rotation that a stretch
 * holds; no place holds two, which keeps the whole linear.
 *
 * @param unit no repetition of something shorter
 */
export function countRotations(data: Sequence, unit: Sequence): number {
  const size = unit.length;
  if (size === 0 || size > data.length) return 0;
  const offsets = rarestElement(unit);
  const rare = unit[offsets[0] ?? 0];
  const places: number[] = [];
  for (let at = 0; at < data.length; at += 1) if (data[at] === rare) places.push(at);
  if (places.length * offsets.length > MAX_ALIGNMENTS) return countOccurrences(data, unit);
  const found: CycleStretch[] = [];
  const coveredTo = new Map<number, number>();
  for (const place of places) {
    for (const offset of offsets) {
      const phase = modulo(place - offset, size);
      if ((coveredTo.get(phase) ?? 0) > place) continue;
      const { start, end } = stretch(data, unit, place, offset);
      coveredTo.set(phase, end);
      if (end - start >= size) found.push({ start, end, phase });
    }
  }
  return mostCopies(found, size);
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}

/** Copies of the rotation that has most, those that overlap the copy before left out. */
function mostCopies(stretches: CycleStretch[], size: number): number {
  const counts = new Int32Array(size);
  const behind = new Int32Array(size);
  let most = 0;
  for (const { start, end, phase } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = Math.min(start + size - 1, end - size);
    for (let first = start; first <= last; first += 1) {
      const rotation = modulo(first - phase, size);
      const from = first < (behind[rotation] ?? 0) ? first + size : first;
      const copies = Math.floor((end - from) / size);
      if (copies <= 0) continue;
      const count = (counts[rotation] ?? 0) + copies;
      counts[rotation] = count;
      behind[rotation] = from + copies * size;
      most = Math.max(most, count);
    }
  }
  return most;
}

/** Offsets of the element of `unit` that stands in it least often. */
function rarestElement(unit: Sequence): readonly number[] {
  const offsets = new Map<number, number[]>();
  unit.forEach((element: number, at: number) => {
    const known = offsets.get(element);
    if (known === undefined) offsets.set(element, [at]);
    else known.push(at);
  });
  let rarest: readonly number[] = [];
  for (const list of offsets.values()) {
    if (rarest.length === 0 || list.length < rarest.length) rarest = list;
  }
  return rarest;
}

/** The longest stretch around `place` that repeats the unit's cycle with `offset` at `place`. */
function stretch(
  data: Sequence,
  unit: Sequence,
  place: number,
  offset: number,
): { start: number; end: number } {
  const size = unit.length;
  let start = place;
  let at = offset;
  while (start > 0) {
    at = at === 0 ? size - 1 : at - 1;
    if (data[start - 1] !== unit[at]) break;
    start -= 1;
  }
  let end = place + 1;
  at = offset;
  while (end < data.length) {
    at = at + 1 === size ? 0 : at + 1;
    if (data[end] !== unit[at]) break;
    end += 1;
  }
  return { start, end };
}
