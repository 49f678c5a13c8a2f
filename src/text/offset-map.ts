const FIRST_CAPACITY = 64;

/**
 * Where a derived text came from, as stretches that were copied unit by unit.
 *
 * Each break says "from `to` on, offset `from` of the source is copied"; between two breaks both
 * sides advance together. Positions are added in rising order and asked for in rising order, so a
 * walk over the whole text is linear. An empty map is the identity.
 */
export class OffsetMap {
  #to = new Int32Array(FIRST_CAPACITY);
  #from = new Int32Array(FIRST_CAPACITY);
  #end = new Int32Array(FIRST_CAPACITY);
  #length = 0;

  /**
   * Says that the unit at `to` is a copy of source offsets [from, end); nothing is stored while
   * both advance together, one unit for one.
   */
  add(to: number, from: number, end = from + 1): void {
    const last = this.#length - 1;
    const delta = last < 0 ? 0 : (this.#from[last] ?? 0) - (this.#to[last] ?? 0);
    if (from - to === delta && end === from + 1) return;
    if (this.#length === this.#to.length) this.#grow();
    this.#to[this.#length] = to;
    this.#from[this.#length] = from;
    this.#end[this.#length] = end;
    this.#length += 1;
  }

  #grow(): void {
    const grown = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const array = new Int32Array(old.length * 2);
      array.set(old);
      return array;
    };
    this.#to = grown(this.#to);
    this.#from = grown(this.#from);
    this.#end = grown(this.#end);
  }

  /** True when every unit stands where it stood in the source. */
  get isIdentity(): boolean {
    return this.#length === 0;
  }

  clear(): void {
    this.#length = 0;
  }

  /** A reader that answers rising positions in constant time each, on average. */
  walker(): OffsetWalker {
    return new OffsetWalker(
      this.#to.subarray(0, this.#length),
      this.#from.subarray(0, this.#length),
      this.#end.subarray(0, this.#length),
    );
  }
}

/** Reads an `OffsetMap`; a step back is found by binary search, a step forward by walking. */
export class OffsetWalker {
  readonly #to: Int32Array;
  readonly #from: Int32Array;
  readonly #end: Int32Array;
  #index = -1;

  constructor(to: Int32Array, from: Int32Array, end: Int32Array) {
    this.#to = to;
    this.#from = from;
    this.#end = end;
  }

  /** Source offset of the unit at `position`: the last break at or before it decides. */
  at(position: number): number {
    if (this.#index >= 0 && (this.#to[this.#index] ?? 0) > position) this.#seek(position);
    let next = this.#index + 1;
    while (next < this.#to.length && (this.#to[next] ?? 0) <= position) next += 1;
    this.#index = next - 1;
    if (this.#index < 0) return position;
    return position - (this.#to[this.#index] ?? 0) + (this.#from[this.#index] ?? 0);
  }

  /** Source offset behind the unit at `position`. */
  endAt(position: number): number {
    const start = this.at(position);
    return this.#index >= 0 && this.#to[this.#index] === position
      ? (this.#end[this.#index] ?? 0)
      : start + 1;
  }

  #seek(position: number): void {
    let low = 0;
    let high = this.#to.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#to[middle] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    this.#index = low - 1;
  }
}

/** Several maps one after the other, the last text first; without any it is the identity. */
export class OffsetChain {
  readonly #walkers: readonly OffsetWalker[];

  constructor(maps: readonly OffsetMap[]) {
    this.#walkers = maps.map((map) => map.walker());
  }

  get isIdentity(): boolean {
    return this.#walkers.length === 0;
  }

  /** Source offset of the unit at `position`. */
  at(position: number): number {
    let at = position;
    for (const walker of this.#walkers) at = walker.at(at);
    return at;
  }

  /** Source offset behind the unit at `position`. */
  endAt(position: number): number {
    let end = position + 1;
    for (const walker of this.#walkers) end = walker.endAt(end - 1);
    return end;
  }
}
