import type { CanvasKit, TypefaceFontProvider } from 'canvaskit-wasm';

/** What pages are drawn with: the engine, and the fonts under the names of `font-files.ts`. */
export interface Studio {
  readonly kit: CanvasKit;
  readonly fonts: TypefaceFontProvider;
}

/** Text that is drawn in one piece. */
export interface TextStyle {
  /** Font names, the first that has a character draws it. */
  readonly fonts: readonly string[];
  /** Pixels. */
  readonly size: number;
  /** Ink from 0, black, to 255, paper; a colour as red, green, blue. */
  readonly ink?: number | readonly [number, number, number];
  readonly rightToLeft?: boolean;
}
