/** A page's output file at one look. */
export interface BatchFile {
  readonly size: number;
  /** Wall clock. */
  readonly mtimeMs: number;
}

/** What the parser said about a page on stdout. */
export interface BatchEvent {
  readonly page: number;
  readonly kind: 'start' | 'end';
}

export interface BatchLook {
  /** Rises from look to look. */
  readonly nowMs: number;
  /** When something was last printed on stdout, wall clock; null where that is not known. */
  readonly printedMs?: number | null;
  /** Output files of pages by their number; pages without one are left out. */
  readonly files: ReadonlyMap<number, BatchFile>;
  readonly events: readonly BatchEvent[];
  /** A process of the command holds the page's output open; false where that cannot be told. */
  readonly isOpen: (page: number) => boolean;
}

/** Milliseconds of each page's turn, up to its last write; null where its start is not known. */
export type Durations = ReadonlyMap<number, number | null>;

/** What a look shows. */
export interface BatchState {
  /** Pages whose output is complete for certain; they are followed no longer. */
  readonly taken: Durations;
  /** Pages that are being worked on. */
  readonly inTurn: readonly number[];
  readonly timedOut: number | null;
  /** Every page has an output, and the command does not end. */
  readonly isOverdue: boolean;
}

export interface BatchClock {
  readonly startedAtMs: number;
  /** What the wall clock shows at 0 of this one. */
  readonly originMs: number;
  readonly timeoutMs: number;
  /** A file that did not change for this long is not being written. */
  readonly settleMs: number;
}

interface Turn {
  readonly page: number;
  /** Order of first appearance among files and start events; null for no file. */
  appeared: number | null;
  /** When its turn was seen to begin, for its clock; null until it did. */
  sinceMs: number | null;
  /** When its start event was read; null without one. */
  heardMs: number | null;
  isEnded: boolean;
  /** When its file was last seen to have changed, for its clock. */
  changedAtMs: number;
  /** When it was really handed out, as far as that is known. */
  startMs: number | null;
  /** When its file was really written last. */
  writtenMs: number;
  file: BatchFile | null;
}

/**
 * Follows one start of a batch command: which page's turn it is, since when, and what is complete.
 *
 * A page's turn begins with its start event, else when the output before it was last written. Its
 * output is taken once it no longer changes, nobody has it open, and the command went on: another
 * output appeared, another page started, or the page was said to have ended.
 *
 * How long a page took is told by the times of its file and of the one before, or of its start
 * event. It is not known for outputs that appear together (pages computed at once, or in less than
 * a look takes), nor for a start event that comes together with the output (stdout that is buffered).
 */
export class BatchTurns {
  readonly #clock: BatchClock;
  readonly #turns: Map<number, Turn>;
  #order = 0;
  /** When the last complete output was last written. */
  #idleSinceMs: number;
  #lastLookMs: number;
  /** When an output that is followed no longer was written last, or the start. */
  #lastWrittenMs: number;
  #isOpen: (page: number) => boolean = () => false;

