import { basename, join } from 'node:path';
import { METRICS, outputPathIn, RESULTS } from '../app/run-folder.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { copyInto, kindOfPath, makeFolder } from '../host/files.ts';
import { serializeResults } from '../results/file.ts';
import type { PageResult, RunResults } from '../results/model.ts';
import { serializeMetrics } from '../results/metrics-file.ts';
import type { MetricsResults } from '../results/metrics-model.ts';
import { runKeyOf } from '../results/metrics-page-key.ts';
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

/** Folder of an artifact that holds what became of each page of a docmetrics run. */
const RUN_FOLDER = 'run';

/**
 * As {@link stageArtifact} for document metrics: metrics and report, what became of each page, and the raw
 * outputs that were asked for: `boo` stands for pages that lost anything.
 */
export async function stageMetrics(
  folder: string,
  content: {
    readonly results: MetricsResults;
    readonly report: string;
    readonly drawn: readonly string[];
    readonly resultsPath: string;
    readonly include: ActionOptions['includeOutputs'];
  },
  onLeftOut: (id: string) => void,
): Promise<string> {
  const { results, report, drawn, resultsPath, include } = content;
  const staged = join(folder, 'artifact');
  await makeFolder(staged);
  await writeFileAtomically(join(staged, METRICS), serializeMetrics(results));
  await writeFileAtomically(join(staged, 'report.md'), report);
  for (const path of drawn) await copyInto(staged, basename(path), path);
  const run = join(resultsPath, RESULTS);
  // Not at the top, where results of the other suite are looked for.
  if ((await kindOfPath(run)) === 'file') await copyInto(join(staged, RUN_FOLDER), RESULTS, run);
  const wanted = results.pages.filter(
    ({ overall }) =>
      include === 'all' || (include === 'boo' && overall !== null && overall < WHOLE),
  );
  for (const page of wanted) {
    const { room, id } = runKeyOf(page);
    const from = outputPathIn(resultsPath, { room, id });
    if ((await kindOfPath(from)) !== 'file') continue;
    if (REFUSED.test(page.id)) onLeftOut(page.id);
    else await copyInto(join(staged, 'outputs', room), `${id}.md`, from);
  }
  return staged;
}

/** Below this a page has lost something that is printed. */
const WHOLE = 99.995;
