import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { boobench, removeFolder, temporaryFolder } from '../support/cli.ts';
import { CHROMIUM, type OpenReport, ReportBrowser } from './report-browser.ts';
import { LOOP, NEW_LINE, reportedRuns, TILES } from './reported-runs.ts';

describe.skipIf(CHROMIUM === null)('a page of the HTML report in a browser', () => {
  const folder = temporaryFolder();
  const report = join(folder, 'report.html');
  let browser: ReportBrowser | undefined;

  beforeAll(async () => {
    reportedRuns(folder);
    const more = ['--base', 'base', '--allow-list', 'allow.yml'];
    const made = boobench(['report', 'head', ...more, '-o', report], { cwd: folder });
    if (made.code !== 0) throw new Error(made.stderr);
    browser = await ReportBrowser.launch();
  });
  afterEach(() => browser?.closeReports());
  afterAll(async () => {
    await browser?.close();
    removeFolder(folder);
  });

  const openPage = async (name: string): Promise<OpenReport> => {
    if (browser === undefined) throw new Error('there is no browser');
    const opened = await browser.open(report);
    await opened.page.getByRole('link', { name: `${name}:` }).click();
    await opened.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    return opened;
  };

  it('shows its picture, its loop in red and folded, its sentence and what changed', async () => {
    const { page, said, asked } = await openPage('real/lua-table');
    const picture = page.getByAltText('The page real/lua-table');
    expect(await picture.isVisible()).toBe(true);
    expect(await page.evaluate('document.querySelector("img.paper").naturalWidth')).toBeGreaterThan(
      500,
    );
    const output = page.getByRole('region', { name: 'Output of the parser' });
    const copies = output.locator('mark.loop');
    expect(new Set(await copies.allInnerTexts())).toEqual(new Set([LOOP.line]));
    const folded = LOOP.copies - (await copies.count());
    expect(await output.locator('.fold').allInnerTexts()).toEqual([
      `… ${folded.toLocaleString('en')} more …`,
    ]);
    expect(await output.innerText()).toContain('After the loop');
    expect(
      await page.evaluate('getComputedStyle(document.querySelector("mark.loop")).backgroundColor'),
    ).toBe('rgb(255, 213, 204)');
    expect(await copies.first().isVisible()).toBe(true);
    expect(await page.locator('.sentence').innerText()).toContain(`${LOOP.line} on 8,022 lines`);
    expect(await page.locator('.badges').innerText()).toMatch(/× Boo\s+new Boo\s+kind:code/);
    expect(await page.locator('.facts').innerText()).toMatch(/bad in 3 of 3/);
    expect({ said, asked }).toEqual({ said: [], asked: [] });
  });

  it('shows each budget as a bar of measured against limit', async () => {
    const { page } = await openPage('real/lua-table');
    const bars = await page.locator('.budgets li').evaluateAll((items) =>
      items.map((item) => {
        const width = (what: string): number =>
          item.querySelector(what)?.getBoundingClientRect().width ?? -1;
        const left = (what: string): number =>
          item.querySelector(what)?.getBoundingClientRect().left ?? -1;
        return {
          name: item.querySelector('.check')?.textContent,
          text: item.querySelector('.amounts')?.textContent,
          fill: width('.fill') / width('.track'),
          limit: (left('.limit') - left('.track')) / width('.track'),
        };
      }),
    );
    expect(bars.map(({ name }) => name)).toEqual(['line', 'phrase', 'markup']);
    expect(bars[0]?.text).toBe('8,022 measured, 40 allowed, the page has 0 – exceeded');
    expect(bars[0]?.fill).toBeGreaterThan(0.99);
    expect(bars[0]?.limit).toBeLessThan(0.01);
    expect(bars[2]?.text).not.toContain('exceeded');
    expect(bars[2]?.fill).toBeLessThan(bars[2]?.limit ?? 0);
  });

  it('calls an empty answer too little, not within its budget', async () => {
    const { page } = await openPage('trap/forms-1');
    expect(await page.locator('.budgets .amounts').innerText()).toMatch(
      /^0 characters left, at least 1 wanted, the page has [\d,]+ – too little$/,
    );
    expect(await page.getByText('The output is empty.').isVisible()).toBe(true);
  });

  it("shows the base's output beside it, and marks the lines that differ", async () => {
    const { page } = await openPage('real/mtcars-grid');
    const ours = page.getByRole('region', { name: 'Output of the parser' });
    const theirs = page.getByRole('region', { name: 'Output of the base' });
    expect((await ours.locator('mark.differs').allInnerTexts()).map((text) => text.trim())).toEqual(
      [NEW_LINE],
    );
    expect(await theirs.locator('mark.differs').count()).toBe(0);
    expect(
      await ours.locator('mark.differs').evaluate((mark) => {
        const [box, around] = [
          mark.getBoundingClientRect(),
          mark.closest('pre')?.getBoundingClientRect(),
        ];
        return around !== undefined && box.top >= around.top && box.bottom <= around.bottom;
      }),
    ).toBe(true);
    const [box, beside] = [await ours.boundingBox(), await theirs.boundingBox()];
    expect(beside?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
    await page.goto(page.url().replace(/#.*/, `#p${TILES.indexOf('real/tram-qqq')}`));
    await page.getByRole('heading', { level: 1, name: 'real/tram-qqq' }).waitFor();
    expect(
      await page.getByRole('region', { name: 'Output of the base' }).locator('mark.loop').count(),
    ).toBeGreaterThan(5);
    expect(
      await page.getByRole('region', { name: 'Output of the parser' }).locator('mark.loop').count(),
    ).toBe(0);
  });

  it('copies the command that reproduces it', async () => {
    const { page } = await openPage('real/lua-table');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
      "npx boobench run --dataset builtin --pages real/lua-table --command 'bash parser.sh {input} {room}/{id} {output}'",
    );
  });

  it('says why a page is excused, and enlarges its picture', async () => {
    const { page } = await openPage('trap/stopped-lists-1');
    expect(await page.getByText('On the allow-list:').innerText()).toBe(
      'On the allow-list: waits for the new decoder, until 2999-01-01',
    );
    const picture = page.getByAltText('The page trap/stopped-lists-1');
    const before = (await picture.boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: 'Full width' }).click();
    expect((await picture.boundingBox())?.width).toBeGreaterThan(2 * before);
    await page.getByRole('button', { name: 'Full width', pressed: true }).click();
    expect((await picture.boundingBox())?.width).toBe(before);
  });

  it('prints pages and texts without what only a screen can use', async () => {
    const { page } = await openPage('real/lua-table');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    const style = await page.evaluate(
      `[getComputedStyle(document.body).color, getComputedStyle(document.querySelector('.output')).maxHeight]`,
    );
    expect(style).toEqual(['rgb(0, 0, 0)', 'none']);
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(20_000);
  });
});
