import { annotationsOf } from '../report/annotations.ts';
import { renderReport } from '../report/comment.ts';
import { metricsAnnotations } from '../report/metrics-annotations.ts';
import { renderMetricsReport } from '../report/metrics-comment.ts';
import { type JudgeInput, judge } from './judged.ts';
import { judgeMetrics } from './metrics-judged.ts';
import { metricsOutputsOf } from './metrics-outputs.ts';
import { outputsOf } from './outputs.ts';
import { hasChanges, hasMetricsChanges } from './post-comment.ts';
import type { ActionState } from './state.ts';
import type { AnyJudged, Told } from './told.ts';

/**
 * Compares results of the state's suite with their base under the policies of the options.
 *
 * @throws InputError for results, an allow-list or policies that cannot be read
 */
export function judgeAny(state: ActionState, input: JudgeInput): Promise<AnyJudged> {
  return state.suite === 'docmetrics' ? judgeMetrics(state, input) : judge(state, input);
}

/** What the channels say of it. */
export function tell(state: ActionState, judged: AnyJudged): Told {
  if (judged.suite === 'docmetrics') {
    const { comparison, decision, context, results } = judged;
    return {
      label: results.parser.label,
      decision,
      isShard: false,
      hasChanges: hasMetricsChanges(comparison),
      markdown: (maxBytes) => renderMetricsReport(comparison, decision, context, maxBytes),
      annotations: () => metricsAnnotations(comparison, decision),
      outputs: metricsOutputsOf(state, judged),
    };
  }
  const { comparison, decision, context, results } = judged;
  return {
    label: results.parser.label,
    decision,
    isShard: results.shard !== null,
    hasChanges: hasChanges(comparison),
    markdown: (maxBytes) => renderReport(comparison, decision, context, maxBytes),
    annotations: () => annotationsOf(comparison, decision),
    outputs: outputsOf(state, judged),
  };
}
