import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PdfEngine } from '../../src/pdf/engine.ts';
import { MOST_COLOURS, toPalette } from '../../src/pdf/palette.ts';
import { palettePng } from '../../src/pdf/png.ts';
import { testEngine } from './engine.ts';
import { onePage } from './pdf-builder.ts';

/** Red below on the left, blue above on the right, the rest is paper. */
const QUARTERS = onePage({
  content: '1 0 0 rg 0 0 306 396 re f 0 0 1 rg 306 396 306 396 re f',
});

type Colour = readonly [red: number, green: number, blue: number];
const [RED, BLUE, WHITE]: readonly Colour[] = [
  [255, 0, 0],
  [0, 0, 255],
  [255, 255, 255],
];

/** Colours of an indexed PNG with four bits a pixel, row by row. */
function decodePng(png: Uint8Array): { width: number; height: number; rows: Colour[][] } {
  const view = new DataView(png.buffer, png.byteOffset);
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < png.length; at += view.getUint32(at) + 12) {
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.set(name, png.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [palette, data] = [chunks.get('PLTE')!, inflateSync(chunks.get('IDAT')!)];
  const stride = Math.ceil(width / 2) + 1;
  const colourAt = (x: number, y: number): Colour => {
    const byte = data[y * stride + 1 + (x >> 1)]!;
    const at = 3 * (x % 2 === 0 ? byte >> 4 : byte & 15);
    return [palette[at]!, palette[at + 1]!, palette[at + 2]!];
  };
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => colourAt(x, y)),
  );
  return { width, height, rows };
}

describe('drawPage', () => {
  let engine: PdfEngine;
  beforeAll(async () => {
    engine = await testEngine();
  });

  it.each([
    [612, 792],
    [101, 131],
    [99, 1000],
    [1000, 57],
    [3, 3],
  ])('draws every pixel where it belongs in a box of %i × %i', (boxWidth, boxHeight) => {
    const document = engine.open(QUARTERS);
    const pixels = document.drawPage(0, { width: boxWidth, height: boxHeight });
    document.close();
    const { width, height, bgrx } = pixels!;
    expect(width <= boxWidth && height <= boxHeight).toBe(true);
    expect(Math.max(width / boxWidth, height / boxHeight)).toBe(1);
    expect(bgrx.length).toBe(width * height * 4);
    const png = decodePng(palettePng(toPalette(bgrx, width, height)));
    expect([png.width, png.height]).toEqual([width, height]);
    const [right, bottom] = [width - 1, height - 1];
    expect(png.rows[0]![0]).toEqual(WHITE);
    expect(png.rows[0]![right]).toEqual(BLUE);
    expect(png.rows[bottom]![0]).toEqual(RED);
    expect(png.rows[bottom]![right]).toEqual(WHITE);
    const middle = width / 2;
    for (const [y, row] of png.rows.entries()) {
      if (Math.abs(y + 0.5 - height / 2) < 2) continue;
      const [left, far] = y < height / 2 ? [WHITE, BLUE] : [RED, WHITE];
      const wrong = row.filter(
        (colour, x) =>
          Math.abs(x + 0.5 - middle) >= 2 && colour.join() !== (x < middle ? left : far)!.join(),
      );
      expect([y, wrong]).toEqual([y, []]);
    }
  });

  it('gives at most sixteen colours, the same for the same pixels', () => {
    const bgrx = Uint8Array.from({ length: 64 * 64 * 4 }, (_, at) => (at * 7919) % 256);
    const first = toPalette(bgrx, 64, 64);
    expect(first.colours.length).toBeLessThanOrEqual(MOST_COLOURS);
    expect(first.pixels.every((pixel) => pixel < first.colours.length)).toBe(true);
    expect(toPalette(bgrx, 64, 64)).toEqual(first);
  });
});
