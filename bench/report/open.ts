// How long the HTML report of many pages takes to write and to open, and what a browser holds of it.
//
// `--pages N` (default 179); pages of the builtin house over and over, one in twelve a loop of 8,000
// lines. A report of 179 pages opens in under 2 s and has under 15 MB; one of 5,000 pages opens.
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../../test/support/browser.ts';
import { removeFolder, temporaryFolder } from '../../test/support/cli.ts';

const ROOMS = ['real', 'trap', 'ghost', 'script'];
const ROUNDS = 5;
const LOOP = 'The lamp is out and nobody minds it\n'.repeat(8000);
const CLI = fileURLToPath(new URL('../../src/cli/index.ts', import.meta.url));
const HOUSE = fileURLToPath(new URL('../../house/', import.meta.url));

const pagesAt = process.argv.indexOf('--pages');
const wanted = pagesAt < 0 ? 179 : Number(process.argv[pagesAt + 1]);
const folder = temporaryFolder();
try {
  writeRun();
  const report = join(folder, 'report.html');
  const started = performance.now();
  const said = boobench('report', 'run', '--dataset', 'pages', '-o', report);
  const wroteMs = performance.now() - started;
  console.log(said.trim().replace(report, 'report.html'));
  console.log(
    `  written in ${(wroteMs / 1000).toFixed(1)} s, ${statSync(report).size.toLocaleString('en')} bytes`,
  );
  await measure(pathToFileURL(report).href);
} finally {
  removeFolder(folder);
}

/** A dataset of so many pages and the results of scoring answers to them. */
function writeRun(): void {
  const rows = ROOMS.flatMap((room) =>
    readFileSync(join(HOUSE, `${room}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line): Record<string, string> => JSON.parse(line)),
  );
  const lines = new Map<string, string[]>(ROOMS.map((room) => [room, []]));
  for (let at = 0; at < wanted; at += 1) {
    const row = rows[at % rows.length] ?? {};
    const [room = '', id = `${row['id']}-${Math.floor(at / rows.length)}`] = [row['category']];
    const pdf = `docs/${room}/${id}.pdf`;
    mkdirSync(join(folder, 'pages/docs', room), { recursive: true });
    mkdirSync(join(folder, 'run/outputs', room), { recursive: true });
    linkOrCopy(join(HOUSE, row['pdf'] ?? ''), join(folder, 'pages', pdf));
    lines.get(room)?.push(JSON.stringify({ ...row, id, pdf }));
    const { reference_text: text }: Record<string, string> = JSON.parse(row['rule'] ?? '{}');
    const answer = at % 12 === 0 ? `${text}\n${LOOP}` : `${text}\n`;
    writeFileSync(join(folder, 'run/outputs', room, `${id}.md`), answer);
  }
  for (const [room, own] of lines) {
    writeFileSync(join(folder, `pages/${room}.jsonl`), own.map((line) => `${line}\n`).join(''));
  }
  const json = boobench('score', '--outputs', 'run/outputs', '--dataset', 'pages', '--json');
  writeFileSync(join(folder, 'run/results.json'), json);
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    writeFileSync(to, readFileSync(from));
  }
}

function boobench(...args: readonly string[]): string {
  return execFileSync(process.execPath, [CLI, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1024 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Opens the report in new browsers: to the first drawn frame, and to that of its last page. */
async function measure(url: string): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('there is no Chromium on PATH');
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    const drawn = 'new Promise((r) => requestAnimationFrame(() => setTimeout(r)))';
    const opening = performance.now();
    await page.goto(url);
    await page.evaluate(drawn);
    const openMs = performance.now() - opening;
    const going = performance.now();
    await page.evaluate(`location.hash = '#p${wanted - 1}'; ${drawn}`);
    const pageMs = performance.now() - going;
    const heap: number = await page.evaluate('performance.memory.usedJSHeapSize');
    console.log(
      `  opens in ${(openMs / 1000).toFixed(2)} s, a page in ${pageMs.toFixed(0)} ms, heap ${(heap / 1e6).toFixed(0)} MB`,
    );
    await browser.close();
  }
}
