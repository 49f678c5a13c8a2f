import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { inkedCharacters, isEllipsis, tokenName } from './cdm-name.ts';
import { composed, emptyBox, growTo, IDENTITY, type Box, type Matrix } from './cdm-path.ts';
import { attribute, elementsIn, matrixOf, shapesOf, type Shape } from './cdm-shape.ts';
import { ACCENT, CHARACTERS } from './cdm-typeset.ts';

/** A token and its ink, in thousandths of an em. */
export type DrawnToken = { readonly token: string; readonly box: Box };

/** All that a formula draws, and its tokens in reading order. */
export type Drawing = { readonly shapes: readonly Shape[]; readonly tokens: readonly DrawnToken[] };

const LEAVES = new Set(['mi', 'mo', 'mn', 'mtext', 'ms']);
const DOTS = 3;

/**
 * Reads outlines and tokens off a typeset formula.
 *
 * Frames, table rules and strokes through a formula are drawn but are no tokens.
 *
 * @see specification S16.4; O(shapes)
 */
export function readDrawing(root: LiteElement): Drawing {
  const shapes: Shape[] = [];
  const tokens: DrawnToken[] = [];
  const walk = (element: LiteElement, outer: Matrix): void => {
    const matrix = composed(outer, matrixOf(element));
    const role = attribute(element, 'data-mml-node');
    if (LEAVES.has(role)) {
      const ink = inkOf(element, matrix);
      shapes.push(...ink);
      tokens.push(...leafTokens(element, ink));
      return;
    }
    const own = shapesOf(element, element.kind === 'svg' ? outer : matrix);
    shapes.push(...own);
    if (role === 'mfrac' || role === 'msqrt' || role === 'mroot') {
      const rest: LiteElement[] = [];
      const ink: Shape[] = [];
      for (const child of elementsIn(element)) {
        if (isRule(child, role)) ink.push(...inkOf(child, composed(matrix, matrixOf(child))));
        else rest.push(child);
      }
      shapes.push(...ink);
      if (ink.length > 0) {
        tokens.push({
          token: role === 'mfrac' ? String.raw`\frac` : String.raw`\sqrt`,
          box: around(ink),
        });
      }
      for (const child of rest) walk(child, matrix);
      return;
    }
    for (const child of elementsIn(element)) walk(child, matrix);
  };
  walk(root, IDENTITY);
  return { shapes, tokens };
}

/** Whether a child draws the bar of a fraction or the sign of a root. */
function isRule(child: LiteElement, role: string): boolean {
  if (child.kind === 'rect' || child.kind === 'path') return true;
  return role !== 'mfrac' && attribute(child, 'data-mml-node') === 'mo';
}

/** Shapes of an element and all inside it. */
function inkOf(element: LiteElement, matrix: Matrix): Shape[] {
  const own = shapesOf(element, matrix);
  if (element.kind === 'svg') return own;
  for (const child of elementsIn(element)) {
    const inner = child.kind === 'svg' ? matrix : composed(matrix, matrixOf(child));
    own.push(...inkOf(child, inner));
  }
  return own;
}

function leafTokens(leaf: LiteElement, ink: readonly Shape[]): DrawnToken[] {
  if (ink.length === 0) return [];
  const characters = inkedCharacters(attribute(leaf, CHARACTERS));
  const [only] = characters;
  if (characters.length === 1 && only !== undefined) {
    if (isEllipsis(only)) return dotsIn(around(ink));
    const name = tokenName(only);
    // An arrow over a letter is no arrow between letters.
    const token = attribute(leaf, ACCENT) === '' ? name : `accent ${name}`;
    return [{ token, box: around(ink) }];
  }
  const paired = characters.length === ink.length;
  return ink.map((shape, index) => ({
    token: tokenName((paired ? characters[index] : shape.glyph) ?? '―'),
    box: shape.box,
  }));
}

function dotsIn([x0, y0, x1, y1]: Box): DrawnToken[] {
  const width = (x1 - x0) / DOTS;
  return Array.from({ length: DOTS }, (_, index) => ({
    token: '.',
    box: [x0 + index * width, y0, x0 + (index + 1) * width, y1] as Box,
  }));
}

/** The box around several shapes. */
export function around(shapes: readonly { readonly box: Box }[]): Box {
  const all = emptyBox();
  for (const { box } of shapes) {
    growTo(all, box[0], box[1]);
    growTo(all, box[2], box[3]);
  }
  return all;
}
