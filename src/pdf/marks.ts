import type { RawGlyph } from './vertical.ts';

/** Glyphs before and after a mark, in text-layer order, among which its letter is looked for. */
const SEARCH = 64;

/**
 * Puts what is painted over a letter behind that letter.
 *
 * Accents, vowel signs and points are often painted after the whole word, or before it; where they
 * lie says which letter they belong to.
 *
 * @returns glyphs in the same order, attached marks gone into the text of their letter; a mark
 *   without a letter stays; O(n)
 */
export function attachMarks(glyphs: readonly RawGlyph[]): readonly RawGlyph[] {
  if (!glyphs.some((glyph) => glyph.mark)) return glyphs;
  const texts = glyphs.map((glyph) => glyph.text);
  const gone = new Set<number>();
  for (const [index, glyph] of glyphs.entries()) {
    if (!glyph.mark) continue;
    const home = letterUnder(glyphs, index);
    if (home === null) continue;
    texts[home] = (texts[home] ?? '') + glyph.text;
    gone.add(index);
  }
  return glyphs
    .map((glyph, index) => ({ ...glyph, text: texts[index] ?? glyph.text }))
    .filter((_, index) => !gone.has(index));
}

/** A mark that takes no room is painted where its letter ended, this share of the font size apart. */
const AT_THE_END = 0.15;

/** The letter that ended where the mark is painted, else the one that it lies over; the nearest of each. */
function letterUnder(glyphs: readonly RawGlyph[], index: number): number | null {
  const mark = glyphs[index];
  if (mark === undefined) return null;
  let under: number | null = null;
  let ended: number | null = null;
  let least = AT_THE_END;
  for (let off = 1; off <= SEARCH; off += 1) {
    for (const at of [index - off, index + off]) {
      const letter = glyphs[at];
      if (letter === undefined || letter.mark || letter.blank) continue;
      const place = placeOn(letter, mark);
      if (place === null) continue;
      if (place.over && under === null) under = at;
      if (Math.abs(place.afterEnd) < least) [ended, least] = [at, Math.abs(place.afterEnd)];
    }
  }
  return ended ?? under;
}

/** Where a mark lies along a letter; `afterEnd` in font sizes; null when it is on another line. */
function placeOn(
  letter: RawGlyph,
  mark: RawGlyph,
): { readonly over: boolean; readonly afterEnd: number } | null {
  if (Math.abs(mark.angle - letter.angle) > 1) return null;
  const radians = (letter.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [dx, dy] = [mark.x - letter.x, mark.y - letter.y];
  if (Math.abs(dy * cos - dx * sin) > letter.size * 0.8) return null;
  const along = dx * cos + dy * sin;
  const middle = along + mark.advance / 2;
  return {
    over: middle >= 0 && middle <= letter.advance,
    afterEnd: (along + mark.advance - letter.advance) / letter.size,
  };
}
