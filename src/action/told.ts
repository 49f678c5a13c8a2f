import type { GateDecision } from '../gate/policy.ts';
import type { PageAnnotation } from '../report/annotations.ts';
import type { Judged } from './judged.ts';
import type { MetricsJudged } from './metrics-judged.ts';

/** What came of a run of either suite. */
export type AnyJudged = Judged | MetricsJudged;

/** The same in the forms that the channels take. */
export interface Told {
  readonly label: string;
  readonly decision: Pick<GateDecision, 'conclusion' | 'reason' | 'exitCode'>;
  /** A leg of a matrix: another job comments. */
  readonly isShard: boolean;
  /** Whether `comment: changes` has something to say. */
  readonly hasChanges: boolean;
  /** The report, at most so many bytes. */
  readonly markdown: (maxBytes: number) => string;
  readonly annotations: () => readonly PageAnnotation[];
  readonly outputs: Readonly<Record<string, string | number | null>>;
}
