import { isNonspacing } from './direction.ts';
import { isBlank, readableText } from './glyph.ts';
import { isSameGlyph, withHonestSizes, withoutGlyphNumbers } from './glyph-repair.ts';
import { closeLetterSpacing } from './letter-spacing.ts';
import { attachMarks } from './marks.ts';
import type { RawExports } from './raw-exports.ts';
import type { RawGlyph } from './vertical.ts';

/** Reads glyphs one by one; about 1.5 microseconds each. */
export class GlyphReader {
  readonly #raw: RawExports;
  readonly #page: number;
  readonly #scratch: number;
  #view: DataView;
  readonly #fonts = new Map<number, number>();
  readonly #widths = new Map<string, number>();

  constructor(raw: RawExports, page: number, scratch: number) {
    this.#raw = raw;
    this.#page = page;
    this.#scratch = scratch;
    this.#view = new DataView(raw.memory.buffer);
  }

  read(count: number): readonly RawGlyph[] {
    const glyphs: RawGlyph[] = [];
    for (let index = 0; index < count; index += 1) {
      if (this.#raw.FPDFText_IsGenerated(this.#page, index) === 1) continue;
      const glyph = this.#glyph(index);
      if (glyph === null) continue;
      const last = glyphs.at(-1);
      if (last !== undefined && isSameGlyph(last, glyph))
        glyphs[glyphs.length - 1] = { ...last, text: last.text + glyph.text };
      else glyphs.push(glyph);
    }
    return closeLetterSpacing(attachMarks(withHonestSizes(withoutGlyphNumbers(glyphs))));
  }

  #glyph(index: number): RawGlyph | null {
    const { text, mapped } = this.#text(index);
    if (text === '') return null;
    const [raw, page, at] = [this.#raw, this.#page, this.#scratch];
    if (raw.FPDFText_GetCharOrigin(page, index, at, at + 8) === 0) return null;
    const [x, y] = [this.#float64(0), this.#float64(8)];
    if (raw.FPDFText_GetMatrix(page, index, at) === 0) return null;
    const [a, b, c, d] = [this.#float32(0), this.#float32(4), this.#float32(8), this.#float32(12)];
    const scale = Math.hypot(a, b);
    const fontSize = raw.FPDFText_GetFontSize(page, index);
    const object = raw.FPDFText_GetTextObject(page, index);
    const font = this.#font(object);
    const size = fontSize * Math.hypot(c, d);
    const angle = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
    const reach = this.#reach(index, font, text, fontSize, scale, angle, x, y);
    const radians = (angle * Math.PI) / 180;
    const advance = reach.back + reach.ahead;
    const blank = isBlank(text);
    // A space without width is the engine's guess from a gap, and gaps are measured later.
    if (blank && advance < size * 0.01) return null;
    if (![x, y, size, angle, advance].every(Number.isFinite)) return null;
    return {
      text,
      x: x - reach.back * Math.cos(radians),
      y: y - reach.back * Math.sin(radians),
      angle,
      size: size > 0 ? size : advance,
      advance,
      source: object,
      blank,
      mark: isNonspacing(text) || reach.back > 0,
      font,
      height: reach.height,
      mapped,
    };
  }

  #text(index: number): { readonly text: string; readonly mapped: boolean } {
    const codePoint = this.#raw.FPDFText_GetUnicode(this.#page, index);
    const text = readableText(codePoint);
    if (text === '' && this.#raw.FPDFText_IsHyphen(this.#page, index) === 1)
      return { text: '-', mapped: true };
    return { text, mapped: this.#raw.FPDFText_HasUnicodeMapError(this.#page, index) !== 1 };
  }

  #font(object: number): number {
    const known = this.#fonts.get(object);
    if (known !== undefined) return known;
    const font = object === 0 ? 0 : this.#raw.FPDFTextObj_GetFont(object);
    this.#fonts.set(object, font);
    return font;
  }

  /**
   * How far a glyph goes along its baseline. The box is exact for text at right angles; for text
   * askew it holds the glyph's corners as well. A glyph that moves no pen lies over its neighbour.
   */
  #reach(
    index: number,
    font: number,
    text: string,
    fontSize: number,
    scale: number,
    angle: number,
    x: number,
    y: number,
  ): { readonly back: number; readonly ahead: number; readonly height: number } {
    this.#raw.FPDFText_GetLooseCharBox(this.#page, index, this.#scratch);
    const [left, top, right, bottom] = [
      this.#float32(0),
      this.#float32(4),
      this.#float32(8),
      this.#float32(12),
    ];
    const quarter = Math.round(angle / 90);
    if (Math.abs(angle - quarter * 90) >= 2) {
      const diagonal = Math.hypot(right - left, top - bottom);
      return {
        back: 0,
        ahead: this.#width(font, text, fontSize) * scale || diagonal / 2,
        height: diagonal,
      };
    }
    const reaches = [right - x, top - y, x - left, y - bottom];
    const ahead = Math.max(0, reaches[quarter % 4] ?? 0);
    const back = Math.max(0, reaches[(quarter + 2) % 4] ?? 0);
    const height = quarter % 2 === 0 ? top - bottom : right - left;
    return { back: ahead < fontSize * scale * 0.01 ? back : 0, ahead, height };
  }

  #width(font: number, text: string, fontSize: number): number {
    const key = `${font} ${fontSize} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const found =
      font !== 0 &&
      this.#raw.FPDFFont_GetGlyphWidth(font, text.codePointAt(0) ?? 0, fontSize, this.#scratch) ===
        1;
    const width = found ? this.#float32(0) : 0;
    this.#widths.set(key, width);
    return width;
  }

  #float32(offset: number): number {
    return this.#memory().getFloat32(this.#scratch + offset, true);
  }

  #float64(offset: number): number {
    return this.#memory().getFloat64(this.#scratch + offset, true);
  }

  /** Growing memory takes the old view away. */
  #memory(): DataView {
    if (this.#view.buffer !== this.#raw.memory.buffer)
      this.#view = new DataView(this.#raw.memory.buffer);
    return this.#view;
  }
}
