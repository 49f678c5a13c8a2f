import type { Canvas, MallocObj, Paragraph, Surface } from 'canvaskit-wasm';
import { InkAccount } from './ink-account.ts';
import type { Box, Paper, Place, Shape } from './paper.ts';
import type { Studio, TextStyle } from './studio.ts';

/** Pixels of a finished sheet, row by row, `channels` bytes a pixel: 1 grey, 3 red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  readonly data: Uint8Array;
}

/** Layout width of text that is never broken. */
const UNBROKEN = 1e6;
const PAPER = 255;

/** A shape, and how far below the top of its line its baseline is, in pixels. */
interface DrawnShape extends Shape {
  readonly baseline: number;
}

/** Paper of a fixed size; keeps account of where ink is. */
export class Sheet implements Paper {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly #studio: Studio;
  readonly #colour: boolean;
  readonly #memory: MallocObj;
  readonly #surface: Surface;
  readonly #canvas: Canvas;
  readonly #ink: InkAccount;

  /** @param size width and height in inches */
  constructor(
    studio: Studio,
    size: { readonly width: number; readonly height: number },
    { dpi, colour }: { readonly dpi: number; readonly colour: boolean },
  ) {
    const { kit } = studio;
    this.#studio = studio;
    this.#colour = colour;
    this.dpi = dpi;
    this.width = Math.round(size.width * dpi);
    this.height = Math.round(size.height * dpi);
    this.#ink = new InkAccount(this);
    const bytes = colour ? 4 : 1;
    this.#memory = kit.Malloc(Uint8Array, this.width * this.height * bytes);
    const surface = kit.MakeRasterDirectSurface(
      {
        width: this.width,
        height: this.height,
        colorType: colour ? kit.ColorType.RGBA_8888 : kit.ColorType.Gray_8,
        alphaType: kit.AlphaType.Opaque,
        colorSpace: kit.ColorSpace.SRGB,
      },
      this.#memory,
      this.width * bytes,
    );
    if (surface === null) throw new RangeError(`no surface of ${this.width} by ${this.height}`);
    this.#surface = surface;
    this.#canvas = surface.getCanvas();
    this.#canvas.clear(kit.WHITE);
  }

  /** Frees the engine's memory; the sheet cannot be used after it. */
  dispose(): void {
    this.#surface.delete();
    this.#studio.kit.Free(this.#memory);
  }

  /** Points to pixels. */
  points(points: number): number {
    return (points * this.dpi) / 72;
  }

