import { openFile } from './files.ts';

/** One line of a file without its line ending; `bytes` is null for a line longer than allowed. */
export interface FileLine {
  readonly number: number;
  readonly bytes: Buffer | null;
}

const CHUNK_BYTES = 1 << 20;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Streams the lines of a file, split at LF or CRLF, with a leading UTF-8 byte order mark dropped.
 *
 * An empty file has no lines; a last line without line ending counts. Memory is one chunk and one
 * line; a line longer than `maxLineBytes` is passed over and yielded without its bytes.
 *
 * @throws InputError when the file cannot be read
 */
export async function* readLines(path: string, maxLineBytes: number): AsyncGenerator<FileLine> {
  const file = await openFile(path);
  try {
    let parts: Buffer[] = [];
    let length = 0;
    let number = 0;
    const take = (part: Buffer): void => {
      length += part.length;
      if (length > maxLineBytes) parts = [];
      else if (part.length > 0) parts.push(part);
    };
    const end = (): FileLine => {
      number += 1;
      const bytes = length > maxLineBytes ? null : trimmed(Buffer.concat(parts), number === 1);
      parts = [];
      length = 0;
      return { number, bytes };
    };
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES);
      if (bytesRead === 0) break;
      let from = 0;
      for (;;) {
        const at = chunk.subarray(0, bytesRead).indexOf(LINE_FEED, from);
        if (at === -1) break;
        take(chunk.subarray(from, at));
        yield end();
        from = at + 1;
      }
      take(chunk.subarray(from, bytesRead));
    }
    if (length > 0) yield end();
  } finally {
    await file.close();
  }
}

function trimmed(line: Buffer, first: boolean): Buffer {
  const start = first && line.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
  const end = line.at(-1) === CARRIAGE_RETURN ? line.length - 1 : line.length;
  return line.subarray(start, Math.max(start, end));
}
