import type { CheckName, WarningName } from '../../../src/rule/types.ts';

/** One budget that was measured, whether kept or not. */
export interface PlainFinding {
  readonly check: CheckName;
  readonly unit: string;
  readonly measured: number;
  readonly limit: number;
  readonly pageCount: number;
}

/** The plain reading's answer on one output. */
export interface PlainVerdict {
  /** Every finding of every check. */
  readonly findings: readonly PlainFinding[];
  /** Largest measured ÷ limit of each check that measured something; 0 for `empty`. */
  readonly worst: ReadonlyMap<CheckName, number>;
  readonly overshoots: boolean;
  readonly warnings: readonly WarningName[];
  /** 0–1, null in mode `none` and for wordless pages. */
  readonly coverage: number | null;
}
