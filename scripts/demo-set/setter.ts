import type { Box } from '../../src/haunt/paper.ts';
import { type Pixels, Sheet } from '../../src/haunt/sheet.ts';
import type { Studio, TextStyle } from '../../src/haunt/studio.ts';
import type { Block, DemoPage } from './blocks.ts';
import { type ChineseFaces, faced, type Styles, stylesOf } from './fonts.ts';
import { type Desk, drawLine, drawSet, extentOf, type Line, linesOf, setFormula } from './line.ts';
import { drawTable } from './table.ts';

/** Paper in inches, and pixels an inch. */
const PAPER = { width: 6.93, height: 9.84 } as const;
const DPI = 150;
/** Inches at the sides, and between columns. */
const MARGIN = 0.75;
const GUTTER = 0.3;
/** Distance of baselines in multiples of the size. */
const LEADING = 1.5;

/** A block as the page shows it; one that two columns share has two parts. */
export interface Placed {
  readonly category: string;
  readonly block: Block | null;
  /** What is printed in this part. */
  readonly text: string;
  readonly box: Box;
  /** True for what goes on in the part that follows. */
  readonly goesOn: boolean;
}

export interface SetPage {
  readonly pixels: Pixels;
  /** In reading order: head, blocks, foot. */
  readonly placed: readonly Placed[];
}

/**
 * @param chinese names of the Chinese faces
 * @throws Error when the page does not fit, or ink meets ink
 */
export function setPage(studio: Studio, page: DemoPage, chinese: ChineseFaces): SetPage {
  const sheet = new Sheet(studio, PAPER, { dpi: DPI, colour: false });
  try {
    const placed = new Setter({ sheet, chinese }).page(page);
    return { placed, pixels: sheet.finish() };
  } finally {
    sheet.dispose();
  }
}

type Column = { readonly left: number; readonly width: number; readonly bottom: number };

class Setter {
  readonly #desk: Desk;
  readonly #sheet: Sheet;
  readonly #styles: Styles;
  readonly #placed: Placed[] = [];
  #column: Column;
  /** Columns that are yet to be filled, and where they start. */
  #next: readonly Column[] = [];
  #top: number;
  #y: number;

