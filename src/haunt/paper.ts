import type { TextStyle } from './studio.ts';

/** A rectangle in pixels from the upper left corner of the paper. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A drawing that cannot stand: it is thrown away and drawn again with other chances. */
export class UnfitPage extends Error {}

/** What a piece of text will look like: its advance, its glyphs with ink, its ink around its baseline's start. */
export interface Shape {
  readonly width: number;
  readonly glyphs: number;
  readonly ink: Box;
}

export interface Turn {
  /** Degrees clockwise about the start of the baseline. */
  readonly degrees: number;
}

/**
 * Where ink may meet other ink: `text` never, `art` touches its own kind (box drawing), `under` lies
 * behind the text (watermarks) and only keeps clear of its own kind.
 */
export type Layer = 'text' | 'art' | 'under';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn?: Turn;
  readonly layer?: Layer;
}

/** What pages are set on: pixels (`Sheet`) or a document with a text layer (`Leaf`). */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  /** Points to pixels. */
  points(points: number): number;
  /** True when the font has the character. */
  hasGlyph(character: string, font: string): boolean;
  /** @throws RangeError for a character that none of the style's fonts has */
  shapeOf(text: string, style: TextStyle): Shape;
  /** Draws text from `x` on, its baseline at `y`; a function places it by its shape. */
  text(text: string, style: TextStyle, place: Place | ((shape: Shape) => Place)): Shape;
  /** Text broken into lines no wider than `width`. */
  wrap(text: string, style: TextStyle, width: number): readonly string[];
  /** A straight stroke, as of a table or a box. */
  stroke(from: readonly [number, number], to: readonly [number, number], width: number): void;
}
