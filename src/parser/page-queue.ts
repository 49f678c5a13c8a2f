import type { ParserPage } from './options.ts';

/** A page that is still to be run. */
export interface QueuedPage {
  readonly page: ParserPage;
  /** Tries so far. */
  readonly attempts: number;
  /** On the clock of `nowMs`; 0 for at once. */
  readonly readyAtMs: number;
  /** `onStart` was called for it. */
  readonly isAnnounced: boolean;
}

/** The pages that wait, in order; one that failed comes back later. */
export class PageQueue {
  #waiting: QueuedPage[];

  constructor(pages: readonly ParserPage[]) {
    this.#waiting = pages.map((page) => ({
      page,
      attempts: 0,
      readyAtMs: 0,
      isAnnounced: false,
    }));
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** The first page that may run now; null when none may. */
  take(nowMs: number): QueuedPage | null {
    const index = this.#waiting.findIndex((queued) => queued.readyAtMs <= nowMs);
    return index < 0 ? null : (this.#waiting.splice(index, 1)[0] ?? null);
  }

  /** Time until a page may run; null when none waits at all. */
  waitMs(nowMs: number): number | null {
    if (this.#waiting.length === 0) return null;
    return Math.max(0, Math.min(...this.#waiting.map((queued) => queued.readyAtMs)) - nowMs);
  }

  /** Gives back a page that was taken and never ran. */
  putBack(queued: QueuedPage): void {
    this.#waiting.unshift(queued);
  }

  /** Queues another try behind everything else. */
  retry(page: ParserPage, attempts: number, readyAtMs: number): void {
    this.#waiting.push({ page, attempts, readyAtMs, isAnnounced: true });
  }
}
