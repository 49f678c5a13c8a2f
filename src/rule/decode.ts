import { decodeHTMLStrict } from 'entities';
import { CHAR, classOf, isDroppedAstral, mayComposeAstral } from '../text/characters.ts';
import { OffsetMap } from '../text/offset-map.ts';
import { TextBuilder } from '../text/text-builder.ts';

/** A text after step 1 of cleaning, and the way back to the raw one. */
export interface DecodedText {
  readonly text: string;
  /** From `text` to the raw text, one step after the other; empty where nothing changed. */
  readonly maps: readonly OffsetMap[];
  /** Number of `…`, each of which becomes three characters. */
  readonly ellipses: number;
}

/** Longest entity looked at: the longest name of HTML has 31 characters between `&` and `;`. */
const MAX_ENTITY = 34;
/** Marks normalized together; real text has a handful, and sorting more at once is quadratic. */
const MAX_CLUSTER = 64;
const ENTITY = /^&(?:#\d{1,8}|#[xX][\da-fA-F]{1,7}|[A-Za-z][A-Za-z\d]*);/;
/** Finds out at native speed that a text is plain: nothing to drop, compose or count. */
const NOT_PLAIN = /[^\t-\r -~\u0085\u00a0-\u00ac\u00ae-\u02ff]/;
/** Where a text has none of these, its characters are its units. */
const COMPOSED_COUNT = /[\r\u0300-\uffff]/;
const LAST_ASCII = 0x7e;
const NEEDS_WORK = CHAR.drop | CHAR.compose | CHAR.surrogate;

/**
 * Step 1 of cleaning: entities, NFC, dropped characters. Newline forms stay as they are.
 *
 * Text that needs nothing of it, and most does not, is returned as it came.
 */
export function decodeText(raw: string): DecodedText {
  const entities = raw.includes('&') ? decodeEntities(raw) : null;
  const decoded = entities?.text ?? raw;
  const maps = entities === null ? [] : [entities.map];
  if (!NOT_PLAIN.test(decoded)) return { text: decoded, maps, ellipses: 0 };
  const ellipses = countUnit(decoded, '…');
  if (!needsNormalizing(decoded)) return { text: decoded, maps, ellipses };
  const normal = new Normalizer(decoded).run();
  if (normal.map.isIdentity && normal.text === decoded) return { text: decoded, maps, ellipses };
  return { text: normal.text, maps: [normal.map, ...maps], ellipses };
}

function countUnit(text: string, unit: string): number {
  let count = 0;
  for (let at = text.indexOf(unit); at >= 0; at = text.indexOf(unit, at + 1)) count += 1;
  return count;
}

/** True when there is something to drop, compose or mend; emoji by themselves are none of it. */
function needsNormalizing(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit <= LAST_ASCII && unit >= 0x20) continue;
    if ((classOf(unit) & NEEDS_WORK) === 0) continue;
    const point = text.codePointAt(at) ?? 0;
    if (point <= 0xffff || isDroppedAstral(point) || mayComposeAstral(point)) return true;
    at += 1;
  }
  return false;
}

interface Step {
  readonly text: string;
  readonly map: OffsetMap;
}

/** Entities by HTML's names and numbers, decoded once; null when there is none. */
function decodeEntities(raw: string): Step | null {
  const text = new TextBuilder(raw.length);
  const map = new OffsetMap();
  let copied = 0;
  for (let at = raw.indexOf('&'); at >= 0; at = raw.indexOf('&', at + 1)) {
    const entity = ENTITY.exec(raw.slice(at, at + MAX_ENTITY))?.[0];
    const decoded = entity === undefined ? '' : decodeHTMLStrict(entity);
    if (entity === undefined || decoded === entity) continue;
    if (at > copied) map.add(text.length, copied);
    text.add(raw, copied, at);
    for (let unit = 0; unit < decoded.length; unit += 1)
      map.add(text.length + unit, at, at + entity.length);
    text.add(decoded, 0, decoded.length);
    copied = at + entity.length;
    map.add(text.length, copied);
    at = copied - 1;
  }
  if (copied === 0) return null;
  text.add(raw, copied, raw.length);
  return { text: text.finish(), map };
}

