import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Cdm, CDM_NAME, loadCdm } from '../docmetrics/cdm.ts';
import { annotationMetrics } from '../docmetrics/annotation-metrics.ts';
import {
  type Loss,
  pageMetrics,
  type PageMetrics,
  type PageOptions,
  type Sample,
} from '../docmetrics/page-metrics.ts';
import type { Profile } from '../docmetrics/profile.ts';
import { componentsOf, overallOf, totalsOf } from '../docmetrics/totals.ts';
import { InterruptedError } from '../errors.ts';
import { readText } from '../host/files.ts';
import { currentCommit } from '../host/git.ts';
import {
  METRICS_SCHEMA_VERSION,
  type MetricsPage,
  type MetricsResults,
  type SubjectTotals,
} from '../results/metrics-model.ts';
import { parseAnnotation } from './metrics-annotation.ts';
import { breakdownsOf } from './metrics-breakdowns.ts';
import { predictionsAt } from './metrics-predictions.ts';
import { type TruthPage, truthAt } from './metrics-truth.ts';

/** Largest reference page: a page of dense print has some 20 kB, its annotation some 200. */
const MAX_TRUTH_BYTES = 16 * 1024 * 1024;
/** Losses of a page that results keep, and characters of each side. */
const MAX_LOSSES = 8;
const MAX_LOSS_LENGTH = 4_000;

export interface MetricsRequest {
  /** Ground truth: a file or a folder. */
  readonly truth: string;
  readonly predictions: string;
  readonly profile: Profile;
  /** False to leave formulas undrawn. */
  readonly drawsFormulas: boolean;
  /** Subjects to score, and to leave out; null for all, and for none. */
  readonly subjects: readonly string[] | null;
  readonly excludedSubjects: readonly string[] | null;
  readonly maxOutputBytes: number;
  readonly label: string;
  readonly toolVersion: string;
}

export interface MetricsEvents {
  onPages(count: number): void;
  onDone(page: MetricsPage): void;
  onNotice(text: string): void;
  readonly signal: AbortSignal;
}

/**
 * Scores predictions against their ground truth, page by page.
 *
 * @throws InputError for inputs that cannot be used
 * @throws InterruptedError when `events.signal` aborts
 */
export async function measure(
  request: MetricsRequest,
  events: MetricsEvents,
): Promise<MetricsResults> {
  const truth = selected(await truthAt(request.truth), request);
  const predictions = await predictionsAt(request.predictions, {
    single: truth.length === 1 && truth[0]?.path === request.truth,
    maxBytes: request.maxOutputBytes,
  });
  events.onPages(truth.length);
  const extra = predictions.extra(truth);
  if (extra.length > 0) {
    events.onNotice(`${extra.length} predictions belong to no reference page, e.g. ${extra[0]}`);
  }
  const hash = createHash('sha256');
  const pages: MetricsPage[] = [];
  const samples: Sample[] = [];
  let cdm: Cdm | null = null;
  for (const page of truth) {
    // Signals are heard between turns of the event loop only.
    await nextTurn();
    if (events.signal.aborted) throw new InterruptedError('interrupted', 'scoring was interrupted');
    const reference = await readText(page.path, MAX_TRUTH_BYTES);
    hash.update(`${page.id}\0${reference.length}\0${reference}`);
    if (request.drawsFormulas && cdm === null && mayHaveFormulas(reference)) cdm = await loadCdm();
    const predicted = predictions.of(page);
    const { scores, attributes } = scorePage(
      page,
      { reference, predicted: predicted ?? '' },
      {
        profile: request.profile,
        cdm,
      },
    );
    const result = resultOf(page, scores, { missing: predicted === null, attributes });
    pages.push(result);
    samples.push(...scores.samples);
    events.onDone(result);
  }
  return {
    schemaVersion: METRICS_SCHEMA_VERSION,
    suite: 'docmetrics',
    tool: { name: 'boobench', version: request.toolVersion },
    dataset: { source: request.truth, revision: `sha256:${hash.digest('hex')}` },
    parser: { label: request.label },
    commit: await currentCommit(process.cwd()),
    startedAt: new Date().toISOString(),
    profile: request.profile.name,
    formulas: request.drawsFormulas ? CDM_NAME : null,
    pages,
    totals: totalsOf(pages),
    counts: {
      required: pages.length,
      missing: pages.filter(({ missing }) => missing).length,
      tooLarge: pages.filter(({ tooLarge }) => tooLarge).length,
    },
    breakdowns: breakdownsOf(pages, samples),
    subjects: subjectsOf(pages),
  };
}

/** Formulas need a delimiter; the typesetter takes a third of a second to load. */
function mayHaveFormulas(reference: string): boolean {
  return /\$|\\\[|equation/.test(reference);
}

function selected(
  pages: readonly TruthPage[],
  { subjects, excludedSubjects }: MetricsRequest,
): readonly TruthPage[] {
  return pages.filter(
    ({ subject }) =>
      (subjects?.includes(subject) ?? true) && !(excludedSubjects?.includes(subject) ?? false),
  );
}

type ScoredTruth = {
  readonly scores: PageMetrics;
  readonly attributes: Readonly<Record<string, unknown>>;
};

function scorePage(
  page: TruthPage,
  { reference, predicted }: { readonly reference: string; readonly predicted: string },
  options: PageOptions,
): ScoredTruth {
  if (page.kind === 'markdown') {
    return { scores: pageMetrics(reference, predicted, options), attributes: {} };
  }
  const annotation = parseAnnotation(reference, page.path);
  return {
    scores: annotationMetrics(annotation, predicted, options),
    attributes: annotation.page_info?.page_attribute ?? {},
  };
}

function resultOf(
  page: TruthPage,
  scores: PageMetrics,
  { missing, attributes }: { missing: boolean; attributes: MetricsPage['attributes'] },
): MetricsPage {
  return {
    id: page.id,
    subject: page.subject,
    groundTruth: page.kind,
    missing,
    tooLarge: scores.tooLarge,
    textEdit: scores.textEdit,
    orderEdit: scores.orderEdit,
    formulaEdit: scores.formulaEdit,
    teds: scores.teds,
    tedsS: scores.tedsS,
    cdm: scores.cdm,
    overall: overallOf(componentsOf(scores)),
    attributes,
    losses: scores.losses
      .toSorted((a, b) => weightOf(b) - weightOf(a))
      .slice(0, MAX_LOSSES)
      .map((loss) => ({
        ...loss,
        reference: loss.reference.slice(0, MAX_LOSS_LENGTH),
        predicted: loss.predicted.slice(0, MAX_LOSS_LENGTH),
      })),
  };
}

/** A long block that is half lost weighs more than a short one that is. */
function weightOf({ reference, predicted, lost }: Loss): number {
  return lost * Math.max(reference.length, predicted.length);
}

function subjectsOf(pages: readonly MetricsPage[]): SubjectTotals[] {
  const names = [...new Set(pages.map(({ subject }) => subject))].filter((name) => name !== '');
  return names.toSorted().map((subject) => {
    const own = pages.filter((page) => page.subject === subject);
    return { subject, pages: own.length, ...totalsOf(own) };
  });
}
