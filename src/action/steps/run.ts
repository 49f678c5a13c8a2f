import { outputPathIn } from '../../app/run-folder.ts';
import { gate, readResults } from '../../app/compare.ts';
import { run } from '../../app/run.ts';
import { allowListOf } from '../../cli/allow-list-setting.ts';
import type { CommandContext } from '../../cli/context.ts';
import { policiesOf } from '../../cli/gate-settings.ts';
import { printRun } from '../../cli/print-run.ts';
import { RunProgress, runRequestOf } from '../../cli/run-request.ts';
import { EXIT } from '../../errors.ts';
import { renderComparison } from '../../report/terminal-gate.ts';
import { checkedOptions } from '../options.ts';
import { settingsOf, settingsWith } from '../option-texts.ts';
import { runBase } from '../rerun-base.ts';
import { type ActionState, readState, writeState } from '../state.ts';
import { failureOf } from '../step-failure.ts';

/**
 * Runs the parser, and prints what it did. It ends well when it could measure, whatever it measured:
 * the last step decides.
 */
export async function runParser(context: CommandContext): Promise<number> {
  const state = await readState(process.env['BOOBENCH_STATE']);
  if (state.failure !== null || state.mode !== 'run') return EXIT.passed;
  try {
    await writeState(await measured(await withRerunBase(state, context), context));
  } catch (error) {
    await writeState({ ...state, failure: failureOf(error) });
  }
  return EXIT.passed;
}

async function withRerunBase(state: ActionState, context: CommandContext): Promise<ActionState> {
  const { baseline } = checkedOptions(settingsOf(state));
  return baseline === 'rerun' ? runBase(state, context) : state;
}

async function measured(
  state: ActionState,
  { terminal, signal }: CommandContext,
): Promise<ActionState> {
  // What a run left on a machine that is used again is of no use to this one.
  const settings = settingsWith(state, { fresh: 'true' });
  const allow = await allowListOf(settings);
  const base = state.base === null ? null : await readResults(state.base.path);
  const request = runRequestOf(settings, { base, allow });
  const progress = new RunProgress(terminal.err, signal);
  try {
    // What was fetched is there; the network is for the parser alone.
    const data = { ...request.data, offline: state.dataset !== null };
    const { results, resultsFile } = await run({ ...request, data }, progress.events);
    progress.end();
    await printRun(results, terminal.out, {
      outputPath: (page) => outputPathIn(request.resultsPath, page),
      resultsPath: resultsFile,
    });
    if (base !== null) {
      const { comparison, decision } = gate(base, results, allow, policiesOf(settings));
      terminal.out.write(`\n${renderComparison(comparison, decision, terminal.out)}`);
    }
    return { ...state, resultsFile };
  } finally {
    progress.end();
  }
}
