import { execFile } from 'node:child_process';

/** Longest that git may take to name a commit. */
const GIT_TIMEOUT_MS = 10_000;

/** The commit that `folder` is at; null outside of a repository or without git. */
export function currentCommit(folder: string): Promise<string | null> {
  const options = { cwd: folder, timeout: GIT_TIMEOUT_MS } as const;
  return new Promise((resolve) => {
    execFile('git', ['rev-parse', '--verify', 'HEAD'], options, (error, stdout) => {
      const commit = stdout.trim();
      resolve(error === null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : null);
    });
  });
}
