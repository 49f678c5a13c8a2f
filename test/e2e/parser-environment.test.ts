import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gate, startVendor } from './support/boobench-action.ts';
import { parserFiles } from './support/vendor-files.ts';
import type { World } from './support/world.ts';

/** What the page's placeholders are called as variables, and the mark of the run. */
const PAGE_VARIABLES = ['ID', 'INPUT', 'OUTPUT', 'OUTPUT_DIR', 'ROOM', 'RUN'].map(
  (name) => `BOOBENCH_${name}`,
);

let world: World;
beforeAll(async () => {
  world = await startVendor();
});
afterAll(() => world.close());

/** What the parser saw in a run with these inputs. */
async function environmentOf(
  inputs: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const file = join(world.folder, 'environment');
  const pull = await world.openPull(parserFiles({ environmentTo: file }));
  const env = { VENDOR_API_KEY: 'vendor-secret', VENDOR_MODEL: 'large' };
  const outcome = await gate(world, world.events.pullRequest(pull), inputs, { env });
  expect(outcome.conclusion).toBe('success');
  const lines = readFileSync(file, 'utf8').split('\0');
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)));
}

it('the parser sees the job, and no token, no service, no input and no file of the runner', async () => {
  const environment = await environmentOf({});
  const names = Object.keys(environment);

  expect(environment).toMatchObject({ CI: 'true', VENDOR_MODEL: 'large', GITHUB_ACTIONS: 'true' });
  expect(names.filter((name) => /^(?:ACTIONS_|INPUT_)|TOKEN/.test(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('BOOBENCH_')).toSorted()).toEqual(PAGE_VARIABLES);
  expect(names).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_)/)]),
  );
  expect(JSON.stringify(environment)).not.toContain('ghs_');
});
