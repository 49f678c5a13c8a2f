import * as fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { globTest } from '../../src/house/glob.ts';
import type { House, HousePage } from '../../src/house/page.ts';
import { selectPages } from '../../src/house/select.ts';
import { parseShard, shardPages } from '../../src/house/shard.ts';
import type { Selection } from '../../src/results/model.ts';
import { pageKey } from '../../src/results/order.ts';

const everything: Selection = { rooms: null, pages: null, tags: null, maxPages: null };

function page(name: string, tags: readonly string[] = []): HousePage {
  const [room = '', id = ''] = name.split('/');
  return {
    id,
    room,
    tags,
    document: null,
    origin: { file: `${room}.jsonl`, line: 1 },
    rule: {
      referenceText: '',
      mode: 'none',
      pageFillRuns: [],
      pageLines: null,
      factor: 2,
      fillSlack: 40,
      lineSlack: 40,
      unitSlack: 20,
      absentSlack: 20,
      lineWidth: 250,
    },
  };
}

const house: House = {
  source: 'house',
  revision: 'sha256:0',
  pages: [
    page('real/lua-1', ['kind:table', 'script:latn']),
    page('real/lua-2', ['kind:toc']),
    page('real/toc[1]', ['kind:toc']),
    page('trap/dots-1', ['kind:dots', 'family:a/b']),
    page('trap/lua-1'),
  ],
  unusable: [
    {
      id: 'line-9',
      room: 'trap',
      origin: { file: 'trap.jsonl', line: 9 },
      message: 'trap.jsonl:9: …',
    },
  ],
  notices: [],
};

function selected(selection: Partial<Selection>): readonly string[] {
  const { pages, unusable } = selectPages(house, { ...everything, ...selection });
  return [...pages, ...unusable].map(({ room, id }) => `${room}/${id}`);
}

function hintOf(selection: Partial<Selection>): string {
  try {
    selected(selection);
  } catch (error) {
    if (error instanceof InputError) return `${error.message} — ${error.hint ?? ''}`;
  }
  return 'nothing was refused';
}

describe('selectPages', () => {
  it.each<[string, Partial<Selection>, readonly string[]]>([
    [
      'all of it without a selection',
      {},
      ['real/lua-1', 'real/lua-2', 'real/toc[1]', 'trap/dots-1', 'trap/lua-1', 'trap/line-9'],
    ],
    [
      'a room, with its unusable rows',
      { rooms: ['trap'] },
      ['trap/dots-1', 'trap/lua-1', 'trap/line-9'],
    ],
    ['an id in every room that has it', { pages: ['lua-1'] }, ['real/lua-1', 'trap/lua-1']],
    ['a page by room and id', { pages: ['trap/lua-1'] }, ['trap/lua-1']],
    ['a glob over ids', { pages: ['*-1'] }, ['real/lua-1', 'trap/dots-1', 'trap/lua-1']],
    ['a glob over rooms', { pages: ['t*/*'] }, ['trap/dots-1', 'trap/lua-1', 'trap/line-9']],
    ['a glob in one room', { pages: ['real/lua-?'] }, ['real/lua-1', 'real/lua-2']],
    ['an id that looks like a glob', { pages: ['real/toc[1]'] }, ['real/toc[1]']],
    [
      'several patterns, in the order of the house',
      { pages: ['trap/dots-1', 'real/*2'] },
      ['real/lua-2', 'trap/dots-1'],
    ],
    [
      'any of the tags, and rows of unknown tags',
      { tags: ['kind:toc', 'kind:dots'] },
      ['real/lua-2', 'real/toc[1]', 'trap/dots-1', 'trap/line-9'],
    ],
    ['a glob over tags', { rooms: ['real'], tags: ['script:*'] }, ['real/lua-1']],
    [
      'a tag that holds a slash',
      { rooms: ['trap'], tags: ['family:*'] },
      ['trap/dots-1', 'trap/line-9'],
    ],
    ['the first of each room by id', { maxPages: 1 }, ['real/lua-1', 'trap/dots-1']],
    [
      'the first of what else was asked for',
      { pages: ['lua*'], maxPages: 1 },
      ['real/lua-1', 'trap/lua-1'],
    ],
  ])('takes %s', (_, selection, names) => {
    expect(selected(selection)).toEqual(names);
  });

  it('says which rooms there are and which one was meant', () => {
    expect(hintOf({ rooms: ['real', 'tarp'] })).toBe(
      'no room matches "tarp" — Did you mean "trap"? There are "real", "trap".',
    );
  });

  it('refuses a page or tag that nothing matches, even beside one that matches', () => {
    expect(hintOf({ pages: ['lua-1', 'real/luo-1'] })).toMatch(
      /^no page matches "real\/luo-1" — Did you mean "real\/lua-1"\?/,
    );
    expect(hintOf({ pages: ['nothing-*'] })).toMatch(/^no page matches "nothing-\*"/);
    expect(hintOf({ tags: ['kind:tok'] })).toMatch(/Did you mean "kind:toc"\?/);
  });

  it('refuses a selection whose parts have no page in common', () => {
    expect(hintOf({ rooms: ['real'], pages: ['trap/lua-1'] })).toMatch(
      /^no page of house is in the selection/,
    );
  });
});

