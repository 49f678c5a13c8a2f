// Writes what follows from the one list of options: action.yml, the schema of boobench.yml, and the
// tables of docs/action.md: node scripts/build-action.ts
import { readFile, writeFile } from 'node:fs/promises';
import { withTables } from './action-docs.ts';
import { actionYml } from './action-yml.ts';
import { configSchema } from './config-schema.ts';

const at = (path: string): URL => new URL(`../${path}`, import.meta.url);
await writeFile(at('action.yml'), actionYml());
await writeFile(at('schema/config.schema.json'), configSchema());
const document = await readFile(at('docs/action.md'), 'utf8');
await writeFile(at('docs/action.md'), withTables(document));
