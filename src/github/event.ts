import * as v from 'valibot';

/** What a workflow was started by, as far as the action needs it. */
export interface WorkflowEvent {
  /** `pull_request`, `push`, … */
  readonly name: string;
  readonly owner: string;
  readonly repository: string;
  /** Commit that the job checks out (`GITHUB_SHA`). */
  readonly sha: string;
  /** Branch or tag of the event; of a pull request `7/merge`. */
  readonly refName: string;
  readonly isBranch: boolean;
  readonly isProtected: boolean;
  readonly defaultBranch: string | null;
  /** `owner/name/.github/workflows/file.yml@ref`. */
  readonly workflowRef: string;
  readonly runId: number;
  readonly runAttempt: number;
  readonly actor: string;
  readonly serverUrl: string;
  /** Page of this run. */
  readonly runUrl: string;
  readonly pullRequest: PullRequestFacts | null;
  /** `push`: the commit before it; null for a new branch. */
  readonly before: string | null;
  readonly mergeGroup: { readonly baseSha: string; readonly baseBranch: string } | null;
  /** `workflow_run`: the run that ended. */
  readonly workflowRun: WorkflowRunFacts | null;
}

export interface PullRequestFacts {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
  readonly baseBranch: string;
  readonly isFork: boolean;
}

export interface WorkflowRunFacts {
  readonly id: number;
  /** The event that started that run. */
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string | null;
  /** `owner/name` of the repository of the head; null when it was deleted. */
  readonly headRepository: string | null;
  /** File name of its workflow: `ci.yml`; null if unknown. */
  readonly workflow: string | null;
}

/** A commit to compare with, and the branches whose results may hold it, best first. */
export interface WantedBase {
  readonly sha: string;
  readonly branches: readonly string[];
}

const NO_COMMIT = /^0+$/;
const sha = v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/));
const repo = v.object({ full_name: v.string() });
const Payload = v.object({
  repository: v.optional(v.object({ default_branch: v.optional(v.string()) })),
  pull_request: v.optional(
    v.object({
      number: v.number(),
      head: v.object({ sha, repo: v.nullish(repo) }),
      base: v.object({ sha, ref: v.string(), repo }),
    }),
  ),
  before: v.optional(v.string()),
  merge_group: v.optional(v.object({ base_sha: sha, base_ref: v.string() })),
  workflow_run: v.optional(
    v.object({
      id: v.number(),
      event: v.string(),
      head_sha: sha,
      head_branch: v.nullish(v.string()),
      head_repository: v.nullish(repo),
      path: v.nullish(v.string()),
    }),
  ),
});

/**
 * Reads what GitHub tells a job: variables and the payload of the event.
 *
 * Never throws: an event without a pull request, or a payload that is not what it should be, has null
 * in its place.
 */
export function readEvent(
  environment: Readonly<Record<string, string | undefined>>,
  payload: unknown,
): WorkflowEvent {
  const of = (name: string): string => environment[name] ?? '';
  const parsed = v.safeParse(Payload, payload);
  const data = parsed.success ? parsed.output : {};
  const [owner = '', repository = ''] = of('GITHUB_REPOSITORY').split('/');
  const serverUrl = of('GITHUB_SERVER_URL') || 'https://github.com';
  const before = data.before ?? '';
  return {
    name: of('GITHUB_EVENT_NAME'),
    owner,
    repository,
    sha: of('GITHUB_SHA'),
    refName: of('GITHUB_REF_NAME'),
    isBranch: of('GITHUB_REF_TYPE') === 'branch',
    isProtected: of('GITHUB_REF_PROTECTED') === 'true',
    defaultBranch: data.repository?.default_branch ?? null,
    workflowRef: of('GITHUB_WORKFLOW_REF'),
    runId: Number(of('GITHUB_RUN_ID')) || 0,
    runAttempt: Number(of('GITHUB_RUN_ATTEMPT')) || 1,
    actor: of('GITHUB_ACTOR'),
    serverUrl,
    runUrl: `${serverUrl}/${owner}/${repository}/actions/runs/${of('GITHUB_RUN_ID')}`,
    pullRequest: pullRequestOf(data.pull_request),
    before: v.is(sha, before) && !NO_COMMIT.test(before) ? before : null,
    mergeGroup:
      data.merge_group === undefined
        ? null
        : {
            baseSha: data.merge_group.base_sha,
            baseBranch: data.merge_group.base_ref.replace(/^refs\/heads\//, ''),
          },
    workflowRun: workflowRunOf(data.workflow_run),
  };
}

function pullRequestOf(
  data: v.InferOutput<typeof Payload>['pull_request'],
): PullRequestFacts | null {
  if (data === undefined) return null;
  return {
    number: data.number,
    headSha: data.head.sha,
    baseSha: data.base.sha,
    baseBranch: data.base.ref,
    isFork: data.head.repo?.full_name !== data.base.repo.full_name,
  };
}

function workflowRunOf(
  data: v.InferOutput<typeof Payload>['workflow_run'],
): WorkflowRunFacts | null {
  if (data === undefined) return null;
  return {
    id: data.id,
    event: data.event,
    headSha: data.head_sha,
    headBranch: data.head_branch ?? null,
    headRepository: data.head_repository?.full_name ?? null,
    workflow: /([^/@]+)(?:@.*)?$/.exec(data.path ?? '')?.[1] ?? null,
  };
}

/**
 * The commit to compare with (spec: action, "Baseline").
 *
 * A pull request is compared with its base, a merge queue with the group's base, a push with what was
 * there before; a new branch, a schedule or a manual run with the last results of the same commit or
 * of the nearest older one.
 *
 * @returns null where an event has no commit
 */
export function wantedBase(event: WorkflowEvent): WantedBase | null {
  const { pullRequest, mergeGroup, name, sha: own, defaultBranch } = event;
  const branchesFrom = (first: string): string[] => [
    ...new Set([first, ...(defaultBranch === null ? [] : [defaultBranch])]),
  ];
  if (pullRequest !== null) {
    return { sha: pullRequest.baseSha, branches: branchesFrom(pullRequest.baseBranch) };
  }
  if (mergeGroup !== null) {
    return { sha: mergeGroup.baseSha, branches: branchesFrom(mergeGroup.baseBranch) };
  }
  const start = name === 'push' ? (event.before ?? own) : own;
  if (!event.isBranch || start === '') return null;
  return { sha: start, branches: branchesFrom(event.refName) };
}

/**
 * Why the token cannot write, known before it is tried; null when it may.
 *
 * @see https://docs.github.com/actions/security-for-github-actions: runs of forks and of Dependabot
 *   get a read-only token
 */
export function readOnlyReason({ name, pullRequest, actor }: WorkflowEvent): string | null {
  if (name !== 'pull_request' || pullRequest === null) return null;
  if (pullRequest.isFork) return 'a pull request from a fork has a read-only token';
  if (actor === 'dependabot[bot]') return 'a pull request of Dependabot has a read-only token';
  return null;
}

const SAVING_EVENTS = new Set(['push', 'schedule', 'workflow_dispatch']);

/**
 * Whether results of this run may become a baseline under `save-baseline: auto` or `true`.
 *
 * `auto` takes the default branch and protected branches; `true` any branch. Never a pull request or a
 * merge queue.
 */
export function maySaveBaseline(event: WorkflowEvent, how: 'auto' | 'true' | 'false'): boolean {
  if (how === 'false' || !SAVING_EVENTS.has(event.name) || !event.isBranch) return false;
  return how === 'true' || event.isProtected || event.refName === event.defaultBranch;
}
