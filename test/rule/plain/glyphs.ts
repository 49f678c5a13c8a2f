import { decodeHTMLStrict } from 'entities';

/** What a character that stands for a removed tag or pipe ends. */
export type Mark = 'cell' | 'row' | 'table-open' | 'table-close' | 'break' | 'pipe';

/** One character of a text on its way through cleaning, with the counted raw characters it came from. */
export interface Glyph {
  readonly char: string;
  /** Index of the first raw character. */
  readonly from: number;
  /** Index behind the last raw character. */
  readonly to: number;
  readonly mark?: Mark;
}

const NEWLINES = /\r\n|[\r\u0085\u2028\u2029\v\f]/gu;
const ENTITY = /^&(?:#[0-9]+|#[xX][0-9a-fA-F]+|[A-Za-z][A-Za-z0-9]*);/u;
// What may compose with a character before it: marks, Hangul vowels and finals, Kirat Rai vowel signs.
const COMPOSES_BACKWARDS = /[\p{M}\u{1161}-\u{1175}\u{11A8}-\u{11C2}\u{16D63}\u{16D67}\u{16D68}]/u;
const DROPPED =
  /[\u200B\u2060\uFEFF\u00AD\p{Bidi_Control}\p{Variation_Selector}]|(?![\t\n])\p{Cc}/u;

/** The raw characters that the rule counts: newline forms and composition do not change how many there are. */
export function rawCharacters(text: string): readonly string[] {
  return Array.from(text.replace(NEWLINES, '\n').normalize('NFC'));
}

/** How long a raw text counts: a verdict is the same with and without a trailing newline (section 6.4). */
export function rawLength(text: string): number {
  const raw = rawCharacters(text);
  return raw.at(-1) === '\n' ? raw.length - 1 : raw.length;
}

/** Section 2, step 1: decode. */
export function decode(text: string): readonly Glyph[] {
  const raw = rawCharacters(text).map((char, at) => ({ char, from: at, to: at + 1 }));
  return composed(decodeEntities(raw)).filter((glyph) => !DROPPED.test(glyph.char));
}

function decodeEntities(glyphs: readonly Glyph[]): readonly Glyph[] {
  const text = shadow(glyphs);
  const out: Glyph[] = [];
  let at = 0;
  for (const glyph of glyphs) {
    if (glyph.from < at) {
      continue;
    }
    at = glyph.to;
    const entity = glyph.char === '&' ? ENTITY.exec(text.slice(glyph.from))?.[0] : undefined;
    const decoded = entity === undefined ? undefined : decodeHTMLStrict(entity);
    if (entity === undefined || decoded === undefined || decoded === entity) {
      out.push(glyph);
      continue;
    }
    at = glyph.from + entity.length;
    for (const char of decoded.replace(NEWLINES, '\n')) {
      out.push({ char, from: glyph.from, to: at });
    }
  }
  return out;
}

function composed(glyphs: readonly Glyph[]): readonly Glyph[] {
  const segments: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = segments.at(-1);
    if (last !== undefined && COMPOSES_BACKWARDS.test(glyph.char)) {
      segments[segments.length - 1] = {
        char: last.char + glyph.char,
        from: last.from,
        to: glyph.to,
      };
    } else {
      segments.push(glyph);
    }
  }
  return segments.flatMap((segment) =>
    Array.from(segment.char.normalize('NFC'), (char) => ({ ...segment, char })),
  );
}

/** The glyphs as a string with one UTF-16 unit a glyph, so that patterns and indexes agree. */
export function shadow(glyphs: readonly Glyph[]): string {
  return glyphs.map(({ char }) => (char.length === 1 ? char : '\uE000')).join('');
}

/** The glyphs as text. */
export function textOf(glyphs: readonly Glyph[]): string {
  return glyphs.map(({ char }) => char).join('');
}

/** True for a glyph that is not whitespace. */
export function isInk(glyph: Glyph): boolean {
  return !/^\s$/u.test(glyph.char);
}
