import type { CodePoints } from '../text/code-points.ts';
import { HASH_SEED, hashStep, tally } from '../text/interner.ts';
import { countOccurrences, countRotations } from '../text/search.ts';
import { clean } from './clean.ts';
import { type CleanText, streamText } from './clean-text.ts';
import { type FillFigures, fillOfStream, measureFill, type StreamFill } from './fill.ts';
import type { RuleParameters } from './types.ts';
import { wordLength, wordOf } from './words.ts';

/** A page never holds less than the characters of so many full lines (rule, section 1). */
const MIN_AREA_LINES = 40;

/** The larger of what a page has before and after cleaning, and of what its rule states. */
function largestFill(
  seen: FillFigures,
  { longest, total }: StreamFill,
  stated: readonly number[],
): FillFigures {
  const cleaned = longest === null ? 0 : longest.end - longest.start;
  return {
    ...seen,
    longest: stated.reduce((most, run) => Math.max(most, run), Math.max(seen.longest, cleaned)),
    total: Math.max(
      stated.reduce((sum, run) => sum + run, 0),
      Math.max(seen.total, total),
    ),
  };
}

/** A page's reference, cleaned, with everything that budgets ask of it. */
export class Page {
  readonly rule: RuleParameters;
  readonly clean: CleanText;
  readonly fill: FillFigures;
  /** Page lines `P`. */
  readonly lines: number;
  /** More characters than the page can hold. */
  readonly area: number;
  readonly #lineCounts: Int32Array;
  readonly #counts = new Map<string, number>();
  #stream: string | undefined;
  #words: Map<string, number> | undefined;

  constructor(rule: RuleParameters) {
    this.rule = rule;
    this.clean = clean(rule.referenceText);
    const seen = measureFill(rule.referenceText);
    this.fill = largestFill(seen, fillOfStream(this.clean.stream), rule.pageFillRuns);
    this.lines = rule.pageLines ?? seen.lines;
    this.area = rule.lineWidth * Math.max(this.lines, MIN_AREA_LINES);
    this.#lineCounts = tally(this.clean.lineId, this.clean.lines.size);
  }

  get isBlank(): boolean {
    return this.clean.stream.length === 0;
  }

  /** The page's words with how often each stands there as a whole token. */
  get words(): ReadonlyMap<string, number> {
    this.#words ??= countWords(this.clean);
    return this.#words;
  }

  /** As a whole token; where that is 0, as a part of the stream: text layers glue words together. */
  wordCount(word: string): number {
    return this.words.get(word) ?? this.substringCount(word);
  }

  /** Non-overlapping occurrences in the page's stream. */
  substringCount(text: string): number {
    if (text.length > 2 * this.clean.stream.length) return 0;
    let count = this.#counts.get(text);
    if (count === undefined) {
      count = countSubstring(this.#streamText(), text);
      this.#counts.set(text, count);
    }
    return count;
  }

  /** Occurrences of a unit of the stream, the most of any rotation. */
  unitCount(unit: CodePoints): number {
    return countRotations(this.clean.stream, unit);
  }

  /**
   * How often the page has a line of an output (rule, "Lines in exact mode"): as a whole line;
   * where that is 0, or for a line of one token, as tokens in sequence.
   *
   * @param ids the line's tokens by the page's numbers; null when the page lacks one of them
   */
  lineCount(ids: Int32Array | null): number {
    if (ids === null) return 0;
    let hash = HASH_SEED;
    for (const id of ids) hash = hashStep(hash, id);
    const line = this.clean.lines.find(ids, 0, ids.length, hash);
    const own = line < 0 ? 0 : (this.#lineCounts[line] ?? 0);
    if (own > 0 && ids.length > 1) return own;
    return Math.max(own, countOccurrences(this.clean.tokenId, ids));
  }

  /** How often a cycle of tokens stands in the token stream, the most of any rotation. */
  phraseCount(ids: Int32Array | null): number {
    return ids === null ? 0 : countRotations(this.clean.tokenId, ids);
  }

  #streamText(): string {
    this.#stream ??= streamText(this.clean.stream, 0, this.clean.stream.length);
    return this.#stream;
  }
}

/**
 * Whole tokens, trimmed, that are words, with how often each is there.
 *
 * @param wanted when given, only these are counted; the rest of a text may be anything in size
 */
export function countWords(
  text: CleanText,
  wanted?: ReadonlyMap<string, number>,
): Map<string, number> {
  const counts = tally(text.tokenId, text.tokens.size);
  const longest = wanted === undefined ? Infinity : longestOf(wanted.keys());
  const words = new Map<string, number>();
  for (let id = 0; id < counts.length; id += 1) {
    const start = text.tokens.startOf(id);
    const end = start + text.tokens.lengthOf(id);
    if (end - start > longest && wordLength(text.stream, start, end) > longest) continue;
    const word = wordOf(streamText(text.stream, start, end));
    if (word === null || (wanted !== undefined && !wanted.has(word))) continue;
    words.set(word, (words.get(word) ?? 0) + (counts[id] ?? 0));
  }
  return words;
}

function longestOf(words: Iterable<string>): number {
  let longest = 0;
  for (const word of words) longest = Math.max(longest, word.length);
  return longest;
}

function countSubstring(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count += 1;
  return count;
}

/** Names an output's tokens by the page's numbers, each token once. */
export class Translation {
  readonly #page: CleanText;
  readonly #output: CleanText;
  readonly #known: Int32Array;

  constructor(page: CleanText, output: CleanText) {
    this.#page = page;
    this.#output = output;
    this.#known = new Int32Array(output.tokens.size).fill(-2);
  }

  /** Page numbers of the output's tokens [from, to); null when the page lacks one of them. */
  tokens(from: number, to: number): Int32Array | null {
    const ids = new Int32Array(to - from);
    for (let token = from; token < to; token += 1) {
      const id = this.#translate(this.#output.tokenId[token] ?? 0);
      if (id < 0) return null;
      ids[token - from] = id;
    }
    return ids;
  }

  #translate(id: number): number {
    const known = this.#known[id] ?? -2;
    if (known > -2) return known;
    const { stream, tokens } = this.#output;
    const start = tokens.startOf(id);
    const length = tokens.lengthOf(id);
    let hash = HASH_SEED;
    for (let at = start; at < start + length; at += 1) hash = hashStep(hash, stream[at] ?? 0);
    const found = this.#page.tokens.find(stream, start, length, hash);
    this.#known[id] = found;
    return found;
  }
}
