import type { RuleParameters } from '../rule/types.ts';

/** One page of a house that can be judged. */
export interface HousePage {
  readonly id: string;
  /** `real`, `trap`, `ghost`, `script`, or the folder's name for sidecars. */
  readonly room: string;
  readonly tags: readonly string[];
  /** The document's path; null where the row names none (fine for `score`). */
  readonly document: string | null;
  readonly rule: RuleParameters;
  /** File and line that the page came from, for messages. */
  readonly origin: { readonly file: string; readonly line: number };
}

/** A row that cannot be judged: it becomes a page with outcome `error`, never vanishes. */
export interface UnusablePage {
  readonly id: string;
  readonly room: string;
  readonly origin: { readonly file: string; readonly line: number };
  /** What is wrong, with the value seen, and what to do. */
  readonly message: string;
}

export interface House {
  readonly source: string;
  readonly revision: string;
  /** By room (real, trap, ghost, script, then by name) and id. */
  readonly pages: readonly HousePage[];
  readonly unusable: readonly UnusablePage[];
  /** Once a run: unknown fields, rows of another type and how many. */
  readonly notices: readonly string[];
}
