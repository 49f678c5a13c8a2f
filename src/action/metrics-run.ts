import { gateMetrics, readMetrics } from '../app/compare.ts';
import { type MetricsRun, runMetrics } from '../app/metrics-run.ts';
import type { CommandContext } from '../cli/context.ts';
import { metricsPoliciesOf, metricsRequestOf } from '../cli/metrics-settings.ts';
import { RunProgress, runRequestOf } from '../cli/run-request.ts';
import type { Settings } from '../cli/settings.ts';
import { renderMetricsComparison } from '../report/metrics-gate-terminal.ts';
import { renderMetrics } from '../report/metrics-terminal.ts';
import { settingsWith } from './option-texts.ts';
import type { ActionState } from './state.ts';

/** Runs the parser on the pages of a ground truth, scores what it wrote and prints it. */
export async function measuredMetrics(
  state: ActionState,
  context: CommandContext,
): Promise<ActionState> {
  const { out } = context.terminal;
  // What a run left on a machine that is used again is of no use to this one.
  const settings = settingsWith(state, { fresh: 'true' });
  const base = state.base === null ? null : await readMetrics(state.base.path);
  const { metrics, metricsFile } = await runMetricsBy(settings, context);
  out.write(renderMetrics(metrics, out));
  if (base !== null) {
    const { comparison, decision } = gateMetrics(base, metrics, metricsPoliciesOf(settings));
    out.write(`\n${renderMetricsComparison(comparison, decision, out)}`);
  }
  return { ...state, resultsFile: metricsFile };
}

/** @throws as `runMetrics` does */
export async function runMetricsBy(
  settings: Settings,
  { terminal, signal }: CommandContext,
): Promise<MetricsRun> {
  const request = runRequestOf(settings, { base: null, allow: [] });
  const progress = new RunProgress(terminal.err, signal);
  try {
    return await runMetrics({ run: request, metrics: metricsRequestOf(settings) }, progress.events);
  } finally {
    progress.end();
  }
}
