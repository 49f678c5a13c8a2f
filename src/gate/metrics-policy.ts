import { EXIT } from '../errors.ts';
import { pagesText } from './failure.ts';
import { type Metric, pagePoints, pointsOf } from './metric-names.ts';
import { type MetricsComparison, type MetricsPair, ROUNDING } from './metrics-compare.ts';
import type { MetricDrop, MetricMinimum } from './metrics-policy-text.ts';
import type { Conclusion, GateDecision } from './policy.ts';

export interface MetricsPolicies {
  /** Empty for `never`. */
  readonly drops: readonly MetricDrop[];
  readonly minimums: readonly MetricMinimum[];
  readonly failOnMissingBaseline: boolean;
}

/** A policy that failed. */
export interface MetricsFailure {
  /** As the user wrote it, such as `metric-drop:overall:1`; or `error`, `not-run`, `no-pages`. */
  readonly policy: string;
  /** One sentence for people, with no foreign text in it. */
  readonly sentence: string;
  /** The pages behind it, by id. */
  readonly pages: readonly MetricsPair[];
  /** True where what it looks at could not be measured, so that it says nothing of the parser. */
  readonly unmeasured: boolean;
}

export interface MetricsDecision {
  readonly conclusion: Conclusion;
  /** Why, in sentences for people. */
  readonly reason: string;
  readonly failures: readonly MetricsFailure[];
  /** 0; 1 when a metric dropped or a limit is broken; 3 when none did but something was not measured. */
  readonly exitCode: GateDecision['exitCode'];
}

/**
 * Decides whether the metrics of a parse pass.
 *
 * - Drops are looked at in comparable files only, over the pages that both measured.
 * - A limit is looked at when every page was measured: the total of a part says nothing of the whole.
 * - Pages that were not measured, and a policy on what the pages do not have, fail on their own.
 * - `neutral`, exit code 0, when nothing failed and nothing could be compared.
 */
export function decideMetrics(
  comparison: MetricsComparison,
  policies: MetricsPolicies,
): MetricsDecision {
  const failures = [
    ...(comparison.baseline.kind === 'comparable'
      ? policies.drops.flatMap((drop) => tooMuchLost(comparison, drop) ?? [])
      : []),
    ...brokenLimits(comparison, policies.minimums),
    ...missingBaseline(comparison, policies),
    ...unmeasuredPages(comparison),
  ];
  if (failures.length > 0) {
    const isRegression = failures.some(({ unmeasured }) => !unmeasured);
    return {
      conclusion: 'failure',
      reason: failures.map(({ sentence }) => sentence).join(' '),
      failures,
      exitCode: isRegression ? EXIT.regression : EXIT.couldNotMeasure,
    };
  }
  const open = whyNeutral(comparison, policies);
  return {
    conclusion: open === null ? 'success' : 'neutral',
    reason: open ?? successReason(comparison),
    failures,
    exitCode: EXIT.passed,
  };
}

function tooMuchLost(
  { compared, pages }: MetricsComparison,
  { metric, points }: MetricDrop,
): MetricsFailure | null {
  if (compared.pages === 0) return null;
  const policy = `metric-drop:${metric.name}:${points}`;
  const from = pointsOf(metric, compared.base);
  const to = pointsOf(metric, compared.head);
  if (from === null || to === null) {
    const where = from === null && to === null ? '' : from === null ? ' in the base' : ' here';
    return notMeasured(policy, metric, where);
  }
  const drop = from - to;
  if (drop <= points + ROUNDING) return null;
  const lost = pages.filter(({ base, head, compared: isCompared }) => {
    if (!isCompared || base === null || head === null) return false;
    const [was, is] = [pagePoints(metric, base), pagePoints(metric, head)];
    return was !== null && is !== null && was - is > ROUNDING;
  });
  const [was, is] = [shownValue(metric, compared.base), shownValue(metric, compared.head)];
  const verb = metric.kind === 'edit' ? 'rose' : 'dropped';
  const worse = metric.kind === 'edit' ? ', which is worse' : '';
  const allowed = points === 1 ? '1 is' : `${points} are`;
  const sentence = `${metric.title} ${verb} by ${above(drop, points)} points${worse}: from ${was} to ${is}; ${allowed} allowed.`;
  return { policy, sentence, pages: lost, unmeasured: false };
}

