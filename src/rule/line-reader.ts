import type { OffsetMap } from '../text/offset-map.ts';
import { HtmlLines } from './html-lines.ts';
import { LineText } from './line-text.ts';
import { MarkdownLine } from './markdown-line.ts';
import type { LineKind } from './markdown-rules.ts';

/**
 * Reads a decoded text line by line, first in order, then again whichever lines are asked for.
 *
 * The line read last is kept: an output that is one line of ten megabytes is read once.
 */
export class LineReader {
  readonly source: HtmlLines;
  readonly line: LineText;
  readonly markdown = new MarkdownLine();
  /** Where the line starts that `markdown` has read; -1 when it has not read this one. */
  #marked = -1;

  /** @param maps from `text` to the raw text */
  constructor(text: string, maps: readonly OffsetMap[]) {
    this.source = new HtmlLines(text);
    this.line = new LineText(this.source, maps);
  }

  /** Moves to the next line; false at the end of the text. */
  next(): boolean {
    if (!this.source.next()) return false;
    this.line.read();
    this.#marked = -1;
    return true;
  }

  /** Finds the current line's Markdown. */
  readMarks(): LineKind {
    const { string, from, to } = this.line;
    const kind = this.markdown.read(string, from, to);
    this.#marked = this.source.start;
    return kind;
  }

  /** Goes back to the line that starts at `lineStart` and reads its Markdown. */
  readAgain(lineStart: number): void {
    if (this.#marked === lineStart) return;
    this.source.seek(lineStart);
    this.next();
    this.readMarks();
  }
}
