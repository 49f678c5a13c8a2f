import {
  clearFolder,
  emptyFile,
  fileStamp,
  isDiskFull,
  makePrivateFolder,
  readTail,
  removeFolder,
  writePrivateFile,
} from '../host/process-files.ts';
import { mayBeMarkedSince } from '../host/process-list.ts';
import { endTree } from '../host/process-tree.ts';
import type { Launcher, ProcessEnd } from '../host/spawn-launcher.ts';
import { systemErrorReason } from '../host/system-error.ts';
import { answerName, type AnswerPlaces, answerSize, collectAnswer } from './answer.ts';
import { RUN_MARK } from './environment.ts';
import type { PageRun, ParserOutcome } from './outcome.ts';
import { outcomeOf, STDERR_TAIL_BYTES } from './page-outcome.ts';
import type { PageQueue, QueuedPage } from './page-queue.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { markOf, openLauncher, pathIn, type RunContext, treeOf } from './run-context.ts';
import { pause, type TryEnd, watchTry } from './watch.ts';

/** Pages quicker than this are asked for one ahead: the next starts while this one is taken in. */
const LOOK_AHEAD_BELOW_MS = 100;
/** Up to this duration the process numbers given out since a page's start are few and in order. */
const FEW_PROCESSES_MS = 2_000;
/** Output that is not the answer is dropped when it is longer than this. */
const DRAIN_ABOVE_BYTES = 1024 * 1024;

interface Places extends AnswerPlaces {
  readonly stderrPath: string;
}

/** A page that was handed to the launcher. */
interface Try {
  readonly queued: QueuedPage;
  readonly number: number;
  readonly places: Places;
  readonly end: Promise<ProcessEnd>;
  /** When its turn came: at the launch, or when the page before it ended. */
  startedAtMs: number;
  /** Set when the command has ended. */
  endedAtMs: number | null;
}

/** Runs pages one after the other; as many slots as pages may run at the same time. */
export class PageSlot {
  readonly #context: RunContext;
  readonly #queue: PageQueue;
  readonly #name: string;
  #launcher: Launcher | null = null;
  #generation = 0;
  #places: [Places | null, Places | null] = [null, null];
  #turn = 0;
  /** Something of the page before could not be killed. */
  #isTainted = false;
  #lastDurationMs = Infinity;

  constructor(context: RunContext, queue: PageQueue, number: number) {
    this.#context = context;
    this.#queue = queue;
    this.#name = `slot-${number}`;
  }

  /** Works until no page waits or the run is interrupted. */
  async work(): Promise<void> {
    try {
      let current = await this.#next();
      while (current !== null) {
        const ahead = await this.#run(current, this.#lookAhead());
        if (ahead !== null) ahead.startedAtMs = current.endedAtMs ?? performance.now();
        current = ahead ?? (await this.#next());
      }
    } finally {
      await this.#launcher?.close();
    }
  }

  /** @returns the page ahead, when it still runs */
  async #run(current: Try, ahead: Try | null): Promise<Try | null> {
    this.#announce(current.queued);
    const seen = await this.#watch(current);
    const durationMs = (current.endedAtMs ?? performance.now()) - current.startedAtMs;
    this.#lastDurationMs = durationMs;
    const isOver = seen.kind === 'ended' && seen.end.kind !== 'abandoned';
    if (isOver) await this.#sweep(current, seen.end, durationMs);
    else await this.#stop(current, ahead, seen);
    if (seen.kind === 'interrupted') return null;
    if (seen.kind === 'ended' && seen.end.kind === 'abandoned' && !seen.end.began) {
      this.#queue.putBack({ ...current.queued, isAnnounced: true });
    } else {
      await this.#settle(current, seen, durationMs);
    }
    return isOver ? ahead : null;
  }

