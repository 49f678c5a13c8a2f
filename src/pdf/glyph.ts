/** One painted glyph, in the page as it is shown: origin bottom left of the crop box, y upwards, points. */
export interface Glyph {
  /** What the document says the glyph stands for: one or more code points. */
  readonly text: string;
  /** Start of the glyph on its baseline. */
  readonly x: number;
  readonly y: number;
  /** Direction of the baseline in degrees, counter-clockwise, at least 0 and below 360. */
  readonly angle: number;
  /** Font size as painted. */
  readonly size: number;
  /** How far the pen moves along the baseline. */
  readonly advance: number;
  /** Numbers the string-painting operator that the glyph belongs to; 0 when unknown. */
  readonly source: number;
  /** True for what is painted over a neighbour: a combining mark, or a glyph that moves no pen. */
  readonly mark: boolean;
  /** True for a glyph that only makes a space. */
  readonly blank: boolean;
}

/** Size of a page as it is shown, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** All glyphs of a page in the order of the text layer. */
export interface GlyphPage extends PageSize {
  readonly glyphs: readonly Glyph[];
}

/**
 * Makes of a text layer's code point what a reader would type.
 *
 * Ligatures and Arabic presentation forms stand for letters that every parser writes singly, so
 * budgets must count the letters. Non-characters, controls and lone surrogates are no text.
 *
 * @returns the text, empty when there is none
 */
export function readableText(codePoint: number): string {
  if (codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0)) return '';
  if (codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff)) return '';
  if ((codePoint & 0xfffe) === 0xfffe || (codePoint >= 0xfdd0 && codePoint <= 0xfdef)) return '';
  const text = String.fromCodePoint(codePoint);
  return isPresentationForm(codePoint) ? text.normalize('NFKC').replaceAll(' ', '') : text;
}

function isPresentationForm(codePoint: number): boolean {
  return (
    (codePoint >= 0xfb00 && codePoint <= 0xfb06) ||
    (codePoint >= 0xfb13 && codePoint <= 0xfb17) ||
    (codePoint >= 0xfb50 && codePoint <= 0xfdff && codePoint !== 0xfd3e && codePoint !== 0xfd3f) ||
    (codePoint >= 0xfe70 && codePoint <= 0xfefe)
  );
}

const BLANK = /^[\s\u00a0\u200b]*$/u;

/** True for text that leaves nothing visible on the page. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}
