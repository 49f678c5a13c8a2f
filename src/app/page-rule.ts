import { measureFill } from '../rule/fill.ts';

/** The rule of one document as sidecars and rows carry it (formats, "Dataset"). */
export interface StoredRule {
  readonly type: 'repetition_overshoot';
  readonly reference_text: string;
  /** Length of every fill run of the reference. */
  readonly page_fill_runs: readonly number[];
  /** Non-blank lines of the reference. */
  readonly page_lines: number;
  readonly mode: 'text-layer' | 'none';
  readonly factor: 2;
  readonly fill_slack: 40;
  readonly line_slack: 40;
  readonly unit_slack: 20;
  readonly absent_slack: 20;
  readonly line_width: 250;
}

/**
 * The budget of a document with the published slacks.
 *
 * @param lines its text layer; empty for a document that repeats nothing (mode `none`)
 */
export function pageRule(lines: readonly string[]): StoredRule {
  const reference = lines.join('\n');
  const fill = measureFill(reference);
  return {
    type: 'repetition_overshoot',
    reference_text: reference,
    page_fill_runs: fill.runs,
    page_lines: fill.lines,
    mode: lines.length === 0 ? 'none' : 'text-layer',
    factor: 2,
    fill_slack: 40,
    line_slack: 40,
    unit_slack: 20,
    absent_slack: 20,
    line_width: 250,
  };
}
