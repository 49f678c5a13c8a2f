import { CHAR, classOf, foldCodePoint } from '../text/characters.ts';
import { type CodePoints, codePointsOf } from '../text/code-points.ts';
import { IntList } from '../text/int-list.ts';
import { OffsetChain } from '../text/offset-map.ts';
import { HASH_SEED, hashStep, SequenceInterner } from '../text/interner.ts';
import { UnitWindow, WINDOW } from '../text/unit-window.ts';
import { type CleanText, NO_STRETCH, type Stretch } from './clean-text.ts';
import { type DecodedText, decodeText, rawCharacters } from './decode.ts';
import { HtmlCells, type KeptOfLine } from './html-cells.ts';
import type { HtmlLines } from './html-lines.ts';
import { LineReader } from './line-reader.ts';
import type { LineText } from './line-text.ts';
import type { MarkdownLine } from './markdown-line.ts';
import type { LineKind } from './markdown-rules.ts';
import { TableBuilder } from './table-builder.ts';

const ELLIPSIS = 0x2026;
const DOT = 0x2e;
const PIPE = 0x7c;
const BACKSLASH = 0x5c;
/** Lines remembered, and the longest: a looping output repeats few and short ones. */
const MAX_KNOWN_LINES = 16_384;
const MAX_KNOWN_LENGTH = 512;

/** What an earlier line of the same characters came to. */
interface KnownLine {
  readonly kind: LineKind;
  /** Index of the line in the cleaned text; -1 when nothing of it stayed. */
  readonly index: number;
  /** Units before the first and behind the last character that stayed. */
  readonly lead: number;
  readonly tail: number;
  /** Null for a line without ends of cells, which cannot stand for one that has some. */
  readonly kept: KeptOfLine | null;
}

/**
 * Cleans an output or a reference: rule, section 2, all steps in one pass over its lines.
 *
 * Linear in the length of `raw`; the empty text gives no lines.
 */
export function clean(raw: string): CleanText {
  return new Cleaner(raw, decodeText(raw)).run();
}

class Cleaner {
  readonly #raw: string;
  readonly #decoded: DecodedText;
  readonly #reader: LineReader;
  readonly #source: HtmlLines;
  readonly #line: LineText;
  readonly #markdown: MarkdownLine;
  readonly #builder: TableBuilder;
  readonly #cells = new HtmlCells();
  readonly #window = new UnitWindow();

  readonly #stream: CodePoints;
  #length = 0;
  readonly #tokenStart: Int32Array;
  readonly #tokenId: Int32Array;
  #tokenCount = 0;
  readonly #tokens: SequenceInterner;
  readonly #lineToken: Int32Array;
  readonly #lineId: Int32Array;
  readonly #lineStart: Int32Array;
  #lineCount = 0;
  readonly #lines: SequenceInterner;

  readonly #markAt = new IntList();
  readonly #markStream = new IntList();

  /** Start of the open token in the stream; -1 between tokens. */
  #open = -1;
  #hash = HASH_SEED;
  /** Positions in the line of the first and last character kept. */
  #firstKept = -1;
  #lastKept = -1;
  readonly #known = new Map<string, KnownLine>();
  #hits = 0;
  #remembers = true;
  /** Raw offset behind the last character kept, and what in the gap since does not count. */
  #lastEnd = 0;
  #excluded = 0;
  #removed: Stretch = NO_STRETCH;
  #emptyCells: Stretch = NO_STRETCH;

  constructor(raw: string, decoded: DecodedText) {
    const { length } = decoded.text;
    const most = Math.ceil(length / 2) + 1;
    this.#raw = raw;
    this.#decoded = decoded;
    this.#reader = new LineReader(decoded.text, decoded.maps);
    this.#source = this.#reader.source;
    this.#line = this.#reader.line;
    this.#markdown = this.#reader.markdown;
    this.#stream = codePointsOf(decoded.text, length + 2 * decoded.ellipses);
    this.#tokenStart = new Int32Array(most + 1);
    this.#tokenId = new Int32Array(most);
    this.#tokens = new SequenceInterner(this.#stream);
    this.#lineToken = new Int32Array(most + 1);
    this.#lineId = new Int32Array(most);
    this.#lineStart = new Int32Array(most);
    this.#lines = new SequenceInterner(this.#tokenId);
    this.#builder = new TableBuilder(this.#tokenId, this.#tokenStart, most);
  }

