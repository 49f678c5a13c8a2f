import { visibleCut } from '../report/escape.ts';
import type { Channel } from './context.ts';

const DRAW_EVERY_MS = 100;
/** Takes what stands on a terminal's line away. */
export const CLEAR_LINE = '\r\u001b[2K';

/** One line on a terminal that is drawn over and over while work goes on; a log gets none. */
export class TerminalLine {
  readonly #to: Channel;
  #drawnAt = 0;

  constructor(to: Channel) {
    this.#to = to;
  }

  /** Draws the line anew, cut to the terminal's width; a line that comes too soon is left out. */
  show(text: string): void {
    const now = Date.now();
    if (!this.#to.isTerminal || now - this.#drawnAt < DRAW_EVERY_MS) return;
    this.#drawnAt = now;
    this.#to.write(`${CLEAR_LINE}${visibleCut(text, this.#to.columns - 1)}`);
  }

  end(): void {
    if (this.#drawnAt > 0) this.#to.write(CLEAR_LINE);
    this.#drawnAt = 0;
  }
}
