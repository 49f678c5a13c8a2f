import { type Hunk, hunksOf } from './hunks.ts';
import type { Loss } from './page-metrics.ts';
import { tableRows } from './table-rows.ts';

/** One thing that a block's prediction has otherwise than its reference. */
export type Difference = {
  /** Such as `row 2, column 3`; null for running text. */
  readonly where: string | null;
  /** As the reference has it, with a little of what is around; empty for what is made up. */
  readonly wanted: string;
  /** As the parser wrote it; empty for what is missing. */
  readonly given: string;
};

/** Characters of what is around a difference, in whole words. */
const AROUND = 20;

/**
 * What a block lost, the first of it first: cells of tables, words of texts, symbols of formulas.
 *
 * @param most differences that are told
 * @returns one difference with an empty side for a block that is missing or made up; nothing for
 *   blocks that differ in nothing that can be seen
 */
export function differencesOf(
  { kind, reference, predicted }: Pick<Loss, 'kind' | 'reference' | 'predicted'>,
  most: number,
): readonly Difference[] {
  if (reference === predicted) return [];
  if (reference === '' || predicted === '') {
    return [{ where: null, wanted: reference, given: predicted }];
  }
  if (kind === 'table') {
    const wanted = tableRows(reference);
    const given = tableRows(predicted);
    if (wanted.length > 0 && given.length > 0) return cellDifferences(wanted, given, most);
  }
  return textDifferences(reference, predicted, kind === 'formula' ? SYMBOLS : WORDS, most);
}

/** Han characters stand for themselves: their texts have no blanks. */
export const WORDS = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+|\s+|./gsu;
export const SYMBOLS = /\\[a-zA-Z]+|\\.|\s+|./gsu;

function textDifferences(
  reference: string,
  predicted: string,
  token: RegExp,
  most: number,
): readonly Difference[] {
  const a = reference.match(token) ?? [];
  const b = predicted.match(token) ?? [];
  return joined(hunksOf(a, b), a)
    .slice(0, most)
    .map(({ aStart, aEnd, bStart, bEnd }) => ({
      where: null,
      wanted: withContext(a, aStart, aEnd),
      given: withContext(b, bStart, bEnd),
    }));
}

/** Hunks with no more between than is shown around each are one. */
function joined(hunks: readonly Hunk[], a: readonly string[]): readonly Hunk[] {
  const merged: Hunk[] = [];
  for (const hunk of hunks) {
    const before = merged.at(-1);
    const gap = before === undefined ? null : a.slice(before.aEnd, hunk.aStart).join('');
    if (before === undefined || gap === null || gap.length > AROUND) merged.push(hunk);
    else merged[merged.length - 1] = { ...before, aEnd: hunk.aEnd, bEnd: hunk.bEnd };
  }
  return merged;
}

function withContext(tokens: readonly string[], start: number, end: number): string {
  const lengthAt = (at: number): number => tokens[at]?.length ?? Number.POSITIVE_INFINITY;
  let from = start;
  for (let left = AROUND; lengthAt(from - 1) <= left; from -= 1) left -= lengthAt(from - 1);
  let to = end;
  for (let left = AROUND; lengthAt(to) <= left; to += 1) left -= lengthAt(to);
  const text = tokens.slice(from, to).join('').trim();
  return `${from > 0 ? '…' : ''}${text}${to < tokens.length ? '…' : ''}`;
}

type Rows = readonly (readonly string[])[];

function cellDifferences(wanted: Rows, given: Rows, most: number): readonly Difference[] {
  const keys = (rows: Rows): string[] => rows.map((cells) => cells.join('\u0000'));
  const found: Difference[] = [];
  for (const { aStart, aEnd, bStart, bEnd } of hunksOf(keys(wanted), keys(given))) {
    const both = Math.min(aEnd - aStart, bEnd - bStart);
    for (let at = 0; at < both; at += 1) {
      const [left, right] = [wanted[aStart + at] ?? [], given[bStart + at] ?? []];
      found.push(...rowDifferences(left, right, aStart + at + 1));
      if (found.length >= most) return found.slice(0, most);
    }
    for (let at = aStart + both; at < aEnd; at += 1) {
      found.push({ where: `row ${at + 1}`, wanted: rowText(wanted[at] ?? []), given: '' });
    }
    for (let at = bStart + both; at < bEnd; at += 1) {
      found.push({ where: `after row ${aEnd}`, wanted: '', given: rowText(given[at] ?? []) });
    }
  }
  if (found.length > 0) return found.slice(0, most);
  // The same cells: what differs is how they span or are marked up.
  return [{ where: 'spans or tags', wanted: '', given: '' }];
}

function rowDifferences(
  wanted: readonly string[],
  given: readonly string[],
  row: number,
): readonly Difference[] {
  if (wanted.length !== given.length) {
    const where = `row ${row}, ${wanted.length} cells against ${given.length}`;
    return [{ where, wanted: rowText(wanted), given: rowText(given) }];
  }
  return wanted.flatMap((cell, at) =>
    cell === given[at]
      ? []
      : [{ where: `row ${row}, column ${at + 1}`, wanted: cell, given: given[at] ?? '' }],
  );
}

function rowText(cells: readonly string[]): string {
  return cells.join(' | ');
}
