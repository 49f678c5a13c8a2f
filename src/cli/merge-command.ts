import { merge } from '../app/merge.ts';
import { serializeResults } from '../results/file.ts';
import type { CommandContext } from './context.ts';
import { printRun } from './print-run.ts';
import { measuredExit } from './run-command.ts';

/** `boobench merge RESULTS…`: the shards of one run put together. */
export async function mergeCommand(context: CommandContext): Promise<number> {
  const { settings, operands, terminal } = context;
  const output = settings.text('output');
  const results = await merge(operands, output);
  if (settings.flag('json')) terminal.out.write(serializeResults(results));
  else {
    await printRun(results, terminal.out, { outputPath: () => null, resultsPath: output });
  }
  return measuredExit(results.summary.errors);
}
