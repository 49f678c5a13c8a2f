import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Cdm, CDM_NAME, loadCdm } from '../docmetrics/cdm.ts';
import { annotationMetrics } from '../docmetrics/annotation-metrics.ts';
import {
  pageMetrics,
  type PageMetrics,
  type PageOptions,
  type Sample,
} from '../docmetrics/page-metrics.ts';
import { METRICS_VERSION } from '../docmetrics/version.ts';
import type { Profile } from '../docmetrics/profile.ts';
import { InterruptedError } from '../errors.ts';
import { currentCommit } from '../host/git.ts';
import { shownSource } from '../house/load.ts';
import {
  METRICS_SCHEMA_VERSION,
  type MetricsPage,
  type MetricsResults,
  type MetricsSelection,
} from '../results/metrics-model.ts';
import {
  componentsOf,
  countsOf,
  lossWeight,
  overallOf,
  subjectsOf,
  totalsOf,
} from '../results/metrics-summary.ts';
import { parseAnnotation } from './metrics-annotation.ts';
import { breakdownsOf } from './metrics-breakdowns.ts';
import { type Prediction, type Predictions, predictionsAt } from './metrics-predictions.ts';
import { TruthReader } from './metrics-revision.ts';
import { selectTruth } from './metrics-selection.ts';
import { type TruthPage, truthAt } from './metrics-truth.ts';

/** Losses of a page that results keep, and characters of each side. */
const MAX_LOSSES = 8;
const MAX_LOSS_LENGTH = 4_000;

export interface MetricsRequest {
  /** Ground truth: a file or a folder. */
  readonly truth: string;
  /** A path, or what a run left. */
  readonly predictions: string | Predictions;
  readonly profile: Profile;
  /** False to leave formulas undrawn. */
  readonly drawsFormulas: boolean;
  readonly selection: MetricsSelection;
  /** The command that wrote the predictions and its clock; null for predictions that were there. */
  readonly run: { readonly command: string; readonly timeoutMs: number } | null;
  readonly maxOutputBytes: number;
  /** False to keep every quotation of a page or an output out of the results. */
  readonly quotes: boolean;
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
  const truth = selectTruth(await truthAt(request.truth), request.selection, request.truth);
  const predictions = await openPredictions(request, truth);
  events.onPages(truth.length);
  const extra = predictions.extra(truth);
  if (extra.length > 0) {
    events.onNotice(`${extra.length} predictions belong to no reference page, e.g. ${extra[0]}`);
  }
  const reader = new TruthReader();
  const pages: MetricsPage[] = [];
  const samples: Sample[] = [];
  let cdm: Cdm | null = null;
  for (const page of truth) {
    // Signals are heard between turns of the event loop only.
    await nextTurn();
    if (events.signal.aborted) throw new InterruptedError('interrupted', 'scoring was interrupted');
    const reference = await reader.read(page);
    if (request.drawsFormulas && cdm === null && mayHaveFormulas(reference)) cdm = await loadCdm();
    const prediction = predictions.of(page);
    const { scores, attributes } = scorePage(
      page,
      { reference, predicted: prediction.kind === 'text' ? prediction.text : '' },
      { profile: request.profile, cdm },
    );
    const isMeasured = prediction.kind !== 'error';
    const result = resultOf(page, isMeasured ? scores : NO_SCORES, {
      prediction,
      attributes,
      quotes: request.quotes,
    });
    pages.push(result);
    if (isMeasured) samples.push(...scores.samples);
    events.onDone(result);
  }
  return {
    schemaVersion: METRICS_SCHEMA_VERSION,
    metricsVersion: METRICS_VERSION,
    suite: 'docmetrics',
    tool: { name: 'boobench', version: request.toolVersion },
    dataset: { source: shownSource(request.truth), revision: reader.revision() },
    parser: { label: request.label, command: request.run?.command ?? null },
    commit: await currentCommit(process.cwd()),
    startedAt: new Date().toISOString(),
    selection: request.selection,
    timeoutMs: request.run?.timeoutMs ?? null,
    profile: request.profile.name,
    formulas: request.drawsFormulas ? CDM_NAME : null,
    pages,
    totals: totalsOf(pages),
    counts: countsOf(pages),
    breakdowns: breakdownsOf(pages, samples),
    subjects: subjectsOf(pages),
  };
}

/** Formulas need a delimiter; the typesetter takes a third of a second to load. */
function mayHaveFormulas(reference: string): boolean {
  return /\$|\\\[|equation/.test(reference);
}

function openPredictions(
  { predictions, truth: root, maxOutputBytes }: MetricsRequest,
  truth: readonly TruthPage[],
): Promise<Predictions> {
  if (typeof predictions !== 'string') return Promise.resolve(predictions);
  const single = truth.length === 1 && truth[0]?.path === root;
  return predictionsAt(predictions, { single, maxBytes: maxOutputBytes });
}

/** What a page scores that could not be measured. */
const NO_SCORES: PageMetrics = {
  textEdit: null,
  orderEdit: null,
  formulaEdit: null,
  teds: [],
  tedsS: [],
  cdm: [],
  tooLarge: false,
  losses: [],
  samples: [],
};

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

/** Why a parser left nothing may quote it; why a page was not measured is ours. */
function noteOf(prediction: Prediction, quotes: boolean): string | null {
  if (prediction.kind === 'text') return null;
  return quotes || prediction.kind === 'error' ? prediction.note : null;
}

interface ResultOptions {
  readonly prediction: Prediction;
  readonly attributes: MetricsPage['attributes'];
  readonly quotes: boolean;
}

function resultOf(
  page: TruthPage,
  scores: PageMetrics,
  { prediction, attributes, quotes }: ResultOptions,
): MetricsPage {
  return {
    id: page.id,
    subject: page.subject,
    groundTruth: page.kind,
    missing: prediction.kind === 'missing',
    error: prediction.kind === 'error',
    note: noteOf(prediction, quotes),
    tooLarge: scores.tooLarge,
    textEdit: scores.textEdit,
    orderEdit: scores.orderEdit,
    formulaEdit: scores.formulaEdit,
    teds: scores.teds,
    tedsS: scores.tedsS,
    cdm: scores.cdm,
    overall: overallOf(componentsOf(scores)),
    attributes,
    losses: (quotes ? scores.losses : [])
      .toSorted((a, b) => lossWeight(b) - lossWeight(a))
      .slice(0, MAX_LOSSES)
      .map((loss) => ({
        ...loss,
        reference: loss.reference.slice(0, MAX_LOSS_LENGTH),
        predicted: loss.predicted.slice(0, MAX_LOSS_LENGTH),
      })),
  };
}
