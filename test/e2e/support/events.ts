import type { CacheScope } from './results/runtime-token.ts';
import { minimalRepositoryBody, userBody } from './github/repository-body.ts';
import type { Pull, WorkflowRun } from './github/state.ts';
import type { Bodies } from './github/bodies.ts';

/** An event as the runner is told of it. */
export interface WorkflowEvent {
  readonly name: string;
  /** `GITHUB_SHA`. */
  readonly sha: string;
  /** `GITHUB_REF`. */
  readonly ref: string;
  readonly payload: object;
  /** Caches that the job may use. */
  readonly scopes: readonly CacheScope[];
  /** What the API says of the run; the head of a pull request is not the commit under test. */
  readonly head: { readonly branch: string; readonly sha: string; readonly repository: string };
  readonly pulls: readonly number[];
  /** True for a pull request of a fork, whose token reads only. */
  readonly isFromFork: boolean;
  readonly actor: string;
}

const MAIN = 'refs/heads/main';
const NO_COMMIT = '0'.repeat(40);

/** Builds the events of one repository. */
export class Events {
  readonly #repository: string;
  readonly #bodies: Bodies;

  constructor(repository: string, bodies: Bodies) {
    this.#repository = repository;
    this.#bodies = bodies;
  }

  /** @param before the branch's commit before the push; none for a new branch */
  push(sha: string, before: string = NO_COMMIT, branch = 'main'): WorkflowEvent {
    const ref = `refs/heads/${branch}`;
    const isNew = before === NO_COMMIT;
    return this.#onBranch('push', branch, sha, {
      ref,
      before,
      after: sha,
      created: isNew,
      deleted: false,
      forced: false,
      head_commit: { id: sha },
      commits: [],
    });
  }

  /** @param inputs what was filled in; GitHub sends null for none */
  workflowDispatch(sha: string, branch = 'main', inputs: object | null = null): WorkflowEvent {
    const payload = {
      ref: `refs/heads/${branch}`,
      inputs,
      workflow: '.github/workflows/boobench.yml',
    };
    return this.#onBranch('workflow_dispatch', branch, sha, payload);
  }

  schedule(sha: string): WorkflowEvent {
    return this.#onBranch('schedule', 'main', sha, { schedule: '0 4 * * 1' });
  }

  pullRequest(pull: Pull, action: 'opened' | 'synchronize' = 'opened'): WorkflowEvent {
    const ref = `refs/pull/${pull.number}/merge`;
    return {
      ...this.#ofPull('pull_request', pull, action),
      ref,
      sha: pull.mergeSha,
      scopes: [{ ref, write: true }, reading(`refs/heads/${pull.baseRef}`), reading(MAIN)],
    };
  }

  /** Runs in the base repository with its rights, whoever opened the pull request. */
  pullRequestTarget(pull: Pull): WorkflowEvent {
    return {
      ...this.#ofPull('pull_request_target', pull, 'opened'),
      ref: `refs/heads/${pull.baseRef}`,
      sha: pull.baseSha,
      scopes: [{ ref: `refs/heads/${pull.baseRef}`, write: true }],
      isFromFork: false,
    };
  }

  mergeGroup(baseSha: string, headSha: string): WorkflowEvent {
    const branch = `gh-readonly-queue/main/pr-1-${baseSha}`;
    const payload = {
      action: 'checks_requested',
      merge_group: {
        head_sha: headSha,
        head_ref: `refs/heads/${branch}`,
        base_sha: baseSha,
        base_ref: MAIN,
        head_commit: { id: headSha },
      },
    };
    const event = this.#onBranch('merge_group', branch, headSha, payload);
    return { ...event, scopes: [...event.scopes, reading(MAIN)] };
  }

  /** A finished run sets off another workflow, on the default branch. */
  workflowRun(run: WorkflowRun, defaultSha: string): WorkflowEvent {
    const payload = {
      action: 'completed',
      workflow: { id: run.workflowId, name: run.name, path: run.path, state: 'active' },
      workflow_run: this.#bodies.run(run),
    };
    return this.#onBranch('workflow_run', 'main', defaultSha, payload);
  }

  #ofPull(name: string, pull: Pull, action: string): Omit<WorkflowEvent, 'ref' | 'sha' | 'scopes'> {
    const isFromFork = pull.headRepository !== this.#repository;
    return {
      name,
      payload: this.#payload({
        action,
        number: pull.number,
        pull_request: this.#bodies.pull(pull),
      }),
      head: { branch: pull.headRef, sha: pull.headSha, repository: pull.headRepository },
      pulls: isFromFork ? [] : [pull.number],
      isFromFork,
      actor: pull.author,
    };
  }

  #onBranch(name: string, branch: string, sha: string, payload: object): WorkflowEvent {
    const ref = `refs/heads/${branch}`;
    return {
      name,
      sha,
      ref,
      payload: this.#payload(payload),
      scopes: [{ ref, write: true }, ...(ref === MAIN ? [] : [reading(MAIN)])],
      head: { branch, sha, repository: this.#repository },
      pulls: [],
      isFromFork: false,
      actor: 'maintainer',
    };
  }

  #payload(payload: object): object {
    const origin = { api: 'https://api.github.com' };
    const repository = minimalRepositoryBody(origin, this.#repository, false);
    return {
      ...payload,
      repository: { ...repository, default_branch: 'main' },
      sender: userBody(origin, 'maintainer'),
    };
  }
}

function reading(ref: string): CacheScope {
  return { ref, write: false };
}
