import type { Random } from './random.ts';
import type { Pixels } from './sheet.ts';

/** Scan noise by name, each with a strength from 0, none, to 1. */
export const DEGRADATIONS = [
  'skew',
  'blur',
  'speckle',
  'jpeg',
  'faded',
  'bleed',
  'low-resolution',
] as const;
export type Degradation = (typeof DEGRADATIONS)[number];
export type Degradations = Readonly<Partial<Record<Degradation, number>>>;

const PAPER = 255;
/** Steepest skew, as a share of the width: about 1.7 degrees. */
const MOST_SKEW = 0.03;

/** The page as a poor scanner sees it, in the order in which a scan goes wrong. */
export function degrade(pixels: Pixels, strengths: Degradations, random: Random): Pixels {
  let page = pixels;
  const at = (name: Degradation): number => strengths[name] ?? 0;
  if (at('bleed') > 0) page = bleed(page, at('bleed'));
  if (at('faded') > 0) page = fade(page, at('faded'));
  if (at('skew') > 0) page = skew(page, at('skew') * (random.chance(0.5) ? 1 : -1));
  if (at('low-resolution') > 0) page = coarsen(page, at('low-resolution'));
  if (at('blur') > 0) page = blur(page, at('blur'));
  if (at('jpeg') > 0) page = blocks(page, at('jpeg'));
  if (at('speckle') > 0) page = speckle(page, at('speckle'), random);
  return page;
}

/** The nearest shade that a sample can have. */
function shade(value: number): number {
  return Math.max(0, Math.min(PAPER, Math.round(value)));
}

/** Applies `value` to every sample. */
function mapped(pixels: Pixels, value: (x: number, y: number, channel: number) => number): Pixels {
  const { width, height, channels } = pixels;
  const data = new Uint8Array(pixels.data.length);
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < channels; channel += 1) {
        data[to] = shade(value(x, y, channel));
        to += 1;
      }
    }
  }
  return { ...pixels, data };
}

/** A sample; paper outside the page. */
function sample(
  { width, height, channels, data }: Pixels,
  x: number,
  y: number,
  channel: number,
): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return PAPER;
  return data[(y * width + x) * channels + channel] ?? PAPER;
}

/** Shears both ways, as a sheet that lies askew; ink that would leave the paper stays on it. */
function skew(pixels: Pixels, strength: number): Pixels {
  const slope = strength * MOST_SKEW;
  const { width, height } = pixels;
  return mapped(pixels, (x, y, channel) => {
    const fromX = x + slope * (y - height / 2);
    const fromY = y - slope * (x - width / 2);
    const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
    const [right, down] = [fromX - left, fromY - top];
    const upper =
      sample(pixels, left, top, channel) * (1 - right) +
      sample(pixels, left + 1, top, channel) * right;
    const lower =
      sample(pixels, left, top + 1, channel) * (1 - right) +
      sample(pixels, left + 1, top + 1, channel) * right;
    return upper * (1 - down) + lower * down;
  });
}

/** Mean over a square of up to 7 pixels, mixed with the sharp page. */
function blur(pixels: Pixels, strength: number): Pixels {
  const radius = Math.max(1, Math.round(strength * 3));
  const along = (page: Pixels, dx: number, dy: number): Pixels =>
    mapped(page, (x, y, channel) => {
      let sum = 0;
      for (let step = -radius; step <= radius; step += 1) {
        sum += sample(page, x + step * dx, y + step * dy, channel);
      }
      return sum / (2 * radius + 1);
    });
  const soft = along(along(pixels, 1, 0), 0, 1);
  const share = Math.min(1, 0.4 + strength * 0.6);
  return mapped(
    pixels,
    (x, y, channel) =>
      sample(soft, x, y, channel) * share + sample(pixels, x, y, channel) * (1 - share),
  );
}

/** Dust: dark dots on paper and light ones in ink. */
function speckle(pixels: Pixels, strength: number, random: Random): Pixels {
  const { width, height, channels } = pixels;
  const data = Uint8Array.from(pixels.data);
  const dots = Math.round(width * height * strength * 0.002);
  for (let dot = 0; dot < dots; dot += 1) {
    const [x, y, size] = [random.int(0, width - 1), random.int(0, height - 1), random.int(1, 2)];
    const dust = random.chance(0.75) ? random.int(40, 150) : PAPER;
    for (let dy = 0; dy < size; dy += 1) {
      for (let dx = 0; dx < size; dx += 1) {
        if (x + dx >= width || y + dy >= height) continue;
        data.fill(
          dust,
          ((y + dy) * width + x + dx) * channels,
          ((y + dy) * width + x + dx + 1) * channels,
        );
      }
    }
  }
  return { ...pixels, data };
}