  run(): CleanText {
    while (this.#reader.next()) this.#readLine();
    this.#lastGap();
    this.#tokenStart[this.#tokenCount] = this.#length;
    this.#lineToken[this.#lineCount] = this.#tokenCount;
    const tables = this.#builder.finish(this.#tokenCount);
    return {
      raw: this.#raw,
      reader: this.#reader,
      stream: this.#stream.subarray(0, this.#length),
      tokenStart: this.#tokenStart.subarray(0, this.#tokenCount + 1),
      tokenId: this.#tokenId.subarray(0, this.#tokenCount),
      tokens: this.#tokens,
      lineToken: this.#lineToken.subarray(0, this.#lineCount + 1),
      lineId: this.#lineId.subarray(0, this.#lineCount),
      lines: this.#lines,
      lineStart: this.#lineStart.subarray(0, this.#lineCount),
      markAt: this.#markAt.view(),
      markStream: this.#markStream.view(),
      rowBreaks: this.#builder.rowBreaks.view(),
      tables,
      removed: this.#removed,
      emptyCells: this.#mostEmptyCells(),
    };
  }

  #readLine(): void {
    const { string, from, to } = this.#line;
    if (to - from > MAX_KNOWN_LENGTH || !this.#remembers) {
      this.#readNew(string, from, to);
      return;
    }
    const key = string.slice(from, to);
    const known = this.#known.get(key);
    const hasCells = this.#line.cellEnds.length > 0;
    if (known === undefined || (hasCells && known.kept === null))
      this.#remember(key, this.#readNew(string, from, to));
    else this.#readAgain(known, from, to);
  }

  #remember(key: string, line: KnownLine | null): void {
    if (line === null) return;
    this.#known.set(key, line);
    // Output that does not repeat itself gains nothing from being remembered.
    if (this.#known.size > MAX_KNOWN_LINES) {
      if (this.#hits < this.#known.size) this.#remembers = false;
      this.#known.clear();
      this.#hits = 0;
    }
  }

  /** Reads a line; null when it cannot stand for its repetitions. */
  #readNew(string: string, from: number, to: number): KnownLine | null {
    const kind = this.#reader.readMarks();
    const first = this.#tokenCount;
    const isRow = kind === 'row';
    this.#firstKept = -1;
    this.#window.reset();
    this.#builder.lineStarts(kind, from === to, first);
    if (isRow) this.#countEmptyCells(string, from, to);
    const { kept: parts } = this.#markdown;
    let hasTarget = false;
    for (let at = 0; at < parts.length; at += 2) {
      const start = parts.at(at);
      if (start >= 0 && start === parts.at(at + 1)) this.#cellEnds();
      else if (start >= 0) this.#keep(string, start, parts.at(at + 1));
      else {
        hasTarget = true;
        this.#excludeTarget(~start, ~parts.at(at + 1));
      }
    }
    if (this.#open >= 0) this.#closeToken();
    if (this.#tokenCount > first) this.#closeLine(first, this.#lineIdOf(first));
    this.#builder.lineEnds(kind, this.#source.ending, this.#tokenCount);
    const isKnowable = this.#remembers && to - from <= MAX_KNOWN_LENGTH;
    const kept = this.#line.cellEnds.length > 0 ? this.#keptOfLine(from) : null;
    this.#cellsOfLine(kept, this.#tokenCount > first);
    if (hasTarget || !isKnowable) return null;
    if (this.#tokenCount === first) return { kind, index: -1, lead: 0, tail: 0, kept };
    const lead = this.#firstKept - from;
    return { kind, index: this.#lineCount - 1, lead, tail: to - 1 - this.#lastKept, kept };
  }

  /** Copies what the same line came to before. */
  #readAgain(known: KnownLine, from: number, to: number): void {
    this.#hits += 1;
    const first = this.#tokenCount;
    this.#builder.lineStarts(known.kind, from === to, first);
    if (known.index >= 0) {
      this.#gapEnds(this.#line.rawStart(from + known.lead));
      this.#copyTokens(this.#lineToken[known.index] ?? 0, known.index);
      this.#lastEnd = this.#line.rawEnd(to - 1 - known.tail);
      this.#closeLine(first, this.#lineId[known.index] ?? 0);
    }
    this.#builder.lineEnds(known.kind, this.#source.ending, this.#tokenCount);
    this.#cellsOfLine(known.kept, known.index >= 0);
  }

  /** What the Markdown reader kept of the line at `from`, for as long as the line is known. */
  #keptOfLine(from: number): KeptOfLine {
    const { kept, pipesLeft } = this.#markdown;
    const pairs = kept.view().map((at) => (at < 0 ? at : at - from));
    return { pairs, pipesLeft };
  }

  #cellsOfLine(kept: KeptOfLine | null, survives: boolean): void {
    if (kept === null || this.#line.cellEnds.length === 0) this.#cells.text(survives);
    else this.#cells.line(this.#line, kept);
    const { ending } = this.#source;
    if (ending !== 'line' && ending !== 'end') this.#cells.reset(this.#source.end);
  }

  #copyTokens(from: number, index: number): void {
    const behind =
      index + 1 === this.#lineCount ? this.#tokenCount : (this.#lineToken[index + 1] ?? 0);
    const start = this.#tokenStart[from] ?? 0;
    const end = behind === this.#tokenCount ? this.#length : (this.#tokenStart[behind] ?? 0);
    const shift = this.#length - start;
    for (let token = from; token < behind; token += 1) {
      this.#tokenStart[this.#tokenCount] = (this.#tokenStart[token] ?? 0) + shift;
      this.#tokenId[this.#tokenCount] = this.#tokenId[token] ?? 0;
      this.#tokenCount += 1;
    }
    this.#stream.copyWithin(this.#length, start, end);
    this.#length += end - start;
  }

