import { around } from './cdm-drawing.ts';
import type { Box, Matrix } from './cdm-path.ts';
import { drawFormula } from './cdm-render.ts';
import { PATH_DATA, type Shape } from './cdm-shape.ts';

/** Longest picture in characters: about 850 tokens. A report shows some dozen formulas, most of 20,000. */
export const MAX_SVG_LENGTH = 524_288;
/** Widest and highest picture in em: a page is about 40 em wide; `\kern` makes a formula of any width. */
export const MAX_SVG_EM = 400;
/** Thousandths of an em around the ink, so that no edge is cut. */
const MARGIN = 40;

/**
 * Draws a formula for a report, as an `svg` element to stand inside HTML.
 *
 * It is put together from outlines and numbers alone: `svg`, `g` and `path` with `d`, `transform`, `fill` and
 * `stroke`; no identifier, link, style, script or text, whatever the formula says. The colour is that of the
 * text around. Characters without an outline, such as Chinese ones, are hollow squares. It is hidden from
 * screen readers: show the source beside it.
 *
 * @param source TeX with or without math delimiters; any text
 * @returns at most `MAX_SVG_LENGTH` characters; null for what cannot be drawn, has no ink or is too large
 */
export function formulaSvg(source: string): string | null {
  const drawn = drawFormula(source);
  if (drawn.kind !== 'drawn') return null;
  const { shapes } = drawn.drawing;
  const [left, top, right, bottom] = around(shapes);
  const frame: Box = [left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN];
  const [width, height] = [frame[2] - frame[0], frame[3] - frame[1]];
  // Written so that what is not a number fails too.
  if (!(width <= 1000 * MAX_SVG_EM && height <= 1000 * MAX_SVG_EM)) return null;
  const paths: string[] = [];
  let length = 0;
  for (const shape of shapes) {
    const path = pathOf(shape);
    if (path === null) return null;
    length += path.length;
    if (length > MAX_SVG_LENGTH) return null;
    paths.push(path);
  }
  const view = [frame[0], frame[1], width, height].map(short).join(' ');
  const size = `width="${short(width / 1000)}em" height="${short(height / 1000)}em"`;
  const svg =
    `<svg ${size} viewBox="${view}" aria-hidden="true">` +
    `<g fill="currentColor">${paths.join('')}</g></svg>`;
  return svg.length > MAX_SVG_LENGTH ? null : svg;
}

function pathOf({ d, matrix, lineWidth }: Shape): string | null {
  // The last line of defence: neither has been seen to fail.
  if (!PATH_DATA.test(d) || !matrix.every(Number.isFinite) || !Number.isFinite(lineWidth))
    return null;
  const line =
    lineWidth > 0 ? ` fill="none" stroke="currentColor" stroke-width="${short(lineWidth)}"` : '';
  return `<path${transformAttribute(matrix)}${line} d="${d}"/>`;
}

function transformAttribute(matrix: Matrix): string {
  return ` transform="matrix(${matrix.map(short).join(' ')})"`;
}

/** A number with three decimals at most. */
function short(value: number): string {
  return String(Number(value.toFixed(3)) + 0);
}
