import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { boobench, removeFolder, temporaryFolder } from '../support/cli.ts';
import {
  CHROMIUM,
  expectNoAxeViolation,
  type OpenReport,
  overflowOf,
  ReportBrowser,
  tilesOf,
} from './report-browser.ts';
import { reportedRuns, TILES } from './reported-runs.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(CHROMIUM === null)('the HTML report in a browser', () => {
  const folder = temporaryFolder();
  const report = join(folder, 'report.html');
  let browser: ReportBrowser | undefined;

  beforeAll(async () => {
    reportedRuns(folder);
    const more = ['--base', 'base', '--allow-list', 'allow.yml', '--history', 'base'];
    const made = boobench(['report', 'head', ...more, '-o', report], { cwd: folder });
    if (made.code !== 0) throw new Error(made.stderr);
    browser = await ReportBrowser.launch();
  });
  afterEach(() => browser?.closeReports());
  afterAll(async () => {
    await browser?.close();
    removeFolder(folder);
  });

  const open = (options: BrowserContextOptions = {}): Promise<OpenReport> => {
    if (browser === undefined) throw new Error('there is no browser');
    return browser.open(report, options);
  };
  describe('the first view', () => {
    it('has verdict, figures against the base, rooms, seconds, history and the run', async () => {
      const { page, said, asked } = await open();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(
        'Failed. Lost pages rose by 1',
      );
      const figures = await page
        .locator('.figures li')
        .evaluateAll((items) =>
          items.map((item) => [...item.children].map((child) => child.textContent)),
        );
      const words = figures.map(([name, ...rest]) => `${name} ${rest.join('')}`);
      expect(words).toEqual([
        'Ghost-free 50.0%−33.3 points, worse than the base',
        'Boos 4+2, worse than the base',
        'Lost 1+1, worse than the base',
        expect.stringMatching(/^Coverage 9\d\.\d%−1\d\.\d points, worse than the base$/),
        'Pages 12',
      ]);
      const rooms = await page.locator('table.rooms tbody tr').allInnerTexts();
      expect(rooms.map((row) => row.split('\t').slice(0, 7))).toEqual([
        ['real', '4', '50.0%', '50.0%', '0.0', '2', '0'],
        ['trap', '4', '0.0%', '100.0%', '−100.0', '2', '1'],
        ['ghost', '2', '100.0%', '100.0%', '0.0', '0', '0'],
        ['script', '2', '100.0%', '100.0%', '0.0', '0', '0'],
        ['all', '12', '50.0%', '83.3%', '−33.3', '4', '1'],
      ]);
      const bars = await page.locator('.chart .bar').allInnerTexts();
      const counts = bars.map((text) => Number.parseInt(text, 10));
      const of = (side: number): number =>
        counts.filter((_, at) => at % 2 === side).reduce((sum, count) => sum + count, 0);
      expect([of(0), of(1)]).toEqual([12, 12]);
      expect(
        await page.evaluate('document.querySelector("img.history").naturalWidth'),
      ).toBeGreaterThan(300);
      expect(await page.getByText('bash parser.sh').count()).toBe(1);
      expect({ said, asked }).toEqual({ said: [], asked: [] });
    });

    it('has a tile for each page, with a sign for each state', async () => {
      const { page } = await open();
      expect(await tilesOf(page)).toEqual(TILES);
      const states = await page
        .locator('.map a.tile')
        .evaluateAll((tiles) =>
          tiles.map(
            (tile) => `${tile.getAttribute('aria-label')?.split(': ')[1]} ${tile.textContent}`,
          ),
        );
      expect(states).toEqual([
        'Boo ×',
        'ghost-free ',
        'fixed ✓',
        'Boo ×',
        'flaky ~',
        'Lost ?',
        'allowed ○',
        'error !',
        ...Array.from({ length: 4 }, () => 'ghost-free '),
      ]);
      const colours: string[] = await page.evaluate(
        '[...document.querySelectorAll(".map a.tile")].map((tile) => getComputedStyle(tile).backgroundColor)',
      );
      expect(new Set(colours).size).toBe(7);
    });

    it.each([
      ['Room', 'trap', TILES.slice(4, 8)],
      [
        'Outcome',
        'Boo',
        ['real/lua-table', 'real/zero-points', 'trap/codes-1', 'trap/stopped-lists-1'],
      ],
      ['Outcome', 'Lost', ['trap/forms-1']],
      ['Outcome', 'flaky', ['trap/codes-1']],
      ['Outcome', 'fixed', ['real/tram-qqq']],
      ['Outcome', 'error', ['trap/watermarks-1']],
      ['Change', 'new Boo', ['real/lua-table']],
      ['Change', 'still a Boo', ['real/zero-points']],
      ['Change', 'newly Lost', ['trap/forms-1']],
      ['Change', 'on the allow-list', ['trap/stopped-lists-1']],
      ['Tag', 'kind:table', ['real/mtcars-grid', 'real/zero-points']],
    ])('filters by %s %s', async (label, value, expected) => {
      const { page } = await open();
      await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: value });
      expect(await tilesOf(page)).toEqual(expected);
      expect(await page.getByRole('status').innerText()).toMatch(
        new RegExp(`^${expected.length} pages? of 12$`),
      );
    });

    it('combines filters, keeps them while a page is looked at, and shows all again', async () => {
      const { page } = await open();
      const choose = (label: string, value: string): Promise<unknown> =>
        page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: value });
      await choose('Outcome', 'Boo');
      await choose('Room', 'trap');
      const both = ['trap/codes-1', 'trap/stopped-lists-1'];
      expect(await tilesOf(page)).toEqual(both);
      await choose('Change', 'fixed');
      expect(await tilesOf(page)).toEqual([]);
      expect(await page.getByRole('status').innerText()).toBe('0 pages of 12');
      await choose('Change', 'all');
      await page.locator('.map a.tile').first().click();
      await page.getByRole('link', { name: 'Next' }).click();
      await page.getByRole('heading', { level: 1, name: both[1] ?? '' }).waitFor();
      expect(await page.getByRole('link', { name: 'Next' }).count()).toBe(0);
      await page.getByRole('link', { name: 'All pages' }).click();
      await page.locator('.map').waitFor();
      expect(await tilesOf(page)).toEqual(both);
      await page.getByRole('button', { name: 'Show all' }).click();
      expect(await tilesOf(page)).toEqual(TILES);
      expect(await page.getByRole('combobox', { name: 'Room', exact: true }).inputValue()).toBe('');
    });
  });

  describe('with the keyboard', () => {
    const focused = 'document.activeElement.getAttribute("aria-label")';

    it('goes from tile to tile, opens a page, and comes back to its tile', async () => {
      const { page } = await open();
      const press = async (...keys: readonly string[]): Promise<string> => {
        for (const key of keys) await page.keyboard.press(key);
        return page.evaluate(focused);
      };
      await page.getByRole('button', { name: 'Show all' }).focus();
      expect(await press('Tab')).toBe('real/lua-table: Boo');
      expect(await press('ArrowRight', 'ArrowRight', 'ArrowLeft')).toBe(
        'real/mtcars-grid: ghost-free',
      );
      expect(await press('ArrowDown')).toBe('trap/forms-1: Lost');
      expect(await press('ArrowUp')).toBe('real/mtcars-grid: ghost-free');
      expect(await press('End')).toBe('script/thaana: ghost-free');
      expect(await press('ArrowRight')).toBe('script/thaana: ghost-free');
      expect(await press('Home')).toBe('real/lua-table: Boo');
      expect(await press('ArrowLeft')).toBe('real/lua-table: Boo');
      // The view follows the address, which changes after the key.
      const shows = (name: string): Promise<void> =>
        page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await press('ArrowRight', 'Enter');
      await shows('real/mtcars-grid');
      expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
      await press('ArrowRight');
      await shows('real/tram-qqq');
      await press('ArrowLeft');
      await shows('real/mtcars-grid');
      await press('ArrowLeft');
      await shows('real/lua-table');
      await press('Escape');
      await page.locator('.map').waitFor();
      expect(await page.evaluate(focused)).toBe('real/lua-table: Boo');
      await page.goBack();
      await shows('real/lua-table');
    });

    it('is one stop of the tab key, whatever the number of tiles', async () => {
      const { page } = await open();
      await page.getByRole('button', { name: 'Show all' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(focused)).toBe('Ghost-free rate by room');
    });
  });

  describe.each([
    ['on a desk, light', { colorScheme: 'light' }],
    ['on a desk, dark', { colorScheme: 'dark' }],
    ['on a phone, light', { ...PHONE, colorScheme: 'light' }],
    ['on a phone, dark', { ...PHONE, colorScheme: 'dark' }],
  ] as const)('%s', (_, options) => {
    it('has no fault that axe finds, and fits its window', async () => {
      const { page, said } = await open(options);
      await expectNoAxeViolation(page);
      expect(await overflowOf(page)).toBe(0);
      for (const name of ['real/lua-table', 'trap/forms-1', 'trap/stopped-lists-1']) {
        await page.goto(page.url().replace(/#.*|$/, `#p${TILES.indexOf(name)}`));
        await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
        await expectNoAxeViolation(page);
        expect(await overflowOf(page)).toBe(0);
      }
      expect(said).toEqual([]);
    });
  });
});