  constructor(desk: Desk) {
    const { sheet } = desk;
    this.#desk = desk;
    this.#sheet = sheet;
    this.#styles = stylesOf(sheet.points(1));
    const margin = MARGIN * DPI;
    this.#column = {
      left: margin,
      width: sheet.width - 2 * margin,
      bottom: sheet.height - 1.05 * margin,
    };
    this.#top = margin;
    this.#y = margin;
  }

  page({ header, top, body, columns, footnote, page }: DemoPage): readonly Placed[] {
    const { small } = this.#styles;
    if (header !== null) this.#edge('header', header, MARGIN * DPI * 0.62);
    if (footnote !== null) this.#column = { ...this.#column, ...this.#footnoteRoom(footnote) };
    for (const block of top) this.#block(block);
    if (columns === 2) this.#split();
    for (const block of body) this.#block(block);
    if (footnote !== null) this.#footnote(footnote);
    const number = this.#sheet.height - MARGIN * DPI * 0.5;
    this.#edge('page_number', String(page), number, small);
    return this.#placed;
  }

  #split(): void {
    const { left, width, bottom } = this.#column;
    this.#skip(0.4);
    const gutter = GUTTER * DPI;
    const half = (width - gutter) / 2;
    this.#column = { left, width: half, bottom };
    this.#next = [{ left: left + half + gutter, width: half, bottom }];
    this.#top = this.#y;
  }

  /** A line in the middle, at the head or the foot. */
  #edge(category: string, text: string, y: number, style: TextStyle = this.#styles.small): void {
    const { left, width } = this.#full();
    const face = faced(style, text, this.#desk.chinese);
    const shape = this.#sheet.shapeOf(text, face);
    const x = left + (width - shape.width) / 2;
    this.#sheet.text(text, face, { x, y });
    const { ink } = shape;
    const box = {
      left: x + ink.left,
      top: y + ink.top,
      right: x + ink.right,
      bottom: y + ink.bottom,
    };
    this.#put(category, null, text, box);
  }

  #full(): { readonly left: number; readonly width: number } {
    const margin = MARGIN * DPI;
    return { left: margin, width: this.#sheet.width - 2 * margin };
  }

  #put(category: string, block: Block | null, text: string, box: Box, goesOn = false): void {
    this.#placed.push({ category, block, text, box, goesOn });
  }

  #block(block: Block): void {
    const { text, title, heading, small, code } = this.#styles;
    switch (block.kind) {
      case 'title': {
        const style = block.level === 1 ? title : heading;
        const starts = this.#y <= this.#top + 1;
        this.#skip(starts ? 0 : block.level === 1 ? 0.8 : 0.5);
        this.#lines('title', block, block.text, style, 0, block.level === 1);
        this.#skip(block.level === 1 ? 0.7 : 0.25);
        return;
      }
      case 'text':
        this.#lines('text_block', block, block.text, text, block.indent === true ? 1.5 : 0);
        this.#skip(0.45);
        return;
      case 'items':
        this.#items(block);
        return;
      case 'formula':
        this.#formula(block);
        return;
      case 'table':
        this.#table(block);
        return;
      case 'code':
        this.#code(block, code);
        return;
      case 'reference':
        this.#lines('reference', block, block.text, small, 0);
        this.#skip(0.25);
    }
  }

  #skip(lines: number): void {
    this.#y += lines * LEADING * this.#styles.text.size;
  }

  /** Goes on in the next column. */
  #turn(): void {
    const [column, ...rest] = this.#next;
    if (column === undefined) throw new Error('the page is full');
    this.#column = column;
    this.#next = rest;
    this.#y = this.#top;
  }

  /** Sets lines from column to column; each column's part is a part of the block. */
  #lines(
    category: string,
    block: Block | null,
    text: string,
    style: TextStyle,
    indent: number,
    centred = false,
  ): void {
    const { width } = this.#column;
    const first = indent * style.size;
    const lines = linesOf(this.#desk, text, style, { width, first });
    let part: Line[] = [];
    let [from, bottom] = [this.#y, this.#y];
    const flush = (goesOn: boolean): void => {
      if (part.length === 0) return;
      const { left } = this.#column;
      const box = { left, top: from, right: left + width, bottom };
      this.#put(category, block, sourceOf(text, lines, part), box, goesOn);
      part = [];
    };
    lines.forEach((line, index) => {
      const [up, down] = extentOf(line, style);
      if (this.#y + up + down > this.#column.bottom) {
        flush(true);
        this.#turn();
        from = this.#y;
      }
      const slack = centred ? (this.#column.width - line.width) / 2 : 0;
      const x = this.#column.left + slack + (index === 0 ? first : 0);
      drawLine(this.#desk, line, style, { x, y: this.#y + up });
      part.push(line);
      bottom = this.#y + up + down;
      this.#y = Math.max(this.#y + style.size * LEADING, bottom + style.size * 0.2);
    });
    flush(false);
  }

  #items(block: Extract<Block, { kind: 'items' }>): void {
    const { text } = this.#styles;
    const { left, width } = this.#column;
    const hang = text.size * 1.5;
    const top = this.#y;
    let bottom = top;
    block.items.forEach((item, index) => {
      const mark = block.numbered ? `${index + 1}.` : '•';
      linesOf(this.#desk, item, text, { width: width - hang }).forEach((line, at) => {
        const [up, down] = extentOf(line, text);
        bottom = this.#y + up + down;
        if (bottom > this.#column.bottom) throw new Error('a list meets the foot');
        if (at === 0) this.#sheet.text(mark, text, { x: left, y: this.#y + up });
        drawLine(this.#desk, line, text, { x: left + hang, y: this.#y + up });
        this.#y = Math.max(this.#y + text.size * LEADING, bottom + text.size * 0.2);
      });
    });
    this.#put('text_block', block, '', { left, top, right: left + width, bottom });
    this.#skip(0.45);
  }

  #formula(block: Extract<Block, { kind: 'formula' }>): void {
    const { text } = this.#styles;
    this.#skip(0.1);
    const formula = setFormula(block.tex, text.size);
    const { left, width, bottom } = this.#column;
    const wide = formula.right - formula.left;
    if (wide > width) throw new Error(`a formula is too wide: ${block.tex}`);
    if (this.#y + formula.bottom - formula.top > bottom) this.#turn();
    const x = this.#column.left + (width - wide) / 2;
    const y = this.#y - formula.top;
    drawSet(this.#sheet, formula, x, y);
    const box = { left: x, top: this.#y, right: x + wide, bottom: y + formula.bottom };
    this.#y = y + formula.bottom;
    if (block.number !== undefined) {
      const mark = `(${block.number})`;
      const baseline = (box.top + box.bottom) / 2 + text.size * 0.3;
      const shape = this.#sheet.shapeOf(mark, text);
      this.#sheet.text(mark, text, { x: left + width - shape.width, y: baseline });
    }
    this.#put('equation_isolated', block, block.tex, box);
    this.#skip(0.6);
  }

  #table(block: Extract<Block, { kind: 'table' }>): void {
    const { caption, text, small } = this.#styles;
    this.#skip(0.2);
    this.#lines('table_caption', null, block.caption, caption, 0, true);
    this.#skip(0.1);
    const { left, width } = this.#column;
    const box = drawTable(this.#desk, block, text, { x: left, y: this.#y, width });
    if (box.bottom > this.#column.bottom) throw new Error('a table meets the foot');
    this.#put('table', block, '', box);
    this.#y = box.bottom;
    if (block.footnote !== undefined) {
      this.#skip(0.2);
      this.#lines('table_footnote', null, block.footnote, small, 0);
    }
    this.#skip(0.7);
  }

  #code(block: Extract<Block, { kind: 'code' }>, style: TextStyle): void {
    const { left, width } = this.#column;
    const top = this.#y;
    for (const line of block.lines) {
      const indent = line.length - line.trimStart().length;
      const y = this.#y + style.size;
      if (y > this.#column.bottom) throw new Error('a listing meets the foot');
      const x = left + style.size * (1 + 0.6 * indent);
      if (line.trim() !== '') this.#sheet.text(line.trim(), style, { x, y });
      this.#y += style.size * 1.4;
    }
    this.#put('code_txt', block, '', { left, top, right: left + width, bottom: this.#y });
    this.#skip(0.5);
  }

  #footnoteRoom(text: string): { readonly bottom: number } {
    const { small } = this.#styles;
    const { width } = this.#full();
    const lines = linesOf(this.#desk, text, small, { width }).length;
    return { bottom: this.#column.bottom - (lines * LEADING + 0.8) * small.size };
  }

  #footnote(text: string): void {
    const { small } = this.#styles;
    const { left, width } = this.#full();
    const { bottom } = this.#column;
    this.#sheet.stroke([left, bottom], [left + width / 4, bottom], this.#sheet.points(0.5));
    this.#column = { left, width, bottom: this.#sheet.height };
    this.#y = bottom + 0.4 * small.size;
    this.#lines('page_footnote', null, text, small, 0);
  }
}

/** The source of some of a text's lines; formulas and spaces as they were written. */
function sourceOf(text: string, lines: readonly Line[], part: readonly Line[]): string {
  if (lines.length === part.length) return text;
  const atoms = text.match(ATOMS) ?? [];
  const count = (some: readonly Line[]): number =>
    some.reduce((sum, line) => sum + line.atoms.length, 0);
  const before = count(lines.slice(0, lines.indexOf(part[0] ?? { atoms: [], width: 0 })));
  return atoms.slice(before, before + count(part)).join('');
}

/** What a line's atoms are made of, each with the space behind it. */
const ATOMS =
  /(?:\$[^$]+\$|\p{Script=Han}|[，。、；：？！（）《》「」]|(?:(?!\$)[^\s\p{Script=Han}，。、；：？！（）《》「」])+)\s*/gu;
