import { describe, expect, it } from 'vitest';
import { compareRuns } from '../../src/gate/compare.ts';
import { decide } from '../../src/gate/policy.ts';
import { parseFailOn } from '../../src/gate/policy-text.ts';
import { MAX_COMMENT_BYTES, type ReportContext, renderReport } from '../../src/report/comment.ts';
import type { PageResult, RunResults } from '../../src/results/model.ts';
import { HOSTILE_TEXTS } from '../fixtures/hostile-texts.ts';
import { emptyPage, page, run } from '../results/build.ts';
import { proseOf, RENDERERS, tagsOf } from './markdown-renderers.ts';

const BASE_SHA = 'b'.repeat(40);
const HEAD_SHA = 'c'.repeat(40);
const RUN_URL = 'https://github.com/o/r/actions/runs/7';

const context: ReportContext = {
  label: 'tests / tesseract',
  baselineSource: 'cache',
  wantedBase: BASE_SHA,
  commitsBehind: 0,
  dataset: 'builtin',
  command: './parse {input}',
  timeoutMs: 600_000,
  runUrl: RUN_URL,
  artifact: 'boobench-results',
  notes: [],
};

function report(
  base: RunResults | null,
  head: RunResults,
  fields: Partial<ReportContext> = {},
  maxBytes = MAX_COMMENT_BYTES,
): string {
  const comparison = compareRuns(base, head, []);
  const decision = decide(comparison, {
    failOn: parseFailOn(),
    minGhostFree: [],
    maxLost: null,
    failOnMissingBaseline: false,
  });
  return renderReport(comparison, decision, { ...context, ...fields }, maxBytes);
}

function runOf(pages: readonly PageResult[], commit: string): RunResults {
  return run(pages, { commit });
}

function looping(name: string, unit: string): PageResult {
  const budget = { check: 'line', unit, measured: 400, limit: 42, pageCount: 1 } as const;
  const sentence = 'it repeats';
  return page(name, 'boo', {
    verdict: { ...budget, overshoot: 400 / 42, sentence, budgets: [budget] },
  });
}

describe('the report for a pull request', () => {
  it('starts with the verdict and names each new Boo with what it repeats', () => {
    const base = runOf([page('trap/a', 'ghost-free'), page('real/b', 'ghost-free')], BASE_SHA);
    const head = runOf(
      [looping('trap/a', 'Signed in the crypt'), page('real/b', 'ghost-free')],
      HEAD_SHA,
    );
    expect(report(base, head)).toMatchSnapshot();
  });

  it('says what became of every kind of page', () => {
    const base = runOf(
      [
        page('real/fixed', 'boo'),
        page('real/kept', 'boo'),
        page('real/late', 'ghost-free'),
        page('trap/back', 'lost'),
        page('trap/lost', 'lost'),
        page('trap/mute', 'ghost-free'),
        page('trap/same', 'ghost-free'),
        page('trap/gone', 'ghost-free'),
      ],
      BASE_SHA,
    );
    const head = runOf(
      [
        page('real/fixed', 'ghost-free'),
        page('real/kept', 'boo'),
        page('real/late', 'lost'),
        page('trap/back', 'boo'),
        page('trap/lost', 'lost'),
        emptyPage('trap/mute'),
        page('trap/same', 'ghost-free'),
        page('trap/unsure', 'error', { verdict: { sentence: 'no such file: `x`' } }),
      ],
      HEAD_SHA,
    );
    expect(report(base, head, { commitsBehind: 3, baselineSource: 'artifact' })).toMatchSnapshot();
  });

  it('says that there is no baseline', () => {
    const head = runOf([looping('trap/a', 'x'), page('real/b', 'ghost-free')], HEAD_SHA);
    const text = report(null, head, { baselineSource: 'none', commitsBehind: null });
    expect(text).toContain('### ⚪ There is no baseline to compare with.');
    expect(text).toContain('#### Boos and Lost pages (1)');
  });
});

