import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js';
import { composed, mappedBox, pathBox, transformOf, type Box, type Matrix } from './cdm-path.ts';

/** Something drawn, in thousandths of an em; y grows downwards once mapped. */
export type Shape = {
  /** SVG path data of absolute `M L H V Q T C Z`. */
  readonly d: string;
  readonly matrix: Matrix;
  /** Width of the line in the path's own units; 0 for a filled shape. */
  readonly lineWidth: number;
  /** Ink box after mapping. */
  readonly box: Box;
  /** The glyph's character; null for rules and lines. */
  readonly glyph: string | null;
};

/** Width of rules in tables, which MathJax gives in a style sheet: that of its fraction bars. */
const RULE_WIDTH = 60;
/** Advance and ink of a character that the fonts lack, such as a Chinese one: a square. */
const SQUARE_ADVANCE = 1_000;
const SQUARE: Box = [0, -200, 950, 800];
/** Share of a circle's radius at which its control points lie. */
const CIRCLE_HANDLE = 0.5523;

/** All that path data may be made of. */
export const PATH_DATA = /^[MLHVQTCZ\d\s.e,-]*$/;

const glyphBoxes = new Map<string, Box>();

/** The map of an element into its parent, its `transform` or its viewport. */
export function matrixOf(element: LiteElement): Matrix {
  return transformOf(attribute(element, 'transform'));
}

