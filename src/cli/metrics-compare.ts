import { gateMetrics } from '../app/compare.ts';
import { metricsGateJson } from '../report/metrics-gate-json.ts';
import { renderMetricsComparison } from '../report/metrics-gate-terminal.ts';
import type { MetricsResults } from '../results/metrics-model.ts';
import type { CommandContext } from './context.ts';
import { metricsPoliciesOf } from './metrics-settings.ts';

/** `boobench compare` of two files of document metrics. */
export async function compareMetricsFiles(
  { settings, terminal }: CommandContext,
  base: MetricsResults,
  head: MetricsResults,
): Promise<number> {
  const { comparison, decision } = gateMetrics(base, head, metricsPoliciesOf(settings));
  terminal.out.write(
    settings.flag('json')
      ? `${JSON.stringify(metricsGateJson(comparison, decision), null, 2)}\n`
      : renderMetricsComparison(comparison, decision, terminal.out),
  );
  return decision.exitCode;
}
