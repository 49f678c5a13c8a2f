import { IntList } from '../text/int-list.ts';
import { HASH_SEED, hashStep, SequenceInterner } from '../text/interner.ts';
import type { CleanTables } from './clean-text.ts';
import type { LineEnd } from './html-lines.ts';
import type { LineKind } from './markdown-rules.ts';

/** Gathers rows into tables while lines go by, HTML and Markdown alike. */
export class TableBuilder {
  readonly rowBreaks = new IntList();
  readonly #tokenId: Int32Array;
  readonly #tokenStart: Int32Array;
  readonly #rows: SequenceInterner;
  readonly #rowId: Int32Array;
  readonly #kinds: SequenceInterner;
  readonly #id = new IntList();
  readonly #firstToken = new IntList();
  readonly #endToken = new IntList();

  #rowCount = 0;
  #inHtml = false;
  #inMarkdown = false;
  #separatorSeen = false;
  #tableRow = 0;
  #tableToken = 0;
  /** Token at which the row being read, and the one before it, start. */
  #rowToken = 0;
  #lastRowToken = 0;
  #lastFilledRow = -1;

  /** @param maxRows more rows than the text can hold */
  constructor(tokenId: Int32Array, tokenStart: Int32Array, maxRows: number) {
    this.#tokenId = tokenId;
    this.#tokenStart = tokenStart;
    this.#rows = new SequenceInterner(tokenId);
    this.#rowId = new Int32Array(maxRows);
    this.#kinds = new SequenceInterner(this.#rowId);
  }

  /** Before a line's tokens are written; `token` is the number of tokens so far. */
  lineStarts(kind: LineKind, blank: boolean, token: number): void {
    if (this.#inHtml) return;
    if (kind === 'grid-rule') return;
    if (kind === 'separator') this.#separator(token);
    else if (kind === 'row' && !blank) {
      if (!this.#inMarkdown) this.#open(token);
      this.#inMarkdown = true;
      this.#rowToken = token;
    } else if (this.#inMarkdown) this.#closeMarkdown(token);
  }

  /** After a line's tokens are written. */
  lineEnds(kind: LineKind, ending: LineEnd, token: number): void {
    if (this.#inHtml) {
      if (ending === 'row') this.#endRow(token);
      else if (ending !== 'line') this.#closeHtml(token);
    } else if (kind === 'row' && this.#inMarkdown) this.#endRow(token);
    if (ending === 'table-open') {
      if (this.#inMarkdown) this.#closeMarkdown(token);
      this.#open(token);
      this.#inHtml = true;
    }
  }

  finish(token: number): CleanTables {
    if (this.#inHtml) this.#closeHtml(token);
    else if (this.#inMarkdown) this.#closeMarkdown(token);
    return {
      kinds: this.#kinds,
      rowId: this.#rowId,
      rows: this.#rows,
      id: this.#id.view(),
      firstToken: this.#firstToken.view(),
      endToken: this.#endToken.view(),
    };
  }

  #open(token: number): void {
    this.#tableRow = this.#rowCount;
    this.#tableToken = token;
    this.#rowToken = token;
    this.#lastFilledRow = -1;
    this.#separatorSeen = false;
  }

  #endRow(token: number): void {
    const length = token - this.#rowToken;
    let hash = HASH_SEED;
    for (let at = this.#rowToken; at < token; at += 1)
      hash = hashStep(hash, this.#tokenId[at] ?? 0);
    const id = this.#rows.intern(this.#rowToken, length, hash);
    this.#rowId[this.#rowCount] = id;
    this.#rowCount += 1;
    if (length > 0) {
      if (this.#lastFilledRow >= 0 && this.#lastFilledRow !== id) {
        this.rowBreaks.push(this.#tokenStart[this.#rowToken] ?? 0);
      }
      this.#lastFilledRow = id;
    }
    this.#lastRowToken = this.#rowToken;
    this.#rowToken = token;
  }

  /** A second separator means that the row before it heads a table of its own. */
  #separator(token: number): void {
    if (!this.#inMarkdown) return;
    if (this.#separatorSeen && this.#rowCount - this.#tableRow >= 2) {
      const header = this.#rowId[this.#rowCount - 1] ?? 0;
      const start = this.#lastRowToken;
      this.#rowCount -= 1;
      const lastBreak = this.rowBreaks.length - 1;
      const headerStart = this.#tokenStart[start] ?? 0;
      if (lastBreak >= 0 && this.rowBreaks.at(lastBreak) === headerStart) {
        this.rowBreaks.truncate(lastBreak);
      }
      this.#closeTable(start);
      this.#open(start);
      this.#rowId[this.#rowCount] = header;
      this.#rowCount += 1;
      this.#lastFilledRow = this.#rows.lengthOf(header) > 0 ? header : -1;
      this.#rowToken = token;
    }
    this.#separatorSeen = true;
  }

  #closeMarkdown(token: number): void {
    this.#closeTable(token);
    this.#inMarkdown = false;
  }

  /** What stands behind the last `</tr>` is a row when it is not blank. */
  #closeHtml(token: number): void {
    if (token > this.#rowToken) this.#endRow(token);
    this.#closeTable(token);
    this.#inHtml = false;
  }

  #closeTable(token: number): void {
    const rows = this.#rowCount - this.#tableRow;
    const known = this.#kinds.size;
    if (rows >= 2 && token > this.#tableToken) {
      let hash = HASH_SEED;
      for (let at = this.#tableRow; at < this.#rowCount; at += 1) {
        hash = hashStep(hash, this.#rowId[at] ?? 0);
      }
      this.#id.push(this.#kinds.intern(this.#tableRow, rows, hash));
      this.#firstToken.push(this.#tableToken);
      this.#endToken.push(token);
    }
    // Only the first of equal tables keeps its rows.
    if (this.#kinds.size === known) this.#rowCount = this.#tableRow;
  }
}
