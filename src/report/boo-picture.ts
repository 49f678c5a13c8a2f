import { type Row, rowsAroundLoop, rowsOf } from './boo-rows.ts';
import { visibleCut } from './escape.ts';
import type { OutputSpan } from './html/output-spans.ts';
import { displayWidth } from './display-width.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** What the picture says. */
export interface BooPicture {
  /** `room/id`. */
  readonly name: string;
  readonly outcome: string;
  readonly sentence: string;
  /** The parser's. */
  readonly label: string;
  /** null where there is no raw output. */
  readonly spans: readonly OutputSpan[] | null;
  /** Pixels of the page's picture; null for none. */
  readonly page: { readonly width: number; readonly height: number } | null;
}

/** Where things stand, in pixels; of texts `y` is the baseline. */
export interface PictureLayout {
  readonly width: number;
  readonly height: number;
  readonly page: { readonly x: number; readonly y: number };
  readonly boxes: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly colour: Colour;
  }[];
  readonly texts: readonly {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly colour: Colour;
    readonly text: string;
  }[];
}

/** The colours of the HTML report by day. */
const BACK: Colour = [244, 245, 247];
const PAPER: Colour = [255, 255, 255];
const INK: Colour = [29, 36, 48];
const QUIET: Colour = [86, 96, 112];
const EDGE: Colour = [180, 186, 196];
const LOOP: Colour = [255, 213, 204];
const LOOP_INK: Colour = [125, 20, 0];
const BOO: Colour = [194, 58, 33];

/** Pixels. A character of the font is 0.6 of its size wide. */
const MARGIN = 40;
const HEADER = 128;
const FOOTER = 34;
const TITLE_SIZE = 28;
const SENTENCE_SIZE = 18;
const NOTE_SIZE = 14;
const SIZE = 15;
const CELL = 9;
const LINE = 21;
const PADDING = 16;
const COLUMNS = 88;
const BASELINE = 15;
/** Height of the output where there is no picture of the page. */
const PANEL_HEIGHT = 700;
const LEAST_PANEL_HEIGHT = 500;
const SENTENCE_LINES = 2;
const MAX_NAME = 80;

/** Lays out a Boo: the page on the left, what the parser wrote on the right, the loop in red. */
export function booPicture(boo: BooPicture): PictureLayout {
  const panel = {
    x: MARGIN + (boo.page === null ? 0 : boo.page.width + MARGIN),
    y: HEADER,
    width: COLUMNS * CELL + 2 * PADDING,
    height: Math.max(LEAST_PANEL_HEIGHT, boo.page?.height ?? PANEL_HEIGHT),
  };
  const width = panel.x + panel.width + MARGIN;
  const height = panel.y + panel.height + FOOTER + 10;
  const most = Math.floor((panel.height - 2 * PADDING) / LINE);
  const rows = rowsAroundLoop(rowsOf(spansOf(boo), COLUMNS), most);
  const edge = (x: number, y: number, w: number, h: number) => [
    { x: x - 1, y: y - 1, width: w + 2, height: h + 2, colour: EDGE },
    { x, y, width: w, height: h, colour: PAPER },
  ];
  return {
    width,
    height,
    page: { x: MARGIN, y: HEADER },
    boxes: [
      { x: 0, y: 0, width, height, colour: BACK },
      { x: 0, y: 0, width: 10, height, colour: BOO },
      ...(boo.page === null ? [] : edge(MARGIN, HEADER, boo.page.width, boo.page.height)),
      ...edge(panel.x, panel.y, panel.width, panel.height),
      ...rows.flatMap((row, at) => marksOf(row, panel, at)),
    ],
    texts: [
      ...heading(boo, width),
      ...rows.flatMap((row, at) => textsOf(row, panel, at)),
      {
        x: MARGIN,
        y: height - 16,
        size: NOTE_SIZE,
        colour: QUIET,
        text: `Boo Bench of ${visibleCut(boo.label, MAX_NAME)}`,
      },
    ],
  };
}

function spansOf({ spans }: BooPicture): readonly OutputSpan[] {
  if (spans === null) return [['gap', 'no raw output']];
  return spans.length === 0 ? [['gap', 'nothing at all']] : spans;
}

function heading(boo: BooPicture, width: number): PictureLayout['texts'] {
  const columns = Math.floor((width - 2 * MARGIN) / (0.6 * SENTENCE_SIZE));
  const sentence = boo.sentence.replaceAll('`', '');
  const lines = rowsOf([['text', visibleCut(sentence, columns * SENTENCE_LINES)]], columns);
  return [
    { x: MARGIN, y: 48, size: TITLE_SIZE, colour: BOO, text: boo.outcome },
    {
      x: MARGIN + 0.6 * TITLE_SIZE * (boo.outcome.length + 1),
      y: 48,
      size: TITLE_SIZE,
      colour: INK,
      text: visibleCut(boo.name, MAX_NAME),
    },
    ...lines.slice(0, SENTENCE_LINES).map((row, at) => ({
      x: MARGIN,
      y: 80 + at * 24,
      size: SENTENCE_SIZE,
      colour: INK,
      text: row.map(({ text }) => text).join(''),
    })),
  ];
}

interface Panel {
  readonly x: number;
  readonly y: number;
}

/** Paint behind what repeats. */
function marksOf(row: Row, panel: Panel, at: number): PictureLayout['boxes'] {
  return row
    .filter(({ kind }) => kind === 'loop' || kind === 'fold')
    .map(({ column, text }) => ({
      x: panel.x + PADDING + column * CELL,
      y: panel.y + PADDING + at * LINE,
      width: displayWidth(text) * CELL,
      height: LINE - 1,
      colour: LOOP,
    }));
}

/** Text in pieces of which every character is one column wide, so that columns stand. */
function textsOf(row: Row, panel: Panel, at: number): PictureLayout['texts'] {
  const y = panel.y + PADDING + at * LINE + BASELINE;
  return row.flatMap(({ column, text, kind }) => {
    const colour = kind === 'loop' || kind === 'fold' ? LOOP_INK : kind === 'gap' ? QUIET : INK;
    let start = column;
    return piecesOf(text).map((piece) => {
      const x = panel.x + PADDING + start * CELL;
      start += displayWidth(piece);
      return { x, y, size: SIZE, colour, text: piece };
    });
  });
}

/** Runs of ASCII, and every other character by itself. */
function piecesOf(text: string): readonly string[] {
  return text.match(/[ -~]+|[^]/gu) ?? [];
}
