import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareMetrics } from '../../src/gate/metrics-compare.ts';
import { decideMetrics } from '../../src/gate/metrics-policy.ts';
import { parseMetricsFailOn } from '../../src/gate/metrics-policy-text.ts';
import { MAX_COMMENT_BYTES, type ReportContext } from '../../src/report/comment.ts';
import { displayWidth } from '../../src/report/display-width.ts';
import { renderMetricsReport } from '../../src/report/metrics-comment.ts';
import { renderMetricsComparison } from '../../src/report/metrics-gate-terminal.ts';
import { renderMetrics } from '../../src/report/metrics-terminal.ts';
import type { Loss, MetricsPage, MetricsResults } from '../../src/results/metrics-model.ts';
import { HOSTILE_TEXTS } from '../fixtures/hostile-texts.ts';
import { lostText, metrics, scored, unmeasured } from '../results/metrics-build.ts';
import { hostileText } from './hostile.ts';
import { proseOf, RENDERERS, tagsOf } from './markdown-renderers.ts';

const BASE_SHA = 'b'.repeat(40);
const HEAD_SHA = 'c'.repeat(40);
const RUN_URL = 'https://github.com/o/r/actions/runs/7';

const context: ReportContext = {
  label: 'tests / tesseract',
  baselineSource: 'cache',
  wantedBase: BASE_SHA,
  commitsBehind: 0,
  suite: 'docmetrics',
  dataset: 'ground-truth',
  command: './parse {input}',
  timeoutMs: 600_000,
  runUrl: RUN_URL,
  artifact: 'boobench-results',
  notes: [],
};

function gateOf(base: MetricsResults | null, head: MetricsResults) {
  const comparison = compareMetrics(base, head);
  const policies = { drops: parseMetricsFailOn(), minimums: [], failOnMissingBaseline: false };
  return { comparison, decision: decideMetrics(comparison, policies) };
}

function report(
  base: MetricsResults | null,
  head: MetricsResults,
  fields: Partial<ReportContext> = {},
  maxBytes = MAX_COMMENT_BYTES,
): string {
  const { comparison, decision } = gateOf(base, head);
  return renderMetricsReport(comparison, decision, { ...context, ...fields }, maxBytes);
}

