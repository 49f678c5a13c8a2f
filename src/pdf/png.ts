import { zlibSync } from 'fflate';
import type { PalettePicture } from './palette.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const DEFLATE_LEVEL = 9;
const BIT_DEPTH = 4;
const INDEXED_COLOUR = 3;
/** @see PNG (third edition), 11.2.2: the polynomial of the checksum */
const POLYNOMIAL = 0xedb88320;

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    value = (value & 1) === 1 ? POLYNOMIAL ^ (value >>> 1) : value >>> 1;
  }
  return value >>> 0;
});

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
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('PLTE', Uint8Array.from(colours.flat())),
    ...chunk('IDAT', zlibSync(rows, { level: DEFLATE_LEVEL })),
    ...chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(data, 8);
  let sum = 0xffffffff;
  for (const byte of bytes.subarray(4, data.length + 8)) {
    sum = (checksums[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  }
  view.setUint32(data.length + 8, (sum ^ 0xffffffff) >>> 0);
  return bytes;
}
