import type { Artifact } from '../results/artifact-service.ts';
import type { GitCommit } from '../vendor-repository.ts';
import {
  idOf,
  minimalRepositoryBody,
  type Origin,
  repositoryBody,
  userBody,
  WEB,
} from './repository-body.ts';
import type { Comment, GithubState, Pull, WorkflowRun } from './state.ts';

const DATE = '2026-01-01T00:00:00Z';

/** Answers of the API in GitHub's shape, from what the state remembers. */
export class Bodies {
  readonly #origin: Origin;
  readonly #state: GithubState;

  constructor(origin: Origin, state: GithubState) {
    this.#origin = origin;
    this.#state = state;
  }

  repository(fullName: string): object {
    return repositoryBody(this.#origin, fullName, fullName !== this.#state.repository);
  }

  comment(comment: Comment): object {
    const issueUrl = `${this.#api}/issues/${comment.issue}`;
    return {
      id: comment.id,
      node_id: `IC_${comment.id}`,
      url: `${this.#api}/issues/comments/${comment.id}`,
      html_url: `${this.#web}/pull/${comment.issue}#issuecomment-${comment.id}`,
      issue_url: issueUrl,
      body: comment.body,
      user: userBody(this.#origin, comment.author),
      created_at: comment.createdAt,
      updated_at: comment.updatedAt,
      author_association: 'NONE',
    };
  }

  /** A pull request as a list holds it. */
  pullSimple(pull: Pull): object {
    const url = `${this.#api}/pulls/${pull.number}`;
    const issueUrl = `${this.#api}/issues/${pull.number}`;
    const web = `${this.#web}/pull/${pull.number}`;
    const statuses = `${this.#api}/statuses/${pull.headSha}`;
    const hrefs = {
      self: url,
      html: web,
      issue: issueUrl,
      comments: `${issueUrl}/comments`,
      review_comments: `${url}/comments`,
      review_comment: `${this.#api}/pulls/comments{/number}`,
      commits: `${url}/commits`,
      statuses,
    };
    return {
      id: idOf(url),
      node_id: `PR_${pull.number}`,
      number: pull.number,
      state: pull.state,
      locked: false,
      title: pull.title,
      body: null,
      user: userBody(this.#origin, pull.author),
      labels: [],
      milestone: null,
      assignee: null,
      auto_merge: null,
      author_association: 'CONTRIBUTOR',
      draft: false,
      head: this.#side(pull.headRepository, pull.headRef, pull.headSha),
      base: this.#side(this.#state.repository, pull.baseRef, pull.baseSha),
      merge_commit_sha: pull.mergeSha,
      created_at: DATE,
      updated_at: DATE,
      closed_at: null,
      merged_at: null,
      url,
      html_url: web,
      diff_url: `${web}.diff`,
      patch_url: `${web}.patch`,
      issue_url: issueUrl,
      commits_url: hrefs.commits,
      comments_url: hrefs.comments,
      review_comments_url: hrefs.review_comments,
      review_comment_url: hrefs.review_comment,
      statuses_url: statuses,
      _links: Object.fromEntries(Object.entries(hrefs).map(([name, href]) => [name, { href }])),
    };
  }

  /** A pull request as it is asked for by number. */
  pull(pull: Pull): object {
    return {
      ...this.pullSimple(pull),
      merged: false,
      mergeable: true,
      mergeable_state: 'clean',
      merged_by: null,
      maintainer_can_modify: false,
      comments: this.#state.commentsOf(pull.number).length,
      review_comments: 0,
      commits: 1,
      additions: 1,
      deletions: 1,
      changed_files: 1,
    };
  }

  commit(commit: GitCommit): object {
    const url = `${this.#api}/commits/${commit.sha}`;
    const git = `${this.#api}/git`;
    const person = { name: commit.author, email: commit.email, date: commit.date };
    return {
      sha: commit.sha,
      node_id: `C_${commit.sha}`,
      url,
      html_url: `${this.#web}/commit/${commit.sha}`,
      comments_url: `${url}/comments`,
      author: null,
      committer: null,
      commit: {
        url: `${git}/commits/${commit.sha}`,
        message: commit.message,
        author: person,
        committer: person,
        comment_count: 0,
        tree: { sha: commit.tree, url: `${git}/trees/${commit.tree}` },
      },
      parents: commit.parents.map((sha) => ({
        sha,
        url: `${this.#api}/commits/${sha}`,
        html_url: `${this.#web}/commit/${sha}`,
      })),
    };
  }

  run(run: WorkflowRun): object {
    const url = `${this.#api}/actions/runs/${run.id}`;
    const parts = ['jobs', 'logs', 'cancel', 'rerun', 'artifacts'];
    return {
      id: run.id,
      node_id: `WFR_${run.id}`,
      name: run.name,
      display_title: run.name,
      path: run.path,
      workflow_id: run.workflowId,
      run_number: run.id,
      run_attempt: run.attempt,
      event: run.event,
      status: run.status,
      conclusion: run.conclusion,
      head_branch: run.headBranch,
      head_sha: run.headSha,
      head_commit: null,
      head_repository: this.#minimal(run.headRepository),
      repository: this.#minimal(this.#state.repository),
      pull_requests: run.pulls.map((number) => this.#pullMinimal(number)),
      created_at: run.createdAt,
      updated_at: run.createdAt,
      url,
      html_url: `${this.#web}/actions/runs/${run.id}`,
      check_suite_url: `${this.#api}/check-suites/${run.id}`,
      workflow_url: `${this.#api}/actions/workflows/${run.workflowId}`,
      ...Object.fromEntries(parts.map((part) => [`${part}_url`, `${url}/${part}`])),
    };
  }

  artifact(artifact: Artifact): object {
    const url = `${this.#api}/actions/artifacts/${artifact.id}`;
    const run = this.#state.runs.find(({ id }) => String(id) === artifact.runId);
    return {
      id: artifact.id,
      node_id: `A_${artifact.id}`,
      name: artifact.name,
      size_in_bytes: artifact.sizeBytes,
      url,
      archive_download_url: `${url}/zip`,
      expired: false,
      digest: artifact.digest,
      created_at: artifact.createdAt,
      updated_at: artifact.createdAt,
      expires_at: '2099-01-01T00:00:00Z',
      ...(run === undefined
        ? {}
        : {
            workflow_run: {
              id: run.id,
              repository_id: idOf(this.#state.repository),
              head_repository_id: idOf(run.headRepository),
              head_branch: run.headBranch,
              head_sha: run.headSha,
            },
          }),
    };
  }

  get #api(): string {
    return `${this.#origin.api}/repos/${this.#state.repository}`;
  }

  get #web(): string {
    return `${WEB}/${this.#state.repository}`;
  }

  #minimal(fullName: string): object {
    return minimalRepositoryBody(this.#origin, fullName, fullName !== this.#state.repository);
  }

  #side(repository: string, ref: string, sha: string): object {
    const owner = repository.split('/')[0] ?? '';
    return {
      label: `${owner}:${ref}`,
      ref,
      sha,
      user: userBody(this.#origin, owner),
      repo: this.repository(repository),
    };
  }

  #pullMinimal(number: number): object {
    const pull = this.#state.pulls.find((known) => known.number === number);
    if (pull === undefined) throw new Error(`no pull request ${number} in the state`);
    const side = (repository: string, ref: string, sha: string): object => ({
      ref,
      sha,
      repo: {
        id: idOf(repository),
        url: `${this.#origin.api}/repos/${repository}`,
        name: repository.split('/')[1],
      },
    });
    return {
      id: idOf(`${this.#api}/pulls/${number}`),
      number,
      url: `${this.#api}/pulls/${number}`,
      head: side(pull.headRepository, pull.headRef, pull.headSha),
      base: side(this.#state.repository, pull.baseRef, pull.baseSha),
    };
  }
}
