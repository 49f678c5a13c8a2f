import { visibleCut } from '../report/escape.ts';
import type { Channel } from './context.ts';

const DRAW_EVERY_MS = 100;
/** Takes what stands on a terminal's line away. */
export const CLEAR_LINE = '\r\u001b[2K';

/** One line on a terminal that is drawn over and over while work goes on; a log gets none. */
export class TerminalLine {
  readonly #to: Channel;
  /** On the clock of performance.now(), which nobody sets; null while nothing stands there. */
  #drawnAtMs: number | null = null;

  constructor(to: Channel) {
    this.#to = to;
  }

  /** Draws the line anew, cut to the terminal's width; a line that comes too soon is left out. */
  show(text: string): void {
    const nowMs = performance.now();
    const isSoon = this.#drawnAtMs !== null && nowMs - this.#drawnAtMs < DRAW_EVERY_MS;
    if (!this.#to.isTerminal || isSoon) return;
    this.#drawnAtMs = nowMs;
    this.#to.write(`${CLEAR_LINE}${visibleCut(text, this.#to.columns - 1)}`);
  }

  end(): void {
    if (this.#drawnAtMs !== null) this.#to.write(CLEAR_LINE);
    this.#drawnAtMs = null;
  }
}
