import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOT } from './github/comment-routes.ts';
import { TROUBLE } from './github/server.ts';
import { PROBE } from './stand-ins.ts';
import { vendorFiles } from './vendor-files.ts';
import { startWorld, type World } from './world.ts';

let world: World;
let main = '';
beforeAll(async () => {
  world = await startWorld(vendorFiles(), new Map([['harness/probe', PROBE]]));
  main = await world.vendor.sha('main');
});
afterAll(() => world.close());

const environmentFile = (): string => join(world.folder, 'environment');

function workflow(inputs: Readonly<Record<string, string>>): string {
  const given = { key: 'probe-1', 'environment-to': environmentFile(), ...inputs };
  return `
name: Probe
on: [push, pull_request]
permissions:
  contents: read
  pull-requests: write
jobs:
  probe:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: harness/probe@v1
        id: probe
        with: ${JSON.stringify(given)}
      - run: test -f parser.sh && git rev-list --count HEAD
`;
}

function push(inputs: Readonly<Record<string, string>>): ReturnType<World['run']> {
  return world.run({ event: world.events.push(main), workflow: workflow(inputs) });
}

describe('a workflow run', () => {
  it('gives back what its steps printed, wrote and returned', async () => {
    const outcome = await push({ key: 'says-1' });

    expect(outcome).toMatchObject({ conclusion: 'success', summary: '# From the run step\n' });
    expect(outcome.jobs).toEqual(new Map([['probe', 'success']]));
    expect(outcome.outputs.get('probe')).toMatchObject({ restored: 'nothing' });
    expect(outcome.annotations).toEqual([
      { level: 'notice', message: 'a notice' },
      { level: 'warning', message: 'a warning' },
    ]);
    expect(outcome.text).toContain('a line of the run step, on no terminal\n');
    expect(outcome.steps.at(-1)?.text).toBe('1\n');
    expect(outcome.run).toMatchObject({ event: 'push', conclusion: 'success', headSha: main });
  });

  it('fails when a step of the action fails', async () => {
    const outcome = await push({ key: 'fails-1', 'exit-code': '3' });

    expect(outcome.conclusion).toBe('failure');
    expect(outcome.steps.find(({ path }) => path.join('/') === 'probe')).toMatchObject({
      conclusion: 'failure',
    });
  });

  it('hides token, service addresses and inputs from run: steps, and nothing else', async () => {
    await push({ key: 'environment-1' });
    const names = readFileSync(environmentFile(), 'utf8')
      .split('\0')
      .map((line) => line.split('=')[0] ?? '');

    expect(names.filter((name) => /^(?:ACTIONS|INPUT)_|TOKEN/.test(name))).toEqual([
      'ACTIONS_ORCHESTRATION_ID',
    ]);
    expect(names).toEqual(expect.arrayContaining(['GITHUB_ACTION_PATH', 'GITHUB_SHA', 'CI']));
  });

  it('leaves nothing of its folder behind', async () => {
    await push({ key: 'gone-1' });

    expect(existsSync(join(world.folder, 'run-1'))).toBe(false);
  });
});

describe('caches', () => {
  it('of the base branch are found by a pull request, and its own by nobody else', async () => {
    const saved = await push({ key: 'scope-1' });
    const pull = await world.openPull({ 'note.txt': 'of the pull request' });
    const event = world.events.pullRequest(pull);
    const ofPull = await world.run({ event, workflow: workflow({ key: 'scope-2' }) });
    const after = await push({ key: 'scope-3' });

    expect(saved.outputs.get('probe')).toMatchObject({ restored: 'nothing' });
    expect(ofPull.outputs.get('probe')).toMatchObject({ restored: 'scope-1' });
    expect(after.outputs.get('probe')).toMatchObject({ restored: 'scope-1' });
    expect(
      world.results.caches.entries.filter(({ key }) => key.startsWith('scope-')),
    ).toMatchObject([
      { key: 'scope-1', scope: 'refs/heads/main' },
      { key: 'scope-2', scope: `refs/pull/${pull.number}/merge` },
      { key: 'scope-3', scope: 'refs/heads/main' },
    ]);
  });

  it('never change under a key', async () => {
    const first = await push({ key: 'same-1' });
    const second = await push({ key: 'same-1' });

    expect(first.outputs.get('probe')).not.toMatchObject({ saved: '-1' });
    expect(second.outputs.get('probe')).toMatchObject({ restored: 'same-1', saved: '-1' });
  });

  it('are gone once they are evicted', async () => {
    await push({ key: 'evicted-1' });
    const count = world.results.caches.evict('evicted-');
    const after = await push({ key: 'evicted-2' });

    expect(count).toBe(1);
    expect(after.outputs.get('probe')).toMatchObject({ restored: 'nothing' });
  });

  it('are not saved while saves are refused', async () => {
    world.results.caches.refuseSaves = true;
    const outcome = await push({ key: 'refused-1' });
    world.results.caches.refuseSaves = false;

    expect(outcome).toMatchObject({ conclusion: 'success' });
    expect(outcome.outputs.get('probe')).toMatchObject({ saved: '-1' });
  });
});

describe('comments', () => {
  it('come from the bot when the token may write', async () => {
    const pull = await world.openPull({ 'note.txt': 'a comment, please' });
    const event = world.events.pullRequest(pull);
    const outcome = await world.run({ event, workflow: workflow({ comment: 'Hello' }) });

    expect(outcome).toMatchObject({ conclusion: 'success' });
    expect(outcome.summary).toContain('and from the script');
    expect(world.state.commentsOf(pull.number)).toMatchObject([{ author: BOT, body: 'Hello' }]);
  });

  it('are refused to the token of a fork', async () => {
    const pull = await world.openPull({ 'note.txt': 'from a fork' }, { fork: 'stranger/parser' });
    const event = world.events.pullRequest(pull);
    const outcome = await world.run({ event, workflow: workflow({ comment: 'Hello' }) });

    expect(outcome.conclusion).toBe('failure');
    expect(outcome.text).toContain('Resource not accessible by integration');
    expect(world.state.commentsOf(pull.number)).toEqual([]);
  });

  it('meet the trouble that a test asks for, as often as it says', async () => {
    const pull = await world.openPull({ 'note.txt': 'in trouble' });
    world.github.disturb({
      method: 'POST',
      path: /\/comments$/,
      before: (state) => state.addComment(pull.number, BOT, 'from another run'),
      answer: TROUBLE.serverError,
    });
    const event = world.events.pullRequest(pull);
    const first = await world.run({ event, workflow: workflow({ comment: 'Hello' }) });
    const second = await world.run({ event, workflow: workflow({ comment: 'Hello' }) });

    expect([first.conclusion, second.conclusion]).toEqual(['failure', 'success']);
    expect(world.state.commentsOf(pull.number).map(({ body }) => body)).toEqual([
      'from another run',
      'Hello',
    ]);
  });
});
