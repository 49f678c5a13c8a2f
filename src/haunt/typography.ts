import type { Random } from './random.ts';

/** How a page is set: all of it drawn from the seed. */
export interface Typography {
  /** Paper in inches. */
  readonly paper: { readonly width: number; readonly height: number };
  /** Inches at every side. */
  readonly margin: number;
  readonly text: readonly string[];
  readonly mono: readonly string[];
  readonly title: readonly string[];
  /** Points. */
  readonly size: number;
  /** Distance of baselines in multiples of the size. */
  readonly leading: number;
  readonly ruled: boolean;
}

const PAPERS = [
  { width: 8.27, height: 11.69 },
  { width: 8.5, height: 11 },
  { width: 6.93, height: 9.84 },
] as const;
const TEXT_FONTS = [
  'noto-sans',
  'noto-serif',
  'eb-garamond',
  'roboto-slab',
  'special-elite',
] as const;
const TITLE_FONTS = [
  'creepster',
  'creepster',
  'roboto-slab',
  'noto-serif',
  'special-elite',
] as const;

/** @param tries pages drawn before that did not fit: each makes the type smaller */
export function typographyOf(random: Random, tries: number): Typography {
  const face = random.pick(TEXT_FONTS);
  const size = random.between(9.5, 13) * (face === 'eb-garamond' ? 1.15 : 1);
  return {
    paper: random.pick(PAPERS),
    margin: random.between(0.6, 1),
    text: [face, 'noto-sans', 'noto-sans-symbols-2'],
    mono: ['noto-sans-mono', 'noto-sans', 'noto-sans-symbols-2'],
    title: [random.pick(TITLE_FONTS), 'noto-sans'],
    size: size * Math.max(0.6, 0.94 ** tries),
    leading: random.between(1.35, 1.75),
    ruled: random.chance(0.5),
  };
}
