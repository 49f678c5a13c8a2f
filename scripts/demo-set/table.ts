import type { Box } from '../../src/haunt/paper.ts';
import type { Sheet } from '../../src/haunt/sheet.ts';
import type { TextStyle } from '../../src/haunt/studio.ts';
import { type Cell, cellsOf, type TableLines } from './blocks.ts';
import { type Desk, drawLine, extentOf, type Line, linesOf } from './line.ts';

/** Room in a cell, in multiples of the size. */
const PAD_X = 0.7;
const PAD_Y = 0.45;

/** A cell and the slots of the grid that it takes. */
type Slot = {
  readonly cell: Cell;
  readonly line: Line | null;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
};

type TableRows = readonly (readonly (Cell | string)[])[];

/**
 * Draws a table in the middle of `width`, cells of one line each.
 *
 * @returns its outline
 * @throws RangeError for a table that is too wide
 */
export function drawTable(
  desk: Desk,
  { rows, lines }: { readonly rows: TableRows; readonly lines: TableLines },
  style: TextStyle,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): Box {
  const { sheet } = desk;
  const slots = slotsOf(desk, rows, style);
  const widths = columnWidths(slots, style.size * PAD_X * 2);
  const heights = rowHeights(slots, style, rows.length);
  const total = sum(widths);
  if (total > width) throw new RangeError(`a table of ${total} pixels in ${width}`);
  const left = x + (width - total) / 2;
  const [xs, ys] = [edges(left, widths), edges(y, heights)];
  const at = (list: readonly number[], index: number): number => list[index] ?? 0;
  for (const slot of slots) {
    const box = {
      left: at(xs, slot.column),
      top: at(ys, slot.row),
      right: at(xs, slot.column + slot.columns),
      bottom: at(ys, slot.row + slot.rows),
    };
    if (lines === 'full_line') frame(sheet, box);
    drawCell(desk, slot, box, style);
  }
  const box = { left, top: y, right: left + total, bottom: y + sum(heights) };
  if (lines === 'less_line') {
    const thick = sheet.points(1);
    for (const edge of [box.top, box.bottom]) {
      sheet.stroke([box.left, edge], [box.right, edge], thick);
    }
    const head = at(ys, Math.max(...slots.filter(({ row }) => row === 0).map((slot) => slot.rows)));
    sheet.stroke([box.left, head], [box.right, head], sheet.points(0.5));
  }
  return box;
}

function slotsOf(desk: Desk, rows: TableRows, style: TextStyle): readonly Slot[] {
  const taken = new Set<string>();
  return rows.flatMap((row, y) => {
    let x = 0;
    return cellsOf(row).map((cell) => {
      while (taken.has(`${x} ${y}`)) x += 1;
      const [columns, deep] = [cell.colspan ?? 1, cell.rowspan ?? 1];
      for (let dy = 0; dy < deep; dy += 1) {
        for (let dx = 0; dx < columns; dx += 1) taken.add(`${x + dx} ${y + dy}`);
      }
      const [line = null] = linesOf(desk, cell.text, style, { width: Infinity });
      return { cell, line, row: y, column: x, rows: deep, columns };
    });
  });
}

function columnWidths(slots: readonly Slot[], padding: number): readonly number[] {
  const count = Math.max(...slots.map(({ column, columns }) => column + columns));
  const widths = Array.from({ length: count }, () => padding);
  for (const { column, columns, line } of slots.toSorted((a, b) => a.columns - b.columns)) {
    const own = widths.slice(column, column + columns);
    const more = ((line?.width ?? 0) + padding - sum(own)) / columns;
    if (more <= 0) continue;
    own.forEach((width, at) => {
      widths[column + at] = width + more;
    });
  }
  return widths;
}

function rowHeights(slots: readonly Slot[], style: TextStyle, count: number): readonly number[] {
  return Array.from({ length: count }, (_, row) => {
    const own = slots.filter((slot) => slot.row === row && slot.rows === 1);
    const extents = own.map(({ line }) => (line === null ? [0, 0] : extentOf(line, style)));
    const high = Math.max(style.size * 1.2, ...extents.map(([up = 0, down = 0]) => up + down));
    return Math.round(high + 2 * PAD_Y * style.size);
  });
}

function drawCell(
  desk: Desk,
  { cell, line }: Slot,
  { left, top, right, bottom }: Box,
  style: TextStyle,
): void {
  if (line === null) return;
  const pad = style.size * PAD_X;
  const slack = right - left - 2 * pad - line.width;
  const shift = { left: 0, centre: slack / 2, right: slack }[cell.align ?? 'left'];
  const [up, down] = extentOf(line, style);
  const y = (top + bottom + up - down) / 2;
  drawLine(desk, line, style, { x: left + pad + shift, y });
}

function frame(sheet: Sheet, { left, top, right, bottom }: Box): void {
  const width = sheet.points(0.5);
  for (const y of [top, bottom]) sheet.stroke([left, y], [right, y], width);
  for (const x of [left, right]) sheet.stroke([x, top], [x, bottom], width);
}

function edges(from: number, sizes: readonly number[]): readonly number[] {
  return [from, ...sizes.map((_, at) => from + sum(sizes.slice(0, at + 1)))];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
