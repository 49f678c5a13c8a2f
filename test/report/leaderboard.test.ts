import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD, PUBLISHED_PARSERS } from '../../src/report/board.ts';
import { leaderboard } from '../../src/report/leaderboard.ts';
import { leaderboardSvg } from '../../src/report/leaderboard-svg.ts';
import { renderLeaderboard } from '../../src/report/leaderboard-terminal.ts';
import {
  leaderboardCsv,
  leaderboardJson,
  leaderboardMarkdown,
} from '../../src/report/leaderboard-text.ts';
import { rankOf, whyNotOnBoard } from '../../src/report/rank.ts';
import type { RunResults } from '../../src/results/model.ts';
import { hostileText } from './hostile.ts';
import { page, run } from './pages.ts';
import { xmlFaults } from './schemas.ts';

/** A run over pages as many as the published ones, in their four rooms. */
function published(
  counts: { boos?: number; lost?: number; errors?: number; pages?: number },
  fields: Partial<RunResults> = {},
): RunResults {
  const { boos = 0, lost = 0, errors = 0, pages = BOARD.pages } = counts;
  const outcomes = [
    ...Array.from({ length: boos }, () => 'boo' as const),
    ...Array.from({ length: lost }, () => 'lost' as const),
    ...Array.from({ length: errors }, () => 'error' as const),
  ];
  return run(
    Array.from({ length: pages }, (_, at) => {
      const outcome = outcomes[at];
      const name = `${BOARD.rooms[at % 4]}/p${at}`;
      return page(name, outcome === undefined ? {} : { outcome });
    }),
    {
      dataset: { source: BOARD.dataset, revision: 'c0ffee', ruleVersion: '1' },
      parser: { label: 'mine', command: null },
      ...fields,
    },
  );
}

describe('the published board', () => {
  it('has 37 parsers whose rates are shares of its pages', () => {
    expect(PUBLISHED_PARSERS).toHaveLength(37);
    for (const { ghostFreePercent, boos, lost } of PUBLISHED_PARSERS) {
      const share = ((BOARD.pages - boos - lost) / BOARD.pages) * 100;
      expect(Math.abs(share - ghostFreePercent)).toBeLessThanOrEqual(0.05 + 1e-9);
    }
  });

  it('gives equal scores one rank, and counts all of them for the next', () => {
    for (const { rank, boos, lost } of PUBLISHED_PARSERS) {
      const better = PUBLISHED_PARSERS.filter((other) => other.boos + other.lost < boos + lost);
      expect(rank).toBe(1 + better.length);
    }
  });

  it('keeps its ranks when nobody joins', () => {
    const { rows, apart } = leaderboard([]);
    expect(rows.map(({ rank, publishedRank }) => rank - (publishedRank ?? 0))).toEqual(
      Array.from({ length: 37 }, () => 0),
    );
    expect(apart).toEqual([]);
  });
});

