import { join } from 'node:path';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { readLeftFile } from '../host/process-files.ts';
import { serializeMetrics } from '../results/metrics-file.ts';
import type { MetricsResults } from '../results/metrics-model.ts';
import { runKeyOf } from '../results/metrics-page-key.ts';
import type { PageResult, RunResults } from '../results/model.ts';
import { pageKey } from '../results/order.ts';
import { metricsHouse } from './metrics-house.ts';
import { measure, type MetricsRequest } from './metrics.ts';
import type { Prediction, Predictions } from './metrics-predictions.ts';
import { METRICS, outputPathIn } from './run-folder.ts';
import { run, type RunEvents, type RunRequest } from './run.ts';

/** A run of the parser on the pages of a ground truth, and what is to be measured of it. */
export interface MetricsRunRequest {
  /** Base, allow-list and reruns are the business of the other suite. */
  readonly run: Omit<RunRequest, 'data' | 'selection' | 'base' | 'allow' | 'confirm' | 'shard'>;
  readonly metrics: Omit<MetricsRequest, 'predictions' | 'run'>;
}

export interface MetricsRun {
  readonly metrics: MetricsResults;
  readonly metricsFile: string;
  /** Whether each page came back, and whether it looped. */
  readonly results: RunResults;
  readonly resultsFile: string;
}

/**
 * Runs the user's parser on the pages of a ground truth, then scores what it wrote; both are in the
 * results folder, as `results.json` and `metrics.json`.
 *
 * @throws as `run` and `measure` do
 */
export async function runMetrics(
  request: MetricsRunRequest,
  events: RunEvents,
): Promise<MetricsRun> {
  const house = await metricsHouse(request.metrics);
  const everything = { rooms: null, pages: null, tags: null, maxPages: null };
  const { results, resultsFile } = await run(
    {
      ...request.run,
      data: { house },
      selection: everything,
      shard: null,
      base: null,
      allow: [],
      confirm: 0,
    },
    events,
  );
  const { resultsPath, parser } = request.run;
  const metrics = await measure(
    {
      ...request.metrics,
      predictions: runPredictions(results, resultsPath, request.metrics.maxOutputBytes),
      run: { command: parser.command, timeoutMs: parser.timeoutMs },
    },
    {
      signal: events.signal,
      onNotice: events.onNotice,
      onPages: () => undefined,
      onDone: () => undefined,
    },
  );
  const metricsFile = join(resultsPath, METRICS);
  await writeFileAtomically(metricsFile, serializeMetrics(metrics));
  return { metrics, metricsFile, results, resultsFile };
}

/** What a run left of each page; a page that did not come back whole counts as missing. */
function runPredictions(results: RunResults, folder: string, maxBytes: number): Predictions {
  const byKey = new Map(results.pages.map((page) => [pageKey(page), page]));
  return {
    of: (page) => {
      const result = byKey.get(pageKey(runKeyOf(page)));
      if (result === undefined) return { kind: 'error', note: 'the run does not have this page' };
      return predictionOf(result, folder, maxBytes);
    },
    extra: () => [],
  };
}

function predictionOf(result: PageResult, folder: string, maxBytes: number): Prediction {
  const { cause, sentence } = result.verdict;
  switch (cause) {
    case 'not-judged':
      return { kind: 'error', note: sentence };
    case 'timed-out':
    case 'failed':
    case 'hidden-loop':
    case 'broken-answer':
      return { kind: 'missing', note: sentence };
    case 'none':
    case 'loop':
    case 'empty': {
      if (result.outputBytes === 0) return { kind: 'missing', note: sentence };
      const left = readLeftFile(outputPathIn(folder, result), maxBytes);
      if (left.kind === 'file') return { kind: 'text', text: left.bytes.toString('utf8') };
      return { kind: 'error', note: 'the output of the run is no longer there' };
    }
  }
}
