import { dirname, join } from 'node:path';
import { gate, readResults, readStored, resultsFileAt } from '../app/compare.ts';
import { REPORT } from '../app/run-folder.ts';
import { EXIT, InputError } from '../errors.ts';
import { counted, megabytes } from '../report/percent.ts';
import type { RunResults } from '../results/model.ts';
import { allowListOf } from './allow-list-setting.ts';
import type { CommandContext } from './context.ts';
import { policiesOf } from './gate-settings.ts';
import { htmlOf } from './html-file.ts';
import { historyChartOf } from './history-chart.ts';
import { writeInto } from './report-files.ts';

/** `boobench report RESULTS`: the run as one HTML file. */
export async function reportCommand(context: CommandContext): Promise<number> {
  const { operands } = context;
  const [headPath, more] = operands;
  if (headPath === undefined || more !== undefined) {
    throw new InputError('missing-operand', 'report needs the results of one run', {
      hint: 'boobench report RESULTS --base RESULTS --output report.html',
    });
  }
  const head = await readStored(headPath);
  if (head.suite === 'docmetrics') {
    const { writeMetricsReport } = await import('./metrics-html.ts');
    return writeMetricsReport(context, head.results, headPath);
  }
  return writeRunReport(context, head.results, headPath);
}

async function writeRunReport(
  { settings, terminal, signal }: CommandContext,
  head: RunResults,
  headPath: string,
): Promise<number> {
  const policies = policiesOf(settings);
  const allow = await allowListOf(settings);
  const basePath = settings.text('base');
  const headFile = await resultsFileAt(headPath);
  const baseFile = basePath === null ? null : await resultsFileAt(basePath);
  const base = baseFile === null ? null : await readResults(baseFile);
  const { comparison, decision } = gate(base, head, allow, policies);
  const headFolder = dirname(headFile);
  const html = await htmlOf(settings, {
    head,
    base,
    comparison,
    decision,
    headFolder,
    baseFolder: baseFile === null ? null : dirname(baseFile),
    include: 'all',
    history: await historyChartOf(settings, head),
    signal,
  });
  const output = settings.text('output') ?? join(headFolder, REPORT);
  await writeInto(output, html);
  const pages = counted(comparison.pages.length, 'page', 'pages');
  terminal.out.write(`${output}: ${pages}, ${megabytes(Buffer.byteLength(html))}\n`);
  return EXIT.passed;
}
