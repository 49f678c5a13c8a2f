import { METRICS } from '../gate/metric-names.ts';
import { visible } from '../report/escape.ts';
import type { MetricsJudged } from './metrics-judged.ts';
import type { ActionState } from './state.ts';

/** The outputs of the action for document metrics. */
export function metricsOutputsOf(
  state: ActionState,
  { results, decision, context }: MetricsJudged,
): Readonly<Record<string, string | number | null>> {
  const { counts, totals } = results;
  const metrics = Object.fromEntries(METRICS.map(({ name, of }) => [name, of(totals)]));
  return {
    conclusion: decision.conclusion,
    reason: visible(decision.reason),
    pages: counts.required,
    errors: counts.errors,
    missing: counts.missing,
    overall: totals.overall,
    metrics: JSON.stringify(metrics),
    'baseline-source': context.baselineSource,
    'baseline-sha': state.base?.sha ?? null,
    'dataset-cache-hit': String(state.datasetCacheHit),
  };
}
