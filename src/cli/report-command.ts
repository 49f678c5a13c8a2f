import { dirname, join } from 'node:path';
import { gate, readResults, resultsFileAt } from '../app/compare.ts';
import { REPORT } from '../app/run-folder.ts';
import { EXIT, InputError } from '../errors.ts';
import { counted, megabytes } from '../report/percent.ts';
import { allowListOf } from './allow-list-setting.ts';
import type { CommandContext } from './context.ts';
import { policiesOf } from './gate-settings.ts';
import { htmlOf } from './html-file.ts';
import { historyChartOf } from './history-chart.ts';
import { writeInto } from './report-files.ts';

/** `boobench report RESULTS`: the run as one HTML file. */
export async function reportCommand(context: CommandContext): Promise<number> {
  const { settings, operands, terminal, signal } = context;
  const [headPath, more] = operands;
  if (headPath === undefined || more !== undefined) {
    throw new InputError('missing-operand', 'report needs the results of one run', {
      hint: 'boobench report RESULTS --base RESULTS --output report.html',
    });
  }
  const policies = policiesOf(settings);
  const allow = await allowListOf(settings);
  const basePath = settings.text('base');
  const headFile = await resultsFileAt(headPath);
  const baseFile = basePath === null ? null : await resultsFileAt(basePath);
  const head = await readResults(headFile);
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
