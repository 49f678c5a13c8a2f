/** Tables of characters that are read: `cmap` subtables for the Unicode of platform 0 or 3 (OpenType, "cmap"). */
const BY_SEGMENT = 4;
const BY_GROUP = 12;
const MISSING = 0;

/** Which glyph of a TrueType font draws a character. */
export class FontGlyphs {
  readonly #view: DataView;
  readonly #table: { readonly format: number; readonly start: number };

  /** @throws RangeError for bytes that are no TrueType font with a table of Unicode characters */
  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#table = this.#unicodeTable(this.#startOf('cmap'));
  }

  /** The glyph's number; 0, the font's box, for a character that it lacks. */
  glyphOf(codePoint: number): number {
    return this.#table.format === BY_GROUP
      ? this.#byGroup(this.#table.start, codePoint)
      : this.#bySegment(this.#table.start, codePoint);
  }

  #startOf(tag: string): number {
    const view = this.#view;
    for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
      const name = String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
      if (name === tag) return view.getUint32(at + 8);
    }
    throw new RangeError(`the font has no table ${tag}`);
  }

  #unicodeTable(cmap: number): { readonly format: number; readonly start: number } {
    const view = this.#view;
    let found: { readonly format: number; readonly start: number } | null = null;
    for (let at = cmap + 4; at < cmap + 4 + 8 * view.getUint16(cmap + 2); at += 8) {
      const start = cmap + view.getUint32(at + 4);
      const [platform, format] = [view.getUint16(at), view.getUint16(start)];
      if (platform !== 0 && platform !== 3) continue;
      if (format === BY_GROUP || (format === BY_SEGMENT && found === null))
        found = { format, start };
    }
    if (found === null) throw new RangeError('the font has no table of Unicode characters');
    return found;
  }

  #byGroup(start: number, codePoint: number): number {
    const view = this.#view;
    for (let group = 0; group < view.getUint32(start + 12); group += 1) {
      const at = start + 16 + group * 12;
      const first = view.getUint32(at);
      if (codePoint >= first && codePoint <= view.getUint32(at + 4)) {
        return view.getUint32(at + 8) + codePoint - first;
      }
    }
    return MISSING;
  }

  #bySegment(start: number, codePoint: number): number {
    const view = this.#view;
    const bytes = view.getUint16(start + 6);
    for (let segment = 0; segment < bytes; segment += 2) {
      const end = view.getUint16(start + 14 + segment);
      if (codePoint > end) continue;
      const first = view.getUint16(start + 16 + bytes + segment);
      if (codePoint < first) return MISSING;
      const delta = view.getUint16(start + 16 + 2 * bytes + segment);
      const range = start + 16 + 3 * bytes + segment;
      const offset = view.getUint16(range);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = view.getUint16(range + offset + 2 * (codePoint - first));
      return glyph === 0 ? MISSING : (glyph + delta) & 0xffff;
    }
    return MISSING;
  }
}
