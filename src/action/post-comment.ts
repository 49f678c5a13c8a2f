import type { Comparison } from '../gate/compare.ts';
import type { GateDecision } from '../gate/policy.ts';
import { openApi, permissionHint } from '../github/api.ts';
import { type Posted, writeComment } from '../github/comment.ts';
import { readOnlyReason } from '../github/event.ts';
import type { ActionOptions } from './options.ts';
import type { ActionState } from './state.ts';

export interface CommentRequest {
  readonly issue: number;
  readonly label: string;
  readonly body: string;
  /** Whether a comment is made where there is none; one that is there is always updated. */
  readonly create: boolean;
}

/** What to tell the reader of the log. */
export interface CommentOutcome {
  readonly level: 'info' | 'notice' | 'warning';
  readonly text: string;
  readonly url: string | null;
}

/** Writes the comment of a pull request; a failure is a sentence, never an exception. */
export async function postComment(
  { event }: ActionState,
  { issue, label, body, create }: CommentRequest,
): Promise<CommentOutcome> {
  const reason = readOnlyReason(event);
  if (reason !== null) {
    return say('notice', `No comment: ${reason}. The report is in the summary of the job.`);
  }
  const token = process.env['BOOBENCH_GITHUB_TOKEN'] ?? '';
  if (token === '') return say('notice', 'No comment: github-token is empty.');
  const { owner, repository: repo, runId, runAttempt } = event;
  const target = { owner, repo, issue, label, runId, runAttempt };
  try {
    const posted = await writeComment(openApi(token), target, body, create);
    return { level: 'info', text: TEXTS[posted.kind], url: 'url' in posted ? posted.url : null };
  } catch (error) {
    const why = permissionHint(error, 'pull-requests: write');
    const text = error instanceof Error ? error.message : String(error);
    return say('warning', `No comment: ${why ?? text}. The report is in the summary of the job.`);
  }
}

const TEXTS: Readonly<Record<Posted['kind'], string>> = {
  created: 'Commented on the pull request.',
  updated: 'Updated the comment of the pull request.',
  outdated: 'A later run has commented already; its comment stays.',
  none: 'No comment: there is nothing to say, and none to update.',
};

function say(level: CommentOutcome['level'], text: string): CommentOutcome {
  return { level, text, url: null };
}

/** Whether a pull request without a comment gets one (input `comment`). */
export function wantsComment(
  when: ActionOptions['comment'],
  comparison: Comparison,
  { conclusion }: GateDecision,
): boolean {
  if (when === 'off') return false;
  if (when === 'always' || conclusion === 'failure') return true;
  return when === 'changes' && hasChanges(comparison);
}

function hasChanges({ pages }: Comparison): boolean {
  const quiet = new Set(['unchanged', 'still-boo', 'still-lost', 'allowed']);
  return pages.some(({ change, head }) =>
    change === 'added' ? head?.outcome !== 'ghost-free' : !quiet.has(change),
  );
}
