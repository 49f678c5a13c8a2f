import type { AllowEntry } from '../gate/allow-entry.ts';
import { type Comparison, compareRuns } from '../gate/compare.ts';
import { decide, type GateDecision, type Policies } from '../gate/policy.ts';
import { join } from 'node:path';
import { kindOfPath, readText } from '../host/files.ts';
import { parseResults } from '../results/file.ts';
import type { RunResults } from '../results/model.ts';

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

/** The path of a results file, given as such or as the folder that holds it. */
export async function resultsFileAt(path: string): Promise<string> {
  return (await kindOfPath(path)) === 'folder' ? join(path, 'results.json') : path;
}

/** @throws InputError naming file and line, for expired entries too */
export async function readAllowList(path: string, nowMs: number): Promise<AllowEntry[]> {
  const { parseAllowList } = await import('../gate/allow-list.ts');
  return parseAllowList(await readText(path, MAX_ALLOW_LIST_BYTES), path, nowMs);
}
