import { findRuns } from '../app/find-runs.ts';
import { EXIT, InputError } from '../errors.ts';
import { type History, history } from '../report/history.ts';
import type { Channel, CommandContext } from './context.ts';
import { type Format, formatOf } from './format-setting.ts';
import { writeInto } from './report-files.ts';

type Render = (runs: History, to: Pick<Channel, 'color' | 'columns'>) => Promise<string>;

const texts = () => import('../report/history-text.ts');

const FORMATS: Readonly<Record<Format, Render>> = {
  terminal: async (runs, { color, columns }) =>
    (await texts()).renderHistory(runs, { color, columns }),
  markdown: async (runs) => (await texts()).historyMarkdown(runs),
  csv: async (runs) => (await texts()).historyCsv(runs),
  json: async (runs) => (await texts()).historyJson(runs),
  svg: async (runs) => (await import('../report/history-svg.ts')).historySvg(runs),
};

/** `boobench history RESULTS…`: how a parser did over its runs. */
export async function historyCommand({
  settings,
  operands,
  terminal,
}: CommandContext): Promise<number> {
  const format = formatOf(settings);
  if (operands.length === 0) {
    throw new InputError('missing-operand', 'history needs the results of some runs', {
      hint: 'boobench history RUN/results.json RUN/results.json, or the folder that holds the runs',
    });
  }
  const runs = history(await findRuns({ paths: operands, label: settings.text('label') }));
  const output = settings.text('output');
  const to = output === null ? terminal.out : { ...terminal.out, color: false };
  const text = await FORMATS[format](runs, to);
  if (output === null) terminal.out.write(text);
  else await writeInto(output, text);
  return EXIT.passed;
}