/** Ink that has gone grey. */
function fade(pixels: Pixels, strength: number): Pixels {
  return mapped(
    pixels,
    (x, y, channel) => PAPER - (PAPER - sample(pixels, x, y, channel)) * (1 - 0.75 * strength),
  );
}

/** The other side's ink: the page itself, mirrored and pale. */
function bleed(pixels: Pixels, strength: number): Pixels {
  const { width } = pixels;
  return mapped(pixels, (x, y, channel) => {
    const through = PAPER - (PAPER - sample(pixels, width - 1 - x, y, channel)) * 0.35 * strength;
    return Math.min(sample(pixels, x, y, channel), through);
  });
}

/** Scanned with fewer dots: down to a quarter of the resolution. */
function coarsen(pixels: Pixels, strength: number): Pixels {
  const cell = 1 + strength * 3;
  return mapped(pixels, (x, y, channel) => {
    const [left, top] = [
      Math.floor(Math.floor(x / cell) * cell),
      Math.floor(Math.floor(y / cell) * cell),
    ];
    const size = Math.max(1, Math.round(cell));
    let sum = 0;
    for (let dy = 0; dy < size; dy += 1) {
      for (let dx = 0; dx < size; dx += 1) sum += sample(pixels, left + dx, top + dy, channel);
    }
    return sum / (size * size);
  });
}

const BLOCK = 8;
const WAVES = Array.from({ length: BLOCK }, (_, wave) =>
  Array.from({ length: BLOCK }, (__, at) => {
    const scale = wave === 0 ? Math.SQRT1_2 : 1;
    return (scale * Math.round(1e6 * Math.cos(((2 * at + 1) * wave * Math.PI) / 16))) / 2e6;
  }),
);

/** JPEG's artefacts: cosine coefficients of 8 by 8 blocks, coarsely rounded. */
function blocks(pixels: Pixels, strength: number): Pixels {
  const { width, height, channels } = pixels;
  const data = Uint8Array.from(pixels.data);
  const block = new Float64Array(BLOCK * BLOCK);
  const half = new Float64Array(BLOCK * BLOCK);
  const quantum = (wave: number): number => (4 + 6 * wave) * (0.5 + 5 * strength);
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK) {
      for (let channel = 0; channel < channels; channel += 1) {
        for (let at = 0; at < block.length; at += 1) {
          block[at] =
            sample(pixels, left + (at % BLOCK), top + Math.floor(at / BLOCK), channel) - 128;
        }
        if (block.every((value) => value === block[0])) continue;
        transform(block, half, (wave, at) => WAVES[wave]?.[at] ?? 0);
        for (let at = 0; at < block.length; at += 1) {
          const step = quantum((at % BLOCK) + Math.floor(at / BLOCK));
          block[at] = Math.round((block[at] ?? 0) / step) * step;
        }
        transform(block, half, (at, wave) => WAVES[wave]?.[at] ?? 0);
        for (let at = 0; at < block.length; at += 1) {
          const [x, y] = [left + (at % BLOCK), top + Math.floor(at / BLOCK)];
          if (x >= width || y >= height) continue;
          data[(y * width + x) * channels + channel] = shade((block[at] ?? 0) + 128);
        }
      }
    }
  }
  return { ...pixels, data };
}

/** Multiplies a block by a matrix from both sides, in place. */
function transform(
  block: Float64Array,
  half: Float64Array,
  matrix: (to: number, from: number) => number,
): void {
  for (let row = 0; row < BLOCK; row += 1) {
    for (let to = 0; to < BLOCK; to += 1) {
      let sum = 0;
      for (let from = 0; from < BLOCK; from += 1)
        sum += matrix(to, from) * (block[row * BLOCK + from] ?? 0);
      half[row * BLOCK + to] = sum;
    }
  }
  for (let column = 0; column < BLOCK; column += 1) {
    for (let to = 0; to < BLOCK; to += 1) {
      let sum = 0;
      for (let from = 0; from < BLOCK; from += 1)
        sum += matrix(to, from) * (half[from * BLOCK + column] ?? 0);
      block[to * BLOCK + column] = sum;
    }
  }
}
