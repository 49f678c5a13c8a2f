import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { OpenMode } from '../app/run-folder.ts';
import type { RunEvents, RunRequest } from '../app/run.ts';
import { InputError } from '../errors.ts';
import { parseShard } from '../house/shard.ts';
import { parseOutputFormat } from '../parser/output-format.ts';
import { type Channel, VERSION } from './context.ts';
import { dataOf } from './data-settings.ts';
import { FetchProgressLine } from './fetch-progress.ts';
import { labelOf, selectionOf } from './gate-settings.ts';
import { Progress } from './progress.ts';
import type { Settings } from './settings.ts';

const DEFAULT_SHELL = 'bash -euo pipefail -c';

/**
 * What a run is asked for by options.
 *
 * @throws InputError for an option that is missing or cannot be used
 */
export function runRequestOf(
  settings: Settings,
  { base, allow }: Pick<RunRequest, 'base' | 'allow'>,
): RunRequest {
  const shard = settings.text('shard');
  const outputFormat = settings.required('output-format');
  const shell = settings.text('shell');
  const hasBudget = settings.text('job-budget-minutes') !== null;
  return {
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
    resultsPath: settings.required('results-path'),
    mode: modeOf(settings),
    base,
    allow,
    confirm: settings.whole('confirm', 0) ?? 0,
    budgetMs: hasBudget ? settings.minutes('job-budget-minutes') : null,
    toolVersion: VERSION,
  };
}

function modeOf(settings: Settings): OpenMode {
  const mode = { resume: settings.flag('resume'), fresh: settings.flag('fresh') };
  if (!mode.resume || !mode.fresh) return mode;
  throw new InputError('resume-and-fresh', '--resume and --fresh contradict each other', {
    hint: 'Go on with --resume, or throw the unfinished run away with --fresh.',
  });
}

/** Shows on a channel how a run goes. */
export class RunProgress {
  readonly events: RunEvents;
  readonly #progress: Progress;

  constructor(to: Channel, signal: AbortSignal) {
    const progress = new Progress(to);
    const fetching = new FetchProgressLine(to);
    this.#progress = progress;
    this.events = {
      signal,
      onProgress: (at) => fetching.show(at),
      onHouse: (house, done) => {
        fetching.end();
        progress.begin(house.pages.length, done);
      },
      onStart: (page) => progress.started(page),
      onDone: (page) => progress.done(page),
      onNotice: (text) => progress.notice(text),
    };
  }

  /** May be called more than once. */
  end(): void {
    this.#progress.end();
  }
}
