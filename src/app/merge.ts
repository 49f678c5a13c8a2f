import { dirname } from 'node:path';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { makeFolder } from '../host/files.ts';
import { serializeResults } from '../results/file.ts';
import { mergeShards } from '../results/merge.ts';
import type { RunResults } from '../results/model.ts';
import { readResults } from './compare.ts';

/**
 * Puts the shards of one run together.
 *
 * @param output where to write the merged results; null to write nothing
 * @throws InputError naming the files that do not fit together or what is missing
 */
export async function merge(paths: readonly string[], output: string | null): Promise<RunResults> {
  const files = [];
  for (const path of paths) files.push({ file: path, results: await readResults(path) });
  const merged = mergeShards(files);
  if (output !== null) {
    await makeFolder(dirname(output));
    await writeFileAtomically(output, serializeResults(merged));
  }
  return merged;
}
