import type { MakeProgress } from '../app/make.ts';
import { visibleCut } from '../report/escape.ts';
import type { Channel } from './context.ts';

const DRAW_EVERY_MS = 100;
const CLEAR_LINE = '\r\u001b[2K';

/** One line on a terminal while documents are read; a log gets none, the outcomes follow at the end. */
export class MakeProgressLine {
  readonly #to: Channel;
  #drawnAt = 0;

  constructor(to: Channel) {
    this.#to = to;
  }

  show({ done, total, file, page, pageCount }: MakeProgress): void {
    const now = Date.now();
    if (!this.#to.isTerminal || now - this.#drawnAt < DRAW_EVERY_MS) return;
    this.#drawnAt = now;
    const pages = page === null || (pageCount ?? 0) < 2 ? '' : `, page ${page} of ${pageCount}`;
    const line = visibleCut(`${done}/${total} documents  ${file}${pages}`, this.#to.columns - 1);
    this.#to.write(`${CLEAR_LINE}${line}`);
  }

  end(): void {
    if (this.#drawnAt > 0) this.#to.write(CLEAR_LINE);
    this.#drawnAt = 0;
  }
}
