import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readBytes } from '../host/files.ts';
import { endWithParent } from '../host/parent-watch.ts';
import { runReader } from '../pdf/reader-process.ts';
import { MOST_DOCUMENT_BYTES } from '../pdf/text-layer.ts';

// The bundle has the engine's code beside it; run from source it is in the package.
const beside = new URL('pdfium.wasm', import.meta.url);
const wasm = existsSync(beside)
  ? beside
  : new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));

endWithParent();
await runReader({
  document: () => readBytes(process.argv[2] ?? '', MOST_DOCUMENT_BYTES),
  wasm: () => readFile(fileURLToPath(wasm)),
  say: (line) => new Promise((resolve) => process.stdout.write(`${line}\n`, () => resolve())),
});
process.exit(0);
