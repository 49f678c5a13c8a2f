import { tally } from '../text/interner.ts';
import {
  type Allowance,
  countedAllowance,
  hasWord,
  leastLimit,
  wordAllowance,
} from './allowance.ts';
import { type Measure, type Slice, type Subject, tokenSlice } from './measure.ts';

/** `line`: copies of one cleaned line or table row, wherever they stand. */
export function lineBudget(subject: Subject): Measure | null {
  const { output } = subject;
  const counts = tally(output.lineId, output.lines.size);
  let best: { id: number; copies: number; allowance: Allowance } | null = null;
  let ratio = 0;
  for (const id of mostCopiesFirst(counts)) {
    const copies = counts[id] ?? 0;
    const from = output.lines.startOf(id);
    const to = from + output.lines.lengthOf(id);
    const characters =
      (output.tokenStart[to] ?? 0) - (output.tokenStart[from] ?? 0) + to - from - 1;
    if (copies / leastLimit(subject, characters) <= ratio) continue;
    const allowance = lineAllowance(subject, from, to);
    if (allowance === null || copies / allowance.limit <= ratio) continue;
    best = { id, copies, allowance };
    ratio = copies / allowance.limit;
  }
  if (best === null) return null;
  const copies = copiesOf(subject, best.id);
  return {
    check: 'line',
    counts: 'copies',
    measured: best.copies,
    ...best.allowance,
    unit: copies[0] ?? null,
    places: copies,
  };
}

/** Numbers of the lines that stand there twice or more. */
function mostCopiesFirst(counts: Int32Array): readonly number[] {
  const ids: number[] = [];
  counts.forEach((count, id) => {
    if (count > 1) ids.push(id);
  });
  return ids.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
}

function lineAllowance(subject: Subject, from: number, to: number): Allowance | null {
  const { page, translation } = subject;
  if (!hasWord(subject, [from, to])) return null;
  switch (page.rule.mode) {
    case 'none':
      return countedAllowance(subject, 0);
    case 'exact':
      return countedAllowance(subject, page.lineCount(translation.tokens(from, to)));
    case 'text-layer':
      return wordAllowance(subject, [from, to]);
  }
}

/** The first, second and last copies. */
function copiesOf({ output }: Subject, id: number): readonly Slice[] {
  const first = output.lineId.indexOf(id);
  const second = output.lineId.indexOf(id, first + 1);
  const last = output.lineId.lastIndexOf(id);
  return [...new Set([first, second, last])]
    .filter((line) => line >= 0)
    .map((line) =>
      tokenSlice(output, output.lineToken[line] ?? 0, output.lineToken[line + 1] ?? 0),
    );
}
