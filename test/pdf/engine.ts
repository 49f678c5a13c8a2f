import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startEngine, type PdfEngine } from '../../src/pdf/engine.ts';
import { readTextLayer, type LayerEnd, type PageText } from '../../src/pdf/text-layer.ts';

/** The engine in this process: for sound documents only. */
export function testEngine(): Promise<PdfEngine> {
  const wasm = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
  return startEngine(readFileSync(wasm));
}

export async function readPages(
  engine: PdfEngine,
  bytes: Uint8Array,
): Promise<{ readonly pages: readonly PageText[]; readonly end: LayerEnd }> {
  const pages: PageText[] = [];
  const end = await readTextLayer(engine, bytes, (page) => {
    pages.push(page);
  });
  return { pages, end };
}

export function textOf(pages: readonly PageText[]): string {
  return pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n');
}
