/** A maximal stretch of a sequence in which everything equals what stands one period before it. */
export interface Stretch<T> {
  readonly unit: readonly T[];
  /** ⌊length ÷ period⌋, at least 2. */
  readonly copies: number;
}

/** Maximal stretches of one period, units that have a smaller period of their own left out. */
export function stretches<T>(items: readonly T[], period: number): readonly Stretch<T>[] {
  const found: Stretch<T>[] = [];
  let start = 0;
  for (let at = period; at <= items.length; at += 1) {
    if (at < items.length && items[at] === items[at - period]) {
      continue;
    }
    const copies = Math.floor((at - start) / period);
    const unit = copies >= 2 ? items.slice(start, start + period) : [];
    if (copies >= 2 && !isPower(unit)) {
      found.push({ unit, copies });
    }
    start = at - period + 1;
  }
  return found;
}

/** True where `unit` is something shorter written two or more times. */
export function isPower(unit: readonly unknown[]): boolean {
  for (let period = 1; period <= unit.length / 2; period += 1) {
    const fits = unit.length % period === 0;
    if (fits && unit.every((item, at) => at < period || item === unit[at - period])) {
      return true;
    }
  }
  return false;
}

/** Non-overlapping occurrences, from the left. */
export function occurrences<T>(items: readonly T[], unit: readonly T[]): number {
  let count = 0;
  let at = 0;
  while (unit.length > 0 && at + unit.length <= items.length) {
    const isHere = unit.every((item, offset) => items[at + offset] === item);
    count += isHere ? 1 : 0;
    at += isHere ? unit.length : 1;
  }
  return count;
}

/** `occurrences` of the rotation that has most. */
export function mostOfRotations<T>(items: readonly T[], unit: readonly T[]): number {
  const counts = unit.map((_, at) => occurrences(items, [...unit.slice(at), ...unit.slice(0, at)]));
  return Math.max(0, ...counts);
}

/** How often each item is there, in order of first appearance. */
export function tally<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return counts;
}

/** The smallest of the numbers, null for none. */
export function smallest(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.min(...numbers);
}
