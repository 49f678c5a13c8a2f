/** Version of the repetition rule; results of two versions are never compared. */
export const RULE_VERSION = '1';

/** What the page's reference is (rule, section 1). */
export type PageMode = 'text-layer' | 'exact' | 'none';

/** The fields of one row's `repetition_overshoot` rule, defaults filled in. */
export interface RuleParameters {
  /** Reference text as stored, not cleaned; empty for pages without one. */
  readonly referenceText: string;
  readonly mode: PageMode;
  /** Lengths of fill runs as stated by the rule: every run, or the longest alone. Empty if unstated. */
  readonly pageFillRuns: readonly number[];
  /** Stated number of page lines; null where the reference is to be counted. */
  readonly pageLines: number | null;
  readonly factor: number;
  readonly fillSlack: number;
  readonly lineSlack: number;
  readonly unitSlack: number;
  readonly absentSlack: number;
  readonly lineWidth: number;
}

/** UTF-16 offsets into the raw output; `end` is exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

export type CheckName =
  | 'fill_run'
  | 'fill_total'
  | 'unit_run'
  | 'line'
  | 'phrase'
  | 'table'
  | 'markup'
  | 'empty';

/** One budget and what the output did with it. */
export interface Finding {
  readonly check: CheckName;
  /** The unit or line as on the output, at most 80 characters, control characters made visible. */
  readonly unit: string;
  readonly measured: number;
  readonly limit: number;
  /** How often (or how much) the page has it. */
  readonly pageCount: number;
  /** measured ÷ limit; above 1 is a Boo. 0 for an empty answer, which has nothing to measure. */
  readonly overshoot: number;
  /** The run, or the first, second and last copies. */
  readonly where: readonly Place[];
  /** One sentence that explains measured, page count and limit. */
  readonly sentence: string;
}

export type WarningName = 'skeleton' | 'bloat' | 'thin' | 'doubling';

/** Something the rule lets pass and a vendor wants to see; never changes an outcome. */
export interface RuleWarning {
  readonly name: WarningName;
  readonly unit: string;
  readonly measured: number;
  readonly limit: number;
  readonly sentence: string;
}

/** The rule's answer on one output. */
export interface RuleVerdict {
  /** Worst of each check, worst check first; only checks that measured something. */
  readonly budgets: readonly Finding[];
  /** True when a budget is exceeded or the answer is empty where the page is not. */
  readonly overshoots: boolean;
  readonly warnings: readonly RuleWarning[];
  /** Share of the page's words that the output has, 0–1; null in mode `none` and for wordless pages. */
  readonly coverage: number | null;
}
