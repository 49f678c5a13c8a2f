import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readBytes } from '../host/files.ts';
import { endWithParent } from '../host/parent-watch.ts';
import { runPictures } from '../pdf/picture-process.ts';
import { runReader } from '../pdf/reader-process.ts';
import { MOST_DOCUMENT_BYTES } from '../pdf/text-layer.ts';

// The bundle has the engine's code beside it; run from source it is in the package.
const beside = new URL('pdfium.wasm', import.meta.url);
const wasm = existsSync(beside)
  ? beside
  : new URL(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));

const engine = () => readFile(fileURLToPath(wasm));
const say = (line: string): Promise<void> =>
  new Promise((resolve) => process.stdout.write(`${line}\n`, () => resolve()));
const document = (path: string) => () => readBytes(path, MOST_DOCUMENT_BYTES);

endWithParent();
const [first = '', ...others] = process.argv.slice(2);
if (first === '--pictures') {
  const [box = '', ...paths] = others;
  await runPictures({ documents: paths.map(document), wasm: engine, box, say });
} else await runReader({ document: document(first), wasm: engine, say });
process.exit(0);
