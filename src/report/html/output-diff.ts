import type { OutputSpan } from './output-spans.ts';

/** Lines of a shown output that are compared; it has some 20,000 characters at most. */
const MOST_LINES = 1500;

/** Two outputs with the lines marked that the other one does not have. */
export interface OutputPair {
  readonly head: readonly OutputSpan[];
  readonly base: readonly OutputSpan[];
}

interface Line {
  readonly span: number;
  readonly text: string;
}

/**
 * Marks in two shown outputs the lines of plain text that are not in both, in order.
 *
 * Loops stay as they are. Outputs of more than 1,500 lines are left unmarked.
 */
export function markDifferences({ head, base }: OutputPair): OutputPair {
  const [ours, theirs] = [linesOf(head), linesOf(base)];
  if (ours.length > MOST_LINES || theirs.length > MOST_LINES) return { head, base };
  const common = commonLines(ours, theirs);
  return { head: marked(head, ours, common.ours), base: marked(base, theirs, common.theirs) };
}

function linesOf(spans: readonly OutputSpan[]): readonly Line[] {
  return spans.flatMap(([kind, text], span) =>
    kind === 'text'
      ? (text.match(/[^\n]*\n|[^\n]+/g) ?? []).map((line) => ({ span, text: line }))
      : [],
  );
}

/** Lines of a longest common subsequence, blanks at the ends of lines not looked at. */
function commonLines(
  ours: readonly Line[],
  theirs: readonly Line[],
): { readonly ours: ReadonlySet<number>; readonly theirs: ReadonlySet<number> } {
  const [a, b] = [ours.map(({ text }) => text.trim()), theirs.map(({ text }) => text.trim())];
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      lengths[at] =
        a[i] === b[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const found = { ours: new Set<number>(), theirs: new Set<number>() };
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const at = i * width + j;
    if (a[i] === b[j]) {
      found.ours.add(i);
      found.theirs.add(j);
      i += 1;
      j += 1;
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return found;
}

function marked(
  spans: readonly OutputSpan[],
  lines: readonly Line[],
  common: ReadonlySet<number>,
): readonly OutputSpan[] {
  const bySpan = new Map<number, OutputSpan[]>();
  lines.forEach(({ span, text }, at) => {
    const parts = bySpan.get(span) ?? [];
    bySpan.set(span, parts);
    const kind = common.has(at) || text.trim() === '' ? 'text' : 'differs';
    const last = parts.at(-1);
    if (last?.[0] === kind) parts[parts.length - 1] = [kind, last[1] + text];
    else parts.push([kind, text]);
  });
  return spans.flatMap((span, at) => bySpan.get(at) ?? [span]);
}
