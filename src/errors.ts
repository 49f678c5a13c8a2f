/** Exit codes of the command line (spec: formats, "Commands"). */
export const EXIT = {
  passed: 0,
  regression: 1,
  wrongUse: 2,
  couldNotMeasure: 3,
  interrupted: 130,
} as const;

export interface ErrorOptionsWithHint {
  /** What the user should change, one sentence. */
  readonly hint?: string;
  readonly cause?: unknown;
}

/**
 * Base of every error that the product raises on purpose.
 *
 * `message` says what failed and the value seen; `hint` what to do; `exitCode` what an entry file
 * exits with. Anything else that is thrown is a fault of ours.
 */
export abstract class BoobenchError extends Error {
  abstract readonly exitCode: number;
  readonly code: string;
  readonly hint: string | undefined;

  constructor(code: string, message: string, options: ErrorOptionsWithHint = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.hint = options.hint;
  }
}

/** Wrong flags or wrong input files: exit code 2. */
export class InputError extends BoobenchError {
  override readonly exitCode = EXIT.wrongUse;
}

/** The run could not be completed (full disk, folder in use, engine missing): exit code 3. */
export class MeasureError extends BoobenchError {
  override readonly exitCode = EXIT.couldNotMeasure;
}

/** The user or the job stopped the run: exit code 130. */
export class InterruptedError extends BoobenchError {
  override readonly exitCode = EXIT.interrupted;
}
