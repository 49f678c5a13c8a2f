// Writes the builtin house: real.jsonl from the documents in house/docs/real, and the rooms of seed 0:
// node scripts/build-house.ts
import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { generate } from '../src/app/generate.ts';
import { pageRule } from '../src/app/page-rule.ts';
import { readTextLayer } from '../src/app/read-text-layer.ts';

const house = new URL('../house/', import.meta.url);

/** Makes the generated rooms of the builtin house in a folder. */
export async function makeRooms(out: string): Promise<void> {
  await generate({
    out,
    seed: 0,
    rooms: ['trap', 'ghost', 'script'],
    families: null,
    pages: null,
    dpi: 150,
    degradations: {},
    contactSheet: false,
    force: true,
  });
}

/** What a person sees repeated on each page. */
const kinds: Readonly<Record<string, string>> = {
  'dd293-form': 'form',
  'hebrew-cjhebrew': 'prose',
  'irs-eic-zeros': 'table',
  'ledger-equals': 'rules',
  'lua-table': 'code',
  'marathi-dotrules': 'rules',
  'mtcars-grid': 'table',
  'multiplication-tables': 'table',
  'ngspice-params': 'table',
  'ocrmypdf-tagged': 'rules',
  'percent-rules': 'code',
  'persian-toc': 'toc',
  'pyhanko-testtest': 'repeat',
  'rst2pdf-items': 'repeat',
  'rubik-rotated-code': 'code',
  'sudoku-grid': 'grid',
  'tram-qqq': 'repeat',
  'wargame-matrix': 'grid',
  'wasy-codes': 'table',
  'xecjk-index': 'index',
  'zero-points': 'table',
};

/**
 * The rows of the builtin room `real`, sorted by id, one JSON object a line.
 *
 * @throws Error for a document without a kind or without a text layer
 */
export async function houseRows(): Promise<string> {
  const folder = new URL('docs/real/', house);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).toSorted();
  const rows = await pLimit(2).map(names, async (name) => {
    const id = name.slice(0, -'.pdf'.length);
    const kind = kinds[id];
    const layer = await readTextLayer(fileURLToPath(new URL(name, folder)), { shownAs: name });
    if (kind === undefined) throw new Error(`${name} has no kind in scripts/build-house.ts`);
    if (layer.kind !== 'text') throw new Error(`${name} has no text layer`);
    const rule = pageRule(layer.pages.flatMap((page) => page.lines.map((line) => line.text)));
    return JSON.stringify({
      pdf: `docs/real/${name}`,
      category: 'real',
      id,
      type: rule.type,
      rule: JSON.stringify(rule),
      page: 1,
      expected_markdown: null,
      tags: [`kind:${kind}`],
    });
  });
  return rows.map((row) => `${row}\n`).join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('real.jsonl', house), await houseRows());
  await makeRooms(fileURLToPath(house));
}
