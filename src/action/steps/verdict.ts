import type { CommandContext } from '../../cli/context.ts';
import { EXIT } from '../../errors.ts';
import { defuseCommands, visible } from '../../report/escape.ts';
import { readState } from '../state.ts';

/** The last step: says the verdict again and ends with its exit code. */
export async function verdict({ terminal }: CommandContext): Promise<number> {
  const state = await readState(process.env['BOOBENCH_STATE']);
  const { verdict: found } = state;
  const line = found?.line ?? 'The report did not come to an end: nothing is decided.';
  terminal.out.write(`${defuseCommands(visible(line))}\n`);
  return found?.exitCode ?? EXIT.couldNotMeasure;
}
