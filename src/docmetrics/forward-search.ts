/**
 * Finds a string again and again from places that only move on: together the searches take the time of one.
 */
export class ForwardSearch {
  readonly #text: string;
  readonly #sought: string;
  #found = -1;
  #from = -1;

  constructor(text: string, sought: string) {
    this.#text = text;
    this.#sought = sought;
  }

  /** Index of the first occurrence at or behind `at`; the length of the text when there is none. */
  from(at: number): number {
    if (this.#from !== -1 && at >= this.#from && at <= this.#found) return this.#found;
    const found = this.#text.indexOf(this.#sought, at);
    this.#from = at;
    this.#found = found === -1 ? this.#text.length : found;
    return this.#found;
  }
}
