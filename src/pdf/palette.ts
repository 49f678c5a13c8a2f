/** Colours of a picture: sixteen keep the edges of letters, at half a byte a pixel. */
export const MOST_COLOURS = 16;
/** Bits of each channel that colours are counted by. */
const BITS = 5;
const LEVELS = 1 << BITS;
const CELLS = LEVELS ** 3;

/** A picture whose pixels are numbers of colours. */
export interface PalettePicture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each colour, 0–255; at most 16 colours. */
  readonly colours: readonly (readonly [number, number, number])[];
  /** A number of a colour for each pixel, row by row. */
  readonly pixels: Uint8Array;
}

interface Box {
  readonly cells: readonly number[];
  readonly weight: number;
}

/**
 * Picks the colours that stand for a picture best by cutting the colours it has at their median.
 *
 * @param bgrx blue, green, red and an unused byte for each pixel, row by row without padding
 * @returns the same for the same bytes
 */
export function toPalette(bgrx: Uint8Array, width: number, height: number): PalettePicture {
  const counts = new Uint32Array(CELLS);
  for (let at = 0; at < width * height * 4; at += 4) {
    const cell = cellOf(bgrx, at);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const used: number[] = [];
  counts.forEach((count, cell) => {
    if (count > 0) used.push(cell);
  });
  const boxes = split([boxOf(used, counts)], counts);
  const colourOf = new Uint8Array(CELLS);
  boxes.forEach(({ cells }, colour) => {
    for (const cell of cells) colourOf[cell] = colour;
  });
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = colourOf[cellOf(bgrx, at * 4)] ?? 0;
  return { width, height, colours: boxes.map((box) => meanOf(box, counts)), pixels };
}

function cellOf(bgrx: Uint8Array, at: number): number {
  const [blue, green, red] = [bgrx[at] ?? 0, bgrx[at + 1] ?? 0, bgrx[at + 2] ?? 0];
  const shift = 8 - BITS;
  return ((red >> shift) << (2 * BITS)) | ((green >> shift) << BITS) | (blue >> shift);
}

/** Level of a cell in a channel: 0 red, 1 green, 2 blue. */
function level(cell: number, channel: number): number {
  return (cell >> ((2 - channel) * BITS)) & (LEVELS - 1);
}

function boxOf(cells: readonly number[], counts: Uint32Array): Box {
  return { cells, weight: cells.reduce((sum, cell) => sum + (counts[cell] ?? 0), 0) };
}

/** Cuts the box with the widest spread, weighted little by how often it is used, until there are enough. */
function split(start: readonly Box[], counts: Uint32Array): readonly Box[] {
  const boxes = [...start];
  while (boxes.length < MOST_COLOURS) {
    const scores = boxes.map((box) => spreadOf(box).width * Math.log2(1 + box.weight));
    const most = Math.max(...scores);
    const index = scores.indexOf(most);
    const box = boxes[index];
    if (box === undefined || most <= 0) break;
    boxes.splice(index, 1, ...halves(box, counts));
  }
  return boxes;
}

function spreadOf({ cells }: Box): { readonly channel: number; readonly width: number } {
  let best = { channel: 0, width: 0 };
  for (let channel = 0; channel < 3; channel += 1) {
    let [low, high] = [LEVELS, 0];
    for (const cell of cells) {
      const at = level(cell, channel);
      if (at < low) low = at;
      if (at > high) high = at;
    }
    if (high - low > best.width) best = { channel, width: high - low };
  }
  return best;
}

/** Two boxes, cut in the middle of the channel that differs most: paper would win every median. */
function halves(box: Box, counts: Uint32Array): readonly Box[] {
  const { channel } = spreadOf(box);
  let [from, to] = [LEVELS, 0];
  for (const cell of box.cells) {
    from = Math.min(from, level(cell, channel));
    to = Math.max(to, level(cell, channel));
  }
  const middle = (from + to) / 2;
  const below = box.cells.filter((cell) => level(cell, channel) <= middle);
  const above = box.cells.filter((cell) => level(cell, channel) > middle);
  return [boxOf(below, counts), boxOf(above, counts)];
}

function meanOf({ cells, weight }: Box, counts: Uint32Array): readonly [number, number, number] {
  const mean = (channel: number): number => {
    const sum = cells.reduce((all, cell) => all + level(cell, channel) * (counts[cell] ?? 0), 0);
    return weight === 0 ? 255 : Math.round(((sum / weight) * 255) / (LEVELS - 1));
  };
  return [mean(0), mean(1), mean(2)];
}
