import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseResults } from '../../src/results/file.ts';
import {
  baselines,
  gate,
  outputsOf,
  saveBaseline,
  startVendor,
} from './support/boobench-action.ts';
import { BOT } from './support/github/comment-routes.ts';
import type { WorkflowOutcome } from './support/run-workflow.ts';
import { LOOP_COUNT, parserFiles } from './support/vendor-files.ts';
import type { World } from './support/world.ts';

let world: World;
let base = '';
beforeAll(async () => {
  world = await startVendor();
  base = await saveBaseline(world);
});
afterAll(() => world.close());

const LOOPING = parserFiles({ pages: { 'keeper-log': 'loop', letter: 'loop' } });

/** The bodies of the comments on a pull request. */
const comments = (pull: { readonly number: number }): readonly string[] =>
  world.state.commentsOf(pull.number).map(({ body }) => body);

function artifactOf({ run }: WorkflowOutcome): Readonly<Record<string, Uint8Array>> {
  const { artifacts } = world.results;
  const [artifact, ...others] = artifacts.artifacts.filter(({ runId }) => runId === String(run.id));
  expect(others).toEqual([]);
  return artifact === undefined ? {} : unzipSync(artifacts.zipOf(artifact));
}

describe('a push on the base branch', () => {
  it('saves its results as a baseline under its commit', () => {
    const [entry] = world.results.caches.entries.filter(({ key }) => key.includes(base));

    expect(entry).toMatchObject({ scope: 'refs/heads/main' });
    expect(entry?.key).toMatch(/^boobench-base-v1-[0-9a-f]+-main-[0-9a-f]{40}-\d+-1$/);
  });
});

describe('a pull request that changes nothing of the parser', () => {
  it('passes, and says so in one comment', async () => {
    const pull = await world.openPull({ 'README.md': 'Our parser' });
    const outcome = await gate(world, world.events.pullRequest(pull));

    expect(outcome.conclusion).toBe('success');
    expect(outputsOf(outcome)).toMatchObject({
      conclusion: 'success',
      pages: '6',
      boos: '0',
      lost: '0',
      'new-boos': '0',
      'ghost-free-rate': expect.stringMatching(/^(?:1|100)/),
      'baseline-source': 'cache',
      'baseline-sha': base,
    });
    expect(world.state.commentsOf(pull.number)).toMatchObject([{ author: BOT }]);
    expect(comments(pull).join()).toContain('✅');
    expect(outputsOf(outcome)['comment-url']).toContain(
      `#issuecomment-${world.state.commentsOf(pull.number)[0]?.id}`,
    );
  });

  it('never saves a baseline', () => {
    expect(baselines(world).every((key) => key.includes('-main-'))).toBe(true);
    expect(new Set(world.results.caches.entries.map(({ scope }) => scope))).not.toContain(
      'refs/pull/1/merge',
    );
  });
});

