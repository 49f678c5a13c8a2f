import { codeSpan, proseSpan } from './code-span.ts';

const MAX_MESSAGE = 600;

/** A report of a run that could not measure: Markdown, the verdict first. */
export function renderFailure(failure: {
  readonly label: string;
  readonly message: string;
  readonly hint: string | null;
  readonly runUrl: string | null;
}): string {
  const { label, message, hint, runUrl } = failure;
  const name = label === '' ? '' : ` of ${codeSpan(label, MAX_MESSAGE)}`;
  return [
    '### ❌ Could not measure',
    '',
    `Boo Bench${name}: ${proseSpan(message, MAX_MESSAGE)}`,
    ...(hint === null ? [] : ['', `> Note: ${proseSpan(hint, MAX_MESSAGE)}`]),
    ...(runUrl === null ? [] : ['', `The log of [this run](${runUrl}) has more.`]),
    '',
  ].join('\n');
}
