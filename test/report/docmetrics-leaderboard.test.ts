import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCMETRICS_BOARD, PUBLISHED_MODELS } from '../../src/report/docmetrics-board.ts';
import {
  docmetricsLeaderboard,
  DOCMETRICS_NOTE,
  whyNotRanked,
} from '../../src/report/docmetrics-leaderboard.ts';
import { docmetricsLeaderboardSvg } from '../../src/report/docmetrics-leaderboard-svg.ts';
import { renderDocmetricsLeaderboard } from '../../src/report/docmetrics-leaderboard-terminal.ts';
import {
  docmetricsLeaderboardCsv,
  docmetricsLeaderboardJson,
  docmetricsLeaderboardMarkdown,
} from '../../src/report/docmetrics-leaderboard-text.ts';
import type { MetricsResults, Totals } from '../../src/results/metrics-model.ts';
import { metrics, scored } from '../results/metrics-build.ts';
import { hostileText } from './hostile.ts';
import { xmlFaults } from './schemas.ts';

/** Pages as many as the paper's, of as many subjects. */
const PAGES = Array.from({ length: DOCMETRICS_BOARD.pages }, (_, at) =>
  scored(`subject-${at % DOCMETRICS_BOARD.subjects}/p${at}`, { groundTruth: 'json' }),
);
const WHOLE = metrics(PAGES);

/** Results over the paper's pages with these totals. */
function published(
  totals: Partial<Totals> = {},
  fields: Partial<MetricsResults> = {},
): MetricsResults {
  const parser = { label: 'mine', command: null };
  return { ...WHOLE, parser, ...fields, totals: { ...WHOLE.totals, ...totals } };
}

const SMALL = metrics([scored('Law/a_1'), scored('Law/a_2')], {
  parser: { label: 'small', command: null },
});

describe('docmetricsLeaderboard', () => {
  it('orders the twelve models by Overall', () => {
    const { rows, apart } = docmetricsLeaderboard([]);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(rows[0]).toMatchObject({ parser: 'GPT-5.5', overall: 61.94 });
    expect(rows.at(-1)).toMatchObject({ parser: 'Nemotron-Nano-12B', overall: 30.33 });
    expect(apart).toEqual([]);
  });

  it.each([
    [100, 1],
    [61.94, 1],
    [61.936, 1],
    [61.93, 2],
    [54, 9],
    [30.33, 12],
    [0, 13],
  ])('ranks an overall of %f at %i among them', (overallPaper, rank) => {
    const { rows } = docmetricsLeaderboard([published({ overallPaper })]);
    expect(rows).toHaveLength(13);
    expect(rows.find(({ kind }) => kind === null)).toMatchObject({ parser: 'mine', rank });
  });

  it('takes the mean of totals, not the mean of pages', () => {
    const { rows } = docmetricsLeaderboard([published({ overall: 10, overallPaper: 99 })]);
    expect(rows[0]).toMatchObject({ parser: 'mine', overall: 99, orderEdit: null });
  });

  it.each<[string, MetricsResults, RegExp]>([
    [
      'of other pages',
      SMALL,
      /^its pages are not the paper's: 2 pages of 1 subject, the paper has 4,514 of 52$/,
    ],
    ['with a page too few', metrics(PAGES.slice(1)), /4,513 pages of 52 subjects/],
    [
      'with a subject too few',
      metrics(PAGES.map((page) => ({ ...page, subject: 'one' }))),
      /4,514 pages of 1 subject/,
    ],
    [
      'against Markdown',
      published(
        {},
        {
          pages: PAGES.map((page, at) => (at === 0 ? { ...page, groundTruth: 'markdown' } : page)),
        },
      ),
      /^1 page has Markdown as ground truth, not annotation$/,
    ],
    [
      'with pages that could not be measured',
      published({}, { counts: { ...WHOLE.counts, errors: 2 } }),
      /^2 pages could not be measured$/,
    ],
    [
      'of another profile',
      published({}, { profile: 'strict' }),
      /^its profile is strict, not default$/,
    ],
    ['without drawn formulas', published({}, { formulas: null }), /^its formulas were not drawn$/],
  ])('shows results %s apart, with the reason', (_, results, reason) => {
    expect(whyNotRanked(results).join('; ')).toMatch(reason);
    const board = docmetricsLeaderboard([results]);
    expect(board.rows).toHaveLength(PUBLISHED_MODELS.length);
    expect(board.apart).toMatchObject([{ pages: results.counts.required }]);
  });

  it('has nothing against results over the same pages', () => {
    expect(whyNotRanked(published())).toEqual([]);
  });
});