describe('a pull request whose parser loops on two pages', () => {
  it('fails and names them with what repeated, everywhere that it reports', async () => {
    const pull = await world.openPull(LOOPING);
    const outcome = await gate(world, world.events.pullRequest(pull));

    expect(outcome.conclusion).toBe('failure');
    expect(outputsOf(outcome)).toMatchObject({ conclusion: 'failure', 'new-boos': '2', boos: '2' });
    const [comment = ''] = comments(pull);
    for (const report of [comment, outcome.summary]) {
      expect(report).toContain('❌ Boos rose by 2: 2 new, 0 fixed.');
      expect(report).toMatch(/`trap\/keeper-log` \| .*`The lamp is out`.* \| 2\d\d \|/);
      expect(report).toMatch(/`real\/letter` \| .*`The lamp is out`/);
    }
    expect(outcome.text).toContain('The lamp is out');
    expect(outcome.text).toContain(`on ${LOOP_COUNT} lines`);
    expect(outcome.annotations.filter(({ level }) => level === 'error').length).toBeGreaterThan(0);
  });

  it('leaves its results as an artifact', async () => {
    const pull = await world.openPull(LOOPING);
    const outcome = await gate(world, world.events.pullRequest(pull));
    const files = artifactOf(outcome);
    const text = Buffer.from(files['results.json'] ?? '').toString('utf8');
    const results = parseResults(text, 'results.json');

    expect(results.commit).toBe(pull.mergeSha);
    expect(results.pages.filter(({ outcome }) => outcome === 'boo').map(({ id }) => id)).toEqual([
      'letter',
      'keeper-log',
    ]);
    expect(Object.keys(files).filter((name) => name.startsWith('outputs/'))).toEqual([]);
  });

  it('updates the same comment with its next push', async () => {
    const pull = await world.openPull(LOOPING);
    await gate(world, world.events.pullRequest(pull));
    const [before] = world.state.commentsOf(pull.number).map((comment) => ({ ...comment }));
    await world.pushToPull(pull, parserFiles({}));
    const outcome = await gate(world, world.events.pullRequest(pull, 'synchronize'));
    const after = world.state.commentsOf(pull.number);

    expect(outcome.conclusion).toBe('success');
    expect(after.map(({ id }) => id)).toEqual([before?.id]);
    expect(before?.body).toContain('❌');
    expect(after[0]?.body).toContain('✅');
  });
});

describe('a pull request whose parser hangs on a page', () => {
  it('fails because a page was lost', async () => {
    const clock = { 'timeout-minutes': '0.1' };
    await saveBaseline(world, clock);
    const pull = await world.openPull(parserFiles({ pages: { 'tide-table': 'hang' } }));
    const outcome = await gate(world, world.events.pullRequest(pull), clock);

    expect(outcome.conclusion).toBe('failure');
    expect(outputsOf(outcome)).toMatchObject({ lost: '1', 'new-lost': '1', 'new-boos': '0' });
    expect(comments(pull).join()).toMatch(/❌ Lost pages rose by 1: 1 new/);
    expect(comments(pull).join()).toContain('`trap/tide-table`');
  });
});

describe('a job that is run again', () => {
  it('replaces its comment and its artifact', async () => {
    const pull = await world.openPull(LOOPING);
    const event = world.events.pullRequest(pull);
    const first = await gate(world, event);
    const second = await gate(world, event, {}, { rerunOf: first.run });

    expect(second.run).toMatchObject({ id: first.run.id, attempt: 2 });
    expect(second.conclusion).toBe('failure');
    expect(comments(pull)).toHaveLength(1);
    expect(comments(pull)[0]).toContain(`run=${first.run.id}.2 `);
    expect(Object.keys(artifactOf(second))).toContain('results.json');
  });
});

describe('a parser that writes commands of the runner', () => {
  it.for(['loop', 'crash'] as const)('in a %s gives it none', async (what) => {
    const phrase = '::error title=owned::owned %0A::set-output name=conclusion::success';
    const pull = await world.openPull(parserFiles({ pages: { letter: what }, phrase }));
    const outcome = await gate(world, world.events.pullRequest(pull));

    expect(outcome.conclusion).toBe('failure');
    expect(outputsOf(outcome)).toMatchObject({ conclusion: 'failure', 'new-boos': '1' });
    expect(outcome.annotations.filter(({ message }) => message.startsWith('owned'))).toEqual([]);
    expect(outcome.text).not.toMatch(/^\s*::(?:error|set-output)/m);
  });
});

describe('a pull request that fixes the parser', () => {
  it('passes and says what was fixed', async () => {
    const worse = await world.vendor.commit('main', LOOPING);
    await saveBaseline(world);
    const pull = await world.openPull(parserFiles({}));
    const outcome = await gate(world, world.events.pullRequest(pull));
    const [comment = ''] = comments(pull);

    expect(outcome.conclusion).toBe('success');
    expect(outputsOf(outcome)).toMatchObject({ 'fixed-boos': '2', 'baseline-sha': worse });
    expect(comment).toContain('✅');
    expect(comment).toMatch(/Fixed \(2\)[^]*`real\/letter`[^]*`trap\/keeper-log`/);
  });
});
