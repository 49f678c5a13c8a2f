import { InputError } from '../errors.ts';
import { parsePointer, selectStrings } from './json-pointer.ts';
import type { ParserOutcome } from './outcome.ts';

/** The declared format of a parser's answer. */
export type OutputFormat =
  | { readonly kind: 'markdown' | 'html' | 'text' }
  | { readonly kind: 'json'; readonly pointer: readonly string[]; readonly spelled: string };

/** Between the parts that a pointer with `*` finds. */
const PART_SEPARATOR = '\n\n';

/**
 * Reads `output-format`: `markdown`, `html`, `text` or `json:` and a JSON Pointer.
 *
 * @throws InputError for anything else
 */
export function parseOutputFormat(spelled: string): OutputFormat {
  if (spelled === 'markdown' || spelled === 'html' || spelled === 'text') return { kind: spelled };
  if (spelled.startsWith('json:')) {
    const pointer = spelled.slice('json:'.length);
    return { kind: 'json', pointer: parsePointer(pointer), spelled: pointer };
  }
  throw new InputError('output-format', `unknown output-format "${spelled}"`, {
    hint:
      spelled === 'json'
        ? 'Say where the text is in the JSON, e.g. "json:/markdown" or "json:/pages/*/markdown".'
        : 'Use "markdown", "html", "text" or "json:" and a JSON Pointer, e.g. "json:/pages/*/markdown".',
  });
}

/**
 * Takes the text to judge out of a raw answer.
 *
 * @param cut the output cap stopped the command
 * @returns `answered`, or `broken` with the raw text when it is not the declared format
 */
export function readAnswer(
  format: OutputFormat,
  text: string,
  cut: boolean,
): Extract<ParserOutcome, { kind: 'answered' | 'broken' }> {
  if (format.kind !== 'json') return { kind: 'answered', text, cut };
  const broken = (reason: string) =>
    ({ kind: 'broken', text, reason: cut ? `${reason} (cut by max-output)` : reason }) as const;
  const selected = selectStrings(text.startsWith('\uFEFF') ? text.slice(1) : text, format.pointer);
  if (selected.kind === 'not-json') {
    return broken(
      text.trim() === ''
        ? 'The answer is empty where JSON was declared.'
        : `The answer is not JSON: ${selected.reason}.`,
    );
  }
  if (selected.other !== null) {
    return broken(`JSON has ${selected.other} at ${format.spelled} where a string is wanted.`);
  }
  if (selected.strings.length === 0) return broken(`JSON has nothing at ${format.spelled}.`);
  return { kind: 'answered', text: selected.strings.join(PART_SEPARATOR), cut };
}
