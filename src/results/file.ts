import { findContradiction } from './consistency.ts';
import { checkAgainst, faultText, type Checked } from './faults.ts';
import { damaged, parseVersioned } from './json-file.ts';
import { SCHEMA_VERSION, type RunResults } from './model.ts';
import { comparePages } from './order.ts';
import { ResultsSchema } from './schema.ts';

/**
 * Reads the text of a `results.json`.
 *
 * @param file how messages call the file
 * @returns results whose every field and whose summary hold; fields in the schema's order
 * @throws InputError for text that is not JSON, another `schemaVersion`, and anything that the schema
 *   or {@link findContradiction} refuses; it names the file, the path of the fault and the value seen
 */
export function parseResults(text: string, file: string): RunResults {
  const checked = checkResults(parseVersioned(text, file, SCHEMA_VERSION));
  if (!checked.ok) throw damaged(file, checked.fault);
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
