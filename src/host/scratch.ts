import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toMeasureError } from './system-error.ts';

/** A new folder for a run's temporary files, for this user alone. */
export async function makeScratch(token: string): Promise<string> {
  try {
    return await mkdtemp(join(tmpdir(), `boobench-${token}-`));
  } catch (error) {
    throw toMeasureError(`cannot make a folder for temporary files in ${tmpdir()}`, error);
  }
}

/** Removes it with all that is in it; what cannot be removed stays to the system's own clean-up. */
export async function removeScratch(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}
