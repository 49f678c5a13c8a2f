import { type GitHubApi, type Repository, statusOf, withRetries } from './api.ts';
import type { WorkflowRunFacts } from './event.ts';

/** The pull request that a finished run belongs to. */
export interface PullRequest {
  readonly number: number;
  readonly baseSha: string;
  readonly baseBranch: string;
}

/**
 * Finds the open pull request whose head is the commit of a run, from what GitHub itself says of the
 * run: nothing that the run has written has a say.
 *
 * @returns null when there is none: it was closed, or has newer commits
 */
export async function pullRequestOf(
  api: GitHubApi,
  { owner, repo }: Repository,
  { headBranch, headRepository, headSha }: WorkflowRunFacts,
): Promise<PullRequest | null> {
  const headOwner = headRepository?.split('/')[0];
  if (headOwner === undefined || headBranch === null) return null;
  const { data } = await withRetries(() =>
    api.request('GET /repos/{owner}/{repo}/pulls', {
      owner,
      repo,
      state: 'open',
      head: `${headOwner}:${headBranch}`,
      per_page: 100,
    }),
  );
  const found = data.find(
    ({ head }) => head.sha === headSha && head.repo?.full_name === headRepository,
  );
  if (found === undefined) return null;
  return { number: found.number, baseSha: found.base.sha, baseBranch: found.base.ref };
}

/**
 * Whether a commit is the head of a pull request, or the merge of it that its job checked out.
 *
 * @param headSha the head as GitHub says it
 */
export async function belongsToHead(
  api: GitHubApi,
  { owner, repo }: Repository,
  commit: string | null,
  headSha: string,
): Promise<boolean> {
  if (commit === headSha) return true;
  if (commit === null || !/^[0-9a-f]{40,64}$/.test(commit)) return false;
  try {
    const { data } = await withRetries(() =>
      api.request('GET /repos/{owner}/{repo}/commits/{ref}', { owner, repo, ref: commit }),
    );
    return data.parents.some(({ sha }) => sha === headSha);
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 422) return false;
    throw error;
  }
}
