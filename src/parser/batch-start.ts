import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import {
  fileStamp,
  isDiskFull,
  namesInFolder,
  readLeftFrom,
  emptyFile,
  readTail,
  writePrivateFile,
} from '../host/process-files.ts';
import { openFilesUnder } from '../host/process-list.ts';
import { endTree, treeMembers } from '../host/process-tree.ts';
import type { DirectLauncher, ProcessEnd } from '../host/spawn-launcher.ts';
import { BatchEventReader } from './batch-events.ts';
import { type BatchFile, BatchTurns, type Durations } from './batch-turns.ts';
import type { ParserPage } from './options.ts';
import { STDERR_TAIL_BYTES } from './page-outcome.ts';
import { type RunContext, treeOf } from './run-context.ts';
import { pause } from './watch.ts';

/** Between two looks at the outputs. */
const LOOK_MS = 100;
/** The same while an output grows fast. */
const QUICK_LOOK_MS = 10;
/** Growth between two looks, as a share of the cap, that counts as fast. */
const FAST_GROWTH = 1 / 32;
/** How long "somebody has this file open" is believed; asking reads the process table. */
const OPEN_ANSWER_MS = 1_000;
/** Output on stdout that has been read is dropped when there is more of it than this. */
const DRAIN_ABOVE_BYTES = 16 * 1024 * 1024;

export interface BatchStartOptions {
  readonly number: number;
  readonly launcher: DirectLauncher;
  readonly folder: string;
  readonly outputDir: string;
  readonly outputOf: (page: number) => string;
  readonly pages: ReadonlyMap<number, ParserPage>;
  readonly onTurn: (page: number) => void;
  /** @param durationMs null where it is not known */
  readonly onOutput: (page: number, durationMs: number | null) => Promise<void>;
}

/** Why one start of the command is over. */
export type BatchStop =
  | { readonly kind: 'interrupted' }
  | {
      readonly kind: 'timed-out' | 'cut';
      readonly page: number;
      readonly durationMs: number;
      readonly complete: Durations;
    }
  | {
      readonly kind: 'ended';
      readonly end: ProcessEnd;
      readonly complete: Durations;
      /** The page whose turn it was; null when that cannot be told. */
      readonly blamed: number | null;
    };

interface OpenAnswer {
  readonly isOpen: boolean;
  readonly mtimeMs: number;
  readonly atMs: number;
}

/** One start of the batch command, from its launch to the end of its last process. */
export class BatchStart {
  readonly folder: string;
  readonly outputOf: (page: number) => string;
  /** True once an output or a start event was seen. */
  showedLife = false;
  readonly #context: RunContext;
  readonly #options: BatchStartOptions;
  readonly #turns: BatchTurns;
  readonly #events: BatchEventReader;
  readonly #stdoutPath: string;
  readonly #stderrPath: string;
  readonly #pageOf = new Map<string, number>();
  readonly #startedAtMs = performance.now();
  #stdoutRead = 0;
  readonly #openAnswers = new Map<number, OpenAnswer>();
  readonly #decoder = new StringDecoder('utf8');
  #hasEnded = false;
  #bytes = 0;

  constructor(context: RunContext, options: BatchStartOptions) {
    this.#context = context;
    this.#options = options;
    this.folder = options.folder;
    this.outputOf = options.outputOf;
    this.#stdoutPath = join(options.folder, 'stdout');
    this.#stderrPath = join(options.folder, 'stderr');
    writePrivateFile(this.#stdoutPath, '');
    writePrivateFile(this.#stderrPath, '');
    this.#events = new BatchEventReader(options.pages);
    for (const page of options.pages.keys()) this.#pageOf.set(options.outputOf(page), page);
    this.#turns = new BatchTurns([...options.pages.keys()], {
      startedAtMs: this.#startedAtMs,
      originMs: Date.now() - performance.now(),
      timeoutMs: context.options.timeoutMs,
      settleMs: context.pace.settleMs,
    });
  }