/** NFC and dropped characters, cluster by cluster: a base and the marks that follow it. */
class Normalizer {
  readonly #raw: string;
  readonly #map = new OffsetMap();
  readonly #text: TextBuilder;

  constructor(raw: string) {
    this.#raw = raw;
    this.#text = new TextBuilder(raw.length);
  }

  run(): Step {
    const raw = this.#raw;
    let flags = raw.length > 0 ? classOf(raw.charCodeAt(0)) : 0;
    for (let at = 0; at < raw.length;) {
      const next = at + 1 < raw.length ? classOf(raw.charCodeAt(at + 1)) : 0;
      if ((flags & NEEDS_WORK) === 0 && (next & (CHAR.compose | CHAR.surrogate)) === 0) {
        this.#put(raw.charCodeAt(at), at);
        at += 1;
        flags = next;
      } else {
        at = this.#special(at, flags);
        flags = at < raw.length ? classOf(raw.charCodeAt(at)) : 0;
      }
    }
    return { text: this.#text.finish(), map: this.#map };
  }

  #put(unit: number, from: number, end = from + 1): void {
    this.#map.add(this.#text.length, from, end);
    this.#text.put(unit);
  }

  /** Writes a replacement of [from, next): unit by unit from its start, the last up to its end. */
  #write(text: string, from: number, next: number): void {
    const last = text.length - 1;
    for (let index = 0; index <= last; index += 1) {
      const at = Math.min(from + index, next - 1);
      this.#put(text.charCodeAt(index), at, index === last ? next : at + 1);
    }
  }

  #special(at: number, flags: number): number {
    if ((flags & CHAR.drop) !== 0) return at + 1;
    const point = this.#raw.codePointAt(at) ?? 0;
    if (point > 0xffff && isDroppedAstral(point)) return at + 2;
    const next = at + (point > 0xffff ? 2 : 1);
    const end = clusterEnd(this.#raw, next);
    const risky = end > next || (flags & CHAR.compose) !== 0 || mayComposeAstral(point);
    if (!risky) {
      for (let unit = at; unit < next; unit += 1) this.#put(this.#raw.charCodeAt(unit), unit);
      return next;
    }
    this.#write(this.#raw.slice(at, end).normalize('NFC'), at, end);
    return end;
  }
}

/** End of the marks that stand at `from` and belong to the character before it. */
function clusterEnd(text: string, from: number): number {
  let end = from;
  const limit = Math.min(text.length, from + MAX_CLUSTER);
  while (end < limit) {
    const point = text.codePointAt(end) ?? 0;
    if (point > 0xffff ? mayComposeAstral(point) : (classOf(point) & CHAR.compose) !== 0) {
      end += point > 0xffff ? 2 : 1;
    } else break;
  }
  return end;
}

/**
 * Characters of raw [from, to): code points after composition, CR LF being one, so that neither
 * newline form nor normal form changes a verdict.
 */
export function rawCharacters(raw: string, from: number, to: number): number {
  const isWhole = from === 0 && to === raw.length;
  if (isWhole && !COMPOSED_COUNT.test(raw)) return raw.length;
  let count = 0;
  let unit = raw.charCodeAt(from);
  for (let at = from; at < to;) {
    const isPair = (unit & 0xfc00) === 0xd800 && (raw.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    const next = at + (isPair ? 2 : 1);
    const behind = raw.charCodeAt(next);
    if (unit !== 0x0d && !mayJoin(raw, next, behind)) {
      count += 1;
      at = next;
      unit = behind;
      continue;
    }
    const end = Math.min(to, clusterEnd(raw, next));
    if (end > next) count += [...raw.slice(at, end).normalize('NFC')].length;
    else if (unit !== 0x0d || behind !== 0x0a || next >= to) count += 1;
    at = Math.max(next, end);
    unit = raw.charCodeAt(at);
  }
  return count;
}

/** True when the character at `at`, whose first unit is `unit`, may belong to the one before. */
function mayJoin(text: string, at: number, unit: number): boolean {
  if (unit <= LAST_ASCII) return false;
  const classes = classOf(unit);
  if ((classes & CHAR.surrogate) === 0) return (classes & CHAR.compose) !== 0;
  return mayComposeAstral(text.codePointAt(at) ?? 0);
}
