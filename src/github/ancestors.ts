import { type GitHubApi, type Repository, withRetries } from './api.ts';

/** Commits that one request lists, and as far as a base is searched. */
const MOST_COMMITS = 100;

/**
 * The first-parent line of a commit: itself first, then older and older.
 *
 * @returns at least `sha`; at most 100, fewer where merged branches fill the list of the server
 * @throws what the client throws, such as 403 for a token without `contents: read`
 */
export async function firstParents(
  api: GitHubApi,
  { owner, repo }: Repository,
  sha: string,
): Promise<readonly string[]> {
  const { data } = await withRetries(() =>
    api.request('GET /repos/{owner}/{repo}/commits', { owner, repo, sha, per_page: MOST_COMMITS }),
  );
  return followFirstParents(
    sha,
    new Map(data.map((commit) => [commit.sha, commit.parents[0]?.sha ?? null])),
  );
}

/** Walks from parent to parent as far as they are known. */
export function followFirstParents(
  start: string,
  parentOf: ReadonlyMap<string, string | null>,
): readonly string[] {
  const line = [start];
  let at = parentOf.get(start) ?? null;
  while (at !== null && line.length < MOST_COMMITS && !line.includes(at)) {
    line.push(at);
    at = parentOf.get(at) ?? null;
  }
  return line;
}
