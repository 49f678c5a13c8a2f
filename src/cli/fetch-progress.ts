import type { FetchProgress } from '../house/store.ts';
import { defuseCommands, visible } from '../report/escape.ts';
import type { Channel } from './context.ts';

const DRAW_EVERY_MS = 200;
const LOG_EVERY_MS = 5000;
const CLEAR_LINE = '\r\u001b[2K';

/** Files and bytes: one line on a terminal, a line every few seconds in a log. */
export class FetchProgressLine {
  readonly #to: Channel;
  #drawnAt = 0;

  constructor(to: Channel) {
    this.#to = to;
  }

  show({ files, totalFiles, bytes, totalBytes }: FetchProgress): void {
    const now = Date.now();
    if (now - this.#drawnAt < (this.#to.isTerminal ? DRAW_EVERY_MS : LOG_EVERY_MS)) return;
    const isFirst = this.#drawnAt === 0;
    this.#drawnAt = now;
    const line = `${files}/${totalFiles} files, ${megabytes(bytes)} of ${megabytes(totalBytes)}`;
    if (this.#to.isTerminal) this.#to.write(`${CLEAR_LINE}${line}`);
    else if (!isFirst) this.#to.write(`boobench: ${line}\n`);
  }

  notice(text: string): void {
    this.end();
    this.#to.write(defuseCommands(`boobench: ${visible(text)}\n`));
  }

  end(): void {
    if (this.#to.isTerminal && this.#drawnAt > 0) this.#to.write(CLEAR_LINE);
  }
}

/** Bytes for a reader. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
