import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { withTables } from '../../scripts/action-docs.ts';
import { actionYml } from '../../scripts/action-yml.ts';
import { configSchema } from '../../scripts/config-schema.ts';
import { INPUT_GROUPS } from '../../src/action/inputs.ts';
import { OPTION_SPECS } from '../../src/cli/option-specs.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Options that mean nothing in a job: the action sets them, or another command has them. */
const NO_INPUTS = new Set(['data-path', 'offline', 'resume', 'fresh', 'json']);

it('keeps action.yml as the options say', () => {
  expect(read('action.yml')).toBe(actionYml());
});

it('keeps the schema of boobench.yml as the options say', () => {
  expect(read('schema/config.schema.json')).toBe(configSchema());
});

it('keeps the tables of docs/action.md as the options say', () => {
  const document = read('docs/action.md');
  expect(document).toBe(withTables(document));
});

it('makes an input of every option that a run, a comparison or the action has', () => {
  const wanted = OPTION_SPECS.filter(
    ({ name, commands }) =>
      !NO_INPUTS.has(name) &&
      (commands.includes('run') || commands.includes('compare') || commands.includes('action')),
  ).map(({ name }) => name);
  const inputs = INPUT_GROUPS.flatMap(({ names }) => names);
  expect(inputs.toSorted()).toEqual([...new Set(wanted)].toSorted());
});

it('splices no input into a script', () => {
  const { runs } = parse(read('action.yml'));
  for (const { run, with: inputs } of runs.steps) {
    expect(run ?? '').not.toContain('${{');
    expect(inputs?.script ?? '').not.toContain('${{');
  }
});

it('hands the token to the reporting step alone', () => {
  const { runs } = parse(read('action.yml'));
  const holders = runs.steps.filter((step: object) =>
    JSON.stringify(step).includes('inputs.github-token'),
  );
  expect(holders.map(({ id }: { id: string }) => id)).toEqual(['report']);
});

it('pins every action by its commit', () => {
  const uses = [...read('action.yml').matchAll(/uses: (.*)/g)].map(([, name]) => name);
  expect(uses.length).toBeGreaterThan(0);
  for (const name of uses) expect(name).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
