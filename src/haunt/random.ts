/** A seeded generator: the same name gives the same numbers on every machine and Node version. */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  /** @param name any text; two names that differ give unrelated numbers */
  constructor(name: string) {
    let hash = 0x811c9dc5;
    const next = (salt: number): number => {
      for (const char of `${salt} ${name}`) {
        hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
        hash ^= hash >>> 15;
      }
      return hash | 0;
    };
    this.#a = next(1);
    this.#b = next(2);
    this.#c = next(3);
    this.#d = next(4) | 1;
    for (let round = 0; round < 16; round += 1) this.#next();
  }

  /** sfc32 by Chris Doty-Humphrey (PractRand): 32 bits a step. */
  #next(): number {
    const sum = (this.#a + this.#b + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A number in [0, 1). */
  unit(): number {
    return this.#next() / 0x1_0000_0000;
  }

  /** A number in [low, high). */
  between(low: number, high: number): number {
    return low + this.unit() * (high - low);
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  /** @throws RangeError for the empty list */
  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** `count` different items in random order; all of them when there are fewer. */
  sample<T>(items: readonly T[], count: number): readonly T[] {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(this.int(0, left.length - 1), 1));
    }
    return taken;
  }
}
