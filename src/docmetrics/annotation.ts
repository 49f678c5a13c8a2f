/** A block of an annotated page (OmniDocJSON); further fields are not looked at. */
export type AnnotationBlock = {
  readonly category_type: string;
  readonly anno_id: number;
  readonly order?: number | null | undefined;
  readonly text?: string | null | undefined;
  readonly latex?: string | null | undefined;
  readonly html?: string | null | undefined;
  readonly attribute?: Readonly<Record<string, unknown>> | null | undefined;
};

/** Two blocks that belong together. */
export type AnnotationRelation = {
  readonly source_anno_id: number;
  readonly target_anno_id: number;
  readonly relation_type: string;
};

/** One annotated page. */
export type AnnotationPage = {
  readonly page_info?:
    | {
        readonly page_no?: number | null | undefined;
        readonly page_attribute?: Readonly<Record<string, unknown>> | null | undefined;
      }
    | undefined;
  readonly layout_dets: readonly AnnotationBlock[];
  readonly extra?: { readonly relation?: readonly AnnotationRelation[] | undefined } | undefined;
};

/** Ids and orders of a window's pages are kept apart by these. */
const PAGE_IDS = 100_000;
const PAGE_ORDERS = 10_000;

const TRUNCATED = 'truncated';

/**
 * Puts blocks together that a column's or figure's end had cut: texts in order, category, order and id of the
 * first.
 *
 * Each block is used once; what is linked to a block of another page stays as it is.
 *
 * @see specification S10.1
 */
export function joinTruncated(page: AnnotationPage): readonly AnnotationBlock[] {
  const blocks = new Map(page.layout_dets.map((block) => [block.anno_id, block]));
  const leader = new Map<number, number>();
  const leaderOf = (id: number): number => {
    let at = id;
    for (let next = leader.get(at); next !== undefined && next !== at; next = leader.get(at)) {
      at = next;
    }
    return at;
  };
  for (const { source_anno_id, target_anno_id, relation_type } of page.extra?.relation ?? []) {
    if (relation_type !== TRUNCATED) continue;
    if (!blocks.has(source_anno_id) || !blocks.has(target_anno_id)) continue;
    const [a, b] = [leaderOf(source_anno_id), leaderOf(target_anno_id)];
    if (a !== b) leader.set(b, a);
  }
  const chains = new Map<number, AnnotationBlock[]>();
  for (const block of page.layout_dets) {
    const head = leaderOf(block.anno_id);
    const chain = chains.get(head);
    if (chain === undefined) chains.set(head, [block]);
    else chain.push(block);
  }
  return [...chains.values()].map(joined);
}

function joined(chain: readonly AnnotationBlock[]): AnnotationBlock {
  const inOrder = chain.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const [first] = inOrder;
  if (first === undefined) throw new RangeError('a chain without blocks');
  if (inOrder.length === 1) return first;
  return { ...first, text: inOrder.map(({ text }) => text ?? '').join(''), attribute: {} };
}

/**
 * Makes one page of a window's pages: ids and orders stay apart, relations stay within their page.
 *
 * @param pages in ascending order
 * @param start number of the window's first page
 * @see specification S10.2
 */
export function windowOf(pages: readonly AnnotationPage[], start: number): AnnotationPage {
  const blocks: AnnotationBlock[] = [];
  const relation: AnnotationRelation[] = [];
  for (const [at, page] of pages.entries()) {
    const number = page.page_info?.page_no ?? start + at;
    const idOf = (id: number): number => number * PAGE_IDS + id;
    const own = new Set(page.layout_dets.map(({ anno_id }) => anno_id));
    for (const block of page.layout_dets) {
      const hasOrder = block.order !== undefined && block.order !== null;
      const order = hasOrder ? (block.order ?? 0) + (number - start) * PAGE_ORDERS : null;
      blocks.push({ ...block, anno_id: idOf(block.anno_id), order });
    }
    for (const link of page.extra?.relation ?? []) {
      if (!own.has(link.source_anno_id) || !own.has(link.target_anno_id)) continue;
      relation.push({
        ...link,
        source_anno_id: idOf(link.source_anno_id),
        target_anno_id: idOf(link.target_anno_id),
      });
    }
  }
  return { layout_dets: blocks, extra: { relation } };
}
