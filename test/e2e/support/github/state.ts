/** What a token of the harness may do, as a workflow's `permissions:` say. */
export type Permissions = Readonly<
  Partial<Record<'actions' | 'contents' | 'issues' | 'pull_requests', 'read' | 'write'>>
>;

export interface Comment {
  readonly id: number;
  /** Number of the issue or pull request. */
  readonly issue: number;
  readonly author: string;
  readonly createdAt: string;
  body: string;
  updatedAt: string;
}

export interface Pull {
  readonly number: number;
  readonly title: string;
  readonly author: string;
  readonly headRef: string;
  /** `owner/name`: another than the base's for a fork. */
  readonly headRepository: string;
  readonly baseRef: string;
  headSha: string;
  baseSha: string;
  mergeSha: string;
  state: 'open' | 'closed';
}

export interface WorkflowRun {
  readonly id: number;
  readonly name: string;
  /** `.github/workflows/boobench.yml`. */
  readonly path: string;
  readonly workflowId: number;
  readonly event: string;
  readonly headBranch: string;
  readonly headSha: string;
  readonly headRepository: string;
  /** Pull requests from this repository; GitHub leaves those from forks out. */
  readonly pulls: readonly number[];
  readonly attempt: number;
  readonly createdAt: string;
  status: 'in_progress' | 'completed';
  conclusion: 'success' | 'failure' | null;
}

/** Everything that the API remembers; tests read it and add to it. */
export class GithubState {
  /** `owner/name` of the repository that the workflows run in. */
  readonly repository: string;
  readonly defaultBranch = 'main';
  readonly tokens = new Map<string, Permissions>();
  readonly pulls: Pull[] = [];
  readonly runs: WorkflowRun[] = [];
  comments: Comment[] = [];
  #nextId = 1001;

  constructor(repository: string) {
    this.repository = repository;
  }

  /** A number that nothing else has. */
  newId(): number {
    return this.#nextId++;
  }

  addComment(issue: number, author: string, body: string): Comment {
    const createdAt = new Date().toISOString();
    const comment = { id: this.newId(), issue, author, body, createdAt, updatedAt: createdAt };
    this.comments.push(comment);
    return comment;
  }

  /** The comments of an issue or pull request, oldest first. */
  commentsOf(issue: number): readonly Comment[] {
    return this.comments.filter((comment) => comment.issue === issue);
  }
}
