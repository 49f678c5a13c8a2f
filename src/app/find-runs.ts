import { join } from 'node:path';
import { InputError } from '../errors.ts';
import { kindOfPath, listFolder } from '../host/files.ts';
import type { RunResults } from '../results/model.ts';
import { readResults } from './compare.ts';
import { RESULTS } from './run-folder.ts';

/** Which runs a history is of. */
export interface RunsWanted {
  /** Each a results file, the folder that holds one, or a folder of such folders. */
  readonly paths: readonly string[];
  /** Only runs with this label; null where all must have the same. */
  readonly label: string | null;
}

/**
 * Reads the runs of one parser.
 *
 * @throws InputError for a path without results, for a shard, and for runs of several labels where
 *   none is named
 */
export async function findRuns({ paths, label }: RunsWanted): Promise<readonly RunResults[]> {
  const runs: RunResults[] = [];
  for (const path of paths) {
    for (const file of await resultsFilesAt(path)) {
      const run = await readResults(file);
      if (label !== null && run.parser.label !== label) continue;
      refuseShard(run, file);
      runs.push(run);
    }
  }
  const labels = [...new Set(runs.map(({ parser }) => parser.label))].toSorted();
  if (labels.length > 1) {
    const names = labels.map((name) => `"${name}"`).join(', ');
    throw new InputError('several-labels', `the runs are of several parsers: ${names}`, {
      hint: 'Name one of them with --label.',
    });
  }
  return runs;
}

function refuseShard({ shard }: RunResults, file: string): void {
  if (shard === null) return;
  const part = `${shard.index} of ${shard.total}`;
  throw new InputError('shard', `${file} is part ${part} of a run`, {
    hint: 'Put the parts together first: boobench merge.',
  });
}

async function resultsFilesAt(path: string): Promise<readonly string[]> {
  if ((await kindOfPath(path)) !== 'folder') return [path];
  const own = join(path, RESULTS);
  if ((await kindOfPath(own)) === 'file') return [own];
  const files: string[] = [];
  for (const { name } of await listFolder(path)) {
    const file = join(path, name, RESULTS);
    if ((await kindOfPath(file)) === 'file') files.push(file);
  }
  if (files.length > 0) return files;
  throw new InputError('no-results', `there is no ${RESULTS} in ${path} or in its folders`, {
    hint: 'Name results files, their folders, or a folder that holds such folders.',
  });
}
