import type { AllowEntry } from '../gate/allow-entry.ts';
import { type Comparison, compareRuns } from '../gate/compare.ts';
import { decide, type GateDecision, type Policies } from '../gate/policy.ts';
import { join } from 'node:path';
import { kindOfPath, readText } from '../host/files.ts';
import { parseResults } from '../results/file.ts';
import { parseMetrics, saysMetrics } from '../results/metrics-file.ts';
import type { MetricsResults } from '../results/metrics-model.ts';
import type { RunResults } from '../results/model.ts';
import { compareMetrics, type MetricsComparison } from '../gate/metrics-compare.ts';
import {
  decideMetrics,
  type MetricsDecision,
  type MetricsPolicies,
} from '../gate/metrics-policy.ts';
import { METRICS } from './run-folder.ts';

/** Largest `results.json` that is read: a hundred thousand pages take about 100 MB. */
const MAX_RESULTS_BYTES = 512 * 1024 * 1024;
const MAX_ALLOW_LIST_BYTES = 8 * 1024 * 1024;

export interface Gate {
  readonly comparison: Comparison;
  readonly decision: GateDecision;
}

/** Compares a run with its base and decides. */
export function gate(
  base: RunResults | null,
  head: RunResults,
  allow: readonly AllowEntry[],
  policies: Policies,
): Gate {
  const comparison = compareRuns(base, head, allow);
  return { comparison, decision: decide(comparison, policies) };
}

/**
 * Reads a results file, given as such or as the folder that holds it.
 *
 * @throws InputError naming the file for anything that is not results of this version
 */
export async function readResults(path: string): Promise<RunResults> {
  const file = await resultsFileAt(path);
  return parseResults(await readText(file, MAX_RESULTS_BYTES), file);
}

/** What a file or folder holds. */
export type Stored =
  | { readonly suite: 'boobench'; readonly results: RunResults }
  | { readonly suite: 'docmetrics'; readonly results: MetricsResults };

/**
 * Reads results of either suite; of a folder with both the metrics.
 *
 * @throws as {@link readResults}
 */
export async function readStored(path: string): Promise<Stored> {
  const metrics = join(path, METRICS);
  const file = (await kindOfPath(metrics)) === 'file' ? metrics : await resultsFileAt(path);
  const text = await readText(file, MAX_RESULTS_BYTES);
  return saysMetrics(text) || file === metrics
    ? { suite: 'docmetrics', results: parseMetrics(text, file) }
    : { suite: 'boobench', results: parseResults(text, file) };
}

/** As {@link readStored} for metrics alone. */
export async function readMetrics(path: string): Promise<MetricsResults> {
  const metrics = join(path, METRICS);
  const file = (await kindOfPath(metrics)) === 'file' ? metrics : path;
  return parseMetrics(await readText(file, MAX_RESULTS_BYTES), file);
}

/** Compares metrics with their base and decides. */
export function gateMetrics(
  base: MetricsResults | null,
  head: MetricsResults,
  policies: MetricsPolicies,
): MetricsGate {
  const comparison = compareMetrics(base, head);
  return { comparison, decision: decideMetrics(comparison, policies) };
}

export interface MetricsGate {
  readonly comparison: MetricsComparison;
  readonly decision: MetricsDecision;
}

/** The path of a results file, given as such or as the folder that holds it. */
export async function resultsFileAt(path: string): Promise<string> {
  return (await kindOfPath(path)) === 'folder' ? join(path, 'results.json') : path;
}

/** @throws InputError naming file and line, for expired entries too */
export async function readAllowList(path: string, nowMs: number): Promise<AllowEntry[]> {
  const { parseAllowList } = await import('../gate/allow-list.ts');
  return parseAllowList(await readText(path, MAX_ALLOW_LIST_BYTES), path, nowMs);
}
