import { unzipSync } from 'fflate';
import { type GitHubApi, type Repository, withRetries } from './api.ts';

/** Largest artifact that is fetched: raw outputs may lie in it beside the results. */
const MAX_ARTIFACT_BYTES = 512 * 1024 * 1024;
/** Largest `results.json` in it: a hundred thousand pages take about 100 MB. */
const MAX_RESULTS_BYTES = 128 * 1024 * 1024;
const PAGE_SIZE = 100;
const RESULTS = 'results.json';

/** An artifact of a run, as far as it is looked at. */
export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
}

/** What a run kept, at most 100; those that have expired are left out. */
export async function artifactsOf(
  api: GitHubApi,
  { owner, repo }: Repository,
  runId: number,
): Promise<readonly Artifact[]> {
  const { data } = await withRetries(() =>
    api.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
      owner,
      repo,
      run_id: runId,
      per_page: PAGE_SIZE,
    }),
  );
  return data.artifacts
    .filter(({ expired }) => !expired)
    .map(({ id, name, size_in_bytes: bytes }) => ({ id, name, bytes }));
}

/**
 * Fetches an artifact and reads `results.json` out of it, and nothing else.
 *
 * @returns its text; null when there is none, or when it or the artifact is too large
 */
export async function resultsTextOf(
  api: GitHubApi,
  { owner, repo }: Repository,
  { id, bytes }: Artifact,
): Promise<string | null> {
  if (bytes > MAX_ARTIFACT_BYTES) return null;
  const { data } = await withRetries(() =>
    api.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
      owner,
      repo,
      artifact_id: id,
      archive_format: 'zip',
    }),
  );
  const content: unknown = data;
  return content instanceof ArrayBuffer ? readResultsFromZip(new Uint8Array(content)) : null;
}

/** @returns null for what is no ZIP, or has no `results.json` of a sensible size */
export function readResultsFromZip(zip: Uint8Array): string | null {
  try {
    // The stated size bounds what is inflated, whatever the data would grow to.
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => name === RESULTS && originalSize <= MAX_RESULTS_BYTES,
    });
    const file = files[RESULTS];
    return file === undefined ? null : new TextDecoder().decode(file);
  } catch {
    return null;
  }
}
