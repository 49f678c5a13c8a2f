import type { Glyph } from './glyph.ts';

/** The same glyph this near (in font sizes) is painted again to look bold; poppler takes the same. */
const SAME_PLACE = 0.1;

/** Glyphs of one string may share a place where its font gives them no width. */
const MOST_IN_A_PLACE = 4;

/**
 * Leaves out glyphs that another string has painted in the same place already.
 *
 * @returns the other glyphs in the same order; O(n)
 */
export function dropPaintedAgain(glyphs: readonly Glyph[]): readonly Glyph[] {
  const painted = new Map<string, Glyph[]>();
  return glyphs.filter((glyph) => {
    if (glyph.blank) return true;
    const step = glyph.size * SAME_PLACE || 1;
    const [column, row] = [Math.round(glyph.x / step), Math.round(glyph.y / step)];
    const key = (dx: number, dy: number): string => `${glyph.text} ${column + dx} ${row + dy}`;
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        const others = painted.get(key(dx, dy));
        if (others?.some((other) => isAgain(other, glyph, step)) === true) return false;
      }
    }
    const here = painted.get(key(0, 0));
    if (here === undefined) painted.set(key(0, 0), [glyph]);
    else if (here.length < MOST_IN_A_PLACE) here.push(glyph);
    return true;
  });
}

function isAgain(other: Glyph, glyph: Glyph, step: number): boolean {
  if (other.source === glyph.source && glyph.source !== 0) return false;
  if (Math.abs(other.angle - glyph.angle) > 1) return false;
  return Math.abs(other.x - glyph.x) < step && Math.abs(other.y - glyph.y) < step;
}
