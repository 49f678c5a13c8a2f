import type * as PdfLib from '@cantoo/pdf-lib';
import type { Pixels } from './sheet.ts';

/** What writes documents: the PDF library, and a deflate that gives the same bytes everywhere. */
export interface Press {
  readonly pdf: typeof PdfLib;
  readonly deflate: (bytes: Uint8Array) => Uint8Array;
}

/** Grey pages carry 16 shades: enough for the edges of letters, and half the bytes. */
const GREY_BITS = 4;

/**
 * A document of one page that is a picture and nothing else.
 *
 * @returns the same bytes for the same pixels
 */
export async function imagePdf(
  { pdf, deflate }: Press,
  pixels: Pixels,
  dpi: number,
): Promise<Uint8Array> {
  const { PDFDocument, PDFName } = pdf;
  const document = await PDFDocument.create({ updateMetadata: false });
  const { width, height, channels } = pixels;
  const [pageWidth, pageHeight] = [(width * 72) / dpi, (height * 72) / dpi];
  const page = document.addPage([pageWidth, pageHeight]);
  const isGrey = channels === 1;
  const image = document.context.stream(deflate(isGrey ? greyRows(pixels) : colourRows(pixels)), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: isGrey ? 'DeviceGray' : 'DeviceRGB',
    BitsPerComponent: isGrey ? GREY_BITS : 8,
    Filter: 'FlateDecode',
    ...(isGrey
      ? {}
      : { DecodeParms: { Predictor: 15, Colors: 3, BitsPerComponent: 8, Columns: width } }),
  });
  page.node.setXObject(PDFName.of('Im0'), document.context.register(image));
  const drawing = document.context.stream(`q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Im0 Do Q`);
  page.node.set(PDFName.of('Contents'), document.context.register(drawing));
  return document.save({ addDefaultPage: false });
}

/** Two pixels a byte; each row starts a byte of its own. */
function greyRows({ width, height, data }: Pixels): Uint8Array {
  const stride = Math.ceil(width / 2);
  const packed = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = ((data[y * width + x] ?? 0) * 15 + 127) / 255;
      packed[y * stride + (x >> 1)] =
        (packed[y * stride + (x >> 1)] ?? 0) | (Math.floor(shade) << (x % 2 === 0 ? 4 : 0));
    }
  }
  return packed;
}

/** PNG's filter "up" before each row. */
function colourRows({ width, height, data }: Pixels): Uint8Array {
  const stride = width * 3;
  const packed = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const to = y * (stride + 1);
    packed[to] = 2;
    for (let at = 0; at < stride; at += 1) {
      const above = y === 0 ? 0 : (data[(y - 1) * stride + at] ?? 0);
      packed[to + 1 + at] = (data[y * stride + at] ?? 0) - above;
    }
  }
  return packed;
}
