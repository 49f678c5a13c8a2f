// Writes the demo set of the document metrics, a dozen pages with their ground truth in both forms, and what
// a parser that makes typical mistakes would write:
//   node scripts/build-demo-set.ts
// With --tesseract it also has Tesseract read the pages.
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openWorkshop } from '../src/app/workshop.ts';
import { degrade } from '../src/haunt/degrade.ts';
import { Random } from '../src/haunt/random.ts';
import type { Pixels } from '../src/haunt/sheet.ts';
import { palettePng } from '../src/pdf/png.ts';
import type { DemoPage } from './demo-set/blocks.ts';
import { addFaces } from './demo-set/fonts.ts';
import { mistaken } from './demo-set/mistakes.ts';
import { CHINESE } from './demo-set/pages-chinese.ts';
import { SCIENCE } from './demo-set/pages-science.ts';
import { SOCIETY } from './demo-set/pages-society.ts';
import { setPage } from './demo-set/setter.ts';
import { annotationOf, markdownOf } from './demo-set/truth.ts';

const DEMO_PAGES: readonly DemoPage[] = [...SCIENCE, ...SOCIETY, ...CHINESE];
const SHADES = 16;

/**
 * Makes the demo set in a folder: `pages/<SUBJECT>/<document>/{mds,json,images}` and
 * `mistakes/<SUBJECT>/<document>_<page>.md`.
 */
export async function makeDemoSet(out: string): Promise<void> {
  const { studio } = await openWorkshop();
  const chinese = await addFaces(studio, new Set(JSON.stringify(DEMO_PAGES)));
  for (const page of DEMO_PAGES) {
    const set = setPage(studio, page, chinese);
    const name = nameOf(page);
    const folder = folderOf(out, page);
    const markdown = markdownOf(page);
    await write(join(folder, 'mds', `${name}.md`), markdown);
    const json = `${page.document}_page_${page.page}.json`;
    await write(join(folder, 'json', json), annotationOf(page, set));
    await write(pictureOf(out, page), greyPng(scannedOf(page, set.pixels)));
    const parsed = mistaken(name, markdown);
    if (parsed !== null) await write(join(out, 'mistakes', page.subject, `${name}.md`), parsed);
  }
}

/** Has Tesseract read the pictures, a page after the other. */
async function readByTesseract(out: string): Promise<void> {
  const ocr = fileURLToPath(new URL('../demo/ocr.mjs', import.meta.url));
  for (const page of DEMO_PAGES) {
    const { stdout } = await promisify(execFile)('node', [ocr, pictureOf(out, page)]);
    await write(join(out, 'tesseract', page.subject, `${nameOf(page)}.md`), stdout);
  }
}

function nameOf({ document, page }: DemoPage): string {
  return `${document}_${page}`;
}

function folderOf(out: string, { subject, document }: DemoPage): string {
  return join(out, 'pages', subject, document);
}

function pictureOf(out: string, page: DemoPage): string {
  return join(folderOf(out, page), 'images', `page_${page.page}.png`);
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** A faded, blurred copy of a page that was scanned. */
function scannedOf({ document, scanned }: DemoPage, pixels: Pixels): Pixels {
  if (scanned !== true) return pixels;
  return degrade(pixels, { faded: 0.25, blur: 0.35, speckle: 0.15 }, new Random(document));
}

/** Sixteen shades of grey. */
function greyPng({ width, height, data }: Pixels): Uint8Array {
  const colours = Array.from({ length: SHADES }, (_, shade) => {
    const level = shade * 17;
    return [level, level, level] as const;
  });
  const pixels = data.map((level) => Math.round((level * (SHADES - 1)) / 255));
  return palettePng({ width, height, colours, pixels });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = fileURLToPath(new URL('../demo/docmetrics/', import.meta.url));
  for (const name of ['pages', 'mistakes']) {
    await rm(join(out, name), { recursive: true, force: true });
  }
  await makeDemoSet(out);
  if (process.argv.includes('--tesseract')) await readByTesseract(out);
}
