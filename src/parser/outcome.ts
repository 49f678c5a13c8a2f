/** What came of running the user's command on one page. */
export type ParserOutcome =
  /** An answer; `text` is the raw output decoded as UTF-8 (bad bytes become U+FFFD). */
  | {
      readonly kind: 'answered';
      readonly text: string;
      /** True when the output cap stopped the command. */
      readonly cut: boolean;
      /** What a command that answered nothing said on stderr; not there where it said nothing. */
      readonly stderrTail?: string;
    }
  /** An answer that is not the declared format; `text` is the raw text. */
  | { readonly kind: 'broken'; readonly text: string; readonly reason: string }
  | { readonly kind: 'timed-out'; readonly text: string; readonly afterMs: number }
  /** Every try exited non-zero without an answer. */
  | {
      readonly kind: 'failed';
      readonly exitCode: number | null;
      readonly signal: string | null;
      readonly stderrTail: string;
    }
  /** The gate could not run the command at all (not found, not executable, no space left). */
  | { readonly kind: 'not-run'; readonly reason: string };

export interface PageRun {
  readonly outcome: ParserOutcome;
  /** From the page being handed out to its answer; null where a batch command does not tell. */
  readonly durationMs: number | null;
  readonly attempts: number;
  readonly exitCode: number | null;
  readonly outputBytes: number;
}
