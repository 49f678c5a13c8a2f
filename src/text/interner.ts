import type { Sequence } from './code-points.ts';

// Small, for most pages are: memory outside the heap makes the collector walk all results so far.
const FIRST_SLOTS = 64;
const FIRST_IDS = 32;
const MAX_LOAD = 0.5;

/** Start value of the hashes that `SequenceInterner` takes. */
export const HASH_SEED = 0x811c9dc5 | 0;

/** Adds one number to a running 32-bit hash. */
export function hashStep(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/**
 * Gives equal sequences equal numbers: slices of one growing array, named 0, 1, 2, ... in the order
 * of first appearance.
 *
 * Hash and length only preselect; content decides, so two sequences are never confused.
 */
export class SequenceInterner {
  readonly #data: Sequence;
  #slots = new Int32Array(FIRST_SLOTS).fill(-1);
  #starts = new Int32Array(FIRST_IDS);
  #lengths = new Int32Array(FIRST_IDS);
  #hashes = new Int32Array(FIRST_IDS);
  #size = 0;

  constructor(data: Sequence) {
    this.#data = data;
  }

  /** Number of different sequences. */
  get size(): number {
    return this.#size;
  }

  startOf(id: number): number {
    return this.#starts[id] ?? 0;
  }

  lengthOf(id: number): number {
    return this.#lengths[id] ?? 0;
  }

  /** The slice's number: that of an equal slice seen before, or a new one. */
  intern(start: number, length: number, hash: number): number {
    const slot = this.#slotOf(this.#data, start, length, hash);
    const known = this.#slots[slot] ?? -1;
    if (known >= 0) return known;
    return this.#insert(slot, start, length, hash);
  }

  /** The name of an equal slice of another array, -1 when there is none. */
  find(data: Sequence, start: number, length: number, hash: number): number {
    return this.#slots[this.#slotOf(data, start, length, hash)] ?? -1;
  }

  #slotOf(data: Sequence, start: number, length: number, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 16)) & mask;
    for (;;) {
      const id = this.#slots[slot] ?? -1;
      if (id < 0 || this.#equals(id, data, start, length, hash)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #equals(id: number, data: Sequence, start: number, length: number, hash: number): boolean {
    if (this.#hashes[id] !== hash || this.#lengths[id] !== length) return false;
    const own = this.#starts[id] ?? 0;
    for (let index = 0; index < length; index += 1) {
      if (this.#data[own + index] !== data[start + index]) return false;
    }
    return true;
  }

  #insert(slot: number, start: number, length: number, hash: number): number {
    const id = this.#size;
    if (id === this.#starts.length) this.#growIds();
    this.#starts[id] = start;
    this.#lengths[id] = length;
    this.#hashes[id] = hash;
    this.#slots[slot] = id;
    this.#size += 1;
    if (this.#size > this.#slots.length * MAX_LOAD) this.#growSlots();
    return id;
  }

  #growIds(): void {
    const grown = (old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const array = new Int32Array(old.length * 2);
      array.set(old);
      return array;
    };
    this.#starts = grown(this.#starts);
    this.#lengths = grown(this.#lengths);
    this.#hashes = grown(this.#hashes);
  }

  #growSlots(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let id = 0; id < this.#size; id += 1) {
      const hash = this.#hashes[id] ?? 0;
      let slot = (hash ^ (hash >>> 16)) & mask;
      while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.#slots = slots;
  }
}

/** How often each number of `ids` stands there. */
export function tally(ids: Int32Array, size: number): Int32Array {
  const counts = new Int32Array(size);
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}
