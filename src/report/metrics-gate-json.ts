import { METRICS } from '../gate/metric-names.ts';
import { type MetricsComparison, pagesThatLost } from '../gate/metrics-compare.ts';
import type { MetricsDecision } from '../gate/metrics-policy.ts';
import type { Totals } from '../results/metrics-model.ts';

type Values = Readonly<Record<string, number | null>>;

/** A comparison of metrics for programs. */
export interface MetricsGateJson {
  readonly suite: 'docmetrics';
  readonly conclusion: MetricsDecision['conclusion'];
  readonly reason: string;
  readonly exitCode: number;
  readonly baseline: MetricsComparison['baseline'];
  readonly baseCommit: string | null;
  readonly headCommit: string | null;
  readonly comparedPages: number;
  /** By the names of policies; edit distances 0 to 1, everything else up to 100. */
  readonly totals: { readonly base: Values; readonly head: Values };
  readonly failures: readonly {
    readonly policy: string;
    readonly sentence: string;
    readonly pages: readonly string[];
  }[];
  /** Pages that lost overall, the most first. */
  readonly lost: readonly { readonly id: string; readonly drop: number | null }[];
}

/** What changed, and what came of it. */
export function metricsGateJson(
  comparison: MetricsComparison,
  decision: MetricsDecision,
): MetricsGateJson {
  const { baseline, base, head, compared } = comparison;
  return {
    suite: 'docmetrics',
    conclusion: decision.conclusion,
    reason: decision.reason,
    exitCode: decision.exitCode,
    baseline,
    baseCommit: base?.commit ?? null,
    headCommit: head.commit,
    comparedPages: compared.pages,
    totals: { base: valuesOf(compared.base), head: valuesOf(compared.head) },
    failures: decision.failures.map(({ policy, sentence, pages }) => ({
      policy,
      sentence,
      pages: pages.map(({ id }) => id),
    })),
    lost: pagesThatLost(comparison).map(({ id, drop }) => ({ id, drop })),
  };
}

function valuesOf(totals: Totals): Values {
  return Object.fromEntries(METRICS.map(({ name, of }) => [name, of(totals)]));
}
