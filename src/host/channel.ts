import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WriteStream } from 'node:tty';
import { systemErrorCode, toMeasureError } from './system-error.ts';

/** Width of what is not a terminal: a log, a file, a pipe. */
const LOG_COLUMNS = 100;

/** One of the two streams that a person or a program reads. */
export interface OutputChannel {
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  readonly color: boolean;
  readonly columns: number;
  /**
   * Waits until all is written.
   *
   * @throws MeasureError when it could not be, other than for a reader that went away
   */
  flush(): Promise<void>;
}

/**
 * Wraps stdout or stderr, which messages call `name`. Colour is on for terminals that have it, off
 * with `NO_COLOR`, on with `FORCE_COLOR`. A reader that went away ends nothing but the writing.
 */
export function openChannel(stream: NodeJS.WriteStream, name: string): OutputChannel {
  let open = true;
  let failure: unknown = null;
  stream.on('error', (error) => {
    open = false;
    if (systemErrorCode(error) !== 'EPIPE') failure ??= error;
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
    flush: async () => {
      // A failed write calls back first and emits its error in a later turn.
      if (open) await new Promise((resolve) => stream.write('', resolve));
      await nextTurn();
      if (failure !== null) throw toMeasureError(`cannot write to ${name}`, failure);
    },
  };
}

function wantsColor(stream: Partial<WriteStream>): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return stream.isTTY === true && TERM !== 'dumb';
}
