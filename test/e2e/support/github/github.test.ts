import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { vendorFiles } from '../vendor-files.ts';
import { startWorld, type World } from '../world.ts';
import { TROUBLE } from './server.ts';
import type { Pull, WorkflowRun } from './state.ts';

const WRITER = 'ghs_writer';
const READER = 'ghs_reader';
const REPOSITORY = '/repos/acme/parser';

let world: World;
let pull: Pull;
let fork: Pull;
beforeAll(async () => {
  world = await startWorld(vendorFiles(), new Map());
  world.state.tokens.set(WRITER, { actions: 'read', contents: 'read', pull_requests: 'write' });
  world.state.tokens.set(READER, { contents: 'read', pull_requests: 'read' });
  pull = await world.openPull({ 'note.txt': 'ours' }, { headRef: 'ours' });
  fork = await world.openPull({ 'note.txt': 'theirs' }, { fork: 'stranger/parser' });
  world.state.runs.push(run(1, pull, [pull.number]), run(2, fork, []));
});
afterAll(() => world.close());

function run(id: number, { headRef, headSha, headRepository }: Pull, pulls: number[]): WorkflowRun {
  return {
    id,
    name: 'Boo Bench',
    path: '.github/workflows/boobench.yml',
    workflowId: 7,
    event: 'pull_request',
    headBranch: headRef,
    headSha,
    headRepository,
    pulls,
    attempt: 1,
    createdAt: '2026-01-01T00:00:00Z',
    status: 'completed',
    conclusion: 'success',
  };
}

interface Ask {
  readonly method?: string;
  readonly token?: string;
  readonly body?: unknown;
}

