import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { houseRows } from '../../scripts/build-house.ts';
import { loadHouse } from '../../src/house/load.ts';

const house = new URL('../../house/', import.meta.url);
const documents = readdirSync(new URL('docs/real/', house)).toSorted();

test('the builtin rows are what the text layer of the builtin documents gives', async () => {
  const stored = readFileSync(new URL('real.jsonl', house), 'utf8').split('\n');
  const made = (await houseRows()).split('\n');
  // Names, not rows: a page of text is no message. `node scripts/build-house.ts` writes them anew.
  const differ = documents.filter((_, index) => stored[index] !== made[index]);
  expect(differ).toEqual([]);
  expect(stored).toHaveLength(made.length);
});

test('the builtin house loads without a word', async () => {
  const loaded = await loadHouse('builtin', {
    builtinFolder: fileURLToPath(house),
    needDocuments: true,
  });
  expect(loaded.unusable).toEqual([]);
  expect(loaded.notices).toEqual([]);
  const real = loaded.pages.filter(({ room }) => room === 'real');
  expect(real.map((page) => `${page.id}.pdf`)).toEqual(documents);
  const count = (name: string): number => loaded.pages.filter(({ room }) => room === name).length;
  expect([count('trap'), count('ghost'), count('script')]).toEqual([48, 16, 15]);
});

test('every builtin document has its licence stated', () => {
  const licences = readFileSync(new URL('LICENCES.md', house), 'utf8');
  const stated = [...licences.matchAll(/^\| (\S+\.pdf) \|/gm)].map((match) => match[1] ?? '');
  expect(new Set(stated)).toEqual(new Set(documents));
  expect(stated).toHaveLength(documents.length);
  expect(licences).not.toMatch(/GFDL|GPL/);
});