const row = (...cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const lostTable: Loss = {
  kind: 'table',
  reference: `<table>${row('Year', 'Rent')}${row('1901', '12.4')}</table>`,
  predicted: `<table>${row('Year', 'Rent')}${row('1901', '12.9')}</table>`,
  lost: 0.1,
};
const lostFormula: Loss = { kind: 'formula', reference: 'a+b', predicted: 'a-b', lost: 0.3 };

describe('the report of metrics for a pull request', () => {
  const base = metrics(
    [
      scored('Law/d1_1', { teds: [1], cdm: [1] }),
      scored('Law/d1_2', { textEdit: 0.5 }),
      scored('Physics/d2_1'),
      scored('Physics/d2_2', { missing: true, textEdit: 1 }),
      scored('Physics/d2_3'),
      scored('Physics/d2_4'),
    ],
    { commit: BASE_SHA },
  );

  it('starts with the verdict, and names the pages that lost most with what they lost', () => {
    const losses = [lostText('on the first day', 'on the last day'), lostTable, lostFormula];
    const head = metrics(
      [
        scored('Law/d1_1', { textEdit: 0.2, teds: [0.9], cdm: [0.5], losses }),
        scored('Law/d1_2', { textEdit: 0.25 }),
        scored('Physics/d2_1', { textEdit: 1, missing: true, note: 'still running after 600 s' }),
        scored('Physics/d2_2', { missing: true, textEdit: 1 }),
        scored('Physics/d2_3'),
        unmeasured('Physics/d2_4', 'no document for this page'),
      ],
      { commit: HEAD_SHA },
    );
    expect(report(base, head, { commitsBehind: 3, baselineSource: 'artifact' })).toMatchSnapshot();
  });

  it('shows what there is without a base', () => {
    const head = metrics([
      scored('Law/d1_1', { textEdit: 0.25, losses: [lostText('made', '')] }),
      scored('Art/d2_1'),
      scored('Art/d2_2', { textEdit: 1, missing: true }),
    ]);
    expect(report(null, head, { baselineSource: 'none', commitsBehind: null })).toMatchSnapshot();
  });

  it('sets a base that cannot be compared beside it, without changes', () => {
    const head = metrics([scored('Law/d1_1', { textEdit: 0.25 })], { profile: 'strict' });
    const text = report(base, head);
    expect(text).toMatch(/^### ⚪ Not comparable with the base because the profile is default in/);
    expect(text).toContain('| Overall | 75.00 | 75.00 | – |');
    expect(text).toContain('#### Pages that score least (1)');
    expect(text).not.toContain('Pages that lost most');
  });

  it('passes what is the same, in a few lines', () => {
    const text = report(base, base);
    expect(text).toMatch(/^### ✅ 6 pages compared with the base: overall 75\.00 before/);
    expect(text).not.toContain('Pages that lost most');
  });
});

/** A page of every kind of loss with `text` wherever something foreign can stand. */
function hostilePages(text: string): readonly MetricsPage[] {
  const named = text === '' ? 'none' : text;
  const losses: readonly Loss[] = [
    { kind: 'text', reference: `a ${text} b`, predicted: `a c ${text}`, lost: 1 },
    { ...lostTable, predicted: `<table>${row('Year', text)}${row(text, '1')}</table>` },
    { kind: 'formula', reference: `x${text}`, predicted: '', lost: 1 },
  ];
  return [
    scored(`${named}/a`, { subject: named, textEdit: 0.5, losses }),
    scored(`${named}/b`, { subject: named, textEdit: 1, missing: true, note: text }),
    { ...unmeasured(`${named}/c`, text), subject: named },
    scored('Zoo/d', { missing: true, textEdit: 1, note: text }),
    scored('Zoo/e', { textEdit: 0 }),
  ];
}

function hostilePair(text: string): readonly [MetricsResults, MetricsResults] {
  const named = text === '' ? 'none' : text;
  const pages = hostilePages(text);
  const before = pages.map((page) =>
    scored(page.id, {
      subject: page.subject,
      textEdit: page.id === 'Zoo/e' ? 0.5 : page.id === 'Zoo/d' ? 1 : 0,
      missing: page.id === 'Zoo/d',
    }),
  );
  return [metrics(before, { commit: named }), metrics(pages, { commit: named })];
}

describe.each(RENDERERS)('hostile texts in $name', ({ missing, htmlOf }) => {
  const OURS = new Set(
    'h3 h4 p table thead tbody tr th td code pre details summary blockquote strong a ul li'.split(
      ' ',
    ),
  );

  it.skipIf(missing).each(HOSTILE_TEXTS.map((text, at) => [at, text.slice(0, 40), text] as const))(
    'number %i stays a text: %j',
    (_at, _name, text) => {
      const [base, head] = hostilePair(text);
      const label = text === '' ? 'none' : text;
      for (const before of [base, null]) {
        const html = htmlOf(
          report(before, head, { label, command: text, dataset: label, notes: [text] }),
        );
        expect(tagsOf(html).filter((tag) => !OURS.has(tag))).toEqual([]);
        expect(html.match(/<a [^>]*>/g)).toEqual([`<a href="${RUN_URL}#artifacts">`]);
        expect(html.match(/<h3>/g)).toHaveLength(1);
        expect(html.match(/<table>/g)).toHaveLength(2);
        expect(html.match(/<details>/g)?.length).toBeGreaterThan(0);
        expect(proseOf(html)).not.toMatch(/@\w|#\d|GH-\d|:\w+:|:\/\//);
        expect(html).not.toMatch(
          /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028]/,
        );
      }
    },
  );

  it.skipIf(missing)('shows what a page lost as a list below it', () => {
    const losses = [lostText('the first day', 'the last day')];
    const head = metrics([scored('Law/a', { textEdit: 0.5, losses })]);
    const html = htmlOf(report(metrics([scored('Law/a')]), head)).replaceAll('\n', '');
    expect(html).toContain(
      '<li>text: <code>the first day</code> became <code>the last day</code></li>',
    );
  });
});

describe('hostile texts on the terminal', () => {
  it('are seen, on lines no wider than it', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 40, max: 120 }), (text, columns) => {
        const [base, head] = hostilePair(text);
        const { comparison, decision } = gateOf(base, head);
        const options = { color: false, columns };
        for (const shown of [
          renderMetricsComparison(comparison, decision, options),
          renderMetrics(head, options),
        ]) {
          expect(shown).not.toMatch(
            /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028]/,
          );
          expect(shown).not.toMatch(/^\s*::|##\[/m);
          for (const line of shown.split('\n'))
            expect(displayWidth(line)).toBeLessThanOrEqual(columns);
        }
      }),
    );
  });
});

describe('the size of the report of metrics', () => {
  const bytes = (text: string): number => new TextEncoder().encode(text).length;
  const many = (count: number, scores: Partial<MetricsPage>): MetricsPage[] =>
    Array.from({ length: count }, (_, at) =>
      scored(`Law/page_${String(at).padStart(5, '0')}`, scores),
    );
  const long = '👻'.repeat(3000);
  const lost = { textEdit: 1, losses: [lostText(`${long} a`, 'b', 1), lostText('c', long, 1)] };

  it('fits however much was lost, the verdict first', () => {
    const text = report(metrics(many(5000, {})), metrics(many(5000, lost)));
    expect(bytes(text)).toBeLessThanOrEqual(MAX_COMMENT_BYTES);
    expect(text).toMatch(/^### ❌ Overall dropped by 100\.00 points/);
    expect(text).toContain('`Law/page_00000`: overall 100.00 → 0.00');
    expect(text).toContain('more');
    expect(text.match(/^ {2}- text: /gm)?.length).toBeGreaterThan(50);
  });

  it('drops pages that gained before those without a prediction, and says so', () => {
    const gained = report(metrics(many(5000, { textEdit: 1 })), metrics(many(5000, {})));
    expect(bytes(gained)).toBeLessThanOrEqual(MAX_COMMENT_BYTES);
    expect(gained).toContain('**Pages that gained (5,000)**: not listed here, for length.');
  });

  it('has room for the subjects of the paper', () => {
    const subjects = Array.from({ length: 200 }, (_, at) => scored(`Subject ${at}/a`));
    const text = report(metrics(subjects), metrics(subjects));
    expect(text).toContain('… 140 more subjects');
    expect(bytes(text)).toBeLessThanOrEqual(MAX_COMMENT_BYTES);
  });
});
