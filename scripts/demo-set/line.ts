import { around } from '../../src/docmetrics/cdm-drawing.ts';
import { composed, type Matrix } from '../../src/docmetrics/cdm-path.ts';
import { drawFormula } from '../../src/docmetrics/cdm-render.ts';
import type { Shape } from '../../src/docmetrics/cdm-shape.ts';
import type { Sheet } from '../../src/haunt/sheet.ts';
import type { TextStyle } from '../../src/haunt/studio.ts';
import { type ChineseFaces, faced } from './fonts.ts';

/** A formula's size next to text of size 1: its letters are then as high. */
const MATH_SCALE = 1.14;
/** Width of a word space in multiples of the size. */
const SPACE = 0.27;

/** What lines are set on, and the faces of Chinese. */
export type Desk = { readonly sheet: Sheet; readonly chinese: ChineseFaces };

/** Ink of a formula around the start of its baseline, pixels. */
export interface SetFormula {
  readonly shapes: readonly Shape[];
  /** Pixels for a thousandth of an em. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a line is made of: text, or a formula. */
type Atom = {
  readonly text: string;
  readonly formula: SetFormula | null;
  readonly width: number;
  /** Whether a word space stands before it, and whether a line may break there. */
  readonly space: boolean;
  readonly breaks: boolean;
};

export type Line = { readonly atoms: readonly Atom[]; readonly width: number };

/** @throws RangeError for a formula that cannot be drawn */
export function setFormula(tex: string, size: number): SetFormula {
  const drawn = drawFormula(tex);
  if (drawn.kind !== 'drawn') throw new RangeError(`${tex} is ${drawn.kind}`);
  const { shapes } = drawn.drawing;
  const scale = (size * MATH_SCALE) / 1000;
  const [left, top, right, bottom] = around(shapes).map((side) => side * scale) as [
    number,
    number,
    number,
    number,
  ];
  return { shapes, scale, left, top, right, bottom };
}

/** Draws a formula with its ink from `x` on and its baseline at `y`. */
export function drawSet(sheet: Sheet, formula: SetFormula, x: number, y: number): void {
  const { shapes, scale, left, top, right, bottom } = formula;
  const place: Matrix = [scale, 0, 0, scale, x - left, y];
  for (const { d, matrix, lineWidth } of shapes) {
    sheet.outline(d, composed(place, matrix), lineWidth);
  }
  sheet.account({ left: 0, top, right: right - left, bottom }, { x, y });
}

/** Characters that no line starts with, and those that none ends with. */
const NO_START = /^[，。、；：？！）》」』”’%]/u;
const NO_END = /[（《「『“‘]$/u;
const HAN = /\p{Script=Han}|[，。、；：？！（）《》「」]/u;

/** Breaks a text into lines no wider than `width`; Chinese breaks between characters. */
export function linesOf(
  desk: Desk,
  text: string,
  style: TextStyle,
  { width, first = 0 }: { readonly width: number; readonly first?: number },
): readonly Line[] {
  const lines: Line[] = [];
  let atoms: Atom[] = [];
  let used = first;
  for (const word of wordsOf(atomsOf(desk, text, style))) {
    const gap = atoms.length > 0 && word[0]?.space === true ? SPACE * style.size : 0;
    const wide = widthOf(word, style);
    if (atoms.length > 0 && used + gap + wide > width) {
      lines.push({ atoms, width: used });
      [atoms, used] = [[], 0];
      atoms.push(...word);
      used = wide;
    } else {
      atoms.push(...word);
      used += gap + wide;
    }
  }
  if (atoms.length > 0) lines.push({ atoms, width: used });
  return lines;
}

/** Draws a line; its ink above and below the baseline is `extentOf`. */
export function drawLine(
  { sheet, chinese }: Desk,
  { atoms }: Line,
  style: TextStyle,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  let at = x;
  let run = '';
  let runAt = x;
  const flush = (): void => {
    if (run !== '') sheet.text(run, faced(style, run, chinese), { x: runAt, y });
    run = '';
  };
  atoms.forEach((atom, index) => {
    const gap = index > 0 && atom.space ? SPACE * style.size : 0;
    if (gap > 0) flush();
    at += gap;
    if (atom.formula === null) {
      if (run === '') runAt = at;
      run += atom.text;
    } else {
      flush();
      drawSet(sheet, atom.formula, at, y);
    }
    at += atom.width;
  });
  flush();
}

/** Height of a line's ink above its baseline, and depth below, pixels. */
export function extentOf({ atoms }: Line, style: TextStyle): readonly [number, number] {
  const formulas = atoms.flatMap(({ formula }) => formula ?? []);
  return [
    Math.max(style.size * 0.95, ...formulas.map(({ top }) => -top)),
    Math.max(style.size * 0.28, ...formulas.map(({ bottom }) => bottom)),
  ];
}

function atomsOf({ sheet, chinese }: Desk, text: string, style: TextStyle): readonly Atom[] {
  const atoms: Atom[] = [];
  let space = false;
  let before = '';
  const add = (piece: string, formula: SetFormula | null): void => {
    const width =
      formula === null
        ? sheet.shapeOf(piece, faced(style, piece, chinese)).width
        : formula.right - formula.left + style.size * 0.08;
    const han = HAN.test(piece) || HAN.test(before);
    const breaks = space || (han && !NO_START.test(piece) && !NO_END.test(before));
    atoms.push({ text: piece, formula, width, space, breaks });
    before = piece;
    space = false;
  };
  for (const part of text.split(/(\$[^$]+\$)/)) {
    if (part.startsWith('$')) {
      // Written as in a line of text: fractions and signs of sums are small there.
      add(part, setFormula(String.raw`\textstyle{${part.slice(1, -1)}}`, style.size));
      continue;
    }
    for (const piece of part.match(
      /\s+|\p{Script=Han}|[，。、；：？！（）《》「」]|[^\s\p{Script=Han}，。、；：？！（）《》「」]+/gu,
    ) ?? []) {
      if (piece.trim() === '') space = true;
      else add(piece, null);
    }
  }
  return atoms;
}

/** Groups atoms between which no line may break. */
function wordsOf(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
  const words: Atom[][] = [];
  for (const atom of atoms) {
    const last = words.at(-1);
    if (last === undefined || atom.breaks) words.push([atom]);
    else last.push(atom);
  }
  return words;
}

function widthOf(word: readonly Atom[], style: TextStyle): number {
  return word.reduce(
    (sum, { width, space }, at) => sum + width + (at > 0 && space ? SPACE * style.size : 0),
    0,
  );
}