describe.each(RENDERERS)('hostile texts in $name', ({ missing, htmlOf }) => {
  const OURS = new Set(
    'h3 h4 p table thead tbody tr th td code pre details summary blockquote strong a ul li'.split(
      ' ',
    ),
  );

  it.skipIf(missing).each(HOSTILE_TEXTS.map((text, at) => [at, text.slice(0, 40), text] as const))(
    'number %i stays a text: %j',
    (_at, _name, text) => {
      const label = text === '' ? 'none' : text;
      const base = run(
        [page('trap/a', 'ghost-free'), page('trap/b', 'boo'), page('trap/c', 'boo')],
        {
          commit: label,
          parser: { label, command: text },
        },
      );
      const head = run(
        [
          looping('trap/a', text),
          looping('trap/b', text),
          page('trap/c', 'ghost-free'),
          page('trap/d', 'error', { verdict: { sentence: text } }),
        ],
        { commit: label, parser: { label, command: text }, timeoutMs: 60_000 },
      );
      const html = htmlOf(
        report(base, head, {
          label,
          command: text,
          dataset: label,
          notes: [text],
          wantedBase: text,
        }),
      );
      expect(tagsOf(html).filter((tag) => !OURS.has(tag))).toEqual([]);
      expect(html.match(/<a [^>]*>/g)).toEqual([`<a href="${RUN_URL}#artifacts">`]);
      expect(html.match(/<h3>/g)).toHaveLength(1);
      expect(html.match(/<h4>/g)).toHaveLength(2);
      expect(html.match(/<table>/g)).toHaveLength(4);
      expect(proseOf(html)).not.toMatch(/@\w|#\d|GH-\d|:\w+:|:\/\//);
      // Whoever is called, nothing unseen is left, and no line that a log would obey.
      expect(html).not.toMatch(
        /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028]/,
      );
    },
  );

  it.skipIf(missing)('shows the figures of the table as a table', () => {
    const base = runOf([page('trap/a', 'ghost-free')], BASE_SHA);
    const html = htmlOf(report(base, runOf([looping('trap/a', 'a | b')], HEAD_SHA)));
    expect(html.replaceAll('\n', '')).toContain(
      '<td align="left"><code>trap/a</code></td><td align="left"><code>a | b</code> on many lines</td><td align="right">400</td><td align="right">42</td><td align="right">1</td>',
    );
  });

  it.skipIf(missing)('takes a page whose names are hostile', () => {
    const names = HOSTILE_TEXTS.filter((text) => text.length < 200).map(
      (text) => `${text.replaceAll('/', '∕')}/${text}`,
    );
    const head = runOf(
      names.map((name) => looping(name, 'x')),
      HEAD_SHA,
    );
    const html = htmlOf(report(null, head, { baselineSource: 'none' }));
    expect(tagsOf(html).filter((tag) => !OURS.has(tag))).toEqual([]);
    expect(html.match(/<a [^>]*>/g)).toEqual([`<a href="${RUN_URL}#artifacts">`]);
    expect(proseOf(html)).not.toMatch(/@\w|#\d|GH-\d|:\w+:|:\/\//);
  });
});

describe('the size of the report', () => {
  const bytes = (text: string): number => new TextEncoder().encode(text).length;
  const many = (count: number, outcome: 'ghost-free' | 'boo', unit = '👻'.repeat(80)) =>
    Array.from({ length: count }, (_, at) =>
      outcome === 'boo'
        ? looping(`trap/page-${String(at).padStart(4, '0')}`, unit)
        : page(`trap/page-${String(at).padStart(4, '0')}`, 'ghost-free'),
    );

  it('lists 100 new Boos of 179 pages and still starts with the verdict', () => {
    const rest = Array.from({ length: 79 }, (_, at) => page(`real/ok-${at}`, 'ghost-free'));
    const base = runOf([...many(100, 'ghost-free'), ...rest], BASE_SHA);
    const head = runOf([...many(100, 'boo'), ...rest], HEAD_SHA);
    const text = report(base, head);
    expect(bytes(text)).toBeLessThanOrEqual(MAX_COMMENT_BYTES);
    expect(text).toMatch(/^### ❌ Boos rose by 100: 100 new, 0 fixed\.\n/);
    expect(text.match(/\| `trap\/page-\d+` \|/g)).toHaveLength(100);
  });

  it('drops fixed, then still, then unchanged pages, and says so', () => {
    const long = 'x'.repeat(80);
    const fixed = Array.from({ length: 100 }, (_, at) => looping(`real/fixed-${at}`, long));
    const still = Array.from({ length: 100 }, (_, at) => looping(`real/still-${at}`, long));
    const same = Array.from({ length: 100 }, (_, at) => page(`real/same-${at}`, 'ghost-free'));
    const base = runOf([...many(20, 'ghost-free'), ...fixed, ...still, ...same], BASE_SHA);
    const freed = fixed.map(({ room, id }) => page(`${room}/${id}`, 'ghost-free'));
    const head = runOf([...many(20, 'boo'), ...freed, ...still, ...same], HEAD_SHA);
    const whole = bytes(report(base, head, {}, Infinity));
    const sizes = [whole, whole - 1, whole - 12_000, 5_000].map((most) => {
      const text = report(base, head, {}, most);
      expect(bytes(text)).toBeLessThanOrEqual(most);
      expect(text).toContain('#### New Boos (20)');
      return ['Fixed', 'Still Boos and Lost', 'Ghost-free in both'].filter((title) =>
        text.includes(`**${title} (100)**: not listed here, for length.`),
      );
    });
    expect(sizes).toEqual([
      [],
      ['Fixed'],
      ['Fixed', 'Still Boos and Lost'],
      ['Fixed', 'Still Boos and Lost', 'Ghost-free in both'],
    ]);
  });

  it('counts the new Boos that do not fit', () => {
    const text = report(
      runOf(many(2000, 'ghost-free'), BASE_SHA),
      runOf(many(2000, 'boo'), HEAD_SHA),
    );
    expect(bytes(text)).toBeLessThanOrEqual(MAX_COMMENT_BYTES);
    const listed = text.match(/\| `trap\/page-\d+` \|/g)?.length ?? 0;
    expect(listed).toBeGreaterThan(100);
    expect(text).toContain(`| … and ${(2000 - listed).toLocaleString('en')} more |`);
  });
});