  async run(): Promise<BatchStop> {
    const { signal } = this.#context;
    const ended: { end: ProcessEnd | null } = { end: null };
    const wake = new AbortController();
    const stopWaiting = () => wake.abort();
    signal.addEventListener('abort', stopWaiting);
    const launch = async () => {
      ended.end = await this.#options.launcher.launch({
        environment: {},
        stdoutPath: this.#stdoutPath,
        stderrPath: this.#stderrPath,
      });
      stopWaiting();
    };
    const launched = launch();
    try {
      for (let lookMs = LOOK_MS; ;) {
        await pause(lookMs, wake.signal);
        if (ended.end !== null) return await this.#afterEnd(ended.end);
        if (signal.aborted) {
          await this.#stop(this.#context.pace.abortGraceMs);
          return { kind: 'interrupted' };
        }
        const before = this.#bytes;
        const stop = await this.#look();
        if (stop !== null) return stop;
        const isFast = this.#bytes - before > this.#context.options.maxOutputBytes * FAST_GROWTH;
        lookMs = isFast ? QUICK_LOOK_MS : LOOK_MS;
      }
    } finally {
      signal.removeEventListener('abort', stopWaiting);
      this.#options.launcher.abandon();
      await launched;
    }
  }

  /** Milliseconds since a page's turn was seen to begin. */
  waitedMs(page: number): number {
    return this.#turns.waitedMs(page, performance.now());
  }

  stderrTail(): string {
    return readTail(this.#stderrPath, STDERR_TAIL_BYTES);
  }

  isDiskFull(): boolean {
    return isDiskFull(this.folder);
  }

  async #look(): Promise<BatchStop | null> {
    const nowMs = performance.now();
    const files = this.#files();
    const state = this.#observe(nowMs, files);
    for (const page of state.inTurn) this.#options.onTurn(page);
    for (const [page, durationMs] of state.taken) {
      this.#pageOf.delete(this.outputOf(page));
      await this.#options.onOutput(page, durationMs);
    }
    const { maxOutputBytes } = this.#context.options;
    const big = [...files].find(
      ([page, file]) => file.size > maxOutputBytes && !state.taken.has(page),
    );
    if (big !== undefined) return this.#stopAt('cut', big[0], nowMs);
    if (state.timedOut !== null) return this.#stopAt('timed-out', state.timedOut, nowMs);
    if (!state.isOverdue) return null;
    const complete = this.#turns.complete(nowMs);
    await this.#stop(this.#context.pace.killGraceMs);
    return { kind: 'ended', end: { kind: 'abandoned', began: true }, complete, blamed: null };
  }

  #observe(nowMs: number, files: ReadonlyMap<number, BatchFile>) {
    const printedMs = fileStamp(this.#stdoutPath)?.mtimeMs ?? null;
    const events = this.#events.read(this.#newStdout());
    if (files.size > 0 || events.length > 0) this.showedLife = true;
    let open: ReadonlySet<string> | undefined;
    // One reading of the process table serves all pages of a look.
    const openFiles = () => (open ??= this.#openFiles());
    const isOpen = (page: number) => this.#isOpen(page, files.get(page), { nowMs, openFiles });
    return this.#turns.look({ nowMs, printedMs, files, events, isOpen });
  }

  async #stopAt(kind: 'timed-out' | 'cut', page: number, nowMs: number): Promise<BatchStop> {
    const complete = new Map(this.#turns.complete(nowMs));
    complete.delete(page);
    const waitedMs = this.#turns.waitedMs(page, nowMs);
    const durationMs =
      kind === 'cut' ? waitedMs : Math.max(waitedMs, this.#context.options.timeoutMs);
    await this.#stop(this.#context.pace.killGraceMs);
    return { kind, page, durationMs, complete };
  }

  async #afterEnd(end: ProcessEnd): Promise<BatchStop> {
    const leaders = end.kind === 'exited' ? [end.pid] : [];
    await endTree(treeOf(this.#context, this.#options.number, leaders), 0);
    this.#hasEnded = true;
    const nowMs = performance.now();
    const files = this.#files();
    const state = this.#observe(nowMs, files);
    const isFine = end.kind === 'exited' && end.exitCode === 0;
    const complete = new Map(state.taken);
    for (const [page, durationMs] of this.#turns.written()) {
      if (isFine || (files.get(page)?.size ?? 0) > 0) complete.set(page, durationMs);
    }
    // Where the last output was written just before the end, nobody is blamed: the command may have
    // died over that page or the next, and the next start tells.
    const blamed = state.inTurn.find((page) => !complete.has(page)) ?? null;
    return { kind: 'ended', end, complete, blamed };
  }

  async #stop(graceMs: number): Promise<void> {
    const leaders = this.#options.launcher.abandon();
    await endTree(treeOf(this.#context, this.#options.number, leaders), graceMs);
  }

  #files(): ReadonlyMap<number, BatchFile> {
    const files = new Map<number, BatchFile>();
    let bytes = 0;
    for (const name of namesInFolder(this.#options.outputDir)) {
      const path = join(this.#options.outputDir, name);
      const page = this.#pageOf.get(path);
      const stamp = page === undefined ? null : fileStamp(path);
      if (page === undefined || stamp === null) continue;
      bytes += stamp.size;
      files.set(page, stamp);
    }
    this.#bytes = bytes;
    return files;
  }

  /** Asked only for an output that stopped changing. */
  #isOpen(
    page: number,
    file: BatchFile | undefined,
    look: { readonly nowMs: number; readonly openFiles: () => ReadonlySet<string> },
  ): boolean {
    const { nowMs } = look;
    if (this.#hasEnded || file === undefined) return false;
    const known = this.#openAnswers.get(page);
    if (known?.mtimeMs === file.mtimeMs && (!known.isOpen || nowMs - known.atMs < OPEN_ANSWER_MS)) {
      return known.isOpen;
    }
    const isOpen = look.openFiles().has(this.outputOf(page));
    this.#openAnswers.set(page, { isOpen, mtimeMs: file.mtimeMs, atMs: nowMs });
    return isOpen;
  }

  /** Outputs that processes of the command hold open; none where that cannot be told. */
  #openFiles(): ReadonlySet<string> {
    const members = treeMembers(treeOf(this.#context, this.#options.number, []));
    const pids = members.map((member) => member.pid);
    return openFilesUnder(this.#options.outputDir, pids) ?? new Set();
  }

  #newStdout(): string {
    const part = readLeftFrom(this.#stdoutPath, this.#stdoutRead, DRAIN_ABOVE_BYTES);
    this.#stdoutRead += part.length;
    if (this.#stdoutRead > DRAIN_ABOVE_BYTES) {
      emptyFile(this.#stdoutPath);
      this.#stdoutRead = 0;
    }
    if ((fileStamp(this.#stderrPath)?.size ?? 0) > DRAIN_ABOVE_BYTES) emptyFile(this.#stderrPath);
    return this.#decoder.write(part);
  }
}
