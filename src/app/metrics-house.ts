import { shownSource } from '../house/load.ts';
import type { House, HousePage, UnusablePage } from '../house/page.ts';
import type { MetricsSelection } from '../results/metrics-model.ts';
import { runKeyOf } from '../results/metrics-page-key.ts';
import { comparePages } from '../results/order.ts';
import { publishedRule } from '../rule/published.ts';
import { parseAnnotation } from './metrics-annotation.ts';
import { documentSearch } from './metrics-documents.ts';
import { TruthReader } from './metrics-revision.ts';
import { selectTruth } from './metrics-selection.ts';
import { type TruthPage, truthAt } from './metrics-truth.ts';

/** A ground truth, and which of its pages. */
export interface TruthChoice {
  readonly truth: string;
  readonly selection: MetricsSelection;
}

/**
 * The pages of a ground truth as a house: each with its document, and with a budget by its reference, so
 * that a run judges whether an answer loops before the metrics say how good it is.
 *
 * @returns rooms are subjects; a page without a document is unusable
 * @throws InputError for a ground truth that cannot be used, and a selection of nothing
 */
export async function metricsHouse({ truth: root, selection }: TruthChoice): Promise<House> {
  const truth = selectTruth(await truthAt(root), selection, root);
  const documentOf = await documentSearch(root);
  const reader = new TruthReader();
  const pages: HousePage[] = [];
  const unusable: UnusablePage[] = [];
  for (const page of truth) {
    const reference = await reader.read(page);
    const key = runKeyOf(page);
    const origin = { file: page.path, line: 1 };
    const found = await documentOf(page);
    if (found.kind === 'none') {
      unusable.push({ ...key, origin, message: found.reason });
      continue;
    }
    const rule = publishedRule(wordsOf(page, reference), 'exact');
    pages.push({ ...key, tags: [], document: found.path, rule, origin });
  }
  return {
    source: shownSource(root),
    revision: reader.revision(),
    pages: pages.toSorted(comparePages),
    unusable: unusable.toSorted(comparePages),
    notices: [],
  };
}

/** The version of a ground truth, as a run of it would state it. */
export async function truthRevision({ truth: root, selection }: TruthChoice): Promise<string> {
  const reader = new TruthReader();
  for (const page of selectTruth(await truthAt(root), selection, root)) await reader.read(page);
  return reader.revision();
}

/** What the page says, whichever kind its reference is. */
function wordsOf(page: TruthPage, reference: string): string {
  if (page.kind === 'markdown') return reference;
  const { layout_dets: blocks } = parseAnnotation(reference, page.path);
  return blocks
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ text, html, latex }) => text ?? html ?? latex ?? '')
    .join('\n\n');
}
