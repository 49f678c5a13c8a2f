import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  baselines,
  gate,
  outputsOf,
  saveBaseline,
  startVendor,
} from './support/boobench-action.ts';
import { datasetFiles, parserFiles } from './support/vendor-files.ts';
import type { World } from './support/world.ts';

const LOOPING = parserFiles({ pages: { 'keeper-log': 'loop' } });

describe('without a pull request', () => {
  let world: World;
  let base = '';
  beforeAll(async () => {
    world = await startVendor();
    base = await saveBaseline(world);
  });
  afterAll(() => world.close());

  it('a merge queue compares with its base, fails on a rise, and saves nothing', async () => {
    const head = await world.vendor.commit('queued', LOOPING);
    const before = baselines(world);
    const outcome = await gate(world, world.events.mergeGroup(base, head));

    expect(outcome.conclusion).toBe('failure');
    expect(outputsOf(outcome)).toMatchObject({
      conclusion: 'failure',
      'new-boos': '1',
      'baseline-source': 'cache',
      'baseline-sha': base,
    });
    expect(outcome.summary).toContain('Boos rose by 1');
    expect(world.state.comments).toEqual([]);
    expect(baselines(world)).toEqual(before);
  });

  it.for([
    ['a schedule', (sha: string) => world.events.schedule(sha)],
    ['a run by hand', (sha: string) => world.events.workflowDispatch(sha)],
  ] as const)(
    '%s on the base branch runs, saves a baseline and needs no comment',
    async ([, event]) => {
      const before = baselines(world).length;
      const outcome = await gate(world, event(base));

      expect(outcome.conclusion).toBe('success');
      expect(outcome.summary).toContain('Boo Bench');
      expect(baselines(world)).toHaveLength(before + 1);
      expect(world.state.comments).toEqual([]);
    },
  );

  it('a run by hand on another branch saves no baseline', async () => {
    const sha = await world.vendor.commit('experiment', { 'README.md': 'An experiment' });
    const before = baselines(world);
    const outcome = await gate(world, world.events.workflowDispatch(sha, 'experiment'));

    expect(outcome.conclusion).toBe('success');
    expect(baselines(world)).toEqual(before);
  });

  it('a push compares with the commit before it', async () => {
    const sha = await world.vendor.commit('main', { 'README.md': 'More' });
    const outcome = await gate(world, world.events.push(sha, base));

    expect(outcome.conclusion).toBe('success');
    expect(outputsOf(outcome)).toMatchObject({ 'baseline-source': 'cache', 'baseline-sha': base });
  });
});

describe('pull_request_target', () => {
  it('is refused before any parser starts', async () => {
    const world = await startVendor();
    const pull = await world.openPull(LOOPING, { fork: 'stranger/parser' });
    const outcome = await gate(world, world.events.pullRequestTarget(pull));

    expect(outcome.conclusion).toBe('failure');
    expect(outcome.text).toContain('pull_request_target');
    expect(outcome.text).not.toContain('ghost-free');
    expect(world.state.comments).toEqual([]);
    expect(world.results.caches.entries).toEqual([]);
    await world.close();
  });
});

describe('a baseline that is not there', () => {
  let world: World;
  beforeEach(async () => {
    world = await startVendor();
  });
  afterEach(() => world.close());

  it('makes the first pull request neutral, whatever Boos it has', async () => {
    const pull = await world.openPull(LOOPING);
    const outcome = await gate(world, world.events.pullRequest(pull));

    expect(outcome.conclusion).toBe('success');
    expect(outputsOf(outcome)).toMatchObject({
      conclusion: 'neutral',
      boos: '1',
      'new-boos': '0',
      'baseline-source': 'none',
    });
    expect(world.state.commentsOf(pull.number)[0]?.body).toMatch(/⚪[^]*no baseline/i);
  });

  it('fails where an absolute limit or a baseline is asked for', async () => {
    const pull = await world.openPull(LOOPING);
    const event = world.events.pullRequest(pull);
    const limit = await gate(world, event, { 'min-ghost-free': '95' });
    const demand = await gate(world, event, { 'fail-on-missing-baseline': 'true' });

    expect([limit.conclusion, demand.conclusion]).toEqual(['failure', 'failure']);
  });

  it('is said when it was evicted, and is there again after the next push', async () => {
    const base = await saveBaseline(world);
    const pull = await world.openPull(LOOPING);
    world.results.caches.evict();
    const evicted = await gate(world, world.events.pullRequest(pull));
    await gate(world, world.events.push(base));
    const restored = await gate(world, world.events.pullRequest(pull));

    expect(outputsOf(evicted)).toMatchObject({ conclusion: 'neutral', 'baseline-source': 'none' });
    expect(outputsOf(restored)).toMatchObject({
      conclusion: 'failure',
      'baseline-source': 'cache',
      'baseline-sha': base,
    });
    expect(world.state.commentsOf(pull.number)).toHaveLength(1);
  });

  it('is no failure and no comparison when the dataset changed', async () => {
    await saveBaseline(world);
    const pull = await world.openPull({ ...LOOPING, ...datasetFiles('second') });
    const outcome = await gate(world, world.events.pullRequest(pull));

    expect(outcome.conclusion).toBe('success');
    expect(outputsOf(outcome)).toMatchObject({ conclusion: 'neutral', 'new-boos': '0' });
    expect(outcome.summary).toMatch(/not comparable|no baseline/i);
  });

  it('is the nearest older commit of the base branch, and the comment says how far behind', async () => {
    const older = await saveBaseline(world);
    await world.vendor.commit('main', { 'README.md': 'one' });
    await world.vendor.commit('main', { 'README.md': 'two' });
    const pull = await world.openPull({ 'CHANGES.md': 'three' });
    const outcome = await gate(world, world.events.pullRequest(pull));

    expect(outputsOf(outcome)).toMatchObject({
      conclusion: 'success',
      'baseline-source': 'cache',
      'baseline-sha': older,
    });
    expect(world.state.commentsOf(pull.number)[0]?.body).toContain('2 commits behind');
  });

  it('is not saved from a run that the cache refuses, and the job goes on with a warning', async () => {
    world.results.caches.refuseSaves = true;
    const sha = await world.vendor.sha('main');
    const outcome = await gate(world, world.events.push(sha));

    expect(outcome.conclusion).toBe('success');
    expect(outcome.annotations.filter(({ level }) => level === 'warning').length).toBeGreaterThan(
      0,
    );
    expect(baselines(world)).toEqual([]);
  });
});
