import { Buffer } from 'node:buffer';
import { startEngine, type PdfEngine } from './engine.ts';
import { toPalette } from './palette.ts';
import type { PictureMessage } from './picture-messages.ts';
import { palettePng } from './png.ts';

/** Most pixels of a side. */
const MOST_SIDE = 4096;

/** What the drawing process needs from the machine. */
export interface PictureHost {
  /** One function a document that is to be drawn; rejects when it cannot be had. */
  readonly documents: readonly (() => Promise<Uint8Array>)[];
  /** Content of `pdfium.wasm`. */
  readonly wasm: () => Promise<Uint8Array>;
  /** Pixels that each picture fits into, as `760x1080`. */
  readonly box: string;
  readonly say: (line: string) => Promise<void>;
}

/**
 * The whole work of the drawing process: the first page of each document as a line of JSON.
 *
 * An engine that failed on a document may be broken, so it is replaced.
 */
export async function runPictures({ documents, wasm, box, say }: PictureHost): Promise<void> {
  const bytes = await wasm();
  const [width = 1, height = 1] = box.split('x').map((side) => Math.min(MOST_SIDE, Number(side)));
  let engine: PdfEngine | null = null;
  for (const document of documents) {
    let message: PictureMessage = { kind: 'no-picture' };
    try {
      engine ??= await startEngine(bytes);
      message = pictureOf(engine, await document(), { width, height });
    } catch {
      engine = null;
    }
    await say(JSON.stringify(message));
  }
}

function pictureOf(
  engine: PdfEngine,
  bytes: Uint8Array,
  box: { readonly width: number; readonly height: number },
): PictureMessage {
  const document = engine.open(bytes);
  try {
    const pixels = document.drawPage(0, box);
    if (pixels === null) return { kind: 'no-picture' };
    const { width, height, bgrx } = pixels;
    const png = palettePng(toPalette(bgrx, width, height));
    return { kind: 'picture', width, height, base64: Buffer.from(png).toString('base64') };
  } finally {
    document.close();
  }
}
