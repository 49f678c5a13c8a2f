import { announce, setOutputs, writeSummary } from '../github/channels.ts';
import { EXIT } from '../errors.ts';
import { MAX_COMMENT_BYTES, renderReport, verdictLine } from '../report/comment.ts';
import { visible } from '../report/escape.ts';
import { judge } from './judged.ts';
import { checkedOptions } from './options.ts';
import { settingsOf } from './option-texts.ts';
import { outputsOf } from './outputs.ts';
import { postComment, wantsComment } from './post-comment.ts';
import { type ActionState, writeState } from './state.ts';

/**
 * `mode: comment`: posts what the run of a fork could not. The job of that run has decided already, so
 * this one passes whatever it says.
 */
export async function commentOnRun(state: ActionState, log: (text: string) => void): Promise<void> {
  const options = checkedOptions(settingsOf(state));
  for (const note of state.notes) log(`Note: ${note}`);
  for (const subject of state.subjects) {
    const { event } = state;
    const judged = await judge(
      { ...state, notes: [] },
      {
        resultsPath: subject.resultsPath,
        base: subject.base,
        wantedSha: subject.wanted.sha,
        artifact: subject.artifact,
        runUrl: `${event.serverUrl}/${event.owner}/${event.repository}/actions/runs/${event.workflowRun?.id ?? 0}`,
      },
    );
    const { comparison, decision, context, results } = judged;
    log(verdictLine(decision));
    const body = renderReport(comparison, decision, context, MAX_COMMENT_BYTES);
    if (options.jobSummary) await writeSummary(body);
    const outputs = outputsOf({ ...state, base: subject.base }, judged);
    if (options.dryRun || options.comment === 'off') {
      setOutputs(outputs);
      continue;
    }
    const create = wantsComment(options.comment, comparison, decision);
    const request = { issue: subject.issue, label: results.parser.label, body, create };
    const { level, text, url } = await postComment(state, request);
    if (level === 'info') log(text);
    else announce(level, visible(text));
    setOutputs({ ...outputs, 'comment-url': url });
  }
  const line = `${state.subjects.length} of the run's results commented on.`;
  await writeState({ ...state, verdict: { exitCode: EXIT.passed, line } });
}
