import { InputError } from '../errors.ts';

/** Stands for every element of an array and every value of an object. */
const EVERY = '*';

/**
 * Reads a JSON Pointer (RFC 6901); `*` as a whole part stands for every element or value.
 *
 * @returns the pointer's parts, none for the whole document
 * @throws InputError when it does not start with `/` or holds a `~` that is neither `~0` nor `~1`
 */
export function parsePointer(pointer: string): readonly string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) {
    throw new InputError('json-pointer', `a JSON Pointer starts with "/", got "${pointer}"`, {
      hint: `Write "${pointerLike(pointer)}".`,
    });
  }
  if (/~(?![01])/.test(pointer)) {
    throw new InputError('json-pointer', `"~" stands alone in the JSON Pointer "${pointer}"`, {
      hint: 'Write "~0" for "~" and "~1" for "/" inside a name.',
    });
  }
  const parts = pointer.slice(1).split('/');
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer that was probably meant: paths of other notations are `pages[*].text` or `$.pages.0`. */
function pointerLike(path: string): string {
  const names = path.replace(/^\$/, '').split(/[.[\]/]+/);
  return `/${names
    .map((name) => name.replaceAll(/['"]/g, ''))
    .filter((name) => name !== '')
    .join('/')}`;
}

/** What a pointer found, in the order of the document, or why the text is no JSON. */
export type Selection =
  | { readonly kind: 'found'; readonly strings: readonly string[]; readonly other: string | null }
  | { readonly kind: 'not-json'; readonly reason: string };

/**
 * Finds the strings that a pointer points at, without building the document in memory.
 *
 * Accepts exactly what `JSON.parse` accepts (of a name that stands twice in an object, the last
 * counts), but needs one byte a level of nesting where that needs up to forty times the text.
 *
 * @returns `other`: what kind of value was found where a string was wanted; null when none was. O(n)
 */
export function selectStrings(text: string, pointer: readonly string[]): Selection {
  const reader = new PointerReader(text, pointer);
  try {
    return reader.read();
  } catch (error) {
    if (error instanceof JsonFault) return { kind: 'not-json', reason: error.message };
    throw error;
  }
}

class JsonFault extends Error {}

type Found = { readonly text: string } | { readonly other: string };

const OBJECT = 1;
const ARRAY = 2;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

class PointerReader {
  readonly #text: string;
  readonly #pointer: readonly string[];
  #at = 0;
  #depth = 0;
  #kinds = new Uint8Array(256);
  /** By depth, as far as the pointer goes: the container lies on the pointer's path. */
  readonly #onPath: boolean[] = [];
  /** By depth: the member that is being read lies on the path. */
  readonly #memberOnPath: boolean[] = [];
  readonly #index: number[] = [];
  /** By depth: how much had been found when the wanted name was first met. */
  readonly #foundBefore: number[] = [];
  readonly #found: Found[] = [];

  constructor(text: string, pointer: readonly string[]) {
    this.#text = text;
    this.#pointer = pointer;
  }

