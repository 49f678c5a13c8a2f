import { expect, it } from 'vitest';
import { degrade, DEGRADATIONS } from '../../src/haunt/degrade.ts';
import { Random } from '../../src/haunt/random.ts';
import type { Pixels } from '../../src/haunt/sheet.ts';

/** White paper with a black bar and one grey stroke; as wide as no block of eight. */
function page(channels: 1 | 3): Pixels {
  const [width, height] = [75, 53];
  const data = new Uint8Array(width * height * channels).fill(255);
  for (let y = 10; y < 20; y += 1)
    data.fill(0, (y * width + 15) * channels, (y * width + 50) * channels);
  data.fill(128, (30 * width + 20) * channels, (30 * width + 60) * channels);
  return { width, height, channels, data };
}

const ink = ({ data }: Pixels): number => data.reduce((sum, value) => sum + 255 - value, 0);

it.each(DEGRADATIONS)(
  '%s changes the page, more with more strength, and keeps its size',
  (name) => {
    for (const channels of [1, 3] as const) {
      const clean = page(channels);
      const change = (strength: number): number => {
        const { width, height, data } = degrade(clean, { [name]: strength }, new Random('noise'));
        expect([width, height, data.length]).toEqual([
          clean.width,
          clean.height,
          clean.data.length,
        ]);
        return data.reduce((sum, value, at) => sum + Math.abs(value - clean.data[at]!), 0);
      };
      expect(change(0)).toBe(0);
      expect(change(1)).toBeGreaterThan(0);
      expect(change(1)).toBeGreaterThanOrEqual(change(0.2));
    }
  },
);

it('is the same for the same chances', () => {
  const strengths = { skew: 0.5, speckle: 1, jpeg: 0.5 };
  const once = degrade(page(1), strengths, new Random('same'));
  expect(degrade(page(1), strengths, new Random('same'))).toEqual(once);
});

it('takes ink away when it fades and adds some when it bleeds', () => {
  expect(ink(degrade(page(1), { faded: 1 }, new Random('f')))).toBeLessThan(ink(page(1)) / 2);
  expect(ink(degrade(page(1), { bleed: 1 }, new Random('b')))).toBeGreaterThan(ink(page(1)));
});

it('leaves the page it was given alone', () => {
  const clean = page(1);
  degrade(clean, { speckle: 1, skew: 1, jpeg: 1 }, new Random('x'));
  expect(clean).toEqual(page(1));
});
