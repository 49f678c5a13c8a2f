import { InputError, InterruptedError } from '../errors.ts';
import { guardAgainstExit, jobEnvironment } from '../host/process-environment.ts';
import {
  isFolder,
  makePrivateFolder,
  removeFolder,
  writePrivateFile,
} from '../host/process-files.ts';
import { mayAnyBeMarked } from '../host/process-list.ts';
import { endTree, type ProcessTree } from '../host/process-tree.ts';
import { toMeasureError } from '../host/system-error.ts';
import { join } from 'node:path';
import { BatchRun } from './batch-run.ts';
import { bindCommand } from './command.ts';
import { parserEnvironment, RUN_MARK } from './environment.ts';
import {
  checkOptions,
  DEFAULT_PACE,
  type ParserEvents,
  type ParserOptions,
  type ParserPage,
} from './options.ts';
import { PageQueue } from './page-queue.ts';
import { PageSlot } from './page-slot.ts';
import type { RunContext } from './run-context.ts';

/**
 * Runs the user's command on every page, and leaves no process of it behind.
 *
 * What the command does to a page is a {@link PageRun} for `onDone`, never an exception. Every page
 * gets one `onStart` and one `onDone`, in whatever order pages finish; a page in flight when the run
 * is interrupted gets no `onDone`.
 *
 * @throws InputError for a command, shell or limit that cannot be used
 * @throws InterruptedError when `events.signal` aborts, after all of the command's processes have ended
 * @throws MeasureError when the scratch folder cannot be used; and whatever `onDone` throws
 */
export async function runPages(
  pages: readonly ParserPage[],
  options: ParserOptions,
  events: ParserEvents,
): Promise<void> {
  checkOptions(options);
  const folder = join(options.scratchDir, 'pages');
  const command = bindCommand(options, join(folder, 'command'));
  if (!isFolder(options.workingDirectory)) {
    throw new InputError(
      'working-directory',
      `the working directory ${options.workingDirectory} is not a folder`,
      { hint: 'Name a folder that exists before the parser runs.' },
    );
  }
  if (events.signal.aborted) throw interrupted();
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  events.signal.addEventListener('abort', interrupt);
  const everything = treeOfRun(options.runToken);
  const unguard = guardAgainstExit(everything);
  let number = 0;
  const context: RunContext = {
    options,
    command,
    environment: parserEnvironment(jobEnvironment(), options.passEnv),
    pace: { ...DEFAULT_PACE, ...options.pace },
    events,
    signal: stop.signal,
    folder,
    nextNumber: () => (number += 1),
  };
  try {
    prepareFolder(folder, command.script);
    await (command.isBatch
      ? new BatchRun(context, pages).work()
      : workInSlots(context, pages, stop));
  } finally {
    events.signal.removeEventListener('abort', interrupt);
    // Helpers that start commands and anything that escaped while the table was being read.
    if (mayAnyBeMarked(everything.mark)) await endTree(everything, 0);
    unguard();
    removeFolder(folder);
  }
  if (events.signal.aborted) throw interrupted();
}

/**
 * Kills the processes that a run of this token left behind when it was killed itself.
 *
 * @returns false when some could not be killed
 */
export function killLeftovers(runToken: string): Promise<boolean> {
  return endTree(treeOfRun(runToken), 0);
}

async function workInSlots(
  context: RunContext,
  pages: readonly ParserPage[],
  stop: AbortController,
): Promise<void> {
  const queue = new PageQueue(pages);
  const count = Math.min(context.options.concurrency, pages.length);
  const slots = Array.from({ length: count }, (_, number) => new PageSlot(context, queue, number));
  const ends = await Promise.allSettled(
    slots.map((slot) =>
      slot.work().catch((error: unknown) => {
        stop.abort();
        throw error;
      }),
    ),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function prepareFolder(folder: string, script: string | null): void {
  try {
    removeFolder(folder);
    makePrivateFolder(folder);
    if (script !== null) writePrivateFile(join(folder, 'command'), script);
  } catch (error) {
    throw toMeasureError(`cannot use the scratch folder ${folder}`, error);
  }
}

function treeOfRun(runToken: string): ProcessTree {
  return { leaders: [], mark: { entry: `${RUN_MARK}=${runToken}-`, prefix: true } };
}

function interrupted(): InterruptedError {
  return new InterruptedError('interrupted', 'the run was interrupted', {
    hint: 'Start it again with --resume to go on where it stopped.',
  });
}