describe('its texts', () => {
  const board = docmetricsLeaderboard([published({ overallPaper: 55 }), SMALL]);

  it('mark what was given, and say how it differs', () => {
    const text = renderDocmetricsLeaderboard(board, { color: false, columns: 110 });
    expect(text).toMatch(/^› +8 {2}mine +yours .* 55\.00$/m);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(DOCMETRICS_NOTE);
    expect(text).toMatch(
      /Not ranked.*\(1\)\n {2}small: overall 100\.00, text ED 0\.00, TEDS –, CDM –/,
    );
    const alone = renderDocmetricsLeaderboard(docmetricsLeaderboard([]), {
      color: false,
      columns: 110,
    });
    expect(alone).not.toContain('›');
    expect(alone.replaceAll(/\s+/g, ' ')).not.toContain(DOCMETRICS_NOTE);
  });

  it('are a table of Markdown, CSV and JSON', () => {
    const markdown = docmetricsLeaderboardMarkdown(board);
    expect(markdown).toMatch(/\| \*\*8\*\* \| \*\*`mine`\*\* +\|/);
    expect(markdown).toContain('- `small`: overall 100.00');
    const lines = docmetricsLeaderboardCsv(board).split('\r\n');
    expect(lines).toHaveLength(1 + 13 + 1 + 1);
    expect(lines[1]).toBe('1,GPT-5.5,general,Closed,0.19,0.36,34.55,48.9,58.96,0.17,61.94,');
    expect(lines.at(-2)).toMatch(/^,small,yours,,0,,,,,,100,"not ranked because its pages/);
    expect(JSON.parse(docmetricsLeaderboardJson(board))).toMatchObject({
      suite: 'docmetrics',
      board: { pages: 4514 },
      rows: { length: 13 },
      apart: [{ parser: 'small', pages: 2 }],
    });
  });

  it('let no label out of its place', async () => {
    const drawn: string[] = [];
    fc.assert(
      fc.property(hostileText, fc.boolean(), (label, ranked) => {
        const parser = { label, command: null };
        const own = ranked ? published({}, { parser }) : { ...SMALL, parser };
        const board = docmetricsLeaderboard([own]);
        const svg = docmetricsLeaderboardSvg(board);
        drawn.push(svg);
        expect(svg).not.toContain('<script');
        const plain = docmetricsLeaderboard([ranked ? published() : SMALL]);
        const shape = (text: string): readonly string[] =>
          text.split('\n').map((line) => `${line.split('|').length}:${line.split('`').length}`);
        expect(shape(docmetricsLeaderboardMarkdown(board)).toSorted()).toEqual(
          shape(docmetricsLeaderboardMarkdown(plain)).toSorted(),
        );
        for (const row of docmetricsLeaderboardCsv(board).split('\r\n')) {
          expect(row).not.toMatch(/(^|,)[=+@-]|\n|\0/);
        }
        const terminal = renderDocmetricsLeaderboard(board, { color: false, columns: 80 });
        expect(terminal).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
      }),
      { numRuns: 50 },
    );
    expect(await xmlFaults(...drawn)).toEqual([]);
  });

  it('draw every model, also in the dark', async () => {
    const svg = docmetricsLeaderboardSvg(board);
    expect(await xmlFaults(svg)).toEqual([]);
    for (const { model } of PUBLISHED_MODELS) expect(svg).toContain(`>${model}</text>`);
    expect(svg.match(/<rect class="free"/g)).toHaveLength(14);
    expect(svg).toContain('prefers-color-scheme:dark');
  });
});
