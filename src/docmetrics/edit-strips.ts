import { type EditKernel, newKernel } from './edit-kernel.ts';

const WORD_BITS = 64;
/** Words of a strip: its state and what it looks up stay in the nearest cache. */
const STRIP_WORDS = 16;
const STATE_BYTES = 16;
/** Items below this are looked up in a table, code points above it are rare. */
const TABLE_SIZE = 0x1_0000;

/** A carry between strips: the difference of neighbouring cells of a row. */
const RISE = 1;
const FALL = 2;

export type StripOptions = {
  /** Largest distance that is wanted; left out, any. */
  readonly most?: number;
  /** Words of a strip, 16 unless told. */
  readonly stripWords?: number;
};

/** Compiled when it is first needed, and kept with as much memory as the longest pair took. */
let shared: EditKernel | undefined;
const table = new Int32Array(TABLE_SIZE);

/**
 * Edit distance of two sequences in strips of a thousand rows, bit-parallel down a strip, over those columns
 * that a distance of at most `most` can reach.
 *
 * @param pattern the shorter sequence, not empty
 * @param text of any numbers, as the pattern
 * @returns null when the distance is above `most`
 * @see Myers 1999 and Hyyrö 2003 for the words, Ukkonen 1985 for the band; O(|pattern|·width / 64), memory
 *   O(alphabet + |text|)
 */
export function stripDistance(
  pattern: Int32Array,
  text: Int32Array,
  { most = Infinity, stripWords = STRIP_WORDS }: StripOptions = {},
): number | null {
  const [m, n] = [pattern.length, text.length];
  const surplus = n - m;
  if (surplus > most) return null;
  // A path of that cost leaves the diagonals between the corners by no more.
  const reach = most === Infinity ? n : Math.floor((most - surplus) / 2);
  const strip = new Strip(pattern, text, Math.min(stripWords, Math.ceil(m / WORD_BITS)));
  let from = 0;
  // The cell at the upper left of the strip.
  let corner = 0;
  for (let top = 0; ; top += strip.rows) {
    const start = Math.max(0, top - reach);
    corner += strip.sum(from, start);
    from = start;
    const below = Math.min(top + strip.rows, m);
    const to = Math.min(n, below + surplus + reach);
    strip.pass(top, below, from, to);
    corner += below - top;
    if (below === m) {
      const distance = corner + strip.sum(from, to);
      return distance > most ? null : distance;
    }
    if (strip.leastBeyond({ from, to, left: corner, ahead: surplus + below }) > most) return null;
  }
}

/** The kernel's memory for one pair: state, places of the items, items and carries of the columns. */
class Strip {
  readonly rows: number;
  readonly #words: number;
  readonly #kernel: EditKernel;
  readonly #pattern: Int32Array;
  readonly #places: Int32Array;
  readonly #carries: Uint8Array;
  readonly #state: Int32Array;
  readonly #layout: { readonly items: number; readonly carries: number };

  constructor(pattern: Int32Array, text: Int32Array, words: number) {
    this.rows = words * WORD_BITS;
    this.#words = words;
    const { ids, columns, count } = numbered(pattern, text);
    this.#pattern = ids;
    const placesAt = words * STATE_BYTES;
    const placesSize = (count + 1) * words * 8;
    const items = placesAt + placesSize;
    const carries = items + 4 * text.length;
    shared ??= newKernel();
    this.#kernel = shared;
    shared.reserve(carries + text.length);
    const { buffer } = shared.memory;
    this.#layout = { items, carries };
    this.#state = new Int32Array(buffer, 0, placesAt / 4);
    this.#places = new Int32Array(buffer, placesAt, placesSize / 4).fill(0);
    this.#carries = new Uint8Array(buffer, carries, text.length).fill(RISE);
    const addresses = new Int32Array(buffer, items, text.length);
    for (let column = 0; column < columns.length; column += 1) {
      addresses[column] = placesAt + (columns[column] ?? 0) * words * 8;
    }
  }

  /** Takes the rows from `top` to before `below` through the columns from `from` to before `to`. */
  pass(top: number, below: number, from: number, to: number): void {
    const rows = below - top;
    const halves = this.#words * 2;
    for (let row = 0; row < rows; row += 1) {
      const at = (this.#pattern[top + row] ?? 0) * halves + (row >> 5);
      this.#places[at] = (this.#places[at] ?? 0) | (1 << (row & 31));
    }
    // Down the first column cells rise by one.
    for (let at = 0; at < this.#state.length; at += 4) {
      this.#state[at] = -1;
      this.#state[at + 1] = -1;
      this.#state[at + 2] = 0;
      this.#state[at + 3] = 0;
    }
    const size = { words: Math.ceil(rows / WORD_BITS), lastShift: (rows - 1) % WORD_BITS };
    this.#kernel.pass(from, to, this.#layout, size);
    for (let row = 0; row < rows; row += 1) {
      this.#places[(this.#pattern[top + row] ?? 0) * halves + (row >> 5)] = 0;
    }
  }

  /** What the last row gains over some columns. */
  sum(from: number, to: number): number {
    let gain = 0;
    for (let column = from; column < to; column += 1) gain += stepOf(this.#carries[column]);
    return gain;
  }

  /**
   * Least cost of a path through the last row: the cell there, and at least the way that is left.
   *
   * @param left the row's cell at `from`
   * @param ahead the column from which the way is straight down the diagonal
   */
  leastBeyond(row: {
    readonly from: number;
    readonly to: number;
    readonly left: number;
    readonly ahead: number;
  }): number {
    let cell = row.left;
    let least = cell + Math.abs(row.ahead - row.from);
    for (let column = row.from; column < row.to; column += 1) {
      cell += stepOf(this.#carries[column]);
      least = Math.min(least, cell + Math.abs(row.ahead - column - 1));
    }
    return least;
  }
}

function stepOf(carry: number | undefined): number {
  return carry === RISE ? 1 : carry === FALL ? -1 : 0;
}

/** Numbers items from 1 as they come in the pattern; 0 for those of the text alone. */
function numbered(
  pattern: Int32Array,
  text: Int32Array,
): { readonly ids: Int32Array; readonly columns: Int32Array; readonly count: number } {
  const rare = new Map<number, number>();
  const ids = new Int32Array(pattern.length);
  const columns = new Int32Array(text.length);
  let count = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const item = pattern[at] ?? 0;
    const inTable = item >= 0 && item < TABLE_SIZE;
    let id = (inTable ? table[item] : rare.get(item)) ?? 0;
    if (id === 0) {
      count += 1;
      id = count;
      if (inTable) table[item] = id;
      else rare.set(item, id);
    }
    ids[at] = id;
  }
  for (let at = 0; at < text.length; at += 1) {
    const item = text[at] ?? 0;
    columns[at] = (item >= 0 && item < TABLE_SIZE ? table[item] : rare.get(item)) ?? 0;
  }
  for (let at = 0; at < pattern.length; at += 1) {
    const item = pattern[at] ?? 0;
    if (item >= 0 && item < TABLE_SIZE) table[item] = 0;
  }
  return { ids, columns, count };
}
