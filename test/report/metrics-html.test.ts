import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import * as fc from 'fast-check';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metricsHtml } from '../../src/app/metrics-html.ts';
import { htmlPieces } from '../../src/docmetrics/html-tags.ts';
import { compareMetrics } from '../../src/gate/metrics-compare.ts';
import { decideMetrics } from '../../src/gate/metrics-policy.ts';
import { parseMetricsFailOn } from '../../src/gate/metrics-policy-text.ts';
import type { Loss, MetricsPage, MetricsResults } from '../../src/results/metrics-model.ts';
import { HOSTILE_TEXTS } from '../fixtures/hostile-texts.ts';
import { lostText, metrics, scored, unmeasured } from '../results/metrics-build.ts';
import { findChromium } from '../support/browser.ts';
import { hostileText } from './hostile.ts';

function htmlOf(
  base: MetricsResults | null,
  head: MetricsResults,
  maxBytes = 14 * 1024 * 1024,
): Promise<string> {
  const comparison = compareMetrics(base, head);
  const policies = { drops: parseMetricsFailOn(), minimums: [], failOnMissingBaseline: false };
  const decision = decideMetrics(comparison, policies);
  return metricsHtml({ comparison, decision, notes: [], maxBytes });
}

const table = (cell: string): string => `<table><tr><td>Rent</td><td>${cell}</td></tr></table>`;
const losses = (text: string): readonly Loss[] => [
  lostText(`a ${text}`, `b ${text}`),
  { kind: 'table', reference: table('12.4'), predicted: table(text), lost: 0.5 },
  { kind: 'formula', reference: String.raw`\frac{a}{b}`, predicted: `x ${text}`, lost: 0.5 },
];

/** Every foreign text is `text`. */
function hostilePair(text: string): readonly [MetricsResults, MetricsResults] {
  const label = text === '' ? 'none' : text;
  const named = (scores: Partial<MetricsPage>) => [
    scored(`${label}/a`, { subject: label, ...scores }),
    scored('Zoo/b', { missing: true, textEdit: 1, note: text }),
    unmeasured('Zoo/c', text),
  ];
  const fields = {
    commit: label,
    parser: { label, command: text },
    breakdowns: [{ metric: 'teds', by: 'page', label: text, value: 0.5, count: 1 }],
  } as const;
  return [
    metrics(named({}), fields),
    metrics(named({ textEdit: 0.5, losses: losses(text) }), fields),
  ];
}

/** Start tags with the names of their attributes, each once; what a tag is, is decided as browsers do. */
function shapes(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const piece of htmlPieces(html)) {
    if (piece.kind !== 'open') continue;
    found.add(piece.name);
    for (const name of piece.attributes.keys()) found.add(`${piece.name}[${name}]`);
  }
  return found;
}

describe('the HTML report of document metrics', () => {
  it('shows each lost block beside its reference, with marks, and formulas drawn', async () => {
    const [base, head] = hostilePair('99');
    const html = await htmlOf(base, head);
    expect(html).toContain('<h1>Failed. ');
    expect(html).toContain('<p><del>a</del> 99</p>');
    expect(html).toContain('<p><ins>b</ins> 99</p>');
    expect(html).toContain('<td class="lost">12.4</td>');
    expect(html).toContain('<td class="made">99</td>');
    expect(html.match(/<svg /g)).toHaveLength(2);
  });

  it('holds nothing of a hostile text but text', async () => {
    const plain = shapes(await htmlOf(...hostilePair('plain')));
    // A formula may have no drawing, or one with lines; a text may have lines of its own.
    const known = new Set([...plain, 'br', 'path[fill]', 'path[stroke]', 'path[stroke-width]']);
    const foreign = async (text: string): Promise<readonly string[]> =>
      [...shapes(await htmlOf(...hostilePair(text)))].filter((shape) => !known.has(shape));
    for (const text of HOSTILE_TEXTS) expect(await foreign(text)).toEqual([]);
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        expect(await foreign(text)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('fits, and counts the pages whose losses had no room', async () => {
    const many = (scores: Partial<MetricsPage>): MetricsResults =>
      metrics(Array.from({ length: 300 }, (_, at) => scored(`Law/p_${at}`, scores)));
    const long = Array.from({ length: 8 }, (_, at) => lostText(`${at}${'x'.repeat(3000)}`, 'y'));
    const [base, head] = [many({}), many({ textEdit: 0.5, losses: long })];
    const html = await htmlOf(base, head, 400_000);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(400_000);
    expect(html).toMatch(/… and 2\d\d more, in the table below/);
    expect(html.match(/<tr><td>Law\/p_/g)).toHaveLength(300);
  });
});

const EXECUTABLE = findChromium();

describe.skipIf(EXECUTABLE === null)('the HTML report of document metrics in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boobench-html-'));
  const path = join(folder, 'report.html');
  let browser: Browser | undefined;
  beforeAll(async () => {
    const hostile =
      '<img src="http://127.0.0.1:9/x" onerror="window.ran=1"><script>window.ran=1</script>';
    writeFileSync(path, await htmlOf(...hostilePair(hostile)));
    browser = await chromium.launch({
      executablePath: EXECUTABLE ?? '',
      args: ['--no-sandbox'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['light', 'dark'] as const)(
    'asks for nothing and has no fault that axe finds, %s',
    async (colorScheme) => {
      const page = await browser!.newPage();
      const asked: string[] = [];
      const said: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('console', (message) => said.push(message.text()));
      await page.emulateMedia({ colorScheme });
      await page.goto(pathToFileURL(path).href);
      expect(await page.evaluate('window.ran')).toBeUndefined();
      expect(said).toEqual([]);
      expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual(
        [],
      );
      await page.evaluate(axe.source);
      const found = await page.evaluate(
        'axe.run().then((r) => r.violations.map((v) => [v.id, v.nodes.map((n) => n.html)]))',
      );
      expect(found).toEqual([]);
      await page.close();
    },
  );
});
