import { around, readDrawing, type Drawing } from './cdm-drawing.ts';
import { prepareTex } from './cdm-tex.ts';
import type { FormulaBoxes } from './cdm-token.ts';
import { typeset } from './cdm-typeset.ts';

/** A formula's drawing, or why there is none. */
export type DrawnFormula =
  | { readonly kind: 'drawn'; readonly drawing: Drawing }
  /** Nothing in it, or nothing that leaves ink. */
  | { readonly kind: 'empty' }
  /** A fault that LaTeX would stop at, or an expansion without end. */
  | { readonly kind: 'unrenderable' }
  /** Beyond a limit of length, depth or tokens. */
  | { readonly kind: 'too-large' };

/** Most tokens of one side: matching takes cubic time, about one second for this many on both. */
export const MAX_TOKENS = 1_500;
/** 12 pt type at 200 dpi: pixels for a thousandth of an em (S16.4). */
const PX = ((12 / 72.27) * 200) / 1000;
/** White border of the image, and what a token's box grows by on each side, in pixels (S16.2). */
const MARGIN_PX = 8;
const GROWTH_PX = 1;

/**
 * Draws a formula.
 *
 * @param source TeX with or without math delimiters; any text
 */
export function drawFormula(source: string): DrawnFormula {
  const prepared = prepareTex(source);
  if (prepared.kind !== 'ready') return prepared;
  const root = typeset(prepared.tex);
  if (root === null) return { kind: 'unrenderable' };
  const drawing = readDrawing(root);
  if (drawing.tokens.length === 0) return { kind: 'empty' };
  if (drawing.tokens.length > MAX_TOKENS) return { kind: 'too-large' };
  return { kind: 'drawn', drawing };
}

/** The boxes of a drawing in pixels, as the matcher takes them. */
export function boxesOf({ shapes, tokens }: Drawing): FormulaBoxes {
  const [left, top, right, bottom] = around(shapes);
  const x = (value: number): number => Math.round((value - left) * PX) + MARGIN_PX;
  const y = (value: number): number => Math.round((value - top) * PX) + MARGIN_PX;
  return {
    size: [x(right) + MARGIN_PX, y(bottom) + MARGIN_PX],
    boxes: tokens.map(({ token, box: [x0, y0, x1, y1] }) => ({
      token,
      bbox: [x(x0) - GROWTH_PX, y(y0) - GROWTH_PX, x(x1) + GROWTH_PX, y(y1) + GROWTH_PX],
    })),
  };
}
