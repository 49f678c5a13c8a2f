import { createHash } from 'node:crypto';
import { type GitHubApi, type Repository, statusOf, withRetries } from './api.ts';

/** Who comments with the token of a workflow. */
const WORKFLOW_LOGIN = 'github-actions[bot]';
const PAGE_SIZE = 100;
/** Comments that are looked through: 100 requests. */
const MOST_PAGES = 100;

/** The one comment of a label on a pull request. */
export interface CommentTarget extends Repository {
  readonly issue: number;
  readonly label: string;
  /** The run that writes; a later run's comment is never replaced by an earlier run's. */
  readonly runId: number;
  readonly runAttempt: number;
}

interface Found {
  readonly id: number;
  readonly url: string;
  readonly runId: number;
  readonly runAttempt: number;
}

export type Posted =
  | { readonly kind: 'created' | 'updated'; readonly url: string }
  /** A later run has commented already. */
  | { readonly kind: 'outdated'; readonly url: string }
  /** There is no comment, and none is wanted. */
  | { readonly kind: 'none' };

/**
 * Writes the comment of a label: updates the one that is there, creates it otherwise.
 *
 * Runs that create at the same time end with one comment: each lists again, the lowest id stays, and
 * duplicates go.
 *
 * @param body without the marker
 * @param create false to update only
 * @throws what the client throws, such as 403 for a token without `pull-requests: write`
 */
export async function writeComment(
  api: GitHubApi,
  target: CommentTarget,
  body: string,
  create: boolean,
): Promise<Posted> {
  const { owner, repo, issue } = target;
  const marked = `${markerOf(target)}\n${body}`;
  return withRetries(async () => {
    const existing = await findComments(api, target, WORKFLOW_LOGIN);
    if (existing.length > 0) return keepFirst(api, target, existing, marked);
    if (!create) return { kind: 'none' };
    const { data } = await api.request(
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
      {
        owner,
        repo,
        issue_number: issue,
        body: marked,
      },
    );
    // Who we are is known for certain only now: the token may be another app's.
    const login = data.user?.login ?? WORKFLOW_LOGIN;
    const all = await findComments(api, target, login);
    const created = { kind: 'created', url: data.html_url } as const;
    if (all.length < 2) return created;
    const kept = await keepFirst(api, target, all, marked);
    return all[0]?.id === Number(data.id) ? created : kept;
  });
}

/** The hidden first line by which a label's comment is found again. */
export function markerOf({ label, runId, runAttempt }: CommentTarget): string {
  return `${markerStart(label)}run=${runId}.${runAttempt} -->`;
}

function markerStart(label: string): string {
  // A hash: a label can hold what ends a comment in HTML.
  const hash = createHash('sha256').update(label).digest('hex').slice(0, 16);
  return `<!-- boobench:comment v1 label=${hash} `;
}

/** Comments of a label by one author, oldest first, over all pages. */
async function findComments(
  api: GitHubApi,
  { owner, repo, issue, label }: CommentTarget,
  login: string,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  const start = markerStart(label);
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data } = await api.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      owner,
      repo,
      issue_number: issue,
      per_page: PAGE_SIZE,
      page,
    });
    for (const { id, user, body, html_url: url } of data) {
      if (user?.login !== login || body?.startsWith(start) !== true) continue;
      const [, run, attempt] = /^run=(\d+)\.(\d+) -->/.exec(body.slice(start.length)) ?? [];
      found.push({
        id: Number(id),
        url,
        runId: Number(run ?? 0),
        runAttempt: Number(attempt ?? 0),
      });
    }
    if (data.length < PAGE_SIZE) break;
  }
  return found.toSorted((a, b) => a.id - b.id);
}

/** Writes into the oldest of our comments and takes the others away, which are duplicates. */
async function keepFirst(
  api: GitHubApi,
  target: CommentTarget,
  [first, ...duplicates]: readonly Found[],
  body: string,
): Promise<Posted> {
  if (first === undefined) return { kind: 'none' };
  const { owner, repo } = target;
  for (const { id } of duplicates) await deleteComment(api, target, id);
  const { id, url } = first;
  if (isLater(first, target)) return { kind: 'outdated', url };
  await api.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
    owner,
    repo,
    comment_id: id,
    body,
  });
  return { kind: 'updated', url };
}

function isLater(
  a: Pick<Found, 'runId' | 'runAttempt'>,
  b: Pick<Found, 'runId' | 'runAttempt'>,
): boolean {
  return a.runId > b.runId || (a.runId === b.runId && a.runAttempt > b.runAttempt);
}

async function deleteComment(
  api: GitHubApi,
  { owner, repo }: Repository,
  id: number,
): Promise<void> {
  try {
    await api.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      owner,
      repo,
      comment_id: id,
    });
  } catch (error) {
    // Another run that met it was quicker.
    if (statusOf(error) !== 404) throw error;
  }
}
