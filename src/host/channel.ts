import type { WriteStream } from 'node:tty';

/** Width of what is not a terminal: a log, a file, a pipe. */
const LOG_COLUMNS = 100;

/** One of the two streams that a person or a program reads. */
export interface OutputChannel {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  readonly color: boolean;
  readonly columns: number;
}

/**
 * Wraps stdout or stderr. Colour is on for terminals that have it, off with `NO_COLOR`, on with
 * `FORCE_COLOR`. A reader that went away ends nothing but the writing.
 */
export function openChannel(stream: NodeJS.WriteStream): OutputChannel {
  let open = true;
  stream.on('error', () => {
    open = false;
  });
  const terminal: Partial<WriteStream> = stream;
  return {
    write: (text) => {
      if (open) stream.write(text);
    },
    isTerminal: terminal.isTTY === true,
    color: wantsColor(terminal),
    get columns() {
      return terminal.columns ?? LOG_COLUMNS;
    },
  };
}

function wantsColor(stream: Partial<WriteStream>): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return stream.isTTY === true && TERM !== 'dumb';
}
