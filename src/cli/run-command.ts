import { outputPathIn } from '../app/run-folder.ts';
import { gate, readResults } from '../app/compare.ts';
import { run } from '../app/run.ts';
import { EXIT } from '../errors.ts';
import { serializeResults } from '../results/file.ts';
import { allowListOf } from './allow-list-setting.ts';
import type { CommandContext } from './context.ts';
import { policiesOf } from './gate-settings.ts';
import { reportPathsOf, writeReportFiles } from './report-files.ts';
import { RunProgress, runRequestOf } from './run-request.ts';

/** `boobench run`: the parser on the pages, the verdicts, and the gate when there is a base. */
export async function runCommand(context: CommandContext): Promise<number> {
  const { settings, terminal, signal } = context;
  const policies = policiesOf(settings);
  const paths = reportPathsOf(settings);
  const allow = await allowListOf(settings);
  const basePath = settings.text('baseline-path');
  const base = basePath === null ? null : await readResults(basePath);
  const request = runRequestOf(settings, { base, allow });
  const progress = new RunProgress(terminal.err, signal);
  try {
    const { results, resultsFile } = await run(request, progress.events);
    progress.end();
    const { comparison, decision } = gate(base, results, allow, policies);
    if (settings.flag('json')) terminal.out.write(serializeResults(results));
    else {
      const { printRun } = await import('./print-run.ts');
      await printRun(results, terminal.out, {
        outputPath: (page) => outputPathIn(request.resultsPath, page),
        resultsPath: resultsFile,
      });
    }
    const report = settings.flag('json') ? terminal.err : terminal.out;
    // Whoever set a limit that needs no base is told what came of it.
    const isGated =
      allow.length > 0 || policies.minGhostFree.length > 0 || policies.maxLost !== null;
    if (base !== null || isGated || decision.conclusion === 'failure') {
      const { renderComparison, renderDecision } = await import('../report/terminal-gate.ts');
      const render = base === null ? renderDecision : renderComparison;
      report.write(`\n${render(comparison, decision, report)}`);
    }
    await writeReportFiles(paths, results, comparison);
    const { tellRunHtml } = await import('./run-html.ts');
    const judged = { results, resultsFile, comparison, decision, include: 'boo', signal } as const;
    const baseRun = base === null || basePath === null ? null : { results: base, file: basePath };
    await tellRunHtml(settings, { ...judged, base: baseRun }, { out: report, err: terminal.err });
    return decision.exitCode;
  } finally {
    progress.end();
  }
}

/** Exit code of a run that only measures: no gate. */
export function measuredExit(errors: number): number {
  return errors === 0 ? EXIT.passed : EXIT.couldNotMeasure;
}