describe('rankOf', () => {
  it.each([
    [{}, 1],
    [{ boos: 1 }, 5],
    [{ lost: 1 }, 5],
    [{ boos: 8 }, 24],
    [{ boos: 7, lost: 2 }, 24],
    [{ boos: 100, lost: 79 }, 38],
  ])('places %j at %i', (counts, place) => {
    expect(rankOf(published(counts))).toBe(place);
  });

  it.each<[string, RunResults, RegExp]>([
    [
      'of another dataset',
      published({}, { dataset: { source: 'house', revision: 'x', ruleVersion: '1' } }),
      /not those of llamaindex\/BooBench/,
    ],
    ['with a page too few', published({ pages: 178 }), /178 pages, the board 179/],
    ['with a page too many', published({ pages: 180 }), /180 pages, the board 179/],
    ['with a page that was not judged', published({ errors: 1 }), /1 page could not be judged/],
    ['that is a shard', published({}, { shard: { index: 1, total: 2 } }), /shard 1 of 2/],
    ['with another clock', published({}, { timeoutMs: 60_000 }), /60 s, on the board 600 s/],
    [
      'that chose pages',
      published({}, { selection: { rooms: null, pages: ['*'], tags: null, maxPages: null } }),
      /only some pages/,
    ],
    [
      'that chose rooms',
      published({}, { selection: { rooms: ['real'], pages: null, tags: null, maxPages: null } }),
      /only some pages/,
    ],
    [
      'without a room',
      run([page('real/a')], {
        dataset: { source: BOARD.dataset, revision: 'x', ruleVersion: '1' },
      }),
      /no page of trap, ghost, script/,
    ],
  ])('does not place a run %s', (_, results, reason) => {
    expect(rankOf(results)).toBe(null);
    expect(whyNotOnBoard(results).join('; ')).toMatch(reason);
  });

  it('places a run that chose all rooms by name, and outputs that were scored', () => {
    const selection = { rooms: [...BOARD.rooms], pages: null, tags: null, maxPages: null };
    expect(rankOf(published({}, { selection }))).toBe(1);
    expect(rankOf(published({}, { timeoutMs: null }))).toBe(1);
  });

  it('is the place in the board when nobody else joins, and never the place of a worse score', () => {
    fc.assert(
      fc.property(fc.nat({ max: 179 }), fc.nat({ max: 179 }), (bad, part) => {
        const boos = Math.min(bad, part);
        const mine = published({ boos, lost: bad - boos });
        const { rows } = leaderboard([mine]);
        const own = rows.find(({ kind }) => kind === null);
        expect(own?.rank).toBe(rankOf(mine));
        for (const row of rows) {
          const same = row.boos + row.lost === bad;
          expect(row.rank === own?.rank).toBe(same);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('leaderboard', () => {
  const mine = published({ boos: 8 });
  const other = run([page('a/b'), page('a/c', { outcome: 'boo' })], {
    parser: { label: 'other', command: null },
  });

  it('moves those down that are worse, and keeps their published rank', () => {
    const { rows } = leaderboard([mine]);
    const mistral = rows.find(({ parser }) => parser === 'Mistral OCR 4.1');
    expect(mistral).toMatchObject({ rank: 25, publishedRank: 24 });
    expect(rows).toHaveLength(38);
  });

  it('shows a run on other pages apart, with the reason', () => {
    const board = leaderboard([other, mine]);
    expect(board.rows.filter(({ kind }) => kind === null).map(({ parser }) => parser)).toEqual([
      'mine',
    ]);
    expect(board.apart).toMatchObject([
      { parser: 'other', boos: 1, reasons: ['its pages are not those of llamaindex/BooBench'] },
    ]);
    const text = renderLeaderboard(board, { color: false, columns: 100 });
    expect(text).toMatch(/› 24 {2}mine +yours +95\.5% +8 +0\n/);
    expect(text).toMatch(/Not ranked.*\(1\)\n {2}other: 50\.0% ghost-free on 2 pages, 1 Boos, 0/);
    expect(leaderboardMarkdown(board)).toMatch(/\| \*\*24\*\* \| \*\*`mine`\*\* +\|/);
    expect(leaderboardCsv(board)).toContain('\r\n24,mine,yours,95.5,8,0,179,\r\n');
    expect(leaderboardCsv(board)).toContain('\r\n,other,yours,50.0,1,0,2,not ranked because its');
    expect(JSON.parse(leaderboardJson(board))).toMatchObject({
      board: { pages: 179, takenOn: BOARD.takenOn },
      apart: [{ parser: 'other' }],
    });
  });

  it('lets no label out of its place', async () => {
    const drawn: string[] = [];
    fc.assert(
      fc.property(hostileText, fc.boolean(), (label, ranked) => {
        const own = published({ boos: 3 }, { parser: { label, command: null } });
        const board = leaderboard([ranked ? own : { ...own, timeoutMs: 1 }]);
        const svg = leaderboardSvg(board);
        drawn.push(svg);
        expect(svg).not.toContain('<script');
        const plain = leaderboardMarkdown(leaderboard([ranked ? mine : { ...mine, timeoutMs: 1 }]));
        const markdown = leaderboardMarkdown(board);
        const shape = (text: string): string =>
          text
            .split('\n')
            .map((line) => `${line.split('|').length}:${line.split('`').length}`)
            .join(' ');
        const places = (text: string): string => shape(text).split(' ').toSorted().join(' ');
        expect(places(markdown)).toBe(places(plain));
        for (const row of leaderboardCsv(board).split('\r\n')) {
          expect(row).not.toMatch(/(^|,)[=+@-]|\n|\0/);
        }
        expect(renderLeaderboard(board, { color: false, columns: 80 })).not.toMatch(
          /[\u0000-\u0009\u000b-\u001f\u202e]/,
        );
      }),
    );
    expect(await xmlFaults(...drawn)).toEqual([]);
  });

  it('draws every parser, also in the dark', async () => {
    const svg = leaderboardSvg(leaderboard([mine, other]));
    expect(await xmlFaults(svg)).toEqual([]);
    expect(svg.match(/<g>/g)).toHaveLength(39);
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).toContain('Not ranked');
  });
});
