import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toMeasureError } from './system-error.ts';

/** A new folder for a run's temporary files, for this user alone. */
export async function makeScratch(token: string): Promise<string> {
  try {
    return await mkdtemp(join(tmpdir(), prefixOf(token)));
  } catch (error) {
    throw toMeasureError(`cannot make a folder for temporary files in ${tmpdir()}`, error);
  }
}

/** Removes it with all that is in it; what cannot be removed stays to the system's own clean-up. */
export async function removeScratch(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}

/** Removes what runs of this token left behind when they were killed. */
export async function removeLeftScratch(token: string): Promise<void> {
  // The token comes out of a file: nothing but one of ours may choose what is removed.
  if (!/^[0-9a-f]{16}$/.test(token)) return;
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    if (name.startsWith(prefixOf(token))) await removeScratch(join(tmpdir(), name));
  }
}

function prefixOf(token: string): string {
  return `boobench-${token}-`;
}