function ask(path: string, { method = 'GET', token = WRITER, body }: Ask = {}): Promise<Response> {
  return fetch(`${world.api.origin}${path}`, {
    method,
    redirect: 'manual',
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** What the last request or its answer had against GitHub's description. */
function violations(): readonly string[] {
  return world.api.exchanges.at(-1)?.violations ?? ['nothing was asked'];
}

describe('every answer is as GitHub describes it', () => {
  const paths: Record<string, () => string> = {
    'the repository': () => REPOSITORY,
    'pull requests': () => `${REPOSITORY}/pulls?state=open&head=acme:ours`,
    'a pull request': () => `${REPOSITORY}/pulls/1`,
    'pull requests of a commit': () => `${REPOSITORY}/commits/${pull.headSha}/pulls`,
    commits: () => `${REPOSITORY}/commits?sha=${pull.headSha}&per_page=2`,
    'a commit': () => `${REPOSITORY}/commits/${pull.mergeSha}`,
    'workflow runs': () => `${REPOSITORY}/actions/runs?branch=ours&status=success`,
    'runs of a workflow': () => `${REPOSITORY}/actions/workflows/boobench.yml/runs`,
    'a run of a pull request': () => `${REPOSITORY}/actions/runs/1`,
    'a run of a fork': () => `${REPOSITORY}/actions/runs/2`,
    'artifacts of a run': () => `${REPOSITORY}/actions/runs/1/artifacts?name=report`,
    'artifacts of the repository': () => `${REPOSITORY}/actions/artifacts`,
  };
  it.for(Object.keys(paths))('%s', async (name) => {
    world.results.artifacts.plant('1', 'report', Buffer.from(zipSync({ 'a.txt': strToU8('a') })));
    const response = await ask(paths[name]?.() ?? '');

    expect(response.status).toBe(200);
    expect(violations()).toEqual([]);
    expect(JSON.stringify(await response.json()).length).toBeGreaterThan(100);
  });

  it('a comment from its making to its end', async () => {
    const made = await ask(`${REPOSITORY}/issues/1/comments`, {
      method: 'POST',
      body: { body: 'one' },
    });
    expect([made.status, violations()]).toEqual([201, []]);
    const [comment] = world.state.commentsOf(1);
    const path = `${REPOSITORY}/issues/comments/${comment?.id}`;
    const changed = await ask(path, { method: 'PATCH', body: { body: 'two' } });
    expect([changed.status, violations()]).toEqual([200, []]);
    const shown = await ask(path);
    expect(await shown.json()).toMatchObject({ body: 'two', user: { type: 'Bot' } });
    expect(violations()).toEqual([]);
    const removed = await ask(path, { method: 'DELETE' });
    expect([removed.status, violations()]).toEqual([204, []]);
    expect(world.state.commentsOf(1)).toEqual([]);
  });
});

describe('a request that GitHub does not describe', () => {
  it('is written down as a violation', async () => {
    await ask(`${REPOSITORY}/issues/1/comments`, { method: 'POST', body: { text: 'one' } });
    const body = violations();
    await ask(`${REPOSITORY}/issues/1/comments?page=first`);
    const query = violations();
    await ask(`${REPOSITORY}/labels`);
    const path = violations();

    expect(body.join()).toContain('request.body');
    expect(query.join()).toContain('request.query.page');
    expect(path.join()).toContain('route not found');
  });
});

describe('lists', () => {
  it('come in pages that link to each other', async () => {
    for (let count = 0; count < 5; count += 1) world.state.addComment(9, 'maintainer', `${count}`);
    const list = `${REPOSITORY}/issues/9/comments?per_page=2`;
    const response = await ask(`${list}&page=2`);

    expect(await response.json()).toMatchObject([{ body: '2' }, { body: '3' }]);
    expect(response.headers.get('link')).toBe(
      [
        ['prev', 1],
        ['next', 3],
        ['first', 1],
        ['last', 3],
      ]
        .map(([name, page]) => `<${world.api.origin}${list}&page=${page}>; rel="${name}"`)
        .join(', '),
    );
  });

  it('find a fork by its owner and branch, and its commit in its own repository only', async () => {
    const byHead = await ask(`${REPOSITORY}/pulls?head=stranger:change`);
    const inBase = await ask(`${REPOSITORY}/commits/${fork.headSha}/pulls`);
    const inFork = await ask(`/repos/stranger/parser/commits/${fork.headSha}/pulls`);

    expect(await byHead.json()).toMatchObject([{ number: fork.number }]);
    expect(await inBase.json()).toEqual([]);
    expect(await inFork.json()).toMatchObject([{ number: fork.number }]);
  });
});

describe('tokens', () => {
  it('that read only cannot write, and GitHub says what would be needed', async () => {
    const body = { body: 'one' };
    const response = await ask(`${REPOSITORY}/issues/1/comments`, {
      method: 'POST',
      token: READER,
      body,
    });

    expect(response.status).toBe(403);
    expect(response.headers.get('x-accepted-github-permissions')).toBe(
      'issues=write; pull_requests=write',
    );
    expect(await response.json()).toMatchObject({
      message: 'Resource not accessible by integration',
    });
  });

  it.for([
    ['without actions: read', `${REPOSITORY}/actions/runs`, READER, 403],
    ['of a job, asked who they are', '/user', WRITER, 403],
    ['that are unknown', REPOSITORY, 'ghs_unknown', 401],
  ] as const)('%s are refused', async ([, path, token, status]) => {
    const response = await ask(path, { token });

    expect(response.status).toBe(status);
  });
});

describe('an artifact', () => {
  it('is downloaded from another address, where the token must not follow', async () => {
    const zip = Buffer.from(zipSync({ 'results.json': strToU8('{}') }));
    const { id } = world.results.artifacts.plant('2', 'boobench', zip);
    const redirect = await ask(`${REPOSITORY}/actions/artifacts/${id}/zip`);
    const location = redirect.headers.get('location') ?? '';
    const download = await fetch(location);
    const withToken = await fetch(location, { headers: { authorization: `token ${WRITER}` } });

    expect(redirect.status).toBe(302);
    expect(Buffer.from(await download.arrayBuffer())).toEqual(zip);
    expect(withToken.status).toBe(400);
  });
});

describe('trouble', () => {
  it.for([
    ['a server error', TROUBLE.serverError, 500],
    ['a bad gateway', TROUBLE.badGateway, 502],
    ['a secondary rate limit', TROUBLE.secondaryLimit, 403],
  ] as const)('%s comes as often as asked for', async ([, answer, status]) => {
    world.github.disturb({ method: 'GET', path: /\/pulls\/1$/, times: 2, answer });
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await ask(`${REPOSITORY}/pulls/1`)).status);

    expect(statuses).toEqual([status, status, 200]);
  });
});
