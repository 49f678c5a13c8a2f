import { join } from 'node:path';
import { MeasureError } from '../errors.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { readText } from '../host/files.ts';
import type { WantedBase, WorkflowEvent } from '../github/event.ts';
import type { BaselineSource } from '../report/comment.ts';

const STATE = 'state.json';
const MAX_STATE_BYTES = 64 * 1024 * 1024;

export type ActionMode = 'run' | 'merge' | 'comment';

/** A base that was found: its `results.json`, and how far it is from the commit that was wanted. */
export interface FoundBase {
  readonly source: Exclude<BaselineSource, 'none'>;
  readonly path: string;
  readonly sha: string | null;
  readonly commitsBehind: number | null;
}

/** Why nothing could be measured. */
export interface StepFailure {
  readonly message: string;
  readonly hint: string | null;
  readonly exitCode: number;
}

/** Results of another run that `mode: comment` reports on a pull request. */
export interface Subject {
  readonly resultsPath: string;
  readonly artifact: string;
  readonly issue: number;
  readonly wanted: WantedBase;
  readonly base: FoundBase | null;
}

/**
 * What the steps of one use of the action hand on, as a file in the runner's temporary folder.
 *
 * The steps of a composite action share no memory, and inputs would have to be given to each of them.
 */
export interface ActionState {
  readonly mode: ActionMode;
  /** Folder of this file; ours alone. */
  readonly folder: string;
  /** Options by name, resolved once: flag, environment, boobench.yml, default. */
  readonly options: Readonly<Record<string, string>>;
  readonly event: WorkflowEvent;
  readonly label: string;
  readonly artifact: string;
  /** A dataset of the Hub at its commit; null for what is on the disk. */
  readonly dataset: { readonly repository: string; readonly commit: string } | null;
  /** null where it cannot be known, such as in `mode: comment`. */
  readonly comparability: string | null;
  readonly wanted: WantedBase | null;
  readonly base: FoundBase | null;
  readonly datasetCacheHit: boolean;
  readonly subjects: readonly Subject[];
  /** For people, in the report. */
  readonly notes: readonly string[];
  readonly resultsFile: string | null;
  readonly failure: StepFailure | null;
  readonly verdict: { readonly exitCode: number; readonly line: string } | null;
}

/** Paths relative to the workspace: the cache service matches them as they are written. */
export const CACHE_FOLDER = '.boobench';
export const DATA_PATH = `${CACHE_FOLDER}/data`;
export const BASE_PATH = `${CACHE_FOLDER}/base`;

/** @returns the path of the file */
export async function writeState(state: ActionState): Promise<string> {
  const path = join(state.folder, STATE);
  await writeFileAtomically(path, JSON.stringify(state));
  return path;
}

/** @param path from the variable BOOBENCH_STATE, which a step of ours sets */
export async function readState(path: string | undefined): Promise<ActionState> {
  if (path === undefined || path === '') {
    throw new MeasureError('no-state', 'BOOBENCH_STATE is not set', {
      hint: 'Steps of the action run within it: uses: boobench/action@v1.',
    });
  }
  const state: ActionState = JSON.parse(await readText(path, MAX_STATE_BYTES));
  return state;
}
