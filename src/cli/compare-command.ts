import { gate, readStored } from '../app/compare.ts';
import { InputError } from '../errors.ts';
import { gateJson } from '../report/gate-json.ts';
import { renderComparison } from '../report/terminal-gate.ts';
import type { RunResults } from '../results/model.ts';
import { allowListOf } from './allow-list-setting.ts';
import type { CommandContext } from './context.ts';
import { policiesOf } from './gate-settings.ts';
import { reportPathsOf, writeReportFiles } from './report-files.ts';

/** `boobench compare BASE HEAD`: what got worse, and the gate's exit code. */
export async function compareCommand(context: CommandContext): Promise<number> {
  const { operands } = context;
  const [basePath, headPath] = operands;
  if (basePath === undefined || headPath === undefined) {
    throw new InputError('missing-operand', 'compare needs two results files', {
      hint: 'boobench compare BASE/results.json HEAD/results.json',
    });
  }
  const base = await readStored(basePath);
  const head = await readStored(headPath);
  if (base.suite === 'docmetrics' && head.suite === 'docmetrics') {
    const { compareMetricsFiles } = await import('./metrics-compare.ts');
    return compareMetricsFiles(context, base.results, head.results);
  }
  if (base.suite === 'docmetrics' || head.suite === 'docmetrics') {
    const path = base.suite === 'docmetrics' ? basePath : headPath;
    throw new InputError('other-suite', `${path} holds document metrics, the other does not`, {
      hint: 'Compare two metrics.json, or two results.json: name the files, not their folders.',
    });
  }
  return compareRunFiles(context, base.results, head.results);
}

async function compareRunFiles(
  { settings, terminal }: CommandContext,
  base: RunResults,
  head: RunResults,
): Promise<number> {
  const policies = policiesOf(settings);
  const paths = reportPathsOf(settings);
  const allow = await allowListOf(settings);
  const { comparison, decision } = gate(base, head, allow, policies);
  terminal.out.write(
    settings.flag('json')
      ? `${JSON.stringify(gateJson(comparison, decision), null, 2)}\n`
      : renderComparison(comparison, decision, terminal.out),
  );
  await writeReportFiles(paths, head, comparison);
  return decision.exitCode;
}
