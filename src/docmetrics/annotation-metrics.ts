import { type AnnotationBlock, type AnnotationPage, joinTruncated } from './annotation.ts';
import { arrayRows } from './array-rows.ts';
import { normalizedEditDistance } from './edit-distance.ts';
import { normalizeFormula } from './formula-edit.ts';
import { htmlPieces } from './html-tags.ts';
import { readLatex } from './latex-reading.ts';
import { assignTexts, type BlockPair, matchBlocks } from './match-blocks.ts';
import { type Block, parsePage } from './page-blocks.ts';
import {
  formsOf,
  type Item,
  itemsOf,
  type Loss,
  type PageMetrics,
  type PageOptions,
  rowsOf,
  type Sample,
  scorePairs,
} from './page-metrics.ts';
import { readingOrderEdit } from './reading-order.ts';
import { tableScore } from './teds.ts';
import { normalizeText, wordCharacters } from './text-edit.ts';

/** Categories whose text is scored. */
const TEXT = new Set(['text_block', 'title', 'code_txt', 'code_txt_caption', 'reference']);
/** Categories that are matched first and then not scored: what a parser may leave out. */
const SIDE = new Set([
  'equation_caption',
  'figure_caption',
  'figure_footnote',
  'table_caption',
  'table_footnote',
  'code_algorithm',
  'code_algorithm_caption',
  'header',
  'footer',
  'page_footnote',
  'page_number',
]);
const FORMULA = 'equation_isolated';
const TABLE = 'table';
/** A predicted block nearer than this to a side block is that block. */
const NEAREST_SIDE = 0.25;
/** Rows of an array take places between two blocks. */
const ROW_STEP = 0.1;

/** A block to match, with its kind: `text` or a formula, and where it stands. */
type PoolItem = Item & {
  readonly order: number | null;
  readonly attributes: Readonly<Record<string, unknown>>;
};

/**
 * Scores a page's Markdown against an annotated page.
 *
 * Headers, captions and the like are matched first and cost nothing; neither does what a prediction has
 * beyond the reference.
 *
 * @see specification S10.3
 */
export function annotationMetrics(
  page: AnnotationPage,
  predicted: string,
  { profile, cdm }: PageOptions,
): PageMetrics {
  const blocks = joinTruncated(page);
  const given = parsePage(predicted, profile);
  const tables = scoreTables(
    blocks.filter(({ category_type }) => category_type === TABLE).toSorted(byOrder),
    given.tables.map(({ content }) => content),
  );
  const isKind = (kind: Block['kind']) => (block: Block) => block.kind === kind;
  const pool = [
    ...poolOf([
      ...given.texts,
      ...given.formulas.filter(isKind('display')).flatMap(rowsOf),
      ...tables.texts,
    ]),
    ...poolOf(given.formulas.filter(isKind('inline')).flatMap(rowsOf)),
  ];
  const wanted = referenceItems(blocks);
  const side = itemsOf(
    blocks.filter(({ category_type }) => SIDE.has(category_type)).map(textBlock),
    normalizeText,
  );
  const rest = withoutSide(pool, wanted, side);
  const { pairs, tooLarge } = matchBlocks(formsOf(wanted), formsOf(rest), profile);
  const scored = pairs.filter(({ references }) => references.length > 0);
  const text = scored.filter(({ references }) => kindOf(references, wanted) === 'text');
  const formula = scored.filter(({ references }) => kindOf(references, wanted) !== 'text');
  const isProse = ({ predictions: [first] }: BlockPair): boolean =>
    first !== undefined && rest[first]?.kind === 'text';
  const moved = text.length > 0 ? formula.filter(isProse) : [];
  const stayed = formula.filter((pair) => !moved.includes(pair));
  const texts = scorePairs(
    [...text, ...moved],
    { wanted: asText(wanted, moved), given: rest },
    'text',
  );
  const formulas = scorePairs(stayed, { wanted, given: rest }, 'formula');
  const joined = (indices: readonly number[], items: readonly Item[]): string =>
    indices.map((at) => items[at]?.content ?? '').join('');
  return {
    textEdit: texts.edit,
    orderEdit: text.length === 0 ? null : orderOf([...text, ...moved], wanted, rest),
    formulaEdit: formulas.edit,
    teds: tables.teds,
    tedsS: tables.tedsS,
    cdm:
      cdm === null
        ? []
        : stayed.map(
            ({ references, predictions }) =>
              cdm(joined(predictions, rest), joined(references, wanted)).f1,
          ),
    tooLarge: given.cut || tooLarge || tables.tooLarge,
    losses: [...texts.losses, ...formulas.losses, ...tables.losses],
    samples: [
      ...samplesOf('text', [...text, ...moved], { wanted, given: rest }),
      ...samplesOf('formula', stayed, { wanted, given: rest }),
      ...tables.samples,
    ],
  };
}

function byOrder(a: AnnotationBlock, b: AnnotationBlock): number {
  return (a.order ?? 0) - (b.order ?? 0);
}

function textBlock({ order, text }: AnnotationBlock): Block {
  return { kind: 'text', start: order ?? 0, content: text ?? '' };
}

