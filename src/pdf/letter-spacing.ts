import type { RawGlyph } from './vertical.ts';

/** Letters set apart by more than this share of the font size would read as single words. */
const [LEAST_GAP, MOST_GAP] = [0.1, 0.5];
/** Shorter strings are as likely a row of single letters. */
const LEAST_GLYPHS = 6;

/**
 * Makes letters that one string sets apart on purpose neighbours again: where every gap in a string
 * is wide, the smallest of them belongs to each letter and only what is left of a gap parts words.
 *
 * @returns the glyphs in the same order; O(n)
 */
export function closeLetterSpacing(glyphs: readonly RawGlyph[]): readonly RawGlyph[] {
  const out: RawGlyph[] = [];
  for (let from = 0; from < glyphs.length;) {
    let to = from + 1;
    while (to < glyphs.length && glyphs[to]?.source === glyphs[from]?.source) to += 1;
    const string = glyphs.slice(from, to);
    const gap = spacingOf(string);
    for (const glyph of string)
      out.push(gap === 0 ? glyph : { ...glyph, advance: glyph.advance + gap });
    from = to;
  }
  return out;
}

/** The spacing in the page's units; 0 for strings that are set as usual, or are not of letters. */
function spacingOf(string: readonly RawGlyph[]): number {
  const first = string[0];
  if (first === undefined || first.source === 0 || string.length < LEAST_GLYPHS) return 0;
  const letters = string.filter((glyph) => /\p{L}/u.test(glyph.text)).length;
  if (letters * 2 < string.length) return 0;
  const radians = (first.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  let least = MOST_GAP * first.size;
  for (const [index, glyph] of string.entries()) {
    const next = string[index + 1];
    if (next === undefined) break;
    const gap = (next.x - glyph.x) * cos + (next.y - glyph.y) * sin - glyph.advance;
    least = Math.min(least, gap);
    if (least < LEAST_GAP * first.size) return 0;
  }
  return least;
}
