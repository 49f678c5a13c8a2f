import { createHash } from 'node:crypto';
import type { WantedBase, WorkflowEvent } from './event.ts';

/** Keys that one lookup takes: the primary one and nine to fall back on. */
export const KEYS_A_LOOKUP = 10;
const MAX_BRANCH = 100;

/** A baseline: `boobench-base-v1-<comparability>-<branch>-<sha>-<run id>-<attempt>`. */
export function baselineKey(
  comparability: string,
  { refName, sha, runId, runAttempt }: WorkflowEvent,
) {
  return `${baselinePrefix(comparability, refName, sha)}${runId}-${runAttempt}`;
}

/** What every baseline of a commit on a branch starts with; the newest one matches. */
export function baselinePrefix(comparability: string, branch: string, sha: string): string {
  return `boobench-base-v1-${comparability}-${branchText(branch)}-${sha}-`;
}

/** Prefixes of all baselines that fit, the best first: the wanted commit, then older ones. */
export function baselinePrefixes(
  comparability: string,
  { branches }: WantedBase,
  line: readonly string[],
): readonly string[] {
  return line.flatMap((sha) =>
    branches.map((branch) => baselinePrefix(comparability, branch, sha)),
  );
}

/** The commit that a key of a baseline names; null for another key. */
export function shaOfBaselineKey(key: string): string | null {
  return /-([0-9a-f]{40,64})-\d+-\d+$/.exec(key)?.[1] ?? null;
}

/** A dataset of the Hub at a commit; rooms that were asked for, in any order. */
export function datasetKey(
  repository: string,
  commit: string,
  rooms: readonly string[] | null,
): string {
  const choice = rooms === null ? 'all' : [...new Set(rooms)].toSorted().join(',');
  const hash = createHash('sha256').update(choice).digest('hex').slice(0, 8);
  return `boobench-data-v1-${repository.replace('/', '--')}-${commit}-${hash}`;
}

/** Keys hold no commas and 512 characters at most. */
function branchText(branch: string): string {
  return branch.replaceAll(/[^\w./-]/g, '_').slice(0, MAX_BRANCH);
}
