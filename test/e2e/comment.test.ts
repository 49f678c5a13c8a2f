import { getOctokit } from '@actions/github';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GitHubApi } from '../../src/github/api.ts';
import { type CommentTarget, markerOf, writeComment } from '../../src/github/comment.ts';
import { BOT } from './support/github/comment-routes.ts';
import { TROUBLE } from './support/github/server.ts';
import type { Pull } from './support/github/state.ts';
import { vendorFiles } from './support/vendor-files.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
let pull: Pull;
let api: GitHubApi;
beforeAll(async () => {
  world = await startWorld(vendorFiles(), new Map());
  world.state.tokens.set('ghs_writer', { pull_requests: 'write' });
  world.state.tokens.set('ghs_reader', { pull_requests: 'read' });
  pull = await world.openPull({ 'note.txt': 'ours' }, { headRef: 'ours' });
  api = getOctokit('ghs_writer', { baseUrl: world.api.origin });
});
afterAll(() => world.close());
beforeEach(() => {
  world.state.comments = [];
  world.github.calm();
});

function target(runId: number, label = 'parser'): CommentTarget {
  return { owner: 'acme', repo: 'parser', issue: pull.number, label, runId, runAttempt: 1 };
}

const bodies = (): readonly string[] => world.state.commentsOf(pull.number).map(({ body }) => body);

describe('the comment of a label', () => {
  it('is created, then updated in place', async () => {
    expect(await writeComment(api, target(1), 'first', true)).toMatchObject({ kind: 'created' });
    expect(await writeComment(api, target(2), 'second', true)).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([`${markerOf(target(2))}\nsecond`]);
  });

  it('is found behind hundreds of others', async () => {
    for (let at = 0; at < 250; at += 1)
      world.state.addComment(pull.number, 'octocat', `note ${at}`);
    await writeComment(api, target(1), 'first', true);
    for (let at = 0; at < 250; at += 1)
      world.state.addComment(pull.number, 'octocat', `more ${at}`);
    await writeComment(api, target(2), 'second', true);
    expect(bodies().filter((body) => body.startsWith('<!--'))).toEqual([
      `${markerOf(target(2))}\nsecond`,
    ]);
  });

  it('is not one that somebody else wrote with its marker', async () => {
    world.state.addComment(pull.number, 'octocat', `${markerOf(target(1))}\nforged`);
    world.state.addComment(pull.number, BOT, `quoted:\n${markerOf(target(1))}`);
    await writeComment(api, target(2), 'ours', true);
    expect(bodies()).toEqual([
      `${markerOf(target(1))}\nforged`,
      `quoted:\n${markerOf(target(1))}`,
      `${markerOf(target(2))}\nours`,
    ]);
  });

  it('is another one for another label, whatever the label holds', async () => {
    await writeComment(api, target(1, 'a'), 'one', true);
    await writeComment(api, target(1, '--> <!-- b'), 'two', true);
    expect(bodies()).toHaveLength(2);
    for (const body of bodies()) expect(body).toMatch(/^<!-- boobench:[^>]* -->\n(one|two)$/);
  });

  it('of a later run stays', async () => {
    await writeComment(api, target(9), 'later', true);
    expect(await writeComment(api, target(8), 'earlier', true)).toMatchObject({ kind: 'outdated' });
    expect(bodies()).toEqual([`${markerOf(target(9))}\nlater`]);
  });

  it('is not made where it is only to be kept up to date', async () => {
    expect(await writeComment(api, target(1), 'first', false)).toEqual({ kind: 'none' });
    expect(bodies()).toEqual([]);
  });

  it('is one, of the latest run, after eight runs at the same time', async () => {
    const runs = [3, 8, 1, 5, 2, 7, 4, 6];
    await Promise.all(runs.map((run) => writeComment(api, target(run), `run ${run}`, true)));
    // Whoever came last may have found a later one; writing once more settles it.
    await writeComment(api, target(8), 'run 8', true);
    expect(bodies()).toEqual([`${markerOf(target(8))}\nrun 8`]);
  });

  it('is one when another run creates its own between looking and creating', async () => {
    world.github.disturb({
      method: 'POST',
      path: /comments/,
      before: (state) => state.addComment(pull.number, BOT, `${markerOf(target(1))}\nother`),
    });
    await writeComment(api, target(2), 'ours', true);
    expect(bodies()).toEqual([`${markerOf(target(2))}\nours`]);
  });

  it('is made after errors that pass, and once', async () => {
    world.github.disturb({ method: 'GET', path: /comments/, answer: TROUBLE.badGateway });
    world.github.disturb({ method: 'POST', path: /comments/, answer: TROUBLE.secondaryLimit });
    await writeComment(api, target(1), 'first', true);
    expect(bodies()).toHaveLength(1);
  });

  it('is refused to a token that may only read', async () => {
    const reader = getOctokit('ghs_reader', { baseUrl: world.api.origin });
    await expect(writeComment(reader, target(1), 'first', true)).rejects.toMatchObject({
      status: 403,
    });
  });
});
