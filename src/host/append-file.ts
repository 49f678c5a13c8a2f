import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { toMeasureError } from './system-error.ts';

/** A file that only grows, line by line; each line is in the file when `append` returns. */
export class AppendFile {
  readonly #path: string;
  readonly #fd: number;
  #length: number;

  /**
   * @param wholeBytes what of an existing file to keep; the rest, half a line, is cut off
   * @throws MeasureError when it cannot be written to
   */
  constructor(path: string, wholeBytes: number) {
    this.#path = path;
    this.#length = wholeBytes;
    try {
      this.#fd = openSync(path, wholeBytes === 0 ? 'w' : 'r+');
      ftruncateSync(this.#fd, wholeBytes);
    } catch (error) {
      throw toMeasureError(`cannot write ${path}`, error);
    }
  }

  /** @throws MeasureError when the line does not fit on the disk; the file ends with the line before */
  append(line: string): void {
    const bytes = Buffer.from(line);
    try {
      for (let done = 0; done < bytes.length;) {
        done += writeSync(this.#fd, bytes, done, bytes.length - done, this.#length + done);
      }
      this.#length += bytes.length;
    } catch (error) {
      this.#cut();
      throw toMeasureError(`cannot write ${this.#path}`, error);
    }
  }

  /** Half a line at the end is cut off when the file is opened again, so a disk may refuse this. */
  #cut(): void {
    try {
      ftruncateSync(this.#fd, this.#length);
    } catch {
      // The error that led here tells more.
    }
  }

  close(): void {
    closeSync(this.#fd);
  }
}
