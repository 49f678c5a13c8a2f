import { distanceOfPoints } from './edit-distance.ts';

const WORD_BITS = 32;

/**
 * Edit distances between the contents of two tables' cells as shares of the longer one, row by row when a
 * row is first asked for.
 *
 * Contents are short and many: the bits of one content serve for a whole row of comparisons.
 */
export class ContentDistances {
  readonly #a: readonly Int32Array[];
  readonly #b: readonly Int32Array[];
  readonly #shares: Float64Array;
  readonly #known: Uint8Array;
  /** Places of each item in the content of the row: one bit a place. */
  readonly #places: Int32Array;

  constructor(a: readonly Int32Array[], b: readonly Int32Array[]) {
    const dense = new Map<number, number>();
    const renumber = (content: Int32Array): Int32Array =>
      content.map((item) => {
        const number = dense.get(item) ?? dense.size;
        dense.set(item, number);
        return number;
      });
    this.#a = a.map(renumber);
    this.#b = b.map(renumber);
    this.#shares = new Float64Array(a.length * b.length);
    this.#known = new Uint8Array(a.length);
    this.#places = new Int32Array(dense.size);
  }

  /** 0 for equal contents, two empty ones too, to 1 for contents with nothing in common. */
  share(i: number, j: number): number {
    if (this.#known[i] === 0) this.#fillRow(i);
    return this.#shares[i * this.#b.length + j] ?? 0;
  }

  #fillRow(row: number): void {
    this.#known[row] = 1;
    const pattern = this.#a[row];
    if (pattern === undefined) return;
    const fits = pattern.length > 0 && pattern.length <= WORD_BITS;
    if (fits) pattern.forEach((item, at) => this.#mark(item, 1 << at));
    for (const [column, text] of this.#b.entries()) {
      const longest = Math.max(pattern.length, text.length);
      const steps = fits ? this.#steps(pattern.length, text) : distanceOfPoints(pattern, text);
      this.#shares[row * this.#b.length + column] = longest === 0 ? 0 : steps / longest;
    }
    if (fits) for (const item of pattern) this.#places[item] = 0;
  }

  #mark(item: number, bit: number): void {
    this.#places[item] = (this.#places[item] ?? 0) | bit;
  }

  /** Myers' algorithm in one word; `places` holds the pattern. */
  #steps(length: number, text: Int32Array): number {
    const places = this.#places;
    const last = length - 1;
    let rises = -1;
    let falls = 0;
    let steps = length;
    for (let at = 0; at < text.length; at += 1) {
      const equal = places[text[at] ?? 0] ?? 0;
      const vertical = equal | falls;
      const horizontal = (((equal & rises) + rises) ^ rises) | equal;
      const up = falls | ~(horizontal | rises);
      const down = rises & horizontal;
      steps += ((up >>> last) & 1) - ((down >>> last) & 1);
      const shifted = (up << 1) | 1;
      rises = (down << 1) | ~(vertical | shifted);
      falls = shifted & vertical;
    }
    return steps;
  }
}
