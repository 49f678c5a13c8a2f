import { expect, it } from 'vitest';
import { UnfitPage } from '../../src/haunt/paper.ts';
import { Sheet } from '../../src/haunt/sheet.ts';
import { RARE_SEQUENCES } from '../../src/haunt/traps/rare-emoji.ts';
import { workshop } from './workshop.ts';

const STYLE = { fonts: ['noto-sans', 'noto-color-emoji'], size: 30 };

async function onSheet<T>(use: (sheet: Sheet) => T, colour = false): Promise<T> {
  const { studio } = await workshop();
  const sheet = new Sheet(studio, { width: 4, height: 3 }, { dpi: 100, colour });
  try {
    return use(sheet);
  } finally {
    sheet.dispose();
  }
}

it('gives grey pixels, dark where the ink is, to a pixel', async () => {
  const { pixels, ink } = await onSheet((sheet) => {
    const shape = sheet.text('Boo', STYLE, { x: 50, y: 100 });
    return { pixels: sheet.finish(), ink: shape.ink };
  });
  expect(pixels).toMatchObject({ width: 400, height: 300, channels: 1 });
  let dark = 0;
  pixels.data.forEach((value, at) => {
    if (value === 255) return;
    dark += 1;
    const [x, y] = [at % 400, Math.floor(at / 400)];
    expect(x).toBeGreaterThanOrEqual(Math.floor(50 + ink.left) - 1);
    expect(x).toBeLessThan(Math.ceil(50 + ink.right) + 1);
    expect(y).toBeGreaterThanOrEqual(Math.floor(100 + ink.top) - 1);
    expect(y).toBeLessThan(Math.ceil(100 + ink.bottom) + 1);
  });
  expect(dark).toBeGreaterThan(100);
});

it('names the character that no font has', async () => {
  await expect(onSheet((sheet) => sheet.text('A\u0cdc', STYLE, { x: 10, y: 50 }))).rejects.toThrow(
    'U+0CDC of "A\u0cdc" is not in noto-sans, noto-color-emoji',
  );
});

it('refuses ink that leaves the paper', async () => {
  const drawn = onSheet((sheet) => {
    sheet.text('Boo', STYLE, { x: 370, y: 100 });
    return sheet.finish();
  });
  await expect(drawn).rejects.toThrow(new UnfitPage('ink leaves the paper'));
});

it('refuses ink over ink, turned text included', async () => {
  const twice = onSheet((sheet) => {
    sheet.text('Boo', STYLE, { x: 50, y: 100 });
    sheet.text('Hoo', STYLE, { x: 70, y: 90, turn: { degrees: 90 } });
    return sheet.finish();
  });
  await expect(twice).rejects.toThrow(new UnfitPage('ink overlaps'));
});

it('lets a watermark lie under the text', async () => {
  const pixels = await onSheet((sheet) => {
    sheet.text('COPY', { ...STYLE, ink: 200 }, { x: 50, y: 100, layer: 'under' });
    sheet.text('Boo', STYLE, { x: 50, y: 100 });
    return sheet.finish();
  });
  expect(pixels.data.includes(200)).toBe(true);
});

it.each(RARE_SEQUENCES)('draws %s as one picture', async (sequence) => {
  const style = { fonts: ['noto-color-emoji', 'noto-sans'], size: 40 };
  const [one, two] = await onSheet(
    (sheet) => [sheet.shapeOf(sequence, style), sheet.shapeOf(sequence + sequence, style)] as const,
    true,
  );
  expect(one.glyphs).toBe(1);
  expect(two.glyphs).toBe(2);
});

it('keeps the colour of emoji', async () => {
  const pixels = await onSheet((sheet) => {
    sheet.text('🎃', STYLE, { x: 50, y: 100 });
    return sheet.finish();
  }, true);
  const orange = pixels.data.some(
    (red, at) => at % 3 === 0 && red > 200 && pixels.data[at + 2]! < 80,
  );
  expect(pixels.channels).toBe(3);
  expect(orange).toBe(true);
});
