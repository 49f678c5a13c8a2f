/** A page's output file at one look. */
export interface BatchFile {
  readonly size: number;
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
  /** Output files of pages by their number; pages without one are left out. */
  readonly files: ReadonlyMap<number, BatchFile>;
  readonly events: readonly BatchEvent[];
  /** A process of the command holds the page's output open; false where that cannot be told. */
  readonly isOpen: (page: number) => boolean;
}

/** Milliseconds of each page's turn, up to its last write. */
export type Durations = ReadonlyMap<number, number>;

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
  readonly timeoutMs: number;
  /** A file that did not change for this long is not being written. */
  readonly settleMs: number;
}

interface Turn {
  readonly page: number;
  /** Order of first appearance among files and start events; null for no file. */
  appeared: number | null;
  /** When its turn began; null until it did. */
  sinceMs: number | null;
  isStarted: boolean;
  isEnded: boolean;
  changedAtMs: number;
  file: BatchFile | null;
}

/**
 * Follows one start of a batch command: which page's turn it is, since when, and what is complete.
 *
 * A page's turn begins with its start event, else when the output before it was last written. Its
 * output is taken once it no longer changes, nobody has it open, and the command went on: another
 * output appeared, another page started, or the page was said to have ended.
 */
export class BatchTurns {
  readonly #clock: BatchClock;
  readonly #turns: Map<number, Turn>;
  #order = 0;
  /** When the last complete output was last written. */
  #idleSinceMs: number;
  #isOpen: (page: number) => boolean = () => false;

  /** @param pages numbers of the pages that the command was given, in its order */
  constructor(pages: readonly number[], clock: BatchClock) {
    this.#clock = clock;
    this.#idleSinceMs = clock.startedAtMs;
    this.#turns = new Map(
      pages.map((page) => [
        page,
        {
          page,
          appeared: null,
          sinceMs: null,
          isStarted: false,
          isEnded: false,
          changedAtMs: clock.startedAtMs,
          file: null,
        },
      ]),
    );
  }

  look(look: BatchLook): BatchState {
    this.#isOpen = look.isOpen;
    for (const event of look.events) this.#hear(event, look.nowMs);
    this.#seeFiles(look);
    const taken = new Map<number, number>();
    for (const turn of this.#turns.values()) {
      if (!this.#looksComplete(turn, look.nowMs)) continue;
      this.#idleSinceMs = Math.max(this.#idleSinceMs, turn.changedAtMs);
      if (this.#isSuperseded(turn)) taken.set(turn.page, this.durationMs(turn.page, look.nowMs));
    }
    for (const page of taken.keys()) this.#turns.delete(page);
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
    return this.#durations((turn) => this.#looksComplete(turn, nowMs), nowMs);
  }

  /** Pages not yet taken that have an output, complete or not, even an empty one. */
  written(nowMs: number): Durations {
    return this.#durations((turn) => turn.file !== null, nowMs);
  }

  /** Time of the page's turn so far, in milliseconds: up to its last write, or up to now. */
  durationMs(page: number, nowMs: number): number {
    const turn = this.#turns.get(page);
    if (turn === undefined) return 0;
    const endMs = turn.file === null ? nowMs : turn.changedAtMs;
    return Math.max(0, endMs - (turn.sinceMs ?? this.#idleSinceMs));
  }

  #durations(isWanted: (turn: Turn) => boolean, nowMs: number): Durations {
    const turns = [...this.#turns.values()].filter(isWanted);
    return new Map(turns.map(({ page }) => [page, this.durationMs(page, nowMs)]));
  }

  #hear(event: BatchEvent, nowMs: number): void {
    const turn = this.#turns.get(event.page);
    if (turn === undefined) return;
    this.#order += 1;
    if (event.kind === 'end') turn.isEnded = true;
    else if (!turn.isStarted) {
      turn.isStarted = true;
      turn.sinceMs = nowMs;
    }
  }

  #seeFiles(look: BatchLook): void {
    const byAge = [...look.files].toSorted(([, a], [, b]) => a.mtimeMs - b.mtimeMs);
    for (const [page, file] of byAge) {
      const turn = this.#turns.get(page);
      if (turn === undefined) continue;
      if (turn.file === null) {
        this.#order += 1;
        turn.appeared = this.#order;
        turn.sinceMs ??= this.#idleSinceMs;
      }
      const hasChanged = turn.file?.size !== file.size || turn.file.mtimeMs !== file.mtimeMs;
      if (hasChanged) turn.changedAtMs = look.nowMs;
      turn.file = file;
    }
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
    const active = open.filter((turn) => turn.isStarted || turn.file !== null);
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