/** Reference texts and formulas by their order; an array of one column is a formula a row. */
function referenceItems(blocks: readonly AnnotationBlock[]): PoolItem[] {
  const found = blocks.flatMap((block): PoolItem[] => {
    const { category_type, order, latex, text } = block;
    const attributes = block.attribute ?? {};
    if (TEXT.has(category_type)) {
      const content = text ?? '';
      return [
        { ...textBlock(block), form: normalizeText(content), order: order ?? null, attributes },
      ];
    }
    if (category_type !== FORMULA) return [];
    const rows = arrayRows(latex ?? text ?? '');
    return rows.map((content, row) => {
      const step = rows.length === 1 ? 0 : (row + 1) * ROW_STEP;
      const place = order === null || order === undefined ? null : order + step;
      return {
        kind: 'display',
        start: place ?? 0,
        content,
        form: normalizeFormula(content),
        order: place,
        attributes,
      };
    });
  });
  return found.filter(({ form }) => form !== '').toSorted((a, b) => a.start - b.start);
}

/** Predicted blocks in the form of their kind, in the order of the page. */
function poolOf(blocks: readonly Block[]): Item[] {
  return blocks
    .toSorted((a, b) => a.start - b.start)
    .map((block) => ({
      ...block,
      form: block.kind === 'text' ? normalizeText(block.content) : normalizeFormula(block.content),
    }))
    .filter(({ form }) => form !== '');
}

/** Takes out what is a header, a caption or the like (S10.3, 2). */
function withoutSide(
  pool: readonly Item[],
  wanted: readonly PoolItem[],
  side: readonly Item[],
): readonly Item[] {
  if (side.length === 0 || (pool.length <= 1 && wanted.length + side.length <= 1)) return pool;
  return pool.filter(
    ({ form }) => !side.some((block) => normalizedEditDistance(block.form, form) < NEAREST_SIDE),
  );
}

/** The most frequent kind of a pair's references; the first of them on a tie. */
function kindOf(references: readonly number[], wanted: readonly PoolItem[]): 'text' | 'display' {
  const kinds = references.map((at) => (wanted[at]?.kind === 'text' ? 'text' : 'display'));
  const texts = kinds.filter((kind) => kind === 'text').length;
  if (texts * 2 === kinds.length) return kinds[0] ?? 'text';
  return texts * 2 > kinds.length ? 'text' : 'display';
}

/** References with the formulas of `moved` read as text. */
function asText(wanted: readonly PoolItem[], moved: readonly BlockPair[]): readonly PoolItem[] {
  const read = new Set(moved.flatMap(({ references }) => references));
  return wanted.map((item, at) => {
    if (!read.has(at) || item.kind === 'text') return item;
    const inside = item.content.replaceAll(/^\s*(?:\$+|\\\[)|(?:\$+|\\\])\s*$/g, '');
    return { ...item, form: wordCharacters(readLatex(inside) ?? inside) };
  });
}

function samplesOf(
  kind: Sample['kind'],
  pairs: readonly BlockPair[],
  items: { readonly wanted: readonly PoolItem[]; readonly given: readonly Item[] },
): Sample[] {
  return pairs.map((pair) => ({
    kind,
    score: scorePairs([pair], items, kind === 'text' ? 'text' : 'formula').edit ?? 0,
    attributes: pair.references.map((at) => items.wanted[at]?.attributes ?? {}),
  }));
}

function orderOf(
  pairs: readonly BlockPair[],
  wanted: readonly PoolItem[],
  given: readonly Item[],
): number | null {
  return readingOrderEdit(
    pairs.map(({ references, predictions: [first] }) => ({
      references: references.map((at) => wanted[at]?.order ?? null),
      prediction: first === undefined ? null : (given[first]?.start ?? null),
    })),
  );
}

type TableScores = {
  readonly teds: readonly number[];
  readonly tedsS: readonly number[];
  readonly losses: readonly Loss[];
  readonly samples: readonly Sample[];
  /** Cells of predicted tables that belong to no reference table: they are text. */
  readonly texts: readonly Block[];
  readonly tooLarge: boolean;
};

function scoreTables(wanted: readonly AnnotationBlock[], given: readonly string[]): TableScores {
  const references = wanted.map(({ html }) => html ?? '');
  const assigned = assignTexts(references, given);
  const scores = references.map((reference, at) => {
    const predicted = given[assigned?.[at] ?? -1] ?? '';
    const score = tableScore(reference, predicted);
    const loss: Loss = { kind: 'table', reference, predicted, lost: 1 - score.teds };
    return { score, loss };
  });
  const used = new Set(assigned);
  const free = given.filter((_, at) => !used.has(at));
  return {
    teds: scores.map(({ score }) => score.teds),
    tedsS: scores.map(({ score }) => score.tedsS),
    samples: scores.map(({ score }, at) => ({
      kind: 'table',
      score: score.teds,
      attributes: [wanted[at]?.attribute ?? {}],
    })),
    losses: scores.map(({ loss }) => loss).filter(({ lost }) => lost > 0),
    texts: references.length === 0 && assigned === null ? [] : free.flatMap(cellTexts),
    tooLarge: assigned === null || scores.some(({ score }) => score.fault === 'too-large'),
  };
}

/** Contents of cells that hold nothing but text. */
function cellTexts(table: string): Block[] {
  const blocks: Block[] = [];
  let cell: string | null = null;
  for (const piece of htmlPieces(table)) {
    if (piece.kind === 'text') cell = cell === null ? null : cell + piece.text;
    else if (piece.kind === 'open') cell = piece.name === 'td' ? '' : null;
    else if (piece.name === 'td') {
      if (cell !== null && cell.trim() !== '')
        blocks.push({ kind: 'text', start: 0, content: cell });
      cell = null;
    } else cell = null;
  }
  return blocks;
}
