import type { PageResult } from '../results/model.ts';
import type { PageKey } from '../results/order.ts';
import { pageKey } from '../results/order.ts';
import { defuseCommands, visible } from '../report/escape.ts';
import {
  logLine,
  outcomeLine,
  progressLine,
  type ProgressState,
  withOutcome,
} from '../report/progress.ts';
import type { Channel } from './context.ts';
import { CLEAR_LINE } from './terminal-line.ts';

/** A log gets a line so often, a terminal is drawn anew so often. */
const LOG_EVERY_MS = 10_000;
const DRAW_EVERY_MS = 100;

/** Shows how far a run is: a bar on a terminal, plain lines in a log. */
export class Progress {
  readonly #to: Channel;
  /** On the clock of performance.now(): the one on the wall may be set while a run goes. */
  readonly #beganMs = performance.now();
  readonly #running = new Map<string, PageKey>();
  #state: ProgressState | null = null;
  #timer: NodeJS.Timeout | undefined;
  #drawn = false;

  constructor(to: Channel) {
    this.#to = to;
  }

  /** @param done results of an earlier run that goes on here */
  begin(total: number, done: readonly PageResult[]): void {
    let state: ProgressState = {
      total,
      done: 0,
      resumed: done.length,
      boos: 0,
      lost: 0,
      errors: 0,
      elapsedMs: 0,
      running: [],
    };
    for (const page of done) state = withOutcome(state, page);
    this.#state = state;
    const every = this.#to.isTerminal ? DRAW_EVERY_MS : LOG_EVERY_MS;
    this.#timer = setInterval(() => this.#draw(), every);
    this.#timer.unref();
  }

  started(page: PageKey): void {
    this.#running.set(pageKey(page), page);
  }

  done(page: PageResult): void {
    this.#running.delete(pageKey(page));
    if (this.#state !== null) this.#state = withOutcome(this.#state, page);
    if (page.outcome === 'ghost-free') return;
    this.#clear();
    this.#to.write(`${outcomeLine(page, this.#to.columns)}\n`);
  }

  notice(text: string): void {
    this.#clear();
    this.#to.write(defuseCommands(`boobench: ${visible(text)}\n`));
  }

  end(): void {
    clearInterval(this.#timer);
    this.#clear();
    if (this.#state !== null && !this.#to.isTerminal) this.#draw();
    this.#state = null;
  }

  #clear(): void {
    if (this.#drawn) this.#to.write(CLEAR_LINE);
    this.#drawn = false;
  }

  #draw(): void {
    if (this.#state === null) return;
    const elapsedMs = performance.now() - this.#beganMs;
    const state = { ...this.#state, elapsedMs, running: [...this.#running.values()] };
    if (!this.#to.isTerminal) {
      this.#to.write(`${logLine(state)}\n`);
      return;
    }
    this.#to.write(`${CLEAR_LINE}${progressLine(state, this.#to.columns - 1)}`);
    this.#drawn = true;
  }
}
