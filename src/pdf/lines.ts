import { isLeftToRight } from './direction.ts';
import type { Glyph, PageSize } from './glyph.ts';
import { dropPaintedAgain } from './painted-again.ts';
import { buildRuns, PAINTED_SPACE, SAME_BASELINE, WORD_GAP, type Run } from './runs.ts';

/** One line of text on a page. */
export interface TextLine {
  readonly text: string;
  /** Start of the baseline in points, from the left and from the top of the page as shown. */
  readonly x: number;
  readonly y: number;
  /** Length along the baseline, in points. */
  readonly width: number;
  /** Largest font size on the line, in points. */
  readonly height: number;
  /** Direction of the baseline in degrees, counter-clockwise, at least 0 and below 360. */
  readonly angle: number;
}

/** Baselines within this share of the larger font size are one line: superscripts come along. */
const SAME_LINE = 0.45;
/** A gap of this many font sizes is a column gap and is written as two spaces. */
const COLUMN_GAP = 1;
/** Runs that lie over each other by more than this share of the shorter are on one line only if
 * their baseline is the same: `LaTeX` is, a fraction is not. */
const MOST_SHARED = 0.8;
/** Angles this near (in degrees) are read together: a scan may lie a little askew. */
const ANGLE_STEP = 6;
/** Lines above that a run is compared with; more only helps on pages painted to waste time. */
const OPEN_LINES = 12;

interface Piece {
  readonly run: Run;
  /** Along the baseline of the group, and across it (upwards). */
  readonly start: number;
  readonly end: number;
  readonly level: number;
}

interface OpenLine {
  /** By start, leftmost first. */
  readonly pieces: Piece[];
  level: number;
  size: number;
}

/**
 * Puts the glyphs of a page into lines: by baseline, words parted by measured gaps.
 *
 * Columns that stand side by side are one line, as `pdftotext -layout` has it. Text at another
 * angle comes after the upright text, angle by angle.
 *
 * @returns lines from top to bottom, none of them blank; empty for a page without text; O(n log n)
 */
export function buildLines(glyphs: readonly Glyph[], page: PageSize): readonly TextLine[] {
  const groups = new Map<number, Run[]>();
  for (const run of buildRuns(dropPaintedAgain(glyphs))) {
    const key = (Math.round(run.angle / ANGLE_STEP) * ANGLE_STEP) % 360;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [run]);
    else group.push(run);
  }
  const keys = [...groups.keys()].toSorted((a, b) => a - b);
  return keys.flatMap((key) => linesOfGroup(key, groups.get(key) ?? [], page));
}

function linesOfGroup(key: number, runs: readonly Run[], page: PageSize): readonly TextLine[] {
  const angle = meanAngle(key, runs);
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const pieces = runs.map((run): Piece => {
    const start = run.x * cos + run.y * sin;
    return { run, start, end: start + run.width, level: run.y * cos - run.x * sin };
  });
  return gather(pieces)
    .map((line): TextLine => {
      const start = line.pieces[0]?.start ?? 0;
      const end = line.pieces.reduce((far, piece) => Math.max(far, piece.end), start);
      return {
        text: lineText(line.pieces),
        x: round(start * cos - line.level * sin),
        y: round(page.height - (start * sin + line.level * cos)),
        width: round(end - start),
        height: round(line.size),
        angle: round((angle + 360) % 360),
      };
    })
    .filter((line) => line.text !== '');
}

function meanAngle(key: number, runs: readonly Run[]): number {
  let sum = 0;
  let weight = 0;
  for (const run of runs) {
    const off = ((run.angle - key + 540) % 360) - 180;
    sum += off * run.width;
    weight += run.width;
  }
  return weight > 0 ? key + sum / weight : key;
}

function gather(pieces: readonly Piece[]): readonly OpenLine[] {
  const sorted = pieces.toSorted((a, b) => b.level - a.level || a.start - b.start);
  const lines: OpenLine[] = [];
  for (const piece of sorted) {
    const home = homeOf(piece, lines);
    if (home === null) {
      lines.push({ pieces: [piece], level: piece.level, size: piece.run.size });
      continue;
    }
    home.pieces.splice(placeOf(home.pieces, piece.start), 0, piece);
    if (piece.run.size > home.size) {
      home.size = piece.run.size;
      home.level = piece.level;
    }
  }
  return lines.toSorted((a, b) => b.level - a.level);
}

