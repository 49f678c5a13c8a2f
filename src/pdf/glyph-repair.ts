import type { RawGlyph } from './vertical.ts';

/** The engine gives each letter of a ligature singly, all in the place of the one glyph. */
export function isSameGlyph(one: RawGlyph, other: RawGlyph): boolean {
  if (one.source === 0 || one.source !== other.source || one.blank || other.blank) return false;
  return one.x === other.x && one.y === other.y && one.advance === other.advance;
}

/**
 * Leaves out glyphs of composite fonts that the document gives no meaning, as poppler does: the
 * engine shows their numbers as if they were characters. The codes of a simple font are mostly
 * characters, and where no glyph of a font has a meaning its codes are all there is.
 */
export function withoutGlyphNumbers(glyphs: readonly RawGlyph[]): readonly RawGlyph[] {
  const known = new Set<number>();
  const composite = new Set<number>();
  for (const glyph of glyphs) {
    if (glyph.mapped) known.add(glyph.font);
    else if ((glyph.text.codePointAt(0) ?? 0) > 0xff) composite.add(glyph.font);
  }
  return glyphs.filter(
    (glyph) => glyph.mapped || !known.has(glyph.font) || !composite.has(glyph.font),
  );
}

/** Fonts whose glyphs are all this much smaller, or higher, than the font size state a size that means nothing. */
const [LOWEST_GLYPHS, NARROWEST_GLYPHS, HIGHEST_GLYPHS] = [0.5, 0.2, 5];

/** Gives the glyphs of a font the height of its highest glyph where the stated size is not one. */
export function withHonestSizes(glyphs: readonly RawGlyph[]): readonly RawGlyph[] {
  const fonts = new Map<string, { size: number; height: number; advance: number }>();
  for (const glyph of glyphs) {
    if (glyph.blank) continue;
    const font = fonts.get(keyOf(glyph)) ?? { size: glyph.size, height: 0, advance: 0 };
    font.height = Math.max(font.height, glyph.height);
    font.advance = Math.max(font.advance, glyph.advance);
    fonts.set(keyOf(glyph), font);
  }
  const lying = [...fonts].filter(([, { size, height, advance }]) => {
    const tiny = height < size * LOWEST_GLYPHS && advance < size * NARROWEST_GLYPHS;
    return height > 0 && (tiny || height > size * HIGHEST_GLYPHS);
  });
  if (lying.length === 0) return glyphs;
  const heights = new Map(lying.map(([key, font]) => [key, font.height]));
  return glyphs.map((glyph) => ({ ...glyph, size: heights.get(keyOf(glyph)) ?? glyph.size }));
}

function keyOf(glyph: RawGlyph): string {
  return `${glyph.font} ${glyph.size}`;
}
