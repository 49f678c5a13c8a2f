import { dirname, join } from 'node:path';
import { gateMetrics, type MetricsGate, readMetrics } from '../app/compare.ts';
import { metricsHtml } from '../app/metrics-html.ts';
import { REPORT } from '../app/run-folder.ts';
import { EXIT } from '../errors.ts';
import type { MetricsComparison } from '../gate/metrics-compare.ts';
import { kindOfPath } from '../host/files.ts';
import { visible } from '../report/escape.ts';
import { counted, megabytes } from '../report/percent.ts';
import type { MetricsPage, MetricsResults } from '../results/metrics-model.ts';
import type { CommandContext } from './context.ts';
import { metricsPoliciesOf } from './metrics-settings.ts';
import { writeInto } from './report-files.ts';
import type { Settings } from './settings.ts';

/** `boobench report` of document metrics. */
export async function writeMetricsReport(
  { settings, terminal }: CommandContext,
  head: MetricsResults,
  headPath: string,
): Promise<number> {
  const basePath = settings.text('base');
  const base = basePath === null ? null : await readMetrics(basePath);
  const gate = gateMetrics(base, head, metricsPoliciesOf(settings));
  const folder = (await kindOfPath(headPath)) === 'folder' ? headPath : dirname(headPath);
  const output = settings.text('output') ?? join(folder, REPORT);
  const bytes = await writeMetricsHtml(settings, gate, output);
  const pages = counted(head.pages.length, 'page', 'pages');
  terminal.out.write(`${visible(output)}: ${pages}, ${megabytes(bytes)}\n`);
  return EXIT.passed;
}

/** Writes the HTML report. @returns its bytes */
export async function writeMetricsHtml(
  settings: Settings,
  { comparison, decision }: MetricsGate,
  path: string,
): Promise<number> {
  const maxBytes = settings.bytes('max-bytes');
  const shown = settings.flag('redact') ? redacted(comparison) : comparison;
  const html = await metricsHtml({ comparison: shown, decision, notes: [], maxBytes });
  await writeInto(path, html);
  return Buffer.byteLength(html);
}

/** Without what quotes a page or an output. */
function redacted(comparison: MetricsComparison): MetricsComparison {
  const bare = (page: MetricsPage | null): MetricsPage | null =>
    page === null ? null : { ...page, losses: [], note: null };
  const pages = comparison.pages.map((pair) => ({
    ...pair,
    base: bare(pair.base),
    head: bare(pair.head),
  }));
  return { ...comparison, pages };
}