function homeOf(piece: Piece, lines: readonly OpenLine[]): OpenLine | null {
  let best: OpenLine | null = null;
  let bestOff = Infinity;
  for (let back = 1; back <= OPEN_LINES; back += 1) {
    const line = lines.at(-back);
    if (line === undefined) break;
    const off = Math.abs(line.level - piece.level);
    if (off > SAME_LINE * Math.max(line.size, piece.run.size)) continue;
    if (off < bestOff && fits(line.pieces, piece)) [best, bestOff] = [line, off];
  }
  return best;
}

/** Index of the first piece that starts after `start`. */
function placeOf(pieces: readonly Piece[], start: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pieces[middle]?.start ?? Infinity) > start) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** False where a piece would lie over what the line has, unless on the very same baseline. */
function fits(pieces: readonly Piece[], piece: Piece): boolean {
  const at = placeOf(pieces, piece.start);
  return [pieces[at - 1], pieces[at]].every((other) => {
    if (other === undefined) return true;
    if (Math.abs(other.level - piece.level) <= SAME_BASELINE * piece.run.size) return true;
    const shared = Math.min(other.end, piece.end) - Math.max(other.start, piece.start);
    const shorter = Math.min(other.end - other.start, piece.end - piece.start);
    return shared <= 0 || shared < MOST_SHARED * shorter;
  });
}

function lineText(pieces: readonly Piece[]): string {
  if (!pieces.some((piece) => piece.run.rightToLeft)) {
    return joined(pieces, (before, piece) => gapBetween(before, piece));
  }
  const places = new Map(pieces.map((piece, place) => [piece, place]));
  return joined(readingOrder(pieces), (before, piece) => {
    const apart = Math.abs((places.get(before) ?? 0) - (places.get(piece) ?? 0));
    return apart === 1 ? gapBetween(before, piece) : ' ';
  });
}

function joined(order: readonly Piece[], gap: (before: Piece, piece: Piece) => string): string {
  let text = '';
  for (const [index, piece] of order.entries()) {
    const before = order[index - 1];
    text += (before === undefined ? '' : gap(before, piece)) + piece.run.text;
  }
  return text.trim();
}

function gapBetween(before: Piece, after: Piece): string {
  const size = Math.max(before.run.size, after.run.size);
  const gap = gapOf(before, after);
  if (gap > COLUMN_GAP * size) return '  ';
  // A form that is filled in: two texts in one place are not one word.
  if (gap < -COLUMN_GAP * size) return ' ';
  const least = before.run.spaceAfter ? PAINTED_SPACE : WORD_GAP;
  return gap > least * Math.min(before.run.size, after.run.size) ? ' ' : '';
}

function gapOf(one: Piece, other: Piece): number {
  return Math.max(other.start - one.end, one.start - other.end);
}

/**
 * A line that is mostly right to left is read from its right end, but what runs from left to right
 * in it keeps its order; and the other way round (Unicode Standard Annex 9, rule L2).
 */
function readingOrder(pieces: readonly Piece[]): readonly Piece[] {
  let balance = 0;
  for (const { run } of pieces) {
    if (run.rightToLeft) balance += run.text.length;
    else if (/\p{L}/u.test(run.text)) balance -= run.text.length;
  }
  const rightToLeft = balance > 0;
  const out: Piece[] = [];
  let held: Piece[] = [];
  const flush = (): void => {
    const last = held.findLastIndex((piece) => runsAgainst(piece, rightToLeft));
    out.push(...held.slice(0, last + 1).toReversed(), ...held.slice(last + 1));
    held = [];
  };
  for (const piece of rightToLeft ? pieces.toReversed() : pieces) {
    const last = held.at(-1);
    const glued = last !== undefined && gapOf(last, piece) <= WORD_GAP * piece.run.size;
    const neutral = !piece.run.rightToLeft && !isLeftToRight(piece.run.text);
    if (runsAgainst(piece, rightToLeft) || (glued && neutral)) {
      held.push(piece);
      continue;
    }
    flush();
    out.push(piece);
  }
  flush();
  return out;
}

function runsAgainst(piece: Piece, rightToLeft: boolean): boolean {
  return rightToLeft ? isLeftToRight(piece.run.text) : piece.run.rightToLeft;
}

function round(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? 0 : rounded;
}
