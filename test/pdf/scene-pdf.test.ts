import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PdfEngine } from '../../src/pdf/engine.ts';
import { FontGlyphs } from '../../src/pdf/font-glyphs.ts';
import { palettePng, palettePngParts } from '../../src/pdf/png.ts';
import { type Scene, scenePdf } from '../../src/pdf/scene-pdf.ts';
import { testEngine } from './engine.ts';

const FONT = readFileSync(
  fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans-mono/400Regular/NotoSansMono_400Regular.ttf'),
  ),
);
const WHITE = [255, 255, 255] as const;
const RED = [255, 0, 0] as const;
const BLUE = [0, 0, 255] as const;
const EMPTY: Scene = { width: 60, height: 40, boxes: [], picture: null, texts: [] };

describe('FontGlyphs', () => {
  const glyphs = new FontGlyphs(FONT);

  it('finds the glyphs of letters, one each, and the box for what the font lacks', () => {
    const found = [...'Az09…Жλ␀'].map((char) => glyphs.glyphOf(char.codePointAt(0) ?? 0));
    expect(new Set(found).size).toBe(found.length);
    expect(found.slice(0, 7)).not.toContain(0);
    expect([0x4e2d, 0x10ffff, 0xd800].map((point) => glyphs.glyphOf(point))).toEqual([0, 0, 0]);
  });

  it('gives neighbours of the alphabet neighbouring numbers', () => {
    const [a, b, z] = ['a', 'b', 'z'].map((char) => glyphs.glyphOf(char.charCodeAt(0)));
    expect(b! - a!).toBe(1);
    expect(z! - a!).toBe(25);
  });

  it('refuses what is no font', () => {
    expect(() => new FontGlyphs(new Uint8Array(64))).toThrow(RangeError);
  });
});

describe('scenePdf', () => {
  let engine: PdfEngine;
  beforeAll(async () => {
    engine = await testEngine();
  });

  function draw(scene: Scene): (x: number, y: number) => readonly number[] {
    const document = engine.open(scenePdf(scene, FONT));
    const { width, height, bgrx } = document.drawPage(0, scene)!;
    document.close();
    expect([width, height]).toEqual([scene.width, scene.height]);
    return (x, y) => {
      const at = (y * width + x) * 4;
      return [bgrx[at + 2]!, bgrx[at + 1]!, bgrx[at]!];
    };
  }

  it('draws boxes from the top on the left, later ones above', () => {
    const at = draw({
      ...EMPTY,
      boxes: [
        { x: 10, y: 5, width: 20, height: 10, colour: RED },
        { x: 20, y: 10, width: 20, height: 10, colour: BLUE },
      ],
    });
    expect([at(9, 5), at(10, 5), at(19, 14), at(20, 10), at(39, 19), at(40, 19)]).toEqual([
      WHITE,
      RED,
      RED,
      BLUE,
      BLUE,
      WHITE,
    ]);
    expect([at(10, 4), at(10, 15)]).toEqual([WHITE, WHITE]);
  });

  it('draws a picture pixel by pixel', () => {
    const png = palettePng({
      width: 3,
      height: 2,
      colours: [WHITE, RED, BLUE],
      pixels: Uint8Array.from([1, 2, 1, 0, 1, 2]),
    });
    const at = draw({ ...EMPTY, picture: { x: 7, y: 9, png } });
    const seen = [9, 10].map((y) => [7, 8, 9].map((x) => at(x, y)));
    expect(seen).toEqual([
      [RED, BLUE, RED],
      [WHITE, RED, BLUE],
    ]);
    expect(at(10, 9)).toEqual(WHITE);
  });

  it('writes text where it is told, and a box for a character that the font lacks', () => {
    const text = { x: 5, y: 30, size: 20, colour: RED };
    const inked = (content: string): readonly [number, number, number] => {
      const at = draw({ ...EMPTY, texts: [{ ...text, text: content }] });
      const points = Array.from(
        { length: 60 * 40 },
        (_, i) => [i % 60, Math.floor(i / 60)] as const,
      );
      const ink = points.filter(([x, y]) => at(x, y)[1]! < 128);
      return [ink.length, Math.min(...ink.map(([x]) => x)), Math.max(...ink.map(([, y]) => y))];
    };
    const [count, left, bottom] = inked('H');
    expect(count).toBeGreaterThan(40);
    expect(left).toBeGreaterThanOrEqual(5);
    expect(bottom).toBe(29);
    expect(inked(' H')[1] - left).toBe(12);
    expect(inked('中')[0]).toBeGreaterThan(20);
  });
});

describe('palettePngParts', () => {
  it('refuses what is no picture with a palette', () => {
    expect(() => palettePngParts(new Uint8Array(40))).toThrow(RangeError);
  });
});
