import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visible } from '../../src/report/escape.ts';
import { boobench, removeFolder, temporaryFolder } from '../support/cli.ts';
import { HOSTILE, writeHostileRuns } from './hostile-report.ts';
import { CHROMIUM, type OpenReport, ReportBrowser } from './report-browser.ts';

/** Goes through all pages of a report as its reader would; returns what each showed. */
const WALK = `(async () => {
  const seen = [];
  const count = document.querySelectorAll('.map a.tile').length;
  for (let at = 0; at < count; at += 1) {
    await new Promise((resolve) => {
      addEventListener('hashchange', () => setTimeout(resolve), { once: true });
      location.hash = '#p' + at;
    });
    seen.push({
      title: document.querySelector('h1').textContent,
      output: document.querySelector('.output')?.textContent ?? null,
      elements: [...new Set([...document.querySelectorAll('#app *')].map((each) => each.tagName))],
      links: [...document.querySelectorAll('[href], [src]')]
        .map((each) => each.getAttribute('href') ?? each.getAttribute('src'))
        .filter((address) => !/^(?:#|data:)/.test(address)),
      handlers: [...document.querySelectorAll('*')].flatMap((each) =>
        [...each.attributes].map(({ name }) => name).filter((name) => name.startsWith('on') || name === 'style')),
    });
  }
  return seen;
})()`;

interface Seen {
  readonly title: string;
  readonly output: string | null;
  readonly elements: readonly string[];
  readonly links: readonly string[];
  readonly handlers: readonly string[];
}

describe.skipIf(CHROMIUM === null)('a report of hostile texts in a browser', () => {
  const folder = temporaryFolder();
  const report = join(folder, 'report.html');
  let browser: ReportBrowser | undefined;
  let pages: readonly { readonly text: string }[] = [];

  beforeAll(async () => {
    pages = writeHostileRuns(folder);
    const made = boobench(['report', 'head', '--base', 'base', '-o', report], { cwd: folder });
    if (made.code !== 0) throw new Error(made.stderr);
    browser = await ReportBrowser.launch();
  });
  afterAll(async () => {
    await browser?.close();
    removeFolder(folder);
  });
  const open = (): Promise<OpenReport> => {
    if (browser === undefined) throw new Error('there is no browser');
    return browser.open(report);
  };

  it('runs no script, asks for nothing and says nothing, on any page', async () => {
    const { page, said, asked } = await open();
    expect(pages.length).toBeGreaterThan(250);
    const seen: readonly Seen[] = await page.evaluate(WALK);
    expect(seen.length).toBe(pages.length);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect({ said, asked }).toEqual({ said: [], asked: [] });
    const known =
      'HEADER NAV A H1 P SPAN MAIN SECTION H2 PRE MARK CODE UL LI B DL DIV DT DD BUTTON';
    expect([...new Set(seen.flatMap(({ elements }) => elements))].toSorted()).toEqual(
      known.split(' ').toSorted(),
    );
    expect(seen.flatMap(({ links }) => links)).toEqual([]);
    expect([...new Set(seen.flatMap(({ handlers }) => handlers))]).toEqual(['style']);
  });

  it('shows the texts as they were written, unseen characters made visible', async () => {
    const { page } = await open();
    const seen: readonly Seen[] = await page.evaluate(WALK);
    let compared = 0;
    for (const [at, { text }] of pages.entries()) {
      if (text.trim() === '' || text.length > 4000) continue;
      // A file of UTF-8 has no lone surrogates.
      const shown = text
        .toWellFormed()
        .split(/\r\n|\n|\t/)
        .map(visible);
      for (const line of shown) expect(seen[at]?.output).toContain(line);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(HOSTILE.length - 8);
  });

  it('filters by hostile rooms and tags', async () => {
    const { page, said, asked } = await open();
    for (const name of ['Room', 'Tag']) {
      const list = page.getByRole('combobox', { name, exact: true });
      const count = await list.locator('option').count();
      expect(count).toBeGreaterThan(90);
      for (let at = 1; at < count; at += 9) {
        await list.selectOption({ index: at });
        expect(await page.locator('.map a.tile').count()).toBeGreaterThan(0);
      }
      await list.selectOption({ index: 0 });
    }
    expect({ said, asked }).toEqual({ said: [], asked: [] });
  });

  it('has a policy that would stop what came through all the same', async () => {
    const { page, said, asked } = await open();
    expect(readFileSync(report, 'utf8')).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-[^';]+'; style-src 'sha256-[^';]+'; img-src data:; base-uri 'none'; form-action 'none'">/,
    );
    await page.evaluate(`(async () => {
      const box = document.createElement('div');
      box.innerHTML = '<img src="https://hostile.example/a.png" onerror="window.ran=1">' +
        '<iframe src="https://hostile.example/"></iframe><a id=js href="javascript:window.ran=1">x</a>' +
        '<form id=f action="https://hostile.example/"></form><style>#app { display: none }</style>';
      document.body.append(box);
      const script = document.createElement('script');
      script.textContent = 'window.ran = 1';
      document.body.append(script);
      const far = document.createElement('script');
      far.src = 'https://hostile.example/a.js';
      document.body.append(far);
      document.getElementById('js').click();
      document.getElementById('f').submit();
      await fetch('https://hostile.example/').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 200));
    })()`);
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(asked).toEqual([]);
    expect(await page.locator('#app').isVisible()).toBe(true);
    expect(said.filter((text) => text.includes('Content Security Policy')).length).toBeGreaterThan(
      5,
    );
  });
});
