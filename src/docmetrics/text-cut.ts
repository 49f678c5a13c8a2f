/** A stretch of a text: from `start` to before `end`, in UTF-16 units. */
export type Stretch = { readonly start: number; readonly end: number };

/**
 * Overwrites stretches with spaces, so that everything else keeps its place.
 *
 * @param stretches in order, without overlap
 */
export function blankOut(text: string, stretches: readonly Stretch[]): string {
  if (stretches.length === 0) return text;
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of stretches) {
    kept.push(text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  kept.push(text.slice(from));
  return kept.join('');
}

/**
 * Finds the outermost pairs of an opener and its closer.
 *
 * An opener that is never closed is passed over, and what lies behind it is looked at on its own.
 *
 * @see specification S6.4 and S6.5; O(n)
 */
export function balancedStretches(text: string, opener: string, closer: string): Stretch[] {
  const endOf = new Map<number, number>();
  const starts: number[] = [];
  const open: number[] = [];
  let nextOpen = text.indexOf(opener);
  let nextClose = text.indexOf(closer);
  while (nextClose !== -1) {
    if (nextOpen !== -1 && nextOpen < nextClose) {
      open.push(nextOpen);
      starts.push(nextOpen);
      nextOpen = text.indexOf(opener, nextOpen + opener.length);
      continue;
    }
    const start = open.pop();
    if (start !== undefined) endOf.set(start, nextClose + closer.length);
    nextClose = text.indexOf(closer, nextClose + closer.length);
  }
  const outermost: Stretch[] = [];
  let from = 0;
  for (const start of starts) {
    const end = endOf.get(start);
    if (end === undefined || start < from) continue;
    outermost.push({ start, end });
    from = end;
  }
  return outermost;
}

/** Finds each opener with the nearest closer behind it, one after another. */
export function nearestStretches(text: string, opener: string, closer: string): Stretch[] {
  const found: Stretch[] = [];
  let start = text.indexOf(opener);
  while (start !== -1) {
    const close = text.indexOf(closer, start + opener.length);
    if (close === -1) break;
    const end = close + closer.length;
    found.push({ start, end });
    start = text.indexOf(opener, end);
  }
  return found;
}
