import { ContentDistances } from './content-distances.ts';
import { canonicalTable } from './table-canonical.ts';
import { readTable, type TableTree, TagTokens } from './table-tree.ts';
import { distanceWork, treeDistance } from './tree-distance.ts';

/** How close two tables are: 1 for equal, less for each element to insert, delete or change. */
export type TableScore = {
  /** With the cells' contents. */
  readonly teds: number;
  /** Of the structure alone: TEDS-S. */
  readonly tedsS: number;
  /** Why the scores are 0 though nothing was compared; null when the tables were compared. */
  readonly fault: TableFault | null;
};

export type TableFault = 'no-table' | 'too-large';

/**
 * Longest HTML of a table that is read, in UTF-16 units: 4,000 cells with 250 characters each, tags included.
 * A table of a million tags takes about two seconds to read.
 */
const MAX_TABLE_LENGTH = 1024 * 1024;
/** Most pairs of elements: two tables of 4,000 cells each; two tables of 8 bytes a pair are 256 MB. */
const MAX_PAIRS = 16_000_000;
/** Most steps of the tree distance, about a second and a half. */
const MAX_WORK = 400_000_000;
/** Most pairs of characters in cells, about a second. */
const MAX_CHARACTER_PAIRS = 20_000_000_000;

const NOTHING = { teds: 0, tedsS: 0 } as const;

/**
 * TEDS and TEDS-S of a predicted table.
 *
 * @param reference HTML of the reference table
 * @param predicted HTML of the prediction, any text
 * @returns both 0 with a fault when a side has no table or a span that is no number, or when the tables are
 *   beyond the limits; 1 for two tables without elements. Not clamped, so it can be below 0
 * @see specification S5
 */
export function tableScore(reference: string, predicted: string): TableScore {
  const longest = Math.max(reference.length, predicted.length);
  if (longest > MAX_TABLE_LENGTH) return { ...NOTHING, fault: 'too-large' };
  const tags = new TagTokens();
  const wantedForm = canonicalTable(reference);
  const givenForm = canonicalTable(predicted);
  const wanted = readTable(wantedForm, tags);
  const given = wantedForm === givenForm ? wanted : readTable(givenForm, tags);
  if (wanted === null || given === null) return { ...NOTHING, fault: 'no-table' };
  if (wanted === given) return { teds: 1, tedsS: 1, fault: null };
  if (isTooLarge(wanted, given)) return { ...NOTHING, fault: 'too-large' };
  const elements = Math.max(wanted.elements, given.elements);
  const score = (distance: number): number => (elements === 0 ? 1 : 1 - distance / elements);
  return {
    teds: score(treeDistance(wanted, given, renameCost(wanted, given, true))),
    tedsS: score(treeDistance(wanted, given, renameCost(wanted, given, false))),
    fault: null,
  };
}

function isTooLarge(a: TableTree, b: TableTree): boolean {
  return (
    a.size * b.size > MAX_PAIRS ||
    distanceWork(a, b) > MAX_WORK ||
    charactersOf(a) * charactersOf(b) > MAX_CHARACTER_PAIRS
  );
}

/** Characters of the different contents: those are compared once. */
function charactersOf({ contents }: TableTree): number {
  return contents.reduce((sum, tokens) => sum + tokens.length, 0);
}

/** 1 for another tag or another span; for two cells the edit distance of their contents, 0 to 1. */
function renameCost(
  a: TableTree,
  b: TableTree,
  withContent: boolean,
): (i: number, j: number) => number {
  const numberOf = new Map<string, number>();
  const numbers = ({ labels }: TableTree): Int32Array =>
    Int32Array.from(labels, (label) => {
      const number = numberOf.get(label) ?? numberOf.size;
      numberOf.set(label, number);
      return number;
    });
  const labelsA = numbers(a);
  const labelsB = numbers(b);
  if (!withContent) return (i, j) => (labelsA[i] === labelsB[j] ? 0 : 1);
  const contents = new ContentDistances(a.contents, b.contents);
  return (i, j) => {
    if (labelsA[i] !== labelsB[j]) return 1;
    const contentA = a.contentOf[i] ?? -1;
    const contentB = b.contentOf[j] ?? -1;
    return contentA === -1 || contentB === -1 ? 0 : contents.share(contentA, contentB);
  };
}