  /** @param pages numbers of the pages that the command was given, in its order */
  constructor(pages: readonly number[], clock: BatchClock) {
    this.#clock = clock;
    this.#idleSinceMs = clock.startedAtMs;
    this.#lastLookMs = clock.startedAtMs;
    this.#lastWrittenMs = clock.startedAtMs;
    this.#turns = new Map(
      pages.map((page) => [
        page,
        {
          page,
          appeared: null,
          sinceMs: null,
          heardMs: null,
          isEnded: false,
          changedAtMs: clock.startedAtMs,
          startMs: null,
          writtenMs: clock.startedAtMs,
          file: null,
        },
      ]),
    );
  }

  look(look: BatchLook): BatchState {
    this.#isOpen = look.isOpen;
    for (const event of look.events) this.#hear(event, look);
    this.#seeFiles(look);
    this.#lastLookMs = look.nowMs;
    const taken = new Map<number, number | null>();
    for (const turn of this.#turns.values()) {
      if (!this.#looksComplete(turn, look.nowMs)) continue;
      this.#idleSinceMs = Math.max(this.#idleSinceMs, turn.changedAtMs);
      if (this.#isSuperseded(turn)) taken.set(turn.page, this.durationMs(turn.page));
    }
    for (const page of taken.keys()) this.#leave(page);
    const active = this.#activeTurns(look.nowMs);
    const late = active.find((turn) => this.#isLate(turn, look.nowMs));
    return {
      taken,
      inTurn: active.map((turn) => turn.page),
      timedOut: late?.page ?? null,
      isOverdue: active.length === 0 && look.nowMs >= this.#idleSinceMs + this.#clock.timeoutMs,
    };
  }

  /** Pages not yet taken whose output looks complete. */
  complete(nowMs: number): Durations {
    return this.#durations((turn) => this.#looksComplete(turn, nowMs));
  }

  /** Pages not yet taken that have an output, complete or not, even an empty one. */
  written(): Durations {
    return this.#durations((turn) => turn.file !== null);
  }

  /**
   * Time that the page took until its output was last written, in milliseconds.
   *
   * @returns null where it has no output, or where the start of its turn is not known
   */
  durationMs(page: number): number | null {
    const turn = this.#turns.get(page);
    if (turn === undefined || turn.file === null || turn.startMs === null) return null;
    return Math.max(0, turn.writtenMs - turn.startMs);
  }

  /** Time since the page's turn was seen to begin, in milliseconds. */
  waitedMs(page: number, nowMs: number): number {
    return Math.max(0, nowMs - (this.#turns.get(page)?.sinceMs ?? this.#idleSinceMs));
  }

  #durations(isWanted: (turn: Turn) => boolean): Durations {
    const turns = [...this.#turns.values()].filter(isWanted);
    return new Map(turns.map(({ page }) => [page, this.durationMs(page)]));
  }

  #hear(event: BatchEvent, look: BatchLook): void {
    const turn = this.#turns.get(event.page);
    if (turn === undefined) return;
    this.#order += 1;
    if (event.kind === 'end') turn.isEnded = true;
    else if (turn.heardMs === null) {
      turn.heardMs = look.nowMs;
      turn.sinceMs = look.nowMs;
      // Of an event that comes after the output, nobody knows how long it was on its way.
      if (turn.file === null)
        turn.startMs = this.#sinceLastLook(look.printedMs ?? null, look.nowMs);
    }
  }

  #seeFiles(look: BatchLook): void {
    const byAge = [...look.files].toSorted(([, a], [, b]) => a.mtimeMs - b.mtimeMs);
    const appeared: Turn[] = [];
    for (const [page, file] of byAge) {
      const turn = this.#turns.get(page);
      if (turn === undefined) continue;
      if (turn.file === null) {
        this.#order += 1;
        turn.appeared = this.#order;
        turn.sinceMs ??= this.#idleSinceMs;
        appeared.push(turn);
      }
      const hasChanged = turn.file?.size !== file.size || turn.file.mtimeMs !== file.mtimeMs;
      if (hasChanged) {
        turn.changedAtMs = look.nowMs;
        turn.writtenMs = this.#sinceLastLook(file.mtimeMs, look.nowMs);
      }
      turn.file = file;
    }
    for (const turn of appeared) {
      const isAlone = turn.heardMs === null && appeared.length === 1;
      if (isAlone) turn.startMs = this.#writtenBefore(turn);
      else if (turn.heardMs === look.nowMs) turn.startMs = null;
    }
  }

  /** A time of the wall clock, which may be wrong, as one between the last look and this. */
  #sinceLastLook(wallMs: number | null, nowMs: number): number {
    if (wallMs === null) return nowMs;
    return Math.min(nowMs, Math.max(this.#lastLookMs, wallMs - this.#clock.originMs));
  }

  /** When the output before this one was last written. */
  #writtenBefore(turn: Turn): number {
    let beforeMs = this.#lastWrittenMs;
    for (const other of this.#turns.values()) {
      const isBefore = other !== turn && other.file !== null && other.writtenMs <= turn.writtenMs;
      if (isBefore) beforeMs = Math.max(beforeMs, other.writtenMs);
    }
    return beforeMs;
  }

  #leave(page: number): void {
    this.#lastWrittenMs = Math.max(this.#lastWrittenMs, this.#turns.get(page)?.writtenMs ?? 0);
    this.#turns.delete(page);
  }

  #looksComplete(turn: Turn, nowMs: number): boolean {
    if (turn.file === null || nowMs - turn.changedAtMs < this.#clock.settleMs) return false;
    if (turn.file.size === 0 && !this.#isSuperseded(turn)) return false;
    return !this.#isOpen(turn.page);
  }

  #isSuperseded(turn: Turn): boolean {
    return turn.isEnded || (turn.appeared !== null && turn.appeared < this.#order);
  }

  /** The pages with a start event or an unfinished file, else the first that has neither. */
  #activeTurns(nowMs: number): readonly Turn[] {
    const open = [...this.#turns.values()].filter((turn) => !this.#looksComplete(turn, nowMs));
    const active = open.filter((turn) => turn.heardMs !== null || turn.file !== null);
    if (active.length > 0) return active;
    const first = open.at(0);
    return first === undefined ? [] : [first];
  }

  #isLate(turn: Turn, nowMs: number): boolean {
    const sinceMs = turn.sinceMs ?? this.#idleSinceMs;
    const deadlineMs = sinceMs + this.#clock.timeoutMs;
    if (nowMs < deadlineMs) return false;
    if (turn.file === null || turn.changedAtMs > deadlineMs) return true;
    // Written in time, perhaps completely: it has until it is known not to change any more.
    return nowMs - turn.changedAtMs >= this.#clock.settleMs;
  }
}
