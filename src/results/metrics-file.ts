import { type Checked, checkAgainst, faultText } from './faults.ts';
import { damaged, isRecord, parseVersioned } from './json-file.ts';
import { findMetricsContradiction } from './metrics-consistency.ts';
import { METRICS_SCHEMA_VERSION, type MetricsResults } from './metrics-model.ts';
import { MetricsSchema } from './metrics-schema.ts';
import { compareIds } from './metrics-summary.ts';

/**
 * Reads the text of a `metrics.json`.
 *
 * @param file how messages call the file
 * @returns results whose every field and whose totals hold; fields in the schema's order
 * @throws InputError for text that is not JSON, another `schemaVersion`, and anything that the schema
 *   or {@link findMetricsContradiction} refuses; it names the file, the place and the value seen
 */
export function parseMetrics(text: string, file: string): MetricsResults {
  const checked = checkMetrics(parseVersioned(text, file, METRICS_SCHEMA_VERSION));
  if (!checked.ok) throw damaged(file, checked.fault);
  return checked.value;
}

/**
 * Writes metrics as the text of a `metrics.json`: two spaces, fields in the schema's order, pages
 * sorted, a final line feed; the same bytes for the same input.
 *
 * @throws TypeError for results that {@link parseMetrics} would refuse, which is a fault of ours
 */
export function serializeMetrics(results: MetricsResults): string {
  const checked = checkMetrics({ ...results, pages: results.pages.toSorted(compareIds) });
  if (!checked.ok) {
    throw new TypeError(`metrics that cannot be written: ${faultText(checked.fault)}`);
  }
  return `${JSON.stringify(checked.value, null, 2)}\n`;
}

/** True for the text of a file that says it holds metrics, sound or not; false for all others. */
export function saysMetrics(text: string): boolean {
  // Most files are of the other suite, and large.
  if (!text.includes('"docmetrics"')) return false;
  try {
    const data: unknown = JSON.parse(text);
    return isRecord(data) && data['suite'] === 'docmetrics';
  } catch {
    return false;
  }
}

function checkMetrics(data: unknown): Checked<MetricsResults> {
  const checked = checkAgainst(MetricsSchema, data);
  if (!checked.ok) return checked;
  const fault = findMetricsContradiction(checked.value);
  return fault === null ? checked : { ok: false, fault };
}
