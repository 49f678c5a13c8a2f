import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { parseResults, serializeResults } from '../../src/results/file.ts';
import { mergeShards, type ResultsFile } from '../../src/results/merge.ts';
import type { RunResults } from '../../src/results/model.ts';
import { anyPages, page, run, thrownBy } from './build.ts';

function shard(
  index: number,
  total: number,
  id: string,
  fields: Partial<RunResults> = {},
): ResultsFile {
  const results = run([page(`real/${id}`, 'ghost-free')], { shard: { index, total }, ...fields });
  return { file: `${index}.json`, results };
}

const dataset = { source: 'owner/house', revision: 'other', ruleVersion: '1' };

describe('merging', () => {
  test('the shards of a run gives the run, in whatever order they come', () => {
    fc.assert(
      fc.property(anyPages, fc.integer({ min: 1, max: 5 }), (pages, total) => {
        const whole = run(pages);
        const files = Array.from({ length: total }, (_, at) => ({
          file: `${at}.json`,
          results: run(
            whole.pages.filter((_, index) => index % total === at),
            { shard: { index: at + 1, total } },
          ),
        }));
        expect(serializeResults(mergeShards(files))).toBe(serializeResults(whole));
        expect(mergeShards(files.toReversed())).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  test('one whole run gives it back', () => {
    const results = run([page('real/a', 'boo')]);
    expect(mergeShards([{ file: 'a.json', results }])).toBe(results);
  });

  test('takes the earliest start as a time, not as text', () => {
    const merged = mergeShards([
      shard(1, 3, 'a', { startedAt: '2026-01-31T12:00:00.500Z' }),
      shard(2, 3, 'b', { startedAt: '2026-01-31T12:00:00Z' }),
      shard(3, 3, 'c', { startedAt: '2026-02-01T00:00:00Z' }),
    ]);
    expect(merged.startedAt).toBe('2026-01-31T12:00:00Z');
    expect(parseResults(serializeResults(merged), 'f').shard).toBeNull();
  });

  test('keeps a command that all legs share, and no other', () => {
    const parser = { label: 'tool', command: 'parse --leg 2' };
    expect(mergeShards([shard(1, 2, 'a'), shard(2, 2, 'b')]).parser.command).toBe('parse {input}');
    expect(mergeShards([shard(1, 2, 'a'), shard(2, 2, 'b', { parser })]).parser.command).toBeNull();
  });
});

describe('merging is refused', () => {
  test.each<[string, ResultsFile[], string]>([
    ['for no files', [], 'there are no results to merge'],
    [
      'for two whole runs',
      [
        { file: 'a.json', results: run([]) },
        { file: 'b.json', results: run([]) },
      ],
      'a.json is a whole run, not a shard',
    ],
    [
      'for a whole run among shards',
      [shard(1, 2, 'a'), { file: 'b.json', results: run([]) }],
      'b.json is a whole run, not a shard',
    ],
    [
      'when a shard is missing',
      [shard(1, 4, 'a'), shard(4, 4, 'b')],
      'shard 2/4, 3/4 is missing; there are 1.json, 4.json',
    ],
    ['for one shard of two', [shard(2, 2, 'a')], 'shard 1/2 is missing; there are 2.json'],
    [
      'when a shard is there twice',
      [shard(1, 2, 'a'), shard(2, 2, 'b'), { ...shard(2, 2, 'c'), file: 'x.json' }],
      '2.json and x.json are both shard 2/2',
    ],
    [
      'for different numbers of shards',
      [shard(1, 2, 'a'), shard(2, 3, 'b')],
      '1.json and 2.json are of 2 and of 3 shards',
    ],
    [
      'for different commits',
      [shard(1, 2, 'a'), shard(2, 2, 'b', { commit: 'ffff' })],
      '1.json and 2.json are of different commits: "0123abcd" and "ffff"',
    ],
    [
      'for a commit and none',
      [shard(1, 2, 'a'), shard(2, 2, 'b', { commit: null })],
      '"0123abcd" and null',
    ],
    [
      'for runs that cannot be compared',
      [shard(1, 2, 'a'), shard(2, 2, 'b', { dataset })],
      '1.json and 2.json differ in their dataset revision: abc123 and other',
    ],
    [
      'when a page is there twice',
      [shard(1, 2, 'a'), shard(2, 2, 'a')],
      'page real/a is in 1.json and in 2.json',
    ],
  ])('%s', (_, files, message) => {
    const error = thrownBy(() => mergeShards(files));
    expect(error).toBeInstanceOf(InputError);
    expect(String(error)).toContain(message);
  });

  test('in a short message and at once when a file claims a billion shards', () => {
    const error = thrownBy(() => mergeShards([shard(1, 1_000_000_000, 'a')]));
    expect(String(error)).toContain('21/1000000000 and 999999979 more is missing');
  });
});
