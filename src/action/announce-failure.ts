import type { BoobenchError } from '../errors.ts';
import { announce, setOutputs } from '../github/channels.ts';
import { visible } from '../report/escape.ts';

/** Marks a failed step on the check, with what to do about it. */
export function announceFailure({ message, hint }: BoobenchError): void {
  const text = hint === undefined ? message : `${message}. ${hint}`;
  announce('error', visible(text));
  setOutputs({ conclusion: 'failure', reason: visible(message), 'baseline-source': 'none' });
}