  /** True when the font has the character. */
  hasGlyph(character: string, font: string): boolean {
    const style = { fonts: [font], size: 20 };
    return this.#using(
      character,
      style,
      UNBROKEN,
      (paragraph) => paragraph.unresolvedCodepoints().length === 0,
    );
  }

  /** @throws RangeError for a character that none of the style's fonts has */
  shapeOf(text: string, style: TextStyle): Shape {
    return this.#using(text, style, UNBROKEN, (paragraph) => this.#shape(paragraph, text, style));
  }

  /** Draws text from `x` on, its baseline at `y`; a function places it by its shape. */
  text(text: string, style: TextStyle, place: Place | ((shape: Shape) => Place)): Shape {
    return this.#using(text, style, UNBROKEN, (paragraph) => {
      const shape = this.#shape(paragraph, text, style);
      const at = typeof place === 'function' ? place(shape) : place;
      this.#ink.add(shape.ink, at);
      this.#canvas.save();
      this.#canvas.translate(at.x, at.y);
      if (at.turn !== undefined) this.#canvas.rotate(at.turn.degrees, 0, 0);
      this.#canvas.drawParagraph(paragraph, 0, -shape.baseline);
      this.#canvas.restore();
      return shape;
    });
  }

  /** Text broken into lines no wider than `width`; the breaks are the engine's, by script. */
  wrap(text: string, style: TextStyle, width: number): readonly string[] {
    return this.#using(text, style, width, (paragraph) =>
      paragraph
        .getLineMetrics()
        .map(({ startIndex, endIndex }) => text.slice(startIndex, endIndex).trim())
        .filter((line) => line !== ''),
    );
  }

  /** A straight stroke, as of a table or a box. */
  stroke(from: readonly [number, number], to: readonly [number, number], width: number): void {
    const paint = new this.#studio.kit.Paint();
    paint.setColor(this.#studio.kit.BLACK);
    paint.setStrokeWidth(width);
    paint.setStyle(this.#studio.kit.PaintStyle.Stroke);
    this.#canvas.drawLine(from[0], from[1], to[0], to[1], paint);
    paint.delete();
  }

  /** Paints all of the sheet in one grey. */
  fill(grey: number): void {
    this.#canvas.clear(this.#colourOf(grey));
  }

  /** Puts a picture of three channels on the sheet, its upper left corner at (x, y). */
  picture({ width, height, data }: Pixels, x: number, y: number): void {
    const { kit } = this.#studio;
    const pixels = new Uint8Array(width * height * 4);
    for (let from = 0, to = 0; to < pixels.length; from += 3, to += 4) {
      pixels.set(data.subarray(from, from + 3), to);
      pixels[to + 3] = PAPER;
    }
    const info = {
      width,
      height,
      colorType: kit.ColorType.RGBA_8888,
      alphaType: kit.AlphaType.Opaque,
      colorSpace: kit.ColorSpace.SRGB,
    };
    const image = kit.MakeImage(info, pixels, width * 4);
    if (image === null) throw new RangeError(`no image of ${width} by ${height}`);
    this.#canvas.drawImage(image, x, y);
    image.delete();
  }

  /** The sheet as it is, without a look at its ink. */
  png(): Uint8Array {
    this.#surface.flush();
    const image = this.#surface.makeImageSnapshot();
    const bytes = image.encodeToBytes();
    image.delete();
    if (bytes === null) throw new RangeError('the engine cannot write PNG');
    return bytes;
  }

  /**
   * The finished picture.
   *
   * @throws UnfitPage when ink leaves the paper or meets other ink
   */
  finish(): Pixels {
    this.#ink.check();
    return this.pixels();
  }

  /** The picture as it is, without a look at its ink. */
  pixels(): Pixels {
    this.#surface.flush();
    const drawn: Uint8Array = Uint8Array.from(this.#memory.toTypedArray());
    const { width, height } = this;
    if (!this.#colour) return { width, height, channels: 1, data: drawn };
    const data = new Uint8Array(width * height * 3);
    for (let from = 0, to = 0; from < drawn.length; from += 4, to += 3) {
      data[to] = drawn[from] ?? PAPER;
      data[to + 1] = drawn[from + 1] ?? PAPER;
      data[to + 2] = drawn[from + 2] ?? PAPER;
    }
    return { width, height, channels: 3, data };
  }

  #shape(paragraph: Paragraph, text: string, style: TextStyle): DrawnShape {
    const [code] = paragraph.unresolvedCodepoints();
    if (code !== undefined) {
      const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      throw new RangeError(
        `${name} of ${JSON.stringify(text)} is not in ${style.fonts.join(', ')}`,
      );
    }
    const [line] = paragraph.getShapedLines();
    const baseline = line?.baseline ?? 0;
    let ink: Box | null = null;
    let count = 0;
    let end = 0;
    for (const { typeface, size, glyphs, positions } of line?.runs ?? []) {
      const font = new this.#studio.kit.Font(typeface, size);
      const bounds = font.getGlyphBounds(glyphs);
      font.delete();
      typeface.delete();
      end = Math.max(end, positions[2 * glyphs.length] ?? 0);
      for (let glyph = 0; glyph < glyphs.length; glyph += 1) {
        const x = positions[2 * glyph] ?? 0;
        const y = (positions[2 * glyph + 1] ?? 0) - baseline;
        const box = {
          left: x + (bounds[4 * glyph] ?? 0),
          top: y + (bounds[4 * glyph + 1] ?? 0),
          right: x + (bounds[4 * glyph + 2] ?? 0),
          bottom: y + (bounds[4 * glyph + 3] ?? 0),
        };
        if (box.right <= box.left || box.bottom <= box.top) continue;
        count += 1;
        ink = joined(ink, box);
      }
    }
    return {
      width: end,
      glyphs: count,
      baseline,
      ink: ink ?? { left: 0, top: 0, right: 0, bottom: 0 },
    };
  }

  #using<T>(text: string, style: TextStyle, width: number, use: (paragraph: Paragraph) => T): T {
    const { kit, fonts } = this.#studio;
    const direction = style.rightToLeft === true ? kit.TextDirection.RTL : kit.TextDirection.LTR;
    const paragraphStyle = new kit.ParagraphStyle({
      textStyle: {
        color: this.#colourOf(style.ink ?? 0),
        fontFamilies: [...style.fonts],
        fontSize: style.size,
      },
      textDirection: direction,
      textAlign: kit.TextAlign.Left,
    });
    const builder = kit.ParagraphBuilder.MakeFromFontProvider(paragraphStyle, fonts);
    builder.addText(text);
    const paragraph = builder.build();
    builder.delete();
    paragraph.layout(width);
    try {
      return use(paragraph);
    } finally {
      paragraph.delete();
    }
  }

  #colourOf(ink: NonNullable<TextStyle['ink']>): Float32Array {
    const [red, green, blue] = typeof ink === 'number' ? [ink, ink, ink] : ink;
    return this.#studio.kit.Color(red, green, blue, 1);
  }
}

function joined(one: Box | null, other: Box): Box {
  if (one === null) return other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
