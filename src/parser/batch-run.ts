import { DirectLauncher } from '../host/spawn-launcher.ts';
import { toMeasureError } from '../host/system-error.ts';
import {
  isDiskFull,
  makePrivateFolder,
  removeFolder,
  writePrivateFile,
} from '../host/process-files.ts';
import { answerName, readAnswerFile } from './answer.ts';
import { BatchStart, type BatchStop } from './batch-start.ts';
import type { ParserPage } from './options.ts';
import type { ParserOutcome } from './outcome.ts';
import { failureOf, outcomeOf } from './page-outcome.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { markOf, pathIn, type RunContext } from './run-context.ts';
import { RUN_MARK } from './environment.ts';
import { pause } from './watch.ts';

/** After so many pages that failed without any sign of life, the command is not started again. */
const MAX_DEAD_PAGES = 10;

/** A page that has no result yet. */
interface Undone {
  readonly number: number;
  readonly page: ParserPage;
  attempts: number;
}

/** Runs one command for all pages, and again for those that are left when it is stopped or dies. */
export class BatchRun {
  readonly #context: RunContext;
  readonly #undone: Map<number, Undone>;
  readonly #announced = new Set<number>();
  #hasEverWorked = false;
  #deadPages = 0;

  constructor(context: RunContext, pages: readonly ParserPage[]) {
    this.#context = context;
    this.#undone = new Map(
      pages.map((page, number) => [number, { number, page, attempts: 0 }] as const),
    );
  }

  /** Works until no page is left or the run is interrupted; every start leaves fewer pages or tries. */
  async work(): Promise<void> {
    const { signal, pace } = this.#context;
    let failures = 0;
    while (this.#undone.size > 0 && !signal.aborted) {
      const start = this.#start();
      const stop = await start.run();
      if (stop.kind === 'interrupted') return;
      const isRetry = await this.#settle(start, stop);
      removeFolder(start.folder);
      failures = isRetry ? failures + 1 : 0;
      if (!isRetry) continue;
      await pause(
        Math.min(pace.firstRetryWaitMs * 2 ** (failures - 1), pace.longestRetryWaitMs),
        signal,
      );
    }
  }

  #start(): BatchStart {
    const context = this.#context;
    const { options, command, environment } = context;
    const number = context.nextNumber();
    const folder = pathIn(context, String(number));
    const outputDir = pathIn(context, String(number), 'out');
    const manifestPath = pathIn(context, String(number), 'manifest.jsonl');
    const pages = [...this.#undone.values()];
    const outputOf = (page: number) =>
      pathIn(context, String(number), 'out', answerName(options.outputFormat, String(page)));
    const lines = pages.map(({ page, number }) => {
      const { id, room, input } = page;
      return `${JSON.stringify({ id, room, input, output: outputOf(number) })}\n`;
    });
    try {
      makePrivateFolder(outputDir);
      writePrivateFile(manifestPath, lines.join(''));
    } catch (error) {
      throw toMeasureError(`cannot write the manifest ${manifestPath}`, error);
    }
    const launcher = new DirectLauncher({
      argv: command.argv,
      cwd: options.workingDirectory,
      environment: {
        ...environment,
        [PLACEHOLDERS.manifest]: manifestPath,
        [PLACEHOLDERS.output_dir]: outputDir,
        [RUN_MARK]: markOf(context, number),
      },
    });
    return new BatchStart(context, {
      number,
      launcher,
      folder,
      outputDir,
      outputOf,
      pages: new Map(pages.map((undone) => [undone.number, undone.page])),
      onTurn: (page) => this.#announce(page),
      onOutput: (page, durationMs) => this.#take(page, outputOf(page), durationMs, folder),
    });
  }

  /** @returns true when a page is to be tried again */
  async #settle(
    start: BatchStart,
    stop: Exclude<BatchStop, { kind: 'interrupted' }>,
  ): Promise<boolean> {
    if (start.showedLife) this.#hasEverWorked = true;
    for (const [page, durationMs] of stop.complete) {
      await this.#take(page, start.outputOf(page), durationMs, start.folder);
    }
    if (stop.kind === 'ended') return this.#afterEnd(start, stop);
    const path = start.outputOf(stop.page);
    if (stop.kind === 'cut') await this.#take(stop.page, path, stop.durationMs, start.folder);
    else await this.#timeOut(stop.page, path, stop.durationMs);
    return false;
  }

  async #afterEnd(
    start: BatchStart,
    stop: Extract<BatchStop, { kind: 'ended' }>,
  ): Promise<boolean> {
    if (stop.end.kind === 'not-started') {
      await this.#giveUp(`The command could not be started: ${stop.end.reason}.`);
      return false;
    }
    const exitCode = stop.end.kind === 'exited' ? stop.end.exitCode : null;
    if (exitCode === 0 || this.#undone.size === 0) {
      // It says that it is done: a page without an output is an empty answer, as for a single page.
      for (const { number } of this.#undone.values()) {
        await this.#take(number, start.outputOf(number), null, start.folder);
      }
      return false;
    }
    const blamed = stop.blamed === null ? undefined : this.#undone.get(stop.blamed);
    if (blamed === undefined) return false;
    return this.#fail(blamed, exitCode, start);
  }

  async #fail(blamed: Undone, exitCode: number | null, start: BatchStart): Promise<boolean> {
    const { retries } = this.#context.options;
    const outcome = failureOf(exitCode, start);
    if (outcome.kind === 'not-run') {
      await this.#giveUp(outcome.reason);
      return false;
    }
    if (blamed.attempts < retries) {
      blamed.attempts += 1;
      return true;
    }
    await this.#done(blamed.number, outcome, start.waitedMs(blamed.number), exitCode, 0);
    this.#deadPages += 1;
    if (!this.#hasEverWorked && this.#deadPages >= MAX_DEAD_PAGES) {
      const tail = start.stderrTail().trim();
      await this.#giveUp(
        `The command failed for ${MAX_DEAD_PAGES} pages in a row without ever starting one.` +
          (tail === '' ? '' : ` It said: ${tail}`),
      );
    }
    return false;
  }

  async #take(
    page: number,
    path: string,
    durationMs: number | null,
    folder: string,
  ): Promise<void> {
    const { outputFormat, maxOutputBytes } = this.#context.options;
    const answer = readAnswerFile(path, maxOutputBytes);
    const outcome = outcomeOf({
      seen: { kind: 'cut' },
      answer,
      format: outputFormat,
      durationMs: durationMs ?? 0,
      maxOutputBytes,
      stderrTail: () => '',
      isDiskFull: () => isDiskFull(folder),
    });
    await this.#done(page, outcome, durationMs, null, answer.kind === 'text' ? answer.bytes : 0);
  }

  async #timeOut(page: number, path: string, durationMs: number): Promise<void> {
    const answer = readAnswerFile(path, this.#context.options.maxOutputBytes);
    const [text, bytes] = answer.kind === 'text' ? [answer.text, answer.bytes] : ['', 0];
    const outcome: ParserOutcome = { kind: 'timed-out', text, afterMs: durationMs };
    await this.#done(page, outcome, durationMs, null, bytes);
  }

  async #giveUp(reason: string): Promise<void> {
    for (const { number } of this.#undone.values()) {
      await this.#done(number, { kind: 'not-run', reason }, null, null, 0);
    }
  }

  async #done(
    number: number,
    outcome: ParserOutcome,
    durationMs: number | null,
    exitCode: number | null,
    outputBytes: number,
  ): Promise<void> {
    const undone = this.#undone.get(number);
    if (undone === undefined) return;
    this.#announce(number);
    this.#undone.delete(number);
    const attempts = undone.attempts + (outcome.kind === 'not-run' ? 0 : 1);
    await this.#context.events.onDone(undone.page, {
      outcome,
      durationMs,
      attempts,
      exitCode,
      outputBytes,
    });
  }

  #announce(number: number): void {
    const undone = this.#undone.get(number);
    if (undone === undefined || this.#announced.has(number)) return;
    this.#announced.add(number);
    this.#context.events.onStart(undone.page);
  }
}
