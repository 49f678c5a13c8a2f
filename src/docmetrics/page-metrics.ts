import { arrayRows } from './array-rows.ts';
import type { Cdm } from './cdm.ts';
import { editDistance, pointsOf } from './edit-distance.ts';
import { normalizeFormula } from './formula-edit.ts';
import { type BlockPair, matchBlocks } from './match-blocks.ts';
import { type Block, type PageBlocks, parsePage } from './page-blocks.ts';
import type { Profile } from './profile.ts';
import { readingOrderEdit } from './reading-order.ts';
import { tableScore } from './teds.ts';
import { normalizeText } from './text-edit.ts';

/** What a page scores; null where its reference has nothing of the kind. */
export type PageMetrics = {
  /** 0 to 1, less is better. */
  readonly textEdit: number | null;
  readonly orderEdit: number | null;
  readonly formulaEdit: number | null;
  /** Of each reference table, in the order of the page; up to 1, more is better. Empty for no table. */
  readonly teds: readonly number[];
  readonly tedsS: readonly number[];
  /** F1 of each display formula, 0 to 1. Empty for no formula, and when formulas are not drawn. */
  readonly cdm: readonly number[];
  /** True when the page was too long to be compared as a whole; what was left out counts as missing. */
  readonly tooLarge: boolean;
  /** Compared blocks that are not equal, for reports. */
  readonly losses: readonly Loss[];
  /** Scores of matched blocks with their attributes, for breakdowns; only annotated pages have any. */
  readonly samples: readonly Sample[];
};

/** A matched block's score, and the attributes of each of its references. */
export type Sample = {
  readonly kind: 'text' | 'formula' | 'table';
  /** Edit distance, or TEDS of a table. */
  readonly score: number;
  readonly attributes: readonly Readonly<Record<string, unknown>>[];
};

/** A block that was not read as it stands. */
export type Loss = {
  readonly kind: 'text' | 'formula' | 'table';
  /** As the page has it; empty for what the prediction made up. */
  readonly reference: string;
  /** As the parser wrote it; empty for a block that is missing. */
  readonly predicted: string;
  /** 0 to 1: the edit distance, or 1 minus TEDS or F1. */
  readonly lost: number;
};

export type PageOptions = {
  readonly profile: Profile;
  /** Draws and compares formulas; null to leave CDM out. */
  readonly cdm: Cdm | null;
};

/**
 * Scores a page's Markdown against the Markdown of its reference.
 *
 * @param reference the curated page
 * @param predicted what the parser wrote: any text, hostile too
 * @see specification S9
 */
export function pageMetrics(
  reference: string,
  predicted: string,
  { profile, cdm }: PageOptions,
): PageMetrics {
  const wanted = parsePage(reference, profile);
  const given = parsePage(predicted, profile);
  const text = scoreTexts(wanted.texts, given.texts, profile);
  const formulas = scoreFormulas(wanted, given, { profile, cdm });
  const tables = scoreTables(wanted.tables, given.tables, profile);
  return {
    textEdit: text.edit,
    orderEdit: text.order,
    formulaEdit: formulas.edit,
    teds: tables.teds,
    tedsS: tables.tedsS,
    cdm: formulas.cdm,
    tooLarge: given.cut || text.tooLarge || formulas.tooLarge || tables.tooLarge,
    losses: [...text.losses, ...formulas.losses, ...tables.losses],
    samples: [],
  };
}

/** A block with the form in which it is compared. */
export type Item = Block & { readonly form: string };

/** Blocks that have something to compare. */
export function itemsOf(blocks: readonly Block[], formOf: (content: string) => string): Item[] {
  return blocks
    .map((block) => ({ ...block, form: formOf(block.content) }))
    .filter(({ form }) => form !== '');
}

/** Edit distances of pairs, weighted by length, and what each pair lost. */
export type PairScores = { readonly edit: number | null; readonly losses: readonly Loss[] };

/** Page edit distance over pairs: null when there is nothing to compare (S7.8). */
export function scorePairs(
  pairs: readonly BlockPair[],
  { wanted, given }: { readonly wanted: readonly Item[]; readonly given: readonly Item[] },
  kind: 'text' | 'formula',
): PairScores {
  let steps = 0;
  let length = 0;
  const losses: Loss[] = [];
  for (const pair of pairs) {
    const left = pair.references.flatMap((at) => wanted[at] ?? []);
    const right = pair.predictions.flatMap((at) => given[at] ?? []);
    const [a, b] = [left, right].map((items) => items.map(({ form }) => form).join(''));
    const most = Math.max(pointsOf(a ?? '').length, pointsOf(b ?? '').length);
    const distance = editDistance(a ?? '', b ?? '');
    steps += distance;
    length += most;
    if (distance === 0) continue;
    losses.push({ kind, reference: shown(left), predicted: shown(right), lost: distance / most });
  }
  return { edit: length === 0 ? null : steps / length, losses };
}

