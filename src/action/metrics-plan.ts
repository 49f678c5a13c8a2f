import { truthRevision } from '../app/metrics-house.ts';
import { metricsPoliciesOf, metricsRequestOf } from '../cli/metrics-settings.ts';
import type { Settings } from '../cli/settings.ts';
import { CDM_NAME } from '../docmetrics/cdm.ts';
import { METRICS_VERSION } from '../docmetrics/version.ts';
import { metricsComparabilityKey } from '../results/metrics-comparability.ts';
import type { ActionState } from './state.ts';
import { failureOf } from './step-failure.ts';

/**
 * Plans a run on a ground truth: what a base has to share with it.
 *
 * @throws InputError for options that cannot be used
 */
export async function planMetrics(state: ActionState, settings: Settings): Promise<ActionState> {
  settings.required('command');
  metricsPoliciesOf(settings);
  const request = metricsRequestOf(settings);
  let revision: string;
  try {
    revision = await truthRevision(request);
  } catch (error) {
    return { ...state, failure: failureOf(error) };
  }
  const comparability = metricsComparabilityKey({
    dataset: { revision },
    parser: { label: state.label },
    metricsVersion: METRICS_VERSION,
    profile: request.profile.name,
    formulas: request.drawsFormulas ? CDM_NAME : null,
    timeoutMs: settings.minutes('timeout-minutes'),
  });
  return { ...state, comparability };
}
