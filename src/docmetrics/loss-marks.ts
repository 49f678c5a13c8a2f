import { type Hunk, hunksOf } from './hunks.ts';
import { SYMBOLS, WORDS } from './loss-difference.ts';
import { tableRows } from './table-rows.ts';

/** A piece of a text; `differs` is true for what the other side does not have here. */
export type MarkedPiece = { readonly text: string; readonly differs: boolean };

/** A cell of a table for people; `differs` as in {@link MarkedPiece}. */
export type MarkedCell = MarkedPiece;

/** The same of both sides. */
export type MarkedPair<T> = { readonly wanted: readonly T[]; readonly given: readonly T[] };

/** Two texts in pieces, with marks on the words (of a formula: symbols) that are not in both. */
export function markedTexts({ kind, reference, predicted }: MarkedInput): MarkedPair<MarkedPiece> {
  const token = kind === 'formula' ? SYMBOLS : WORDS;
  const a = reference.match(token) ?? [];
  const b = predicted.match(token) ?? [];
  const hunks = hunksOf(a, b);
  return {
    wanted: pieces(
      a,
      hunks.map(({ aStart, aEnd }) => [aStart, aEnd]),
    ),
    given: pieces(
      b,
      hunks.map(({ bStart, bEnd }) => [bStart, bEnd]),
    ),
  };
}

/** What the two sides of a loss are. */
export type MarkedInput = {
  readonly kind: 'text' | 'formula' | 'table';
  readonly reference: string;
  readonly predicted: string;
};

function pieces(
  tokens: readonly string[],
  marked: readonly (readonly [number, number])[],
): readonly MarkedPiece[] {
  const found: MarkedPiece[] = [];
  let at = 0;
  const add = (to: number, differs: boolean): void => {
    if (to > at) found.push({ text: tokens.slice(at, to).join(''), differs });
    at = to;
  };
  for (const [start, end] of marked) {
    add(start, false);
    add(end, true);
  }
  add(tokens.length, false);
  return found;
}

/**
 * Two tables row by row, with marks on the cells that differ; rows that one side lacks are marked whole.
 *
 * @returns null where a side is no HTML table with cells
 */
export function markedTables({
  reference,
  predicted,
}: Pick<MarkedInput, 'reference' | 'predicted'>): MarkedPair<readonly MarkedCell[]> | null {
  const [a, b] = [tableRows(reference), tableRows(predicted)];
  if (a.length === 0 && b.length === 0) return null;
  const keys = (rows: Rows): string[] => rows.map((cells) => cells.join('\u0000'));
  const hunks = hunksOf(keys(a), keys(b));
  return {
    wanted: markedRows(a, b, hunks),
    given: markedRows(b, a, hunks.map(turned)),
  };
}

type Rows = readonly (readonly string[])[];

function turned({ aStart, aEnd, bStart, bEnd }: Hunk): Hunk {
  return { aStart: bStart, aEnd: bEnd, bStart: aStart, bEnd: aEnd };
}

function markedRows(own: Rows, other: Rows, hunks: readonly Hunk[]): MarkedCell[][] {
  const partnerOf = new Map<number, readonly string[] | null>();
  for (const { aStart, aEnd, bStart, bEnd } of hunks) {
    for (let at = aStart; at < aEnd; at += 1) {
      const partner = bStart + at - aStart;
      partnerOf.set(at, partner < bEnd ? (other[partner] ?? null) : null);
    }
  }
  return own.map((cells, row) =>
    cells.map((text, column) => {
      const partner = partnerOf.get(row);
      return { text, differs: partner !== undefined && partner?.[column] !== text };
    }),
  );
}
