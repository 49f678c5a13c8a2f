import { dirname, join } from 'node:path';
import { REPORT } from '../app/run-folder.ts';
import { BoobenchError, InterruptedError } from '../errors.ts';
import type { Comparison } from '../gate/compare.ts';
import type { GateDecision } from '../gate/policy.ts';
import { visible } from '../report/escape.ts';
import type { RunResults } from '../results/model.ts';
import type { Channel } from './context.ts';
import { writeInto } from './report-files.ts';
import type { Settings } from './settings.ts';

/** A run that was judged, and where it lies. */
export interface JudgedRun {
  readonly results: RunResults;
  readonly resultsFile: string;
  readonly base: { readonly results: RunResults; readonly file: string } | null;
  readonly comparison: Comparison;
  readonly decision: GateDecision;
  /** Raw outputs and pictures that the report holds. */
  readonly include: 'none' | 'boo' | 'all';
  readonly signal: AbortSignal;
}

/**
 * Writes `report.html` beside the results.
 *
 * @returns its path
 * @throws MeasureError when it cannot be written, InputError for options that cannot be used
 */
export async function writeRunHtml(settings: Settings, run: JudgedRun): Promise<string> {
  const { results, resultsFile, base, comparison, decision, include, signal } = run;
  const { htmlOf } = await import('./html-file.ts');
  const html = await htmlOf(settings, {
    head: results,
    base: base?.results ?? null,
    comparison,
    decision,
    headFolder: dirname(resultsFile),
    baseFolder: base === null ? null : dirname(base.file),
    include,
    history: null,
    signal,
  });
  const path = join(dirname(resultsFile), REPORT);
  await writeInto(path, html);
  return path;
}

/** As {@link writeRunHtml}, and says where it is; what goes wrong is said and changes no verdict. */
export async function tellRunHtml(
  settings: Settings,
  run: JudgedRun,
  to: { readonly out: Channel; readonly err: Channel },
): Promise<void> {
  try {
    const path = await writeRunHtml(settings, run);
    to.out.write(`Report: ${visible(path)}\n`);
  } catch (error) {
    if (error instanceof InterruptedError || !(error instanceof BoobenchError)) throw error;
    to.err.write(`There is no HTML report: ${visible(error.message)}\n`);
  }
}
