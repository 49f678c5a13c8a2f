import { FontGlyphs } from './font-glyphs.ts';
import { joinBytes } from './join-bytes.ts';
import { type PalettePngParts, palettePngParts } from './png.ts';

/** Red, green and blue, 0–255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** What is drawn, in pixels from the top on the left; later things cover earlier ones. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly colour: Colour;
  }[];
  /** Above the boxes: a PNG as `palettePng` makes them. */
  readonly picture: { readonly x: number; readonly y: number; readonly png: Uint8Array } | null;
  /** Above all: one piece of text in the fixed-width font, `y` is the baseline. */
  readonly texts: readonly {
    readonly x: number;
    readonly y: number;
    /** Pixels of the type; a character is `CELL` of it wide. */
    readonly size: number;
    readonly colour: Colour;
    readonly text: string;
  }[];
}

/** Width of a character of the font, in thousandths of its size. */
export const CELL = 600;
const WHOLE = 1000;

/**
 * A scene as a PDF of one page, a pixel a point.
 *
 * @param font a TrueType font in which every character is 0.6 of the size wide; a character that it
 *   lacks is its box
 */
export function scenePdf(scene: Scene, font: Uint8Array): Uint8Array {
  const glyphs = new FontGlyphs(font);
  const { width, height, picture } = scene;
  const image = picture === null ? null : palettePngParts(picture.png);
  const images = image === null ? '' : '/XObject<</P 9 0 R>>';
  return pdfOf([
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${images}>>>>`,
    ],
    ['<<', latin1(contentOf(scene, image, glyphs))],
    ['<</Type/Font/Subtype/Type0/BaseFont/Fixed/Encoding/Identity-H/DescendantFonts[6 0 R]>>'],
    [
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/Fixed/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW ${CELL}/CIDToGIDMap/Identity>>`,
    ],
    [
      '<</Type/FontDescriptor/FontName/Fixed/Flags 5/FontBBox[0 -300 600 1100]/ItalicAngle 0/Ascent 1000/Descent -300/CapHeight 700/StemV 80/FontFile2 8 0 R>>',
    ],
    [`<</Length1 ${font.length}`, font],
    ...(image === null
      ? []
      : [
          [
            `<</Type/XObject/Subtype/Image/Width ${image.width}/Height ${image.height}/BitsPerComponent 4/ColorSpace[/Indexed/DeviceRGB ${image.palette.length / 3 - 1}<${hex(image.palette)}>]/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 1/BitsPerComponent 4/Columns ${image.width}>>`,
            image.data,
          ] as const,
        ]),
  ]);
}

function contentOf(scene: Scene, image: PalettePngParts | null, glyphs: FontGlyphs): string {
  const { height, picture } = scene;
  const boxes = scene.boxes.map(
    (box) =>
      `${paint(box.colour)}${box.x} ${height - box.y - box.height} ${box.width} ${box.height} re f`,
  );
  const placed =
    picture === null || image === null
      ? []
      : [
          `q ${image.width} 0 0 ${image.height} ${picture.x} ${height - picture.y - image.height} cm /P Do Q`,
        ];
  const texts = scene.texts.map(({ x, y, size, colour, text }) => {
    const shown = [...text].map((char) => glyphs.glyphOf(char.codePointAt(0) ?? 0));
    const codes = shown.map((glyph) => glyph.toString(16).padStart(4, '0')).join('');
    return `${paint(colour)}BT /F ${size} Tf ${x} ${height - y} Td <${codes}> Tj ET`;
  });
  return [...boxes, ...placed, ...texts].join('\n');
}

function paint(colour: Colour): string {
  const shares = colour.map((level) => Math.round((level / 255) * WHOLE) / WHOLE);
  return `${shares.join(' ')} rg `;
}

/** Objects numbered from 1: a dictionary, or the open dictionary of a stream and its bytes. */
function pdfOf(
  objects: readonly (readonly [dictionary: string, stream?: Uint8Array])[],
): Uint8Array {
  const parts: Uint8Array[] = [latin1('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const add = (bytes: Uint8Array): void => {
    parts.push(bytes);
    length += bytes.length;
  };
  const offsets = objects.map(([dictionary, stream], at) => {
    const start = length;
    add(latin1(`${at + 1} 0 obj\n${dictionary}`));
    if (stream !== undefined) {
      add(latin1(`/Length ${stream.length}>>\nstream\n`));
      add(stream);
      add(latin1('\nendstream'));
    }
    add(latin1('\nendobj\n'));
    return start;
  });
  const table = offsets.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  add(
    latin1(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return joinBytes(parts);
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
