import { init } from '@embedpdf/pdfium';
import { drawPage, type PagePixels } from './draw-page.ts';
import type { GlyphPage } from './glyph.ts';
import { GlyphReader } from './glyph-reader.ts';
import { place, within, type Box } from './placement.ts';
import { isRawExports, type EngineMemory, type RawExports } from './raw-exports.ts';
import { turnVerticalWriting } from './vertical.ts';

/** Most memory that the engine may take, in bytes; above it a document is called too large. */
const ENGINE_MEMORY_BYTES = 640 * 1024 * 1024;
/** Most glyphs of one page; a dense page of print has under 20,000. */
const MOST_PAGE_GLYPHS = 1_000_000;
const WASM_PAGE_BYTES = 65_536;

/** Why the engine gave up on a document. */
export type EngineFault =
  | 'damaged'
  | 'password'
  | 'unsupported-encryption'
  | 'too-much-memory'
  | 'too-much-text';

export class EngineError extends Error {
  readonly fault: EngineFault;
  constructor(fault: EngineFault, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'EngineError';
    this.fault = fault;
  }
}

/** An open document; pages are numbered from 0. */
export interface PdfDocument {
  /** As the document states it; a hostile document states what it likes. */
  readonly pageCount: number;
  /** False when the cross-reference table was broken and had to be guessed. */
  readonly soundTable: boolean;
  /** Object number of a page, 0 where it has none; null where there is no such page. */
  pageObject(index: number): number | null;
  /** @throws EngineError when the page is too much; null where it cannot be loaded */
  readPage(index: number): GlyphPage | null;
  /** The page as pixels within `box`; null where it cannot be loaded or drawn. */
  drawPage(
    index: number,
    box: { readonly width: number; readonly height: number },
  ): PagePixels | null;
  close(): void;
}

export interface PdfEngine {
  /** @throws EngineError when the document cannot be opened */
  open(bytes: Uint8Array): PdfDocument;
}

type Module = Awaited<ReturnType<typeof init>>;

/**
 * Starts PDFium.
 *
 * A document that drives it out of memory or into a fault leaves it unusable: start another one,
 * in another process.
 *
 * @param wasm content of `pdfium.wasm`
 */
export async function startEngine(wasm: Uint8Array): Promise<PdfEngine> {
  const module = await init({
    wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength),
    print: () => undefined,
    printErr: () => undefined,
  });
  const raw: object = module.pdfium.wasmExports;
  if (!isRawExports(raw)) throw new TypeError('pdfium.wasm does not fit the code that drives it');
  const guard = limitMemory(raw.memory);
  module.PDFiumExt_Init();
  return { open: (bytes) => openDocument(module, raw, guard, bytes) };
}

interface MemoryGuard {
  full: boolean;
}

/** The engine asks its memory to grow through this one method; past the limit it is refused. */
function limitMemory(memory: EngineMemory): MemoryGuard {
  const guard: MemoryGuard = { full: false };
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE_BYTES > ENGINE_MEMORY_BYTES) {
      guard.full = true;
      throw new RangeError('the document needs more memory than the engine may take');
    }
    guard.full = false;
    return grow(pages);
  };
  return guard;
}

function guarded<T>(guard: MemoryGuard, work: () => T): T {
  guard.full = false;
  let result: T;
  try {
    result = work();
  } catch (cause) {
    if (guard.full) throw new EngineError('too-much-memory', { cause });
    throw cause;
  }
  // Where memory runs short the engine may carry on without what it could not unpack.
  if (guard.full) throw new EngineError('too-much-memory');
  return result;
}

function openDocument(
  module: Module,
  raw: RawExports,
  guard: MemoryGuard,
  bytes: Uint8Array,
): PdfDocument {
  return guarded(guard, () => {
    const data = raw.malloc(Math.max(1, bytes.length));
    if (data === 0) throw new EngineError('too-much-memory');
    new Uint8Array(raw.memory.buffer).set(bytes, data);
    const document = module.FPDF_LoadMemDocument(data, bytes.length, '');
    if (document === 0 && !guard.full) throw new EngineError(openFault(module.FPDF_GetLastError()));
    return {
      pageCount: module.FPDF_GetPageCount(document),
      soundTable: module.FPDF_DocumentHasValidCrossReferenceTable(document),
      pageObject: (index) => {
        const number = module.EPDFDoc_GetPageObjectNumberByIndex(document, index);
        return number < 0 ? null : number;
      },
      readPage: (index) => guarded(guard, () => readPage(module, raw, document, index)),
      drawPage: (index, box) =>
        guarded(guard, () => {
          const page = loadWithAnnotations(module, document, index);
          if (page === 0) return null;
          try {
            return drawPage(module, raw.memory, page, box);
          } finally {
            module.FPDF_ClosePage(page);
          }
        }),
      close: () => {
        module.FPDF_CloseDocument(document);
        raw.free(data);
      },
    };
  });
}

/** @see fpdfview.h, `FPDF_GetLastError` */
function openFault(code: number): EngineFault {
  if (code === 4) return 'password';
  return code === 5 ? 'unsupported-encryption' : 'damaged';
}

function readPage(
  module: Module,
  raw: RawExports,
  document: number,
  index: number,
): GlyphPage | null {
  const page = loadWithAnnotations(module, document, index);
  if (page === 0) return null;
  const text = module.FPDFText_LoadPage(page);
  const scratch = raw.malloc(64);
  try {
    const box = boxOf(module, raw, page, scratch);
    const rotation = module.FPDFPage_GetRotation(page);
    const turned = rotation % 2 === 1;
    const size = {
      width: turned ? box.height : box.width,
      height: turned ? box.width : box.height,
    };
    const count = text === 0 ? 0 : Math.max(0, module.FPDFText_CountChars(text));
    if (count > MOST_PAGE_GLYPHS) throw new EngineError('too-much-text');
    const glyphs = turnVerticalWriting(new GlyphReader(raw, text, scratch).read(count));
    return {
      ...size,
      glyphs: glyphs.map((glyph) => place(glyph, box, rotation)).filter(within(size)),
    };
  } finally {
    raw.free(scratch);
    if (text !== 0) module.FPDFText_ClosePage(text);
    module.FPDF_ClosePage(page);
  }
}

/** What a form field or a note shows is on the page for a reader: it is painted into the page. */
function loadWithAnnotations(module: Module, document: number, index: number): number {
  const page = module.FPDF_LoadPage(document, index);
  if (page === 0 || module.FPDFPage_GetAnnotCount(page) === 0) return page;
  const flattened = module.FPDFPage_Flatten(page, FLATTEN_FOR_DISPLAY) === FLATTENED;
  if (!flattened) return page;
  module.FPDF_ClosePage(page);
  return module.FPDF_LoadPage(document, index);
}

/** @see fpdf_flatten.h: FLAT_NORMALDISPLAY, FLATTEN_SUCCESS */
const FLATTEN_FOR_DISPLAY = 0;
const FLATTENED = 1;

function boxOf(module: Module, raw: RawExports, page: number, scratch: number): Box {
  module.FPDF_GetPageBoundingBox(page, scratch);
  const view = new DataView(raw.memory.buffer, scratch, 16);
  const [left, top] = [view.getFloat32(0, true), view.getFloat32(4, true)];
  const [right, bottom] = [view.getFloat32(8, true), view.getFloat32(12, true)];
  return { left, bottom, width: Math.max(0, right - left), height: Math.max(0, top - bottom) };
}
