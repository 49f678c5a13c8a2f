import { type Paper, type Place, type Shape, UnfitPage } from './paper.ts';
import type { TextStyle } from './studio.ts';
import type { Typography } from './typography.ts';

/** Height of a line of Noto Sans Mono in multiples of its size: box drawing joins at this pitch. */
const BOX_PITCH = 1.362;

/** A line or a table row of the transcription: one cell, or the cells from left to right. */
export type Row = readonly string[];

export interface LineOptions {
  readonly align?: 'left' | 'centre' | 'right';
  /** Pixels from the left margin. */
  readonly indent?: number;
  /** Lines of box drawing follow each other at the font's own height and touch. */
  readonly touching?: boolean;
}

interface TableOptions {
  readonly ruled: boolean;
  /** Columns that are set flush right. */
  readonly right?: readonly number[];
  readonly style?: TextStyle;
}

/** Sets text from top to bottom on paper and writes down the transcription as it goes. */
export class Flow {
  readonly sheet: Paper;
  readonly type: Typography;
  readonly rows: Row[] = [];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Where the next line starts, and down to where there is ink. */
  #y: number;
  #inkBottom = 0;

  constructor(sheet: Paper, type: Typography) {
    this.sheet = sheet;
    this.type = type;
    const margin = type.margin * sheet.dpi;
    this.left = margin;
    this.right = sheet.width - margin;
    this.bottom = sheet.height - margin;
    this.#y = margin;
  }

  get width(): number {
    return this.right - this.left;
  }

  get y(): number {
    return this.#y;
  }

  /** Body text. */
  get text(): TextStyle {
    return { fonts: this.type.text, size: this.sheet.points(this.type.size) };
  }

  get mono(): TextStyle {
    return { fonts: this.type.mono, size: this.sheet.points(this.type.size * 0.9) };
  }

  /** Distance of baselines, pixels. */
  pitch(style: TextStyle = this.text): number {
    return style.size * this.type.leading;
  }

  /** Lines of the style that still fit below. */
  linesLeft(style: TextStyle = this.text): number {
    return Math.max(0, Math.floor((this.bottom - this.#y) / this.pitch(style)));
  }

  skip(lines: number): void {
    this.#y += lines * this.pitch();
  }

  /** Text as the title's font shows it: Creepster has capitals alone. */
  inTitleFont(text: string): string {
    return this.type.title[0] === 'creepster' ? text.toUpperCase() : text;
  }

  title(text: string, scale = 2): void {
    const style = { fonts: this.type.title, size: this.sheet.points(this.type.size * scale) };
    this.line(this.inTitleFont(text), style, { align: 'centre' });
    this.skip(0.6);
  }

  /**
   * Sets one line.
   *
   * @throws UnfitPage when it is too wide or the page is full
   */
  line(text: string, style: TextStyle = this.text, options: LineOptions = {}): void {
    const from = this.left + (options.indent ?? 0);
    const touching = options.touching === true;
    const ascent = style.size * 0.95;
    let baseline = 0;
    const shape = this.sheet.text(text, style, ({ width, ink }) => {
      const slack = this.right - from - width;
      if (slack < 0) throw new UnfitPage('a line is too wide');
      const shift = { left: 0, centre: slack / 2, right: slack }[options.align ?? 'left'];
      const clear = touching ? 0 : this.#inkBottom + style.size * 0.1 - ink.top;
      baseline = Math.max(this.#y + ascent, clear);
      if (touching) baseline = Math.round(baseline);
      if (baseline + ink.bottom > this.bottom) throw new UnfitPage('the page is full');
      return { x: from + shift, y: baseline, layer: touching ? 'art' : 'text' };
    });
    this.#inkBottom = Math.max(this.#inkBottom, baseline + shape.ink.bottom);
    const pitch = touching ? style.size * BOX_PITCH : this.pitch(style);
    this.#y = Math.max(this.#y, baseline - ascent) + pitch;
    this.rows.push([text]);
  }

  /** Sets a paragraph; each of its lines is one of the transcription. */
  paragraph(text: string, style: TextStyle = this.text, options: LineOptions = {}): void {
    for (const line of this.sheet.wrap(text, style, this.width - (options.indent ?? 0))) {
      this.line(line, style, options);
    }
  }

  /**
   * Sets a table; columns are as wide as their content, and the rest is spread between them.
   *
   * @param rows all of the same number of cells
   */
  table(rows: readonly Row[], { ruled, right = [], style = this.text }: TableOptions): void {
    const gap = style.size;
    const widths = columnWidths(rows, (cell) => this.sheet.shapeOf(cell, style).width);
    const natural = widths.reduce((sum, width) => sum + width + gap, 0);
    if (natural > this.width) throw new UnfitPage('a table is too wide');
    const spread = Math.min(style.size * 3, (this.width - natural) / widths.length);
    const lefts = widths.map(
      (_, column) =>
        this.left +
        widths.slice(0, column).reduce((sum, width) => sum + width + gap + spread, 0) +
        gap / 2,
    );
    const top = this.#y;
    const pitch = this.pitch(style);
    if (top + rows.length * pitch > this.bottom) throw new UnfitPage('a table is too long');
    rows.forEach((row, index) => {
      const baseline = top + index * pitch + (pitch + style.size * 0.7) / 2;
      row.forEach((cell, column) => {
        this.sheet.text(cell, style, ({ width }) => {
          const shift = right.includes(column) ? (widths[column] ?? 0) - width : 0;
          return { x: (lefts[column] ?? 0) + shift, y: baseline };
        });
      });
      this.rows.push(row);
    });
    this.#y = top + rows.length * pitch;
    this.#inkBottom = this.#y;
    if (ruled) {
      const [first = 0, ...others] = lefts.map((left) => left - (gap + spread) / 2);
      const ys = Array.from({ length: rows.length + 1 }, (_, row) => top + row * pitch);
      this.grid([Math.max(0, first), ...others, this.right], ys, Math.max(1, this.sheet.dpi / 120));
    }
    this.skip(0.5);
  }

  /** Draws text where it is told to, and writes it down as a line. */
  place(text: string, style: TextStyle, place: Place | ((shape: Shape) => Place)): void {
    this.sheet.text(text, style, place);
    this.rows.push([text]);
  }

  /** Strokes from the first to the last of `xs` at each of `ys`, then down at each of `xs`. */
  grid(xs: readonly number[], ys: readonly number[], width: number): void {
    const [left = 0, right = left] = [xs[0], xs.at(-1)];
    const [top = 0, bottom = top] = [ys[0], ys.at(-1)];
    for (const y of ys) this.sheet.stroke([left, y], [right, y], width);
    for (const x of xs) this.sheet.stroke([x, top], [x, bottom], width);
  }
}

function columnWidths(rows: readonly Row[], widthOf: (cell: string) => number): readonly number[] {
  const columns = rows[0]?.length ?? 0;
  return Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
}
