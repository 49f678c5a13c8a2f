import { announce, setOutputs, writeSummary } from '../github/channels.ts';
import { EXIT } from '../errors.ts';
import { MAX_COMMENT_BYTES, verdictLine } from '../report/comment.ts';
import { visible } from '../report/escape.ts';
import { checkedOptions } from './options.ts';
import { settingsOf } from './option-texts.ts';
import { postComment, wantsComment } from './post-comment.ts';
import { type ActionState, writeState } from './state.ts';
import { judgeAny, tell } from './tell.ts';

/**
 * `mode: comment`: posts what the run of a fork could not. The job of that run has decided already, so
 * this one passes whatever it says.
 */
export async function commentOnRun(state: ActionState, log: (text: string) => void): Promise<void> {
  const options = checkedOptions(settingsOf(state));
  for (const note of state.notes) log(`Note: ${note}`);
  for (const subject of state.subjects) {
    const { event } = state;
    const judged = await judgeAny(
      { ...state, notes: [] },
      {
        resultsPath: subject.resultsPath,
        base: subject.base,
        wantedSha: subject.wanted.sha,
        artifact: subject.artifact,
        runUrl: `${event.serverUrl}/${event.owner}/${event.repository}/actions/runs/${event.workflowRun?.id ?? 0}`,
      },
    );
    const told = tell({ ...state, base: subject.base }, judged);
    const { decision, outputs } = told;
    log(verdictLine(decision));
    const body = told.markdown(MAX_COMMENT_BYTES);
    if (options.jobSummary) await writeSummary(body);
    if (options.dryRun || options.comment === 'off') {
      setOutputs(outputs);
      continue;
    }
    const create = wantsComment(options.comment, told);
    const request = { issue: subject.issue, label: told.label, body, create };
    const { level, text, url } = await postComment(state, request);
    if (level === 'info') log(text);
    else announce(level, visible(text));
    setOutputs({ ...outputs, 'comment-url': url });
  }
  const line = `${state.subjects.length} of the run's results commented on.`;
  await writeState({ ...state, verdict: { exitCode: EXIT.passed, line } });
}
