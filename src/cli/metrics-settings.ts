import type { MetricsRequest } from '../app/metrics.ts';
import { type Profile, PROFILES } from '../docmetrics/profile.ts';
import { InputError } from '../errors.ts';
import { METRICS } from '../gate/metric-names.ts';
import type { MetricsPolicies } from '../gate/metrics-policy.ts';
import { parseMetricsFailOn, parseMinimum } from '../gate/metrics-policy-text.ts';
import type { Suite } from '../results/held.ts';
import type { MetricsSelection } from '../results/metrics-model.ts';
import { choiceOf } from './choices.ts';
import { VERSION } from './context.ts';
import { labelOf } from './gate-settings.ts';
import { invalidOption, type Settings } from './settings.ts';

/** What is measured. @throws InputError for anything else */
export function suiteOf(settings: Settings): Suite {
  return choiceOf(settings, 'suite', ['boobench', 'docmetrics']);
}

/** What is to be scored, and how, but for the predictions. */
export function metricsRequestOf(settings: Settings): Omit<MetricsRequest, 'predictions' | 'run'> {
  return {
    truth: settings.required('gt'),
    profile: profileOf(settings),
    drawsFormulas: !settings.flag('no-formulas'),
    selection: metricsSelectionOf(settings),
    maxOutputBytes: settings.bytes('max-output'),
    quotes: !settings.flag('redact'),
    label: labelOf(settings),
    toolVersion: VERSION,
  };
}

/** Options that mean nothing to document metrics: whoever sets one waits for what never comes. */
const OTHER_SUITE = [
  'min-ghost-free',
  'max-lost',
  'allow-list',
  'badge-path',
  'junit-path',
  'sarif-path',
  'shard',
];

/**
 * The policies on document metrics.
 *
 * @throws InputError for a policy that is not one, and for options of the other suite
 */
export function metricsPoliciesOf(settings: Settings): MetricsPolicies {
  const other = OTHER_SUITE.find((name) => (settings.given(name) ?? '') !== '');
  if (other !== undefined) {
    throw new InputError('other-suite', `${other} is given, but it is not of suite docmetrics`, {
      hint: `Leave --${other} out; policies are metric-drop and min-overall and its like.`,
    });
  }
  return {
    drops: parseMetricsFailOn(settings.given('fail-on') || undefined),
    minimums: METRICS.flatMap(
      (metric) => parseMinimum(metric, settings.text(`min-${metric.name}`) ?? '') ?? [],
    ),
    failOnMissingBaseline: settings.flag('fail-on-missing-baseline'),
  };
}

function metricsSelectionOf(settings: Settings): MetricsSelection {
  return {
    subjects: settings.list('subjects'),
    excludedSubjects: settings.list('exclude-subjects'),
    pages: settings.list('pages'),
    maxPages: settings.whole('max-pages', 1),
  };
}

/** @throws InputError for a profile that there is not */
export function profileOf(settings: Settings): Profile {
  const name = settings.required('profile');
  const found = PROFILES.find((profile) => profile.name === name);
  if (found !== undefined) return found;
  throw invalidOption('profile', PROFILES.map((profile) => profile.name).join(', '), name);
}