  /** Writes the characters [from, to) of the line to the stream, folded, cut into tokens. */
  #keep(string: string, from: number, to: number): void {
    const { pipesLeft } = this.#markdown;
    const stream = this.#stream;
    const line = this.#line;
    const { isRaw } = line;
    let length = this.#length;
    let hash = this.#hash;
    let open = this.#open;
    let fresh = true;
    const window = this.#window;
    if (window.moveTo(string, from, line.to)) this.#mark(from, length);
    let { base, end, units } = window;
    for (let at = from; at < to; at += 1) {
      if (at >= end) {
        window.moveTo(string, at, line.to);
        this.#mark(at, length);
        ({ base, end, units } = window);
      }
      const unit = units === null ? string.charCodeAt(at) : (units[at - base] ?? 0);
      const classes = classOf(unit);
      if ((classes & (CHAR.space | CHAR.newline)) !== 0 || (pipesLeft && unit === PIPE)) {
        if (open >= 0) {
          if (!fresh) {
            this.#lastKept = at - 1;
            this.#lastEnd = isRaw ? at : line.rawEnd(at - 1);
          }
          this.#addToken(open, length - open, hash);
          open = -1;
        }
        fresh = true;
        continue;
      }
      if (fresh) {
        this.#gapEnds(isRaw ? at : line.rawStart(at));
        fresh = false;
        if (open < 0) {
          if (this.#firstKept < 0) this.#firstKept = at;
          open = length;
          hash = HASH_SEED;
        }
      }
      let point = unit;
      if ((classes & (CHAR.fold | CHAR.surrogate)) !== 0) {
        if (unit === ELLIPSIS) {
          stream[length] = DOT;
          stream[length + 1] = DOT;
          length += 2;
          hash = hashStep(hashStep(hash, DOT), DOT);
          point = DOT;
        } else if ((classes & CHAR.surrogate) !== 0) {
          point = string.codePointAt(at) ?? unit;
          if (point > 0xffff) at += 1;
        } else point = foldCodePoint(unit);
      }
      stream[length] = point;
      length += 1;
      hash = hashStep(hash, point);
    }
    this.#length = length;
    this.#hash = hash;
    this.#open = open;
    if (fresh) return;
    this.#lastKept = to - 1;
    this.#lastEnd = isRaw ? to : line.rawEnd(to - 1);
  }

