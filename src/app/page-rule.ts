import { publishedRule } from '../rule/published.ts';
import type { PageMode, RuleParameters } from '../rule/types.ts';

/** The rule of one document as sidecars and rows carry it (formats, "Dataset"). */
export interface StoredRule {
  readonly type: 'repetition_overshoot';
  readonly reference_text: string;
  /** Length of every fill run of the reference. */
  readonly page_fill_runs: readonly number[];
  /** Non-blank lines of the reference. */
  readonly page_lines: number;
  readonly mode: PageMode;
  readonly factor: number;
  readonly fill_slack: number;
  readonly line_slack: number;
  readonly unit_slack: number;
  readonly absent_slack: number;
  readonly line_width: number;
}

/**
 * The budget of a document with the published slacks.
 *
 * @param lines its text layer; empty for a document that repeats nothing (mode `none`)
 */
export function pageRule(
  lines: readonly string[],
): StoredRule & { readonly mode: 'text-layer' | 'none' } {
  const mode = lines.length === 0 ? 'none' : 'text-layer';
  return { ...storedRule(publishedRule(lines.join('\n'), mode)), mode };
}

/** A rule as it is written to the disk. */
export function storedRule(rule: RuleParameters): StoredRule {
  return {
    type: 'repetition_overshoot',
    reference_text: rule.referenceText,
    page_fill_runs: rule.pageFillRuns,
    page_lines: rule.pageLines ?? 0,
    mode: rule.mode,
    factor: rule.factor,
    fill_slack: rule.fillSlack,
    line_slack: rule.lineSlack,
    unit_slack: rule.unitSlack,
    absent_slack: rule.absentSlack,
    line_width: rule.lineWidth,
  };
}