function brokenLimits(
  { head }: MetricsComparison,
  minimums: readonly MetricMinimum[],
): MetricsFailure[] {
  if (head.counts.errors > 0) return [];
  return minimums.flatMap(({ metric, points }) => {
    const policy = `min-${metric.name} ${points}`;
    const value = pointsOf(metric, head.totals);
    if (value === null) return [notMeasured(policy, metric, '')];
    if (value >= points - ROUNDING) return [];
    const isEdit = metric.kind === 'edit';
    const worth = isEdit ? `, worth ${value.toFixed(2)} points` : '';
    const sentence = `${metric.title} is ${shownValue(metric, head.totals)}${worth}; at least ${points} points are wanted.`;
    return [{ policy, sentence, pages: [], unmeasured: false }];
  });
}

function notMeasured(policy: string, { needs }: Metric, where: string): MetricsFailure {
  const sentence = `There are no ${needs}${where} to hold ${policy} against.`;
  return { policy, sentence, pages: [], unmeasured: true };
}

function missingBaseline(
  { baseline }: MetricsComparison,
  { failOnMissingBaseline }: MetricsPolicies,
): MetricsFailure[] {
  if (!failOnMissingBaseline || baseline.kind !== 'none') return [];
  const sentence = 'There is no baseline to compare with.';
  return [{ policy: 'fail-on-missing-baseline', sentence, pages: [], unmeasured: false }];
}

function unmeasuredPages({ pages, head, baseline }: MetricsComparison): MetricsFailure[] {
  const failures: MetricsFailure[] = [];
  const fail = (policy: string, sentence: string, own: readonly MetricsPair[]): void => {
    failures.push({ policy, sentence, pages: own, unmeasured: true });
  };
  const errors = pages.filter((page) => page.head?.error === true);
  if (errors.length > 0)
    fail('error', `${pagesText(errors.length)} could not be measured.`, errors);
  const gone = pages.filter((page) => page.head === null);
  if (gone.length > 0 && baseline.kind === 'comparable') {
    const verb = gone.length === 1 ? 'is' : 'are';
    fail('not-run', `${pagesText(gone.length)} of the base ${verb} not here.`, gone);
  }
  if (head.pages.length === 0) fail('no-pages', 'There are no pages.', []);
  else if (errors.length === 0 && head.totals.scorable === 0) {
    fail('no-pages', 'The ground truth has nothing that can be scored.', []);
  }
  return failures;
}

function whyNeutral(
  { baseline, compared }: MetricsComparison,
  { minimums }: MetricsPolicies,
): string | null {
  switch (baseline.kind) {
    case 'none': {
      const kept = minimums.map(({ metric }) => `min-${metric.name}`);
      const verb = kept.length === 1 ? 'is' : 'are';
      const limits = kept.length === 0 ? '' : `; ${kept.join(' and ')} ${verb} kept`;
      return `There is no baseline to compare with${limits}.`;
    }
    case 'not-comparable':
      return `Not comparable with the base because ${baseline.reasons.join('; ')}.`;
    case 'comparable':
      return compared.pages === 0 ? 'No page was measured in both.' : null;
  }
}

function successReason({ compared }: MetricsComparison): string {
  const [was, is] = [compared.base.overall, compared.head.overall];
  const overall =
    was === null || is === null ? '' : `: overall ${was.toFixed(2)} before, ${is.toFixed(2)} now`;
  return `${pagesText(compared.pages)} compared with the base${overall}.`;
}

/** Points that do not read as the limit that they are above. */
function above(drop: number, limit: number): string {
  return drop.toFixed(drop - limit < 0.005 ? 6 : 2);
}

/** As tables print it; `–` for none. */
function shownValue({ kind, of }: Metric, totals: Parameters<Metric['of']>[0]): string {
  return of(totals)?.toFixed(kind === 'edit' ? 3 : 2) ?? '–';
}
