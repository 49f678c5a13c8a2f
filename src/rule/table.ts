import { tally } from '../text/interner.ts';
import { tokenText } from './clean-text.ts';
import { type Ground, type Measure, type Slice, type Subject, tokenSlice } from './measure.ts';
import { wordOf } from './words.ts';

/** `table`: copies of a whole table of two or more rows that are not all empty. */
export function tableBudget(subject: Subject): Measure | null {
  const { output, page } = subject;
  const { tables } = output;
  const counts = tally(tables.id, tables.kinds.size);
  let best: { kind: number; copies: number; limit: number; pageCount: number } | null = null;
  let ratio = 0;
  const kinds = [...counts.keys()].toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  for (const kind of kinds) {
    const copies = counts[kind] ?? 0;
    if (copies < 2 || copies / page.rule.factor <= ratio) break;
    const pageCount = tableCount(subject, kind);
    if (pageCount === null) continue;
    const limit = page.rule.factor * Math.max(1, pageCount);
    if (copies / limit <= ratio) continue;
    best = { kind, copies, limit, pageCount };
    ratio = copies / limit;
  }
  if (best === null) return null;
  const places = copiesOf(subject, best.kind);
  const ground: Ground = best.pageCount === 0 ? { kind: 'fixed' } : { kind: 'counted' };
  return {
    check: 'table',
    counts: 'copies',
    measured: best.copies,
    limit: best.limit,
    pageCount: best.pageCount,
    ground,
    unit: places[0] ?? null,
    places,
  };
}

/** How often the page can have the table; null when nothing in it can be counted. */
function tableCount(subject: Subject, kind: number): number | null {
  switch (subject.page.rule.mode) {
    case 'none':
      return 0;
    case 'exact':
      return countByRows(subject, kind);
    case 'text-layer':
      return countByWords(subject, kind);
  }
}

/** Numbers of the table's rows that are not empty, with how often each stands in the table. */
function rowsOf({ output }: Subject, kind: number): Map<number, number> {
  const { kinds, rowId, rows } = output.tables;
  const start = kinds.startOf(kind);
  const counts = new Map<number, number>();
  for (let at = start; at < start + kinds.lengthOf(kind); at += 1) {
    const row = rowId[at] ?? 0;
    if (rows.lengthOf(row) > 0) counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return counts;
}

function countByRows(subject: Subject, kind: number): number {
  const { rows } = subject.output.tables;
  let least = Infinity;
  for (const [row, times] of rowsOf(subject, kind)) {
    const from = rows.startOf(row);
    const ids = subject.translation.tokens(from, from + rows.lengthOf(row));
    least = Math.min(least, Math.floor(subject.page.lineCount(ids) / times));
    if (least === 0) break;
  }
  return least;
}

function countByWords(subject: Subject, kind: number): number | null {
  const { output, page } = subject;
  const { rows } = output.tables;
  const words = new Map<string, number>();
  for (const [row, times] of rowsOf(subject, kind)) {
    const from = rows.startOf(row);
    for (let token = from; token < from + rows.lengthOf(row); token += 1) {
      const word = wordOf(tokenText(output, token));
      if (word !== null) words.set(word, (words.get(word) ?? 0) + times);
    }
  }
  if (words.size === 0) return null;
  let least = Infinity;
  for (const [word, times] of words) {
    least = Math.min(least, Math.floor(page.wordCount(word) / times));
    if (least === 0) break;
  }
  return least;
}

/** The first, second and last copies. */
function copiesOf({ output }: Subject, kind: number): readonly Slice[] {
  const { tables } = output;
  const first = tables.id.indexOf(kind);
  const copies = [first, tables.id.indexOf(kind, first + 1), tables.id.lastIndexOf(kind)];
  return [...new Set(copies)]
    .filter((at) => at >= 0)
    .map((at) => tokenSlice(output, tables.firstToken[at] ?? 0, tables.endToken[at] ?? 0));
}
