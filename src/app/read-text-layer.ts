import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { InterruptedError, MeasureError } from '../errors.ts';
import { kindOfPath } from '../host/files.ts';
import { runIsolatedChild, type ChildEnd, type ChildLimits } from '../host/isolated-child.ts';
import { parseMessage, type ReaderMessage } from '../pdf/messages.ts';
import type { DocumentFault, PageText } from '../pdf/text-layer.ts';

/** Most text of one document, in UTF-16 units; a book of 1,000 pages has about 3 million. */
const MOST_TEXT = 32 * 1024 * 1024;

/** Limits of the process that reads a document. */
export const READER_LIMITS: ChildLimits = {
  memoryBytes: 1024 * 1024 * 1024,
  silenceMs: 30_000,
  totalMs: 15 * 60_000,
  lineBytes: 256 * 1024 * 1024,
};

export type TextLayer =
  | {
      readonly kind: 'text';
      readonly pages: readonly PageText[];
      readonly notices: readonly string[];
    }
  /** A scan: the document has pages, and not one character of text. */
  | { readonly kind: 'no-text'; readonly pages: number; readonly notices: readonly string[] }
  /** One sentence that names the file and what is wrong with it. */
  | { readonly kind: 'unreadable'; readonly reason: string };

export interface ReadOptions {
  /** How messages name the file; its path where absent. */
  readonly shownAs?: string;
  /** Called after each page, with the number of pages that the document states. */
  readonly onPage?: (page: number, pageCount: number) => void;
  readonly signal?: AbortSignal | undefined;
  readonly limits?: ChildLimits;
}

/**
 * Reads the text layer of a PDF in a process of its own, within limits of time and memory.
 *
 * @returns the pages with their lines, or why there are none; what is wrong with a document is
 *   never thrown
 * @throws InterruptedError when `signal` stops it
 * @throws MeasureError when the reading process cannot be started
 */
export async function readTextLayer(path: string, options: ReadOptions = {}): Promise<TextLayer> {
  const shown = options.shownAs ?? path;
  const kind = await kindOfPath(path);
  if (kind !== 'file') {
    const what =
      kind === 'missing' ? 'it does not exist or cannot be reached' : 'it is not a regular file';
    return { kind: 'unreadable', reason: `${shown} cannot be read: ${what}` };
  }
  const limits = options.limits ?? READER_LIMITS;
  const pages: PageText[] = [];
  let textLength = 0;
  let last: Exclude<ReaderMessage, { kind: 'page' }> | null = null;
  const end = await runIsolatedChild({
    entry: readerEntry(),
    args: [resolve(path)],
    limits,
    signal: options.signal,
    onLine: (line) => {
      const message = parseMessage(line);
      if (message?.kind !== 'page') {
        last = message;
        return undefined;
      }
      pages.push(message.page);
      for (const { text } of message.page.lines) textLength += text.length;
      if (textLength > MOST_TEXT) return 'stop';
      options.onPage?.(pages.length, message.pageCount);
      return undefined;
    },
  });
  if (options.signal?.aborted === true) {
    throw new InterruptedError('interrupted', `stopped while reading ${shown}`);
  }
  if (end.kind === 'stopped') return unreadable(shown, faults['too-much-text']);
  return conclude(shown, pages, last, end, limits);
}

function conclude(
  shown: string,
  pages: readonly PageText[],
  last: Exclude<ReaderMessage, { kind: 'page' }> | null,
  end: ChildEnd,
  limits: ChildLimits,
): TextLayer {
  if (last === null) return unreadable(shown, brokenOff(end, pages.length + 1, limits));
  if (last.kind === 'refused') return { kind: 'unreadable', reason: last.reason };
  if (last.end.kind === 'unreadable') return unreadable(shown, faults[last.end.fault]);
  const { notices } = last.end;
  const hasText = pages.some((page) => page.lines.length > 0);
  return hasText
    ? { kind: 'text', pages, notices }
    : { kind: 'no-text', pages: pages.length, notices };
}

function unreadable(shown: string, what: string): TextLayer {
  return { kind: 'unreadable', reason: `${shown} ${what}` };
}

const faults: Readonly<Record<DocumentFault, string>> = {
  'empty-file': 'is an empty file, not a PDF',
  'not-a-pdf': 'is not a PDF: its first 1,024 bytes have no %PDF- header',
  damaged: 'is a damaged or incomplete PDF and cannot be read',
  password: 'needs a password to be opened',
  'unsupported-encryption': 'is encrypted in a way that is not supported',
  'no-pages': 'is a damaged PDF: no page can be found in it',
  'too-much-memory': 'took too much memory to read',
  'too-much-text': 'has more text than a document may have',
};

function brokenOff(end: ChildEnd, page: number, limits: ChildLimits): string {
  switch (end.kind) {
    case 'silent':
      return `took too long: page ${page} was not read within ${seconds(end.afterMs)}`;
    case 'overtime':
      return `took too long: page ${page} was reached after ${seconds(end.afterMs)}`;
    case 'too-much-memory':
      return `took too much memory on page ${page}: more than ${mebibytes(limits.memoryBytes)}`;
    case 'line-too-long':
      return `has more text on page ${page} than a page may have`;
    case 'not-started':
      throw new MeasureError(
        'reader-not-started',
        `cannot start the process that reads PDFs: ${end.reason}`,
      );
    case 'stopped':
    case 'exited':
      return `made the PDF engine crash on page ${page} (${endOf(end)})`;
    default:
      return end satisfies never;
  }
}

function endOf(end: ChildEnd): string {
  if (end.kind !== 'exited') return end.kind;
  return end.signal === null ? `exit code ${end.exitCode ?? 'unknown'}` : end.signal;
}

function seconds(ms: number): string {
  return `${ms / 1000} seconds`;
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / (1024 * 1024))} MiB`;
}

/** The entry beside the bundle, or the source file when this one runs from source. */
export function readerEntry(): URL {
  const bundled = new URL('pdf-child.js', import.meta.url);
  return existsSync(bundled) ? bundled : new URL('../cli/pdf-child.ts', import.meta.url);
}
