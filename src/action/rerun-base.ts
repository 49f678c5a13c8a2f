import { join, relative, resolve } from 'node:path';
import { run } from '../app/run.ts';
import type { CommandContext } from '../cli/context.ts';
import { RunProgress, runRequestOf } from '../cli/run-request.ts';
import { BoobenchError, EXIT } from '../errors.ts';
import { addWorktree, removeWorktree } from '../host/git.ts';
import { settingsWith } from './option-texts.ts';
import type { ActionState } from './state.ts';

/**
 * `baseline: rerun`: runs the base commit's parser on the same machine, from a worktree of its own.
 *
 * The command is the one that is under test; what it calls is the base's. A base that cannot run is no
 * baseline, which the report says.
 *
 * @throws InterruptedError when the job is stopped
 */
export async function runBase(
  state: ActionState,
  { terminal, signal }: CommandContext,
): Promise<ActionState> {
  const { wanted, folder, options } = state;
  if (wanted === null) return withNote(state, 'this event has no base commit to run');
  const worktree = join(folder, 'base-tree');
  const workspace = resolve('.');
  try {
    await addWorktree(workspace, wanted.sha, worktree);
    const inside = relative(workspace, resolve(options['working-directory'] ?? '.'));
    const resultsPath = join(folder, 'base-results');
    const settings = settingsWith(state, {
      'working-directory': join(worktree, inside),
      'results-path': resultsPath,
    });
    const request = runRequestOf(settings, { base: null, allow: [] });
    const progress = new RunProgress(terminal.err, signal);
    terminal.err.write(`running the base ${wanted.sha} first (baseline: rerun)\n`);
    try {
      const data = { ...request.data, offline: state.dataset !== null };
      const { results, resultsFile } = await run({ ...request, data }, progress.events);
      const broken = results.pages.length > 0 && results.pages.every(hasFailed);
      if (broken) return withNote(state, `the base ${wanted.sha} failed on every page`);
      const base = {
        source: 'rerun',
        path: resultsFile,
        sha: wanted.sha,
        commitsBehind: 0,
      } as const;
      return { ...state, base };
    } finally {
      progress.end();
    }
  } catch (error) {
    if (!(error instanceof BoobenchError) || error.exitCode === EXIT.interrupted) throw error;
    return withNote(state, `the base ${wanted.sha} could not be run: ${error.message}`);
  } finally {
    await removeWorktree(workspace, worktree);
  }
}

/** A command that fails everywhere does not run at all on this commit. */
function hasFailed({
  outcome,
  verdict,
}: {
  readonly outcome: string;
  readonly verdict: { readonly cause: string };
}): boolean {
  return outcome === 'error' || verdict.cause === 'failed';
}

function withNote(state: ActionState, note: string): ActionState {
  return { ...state, notes: [...state.notes, note] };
}
