import { EXIT } from '../errors.ts';
import type { Comparison } from './compare.ts';
import { pagesText, type GateFailure } from './failure.ts';
import { failedLimits, type Limits } from './limits.ts';
import type { FailOn } from './policy-text.ts';
import { failedRises } from './rises.ts';

export interface Policies extends Limits {
  /** Empty for `never`. */
  readonly failOn: readonly FailOn[];
  readonly failOnMissingBaseline: boolean;
}

export type Conclusion = 'success' | 'failure' | 'neutral';

export interface GateDecision {
  readonly conclusion: Conclusion;
  /** Why, in sentences for people. */
  readonly reason: string;
  readonly failures: readonly GateFailure[];
  /** 0; 1 when a policy failed; 3 when none did but pages could not be measured. */
  readonly exitCode: (typeof EXIT)['passed' | 'regression' | 'couldNotMeasure'];
}

/**
 * Decides whether a run passes.
 *
 * - Policies against the base apply to comparable runs only; limits and unmeasured pages always.
 * - A failed policy is certain whatever the unmeasured pages hold, so it decides the exit code: 1
 *   before 3.
 * - `neutral`, exit code 0, when nothing failed and nothing could be compared: no baseline, not
 *   comparable, no page that both runs judged, or a shard that awaits its merge.
 */
export function decide(comparison: Comparison, policies: Policies): GateDecision {
  const failed = [
    ...(comparison.baseline.kind === 'comparable' ? failedRises(comparison, policies.failOn) : []),
    ...failedLimits(comparison, policies),
    ...missingBaseline(comparison, policies),
  ];
  const unmeasured = unmeasuredPages(comparison);
  const failures = [...failed, ...unmeasured];
  if (failures.length > 0) {
    return {
      conclusion: 'failure',
      reason: failures.map(({ sentence }) => sentence).join(' '),
      failures,
      exitCode: failed.length > 0 ? EXIT.regression : EXIT.couldNotMeasure,
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

function missingBaseline(comparison: Comparison, policies: Policies): GateFailure[] {
  if (!policies.failOnMissingBaseline || comparison.baseline.kind !== 'none') return [];
  const sentence = 'There is no baseline to compare with.';
  return [{ policy: 'fail-on-missing-baseline', sentence, pages: [] }];
}

/** A run that lacks pages, or could not judge some, has not passed whatever the others say. */
function unmeasuredPages(comparison: Comparison): GateFailure[] {
  const failures: GateFailure[] = [];
  const errors = comparison.pages.filter((page) => page.change === 'error');
  if (errors.length > 0) {
    const sentence = `${pagesText(errors.length)} could not be judged.`;
    failures.push({ policy: 'error', sentence, pages: errors });
  }
  const missing = comparison.pages.filter((page) => page.change === 'not-run');
  if (missing.length > 0 && comparison.headShard === null) {
    const sentence = `${pagesText(missing.length)} of the base did not run.`;
    failures.push({ policy: 'not-run', sentence, pages: missing });
  }
  if (comparison.pages.every((page) => page.head === null)) {
    failures.push({ policy: 'no-pages', sentence: 'The run has no pages.', pages: [] });
  }
  return failures;
}

function whyNeutral(comparison: Comparison, limits: Limits): string | null {
  const { baseline } = comparison;
  if (baseline.kind === 'none') return withoutBaseline(limits);
  if (baseline.kind === 'not-comparable') {
    return `Not comparable with the base because ${baseline.reasons.join('; ')}.`;
  }
  if (comparison.compared.pages === 0) return 'No page was judged in both runs and counts.';
  if (comparison.headShard !== null && comparison.counts['not-run'] > 0) {
    const { index, total } = comparison.headShard;
    return `This is shard ${index}/${total}; merge the shards to decide.`;
  }
  return null;
}

/** Without a base the limits alone were looked at: whoever set one is told that it holds. */
function withoutBaseline({ minGhostFree, maxLost }: Limits): string {
  const kept = [
    ...(minGhostFree.length === 0 ? [] : ['min-ghost-free']),
    ...(maxLost === null ? [] : ['max-lost']),
  ];
  if (kept.length === 0) return 'There is no baseline to compare with.';
  const verb = kept.length === 1 ? 'is' : 'are';
  return `There is no baseline to compare with; ${kept.join(' and ')} ${verb} kept.`;
}

function successReason(comparison: Comparison): string {
  const { counts, compared } = comparison;
  const fixed = counts.fixed === 0 ? '' : `, ${counts.fixed} fixed`;
  const flaky = counts.flaky === 0 ? '' : `, ${counts.flaky} flaky and not counted`;
  const allowed = counts.allowed === 0 ? '' : `, ${counts.allowed} on the allow-list`;
  return `${pagesText(compared.pages)} compared with the base${fixed}${flaky}${allowed}.`;
}
