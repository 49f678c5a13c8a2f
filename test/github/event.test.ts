import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maySaveBaseline,
  readEvent,
  readOnlyReason,
  wantedBase,
  type WorkflowEvent,
} from '../../src/github/event.ts';

const BASE = 'b'.repeat(40);
const HEAD = 'c'.repeat(40);
const MERGE = 'd'.repeat(40);

function event(
  name: string,
  payload: object,
  variables: Readonly<Record<string, string>> = {},
): WorkflowEvent {
  return readEvent(
    {
      GITHUB_EVENT_NAME: name,
      GITHUB_REPOSITORY: 'owner/house',
      GITHUB_SHA: MERGE,
      GITHUB_REF_NAME: 'main',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_RUN_ID: '12',
      GITHUB_RUN_ATTEMPT: '2',
      ...variables,
    },
    { repository: { default_branch: 'main' }, ...payload },
  );
}

function pullRequest(headRepository: string | null): object {
  return {
    pull_request: {
      number: 7,
      head: { sha: HEAD, repo: headRepository === null ? null : { full_name: headRepository } },
      base: { sha: BASE, ref: 'release', repo: { full_name: 'owner/house' } },
    },
  };
}

describe('the commit to compare with', () => {
  it.each([
    [
      'a pull request: its base',
      event('pull_request', pullRequest('owner/house'), { GITHUB_REF_NAME: '7/merge' }),
      { sha: BASE, branches: ['release', 'main'] },
    ],
    [
      'a merge queue: the base of the group',
      event(
        'merge_group',
        { merge_group: { base_sha: BASE, base_ref: 'refs/heads/main' } },
        { GITHUB_REF_NAME: 'gh-readonly-queue/main/pr-7' },
      ),
      { sha: BASE, branches: ['main'] },
    ],
    [
      'a push: what was there before',
      event('push', { before: BASE }),
      { sha: BASE, branches: ['main'] },
    ],
    [
      'a push of a new branch: its own line',
      event('push', { before: '0'.repeat(40) }, { GITHUB_REF_NAME: 'new' }),
      { sha: MERGE, branches: ['new', 'main'] },
    ],
    ['a schedule: the same commit', event('schedule', {}), { sha: MERGE, branches: ['main'] }],
    [
      'a manual run on a branch',
      event('workflow_dispatch', {}, { GITHUB_REF_NAME: 'try' }),
      { sha: MERGE, branches: ['try', 'main'] },
    ],
    ['a tag: none', event('push', {}, { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1' }), null],
  ] as const)('of %s', (_name, from, wanted) => {
    expect(wantedBase(from)).toEqual(wanted);
  });
});

describe('a token that cannot write', () => {
  it('is that of a fork, also of one that was deleted', () => {
    expect(readOnlyReason(event('pull_request', pullRequest('other/house')))).toContain('fork');
    expect(readOnlyReason(event('pull_request', pullRequest(null)))).toContain('fork');
  });

  it('is that of Dependabot', () => {
    const from = event('pull_request', pullRequest('owner/house'), {
      GITHUB_ACTOR: 'dependabot[bot]',
    });
    expect(readOnlyReason(from)).toContain('Dependabot');
  });

  it('is not that of a branch of the repository, nor of a push', () => {
    expect(readOnlyReason(event('pull_request', pullRequest('owner/house')))).toBeNull();
    expect(readOnlyReason(event('push', { before: BASE }))).toBeNull();
  });
});

describe('what becomes a baseline', () => {
  const dispatched = (branch: string, isProtected = false): WorkflowEvent =>
    event(
      'workflow_dispatch',
      {},
      {
        GITHUB_REF_NAME: branch,
        GITHUB_REF_PROTECTED: String(isProtected),
      },
    );

  it.each([
    ['a push to the default branch', event('push', { before: BASE }), 'auto', true],
    ['a schedule', event('schedule', {}), 'auto', true],
    ['a manual run on a protected branch', dispatched('release', true), 'auto', true],
    ['a manual run on another branch', dispatched('try'), 'auto', false],
    ['a manual run on another branch that was asked to', dispatched('try'), 'true', true],
    ['a push that was asked not to', event('push', { before: BASE }), 'false', false],
    [
      'a pull request that was asked to',
      event('pull_request', pullRequest('owner/house')),
      'true',
      false,
    ],
    ['a merge queue that was asked to', event('merge_group', {}), 'true', false],
    ['a tag', event('push', {}, { GITHUB_REF_TYPE: 'tag' }), 'true', false],
  ] as const)('%s', (_name, from, how, may) => {
    expect(maySaveBaseline(from, how)).toBe(may);
  });
});

describe('reading an event', () => {
  it('never throws, whatever the payload is', () => {
    fc.assert(
      fc.property(fc.anything(), fc.dictionary(fc.string(), fc.string()), (payload, variables) => {
        const from = readEvent(variables, payload);
        wantedBase(from);
        readOnlyReason(from);
        expect(maySaveBaseline(from, 'auto')).toBe(false);
      }),
    );
  });

  it('reads the run that ended', () => {
    const run = {
      id: 5,
      event: 'pull_request',
      head_sha: HEAD,
      head_branch: 'patch',
      head_repository: { full_name: 'other/house' },
      path: '.github/workflows/ci.yml',
    };
    expect(event('workflow_run', { workflow_run: run }).workflowRun).toEqual({
      id: 5,
      event: 'pull_request',
      headSha: HEAD,
      headBranch: 'patch',
      headRepository: 'other/house',
      workflow: 'ci.yml',
    });
  });
});
