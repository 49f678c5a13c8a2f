import { describe, expect, test } from 'vitest';
import { comparabilityKey, sameHouse, whyNotComparable } from '../../src/results/comparability.ts';
import type { RunResults } from '../../src/results/model.ts';
import { page, run } from './build.ts';

const selection = { rooms: ['real', 'trap'], pages: null, tags: null, maxPages: null };
const base = run([page('real/a', 'ghost-free')], { selection });
const { dataset } = base;

describe('runs are comparable', () => {
  test.each<[string, Partial<RunResults>]>([
    ['with another command', { parser: { label: 'tool', command: 'other {input}' } }],
    ['on another commit', { commit: 'ffff' }],
    ['at another time', { startedAt: '2027-01-01T00:00:00Z' }],
    ['as a shard', { shard: { index: 1, total: 2 } }],
    ['with the dataset elsewhere', { dataset: { ...dataset, source: './copy' } }],
    ['by another version of the tool', { tool: { name: 'boobench', version: '9.0.0' } }],
    [
      'with rooms in another order',
      { selection: { ...selection, rooms: ['trap', 'real', 'trap'] } },
    ],
    ['with other outcomes', { pages: [page('real/a', 'boo')] }],
  ])('%s', (_, fields) => {
    const head = { ...base, ...fields };
    expect(whyNotComparable(base, head)).toEqual([]);
    expect(comparabilityKey(head)).toBe(comparabilityKey(base));
  });

  test('and their key is 16 hex digits that stay the same from version to version', () => {
    expect(comparabilityKey(base)).toMatch(/^[0-9a-f]{16}$/);
    expect(comparabilityKey(base)).toBe('6925e44c7fed0f61');
  });
});

describe('runs are not comparable', () => {
  test.each<[string, Partial<RunResults>, string]>([
    [
      'another revision',
      { dataset: { ...dataset, revision: 'def' } },
      'the dataset revision is abc123 in the base and def here',
    ],
    [
      'another rule',
      { dataset: { ...dataset, ruleVersion: '2' } },
      'the rule version is 1 in the base and 2 here',
    ],
    ['another clock', { timeoutMs: 60_000 }, 'the timeout is 600 s in the base and 60 s here'],
    ['no clock', { timeoutMs: null }, 'the timeout is 600 s in the base and none here'],
    [
      'another label',
      { parser: { label: 'slow', command: null } },
      'the label is "tool" in the base and "slow" here',
    ],
    [
      'no label',
      { parser: { label: '', command: null } },
      'the label is "tool" in the base and none here',
    ],
    [
      'all rooms',
      { selection: { ...selection, rooms: null } },
      'the choice of rooms (--rooms) is ["real","trap"] in the base and all here',
    ],
    [
      'other pages',
      { selection: { ...selection, pages: ['a*'] } },
      'the choice of pages (--pages) is all in the base and ["a*"] here',
    ],
    [
      'other tags',
      { selection: { ...selection, tags: [] } },
      'the choice of tags (--tags) is all in the base and [] here',
    ],
    [
      'fewer pages',
      { selection: { ...selection, maxPages: 5 } },
      'the most pages of a room (--max-pages) is all in the base and 5 here',
    ],
  ])('with %s', (_, fields, words) => {
    const head = { ...base, ...fields };
    expect(whyNotComparable(base, head)).toEqual([words]);
    expect(comparabilityKey(head)).not.toBe(comparabilityKey(base));
  });

  test('for every reason that there is', () => {
    const head = { ...base, timeoutMs: 1000, dataset: { ...dataset, ruleVersion: '2' } };
    expect(whyNotComparable(base, head)).toHaveLength(2);
  });

  test('and say so in a short line without control characters', () => {
    const parser = { label: `\u001B[2J${'x'.repeat(500)}`, command: null };
    const [why] = whyNotComparable(base, { ...base, parser });
    expect(why).toContain(String.raw`"\u001b[2Jxx`);
    expect(why!.length).toBeLessThan(200);
  });
});

test('two runs have the same house when revision and selection agree', () => {
  expect(
    sameHouse(base, { ...base, timeoutMs: 5, dataset: { ...dataset, ruleVersion: '2' } }),
  ).toBe(true);
  expect(sameHouse(base, { ...base, dataset: { ...dataset, revision: 'x' } })).toBe(false);
  expect(sameHouse(base, { ...base, selection: { ...selection, maxPages: 1 } })).toBe(false);
});