/** An attribute as text; empty when there is none. */
export function attribute(element: LiteElement, name: string): string {
  const value: unknown = (element.attributes as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** Elements inside, in drawing order; text is left out. */
export function elementsIn(element: LiteElement): LiteElement[] {
  return element.children.filter((child): child is LiteElement => 'children' in child);
}

/**
 * What one element draws by itself, its children left aside.
 *
 * @param matrix the map of the element, its own transform included
 * @returns nothing for a group, and for shapes without ink
 */
export function shapesOf(element: LiteElement, matrix: Matrix): Shape[] {
  switch (element.kind) {
    case 'path':
      return glyphOf(element, matrix);
    case 'text':
      return squaresOf(element, matrix);
    case 'svg':
      return extenderOf(element, matrix);
    case 'rect':
      return rectOf(element, matrix);
    case 'line': {
      const [x1, y1, x2, y2] = numbers(element, 'x1', 'y1', 'x2', 'y2');
      return [lined(`M${x1} ${y1}L${x2} ${y2}`, [x1, y1, x2, y2], lineWidthOf(element), matrix)];
    }
    case 'ellipse':
      return [ellipseOf(element, matrix)];
    default:
      return [];
  }
}

function numbers<const N extends readonly string[]>(
  element: LiteElement,
  ...names: N
): { [K in keyof N]: number } {
  return names.map((name) => Number.parseFloat(attribute(element, name)) || 0) as {
    [K in keyof N]: number;
  };
}

function lineWidthOf(element: LiteElement): number {
  return numbers(element, 'stroke-width')[0] || RULE_WIDTH;
}

function glyphOf(element: LiteElement, matrix: Matrix): Shape[] {
  const d = attribute(element, 'd');
  const glyph = characterOf(element);
  // Long division has arcs; its stroke is left out, as it is no token.
  if (d === '' || !PATH_DATA.test(d)) return [];
  if (glyph === null) {
    // An arrow or a notation around a formula: filled, or drawn with a line.
    const width = attribute(element, 'fill') === 'none' ? lineWidthOf(element) : 0;
    return [{ d, matrix, lineWidth: width, box: mappedBox(pathBox(d), matrix), glyph: null }];
  }
  let box = glyphBoxes.get(d);
  if (box === undefined) {
    // The fonts are finite, so this map is.
    box = pathBox(d);
    glyphBoxes.set(d, box);
  }
  return [{ d, matrix, lineWidth: 0, box: mappedBox(box, matrix), glyph }];
}

function squaresOf(element: LiteElement, matrix: Matrix): Shape[] {
  const text = element.children.map((child) => ('value' in child ? child.value : '')).join('');
  return [...text].map((character, index) => {
    const [x0, y0, x1, y1] = SQUARE;
    // Text stands upright in a flipped picture: its own transform flips it back.
    const box: Box = [x0 + index * SQUARE_ADVANCE, -y1, x1 + index * SQUARE_ADVANCE, -y0];
    const shape = lined(rectPath(box), box, RULE_WIDTH, matrix);
    return { ...shape, glyph: character };
  });
}

/** The middle of a stretched delimiter: a glyph scaled up and cut off by a viewport. */
function extenderOf(element: LiteElement, matrix: Matrix): Shape[] {
  const [glyph] = elementsIn(element);
  if (glyph?.kind !== 'path') return [];
  const [x, y, width, height] = numbers(element, 'x', 'y', 'width', 'height');
  const [viewX = 0, viewY = 0] = attribute(element, 'viewBox').split(/\s+/).map(Number);
  const shift: Matrix = [1, 0, 0, 1, x - viewX, y - viewY];
  const ink = mappedBox(pathBox(attribute(glyph, 'd')), composed(shift, matrixOf(glyph)));
  const box: Box = [
    Math.max(ink[0], x),
    Math.max(ink[1], y),
    Math.min(ink[2], x + width),
    Math.min(ink[3], y + height),
  ];
  if (box[2] <= box[0] || box[3] <= box[1]) return [];
  return [filled(box, matrix, characterOf(glyph))];
}

/** The character that an outline stands for; null for rules and lines. */
function characterOf(outline: LiteElement): string | null {
  const code = attribute(outline, 'data-c');
  return code === '' ? null : String.fromCodePoint(Number.parseInt(code, 16));
}

function rectOf(element: LiteElement, matrix: Matrix): Shape[] {
  const [x, y, width, height] = numbers(element, 'x', 'y', 'width', 'height');
  if (width <= 0 || height <= 0 || attribute(element, 'data-bgcolor') !== '') return [];
  const box: Box = [x, y, x + width, y + height];
  const framed = attribute(element, 'fill') === 'none' || attribute(element, 'data-frame') !== '';
  return [framed ? lined(rectPath(box), box, lineWidthOf(element), matrix) : filled(box, matrix)];
}

function ellipseOf(element: LiteElement, matrix: Matrix): Shape {
  const [cx, cy, rx, ry] = numbers(element, 'cx', 'cy', 'rx', 'ry');
  const [hx, hy] = [rx * CIRCLE_HANDLE, ry * CIRCLE_HANDLE];
  const d =
    `M${cx - rx} ${cy}C${cx - rx} ${cy + hy} ${cx - hx} ${cy + ry} ${cx} ${cy + ry}` +
    `C${cx + hx} ${cy + ry} ${cx + rx} ${cy + hy} ${cx + rx} ${cy}` +
    `C${cx + rx} ${cy - hy} ${cx + hx} ${cy - ry} ${cx} ${cy - ry}` +
    `C${cx - hx} ${cy - ry} ${cx - rx} ${cy - hy} ${cx - rx} ${cy}Z`;
  return lined(d, [cx - rx, cy - ry, cx + rx, cy + ry], lineWidthOf(element), matrix);
}

function rectPath([x0, y0, x1, y1]: Box): string {
  return `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
}

function filled(box: Box, matrix: Matrix, glyph: string | null = null): Shape {
  return { d: rectPath(box), matrix, lineWidth: 0, box: mappedBox(box, matrix), glyph };
}

function lined(d: string, [x0, y0, x1, y1]: Box, lineWidth: number, matrix: Matrix): Shape {
  const half = lineWidth / 2;
  const box: Box = [
    Math.min(x0, x1) - half,
    Math.min(y0, y1) - half,
    Math.max(x0, x1) + half,
    Math.max(y0, y1) + half,
  ];
  return { d, matrix, lineWidth, box: mappedBox(box, matrix), glyph: null };
}
