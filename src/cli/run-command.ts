import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { gate, readAllowList, readResults } from '../app/compare.ts';
import { EXIT, InputError } from '../errors.ts';
import { type OpenMode, outputPathIn } from '../app/run-folder.ts';
import { run } from '../app/run.ts';
import { parseShard } from '../house/shard.ts';
import { parseOutputFormat } from '../parser/output-format.ts';
import { serializeResults } from '../results/file.ts';
import { type CommandContext, VERSION } from './context.ts';
import { dataOf } from './data-settings.ts';
import { FetchProgressLine } from './fetch-progress.ts';
import { labelOf, policiesOf, selectionOf } from './gate-settings.ts';
import { Progress } from './progress.ts';
import type { Settings } from './settings.ts';

/** `boobench run`: the parser on the pages, the verdicts, and the gate when there is a base. */
export async function runCommand(context: CommandContext): Promise<number> {
  const { settings, terminal, signal } = context;
  const mode = modeOf(settings);
  const policies = policiesOf(settings);
  const allowPath = settings.text('allow-list');
  const allow = allowPath === null ? [] : await readAllowList(allowPath, Date.now());
  const basePath = settings.text('baseline-path');
  const base = basePath === null ? null : await readResults(basePath);
  const shard = settings.text('shard');
  const outputFormat = settings.required('output-format');
  const shell = settings.text('shell');
  const resultsPath = settings.required('results-path');
  const progress = new Progress(terminal.err);
  const fetching = new FetchProgressLine(terminal.err);
  try {
    const { results, resultsFile } = await run(
      {
        data: dataOf(settings),
        selection: selectionOf(settings),
        shard: shard === null ? null : parseShard(shard),
        parser: {
          command: settings.required('command'),
          shell: shell === DEFAULT_SHELL ? null : shell,
          batch: settings.flag('batch'),
          outputFormat: parseOutputFormat(outputFormat),
          timeoutMs: settings.minutes('timeout-minutes'),
          maxOutputBytes: settings.bytes('max-output'),
          retries: settings.whole('retries', 0) ?? 0,
          concurrency: settings.whole('concurrency', 1) ?? availableParallelism(),
          workingDirectory: resolve(settings.required('working-directory')),
          passEnv: settings.list('pass-env') ?? [],
        },
        outputFormat,
        label: labelOf(settings),
        resultsPath,
        mode,
        base,
        allow,
        confirm: settings.whole('confirm', 0) ?? 0,
        toolVersion: VERSION,
      },
      {
        signal,
        onProgress: (at) => fetching.show(at),
        onHouse: (house, done) => {
          fetching.end();
          progress.begin(house.pages.length, done);
        },
        onStart: (page) => progress.started(page),
        onDone: (page) => progress.done(page),
        onNotice: (text) => progress.notice(text),
      },
    );
    progress.end();
    const { comparison, decision } = gate(base, results, allow, policies);
    if (settings.flag('json')) terminal.out.write(serializeResults(results));
    else {
      const { printRun } = await import('./print-run.ts');
      await printRun(results, terminal.out, {
        outputPath: (page) => outputPathIn(resultsPath, page),
        resultsPath: resultsFile,
      });
    }
    const report = settings.flag('json') ? terminal.err : terminal.out;
    if (base !== null || decision.conclusion === 'failure') {
      const { renderComparison } = await import('../report/terminal-gate.ts');
      report.write(`\n${renderComparison(comparison, decision, report)}`);
    }
    return decision.exitCode;
  } finally {
    progress.end();
  }
}

function modeOf(settings: Settings): OpenMode {
  const mode = { resume: settings.flag('resume'), fresh: settings.flag('fresh') };
  if (!mode.resume || !mode.fresh) return mode;
  throw new InputError('resume-and-fresh', '--resume and --fresh contradict each other', {
    hint: 'Go on with --resume, or throw the unfinished run away with --fresh.',
  });
}

const DEFAULT_SHELL = 'bash -euo pipefail -c';

/** Exit code of a run that only measures: no gate. */
export function measuredExit(errors: number): number {
  return errors === 0 ? EXIT.passed : EXIT.couldNotMeasure;
}
