import { toJsonSchema } from '@valibot/to-json-schema';
import { ResultsSchema } from './schema.ts';

/**
 * The JSON Schema of `results.json` as text, draft 2020-12, with a final line feed.
 *
 * It describes the structure; that summary and pages agree is checked by `parseResults` alone.
 */
export function resultsJsonSchema(): string {
  const { $schema, ...schema } = toJsonSchema(ResultsSchema, {
    target: 'draft-2020-12',
    errorMode: 'throw',
  });
  return `${JSON.stringify({ $schema, ...schema }, null, 2)}\n`;
}
