import type { CheckName, Place, RuleWarning } from '../rule/types.ts';

/** Version of `results.json`; a file of another version is refused, never guessed at. */
export const SCHEMA_VERSION = 1;

export type Outcome = 'ghost-free' | 'boo' | 'lost' | 'error';

/** Why a page has its outcome. */
export type Cause =
  | 'none'
  /** boo: a budget is exceeded. */
  | 'loop'
  /** boo: nothing left after cleaning. */
  | 'empty'
  /** boo: the command failed on every try. */
  | 'failed'
  /** boo: not the declared format, and the raw text overshoots the rule. */
  | 'hidden-loop'
  /** boo: not the declared format. */
  | 'broken-answer'
  /** lost. */
  | 'timed-out'
  /** error: document missing, rule unreadable, command not found, ... */
  | 'not-judged';

/** One budget as measured, for the bars of a report. */
export interface BudgetLine {
  readonly check: CheckName;
  readonly unit: string;
  readonly measured: number;
  readonly limit: number;
  readonly pageCount: number;
}

/** A page's verdict: the worst budget, flat, with everything else that explains it. */
export interface PageVerdict {
  readonly cause: Cause;
  /** One sentence for people. */
  readonly sentence: string;
  /** The worst budget; null where nothing was measured. */
  readonly check: CheckName | null;
  readonly unit: string | null;
  readonly measured: number | null;
  readonly limit: number | null;
  readonly pageCount: number | null;
  readonly overshoot: number | null;
  readonly where: readonly Place[];
  readonly budgets: readonly BudgetLine[];
  readonly warnings: readonly RuleWarning[];
  /** 0–1; null where it does not apply. */
  readonly coverage: number | null;
}

/** Runs of a page that newly went bad (`confirm`): how many in all, and in how many it was bad. */
export interface Confirmation {
  readonly runs: number;
  readonly bad: number;
}

export interface PageResult {
  readonly id: string;
  readonly room: string;
  readonly tags: readonly string[];
  readonly outcome: Outcome;
  readonly verdict: PageVerdict;
  /** Wall time of the counted try; null for `score` and for pages that never ran. */
  readonly durationMs: number | null;
  /** How often the command was started; 0 for `score`. */
  readonly attempts: number;
  /** Size of the raw answer in UTF-8 bytes. */
  readonly outputBytes: number;
  readonly exitCode: number | null;
  /** Absent when the page was not run again. */
  readonly confirmation?: Confirmation;
}

/** Counts and rates of some pages; `ghostFreeRate` is 0–1 and null for no pages. */
export interface Tally {
  readonly pages: number;
  readonly ghostFree: number;
  readonly boos: number;
  readonly lost: number;
  readonly errors: number;
  readonly empty: number;
  readonly warnings: number;
  readonly ghostFreeRate: number | null;
  /** Mean over pages that have a coverage, 0–1; null where none has. */
  readonly coverage: number | null;
  readonly medianDurationMs: number | null;
}

export interface RunSummary extends Tally {
  /** Rooms in the order real, trap, ghost, script, then by name. */
  readonly rooms: readonly ({ readonly room: string } & Tally)[];
}

export interface Selection {
  /** Rooms asked for; null for all. */
  readonly rooms: readonly string[] | null;
  /** Ids or globs asked for; null for all. */
  readonly pages: readonly string[] | null;
  /** Tags asked for; null for all. */
  readonly tags: readonly string[] | null;
  /** Most pages of a room; null for all. */
  readonly maxPages: number | null;
}

/** The content of `results.json`. */
export interface RunResults {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly tool: { readonly name: 'boobench'; readonly version: string };
  readonly dataset: {
    /** `builtin`, `owner/name`, or the folder as the user named it (never absolute). */
    readonly source: string;
    /** Commit of a hub dataset; for a folder `sha256:` and a hash over its rows. */
    readonly revision: string;
    readonly ruleVersion: string;
  };
  readonly parser: { readonly label: string; readonly command: string | null };
  /** Commit of the code under test; null outside git. */
  readonly commit: string | null;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly selection: Selection;
  /** Page clock; null for `score`. */
  readonly timeoutMs: number | null;
  /** `2/4` of a sharded run; null for a whole one. */
  readonly shard: { readonly index: number; readonly total: number } | null;
  /** Sorted by room (real, trap, ghost, script, then by name) and id. */
  readonly pages: readonly PageResult[];
  readonly summary: RunSummary;
}
