import { resolve } from 'node:path';
import { InterruptedError, MeasureError } from '../errors.ts';
import { runIsolatedChild } from '../host/isolated-child.ts';
import { parsePictureMessage } from '../pdf/picture-messages.ts';
import { READER_LIMITS, readerEntry } from './read-text-layer.ts';

/** Documents that one process draws: few enough for a command line, many enough to start seldom. */
const DOCUMENTS_A_PROCESS = 24;
/** A page at the size of a report is drawn in well under a second. */
const SILENCE_MS = 15_000;

/** The first page of a document as PNG. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly base64: string;
}

/** Pixels that the picture of a page fits into: a page of print can be read. */
export const PICTURE_BOX = { width: 760, height: 1080 };

export interface DrawOptions {
  /** Pixels that each picture fits into. */
  readonly box?: { readonly width: number; readonly height: number };
  readonly signal?: AbortSignal | undefined;
}

/**
 * Draws the first page of documents, each in a process within limits of time and memory.
 *
 * A document that the process dies of has no picture; the others go on in a new one.
 *
 * @param onPicture told of each document in order; `stop` ends it
 * @throws InterruptedError when `signal` stops it
 * @throws MeasureError when the process cannot be started
 */
export async function drawPages(
  paths: readonly string[],
  onPicture: (index: number, picture: PagePicture | null) => 'stop' | undefined,
  { box = PICTURE_BOX, signal }: DrawOptions = {},
): Promise<void> {
  let done = 0;
  const state = { isStopped: false };
  const tell = (picture: PagePicture | null): 'stop' | undefined => {
    if (onPicture(done, picture) === 'stop') state.isStopped = true;
    done += 1;
    return state.isStopped ? 'stop' : undefined;
  };
  while (done < paths.length && !state.isStopped) {
    const batch = paths.slice(done, done + DOCUMENTS_A_PROCESS).map((path) => resolve(path));
    const until = done + batch.length;
    const end = await runIsolatedChild({
      entry: readerEntry(),
      args: ['--pictures', `${box.width}x${box.height}`, ...batch],
      limits: { ...READER_LIMITS, silenceMs: SILENCE_MS },
      signal,
      onLine: (line) => {
        const message = parsePictureMessage(line);
        return tell(message?.kind === 'picture' ? message : null);
      },
    });
    if (signal?.aborted === true)
      throw new InterruptedError('interrupted', 'stopped while drawing');
    if (end.kind === 'not-started') {
      throw new MeasureError('reader-not-started', `cannot start what draws pages: ${end.reason}`);
    }
    if (done < until && !state.isStopped) tell(null);
  }
}
