import { dirname, join } from 'node:path';
import type { CommandContext } from '../../cli/context.ts';
import { reportPathsOf, writeReportFiles } from '../../cli/report-files.ts';
import { EXIT } from '../../errors.ts';
import { annotate, announce, setOutputs, writeSummary } from '../../github/channels.ts';
import { writeFileAtomically } from '../../host/atomic-write.ts';
import { annotationsOf } from '../../report/annotations.ts';
import {
  MAX_COMMENT_BYTES,
  MAX_SUMMARY_BYTES,
  renderReport,
  verdictLine,
} from '../../report/comment.ts';
import { defuseCommands, visible } from '../../report/escape.ts';
import { renderFailure } from '../../report/failure-report.ts';
import { pageName } from '../../results/order.ts';
import { drawHtml, drawWorst } from '../draw-report.ts';
import { commentOnRun } from '../comment-on-run.ts';
import { type Judged, judge } from '../judged.ts';
import { type ActionOptions, checkedOptions } from '../options.ts';
import { settingsOf } from '../option-texts.ts';
import { outputsOf } from '../outputs.ts';
import { postComment, wantsComment } from '../post-comment.ts';
import { stageArtifact } from '../stage-artifact.ts';
import { type ActionState, readState, type StepFailure, writeState } from '../state.ts';
import { failureOf } from '../step-failure.ts';

/**
 * Tells what was measured: log, summary, outputs, annotations, comment, in that order. What fails in
 * one of them is a warning and keeps none of the others from being heard.
 */
export async function report({ terminal, signal }: CommandContext): Promise<number> {
  const state = await readState(process.env['BOOBENCH_STATE']);
  const log = (text: string): void => terminal.out.write(`${defuseCommands(visible(text))}\n`);
  if (state.mode === 'comment' && state.failure === null) {
    await commentOnRun(state, log);
    return EXIT.passed;
  }
  const judged = await judgeOwn(state);
  const options = checkedOptions(settingsOf(state));
  await ('results' in judged
    ? reportResults(state, judged, options, { log, signal })
    : reportFailure(state, judged, options, log));
  return EXIT.passed;
}

async function judgeOwn(state: ActionState): Promise<Judged | StepFailure> {
  const { failure, resultsFile, base, wanted, event, options } = state;
  if (failure !== null) return failure;
  if (resultsFile === null) {
    const hint = 'The log of the step before says what happened.';
    return { message: 'the run wrote no results', hint, exitCode: EXIT.couldNotMeasure };
  }
  const isUploaded = options['upload-artifact'] === 'true';
  try {
    return await judge(state, {
      resultsPath: resultsFile,
      base,
      wantedSha: wanted?.sha ?? null,
      artifact: isUploaded ? state.artifact : null,
      runUrl: event.runUrl,
    });
  } catch (error) {
    return failureOf(error);
  }
}

type Log = (text: string) => void;

async function reportResults(
  state: ActionState,
  judged: Judged,
  options: ActionOptions,
  { log, signal }: { readonly log: Log; readonly signal: AbortSignal },
): Promise<void> {
  const { comparison, decision, context, results } = judged;
  const resultsFile = state.resultsFile ?? '.';
  const resultsPath = dirname(resultsFile);
  const line = verdictLine(decision);
  const exitCode = options.dryRun ? EXIT.passed : decision.exitCode;
  await writeState({ ...state, verdict: { exitCode, line } });
  log(line);
  for (const note of state.notes) log(`Note: ${note}`);
  const markdown = renderReport(comparison, decision, context, MAX_SUMMARY_BYTES);
  const reportPath = join(resultsPath, 'report.md');
  await heard('the report', () => writeFileAtomically(reportPath, markdown));
  await heard('the files', () => {
    const paths = reportPathsOf(settingsOf(state));
    return writeReportFiles(paths, results, comparison);
  });
  if (options.jobSummary) await heard('the summary', () => writeSummary(markdown));
  const drawn = { state, judged, resultsFile, options, signal };
  const html = await heard('the HTML report', () => drawHtml(drawn));
  const picture = await heard('the picture of a Boo', () => drawWorst(drawn));
  const staged = await heard('the artifact', async () =>
    options.uploadArtifact && !options.dryRun
      ? stageArtifact(
          state.folder,
          {
            results,
            report: markdown,
            resultsPath,
            include: options.includeOutputs,
            drawn: [html, picture].filter((path) => path !== null),
          },
          (page) => log(`left out of the artifact for its name: ${pageName(page)}`),
        )
      : null,
  );
  const outputs = {
    ...outputsOf(state, judged),
    'results-path': resultsPath,
    'report-path': html ?? reportPath,
  };
  await heard('the outputs', async () => setOutputs({ ...outputs, 'artifact-path': staged ?? '' }));
  if (options.annotations && results.shard === null) {
    await heard('the annotations', async () => annotate(annotationsOf(comparison, decision)));
  }
  await comment(state, judged, options, log);
}

async function comment(
  state: ActionState,
  { comparison, decision, context, results }: Judged,
  options: ActionOptions,
  log: Log,
): Promise<void> {
  const { pullRequest } = state.event;
  if (options.comment === 'off' || results.shard !== null) return;
  const body = renderReport(comparison, decision, context, MAX_COMMENT_BYTES);
  if (options.dryRun) {
    log('The comment, which is not posted (dry-run):');
    for (const line of body.split('\n')) log(line);
    return;
  }
  if (pullRequest === null) return;
  const create = wantsComment(options.comment, comparison, decision);
  const request = { issue: pullRequest.number, label: results.parser.label, body, create };
  const { level, text, url } = await postComment(state, request);
  if (level === 'info') log(text);
  else announce(level, visible(text));
  await heard('the outputs', async () => setOutputs({ 'comment-url': url }));
}

async function reportFailure(
  state: ActionState,
  { message, hint, exitCode }: StepFailure,
  options: ActionOptions,
  log: Log,
): Promise<void> {
  const { event, label } = state;
  await writeState({ ...state, verdict: { exitCode, line: `❌ Could not measure: ${message}` } });
  log(`Could not measure: ${message}`);
  if (hint !== null) log(hint);
  const markdown = renderFailure({ label, message, hint, runUrl: event.runUrl });
  if (options.jobSummary) await heard('the summary', () => writeSummary(markdown));
  const reason = visible(message);
  await heard('the outputs', async () =>
    setOutputs({ conclusion: 'failure', reason, 'baseline-source': 'none' }),
  );
  announce('error', visible(hint === null ? message : `${message}. ${hint}`));
  const isLeg = (state.options['shard'] ?? '') !== '';
  if (options.comment === 'off' || options.dryRun || isLeg || event.pullRequest === null) return;
  const request = { issue: event.pullRequest.number, label, body: markdown, create: true };
  const { level, text, url } = await postComment(state, request);
  if (level === 'info') log(text);
  else announce(level, visible(text));
  await heard('the outputs', async () => setOutputs({ 'comment-url': url }));
}

/** Uses one channel; what goes wrong there is said and goes no further. */
async function heard<T>(what: string, use: () => Promise<T>): Promise<T | null> {
  try {
    return await use();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    announce('warning', visible(`${what} could not be written: ${text}`));
    return null;
  }
}