function shown(items: readonly Item[]): string {
  return items.map(({ content }) => content).join('\n\n');
}

type TextScore = PairScores & { readonly order: number | null; readonly tooLarge: boolean };

function scoreTexts(
  reference: readonly Block[],
  predicted: readonly Block[],
  profile: Profile,
): TextScore {
  const wanted = itemsOf(reference, normalizeText);
  const given = itemsOf(predicted, normalizeText);
  const none = { edit: null, order: null, losses: [], tooLarge: false };
  if (wanted.length === 0) return none;
  const { pairs, tooLarge } = matchBlocks(formsOf(wanted), formsOf(given), profile);
  const placeOf = (items: readonly Item[], at: number): number | null =>
    profile.ordersFromOne ? at + 1 : (items[at]?.start ?? null);
  const order = readingOrderEdit(
    pairs.map(({ references, predictions: [first] }) => ({
      references: references.map((at) => placeOf(wanted, at)),
      prediction: first === undefined ? null : placeOf(given, first),
    })),
  );
  return { ...scorePairs(pairs, { wanted, given }, 'text'), order, tooLarge };
}

export function formsOf(items: readonly Item[]): string[] {
  return items.map(({ form }) => form);
}

type FormulaScore = PairScores & { readonly cdm: readonly number[]; readonly tooLarge: boolean };

function scoreFormulas(
  reference: PageBlocks,
  predicted: PageBlocks,
  { profile, cdm }: PageOptions,
): FormulaScore {
  const wanted = itemsOf(reference.formulas.flatMap(rowsOf), normalizeFormula);
  const parts = itemsOf(predicted.formulas.flatMap(rowsOf), normalizeFormula);
  // Display formulas first, then inline ones, each in the order of the page.
  const given = ['display', 'inline'].flatMap((kind) => parts.filter((item) => item.kind === kind));
  if (!wanted.some(({ kind }) => kind === 'display')) {
    return { edit: null, losses: [], cdm: [], tooLarge: false };
  }
  const matching = matchBlocks(formsOf(wanted), formsOf(given), profile);
  const pairs = matching.pairs.filter(({ references }) => isDisplay(references, wanted));
  const scores = scorePairs(pairs, { wanted, given }, 'formula');
  const joined = (indices: readonly number[], items: readonly Item[]): string =>
    indices.map((at) => items[at]?.content ?? '').join('');
  const ratios = pairs.map(({ references, predictions }) =>
    cdm === null ? 0 : cdm(joined(predictions, given), joined(references, wanted)).f1,
  );
  return { ...scores, cdm: cdm === null ? [] : ratios, tooLarge: matching.tooLarge };
}

/** A block a row of a one-column array (S4.3). */
export function rowsOf(block: Block): Block[] {
  return arrayRows(block.content).map((content) => ({ ...block, content }));
}

/** True when most references are display formulas; on a tie the first decides. */
function isDisplay(references: readonly number[], wanted: readonly Item[]): boolean {
  const kinds = references.map((at) => wanted[at]?.kind);
  const display = kinds.filter((kind) => kind === 'display').length;
  if (display * 2 === kinds.length) return kinds[0] === 'display';
  return display * 2 > kinds.length;
}

type TableScores = {
  readonly teds: readonly number[];
  readonly tedsS: readonly number[];
  readonly losses: readonly Loss[];
  readonly tooLarge: boolean;
};

function scoreTables(
  reference: readonly Block[],
  predicted: readonly Block[],
  profile: Profile,
): TableScores {
  const wanted = reference.map(({ content }) => content);
  const given = predicted.map(({ content }) => content);
  const isDropped = given.length === 0 && profile.dropsMissingTables;
  if (wanted.length === 0 || isDropped) {
    return { teds: [], tedsS: [], losses: [], tooLarge: false };
  }
  const { pairs, tooLarge } = matchBlocks(wanted, given, profile);
  const scored = pairs
    .filter(({ references }) => references.length > 0)
    .toSorted((a, b) => (a.references[0] ?? 0) - (b.references[0] ?? 0))
    .map((pair) => scoreTablePair(pair, wanted, given));
  return {
    teds: scored.map(({ score }) => score.teds),
    tedsS: scored.map(({ score }) => score.tedsS),
    losses: scored.map(({ loss }) => loss).filter(({ lost }) => lost > 0),
    tooLarge: tooLarge || scored.some(({ score }) => score.fault === 'too-large'),
  };
}

function scoreTablePair(pair: BlockPair, wanted: readonly string[], given: readonly string[]) {
  const left = pair.references.map((at) => wanted[at] ?? '').join('');
  const right = pair.predictions.map((at) => given[at] ?? '').join('');
  const score = tableScore(left, right);
  const loss: Loss = { kind: 'table', reference: left, predicted: right, lost: 1 - score.teds };
  return { score, loss };
}
