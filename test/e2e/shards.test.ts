import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Inputs,
  outputsOf,
  RUN_INPUTS,
  saveBaseline,
  startVendor,
  workflow,
} from './support/boobench-action.ts';
import { parserFiles } from './support/vendor-files.ts';
import type { World } from './support/world.ts';

const LABEL = 'parser';

let world: World;
beforeAll(async () => {
  world = await startVendor();
  await saveBaseline(world, { label: LABEL });
});
afterAll(() => world.close());

/** The recipe for a slow model: a job for each shard, and one that merges and decides. */
function shardedWorkflow(shards: readonly string[], inputs: Inputs = {}): string {
  const permissions = { actions: 'read', contents: 'read', 'pull-requests': 'write' };
  const action = 'boobench/action@v1';
  const common = { ...RUN_INPUTS, label: LABEL, ...inputs };
  const checkout = { uses: 'actions/checkout@v5' };
  return workflow('Boo Bench', permissions, {
    shard: {
      'runs-on': 'ubuntu-latest',
      strategy: { 'fail-fast': false, matrix: { shard: shards } },
      steps: [checkout, { uses: action, with: { ...common, shard: '${{ matrix.shard }}' } }],
    },
    merge: {
      'runs-on': 'ubuntu-latest',
      needs: 'shard',
      if: 'always()',
      steps: [
        checkout,
        {
          uses: 'actions/download-artifact@v6',
          with: { path: 'boobench-results', pattern: 'boobench-parser-*-shard-*' },
        },
        { uses: action, id: 'boobench', with: { ...common, mode: 'merge' } },
      ],
    },
  });
}

const ALL = ['1/4', '2/4', '3/4', '4/4'];
const LOOPING = parserFiles({ pages: { 'keeper-log': 'loop', letter: 'loop' } });

describe('four shards', () => {
  it('are merged by one job that alone comments and decides', async () => {
    const pull = await world.openPull(LOOPING);
    const event = world.events.pullRequest(pull);
    const outcome = await world.run({ event, workflow: shardedWorkflow(ALL) });
    const shards = [...outcome.jobs].filter(([job]) => job.startsWith('shard'));

    expect(shards.map(([, conclusion]) => conclusion)).toEqual(ALL.map(() => 'success'));
    expect(outcome.jobs.get('merge')).toBe('failure');
    expect(outputsOf(outcome)).toMatchObject({
      conclusion: 'failure',
      pages: '6',
      'new-boos': '2',
    });
    expect(world.state.commentsOf(pull.number)).toHaveLength(1);
    expect(world.state.commentsOf(pull.number)[0]?.body).toContain('❌ Boos rose by 2');
  });

  it('of which one is missing are no result, and the missing one is named', async () => {
    const pull = await world.openPull({ 'README.md': 'Nothing of the parser' });
    const event = world.events.pullRequest(pull);
    const outcome = await world.run({ event, workflow: shardedWorkflow(ALL.slice(0, 3)) });

    expect(outcome.jobs.get('merge')).toBe('failure');
    expect(outcome.text).toMatch(/shard 4|4\/4/);
    expect(outputsOf(outcome)['conclusion']).not.toBe('success');
    const bodies = world.state.commentsOf(pull.number).map(({ body }) => body);
    expect(bodies.join()).not.toContain('✅');
  });
});
