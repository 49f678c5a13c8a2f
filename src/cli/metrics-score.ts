import { join } from 'node:path';
import { METRICS } from '../app/run-folder.ts';
import { EXIT } from '../errors.ts';
import { visible } from '../report/escape.ts';
import { renderMetrics } from '../report/metrics-terminal.ts';
import { serializeMetrics } from '../results/metrics-file.ts';
import type { CommandContext } from './context.ts';
import { measureStored } from './metrics-command.ts';
import { writeInto } from './report-files.ts';

/** `boobench score --suite docmetrics`: document metrics of outputs that exist, into a results folder. */
export async function scoreMetrics(context: CommandContext, outputs: string): Promise<number> {
  const { settings, terminal } = context;
  const results = await measureStored(context, outputs);
  const path = join(settings.required('results-path'), METRICS);
  await writeInto(path, serializeMetrics(results));
  if (settings.flag('json')) terminal.out.write(serializeMetrics(results));
  else {
    terminal.out.write(renderMetrics(results, terminal.out));
    terminal.out.write(`Results: ${visible(path)}\n`);
  }
  return EXIT.passed;
}
