import { type GitHubApi, type Repository, withRetries } from './api.ts';
import { artifactsOf, resultsTextOf } from './artifacts.ts';
import type { WantedBase } from './event.ts';

/** Runs of a branch that are looked at, and those whose artifact is fetched. */
const LISTED_RUNS = 50;
const MOST_FETCHED = 5;
const BASE_EVENTS = new Set(['push', 'schedule', 'workflow_dispatch']);

export interface ArtifactBaseline {
  readonly text: string;
  readonly sha: string;
}

/**
 * Looks for the results of the last successful run of a workflow on the base's branches.
 *
 * @param workflow file name of the workflow: `ci.yml`
 * @param line the wanted commit and its ancestors, the best first
 * @param isFit whether the text of a `results.json` can be compared
 * @returns null when there is none
 * @throws what the client throws, such as 403 for a token without `actions: read`
 */
export async function findArtifactBaseline(
  api: GitHubApi,
  repository: Repository,
  query: {
    readonly workflow: string;
    readonly wanted: WantedBase;
    readonly line: readonly string[];
    readonly artifact: string;
    readonly isFit: (text: string, sha: string) => boolean;
  },
): Promise<ArtifactBaseline | null> {
  const { wanted, line, artifact, isFit } = query;
  const runs: { readonly id: number; readonly sha: string; readonly rank: number }[] = [];
  for (const branch of wanted.branches) {
    const { data } = await withRetries(() =>
      api.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
        ...repository,
        workflow_id: query.workflow,
        branch,
        status: 'success',
        per_page: LISTED_RUNS,
      }),
    );
    for (const { id, head_sha: sha, event } of data.workflow_runs) {
      const rank = line.indexOf(sha);
      if (rank >= 0 && BASE_EVENTS.has(event)) runs.push({ id: Number(id), sha, rank });
    }
  }
  const best = runs.toSorted((a, b) => a.rank - b.rank || b.id - a.id).slice(0, MOST_FETCHED);
  for (const { id, sha } of best) {
    const found = (await artifactsOf(api, repository, id)).find(({ name }) => name === artifact);
    const text = found === undefined ? null : await resultsTextOf(api, repository, found);
    if (text !== null && isFit(text, sha)) return { text, sha };
  }
  return null;
}

/** The file name of a workflow out of `owner/name/.github/workflows/file.yml@ref`; null if unknown. */
export function workflowFile(workflowRef: string): string | null {
  return /\.github\/workflows\/([^/@]+)@/.exec(workflowRef)?.[1] ?? null;
}
