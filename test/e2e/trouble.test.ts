import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  gate,
  gateWorkflow,
  outputsOf,
  saveBaseline,
  startVendor,
} from './support/boobench-action.ts';
import { BOT } from './support/github/comment-routes.ts';
import { TROUBLE } from './support/github/server.ts';
import type { GithubState, Pull } from './support/github/state.ts';
import type { WorkflowOutcome } from './support/run-workflow.ts';
import { parserFiles } from './support/vendor-files.ts';
import type { World } from './support/world.ts';

const LOOPING = parserFiles({ pages: { 'keeper-log': 'loop' } });
const COMMENTS = /\/issues\/\d+\/comments/;

let world: World;
beforeAll(async () => {
  world = await startVendor();
  await saveBaseline(world);
});
afterAll(() => world.close());

const bodies = ({ number }: Pull): readonly string[] =>
  world.state.commentsOf(number).map(({ body }) => body);

function warnings({ annotations }: WorkflowOutcome): string {
  return annotations
    .filter(({ level }) => level === 'warning')
    .map(({ message }) => message)
    .join('\n');
}

describe('trouble with the comment', () => {
  it('is got over by trying again: server errors and a secondary rate limit', async () => {
    const pull = await world.openPull(LOOPING);
    world.github.disturb({ method: 'GET', path: COMMENTS, answer: TROUBLE.serverError });
    world.github.disturb({ method: 'GET', path: COMMENTS, answer: TROUBLE.badGateway });
    world.github.disturb({ method: 'POST', path: COMMENTS, answer: TROUBLE.secondaryLimit });
    const outcome = await gate(world, world.events.pullRequest(pull));

    expect(outcome.conclusion).toBe('failure');
    expect(bodies(pull)).toHaveLength(1);
  });

  it('that does not end hides neither summary nor outputs nor verdict', async () => {
    const pull = await world.openPull(LOOPING);
    const fault = { path: COMMENTS, times: 1000, answer: TROUBLE.serverError };
    world.github.disturb({ method: 'GET', ...fault });
    world.github.disturb({ method: 'POST', ...fault });
    const outcome = await gate(world, world.events.pullRequest(pull));
    world.github.calm();

    expect(outcome.conclusion).toBe('failure');
    expect(outcome.summary).toContain('❌ Boos rose by 1');
    expect(outputsOf(outcome)).toMatchObject({ conclusion: 'failure', 'new-boos': '1' });
    expect(warnings(outcome)).toMatch(/comment/i);
    expect(bodies(pull)).toEqual([]);
  });

  it('alone fails nothing', async () => {
    const pull = await world.openPull({ 'README.md': 'Nothing of the parser' });
    const fault = { path: COMMENTS, times: 1000, answer: TROUBLE.serverError };
    world.github.disturb({ method: 'GET', ...fault });
    const outcome = await gate(world, world.events.pullRequest(pull));
    world.github.calm();

    expect(outcome.conclusion).toBe('success');
  });

  it('for want of a permission is a warning that names the permission', async () => {
    const pull = await world.openPull(LOOPING);
    const workflow = gateWorkflow({}, { contents: 'read' });
    const outcome = await world.run({ event: world.events.pullRequest(pull), workflow });

    expect(outcome.summary).toContain('❌ Boos rose by 1');
    expect(warnings(outcome)).toContain('pull-requests: write');
  });
});

describe('two runs at the same time', () => {
  it('end with one comment, the one with the lowest number', async () => {
    const first = await world.openPull(LOOPING);
    await gate(world, world.events.pullRequest(first));
    const [known] = bodies(first);
    const pull = await world.openPull(LOOPING);
    // The other run lists, finds nothing, and creates just before this one does.
    const before = (state: GithubState): void => {
      state.addComment(pull.number, BOT, known ?? '');
    };
    world.github.disturb({ method: 'POST', path: COMMENTS, before });
    const outcome = await gate(world, world.events.pullRequest(pull));

    const [left, ...others] = world.state.commentsOf(pull.number);
    expect(others).toEqual([]);
    expect(left?.body).toContain('❌ Boos rose by 1');
    expect(outputsOf(outcome)['comment-url']).toContain(`#issuecomment-${left?.id}`);
  });
});

describe('a long discussion', () => {
  it('has its comment found beyond the first page, and the marker in a comment of somebody else is not heeded', async () => {
    const pull = await world.openPull(LOOPING);
    await gate(world, world.events.pullRequest(pull));
    const [own] = world.state.comments.filter(({ issue }) => issue === pull.number);
    if (own === undefined) throw new Error('there is no comment');
    world.state.comments = world.state.comments.filter((comment) => comment !== own);
    for (let count = 0; count < 150; count += 1) {
      world.state.addComment(pull.number, 'stranger', own.body);
    }
    world.state.comments.push(own);
    await world.pushToPull(pull, parserFiles({}));
    await gate(world, world.events.pullRequest(pull, 'synchronize'));
    const after = world.state.commentsOf(pull.number);

    expect(after).toHaveLength(151);
    expect(after.at(-1)).toMatchObject({ id: own.id, author: BOT });
    expect(after.at(-1)?.body).toContain('✅');
    expect(after.slice(0, 150).every(({ body }) => body.includes('❌'))).toBe(true);
  });
});
