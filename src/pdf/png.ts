import { crc32 } from 'node:zlib';
import { zlibSync } from 'fflate';
import { joinBytes } from './join-bytes.ts';
import type { PalettePicture } from './palette.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const DEFLATE_LEVEL = 7;
const BIT_DEPTH = 4;
const INDEXED_COLOUR = 3;

/**
 * A picture of at most 16 colours as PNG, half a byte a pixel.
 *
 * @returns the same bytes for the same picture on every machine
 */
export function palettePng({ width, height, colours, pixels }: PalettePicture): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([BIT_DEPTH, INDEXED_COLOUR, 0, 0, 0], 8);
  const stride = Math.ceil(width / 2) + 1;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + 1 + (x >> 1);
      const shift = x % 2 === 0 ? 4 : 0;
      rows[at] = (rows[at] ?? 0) | ((pixels[y * width + x] ?? 0) << shift);
    }
  }
  return joinBytes([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flat())),
    chunk('IDAT', zlibSync(rows, { level: DEFLATE_LEVEL })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Parts of a PNG as `palettePng` makes it: colours as red, green, blue; compressed rows. */
export interface PalettePngParts {
  readonly width: number;
  readonly height: number;
  readonly palette: Uint8Array;
  readonly data: Uint8Array;
}

/** @throws RangeError for anything but what `palettePng` makes */
export function palettePngParts(png: Uint8Array): PalettePngParts {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks = new Map<string, Uint8Array>();
  for (let at = SIGNATURE.length; at + 12 <= png.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.set(name, png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((name) => chunks.get(name));
  if (header === undefined || palette === undefined || data === undefined) {
    throw new RangeError('not a picture with a palette');
  }
  return { width: view.getUint32(16), height: view.getUint32(20), palette, data };
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}