  /** Notes where a long line stands in the stream, block by block, for `locate`. */
  #mark(at: number, length: number): void {
    if (at - this.#line.from < WINDOW) return;
    this.#markAt.push(at);
    this.#markStream.push(length);
  }

  #addToken(start: number, length: number, hash: number): void {
    this.#tokenStart[this.#tokenCount] = start;
    this.#tokenId[this.#tokenCount] = this.#tokens.intern(start, length, hash);
    this.#tokenCount += 1;
  }

  #cellEnds(): void {
    if (this.#open >= 0) this.#closeToken();
  }

  #closeToken(): void {
    this.#addToken(this.#open, this.#length - this.#open, this.#hash);
    this.#open = -1;
  }

  #lineIdOf(first: number): number {
    let hash = HASH_SEED;
    for (let at = first; at < this.#tokenCount; at += 1)
      hash = hashStep(hash, this.#tokenId[at] ?? 0);
    return this.#lines.intern(first, this.#tokenCount - first, hash);
  }

  #closeLine(first: number, id: number): void {
    this.#lineToken[this.#lineCount] = first;
    this.#lineStart[this.#lineCount] = this.#source.start;
    this.#lineId[this.#lineCount] = id;
    this.#lineCount += 1;
  }

  #gapEnds(at: number): void {
    const excluded = this.#excluded;
    this.#excluded = 0;
    if (at - this.#lastEnd - excluded <= this.#removed.count) return;
    const count = rawCharacters(this.#raw, this.#lastEnd, at) - excluded;
    if (count > this.#removed.count) this.#removed = { count, start: this.#lastEnd, end: at };
  }

  /** The gap behind the last character kept; a newline that only ends the text is not markup. */
  #lastGap(): void {
    const { length } = this.#raw;
    const last = length > 0 ? this.#raw.charCodeAt(length - 1) : 0;
    if ((classOf(last) & CHAR.newline) !== 0 && length > this.#lastEnd) this.#excluded += 1;
    this.#gapEnds(length);
  }

  #excludeTarget(from: number, to: number): void {
    if (to > from) this.#excluded += this.#line.rawEnd(to - 1) - this.#line.rawStart(from);
  }

  /** Empty cells of a Markdown row: of what stands between two pipes, nothing stays. */
  #countEmptyCells(string: string, from: number, to: number): void {
    let count = 0;
    let start = from;
    let cell = from;
    let isOuter = true;
    let isBare = true;
    let isFilled = false;
    let isEscaped = false;
    const cellEnds = (at: number): void => {
      if (isFilled) count = 0;
      else if (!isOuter || !isBare) {
        if (count === 0) start = cell;
        count += 1;
        this.#offerEmptyCells(count, start, at);
      }
    };
    let pair = 0;
    const { kept } = this.#markdown;
    for (let at = from; at < to; at += 1) {
      const unit = string.charCodeAt(at);
      if (unit === PIPE && !isEscaped) {
        cellEnds(at);
        cell = at + 1;
        isBare = true;
        isOuter = false;
        isFilled = false;
      } else if ((classOf(unit) & (CHAR.space | CHAR.newline)) === 0) {
        isBare = false;
        while (pair < kept.length && (kept.at(pair) < 0 || kept.at(pair + 1) <= at)) pair += 2;
        if (pair < kept.length && kept.at(pair) <= at) isFilled = true;
      }
      isEscaped = unit === BACKSLASH && !isEscaped;
    }
    isOuter = true;
    cellEnds(to - 1);
  }

  /** Notes cells that end with the unit at `last` of the line. */
  #offerEmptyCells(count: number, start: number, last: number): void {
    if (count <= this.#emptyCells.count) return;
    const place = { start: this.#line.rawStart(start), end: this.#line.rawEnd(last) };
    this.#emptyCells = { count, ...place };
  }

  #mostEmptyCells(): Stretch {
    const html = this.#cells.most;
    if (html.count <= this.#emptyCells.count) return this.#emptyCells;
    const toRaw = new OffsetChain(this.#decoded.maps);
    return { count: html.count, start: toRaw.at(html.start), end: toRaw.endAt(html.end - 1) };
  }
}