  read(): Selection {
    do {
      this.#value();
      this.#closeContainers();
    } while (this.#depth > 0);
    if (this.#at < this.#text.length) throw this.#fault();
    const strings = this.#found.flatMap((found) => ('text' in found ? [found.text] : []));
    const other = this.#found.find((found) => 'other' in found);
    return { kind: 'found', strings, other: other?.other ?? null };
  }

  /** Reads a scalar, an empty container, or the opening of a container up to its first member. */
  #value(): void {
    for (;;) {
      this.#space();
      const opened = this.#text[this.#at];
      if (opened !== '{' && opened !== '[') return this.#scalar();
      this.#note({ other: opened === '{' ? 'an object' : 'an array' });
      this.#open(opened === '{' ? OBJECT : ARRAY);
      this.#space();
      if (this.#text[this.#at] === (opened === '{' ? '}' : ']')) return;
      this.#member();
    }
  }

  /** After a value: goes on to the next member, or closes what ends here. */
  #closeContainers(): void {
    while (this.#depth > 0) {
      this.#space();
      const isObject = this.#kinds[this.#depth - 1] === OBJECT;
      const character = this.#text[this.#at];
      if (character === ',') {
        this.#at += 1;
        this.#space();
        return this.#member();
      }
      if (character !== (isObject ? '}' : ']')) throw this.#fault();
      this.#at += 1;
      this.#depth -= 1;
    }
    this.#space();
  }

  #open(kind: number): void {
    const isOnPath = this.#isOnPath();
    if (this.#depth < this.#pointer.length) {
      this.#onPath[this.#depth] = isOnPath;
      this.#memberOnPath[this.#depth] = false;
      this.#index[this.#depth] = -1;
      this.#foundBefore[this.#depth] = -1;
    }
    if (this.#depth === this.#kinds.length) {
      const longer = new Uint8Array(this.#kinds.length * 2);
      longer.set(this.#kinds);
      this.#kinds = longer;
    }
    this.#kinds[this.#depth] = kind;
    this.#depth += 1;
    this.#at += 1;
  }

  /** At the start of a member: reads an object's name and finds out whether it is wanted. */
  #member(): void {
    const level = this.#depth - 1;
    const isWatched = level < this.#pointer.length && this.#onPath[level] === true;
    let name: string | null = null;
    if (this.#kinds[level] === OBJECT) {
      const start = this.#at;
      this.#string();
      if (isWatched) name = this.#decode(start);
      this.#space();
      if (this.#text[this.#at] !== ':') throw this.#fault();
      this.#at += 1;
    }
    if (!isWatched) return;
    const wanted = this.#pointer[level];
    this.#index[level] = (this.#index[level] ?? -1) + 1;
    const isWanted = wanted === EVERY || wanted === (name ?? String(this.#index[level]));
    this.#memberOnPath[level] = isWanted;
    if (!isWanted || wanted === EVERY || name === null) return;
    const before = this.#foundBefore[level] ?? -1;
    if (before >= 0) this.#found.length = before;
    else this.#foundBefore[level] = this.#found.length;
  }

  #scalar(): void {
    const start = this.#at;
    const first = this.#text[start];
    if (first === '"') {
      this.#string();
      if (this.#isWanted()) this.#found.push({ text: this.#decode(start) });
      return;
    }
    for (const word of ['true', 'false', 'null']) {
      if (!this.#text.startsWith(word, start)) continue;
      this.#at += word.length;
      return this.#note({ other: word });
    }
    NUMBER.lastIndex = start;
    if (!NUMBER.test(this.#text)) throw this.#fault();
    this.#at = NUMBER.lastIndex;
    this.#note({ other: 'a number' });
  }

  #string(): void {
    const text = this.#text;
    if (text[this.#at] !== '"') throw this.#fault();
    for (let at = this.#at + 1; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit === 0x22) {
        this.#at = at + 1;
        return;
      }
      if (unit < 0x20) {
        this.#at = at;
        throw this.#fault();
      }
      if (unit !== 0x5c) continue;
      at += 1;
      const escaped = text[at] ?? '';
      if (escaped === 'u' && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) at += 4;
      else if (escaped === '' || !'"\\/bfnrt'.includes(escaped)) {
        this.#at = at;
        throw this.#fault();
      }
    }
    this.#at = text.length;
    throw this.#fault();
  }

  #decode(start: number): string {
    const decoded: unknown = JSON.parse(this.#text.slice(start, this.#at));
    return String(decoded);
  }

  #note(found: Found): void {
    if (this.#isWanted()) this.#found.push(found);
  }

  /** The value that starts here is what the pointer points at. */
  #isWanted(): boolean {
    return this.#depth === this.#pointer.length && this.#isOnPath();
  }

  #isOnPath(): boolean {
    if (this.#depth === 0) return true;
    const level = this.#depth - 1;
    if (level >= this.#pointer.length) return false;
    return this.#onPath[level] === true && this.#memberOnPath[level] === true;
  }

  #space(): void {
    for (;;) {
      const unit = this.#text.charCodeAt(this.#at);
      if (unit !== 0x20 && unit !== 0x0a && unit !== 0x0d && unit !== 0x09) return;
      this.#at += 1;
    }
  }

  #fault(): JsonFault {
    if (this.#at >= this.#text.length) return new JsonFault('it ends in the middle');
    return new JsonFault(`unexpected character at offset ${this.#at}`);
  }
}
