import { basename, join } from 'node:path';
import { outputPathIn } from '../app/run-folder.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { copyInto, kindOfPath, makeFolder } from '../host/files.ts';
import { serializeResults } from '../results/file.ts';
import type { PageResult, RunResults } from '../results/model.ts';
import { isBad } from '../results/outcome.ts';
import type { ActionOptions } from './options.ts';

/** Characters that an artifact may not have in a path. */
const REFUSED = /["<>|*?:\r\n]/;

/**
 * Puts what the artifact holds into a folder: results, report, and the raw outputs that were asked for.
 *
 * @param report Markdown
 * @param onLeftOut told of pages whose name an artifact cannot have
 * @returns the folder
 */
export async function stageArtifact(
  folder: string,
  content: {
    readonly results: RunResults;
    readonly report: string;
    /** Paths of the HTML report and a picture. */
    readonly drawn: readonly string[];
    readonly resultsPath: string;
    readonly include: ActionOptions['includeOutputs'];
  },
  onLeftOut: (page: PageResult) => void,
): Promise<string> {
  const { results, report, drawn, resultsPath, include } = content;
  const staged = join(folder, 'artifact');
  await makeFolder(staged);
  await writeFileAtomically(join(staged, 'results.json'), serializeResults(results));
  await writeFileAtomically(join(staged, 'report.md'), report);
  for (const path of drawn) await copyInto(staged, basename(path), path);
  const wanted = results.pages.filter(
    (page) => include === 'all' || (include === 'boo' && isBad(page)),
  );
  for (const page of wanted) {
    const from = outputPathIn(resultsPath, page);
    if ((await kindOfPath(from)) !== 'file') continue;
    if (REFUSED.test(`${page.room}${page.id}`)) onLeftOut(page);
    else await copyInto(join(staged, 'outputs', page.room), `${page.id}.md`, from);
  }
  return staged;
}
