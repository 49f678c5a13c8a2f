#!/usr/bin/env node
// A real OCR engine on one page: PDFium draws it, Tesseract (npm package tesseract.js, WebAssembly)
// reads it. Model and engine come from npm, nothing else is fetched.
//
//   node demo/ocr.mjs FILE.pdf [--no-repetition-penalty]
//
// With --no-repetition-penalty it stands for a model whose sampling was changed: on some pages it then
// never gets past its last lines.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { init } from '@embedpdf/pdfium';
import { createWorker } from 'tesseract.js';

const DPI = 150;
/** FPDF_GRAYSCALE | FPDF_ANNOT */
const RENDER_FLAGS = 0x08 | 0x01;
/** The pages on which the changed sampling loops: how many of the last lines, and how often. */
const LOOPS = {
  'stopped-lists-1.pdf': { lines: 1, times: 400 },
  'repetition-instructions-1.pdf': { lines: 2, times: 150 },
};

const require = createRequire(import.meta.url);
const [file, ...options] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('usage: node demo/ocr.mjs FILE.pdf [--no-repetition-penalty]\n');
  process.exit(2);
}
const lines = (await recognize(await pictureOf(file))).split('\n');
const loop = options.includes('--no-repetition-penalty') ? LOOPS[basename(file)] : undefined;
if (loop !== undefined) {
  const words = lines.filter((line) => line.trim() !== '');
  const last = words.slice(-loop.lines);
  for (let time = 1; time < loop.times; time += 1) lines.push(...last);
}
process.stdout.write(lines.join('\n'));

/** The first page as a portable greymap, which Tesseract takes as it is. */
async function pictureOf(path) {
  const wasmBinary = await readFile(require.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const engine = await init({ wasmBinary });
  engine.PDFiumExt_Init();
  const bytes = await readFile(path);
  const memory = engine.pdfium.wasmExports.malloc(bytes.length);
  engine.pdfium.HEAPU8.set(bytes, memory);
  const document = engine.FPDF_LoadMemDocument(memory, bytes.length, '');
  if (document === 0) throw new Error(`${path} cannot be read`);
  const page = engine.FPDF_LoadPage(document, 0);
  const width = Math.round((engine.FPDF_GetPageWidthF(page) / 72) * DPI);
  const height = Math.round((engine.FPDF_GetPageHeightF(page) / 72) * DPI);
  const bitmap = engine.FPDFBitmap_Create(width, height, 0);
  engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_FLAGS);
  const pixels = engine.FPDFBitmap_GetBuffer(bitmap);
  const grey = Buffer.alloc(width * height);
  for (let at = 0; at < grey.length; at += 1) grey[at] = engine.pdfium.HEAPU8[pixels + 4 * at + 1];
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}

async function recognize(picture) {
  const model = dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', 1, {
    langPath: join(model, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  try {
    const { data } = await worker.recognize(picture);
    return data.text;
  } finally {
    await worker.terminate();
  }
}