  async #next(): Promise<Try | null> {
    const { signal } = this.#context;
    while (!signal.aborted) {
      const queued = this.#queue.take(performance.now());
      if (queued !== null) {
        const started = await this.#start(queued);
        if (started !== null) return started;
        continue;
      }
      const waitMs = this.#queue.waitMs(performance.now());
      if (waitMs === null) return null;
      await pause(waitMs, signal);
    }
    return null;
  }

  #announce({ page, isAnnounced }: QueuedPage): void {
    if (!isAnnounced) this.#context.events.onStart(page);
  }

  #lookAhead(): Try | null {
    const { concurrency } = this.#context.options;
    if (this.#lastDurationMs > LOOK_AHEAD_BELOW_MS || this.#queue.size <= concurrency) return null;
    const queued = this.#queue.take(performance.now());
    if (queued === null) return null;
    try {
      return this.#launch(queued);
    } catch {
      // The disk is in trouble: the page's own turn will say so.
      this.#queue.putBack(queued);
      return null;
    }
  }

  async #start(queued: QueuedPage): Promise<Try | null> {
    try {
      return this.#launch(queued);
    } catch (error) {
      const reason = `The page's folder could not be made: ${systemErrorReason(error)}.`;
      this.#announce(queued);
      await this.#context.events.onDone(queued.page, {
        outcome: { kind: 'not-run', reason },
        durationMs: null,
        attempts: queued.attempts,
        exitCode: null,
        outputBytes: 0,
      });
      return null;
    }
  }

  #launch(queued: QueuedPage): Try {
    const context = this.#context;
    const number = context.nextNumber();
    const places = this.#nextPlaces();
    this.#launcher ??= openLauncher(context);
    const { page } = queued;
    const end = this.#launcher.launch({
      stdoutPath: places.stdoutPath,
      stderrPath: places.stderrPath,
      environment: {
        [PLACEHOLDERS.input]: page.input,
        [PLACEHOLDERS.output]: places.outputPath,
        [PLACEHOLDERS.output_dir]: places.outputDir,
        [PLACEHOLDERS.id]: page.id,
        [PLACEHOLDERS.room]: page.room,
        [RUN_MARK]: markOf(context, number),
      },
    });
    const startedAtMs = performance.now();
    const started: Try = { queued, number, places, end, startedAtMs, endedAtMs: null };
    void noteEnd(started);
    return started;
  }

  /** Two places by turns: the page ahead writes into one while the other is read. */
  #nextPlaces(): Places {
    this.#turn = 1 - this.#turn;
    const index = this.#turn === 0 ? 0 : 1;
    const places = this.#places[index] ?? this.#makePlaces();
    this.#places[index] = places;
    return places;
  }

  #makePlaces(): Places {
    this.#generation += 1;
    const path = pathIn(this.#context, `${this.#name}.${this.#generation}`);
    const name = answerName(this.#context.options.outputFormat, 'answer');
    const stdoutPath = `${path}.out`;
    const stderrPath = `${path}.err`;
    writePrivateFile(stdoutPath, '');
    writePrivateFile(stderrPath, '');
    makePrivateFolder(path);
    return { stdoutPath, stderrPath, outputDir: path, outputPath: `${path}/${name}` };
  }

  /** Makes places ready for the next page; new ones where that cannot be done for certain. */
  #clear(places: Places): void {
    emptyFile(places.stdoutPath);
    emptyFile(places.stderrPath);
    if (clearFolder(places.outputDir)) return;
    this.#leave(places);
  }

  /** Never uses places again: something may still write there. */
  #leave(places: Places): void {
    removeFolder(places.outputDir);
    this.#places = [
      this.#places[0] === places ? null : this.#places[0],
      this.#places[1] === places ? null : this.#places[1],
    ];
  }

  #watch(current: Try): Promise<TryEnd> {
    const { options, command, signal } = this.#context;
    const stdoutIsAnswer = !command.uses.has('output') && !command.uses.has('output_dir');
    return watchTry({
      end: current.end,
      deadlineMs: current.startedAtMs + options.timeoutMs,
      signal,
      answerSize: () => answerSize(current.places, command.uses),
      maxOutputBytes: options.maxOutputBytes,
      drain: () => {
        drain(current.places.stderrPath);
        if (!stdoutIsAnswer) drain(current.places.stdoutPath);
      },
    });
  }

  /** After a command that ended by itself: nothing of it may go on. */
  async #sweep(current: Try, end: ProcessEnd, durationMs: number): Promise<void> {
    if (end.kind !== 'exited') return;
    const tree = treeOf(this.#context, current.number, [end.pid]);
    if (durationMs < FEW_PROCESSES_MS && !mayBeMarkedSince(end.pid, tree.mark)) return;
    if (!(await endTree(tree, 0))) this.#isTainted = true;
  }

  /** Ends a command that did not end by itself, and everything that its launcher would start next. */
  async #stop(current: Try, ahead: Try | null, seen: TryEnd): Promise<void> {
    const { pace } = this.#context;
    const leaders = this.#launcher?.abandon() ?? [];
    this.#launcher = null;
    const graceMs =
      seen.kind === 'interrupted'
        ? pace.abortGraceMs
        : seen.kind === 'ended'
          ? 0
          : pace.killGraceMs;
    this.#isTainted = !(await endTree(treeOf(this.#context, current.number, leaders), graceMs));
    if (ahead === null) return;
    await endTree(treeOf(this.#context, ahead.number, []), 0);
    this.#queue.putBack(ahead.queued);
    this.#leave(ahead.places);
  }

  async #settle(
    current: Try,
    seen: Exclude<TryEnd, { kind: 'interrupted' }>,
    durationMs: number,
  ): Promise<void> {
    const { options, command, events, pace, folder } = this.#context;
    const { page } = current.queued;
    const attempts = current.queued.attempts + 1;
    const answer = collectAnswer(current.places, command.uses, options.maxOutputBytes);
    const outcome = outcomeOf({
      seen,
      answer,
      format: options.outputFormat,
      durationMs,
      maxOutputBytes: options.maxOutputBytes,
      stderrTail: () => readTail(current.places.stderrPath, STDERR_TAIL_BYTES),
      isDiskFull: () => isDiskFull(folder),
    });
    if (this.#isTainted) this.#leave(current.places);
    else this.#clear(current.places);
    this.#isTainted = false;
    if (outcome.kind === 'failed' && attempts <= options.retries) {
      const waitMs = Math.min(pace.firstRetryWaitMs * 2 ** (attempts - 1), pace.longestRetryWaitMs);
      this.#queue.retry(page, attempts, performance.now() + waitMs);
      return;
    }
    const exitCode = seen.kind === 'ended' && seen.end.kind === 'exited' ? seen.end.exitCode : null;
    const outputBytes = answer.kind === 'text' && hasText(outcome) ? answer.bytes : 0;
    const run: PageRun = { outcome, durationMs, attempts, exitCode, outputBytes };
    await events.onDone(page, run);
  }
}

async function noteEnd(started: Try): Promise<void> {
  await started.end;
  started.endedAtMs = performance.now();
}

function hasText(outcome: ParserOutcome): boolean {
  return outcome.kind !== 'failed' && outcome.kind !== 'not-run';
}

function drain(path: string): void {
  if ((fileStamp(path)?.size ?? 0) > DRAIN_ABOVE_BYTES) emptyFile(path);
}
