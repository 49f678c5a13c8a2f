/** 64 bytes, the most that V8 keeps on its heap, where they cost little to make. */
const FIRST_CAPACITY = 16;

/** A growing list of 32-bit integers, four bytes each. */
export class IntList {
  #items = new Int32Array(FIRST_CAPACITY);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#items.length) {
      const grown = new Int32Array(this.#length * 2);
      grown.set(this.#items);
      this.#items = grown;
    }
    this.#items[this.#length] = value;
    this.#length += 1;
  }

  /** The item at `index`; 0 outside the list. */
  at(index: number): number {
    return index < this.#length ? (this.#items[index] ?? 0) : 0;
  }

  set(index: number, value: number): void {
    this.#items[index] = value;
  }

  /** Cuts the list down to its first `length` items. */
  truncate(length: number): void {
    this.#length = length;
  }

  /** The items so far, without a copy; valid until the next push. */
  view(): Int32Array {
    return this.#items.subarray(0, this.#length);
  }
}
