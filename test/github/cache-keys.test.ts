import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followFirstParents } from '../../src/github/ancestors.ts';
import {
  baselineKey,
  baselinePrefixes,
  datasetKey,
  shaOfBaselineKey,
} from '../../src/github/cache-keys.ts';
import { readEvent } from '../../src/github/event.ts';

const sha = fc.stringMatching(/^[0-9a-f]{40}$/);

function eventOf(branch: string, commit: string) {
  return readEvent(
    { GITHUB_REF_NAME: branch, GITHUB_SHA: commit, GITHUB_RUN_ID: '12', GITHUB_RUN_ATTEMPT: '3' },
    null,
  );
}

describe('keys of baselines', () => {
  it('are found by the prefixes of their commit and branch, and by no other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), sha, sha, (branch, other, commit, otherCommit) => {
        fc.pre(commit !== otherCommit);
        const key = baselineKey('0123', eventOf(branch, commit));
        const wanted = { sha: commit, branches: [branch] };
        const [own = ''] = baselinePrefixes('0123', wanted, [commit]);
        expect(key.startsWith(own)).toBe(true);
        expect(shaOfBaselineKey(key)).toBe(commit);
        const others = [
          ...baselinePrefixes('4567', wanted, [commit]),
          ...baselinePrefixes('0123', { ...wanted, branches: [other] }, [otherCommit]),
        ];
        expect(others.filter((prefix) => key.startsWith(prefix))).toEqual([]);
      }),
    );
  });

  it('hold no comma and are short enough, whatever the branch is called', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), sha, (branch, commit) => {
        expect(baselineKey('0123456789abcdef', eventOf(branch, commit))).toMatch(
          /^[\w./-]{1,512}$/,
        );
      }),
    );
  });

  it('are looked for commit by commit, each on every branch', () => {
    const wanted = { sha: 'a'.repeat(40), branches: ['release', 'main'] };
    const line = ['a'.repeat(40), 'b'.repeat(40)];
    expect(baselinePrefixes('x', wanted, line)).toEqual([
      `boobench-base-v1-x-release-${'a'.repeat(40)}-`,
      `boobench-base-v1-x-main-${'a'.repeat(40)}-`,
      `boobench-base-v1-x-release-${'b'.repeat(40)}-`,
      `boobench-base-v1-x-main-${'b'.repeat(40)}-`,
    ]);
  });
});

describe('keys of datasets', () => {
  it('depend on the commit and on the rooms, not on their order', () => {
    const key = (rooms: readonly string[] | null, commit = 'a'.repeat(40)): string =>
      datasetKey('owner/house', commit, rooms);
    expect(key(['real', 'trap'])).toBe(key(['trap', 'real', 'trap']));
    expect(new Set([key(null), key(['real']), key(['trap']), key(null, 'b'.repeat(40))]).size).toBe(
      4,
    );
  });
});

describe('the line of first parents', () => {
  it('follows first parents only, as far as they are known', () => {
    const parents = new Map([
      ['e', 'd'],
      ['d', 'b'],
      ['c', 'a'],
      ['b', 'a'],
    ]);
    expect(followFirstParents('e', parents)).toEqual(['e', 'd', 'b', 'a']);
    expect(followFirstParents('x', parents)).toEqual(['x']);
  });

  it('ends at a circle', () => {
    expect(
      followFirstParents(
        'a',
        new Map([
          ['a', 'b'],
          ['b', 'a'],
        ]),
      ),
    ).toEqual(['a', 'b']);
  });
});
