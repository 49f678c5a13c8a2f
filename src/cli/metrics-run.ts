import { join } from 'node:path';
import { runMetrics } from '../app/metrics-run.ts';
import { REPORT } from '../app/run-folder.ts';
import { gateMetrics, readMetrics } from '../app/compare.ts';
import { visible } from '../report/escape.ts';
import { renderMetricsComparison, renderMetricsDecision } from '../report/metrics-gate-terminal.ts';
import { renderMetrics } from '../report/metrics-terminal.ts';
import { serializeMetrics } from '../results/metrics-file.ts';
import type { CommandContext } from './context.ts';
import { writeMetricsHtml } from './metrics-html.ts';
import { metricsPoliciesOf, metricsRequestOf } from './metrics-settings.ts';
import { RunProgress, runRequestOf } from './run-request.ts';

/** `boobench run --suite docmetrics`: the parser on the pages of a ground truth, then the metrics. */
export async function runMetricsCommand(context: CommandContext): Promise<number> {
  const { settings, terminal, signal } = context;
  const policies = metricsPoliciesOf(settings);
  const basePath = settings.text('baseline-path');
  const base = basePath === null ? null : await readMetrics(basePath);
  const metricsRequest = metricsRequestOf(settings);
  const request = runRequestOf(settings, { base: null, allow: [] });
  const progress = new RunProgress(terminal.err, signal);
  try {
    const done = await runMetrics({ run: request, metrics: metricsRequest }, progress.events);
    progress.end();
    if (settings.flag('json')) terminal.out.write(serializeMetrics(done.metrics));
    else {
      terminal.out.write(renderMetrics(done.metrics, terminal.out));
      terminal.out.write(`Results: ${visible(done.metricsFile)}\n`);
    }
    const { comparison, decision } = gateMetrics(base, done.metrics, policies);
    const report = settings.flag('json') ? terminal.err : terminal.out;
    if (base !== null) {
      report.write(`\n${renderMetricsComparison(comparison, decision, report)}`);
    } else if (policies.minimums.length > 0 || decision.conclusion === 'failure') {
      report.write(`\n${renderMetricsDecision(decision, report)}`);
    }
    const path = join(request.resultsPath, REPORT);
    await writeMetricsHtml(settings, { comparison, decision }, path);
    report.write(`Report: ${visible(path)}\n`);
    return decision.exitCode;
  } finally {
    progress.end();
  }
}
