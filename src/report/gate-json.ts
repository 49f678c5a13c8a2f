import type { PageChange } from '../gate/changes.ts';
import type { Comparison } from '../gate/compare.ts';
import type { GateDecision } from '../gate/policy.ts';

/** A comparison for programs. */
export interface GateJson {
  readonly conclusion: GateDecision['conclusion'];
  readonly reason: string;
  readonly exitCode: number;
  readonly baseline: Comparison['baseline'];
  readonly baseCommit: string | null;
  readonly headCommit: string | null;
  readonly counts: Readonly<Record<PageChange, number>>;
  readonly failures: readonly {
    readonly policy: string;
    readonly sentence: string;
    readonly pages: readonly string[];
  }[];
  readonly pages: readonly {
    readonly room: string;
    readonly id: string;
    readonly change: PageChange;
    readonly sentence: string | null;
  }[];
  readonly notices: readonly string[];
}

/** Everything that changed, without the pages that did not. */
export function gateJson(comparison: Comparison, decision: GateDecision): GateJson {
  return {
    conclusion: decision.conclusion,
    reason: decision.reason,
    exitCode: decision.exitCode,
    baseline: comparison.baseline,
    baseCommit: comparison.baseCommit,
    headCommit: comparison.headCommit,
    counts: comparison.counts,
    failures: decision.failures.map(({ policy, sentence, pages }) => ({
      policy,
      sentence,
      pages: pages.map(({ room, id }) => `${room}/${id}`),
    })),
    pages: comparison.pages
      .filter(({ change }) => change !== 'unchanged')
      .map(({ room, id, change, head, base }) => ({
        room,
        id,
        change,
        sentence: (head ?? base)?.verdict.sentence ?? null,
      })),
    notices: comparison.notices,
  };
}
