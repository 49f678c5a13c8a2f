import { dirname, join } from 'node:path';
import { REPORT } from '../app/run-folder.ts';
import { writeMetricsHtml } from '../cli/metrics-html.ts';
import { reportPathsOf, writeReportFiles } from '../cli/report-files.ts';
import { pageName } from '../results/order.ts';
import { drawHtml, drawWorst } from './draw-report.ts';
import { settingsOf } from './option-texts.ts';
import type { ActionOptions } from './options.ts';
import { stageArtifact, stageMetrics } from './stage-artifact.ts';
import type { ActionState } from './state.ts';
import type { AnyJudged } from './told.ts';

/** A run that was judged, and what of it is to be left. */
export interface LeftRun {
  readonly state: ActionState;
  readonly judged: AnyJudged;
  readonly resultsFile: string;
  readonly options: ActionOptions;
  /** Markdown. */
  readonly report: string;
  readonly signal: AbortSignal;
  /** Uses one channel; what goes wrong there is said and goes no further. */
  readonly heard: <T>(what: string, use: () => Promise<T>) => Promise<T | null>;
  readonly log: (text: string) => void;
}

/** Paths of what was left; null for what there is none of. */
export interface LeftFiles {
  readonly html: string | null;
  readonly staged: string | null;
}

/** Writes the files that were asked for, the HTML report, and what the artifact holds. */
export async function leaveFiles(left: LeftRun): Promise<LeftFiles> {
  const { state, judged, resultsFile, options, report, signal, heard, log } = left;
  const resultsPath = dirname(resultsFile);
  const isStaged = options.uploadArtifact && !options.dryRun;
  const include = options.includeOutputs;
  const leftOut = (name: string): void => log(`left out of the artifact for its name: ${name}`);
  if (judged.suite === 'docmetrics') {
    const { results } = judged;
    const path = join(resultsPath, REPORT);
    const html = await heard('the HTML report', async () => {
      await writeMetricsHtml(settingsOf(state), judged, path);
      return path;
    });
    const drawn = html === null ? [] : [html];
    const content = { results, report, resultsPath, include, drawn };
    const staged = await heard('the artifact', async () =>
      isStaged ? stageMetrics(state.folder, content, leftOut) : null,
    );
    return { html, staged };
  }
  const { results, comparison } = judged;
  await heard('the files', () =>
    writeReportFiles(reportPathsOf(settingsOf(state)), results, comparison),
  );
  const drawing = { state, judged, resultsFile, options, signal };
  const html = await heard('the HTML report', () => drawHtml(drawing));
  const picture = await heard('the picture of a Boo', () => drawWorst(drawing));
  const drawn = [html, picture].filter((path) => path !== null);
  const content = { results, report, resultsPath, include, drawn };
  const staged = await heard('the artifact', async () =>
    isStaged ? stageArtifact(state.folder, content, (page) => leftOut(pageName(page))) : null,
  );
  return { html, staged };
}
