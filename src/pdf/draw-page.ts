import type { init } from '@embedpdf/pdfium';
import type { EngineMemory } from './raw-exports.ts';

type Module = Awaited<ReturnType<typeof init>>;

/** @see fpdfview.h: FPDFBitmap_BGRx, FPDF_ANNOT; FPDF_REVERSE_BYTE_ORDER is not set */
const BGRX = 3;
const BYTES_A_PIXEL = 4;
const WITH_ANNOTATIONS = 1;
const PAPER = 0xffffffff;

/** A page as pixels: blue, green, red and an unused byte each, row by row. */
export interface PagePixels {
  readonly width: number;
  readonly height: number;
  readonly bgrx: Uint8Array;
}

/**
 * Draws an open page.
 *
 * @param box pixels that the picture fits into, whatever size the document states
 * @returns null for a page without extent, and where there is no memory for it
 */
export function drawPage(
  module: Module,
  memory: EngineMemory,
  page: number,
  box: { readonly width: number; readonly height: number },
): PagePixels | null {
  const [pageWidth, pageHeight] = [
    module.FPDF_GetPageWidthF(page),
    module.FPDF_GetPageHeightF(page),
  ];
  if (!(pageWidth > 0) || !(pageHeight > 0)) return null;
  const scale = Math.min(box.width / pageWidth, box.height / pageHeight);
  const width = Math.max(1, Math.min(box.width, Math.round(pageWidth * scale)));
  const height = Math.max(1, Math.min(box.height, Math.round(pageHeight * scale)));
  const bitmap = module.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0);
  if (bitmap === 0) return null;
  try {
    module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, PAPER);
    module.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS);
    return { width, height, bgrx: pixelsOf(module, memory, bitmap, { width, height }) };
  } finally {
    module.FPDFBitmap_Destroy(bitmap);
  }
}

/** The bitmap's rows without the padding between them. */
function pixelsOf(
  module: Module,
  memory: EngineMemory,
  bitmap: number,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const start = module.FPDFBitmap_GetBuffer(bitmap);
  const stride = module.FPDFBitmap_GetStride(bitmap);
  const row = width * BYTES_A_PIXEL;
  if (stride < row) throw new RangeError(`rows of ${stride} bytes for ${width} pixels`);
  const bytes = new Uint8Array(memory.buffer, start, stride * height);
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1)
    pixels.set(bytes.subarray(y * stride, y * stride + row), y * row);
  return pixels;
}
