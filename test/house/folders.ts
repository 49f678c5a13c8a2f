import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import { loadHouse } from '../../src/house/load.ts';
import type { House } from '../../src/house/page.ts';

const made: string[] = [];

afterEach(async () => {
  await Promise.all(made.splice(0).map((path) => rm(path, { recursive: true, force: true })));
});

/** A real folder with these files, removed after the test. */
export async function folderWith(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'boobench-house-'));
  made.push(root);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  return root;
}

/** Loads rows alone, as `score` does. */
export function loadRows(source: string): Promise<House> {
  return loadHouse(source, { needDocuments: false, builtinFolder: '/nowhere' });
}

/** Loads rows and looks for every document, as `run` does. */
export function loadWithDocuments(source: string): Promise<House> {
  return loadHouse(source, { needDocuments: true, builtinFolder: '/nowhere' });
}

/** One row as a line of a room file. */
export function row(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ type: 'repetition_overshoot', rule: {}, ...fields });
}
