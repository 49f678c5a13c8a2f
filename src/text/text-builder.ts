const BEYOND_ONE_BYTE = /[\u0100-\uffff]/;
/** Stretches from this length on are copied by the engine. */
const LONG = 48;

/** A text written from its start: a byte a unit for as long as that is enough, then two. */
export class TextBuilder {
  #bytes: Buffer<ArrayBuffer>;
  #units: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  #isWide = false;
  #length = 0;

  /** @param capacity UTF-16 units expected; more may be written */
  constructor(capacity: number) {
    this.#bytes = Buffer.alloc(capacity);
    this.#units = this.#bytes;
  }

  get length(): number {
    return this.#length;
  }

  /** Writes one UTF-16 unit. */
  put(unit: number): void {
    if (unit > 0xff && !this.#isWide) this.#resize(this.#units.length, true);
    if (this.#length === this.#units.length) this.#reserve(1);
    this.#units[this.#length] = unit;
    this.#length += 1;
  }

  /** Writes units [from, to) of `text`. */
  add(text: string, from: number, to: number): void {
    if (to - from < LONG) {
      for (let at = from; at < to; at += 1) this.put(text.charCodeAt(at));
      return;
    }
    const part = text.slice(from, to);
    if (!this.#isWide && BEYOND_ONE_BYTE.test(part)) this.#resize(this.#units.length, true);
    this.#reserve(part.length);
    if (this.#isWide) this.#bytes.write(part, 2 * this.#length, 'utf16le');
    else this.#bytes.write(part, this.#length, 'latin1');
    this.#length += part.length;
  }

  /** The text; a surrogate without its partner is U+FFFD in it. */
  finish(): string {
    if (!this.#isWide) return this.#bytes.toString('latin1', 0, this.#length);
    const written = this.#units.subarray(0, this.#length);
    return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(written);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    const { length } = this.#units;
    if (needed > length) this.#resize(Math.max(needed, 2 * length), this.#isWide);
  }

  #resize(capacity: number, isWide: boolean): void {
    const written = this.#units.subarray(0, this.#length);
    this.#bytes = Buffer.alloc(isWide ? 2 * capacity : capacity);
    const { buffer, byteOffset } = this.#bytes;
    this.#units = isWide ? new Uint16Array(buffer, byteOffset, capacity) : this.#bytes;
    this.#units.set(written);
    this.#isWide = isWide;
  }
}