describe('globTest', () => {
  it.each([
    ['toc-{a,b}', ['toc-a', 'toc-b'], ['toc-c', 'toc-']],
    ['[!a-c]x', ['dx'], ['ax', 'x']],
    ['a\\*b', ['a*b', 'a\\*b'], ['axb']],
    ['*', ['', 'a/b', '𝒳'], []],
    ['?', ['𝒳'], ['', 'ab']],
    ['a[', ['a['], ['a']],
    ['{a,{b,c}}x', ['ax', 'bx', 'cx'], ['x']],
  ])('matches %s like a glob', (pattern, yes, no) => {
    const matches = globTest(pattern);
    for (const text of yes) expect([text, matches(text)]).toEqual([text, true]);
    for (const text of no) expect([text, matches(text)]).toEqual([text, false]);
  });

  it('agrees with an established matcher on stars and question marks', () => {
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 8 });
    const text = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(
        pattern.filter((glob) => glob !== ''),
        text,
        (glob, name) => {
          expect(globTest(glob)(name)).toBe(picomatch.isMatch(name, glob.replaceAll(/\*+/g, '*')));
        },
      ),
    );
  });

  it('ends at once on patterns that make backtracking matchers run for years', () => {
    const text = 'a'.repeat(200);
    for (const pattern of ['*a'.repeat(100) + 'b', '{a,a}'.repeat(150), '+(a|aa)'.repeat(30)]) {
      expect(globTest(pattern)(text)).toBe(false);
    }
  });
});
describe('parseShard', () => {
  it.each(['1/1', ' 2/4 ', '256/256'])('reads %j', (text) => {
    const { index, total } = parseShard(text);
    expect(`${index}/${total}`).toBe(text.trim());
  });

  it.each(['', '2', '0/4', '5/4', '1/0', '1/257', '-1/4', '1.5/2', '1/4/2', '٢/٤'])(
    'refuses %j and says what it saw',
    (text) => {
      expect(() => parseShard(text)).toThrow(`shard must be like 2/4, got "${text}"`);
    },
  );
});

describe('shardPages', () => {
  const pages = Array.from({ length: 10 }, (_, at) => page(`real/p${at}`));

  it('deals pages of unknown length out evenly', () => {
    const sizes = [1, 2, 3, 4].map((index) => shardPages(pages, index, 4).length);
    expect(sizes).toEqual([3, 3, 2, 2]);
  });

  it('balances known seconds: one long page against all the short ones', () => {
    const seconds = new Map(pages.map((each, at) => [pageKey(each), at === 3 ? 9 : 1]));
    expect(shardPages(pages, 1, 2, seconds).map(({ id }) => id)).toEqual(['p3']);
    expect(shardPages(pages, 2, 2, seconds)).toHaveLength(9);
  });

  it('puts every page in exactly one shard, in whatever order pages come, and none is overfull', () => {
    const times = fc.array(fc.option(fc.integer({ min: 0, max: 50 })), { maxLength: 30 });
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 6 }), (given, total) => {
        const some = given.map((_, at) => page(`room/p${at}`));
        const seconds = new Map<string, number>();
        given.forEach((time, at) => {
          if (time !== null) seconds.set(`room\np${at}`, time);
        });
        const shards = Array.from({ length: total }, (_, at) =>
          shardPages(some, at + 1, total, seconds),
        );
        expect(new Set(shards.flat())).toEqual(new Set(some));
        expect(shards.flat()).toHaveLength(some.length);
        shards.forEach((shard, at) => {
          const turned = shardPages(some.toReversed(), at + 1, total, seconds);
          expect(turned.toReversed()).toEqual(shard);
        });
        if (seconds.size < some.length) return;
        const loads = shards.map((shard) =>
          shard.reduce((sum, each) => sum + (seconds.get(pageKey(each)) ?? 0), 0),
        );
        const longest = Math.max(0, ...seconds.values());
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(longest);
      }),
    );
  });
});
