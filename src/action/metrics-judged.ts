import { gateMetrics, readMetrics } from '../app/compare.ts';
import { metricsPoliciesOf } from '../cli/metrics-settings.ts';
import type { MetricsComparison } from '../gate/metrics-compare.ts';
import type { MetricsDecision } from '../gate/metrics-policy.ts';
import type { ReportContext } from '../report/comment.ts';
import type { MetricsResults } from '../results/metrics-model.ts';
import type { JudgeInput } from './judged.ts';
import { settingsOf } from './option-texts.ts';
import type { ActionState } from './state.ts';

/** Document metrics, what they are compared with, and what came of it. */
export interface MetricsJudged {
  readonly suite: 'docmetrics';
  readonly results: MetricsResults;
  readonly comparison: MetricsComparison;
  readonly decision: MetricsDecision;
  readonly context: ReportContext;
}

/** As `judge` for document metrics. */
export async function judgeMetrics(state: ActionState, input: JudgeInput): Promise<MetricsJudged> {
  const results = await readMetrics(input.resultsPath);
  const base = input.base === null ? null : await readMetrics(input.base.path);
  const gate = gateMetrics(base, results, metricsPoliciesOf(settingsOf(state)));
  const context: ReportContext = {
    label: results.parser.label,
    baselineSource: input.base?.source ?? 'none',
    wantedBase: input.wantedSha,
    commitsBehind: input.base?.commitsBehind ?? null,
    suite: 'docmetrics',
    dataset: results.dataset.source,
    command: results.parser.command,
    timeoutMs: results.timeoutMs,
    runUrl: input.runUrl,
    artifact: input.artifact,
    notes: state.notes,
  };
  return { suite: 'docmetrics', results, ...gate, context };
}
