// Writes the published JSON Schema of results.json: node scripts/build-schema.ts
import { writeFile } from 'node:fs/promises';
import { resultsJsonSchema } from '../src/results/json-schema.ts';

await writeFile(new URL('../schema/results.schema.json', import.meta.url), resultsJsonSchema());
