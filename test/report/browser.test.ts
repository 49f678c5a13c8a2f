import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../support/browser.ts';
import { boobench, removeFolder, temporaryFolder } from '../support/cli.ts';

const EXECUTABLE = findChromium();
/** What a page may try on the reader of its report, with a loop that makes it a Boo. */
const HOSTILE = [
  '<script>window.ran=1</script>',
  '<img src="http://127.0.0.1:9/x" onerror="window.ran=1">',
  '</script><svg onload="window.ran=1">',
  '<!--',
  '<a href="javascript:window.ran=1">go</a>',
  ']]>',
].join('\n');

describe.skipIf(EXECUTABLE === null)('the HTML report in a browser', () => {
  const folder = temporaryFolder();
  const report = join(folder, 'report.html');
  let browser: Browser | undefined;

  beforeAll(async () => {
    const env = { HOSTILE };
    const command = 'for i in $(seq 200); do printf "%s\\n" "$HOSTILE"; done > {output}';
    const run = ['run', '--dataset', 'builtin', '--rooms', 'ghost', '--results-path', 'out'];
    boobench([...run, '--pass-env', 'HOSTILE', '--command', command], { cwd: folder, env });
    const made = boobench(['report', 'out/results.json', '--output', report], { cwd: folder });
    if (made.code !== 0) throw new Error(made.stderr);
    browser = await chromium.launch({
      executablePath: EXECUTABLE ?? '',
      args: ['--no-sandbox'],
    });
  });

  afterAll(async () => {
    await browser?.close();
    removeFolder(folder);
  });

  async function open(): Promise<{ page: Page; said: string[]; asked: string[] }> {
    const page = await browser!.newPage();
    const said: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pathToFileURL(report).href);
    return { page, said, asked };
  }

  it('shows all pages, says nothing on the console and asks for nothing', async () => {
    const { page, said, asked } = await open();
    expect(await page.locator('body').innerText()).toContain('16');
    await page.locator('.map a.tile').first().click();
    expect(await page.locator('body').innerText()).toContain('Reproduce');
    expect(await page.evaluate('window.ran')).toBeUndefined();
    expect(said).toEqual([]);
    expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([]);
    await page.close();
  });

  it.each(['light', 'dark'] as const)('has no fault that axe finds, %s', async (colorScheme) => {
    const { page } = await open();
    await page.emulateMedia({ colorScheme });
    for (const isPage of [false, true]) {
      if (isPage) await page.locator('.map a.tile').first().click();
      // The report's own policy forbids scripts from outside; the debugger is not bound by it.
      await page.evaluate(axe.source);
      const found = await page.evaluate(
        'axe.run().then((r) => r.violations.map((v) => [v.id, v.nodes.map((n) => n.html)]))',
      );
      expect(found).toEqual([]);
    }
    await page.close();
  });
});
