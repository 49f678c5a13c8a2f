import { decodeHTML } from 'entities';

/** A piece of HTML, in the order of the source. Names are in lower case, entities are decoded. */
export type HtmlPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly attributes: ReadonlyMap<string, string>;
      /** True for `<br/>`. */
      readonly closed: boolean;
    }
  | { readonly kind: 'close'; readonly name: string };

/** What ends a tag's name. */
const NAME_END = /[\s/>]/g;
/** What ends an attribute's name, and an attribute's value without quotes. */
const KEY_END = /[\s/>=]/g;
const VALUE_END = /[\s>]/g;
const NO_SPACE = /[^\s/]/g;
const LETTER = /[a-z]/i;
/** Elements whose content is no markup. */
const RAW = new Set(['script', 'style']);

/**
 * Cuts HTML into tags and texts, as forgiving as a browser: what is no tag is text.
 *
 * Comments, declarations and processing instructions are left out. A tag that is never closed is text, with
 * all that follows.
 *
 * @param source any text; nothing comes out of an empty one
 * @see specification S5.1 and S5.2; O(n) for any input
 */
export function* htmlPieces(source: string): Generator<HtmlPiece, void, undefined> {
  let at = 0;
  let textStart = 0;
  const lastEnd = source.lastIndexOf('>');
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open === -1 || open > lastEnd) break;
    const found = markupAt(source, open);
    if (found === null) {
      at = open + 1;
      continue;
    }
    if (open > textStart) yield textPiece(source.slice(textStart, open));
    if (found.piece !== null) yield found.piece;
    at = found.end;
    textStart = at;
    if (found.piece?.kind === 'open' && RAW.has(found.piece.name) && !found.piece.closed) {
      const close = endOfRaw(source, at, found.piece.name);
      if (close > at) yield { kind: 'text', text: source.slice(at, close) };
      at = close;
      textStart = close;
    }
  }
  if (textStart < source.length) yield textPiece(source.slice(textStart));
}

function textPiece(text: string): HtmlPiece {
  return { kind: 'text', text: text.includes('&') ? decodeHTML(text) : text };
}

type Markup = { readonly piece: HtmlPiece | null; readonly end: number };

/** The markup that starts at a `<`; null when it is a plain character. */
function markupAt(source: string, open: number): Markup | null {
  const next = source[open + 1] ?? '';
  if (LETTER.test(next)) return startTag(source, open);
  if (next === '/') {
    const end = source.indexOf('>', open);
    if (end === -1) return null;
    const isTag = LETTER.test(source[open + 2] ?? '');
    const nameEnd = Math.min(indexOfPattern(source, NAME_END, open + 2), end);
    const name = source.slice(open + 2, nameEnd).toLowerCase();
    return { piece: isTag ? { kind: 'close', name } : null, end: end + 1 };
  }
  if (source.startsWith('!--', open + 1)) {
    const end = source.indexOf('-->', open + 4);
    // Never closed: the rest of the text is the comment.
    return { piece: null, end: end === -1 ? source.length : end + 3 };
  }
  if (next !== '!' && next !== '?') return null;
  const end = source.indexOf('>', open);
  return end === -1 ? null : { piece: null, end: end + 1 };
}

function startTag(source: string, open: number): Markup | null {
  let at = indexOfPattern(source, NAME_END, open + 1);
  const name = source.slice(open + 1, at).toLowerCase();
  const attributes = new Map<string, string>();
  for (;;) {
    at = indexOfPattern(source, NO_SPACE, at);
    if (at >= source.length) return null;
    if (source[at] === '>') {
      return {
        piece: { kind: 'open', name, attributes, closed: source[at - 1] === '/' },
        end: at + 1,
      };
    }
    at = readAttribute(source, at, attributes);
  }
}

/** Reads one attribute into `attributes`, where the last of a name counts; returns where it ends. */
function readAttribute(source: string, start: number, attributes: Map<string, string>): number {
  // A name may start with any character, even with an equals sign.
  const keyEnd = indexOfPattern(source, KEY_END, start + 1);
  const key = source.slice(start, keyEnd).toLowerCase();
  let at = keyEnd;
  while (/\s/.test(source[at] ?? '')) at += 1;
  if (source[at] !== '=') {
    attributes.set(key, '');
    return keyEnd;
  }
  while (/[\s=]/.test(source[at] ?? '')) at += 1;
  const quote = source[at];
  const close = quote === '"' || quote === "'" ? source.indexOf(quote, at + 1) : -1;
  const isQuoted = close !== -1;
  const from = isQuoted ? at + 1 : at;
  const to = isQuoted ? close : indexOfPattern(source, VALUE_END, at);
  const value = source.slice(from, to);
  attributes.set(key, value.includes('&') ? decodeHTML(value) : value);
  return isQuoted ? close + 1 : to;
}

/** Where the end tag of a raw element starts; the end of the source when there is none. */
function endOfRaw(source: string, from: number, name: string): number {
  const pattern = name === 'script' ? /<\/script/gi : /<\/style/gi;
  return indexOfPattern(source, pattern, from);
}

/** Index of the first match of a global pattern; the length of the source when there is none. */
function indexOfPattern(source: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? source.length;
}
