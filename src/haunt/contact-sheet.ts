import { type Pixels, Sheet } from './sheet.ts';
import type { Studio } from './studio.ts';

/** A page in small, red, green and blue a pixel. */
export interface Thumbnail {
  readonly name: string;
  readonly picture: Pixels;
}

/** Pixels of a thumbnail at its widest and highest, and of the space about it. */
const WIDTH = 210;
const HEIGHT = 290;
const GAP = 14;
const LABEL = 22;
const COLUMNS = 8;
const BACKGROUND = 226;

/**
 * A page made small: each pixel the mean of those that it stands for.
 *
 * @param box pixels that it must fit into
 */
export function thumbnailOf(
  name: string,
  page: Pixels,
  box: { readonly width: number; readonly height: number } = { width: WIDTH, height: HEIGHT },
): Thumbnail {
  const scale = Math.min(box.width / page.width, box.height / page.height);
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        data[(y * width + x) * 3 + channel] = meanOf(
          page,
          x / scale,
          y / scale,
          1 / scale,
          channel,
        );
      }
    }
  }
  return { name, picture: { width, height, channels: 3, data } };
}

/** Mean of a square of samples. */
function meanOf(page: Pixels, left: number, top: number, size: number, channel: number): number {
  const at = Math.min(channel, page.channels - 1);
  const right = Math.min(page.width, Math.ceil(left + size));
  const bottom = Math.min(page.height, Math.ceil(top + size));
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(top); y < bottom; y += 1) {
    for (let x = Math.floor(left); x < right; x += 1) {
      sum += page.data[(y * page.width + x) * page.channels + at] ?? 0;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/**
 * All pages of a room on one sheet, with their names.
 *
 * @returns a PNG
 */
export function contactSheet(studio: Studio, thumbnails: readonly Thumbnail[]): Uint8Array {
  const columns = Math.min(COLUMNS, Math.max(1, thumbnails.length));
  const rows = Math.ceil(thumbnails.length / columns);
  const size = {
    width: GAP + columns * (WIDTH + GAP),
    height: GAP + rows * (HEIGHT + LABEL + GAP),
  };
  const sheet = new Sheet(studio, size, { dpi: 1, colour: true });
  try {
    sheet.fill(BACKGROUND);
    thumbnails.forEach(({ name, picture }, index) => {
      const x = GAP + (index % columns) * (WIDTH + GAP);
      const y = GAP + Math.floor(index / columns) * (HEIGHT + LABEL + GAP);
      sheet.picture(picture, x + Math.floor((WIDTH - picture.width) / 2), y);
      const style = { fonts: ['noto-sans'], size: 13 };
      sheet.text(name, style, ({ width }) => ({ x: x + (WIDTH - width) / 2, y: y + HEIGHT + 16 }));
    });
    return sheet.png();
  } finally {
    sheet.dispose();
  }
}
