import { InputError } from '../errors.ts';
import type { OutputFormat } from './output-format.ts';
import type { PageRun } from './outcome.ts';

/** A page as the parser command sees it. */
export interface ParserPage {
  readonly id: string;
  readonly room: string;
  /** Absolute path of the document. */
  readonly input: string;
}

export interface ParserOptions {
  readonly command: string;
  /** Program and options that take the command as last argument, or a file of it at `{0}`; null for bash. */
  readonly shell: string | null;
  /** Runs the command once for all pages; a command that names `{manifest}` always does. */
  readonly batch: boolean;
  readonly outputFormat: OutputFormat;
  /** Clock of one try of one page. */
  readonly timeoutMs: number;
  /** The most of an answer that is read; a command that writes more is stopped. */
  readonly maxOutputBytes: number;
  /** Further tries of a command that fails without an answer. */
  readonly retries: number;
  /** Pages at the same time; batch mode runs one command. */
  readonly concurrency: number;
  readonly workingDirectory: string;
  /** Names of environment variables that the command sees though it normally would not. */
  readonly passEnv: readonly string[];
  /** Absolute path of a folder that is ours alone; `pages` in it is emptied before and after. */
  readonly scratchDir: string;
  /** Unique to the run; letters, digits, `-`, `_` and `.`. */
  readonly runToken: string;
  /** For tests; left out, the named defaults hold. */
  readonly pace?: Partial<Pace>;
}

/** What a run tells while it goes; a page is started once, however many tries it takes. */
export interface ParserEvents {
  onStart(page: ParserPage): void;
  /** Awaited before the next page of the same slot; what it throws stops the run. */
  onDone(page: ParserPage, run: PageRun): void | Promise<void>;
  readonly signal: AbortSignal;
}

/** Waits that are no limits of a page. */
export interface Pace {
  /** Between TERM and KILL of a page that is stopped (specification, "Limits": 5 s). */
  readonly killGraceMs: number;
  /** The same on an interrupt: shorter, as GitHub kills a cancelled step after 7.5 s. */
  readonly abortGraceMs: number;
  /** Before the first retry; doubles every time. */
  readonly firstRetryWaitMs: number;
  /** The longest wait before a retry. */
  readonly longestRetryWaitMs: number;
  /** How long a batch output must not change before it can count as complete. */
  readonly settleMs: number;
}

export const DEFAULT_PACE: Pace = {
  killGraceMs: 5_000,
  abortGraceMs: 1_000,
  firstRetryWaitMs: 1_000,
  longestRetryWaitMs: 60_000,
  settleMs: 300,
};

/** @throws InputError for a limit that is not a number of the right size */
export function checkOptions(options: ParserOptions): void {
  const least = { timeoutMs: 1, maxOutputBytes: 1, retries: 0, concurrency: 1 } as const;
  for (const name of ['timeoutMs', 'maxOutputBytes', 'retries', 'concurrency'] as const) {
    const value = options[name];
    const isWhole = name === 'timeoutMs' ? Number.isFinite(value) : Number.isSafeInteger(value);
    if (isWhole && value >= least[name]) continue;
    throw new InputError('parser-option', `${name} must be at least ${least[name]}, got ${value}`, {
      hint: 'Give a whole number.',
    });
  }
  if (!/^[\w.-]+$/.test(options.runToken)) {
    throw new InputError('parser-option', `unusable run token "${options.runToken}"`);
  }
}
