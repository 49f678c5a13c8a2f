import { normalizedEditDistance } from './edit-distance.ts';
import { ForwardSearch } from './forward-search.ts';
import { readLatex } from './latex-reading.ts';

/** Escapes that are dropped before a formula is read, each with its character (S3.1). */
const ESCAPES = /\\[\\_&%^]/g;
/** What makes a formula worth reading. */
const NEEDS_READING = /[\\^_]/;
/** Two-character spellings of white space, and white space itself (S3.2); in this order, one after another. */
const SPELLINGS = [String.raw`\t`, String.raw`\n`, '\t', '\n', '/t', '/n'];
const NO_WORD = /[^\p{L}\p{N}_]/gu;

/**
 * Brings text to the form that is compared: inline formulas as Unicode, then letters, digits and underscores
 * alone. Case, width and composition stay.
 *
 * @param text a block of a page
 * @returns the form, empty when nothing counts
 * @see specification S3 `norm_text`; O(n)
 */
export function normalizeText(text: string): string {
  return wordCharacters(readInlineMath(text));
}

/**
 * Keeps letters, digits and underscores (S3.2).
 *
 * `/t` and `/n` are taken for white space, as in the benchmark: `and/not` becomes `andot`.
 */
export function wordCharacters(text: string): string {
  let kept = text;
  for (const spelling of SPELLINGS) kept = kept.replaceAll(spelling, '');
  return kept.replaceAll(NO_WORD, '');
}

/**
 * Gives how far a text is from its reference.
 *
 * @returns 0 for the same words, two texts without any too, to 1 for nothing in common
 * @see specification S3 `text_edit`
 */
export function textEdit(reference: string, predicted: string): number {
  return normalizedEditDistance(normalizeText(reference), normalizeText(predicted));
}

/** Replaces each `$…$` and `\(…\)` on one line by its reading (S3.1). */
function readInlineMath(text: string): string {
  if (!text.includes('$') && !text.includes('\\(')) return text;
  return text.split('\n').map(readLine).join('\n');
}

function readLine(line: string): string {
  const kept: string[] = [];
  let from = 0;
  const search = new InlineSearch(line);
  for (let found = search.next(0); found !== null; found = search.next(found.end)) {
    const reading = readingOf(found.inside);
    if (reading === null) continue;
    kept.push(line.slice(from, found.start), reading);
    from = found.end;
  }
  kept.push(line.slice(from));
  return kept.join('');
}

type InlineFormula = { readonly start: number; readonly inside: string; readonly end: number };

class InlineSearch {
  readonly #line: string;
  readonly #dollar: ForwardSearch;
  readonly #bracket: ForwardSearch;
  readonly #lastDollar: number;
  readonly #lastClose: number;

  constructor(line: string) {
    this.#line = line;
    this.#dollar = new ForwardSearch(line, '$');
    this.#bracket = new ForwardSearch(line, '\\(');
    this.#lastDollar = line.lastIndexOf('$');
    this.#lastClose = line.lastIndexOf('\\)');
  }

  /** The next formula from `at`: the leftmost opener that has a closer, as far as the nearest closer. */
  next(at: number): InlineFormula | null {
    const dollar = this.#dollar.from(at);
    const bracket = this.#bracket.from(at);
    const hasDollars = dollar < this.#lastDollar;
    if (bracket + 2 <= this.#lastClose && (!hasDollars || bracket < dollar)) {
      return this.#formula(bracket, '\\)', 2);
    }
    return hasDollars ? this.#formula(dollar, '$', 1) : null;
  }

  #formula(start: number, closer: string, length: number): InlineFormula {
    const end = this.#line.indexOf(closer, start + length);
    return { start, inside: this.#line.slice(start + length, end), end: end + length };
  }
}

/** A formula's reading; null when it stands as it is. */
function readingOf(inside: string): string | null {
  const plain = inside.replaceAll(ESCAPES, '');
  if (!NEEDS_READING.test(plain)) return null;
  return readLatex(plain.endsWith('\\') ? `${plain} ` : plain)?.trim() ?? null;
}
