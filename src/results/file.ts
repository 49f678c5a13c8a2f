import { InputError } from '../errors.ts';
import { findContradiction } from './consistency.ts';
import { checkAgainst, faultText, type Checked } from './faults.ts';
import { SCHEMA_VERSION, type RunResults } from './model.ts';
import { comparePages } from './order.ts';
import { ResultsSchema } from './schema.ts';
import { shown, shownText } from './shown.ts';

/**
 * Reads the text of a `results.json`.
 *
 * @param file how messages call the file
 * @returns results whose every field and whose summary hold; fields in the schema's order
 * @throws InputError for text that is not JSON, another `schemaVersion`, and anything that the schema
 *   or {@link findContradiction} refuses; it names the file, the path of the fault and the value seen
 */
export function parseResults(text: string, file: string): RunResults {
  const data = parseJson(text, file);
  const version = isRecord(data) ? data['schemaVersion'] : undefined;
  if (version !== undefined && version !== SCHEMA_VERSION) {
    throw new InputError(
      'results-version',
      `${file} has schemaVersion ${shown(version)}; this version reads ${SCHEMA_VERSION}`,
      { hint: 'Use the version of boobench that wrote the file, or run again.' },
    );
  }
  const checked = checkResults(data);
  if (!checked.ok) {
    throw new InputError('results-damaged', `${file}: ${faultText(checked.fault)}`, {
      hint: 'The file was damaged or edited; run again to get a new one.',
    });
  }
  return checked.value;
}

/**
 * Writes results as the text of a `results.json`: two spaces, fields in the schema's order, pages
 * sorted, a final line feed; the same bytes for the same input.
 *
 * @throws TypeError for results that {@link parseResults} would refuse, which is a fault of ours
 */
export function serializeResults(results: RunResults): string {
  const checked = checkResults({ ...results, pages: results.pages.toSorted(comparePages) });
  if (!checked.ok) {
    throw new TypeError(`results that cannot be written: ${faultText(checked.fault)}`);
  }
  return `${JSON.stringify(checked.value, null, 2)}\n`;
}

function checkResults(data: unknown): Checked<RunResults> {
  const checked = checkAgainst(ResultsSchema, data);
  if (!checked.ok) return checked;
  const fault = findContradiction(checked.value);
  return fault === null ? checked : { ok: false, fault };
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

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
