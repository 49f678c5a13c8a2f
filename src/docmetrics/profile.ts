/** How the choices that the sources leave open are made. */
export type Profile = {
  /** Stands beside every value in results. */
  readonly name: string;
  /** Reading order counts blocks from 1; else by their place in the text, and the block at 0 is left out (S8). */
  readonly ordersFromOne: boolean;
  /** A pipe table keeps cells with a colon or three hyphens (S6.7). */
  readonly keepsColonCells: boolean;
  /** Paragraphs that a prediction split are joined again (S7.4). */
  readonly joinsSplitBlocks: boolean;
  /** Longest string that is looked for inside another, in code points (S7.6). */
  readonly containmentLimit: number;
  /** Reference tables are left out when the prediction has none; else they score 0 (S9.2). */
  readonly dropsMissingTables: boolean;
};

/** Numbers that compare with the benchmark's own, its quirks kept (S19). */
export const DEFAULT_PROFILE: Profile = {
  name: 'default',
  ordersFromOne: false,
  keepsColonCells: false,
  joinsSplitBlocks: false,
  containmentLimit: 300,
  dropsMissingTables: false,
};

/** The same without the quirks that hide something: the first block counts, cells with a colon stay. */
const STRICT_PROFILE: Profile = {
  ...DEFAULT_PROFILE,
  name: 'strict',
  ordersFromOne: true,
  keepsColonCells: true,
};

/** As OmniDocBench 1.5 matches: split paragraphs are joined, containment has no limit. */
const OMNIDOCBENCH_PROFILE: Profile = {
  ...DEFAULT_PROFILE,
  name: 'omnidocbench',
  joinsSplitBlocks: true,
  containmentLimit: Number.POSITIVE_INFINITY,
  dropsMissingTables: true,
};

/** Every profile, the one that is used when nobody asks first. */
export const PROFILES: readonly Profile[] = [DEFAULT_PROFILE, STRICT_PROFILE, OMNIDOCBENCH_PROFILE];
