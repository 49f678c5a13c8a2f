import { gate, readResults } from '../app/compare.ts';
import { InputError } from '../errors.ts';
import { gateJson } from '../report/gate-json.ts';
import { renderComparison } from '../report/terminal-gate.ts';
import { allowListOf } from './allow-list-setting.ts';
import type { CommandContext } from './context.ts';
import { policiesOf } from './gate-settings.ts';
import { reportPathsOf, writeReportFiles } from './report-files.ts';

/** `boobench compare BASE HEAD`: what got worse, and the gate's exit code. */
export async function compareCommand(context: CommandContext): Promise<number> {
  const { settings, operands, terminal } = context;
  const [basePath, headPath] = operands;
  if (basePath === undefined || headPath === undefined) {
    throw new InputError('missing-operand', 'compare needs two results files', {
      hint: 'boobench compare BASE/results.json HEAD/results.json',
    });
  }
  const policies = policiesOf(settings);
  const paths = reportPathsOf(settings);
  const allow = await allowListOf(settings);
  const base = await readResults(basePath);
  const head = await readResults(headPath);
  const { comparison, decision } = gate(base, head, allow, policies);
  terminal.out.write(
    settings.flag('json')
      ? `${JSON.stringify(gateJson(comparison, decision), null, 2)}\n`
      : renderComparison(comparison, decision, terminal.out),
  );
  await writeReportFiles(paths, head, comparison);
  return decision.exitCode;
}
