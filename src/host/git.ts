import { execFile } from 'node:child_process';
import { MeasureError } from '../errors.ts';

/** Longest that git may take to name a commit. */
const GIT_TIMEOUT_MS = 10_000;
/** Longest that git may take to fetch and check out a commit. */
const CHECKOUT_TIMEOUT_MS = 10 * 60_000;

/** The commit that `folder` is at; null outside of a repository or without git. */
export async function currentCommit(folder: string): Promise<string | null> {
  const { failure, stdout } = await git(folder, ['rev-parse', '--verify', 'HEAD'], GIT_TIMEOUT_MS);
  const commit = stdout.trim();
  return failure === null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : null;
}

/**
 * Checks a commit out into a folder beside the repository; a shallow clone fetches it first.
 *
 * @throws MeasureError when the commit cannot be had
 */
export async function addWorktree(folder: string, commit: string, path: string): Promise<void> {
  const there = await git(folder, ['cat-file', '-e', `${commit}^{commit}`], GIT_TIMEOUT_MS);
  if (there.failure !== null) {
    const fetching = ['fetch', '--no-tags', '--depth=1', 'origin', commit];
    orThrow(await git(folder, fetching, CHECKOUT_TIMEOUT_MS), `cannot fetch ${commit}`);
  }
  const adding = ['worktree', 'add', '--detach', '--force', path, commit];
  orThrow(await git(folder, adding, CHECKOUT_TIMEOUT_MS), `cannot check ${commit} out`);
}

/** Takes a worktree away; one that is not there is fine. */
export async function removeWorktree(folder: string, path: string): Promise<void> {
  await git(folder, ['worktree', 'remove', '--force', path], CHECKOUT_TIMEOUT_MS);
}

interface GitAnswer {
  readonly failure: Error | null;
  readonly stdout: string;
  readonly stderr: string;
}

function git(cwd: string, args: readonly string[], timeout: number): Promise<GitAnswer> {
  return new Promise((resolve) => {
    execFile('git', [...args], { cwd, timeout }, (failure, stdout, stderr) => {
      resolve({ failure, stdout, stderr });
    });
  });
}

function orThrow({ failure, stderr }: GitAnswer, what: string): void {
  if (failure === null) return;
  const last = stderr.trim().split('\n').at(-1) ?? '';
  throw new MeasureError('git', `${what}: ${last === '' ? failure.message : last}`, {
    hint: 'Check the repository out with actions/checkout before this step, credentials kept.',
    cause: failure,
  });
}
