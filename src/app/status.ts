import { join } from 'node:path';
import { InputError } from '../errors.ts';
import { kindOfPath } from '../host/files.ts';
import { lockHolder } from '../host/run-lock.ts';

import type { FolderStatus } from '../report/status.ts';
import { readResults } from './compare.ts';
import { readJournalOf, RESULTS } from './run-folder.ts';

/** @throws InputError when the folder holds no run, or one that is damaged */
export async function status(path: string): Promise<FolderStatus> {
  const process = await lockHolder(path);
  const hasResults = (await kindOfPath(join(path, RESULTS))) === 'file';
  const results = hasResults ? await readResults(join(path, RESULTS)) : null;
  const journal = await readJournalOf(path);
  if (results === null && journal === null) {
    throw new InputError('no-run', `${path} holds no run`, {
      hint: 'Start one with "boobench run", or name its folder with --results-path.',
    });
  }
  let state: FolderStatus['state'] = results === null ? 'unfinished' : 'finished';
  if (process !== null) state = 'running';
  return { path, state, process, results, journal };
}
