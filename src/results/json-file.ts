import { InputError } from '../errors.ts';
import { type Fault, faultText } from './faults.ts';
import { shown, shownText } from './shown.ts';

/**
 * Reads the text of a file of ours as JSON.
 *
 * @param file how messages call the file
 * @param version the `schemaVersion` that is read; a file without one is left to its schema
 * @throws InputError for text that is not JSON, and for another `schemaVersion`
 */
export function parseVersioned(text: string, file: string, version: number): unknown {
  const data = parseJson(text, file);
  const found = isRecord(data) ? data['schemaVersion'] : undefined;
  if (found === undefined || found === version) return data;
  throw new InputError(
    'results-version',
    `${file} has schemaVersion ${shown(found)}; this version reads ${version}`,
    { hint: 'Use the version of boobench that wrote the file, or run again.' },
  );
}

/** What is wrong with a file of ours. */
export function damaged(file: string, fault: Fault): InputError {
  return new InputError('results-damaged', `${file}: ${faultText(fault)}`, {
    hint: 'The file was damaged or edited; run again to get a new one.',
  });
}

export function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? shownText(cause.message) : 'unknown reason';
    throw new InputError('results-not-json', `${file} is not JSON: ${why}`, {
      hint:
        text.trim() === ''
          ? 'The file is empty; run again to get a new one.'
          : 'The file was cut off or damaged; run again to get a new one.',
      cause,
    });
  }
}
