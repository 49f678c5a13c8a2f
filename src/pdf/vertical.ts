import type { Glyph } from './glyph.ts';

/** A glyph in the page's own axes. */
export interface RawGlyph extends Glyph {
  /** Numbers the font; 0 when unknown. */
  readonly font: number;
  /** How high its box is across the baseline. */
  readonly height: number;
  /** False where the document does not say what the glyph stands for. */
  readonly mapped: boolean;
}

/** An upright glyph in vertical writing moves the pen down by about its size. */
const [LEAST_STEP, MOST_STEP] = [0.25, 3];
/** Ideographs stand this far below the top of their square, and to the left of its middle. */
const [ASCENT, HALF_ASCENT] = [0.88, 0.38];

/**
 * Turns glyphs of vertical writing so that their baseline runs down the page.
 *
 * The engine gives such glyphs as upright ones, each on a baseline of its own. A string whose
 * glyphs follow each other downwards can only come from a font for vertical writing, and then all
 * glyphs of that font are turned.
 *
 * @returns the glyphs in the same order; O(n)
 */
export function turnVerticalWriting(glyphs: readonly RawGlyph[]): readonly Glyph[] {
  const fonts = verticalFonts(glyphs);
  if (fonts.size === 0) return glyphs;
  return glyphs.map((glyph, index) => {
    if (!fonts.has(glyph.font)) return glyph;
    const next = glyphs[index + 1];
    const step = next !== undefined && next.source === glyph.source ? stepDown(glyph, next) : null;
    return turn(glyph, step === null || step > glyph.size * 1.2 ? glyph.size : step);
  });
}

function verticalFonts(glyphs: readonly RawGlyph[]): ReadonlySet<number> {
  const fonts = new Set<number>();
  for (const [index, glyph] of glyphs.entries()) {
    const next = glyphs[index + 1];
    if (next === undefined || glyph.font === 0 || next.source !== glyph.source) continue;
    if (stepDown(glyph, next) !== null) fonts.add(glyph.font);
  }
  return fonts;
}

/** How far `next` stands below `glyph`; null where it does not follow it downwards. */
function stepDown(glyph: Glyph, next: Glyph): number | null {
  const radians = (glyph.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [dx, dy] = [next.x - glyph.x, next.y - glyph.y];
  const down = dx * sin - dy * cos;
  const along = dx * cos + dy * sin;
  const follows = down > LEAST_STEP * glyph.size && down < MOST_STEP * glyph.size;
  return follows && Math.abs(along) < 0.75 * glyph.size ? down : null;
}

function turn(glyph: Glyph, advance: number): Glyph {
  const radians = (glyph.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const along = glyph.advance / 2 - HALF_ASCENT * glyph.size;
  const up = ASCENT * glyph.size;
  return {
    ...glyph,
    x: glyph.x + along * cos - up * sin,
    y: glyph.y + along * sin + up * cos,
    angle: (glyph.angle + 270) % 360,
    advance,
  };
}
