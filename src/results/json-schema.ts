import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { MetricsSchema } from './metrics-schema.ts';
import { ResultsSchema } from './schema.ts';

/**
 * The JSON Schema of `results.json` as text, draft 2020-12, with a final line feed.
 *
 * It describes the structure; that summary and pages agree is checked by `parseResults` alone.
 */
export function resultsJsonSchema(): string {
  return schemaText(ResultsSchema);
}

/** The same of `metrics.json`; that totals and pages agree is checked by `parseMetrics` alone. */
export function metricsJsonSchema(): string {
  return schemaText(MetricsSchema);
}

function schemaText(from: v.GenericSchema): string {
  const { $schema, ...schema } = toJsonSchema(from, {
    target: 'draft-2020-12',
    errorMode: 'throw',
  });
  return `${JSON.stringify({ $schema, ...schema }, null, 2)}\n`;
}
