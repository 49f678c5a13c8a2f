import { describe, expect, it } from 'vitest';
import { history } from '../../src/report/history.ts';
import { historySentence, historySvg } from '../../src/report/history-svg.ts';
import {
  historyCsv,
  historyJson,
  historyMarkdown,
  historyTitle,
  renderHistory,
} from '../../src/report/history-text.ts';
import type { RunResults } from '../../src/results/model.ts';
import { HOSTILE_TEXTS } from '../fixtures/hostile-texts.ts';
import { page, run } from '../results/build.ts';
import { xmlFaults } from './schemas.ts';

/** A run of day `day` with so many Boos among four pages. */
function runOf(day: number, boos: number, fields: Partial<RunResults> = {}): RunResults {
  const pages = Array.from({ length: 4 }, (_, at) =>
    page(`real/p${at}`, at < boos ? 'boo' : 'ghost-free', { verdict: { coverage: 0.5 } }),
  );
  const startedAt = `2026-01-${String(day).padStart(2, '0')}T08:30:00.000Z`;
  return run(pages, { startedAt, commit: `${day}`.padStart(40, 'a'), ...fields });
}
const other = { revision: 'other', source: 'owner/house', ruleVersion: '1' };
const PLAIN = { color: false, columns: 100 };

describe('history', () => {
  it('puts runs in the order of their starts and takes one that is there twice once', () => {
    const runs = [runOf(3, 1), runOf(1, 0), runOf(2, 2), runOf(1, 0)];
    expect(
      history(runs).points.map(({ startedAt, boos }) => [startedAt.slice(8, 10), boos]),
    ).toEqual([
      ['01', 0],
      ['02', 2],
      ['03', 1],
    ]);
    expect(history(runs.toReversed())).toEqual(history(runs));
  });

  it('says what keeps a run from being compared with the one before', () => {
    const runs = [runOf(1, 0), runOf(2, 0, { dataset: other }), runOf(3, 0, { dataset: other })];
    expect(history(runs).points.map(({ differs }) => differs)).toEqual([
      [],
      ['dataset revision'],
      [],
    ]);
  });

  it('has no points for no runs', () => {
    expect(history([])).toEqual({ label: '', points: [] });
    expect(historyTitle(history([]))).toBe('No runs');
  });
});

describe('a history as text', () => {
  const runs = history([runOf(1, 0), runOf(2, 1), runOf(9, 4, { dataset: other })]);

  it('is a table for a terminal', () => {
    expect(renderHistory(runs, PLAIN)).toMatchInlineSnapshot(`
      "3 runs of tool, 2026-01-01 08:30 to 2026-01-09 08:30

      Started (UTC)           Commit  Pages  Ghost-free  Boos  Lost  Coverage  Median s
      2026-01-01 08:30    aaaaaaaaaa      4      100.0%     0     0     50.0%      1.50
      2026-01-02 08:30    aaaaaaaaaa      4       75.0%     1     0     50.0%      1.50
      2026-01-09 08:30 ≠  aaaaaaaaaa      4        0.0%     4     0     50.0%      1.50

      ≠ 2026-01-09 08:30: other dataset revision
      "
    `);
  });

  it('is a Markdown table, CSV and JSON', () => {
    expect(historyMarkdown(runs)).toMatchInlineSnapshot(`
      "Runs of \`tool\`

      | Started (UTC)    | Commit       | Pages | Ghost-free | Boos | Lost | Coverage | Median s |                        |
      | :--------------- | :----------- | ----: | ---------: | ---: | ---: | -------: | -------: | :--------------------- |
      | 2026-01-01 08:30 | \`aaaaaaaaaa\` |     4 |     100.0% |    0 |    0 |    50.0% |     1.50 |                        |
      | 2026-01-02 08:30 | \`aaaaaaaaaa\` |     4 |      75.0% |    1 |    0 |    50.0% |     1.50 |                        |
      | 2026-01-09 08:30 | \`aaaaaaaaaa\` |     4 |       0.0% |    4 |    0 |    50.0% |     1.50 | other dataset revision |
      "
    `);
    expect(historyCsv(runs)).toMatchInlineSnapshot(`
      "started_at,commit,pages,errors,ghost_free_percent,boos,lost,coverage_percent,seconds_a_page,note
      2026-01-01T08:30:00.000Z,aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1,4,0,100.0,0,0,50.0,1.5,
      2026-01-02T08:30:00.000Z,aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2,4,0,75.0,1,0,50.0,1.5,
      2026-01-09T08:30:00.000Z,aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa9,4,0,0.0,4,0,50.0,1.5,other dataset revision
      "
    `);
    expect(JSON.parse(historyJson(runs))).toEqual(runs);
  });

  it('shows a dash where there is no figure', () => {
    const empty = history([run([], { commit: null })]);
    expect(renderHistory(empty, PLAIN)).toContain('–');
    expect(historyCsv(empty).split('\r\n')[1]).toBe('2026-01-31T12:00:00Z,,0,0,,0,0,,,');
  });
});

