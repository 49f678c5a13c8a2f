import { Buffer } from 'node:buffer';
import { startEngine, type PdfEngine } from './engine.ts';
import { toPalette } from './palette.ts';
import type { PictureMessage } from './picture-messages.ts';
import { palettePng } from './png.ts';

/** Pixels that the picture of a page fits into: a page of print can be read. */
const BOX = { width: 760, height: 1080 };

/** What the drawing process needs from the machine. */
export interface PictureHost {
  /** One function a document that is to be drawn; rejects when it cannot be had. */
  readonly documents: readonly (() => Promise<Uint8Array>)[];
  /** Content of `pdfium.wasm`. */
  readonly wasm: () => Promise<Uint8Array>;
  readonly say: (line: string) => Promise<void>;
}

/**
 * The whole work of the drawing process: the first page of each document as a line of JSON.
 *
 * An engine that failed on a document may be broken, so it is replaced.
 */
export async function runPictures({ documents, wasm, say }: PictureHost): Promise<void> {
  const bytes = await wasm();
  let engine: PdfEngine | null = null;
  for (const document of documents) {
    let message: PictureMessage = { kind: 'no-picture' };
    try {
      engine ??= await startEngine(bytes);
      message = pictureOf(engine, await document());
    } catch {
      engine = null;
    }
    await say(JSON.stringify(message));
  }
}

function pictureOf(engine: PdfEngine, bytes: Uint8Array): PictureMessage {
  const document = engine.open(bytes);
  try {
    const pixels = document.drawPage(0, BOX);
    if (pixels === null) return { kind: 'no-picture' };
    const { width, height, bgrx } = pixels;
    const png = palettePng(toPalette(bgrx, width, height));
    return { kind: 'picture', width, height, base64: Buffer.from(png).toString('base64') };
  } finally {
    document.close();
  }
}
