import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import type { Press } from './image-pdf.ts';
import { InkAccount } from './ink-account.ts';
import type { Paper, Place, Shape } from './paper.ts';
import { type Pixels, Sheet } from './sheet.ts';
import type { Studio, TextStyle } from './studio.ts';

/** Fonts that every reader of PDF has, and what stands for them where the page is shown in small. */
const STANDARD = {
  helvetica: { name: 'Helvetica', stand: 'noto-sans' },
  times: { name: 'TimesRoman', stand: 'noto-serif' },
  courier: { name: 'Courier', stand: 'noto-sans-mono' },
  dingbats: { name: 'ZapfDingbats', stand: 'noto-sans-symbols-2' },
} as const;
type StandardName = keyof typeof STANDARD;

/** Ink of a line in multiples of the size, above and below the baseline. */
const ASCENT = 0.75;
const DESCENT = 0.22;
const POINTS_AN_INCH = 72;

function standardName(font: string | undefined): StandardName {
  if (font === 'times' || font === 'courier' || font === 'dingbats') return font;
  return 'helvetica';
}

/** A page of a document with a text layer; its pixels are points. */
export class Leaf implements Paper {
  readonly width: number;
  readonly height: number;
  readonly dpi = POINTS_AN_INCH;
  readonly #press: Press;
  readonly #document: PDFDocument;
  readonly #page: PDFPage;
  readonly #fonts: Readonly<Record<StandardName, PDFFont>>;
  /** Code points of the fonts in use. */
  readonly #characters = new Map<StandardName, ReadonlySet<number>>();
  readonly #ink: InkAccount;
  /** The page in small, drawn along with it. */
  readonly #picture: Sheet;

  private constructor(
    { press, studio }: { readonly press: Press; readonly studio: Studio },
    document: PDFDocument,
    fonts: Readonly<Record<StandardName, PDFFont>>,
    size: { readonly width: number; readonly height: number },
  ) {
    this.#press = press;
    this.#document = document;
    this.#fonts = fonts;
    this.width = size.width * POINTS_AN_INCH;
    this.height = size.height * POINTS_AN_INCH;
    this.#page = document.addPage([this.width, this.height]);
    this.#ink = new InkAccount(this);
    this.#picture = new Sheet(studio, size, { dpi: POINTS_AN_INCH, colour: false });
  }

  /** @param size width and height in inches */
  static async open(
    workshop: { readonly press: Press; readonly studio: Studio },
    size: { readonly width: number; readonly height: number },
  ): Promise<Leaf> {
    const { PDFDocument, StandardFonts } = workshop.press.pdf;
    const document = await PDFDocument.create({ updateMetadata: false });
    const embed = (name: StandardName): PDFFont =>
      document.embedStandardFont(StandardFonts[STANDARD[name].name]);
    const fonts = {
      helvetica: embed('helvetica'),
      times: embed('times'),
      courier: embed('courier'),
      dingbats: embed('dingbats'),
    };
    return new Leaf(workshop, document, fonts, size);
  }

  dispose(): void {
    this.#picture.dispose();
  }

  points(points: number): number {
    return points;
  }

  hasGlyph(character: string, font: string): boolean {
    const name = standardName(font);
    const set = this.#characters.get(name) ?? new Set(this.#fonts[name].getCharacterSet());
    this.#characters.set(name, set);
    return [...character].every((char) => set.has(char.codePointAt(0) ?? 0));
  }

  shapeOf(text: string, style: TextStyle): Shape {
    const [font] = style.fonts;
    const missing = [...text].find((char) => !this.hasGlyph(char, font ?? ''));
    if (missing !== undefined) {
      throw new RangeError(
        `"${missing}" of ${JSON.stringify(text)} is not in ${font ?? 'helvetica'}`,
      );
    }
    const width = this.#fonts[standardName(font)].widthOfTextAtSize(text, style.size);
    const ink = { left: 0, top: -ASCENT * style.size, right: width, bottom: DESCENT * style.size };
    return { width, glyphs: [...text].filter((char) => char !== ' ').length, ink };
  }

  text(text: string, style: TextStyle, place: Place | ((shape: Shape) => Place)): Shape {
    const shape = this.shapeOf(text, style);
    const at = typeof place === 'function' ? place(shape) : place;
    const name = standardName(style.fonts[0]);
    this.#ink.add(shape.ink, at);
    this.#page.drawText(text, {
      x: at.x,
      y: this.height - at.y,
      size: style.size,
      font: this.#fonts[name],
      rotate: this.#press.pdf.degrees(-(at.turn?.degrees ?? 0)),
    });
    const stand = { ...style, fonts: [STANDARD[name].stand, 'noto-sans'] };
    const { width } = this.#picture.shapeOf(text, stand);
    this.#picture.text(
      text,
      { ...stand, size: width > 0 ? (style.size * shape.width) / width : style.size },
      at,
    );
    return shape;
  }

  /** Breaks at spaces. */
  wrap(text: string, style: TextStyle, width: number): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || this.shapeOf(longer, style).width <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return line === '' ? lines : [...lines, line];
  }

  stroke(from: readonly [number, number], to: readonly [number, number], width: number): void {
    const point = ([x, y]: readonly [number, number]): { x: number; y: number } => ({
      x,
      y: this.height - y,
    });
    this.#page.drawLine({ start: point(from), end: point(to), thickness: width });
    this.#picture.stroke(from, to, Math.max(1, width));
  }

  /**
   * The document, and the page in small.
   *
   * @throws UnfitPage when ink leaves the paper or meets other ink
   */
  async finish(): Promise<{ readonly document: Uint8Array; readonly pixels: Pixels }> {
    this.#ink.check();
    return {
      document: await this.#document.save({ addDefaultPage: false }),
      pixels: this.#picture.pixels(),
    };
  }
}
