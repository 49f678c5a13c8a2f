import { execa } from 'execa';

/** Longest that git may take to name a commit. */
const GIT_TIMEOUT_MS = 10_000;

/** The commit that `folder` is at; null outside of a repository or without git. */
export async function currentCommit(folder: string): Promise<string | null> {
  const { stdout, exitCode } = await execa('git', ['rev-parse', '--verify', 'HEAD'], {
    cwd: folder,
    reject: false,
    timeout: GIT_TIMEOUT_MS,
    stdin: 'ignore',
  });
  return exitCode === 0 && /^[0-9a-f]{40,64}$/.test(stdout) ? stdout : null;
}
