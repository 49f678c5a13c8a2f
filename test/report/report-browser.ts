import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from '../support/browser.ts';

export const CHROMIUM = findChromium();
/** A hang guard for one action; the machine may be busy. */
const MOST_MS = 15_000;

/** A report as a reader has it, and everything that it did beside showing itself. */
export interface OpenReport {
  readonly page: Page;
  /** Console messages, uncaught errors, dialogs, and windows that it opened. */
  readonly said: readonly string[];
  /** Addresses that were asked for, other than the file itself and data in it. */
  readonly asked: readonly string[];
}

/** A headless Chromium that lets no request leave the machine. */
export class ReportBrowser {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async launch(): Promise<ReportBrowser> {
    const executablePath = CHROMIUM ?? '';
    return new ReportBrowser(await chromium.launch({ executablePath, args: ['--no-sandbox'] }));
  }

  async open(path: string, options: BrowserContextOptions = {}): Promise<OpenReport> {
    const context = await this.#browser.newContext(options);
    context.setDefaultTimeout(MOST_MS);
    const page = await context.newPage();
    const [said, asked]: [string[], string[]] = [[], []];
    const file = pathToFileURL(path).href;
    page.on('console', (message) => said.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => said.push(`error: ${error.message}`));
    page.on('popup', (popup) => said.push(`window: ${popup.url()}`));
    page.on('dialog', (dialog) => {
      said.push(`dialog: ${dialog.message()}`);
      return dialog.dismiss();
    });
    await context.route('**', (route, request) => {
      const url = request.url();
      if (url.split('#')[0] === file || url.startsWith('data:')) return route.continue();
      asked.push(url);
      return route.abort();
    });
    await page.goto(file);
    return { page, said, asked };
  }

  async closeReports(): Promise<void> {
    await Promise.all(this.#browser.contexts().map((context) => context.close()));
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

/** Fails with what axe finds wrong for readers who see, hear or point in another way. */
export async function expectNoAxeViolation(page: Page): Promise<void> {
  // The report's own policy forbids scripts from outside; the debugger is not bound by it.
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    'axe.run().then((r) => r.violations.map((v) => [v.id, v.nodes.map((n) => n.html)]))',
  );
  expect(found).toEqual([]);
}

/** Names of the pages whose tiles are shown, in order. */
export async function tilesOf(page: Page): Promise<readonly string[]> {
  const labels = await page
    .locator('.map a.tile')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split(': ')[0] ?? '');
}

/** Pixels that the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
}
