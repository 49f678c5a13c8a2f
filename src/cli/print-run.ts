import { kindOfPath, readText } from '../host/files.ts';
import { type ExcerptSpan, excerptAround } from '../report/excerpt.ts';
import { excerptBudget } from '../report/sections.ts';
import { pagesToExcerpt, renderRun } from '../report/terminal.ts';
import type { PageResult, RunResults } from '../results/model.ts';
import { pageKey } from '../results/order.ts';
import type { Channel } from './context.ts';

/** More than `max-output` lets any answer hold once it is UTF-8 again. */
const MAX_OUTPUT_BYTES = 1024 * 1024 * 1024;

export interface PrintOptions {
  readonly outputPath: (page: PageResult) => string | null;
  readonly resultsPath: string | null;
}

/** Prints a run for people, with the loops out of the raw outputs that are still there. */
export async function printRun(
  results: RunResults,
  to: Channel,
  { outputPath, resultsPath }: PrintOptions,
): Promise<void> {
  const excerpts = new Map<string, readonly ExcerptSpan[]>();
  const paths = new Map<string, string>();
  for (const page of results.pages) {
    const path = outputPath(page);
    // An answer of no bytes has nothing to open.
    const isBad = page.outcome !== 'ghost-free' && page.outputBytes !== 0;
    if (path !== null && isBad && (await kindOfPath(path)) === 'file') {
      paths.set(pageKey(page), path);
    }
  }
  for (const page of pagesToExcerpt(results.pages)) {
    const path = paths.get(pageKey(page));
    if (path === undefined || page.verdict.where.length === 0) continue;
    const raw = await readText(path, MAX_OUTPUT_BYTES);
    excerpts.set(pageKey(page), excerptAround(raw, page.verdict.where, excerptBudget(to.columns)));
  }
  to.write(
    renderRun(results, {
      color: to.color,
      columns: to.columns,
      excerpts,
      outputPath: (page) => paths.get(pageKey(page)) ?? null,
      resultsPath,
    }),
  );
}
