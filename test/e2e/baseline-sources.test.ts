import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  gate,
  gateWorkflow,
  type Inputs,
  outputsOf,
  saveBaseline,
  startVendor,
} from './support/boobench-action.ts';
import type { Pull } from './support/github/state.ts';
import type { WorkflowOutcome } from './support/run-workflow.ts';
import { parserFiles } from './support/vendor-files.ts';
import type { World } from './support/world.ts';

const LOOPING = parserFiles({ pages: { 'keeper-log': 'loop' } });
const WITH_ACTIONS = { actions: 'read', contents: 'read', 'pull-requests': 'write' };

let world: World;
beforeEach(async () => {
  world = await startVendor();
});
afterEach(() => world.close());

function gateWithActions(pull: Pull, inputs: Inputs): Promise<WorkflowOutcome> {
  const event = world.events.pullRequest(pull);
  return world.run({ event, workflow: gateWorkflow(inputs, WITH_ACTIONS) });
}

it('an artifact of the last run on the base branch takes the place of an evicted cache', async () => {
  const base = await saveBaseline(world);
  world.results.caches.evict();
  const pull = await world.openPull(LOOPING);
  const outcome = await gateWithActions(pull, {});

  expect(outcome.conclusion).toBe('failure');
  expect(outputsOf(outcome)).toMatchObject({
    'baseline-source': 'artifact',
    'baseline-sha': base,
    'new-boos': '1',
  });
});

it('an artifact is not asked for without the permission, and the run says which one it lacks', async () => {
  await saveBaseline(world);
  world.results.caches.evict();
  const pull = await world.openPull(LOOPING);
  const outcome = await gate(world, world.events.pullRequest(pull), { baseline: 'artifact' });

  expect(outputsOf(outcome)).toMatchObject({ 'baseline-source': 'none', conclusion: 'neutral' });
  expect(outcome.text).toContain('actions: read');
});

it('a committed file is the base where the workflow says so', async () => {
  await saveBaseline(world);
  const [artifact] = world.results.artifacts.artifacts;
  if (artifact === undefined) throw new Error('the run left no artifact');
  const files = unzipSync(world.results.artifacts.zipOf(artifact));
  const results = strFromU8(files['results.json'] ?? new Uint8Array());
  await world.vendor.commit('main', { 'baseline/results.json': results });
  world.results.caches.evict();
  const pull = await world.openPull(LOOPING);
  const inputs = { baseline: 'file', 'baseline-path': 'baseline/results.json' };
  const outcome = await gate(world, world.events.pullRequest(pull), inputs);

  expect(outcome.conclusion).toBe('failure');
  expect(outputsOf(outcome)).toMatchObject({ 'baseline-source': 'file', 'new-boos': '1' });
});

it('the base is run again in the same job where the workflow says so, though the checkout has no history', async () => {
  const base = await world.vendor.sha('main');
  const pull = await world.openPull(LOOPING);
  const outcome = await gateWithActions(pull, { baseline: 'rerun' });

  expect(outcome.conclusion).toBe('failure');
  expect(outputsOf(outcome)).toMatchObject({
    'baseline-source': 'rerun',
    'baseline-sha': base,
    'new-boos': '1',
  });
});

it('none compares with nothing, though there is a base', async () => {
  await saveBaseline(world);
  const pull = await world.openPull(LOOPING);
  const outcome = await gate(world, world.events.pullRequest(pull), { baseline: 'none' });

  expect(outcome.conclusion).toBe('success');
  expect(outputsOf(outcome)).toMatchObject({ 'baseline-source': 'none', conclusion: 'neutral' });
});
