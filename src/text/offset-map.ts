/** 64 bytes, the most that V8 keeps on its heap, where they cost little to make. */
const FIRST_CAPACITY = 16;

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
   * both advance together, one unit for one. What was said of the same unit before is forgotten.
   */
  add(to: number, from: number, end = from + 1): void {
    if (this.#length > 0 && this.#to[this.#length - 1] === to) this.#length -= 1;
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
    return new OffsetWalker(this);
  }

  /**
   * Index of the last break at or before `position`, -1 where there is none: a step back from the
   * break `known` is found by binary search, a step forward by walking.
   */
  breakAt(position: number, known: number): number {
    const to = this.#to;
    let next = known + 1;
    if (known >= 0 && (to[known] ?? 0) > position) {
      let low = 0;
      let high = known;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((to[middle] ?? 0) <= position) low = middle + 1;
        else high = middle;
      }
      return low - 1;
    }
    while (next < this.#length && (to[next] ?? 0) <= position) next += 1;
    return next - 1;
  }

  /** Source offset of the unit at `position`; `index` is that of the last break at or before it. */
  startAt(position: number, index: number): number {
    return index < 0 ? position : position - (this.#to[index] ?? 0) + (this.#from[index] ?? 0);
  }

  /** Source offset behind it. */
  endAt(position: number, index: number): number {
    if (index >= 0 && this.#to[index] === position) return this.#end[index] ?? 0;
    return this.startAt(position, index) + 1;
  }
}

/** Reads an `OffsetMap` and keeps its place in it. */
export class OffsetWalker {
  readonly #map: OffsetMap;
  #index = -1;

  constructor(map: OffsetMap) {
    this.#map = map;
  }

  /** Goes to the start of a map that was written anew. */
  restart(): void {
    this.#index = -1;
  }

  /** Source offset of the unit at `position`: the last break at or before it decides. */
  at(position: number): number {
    this.#index = this.#map.breakAt(position, this.#index);
    return this.#map.startAt(position, this.#index);
  }

  /** Source offset behind the unit at `position`. */
  endAt(position: number): number {
    this.#index = this.#map.breakAt(position, this.#index);
    return this.#map.endAt(position, this.#index);
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
