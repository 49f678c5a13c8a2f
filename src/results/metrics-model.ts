import type { Loss } from '../docmetrics/page-metrics.ts';
import type { Totals } from '../docmetrics/totals.ts';

/** Version of the metrics' results; a file of another version is refused. */
export const METRICS_SCHEMA_VERSION = 1;

export type { Loss } from '../docmetrics/page-metrics.ts';
export type { Totals } from '../docmetrics/totals.ts';

/** What a page scores; null and empty lists where its reference has nothing of the kind. */
export interface MetricsPage {
  /** `SUBJECT/document_page`, or the path below the folder without its ending. */
  readonly id: string;
  /** The subject, or the folder at the top; empty for none. */
  readonly subject: string;
  readonly groundTruth: 'markdown' | 'json';
  /** True for a page without a prediction: it is scored as an empty one. */
  readonly missing: boolean;
  /** True for a prediction that was too large to be compared as a whole. */
  readonly tooLarge: boolean;
  /** 0 to 1, less is better. */
  readonly textEdit: number | null;
  readonly orderEdit: number | null;
  readonly formulaEdit: number | null;
  /** Of each reference table, up to 1, more is better. */
  readonly teds: readonly number[];
  readonly tedsS: readonly number[];
  /** F1 of each display formula, 0 to 1. */
  readonly cdm: readonly number[];
  /** Mean of what the page has, 0 to 100; null for a page that is not scorable. */
  readonly overall: number | null;
  /** Attributes of the page, as its annotation has them; empty for Markdown. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** The blocks that lost most, cut to a stated length. */
  readonly losses: readonly Loss[];
}

/** Totals of the pages of one subject. */
export interface SubjectTotals extends Totals {
  readonly subject: string;
  readonly pages: number;
}

/** A metric of one group: a page's attribute, or a block's. */
export interface Breakdown {
  readonly metric: 'text-edit' | 'formula-edit' | 'order-edit' | 'teds';
  readonly by: 'page' | 'block';
  /** `name: value`; `ALL` for all. */
  readonly label: string;
  /** Edit distances and TEDS, 0 to 1. */
  readonly value: number;
  /** Pages or blocks that it rests on. */
  readonly count: number;
}

/** What `boobench metrics` writes. */
export interface MetricsResults {
  readonly schemaVersion: typeof METRICS_SCHEMA_VERSION;
  readonly suite: 'docmetrics';
  readonly tool: { readonly name: 'boobench'; readonly version: string };
  readonly dataset: {
    /** The ground truth as the user named it. */
    readonly source: string;
    /** `sha256:` and a hash over the reference pages. */
    readonly revision: string;
  };
  readonly parser: { readonly label: string };
  readonly commit: string | null;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly profile: string;
  /** What drew the formulas; null when they were left out. */
  readonly formulas: 'cdm-mathjax' | null;
  /** Sorted by id. */
  readonly pages: readonly MetricsPage[];
  readonly totals: Totals;
  readonly counts: {
    readonly required: number;
    readonly missing: number;
    readonly tooLarge: number;
  };
  /** Groups by attributes, of annotated pages alone. */
  readonly breakdowns: readonly Breakdown[];
  /** By name; empty when no page has a subject. */
  readonly subjects: readonly SubjectTotals[];
}
