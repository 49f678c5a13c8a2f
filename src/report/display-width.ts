import emojiRegex from 'emoji-regex';
import { eastAsianWidth } from 'get-east-asian-width';

/** One column each: ASCII, Latin letters and signs (but © ® and the soft hyphen), dashes, lines and blocks. */
const ONE_COLUMN_EACH = /^[ -~\u00a1-\u00a8\u00aa-\u00ac\u00af-\u02ff\u2010-\u2027\u2500-\u259f]*$/;

/** Graphemes that start so take no room: controls, halves of pairs, marks, and what is never drawn. */
const NO_COLUMN =
  /^(?:[\p{Cc}\p{Cs}\u200b-\u200f\ufeff\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]|\p{Default_Ignorable_Code_Point}$)/u;

// oxlint-disable-next-line no-control-regex -- what paints a terminal begins with one
const COLOR = /\u001b\[[0-9;]*m/g;

/** Made when they are needed: they cost more than most runs print. */
let segmenter: Intl.Segmenter | null = null;
let emoji: RegExp | null = null;

/** The characters of a text as people see them. */
export function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/**
 * Terminal columns that a text takes; wide characters and emoji take two, colours none.
 *
 * @see Unicode Standard Annex 11, "East Asian Width"; ambiguous characters count as narrow
 */
export function displayWidth(text: string): number {
  if (ONE_COLUMN_EACH.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemesOf(text.replaceAll(COLOR, ''))) {
    width += graphemeWidth(segment);
  }
  return width;
}

function graphemeWidth(grapheme: string): number {
  if (ONE_COLUMN_EACH.test(grapheme)) return grapheme.length;
  if (NO_COLUMN.test(grapheme)) return 0;
  emoji ??= new RegExp(emojiRegex().source);
  return emoji.test(grapheme) ? 2 : eastAsianWidth(grapheme.codePointAt(0) ?? 0);
}
