import { BoobenchError, EXIT } from '../errors.ts';
import type { StepFailure } from './state.ts';

/**
 * An error as something to report: the step ends well, and the last step of the action fails.
 *
 * @throws the error itself where it is a fault of ours, or an interrupt
 */
export function failureOf(error: unknown): StepFailure {
  if (!(error instanceof BoobenchError) || error.exitCode === EXIT.interrupted) throw error;
  return { message: error.message, hint: error.hint ?? null, exitCode: error.exitCode };
}
