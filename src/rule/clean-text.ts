import type { CodePoints } from '../text/code-points.ts';
import type { SequenceInterner } from '../text/interner.ts';
import type { LineReader } from './line-reader.ts';

/** A stretch of the raw text and what was counted in it. */
export interface Stretch {
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

export const NO_STRETCH: Stretch = { count: 0, start: 0, end: 0 };

/** Whole tables of two or more rows that are not all empty, in the order of the text. */
export interface CleanTables {
  /** Equal tables have equal numbers; a table is a slice of `rowId`. */
  readonly kinds: SequenceInterner;
  readonly rowId: Int32Array;
  /** Rows by number: slices of `tokenId`. */
  readonly rows: SequenceInterner;
  /** Per table: number, first token, token behind the last. */
  readonly id: Int32Array;
  readonly firstToken: Int32Array;
  readonly endToken: Int32Array;
}

/**
 * A text after cleaning, as numbers: characters, tokens, lines, rows and tables.
 *
 * The stream (all characters but white space) is kept once; a token is a slice of it and has the
 * number of its first appearance, so equal tokens are equal numbers; a line and a table row are
 * slices of the tokens. Where each stands in the raw text is not stored but found again when a
 * verdict asks (`locate`): it never does for more than a few.
 */
export interface CleanText {
  readonly raw: string;
  /** Reads lines again; `lineStart` holds where they start in its text. */
  readonly reader: LineReader;
  /** Code points without white space. */
  readonly stream: CodePoints;
  /** Where each token starts in the stream; one more item holds the stream's length. */
  readonly tokenStart: Int32Array;
  readonly tokenId: Int32Array;
  /** Tokens by number: slices of `stream`. */
  readonly tokens: SequenceInterner;
  /** First token of each line; one more item holds the number of tokens. */
  readonly lineToken: Int32Array;
  readonly lineId: Int32Array;
  /** Lines by number: slices of `tokenId`. */
  readonly lines: SequenceInterner;
  readonly lineStart: Int32Array;
  /** Places inside of long lines, by their units and by the stream: the character there is next. */
  readonly markAt: Int32Array;
  readonly markStream: Int32Array;
  /** Stream offsets where a row starts that differs from the row before it in the same table. */
  readonly rowBreaks: Int32Array;
  readonly tables: CleanTables;
  /** The longest stretch that cleaning removed entirely, in characters of the raw text. */
  readonly removed: Stretch;
  /** The most empty cells side by side in one row. */
  readonly emptyCells: Stretch;
}

/** Characters of the stream from token `from` up to token `to`, as text with single spaces. */
export function tokensText(clean: CleanText, from: number, to: number): string {
  const words: string[] = [];
  for (let token = from; token < to; token += 1) words.push(tokenText(clean, token));
  return words.join(' ');
}

/** One token as text, folded. */
export function tokenText(clean: CleanText, token: number): string {
  return streamText(clean.stream, clean.tokenStart[token] ?? 0, clean.tokenStart[token + 1] ?? 0);
}

const SLICE = 4096;

/** Code points [from, to) of a stream as a string. */
export function streamText(stream: CodePoints, from: number, to: number): string {
  if (to - from <= SLICE) return String.fromCodePoint(...stream.subarray(from, to));
  let text = '';
  for (let at = from; at < to; at += SLICE) {
    text += String.fromCodePoint(...stream.subarray(at, Math.min(to, at + SLICE)));
  }
  return text;
}

/** Index of the last item of a rising array that is at most `value`; -1 when there is none. */
export function lastAtMost(items: Int32Array, value: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
