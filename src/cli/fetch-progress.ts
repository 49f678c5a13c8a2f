import type { FetchProgress } from '../house/store.ts';
import { defuseCommands, visible } from '../report/escape.ts';
import { megabytes } from '../report/percent.ts';
import type { Channel } from './context.ts';
import { TerminalLine } from './terminal-line.ts';

const LOG_EVERY_MS = 5000;

/** Files and bytes: one line on a terminal, a line every few seconds in a log. */
export class FetchProgressLine {
  readonly #to: Channel;
  readonly #line: TerminalLine;
  #loggedAt: number | null = null;

  constructor(to: Channel) {
    this.#to = to;
    this.#line = new TerminalLine(to);
  }

  show({ files, totalFiles, bytes, totalBytes }: FetchProgress): void {
    const text = `${files}/${totalFiles} files, ${megabytes(bytes)} of ${megabytes(totalBytes)}`;
    if (this.#to.isTerminal) this.#line.show(text);
    else this.#log(text);
  }

  notice(text: string): void {
    this.end();
    this.#to.write(defuseCommands(`boobench: ${visible(text)}\n`));
  }

  end(): void {
    this.#line.end();
  }

  /** What is over in a few seconds is not worth a line. */
  #log(text: string): void {
    const now = performance.now();
    this.#loggedAt ??= now;
    if (now - this.#loggedAt < LOG_EVERY_MS) return;
    this.#loggedAt = now;
    this.#to.write(`boobench: ${text}\n`);
  }
}
