// Writes the published JSON Schemas of results.json and metrics.json: node scripts/build-schema.ts
import { writeFile } from 'node:fs/promises';
import { metricsJsonSchema, resultsJsonSchema } from '../src/results/json-schema.ts';

const write = (name: string, content: string): Promise<void> =>
  writeFile(new URL(`../schema/${name}`, import.meta.url), content);

await write('results.schema.json', resultsJsonSchema());
await write('metrics.schema.json', metricsJsonSchema());
