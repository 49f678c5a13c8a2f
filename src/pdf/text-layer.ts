import { EngineError, type EngineFault, type PdfDocument, type PdfEngine } from './engine.ts';
import { buildLines, type TextLine } from './lines.ts';

/** The text layer of one page. */
export interface PageText {
  /** Place in the document, from 1. */
  readonly page: number;
  /** Size of the page as shown, in points. */
  readonly width: number;
  readonly height: number;
  /** From top to bottom; empty for a page without a text layer. */
  readonly lines: readonly TextLine[];
}

export type DocumentFault = EngineFault | 'empty-file' | 'not-a-pdf' | 'no-pages';

export type LayerEnd =
  /** `pages` counts the pages that were read, `notices` what is odd about them. */
  | { readonly kind: 'read'; readonly pages: number; readonly notices: readonly string[] }
  | { readonly kind: 'unreadable'; readonly fault: DocumentFault };

/** Longest document that is read: far above any set of pages to test a parser with. */
export const MOST_DOCUMENT_BYTES = 256 * 1024 * 1024;
/** Where the header must be. @see ISO 32000-1, annex H, implementation note 13 */
const HEADER_BYTES = 1024;
/** How far from the end the end-of-file marker is looked for. */
const TRAILER_BYTES = 64 * 1024;
/** Pages in a row that cannot be found, after which the stated page count is not believed. */
const MOST_MISSING = 200;

/**
 * Reads the text layer of a document, page by page.
 *
 * Hostile documents can take any time and all the engine's memory: call it in a process of its own.
 *
 * @param bytes the whole file; not kept
 * @param onPage called in page order; the next page waits for it, so that no page is kept
 * @throws what the engine throws when it crashes
 */
export async function readTextLayer(
  engine: PdfEngine,
  bytes: Uint8Array,
  onPage: (page: PageText, pageCount: number) => void | Promise<void>,
): Promise<LayerEnd> {
  if (bytes.length === 0) return { kind: 'unreadable', fault: 'empty-file' };
  const header = latin1(bytes.subarray(0, HEADER_BYTES));
  if (!header.includes('%PDF-')) return { kind: 'unreadable', fault: 'not-a-pdf' };
  const ended = latin1(bytes.subarray(-TRAILER_BYTES)).includes('%%EOF');
  try {
    const document = engine.open(bytes);
    // Half a file may still hold whole pages, but a budget from half the text would be too small.
    if (!document.soundTable && !ended) return { kind: 'unreadable', fault: 'damaged' };
    return await readPages(document, onPage);
  } catch (error) {
    if (error instanceof EngineError) return { kind: 'unreadable', fault: error.fault };
    throw error;
  }
}

async function readPages(
  document: PdfDocument,
  onPage: (page: PageText, pageCount: number) => void | Promise<void>,
): Promise<LayerEnd> {
  const seen = new Set<number>();
  const notices: string[] = [];
  let [pages, again, missing, missingInARow] = [0, 0, 0, 0];
  for (let index = 0; index < document.pageCount && missingInARow < MOST_MISSING; index += 1) {
    const object = document.pageObject(index);
    if (object !== null && object > 0 && seen.has(object)) {
      again += 1;
      missingInARow += 1;
      continue;
    }
    const page = document.readPage(index);
    if (page === null) {
      missing += 1;
      missingInARow += 1;
      continue;
    }
    if (object !== null) seen.add(object);
    missingInARow = 0;
    pages += 1;
    const lines = buildLines(page.glyphs, page);
    await onPage(
      { page: pages, width: page.width, height: page.height, lines },
      document.pageCount,
    );
  }
  document.close();
  if (pages === 0) return { kind: 'unreadable', fault: 'no-pages' };
  if (again > 0) {
    notices.push(
      `the page tree is circular or names a page twice: it counts ${document.pageCount} pages and has ${pages}; each was read once`,
    );
  }
  if (missing > 0) {
    notices.push(
      `the page tree counts ${document.pageCount} pages, but only ${pages} can be found`,
    );
  }
  return { kind: 'read', pages, notices };
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}
