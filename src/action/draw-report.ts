import { dirname, join } from 'node:path';
import { drawBoo, worstPage } from '../app/boo-picture.ts';
import { runDocuments } from '../app/report-documents.ts';
import { documentsSource } from '../cli/html-file.ts';
import { writeRunHtml } from '../cli/run-html.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { pageKey } from '../results/order.ts';
import type { Judged } from './judged.ts';
import { settingsOf } from './option-texts.ts';
import type { ActionOptions } from './options.ts';
import type { ActionState } from './state.ts';

/** What the drawing files are made of. */
export interface DrawnRun {
  readonly state: ActionState;
  readonly judged: Judged;
  readonly resultsFile: string;
  readonly options: Pick<ActionOptions, 'includeOutputs'>;
  readonly signal: AbortSignal;
}

/** Writes the HTML report beside the results; it holds as much of the outputs as the artifact. */
export function drawHtml({
  state,
  judged,
  resultsFile,
  options,
  signal,
}: DrawnRun): Promise<string> {
  const { results, base, comparison, decision } = judged;
  return writeRunHtml(settingsOf(state), {
    results,
    resultsFile,
    base: base === null || state.base === null ? null : { results: base, file: state.base.path },
    comparison,
    decision,
    include: options.includeOutputs,
    signal,
  });
}

/**
 * Draws the worst of the pages that got worse, else the worst Boo, beside the results.
 *
 * @returns the path of the PNG; null where there is no such page, or outputs are to be kept back
 */
export async function drawWorst(run: DrawnRun): Promise<string | null> {
  const { state, judged, resultsFile, options, signal } = run;
  const { results, comparison } = judged;
  const settings = settingsOf(state);
  const isKeptBack = settings.flag('redact') || settings.flag('no-images');
  if (options.includeOutputs === 'none' || isKeptBack) return null;
  const worse = comparison.pages.flatMap(({ change, head }) =>
    head !== null && (change === 'new-boo' || change === 'newly-lost') ? [head] : [],
  );
  const page = worstPage(worse) ?? worstPage(results.pages);
  if (page === null) return null;
  const folder = dirname(resultsFile);
  const { paths } = await runDocuments(documentsSource(settings, results), results);
  const document = paths.get(pageKey(page)) ?? null;
  const png = await drawBoo({ page, label: results.parser.label, folder, document, signal });
  const path = join(folder, 'boo.png');
  await writeFileAtomically(path, png);
  return path;
}