describe('historySvg', () => {
  const lines = (svg: string, style: string): number =>
    svg.split(`<polyline class="${style}"`).length - 1;

  it('cuts the lines where runs cannot be compared', async () => {
    const same = historySvg(history([1, 2, 3, 4].map((day) => runOf(day, day))));
    expect([lines(same, 'free'), lines(same, 'boo')]).toEqual([1, 1]);
    const cut = historySvg(
      history([1, 2, 3, 4].map((day) => runOf(day, day, day > 2 ? { dataset: other } : {}))),
    );
    expect([lines(cut, 'free'), lines(cut, 'boo')]).toEqual([2, 2]);
    expect(cut).toContain('dotted: other dataset revision');
    expect(await xmlFaults(same)).toEqual([]);
    expect(await xmlFaults(cut)).toEqual([]);
  });

  it('draws one run, none, and runs without figures', async () => {
    for (const runs of [[], [runOf(1, 1)], [run([])], [run([]), runOf(2, 0)]]) {
      const svg = historySvg(history(runs));
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(await xmlFaults(svg)).toEqual([]);
    }
  });

  it('leaves out dots where there are too many runs to tell them apart', () => {
    const many = Array.from({ length: 300 }, (_, at) =>
      runOf(1, at % 4, { startedAt: new Date(Date.UTC(2026, 0, 1, at)).toISOString() }),
    );
    expect(historySvg(history(many))).not.toContain('<circle');
    expect(historySvg(history(many.slice(0, 5)))).toContain('<circle');
  });

  it('has grid lines at whole Boos', () => {
    for (const boos of [0, 1, 3, 4]) {
      const svg = historySvg(history([runOf(1, boos)]));
      const ticks = [...svg.matchAll(/class="tick num end"[^>]*>([^<]*)</g)].map(
        ([, text]) => text,
      );
      expect(ticks.slice(5, 10)).toEqual(['0', '1', '2', '3', '4']);
    }
  });

  it('says in a sentence what it shows', () => {
    expect(historySentence(history([runOf(1, 0), runOf(2, 1)]))).toBe(
      '2 runs of tool, 2026-01-01 08:30 to 2026-01-02 08:30: ghost-free from 100.0% to 75.0%, coverage from 50.0% to 50.0%, Boos from 0 to 1, Lost from 0 to 0, seconds from 1.50 to 1.50.',
    );
  });

  it('lets no label out of where it stands', async () => {
    const svgs = HOSTILE_TEXTS.map((label) =>
      historySvg(history([runOf(1, 1, { parser: { label, command: null } })])),
    );
    expect(await xmlFaults(`<all>${svgs.join('')}</all>`)).toEqual([]);
    expect(svgs.join('')).not.toMatch(/<(?:script|img|a|iframe|foreignObject|image|use)\b/i);
  });
});
