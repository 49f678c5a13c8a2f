import { join } from 'node:path';
import { readResults } from '../app/compare.ts';
import { BoobenchError } from '../errors.ts';
import { firstParents } from '../github/ancestors.ts';
import { permissionHint } from '../github/api.ts';
import { findArtifactBaseline, workflowFile } from '../github/artifact-baseline.ts';
import { restoreCache } from '../github/cache.ts';
import { baselineKey, baselinePrefixes, shaOfBaselineKey } from '../github/cache-keys.ts';
import type { WantedBase, WorkflowEvent } from '../github/event.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { kindOfPath } from '../host/files.ts';
import { comparabilityKey } from '../results/comparability.ts';
import { parseResults } from '../results/file.ts';
import type { RunResults } from '../results/model.ts';
import { artifactName } from './label.ts';
import { checkedOptions } from './options.ts';
import { settingsOf } from './option-texts.ts';
import type { ScriptTools } from './script-tools.ts';
import { type ActionState, BASE_PATH, type FoundBase } from './state.ts';

/** What a base is looked for with. */
export interface BaseQuery {
  readonly event: WorkflowEvent;
  /** File name of the workflow whose artifacts are looked at; null if unknown. */
  readonly workflow: string | null;
  readonly wanted: WantedBase;
  readonly comparability: string;
  readonly artifact: string;
  /** Folder for the file that is found. */
  readonly folder: string;
}

type Source = 'cache' | 'artifact' | 'file';

/** Looks for the base where `baseline` says, in order; the first that is found wins. */
export async function findBase(state: ActionState, tools: ScriptTools): Promise<ActionState> {
  const { baseline } = checkedOptions(settingsOf(state));
  const { wanted, comparability, event, folder } = state;
  const sources: readonly Source[] =
    baseline === 'auto'
      ? ['cache', 'artifact', 'file']
      : baseline === 'none' || baseline === 'rerun'
        ? []
        : [baseline];
  const notes: string[] = [];
  const warn = (text: string): void => {
    tools.core.warning(text);
    notes.push(text);
  };
  let base: FoundBase | null = null;
  for (const source of sources) {
    if (source === 'file') base = await baseInFile(state, baseline === 'file', warn);
    else if (wanted !== null && comparability !== null) {
      const artifact = artifactName(state.label, null);
      const workflow = workflowFile(event.workflowRef);
      const query = { event, workflow, wanted, comparability, artifact, folder };
      base = await findStoredBase(
        source,
        query,
        tools,
        baseline === 'auto' ? tools.core.info : warn,
      );
    }
    if (base !== null) break;
  }
  return { ...state, base, notes: [...state.notes, ...notes] };
}

/**
 * Looks into the cache or into artifacts of the base's branches.
 *
 * @param warn told what keeps it from looking, such as a permission
 */
export async function findStoredBase(
  source: 'cache' | 'artifact',
  query: BaseQuery,
  tools: ScriptTools,
  warn: (text: string) => void,
): Promise<FoundBase | null> {
  const { wanted } = query;
  if (source === 'cache') {
    // Most often it is there for the very commit, and no line of ancestors is asked for.
    const exact = await baseInCache(query, [wanted.sha], tools);
    if (exact !== null) return exact;
  }
  const line = await lineOf(query, tools, warn);
  return source === 'cache'
    ? baseInCache(query, line.slice(1), tools, line)
    : baseInArtifact(query, line, tools, warn);
}

async function lineOf(
  { event, wanted }: BaseQuery,
  { github }: ScriptTools,
  warn: (text: string) => void,
): Promise<readonly string[]> {
  const { owner, repository: repo } = event;
  try {
    return await firstParents(github, { owner, repo }, wanted.sha);
  } catch (error) {
    const why = permissionHint(error, 'contents: read') ?? messageOf(error);
    warn(`commits before ${wanted.sha} could not be listed: ${why}`);
    return [wanted.sha];
  }
}

async function baseInCache(
  { event, wanted, comparability, artifact, folder }: BaseQuery,
  shas: readonly string[],
  { core }: ScriptTools,
  line: readonly string[] = shas,
): Promise<FoundBase | null> {
  if (shas.length === 0) return null;
  const key = await restoreCache(
    [BASE_PATH],
    baselineKey(comparability, event),
    baselinePrefixes(comparability, wanted, shas),
    { onWarning: core.warning },
  );
  const sha = key === null ? null : shaOfBaselineKey(key);
  if (sha === null) return null;
  const results = await usableResults(join(BASE_PATH, 'results.json'), core.warning);
  if (results === null || !isOf(results, sha, comparability)) return null;
  const path = await keep(folder, artifact, results.text);
  return { source: 'cache', path, sha, commitsBehind: line.indexOf(sha) };
}

async function baseInArtifact(
  { event, workflow, wanted, comparability, artifact, folder }: BaseQuery,
  line: readonly string[],
  { github }: ScriptTools,
  warn: (text: string) => void,
): Promise<FoundBase | null> {
  if (workflow === null) return null;
  const { owner, repository: repo } = event;
  const isFit = (text: string, sha: string): boolean => {
    try {
      return isOf({ results: parseResults(text, 'artifact') }, sha, comparability);
    } catch {
      return false;
    }
  };
  try {
    const query = { workflow, wanted, line, artifact, isFit };
    const found = await findArtifactBaseline(github, { owner, repo }, query);
    if (found === null) return null;
    const path = await keep(folder, artifact, found.text);
    const { sha } = found;
    return { source: 'artifact', path, sha, commitsBehind: line.indexOf(sha) };
  } catch (error) {
    const why = permissionHint(error, 'actions: read') ?? messageOf(error);
    warn(`artifacts of the base could not be read: ${why}`);
    return null;
  }
}

async function baseInFile(
  state: ActionState,
  isAsked: boolean,
  warn: (text: string) => void,
): Promise<FoundBase | null> {
  const path = state.options['baseline-path'];
  if (path === undefined || (await kindOfPath(path)) === 'missing') {
    if (isAsked) warn(path === undefined ? 'baseline-path is not given' : `there is no ${path}`);
    return null;
  }
  const found = await usableResults(path, warn);
  if (found === null) return null;
  const { commit: sha } = found.results;
  return { source: 'file', path, sha, commitsBehind: null };
}

async function usableResults(
  path: string,
  warn: (text: string) => void,
): Promise<{ readonly results: RunResults; readonly text: string } | null> {
  try {
    const results = await readResults(path);
    return { results, text: JSON.stringify(results) };
  } catch (error) {
    if (!(error instanceof BoobenchError)) throw error;
    warn(`a baseline could not be used: ${error.message}`);
    return null;
  }
}

function isOf({ results }: { results: RunResults }, sha: string, comparability: string): boolean {
  return results.commit === sha && comparabilityKey(results) === comparability;
}

/** A copy that the next use of the action in the same job does not replace. */
async function keep(folder: string, artifact: string, text: string): Promise<string> {
  const path = join(folder, `base-of-${artifact}.json`);
  await writeFileAtomically(path, text);
  return path;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
