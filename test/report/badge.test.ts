import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { badgeEndpoint, badgeSvg } from '../../src/report/badge.ts';
import { page, run } from './pages.ts';
import { xmlFaults } from './schemas.ts';

const summaryOf = (good: number, boos: number, errors = 0) =>
  run([
    ...Array.from({ length: good }, (_, at) => page(`real/g${at}`)),
    ...Array.from({ length: boos }, (_, at) => page(`real/b${at}`, { outcome: 'boo' })),
    ...Array.from({ length: errors }, (_, at) => page(`real/e${at}`, { outcome: 'error' })),
  ]).summary;

/** The fields that shields.io reads, all others refused. */
const endpoint = v.strictObject({
  schemaVersion: v.literal(1),
  label: v.string(),
  message: v.string(),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  labelColor: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
});

const read = (good: number, boos: number, errors = 0) =>
  v.parse(endpoint, JSON.parse(badgeEndpoint(summaryOf(good, boos, errors))));

describe('the badge', () => {
  it.each([
    [179, 0, 0, '100.0% ghost-free'],
    [178, 1, 0, '99.4% ghost-free'],
    [1, 3, 0, '25.0% ghost-free'],
    [0, 0, 0, 'no pages'],
    [5, 0, 1, '1 error on 6 pages'],
  ])('reads %i good, %i Boos, %i errors as a share', (good, boos, errors, message) => {
    expect(read(good, boos, errors).message).toBe(message);
    expect(badgeSvg(summaryOf(good, boos, errors))).toContain(`>boo bench: ${message}</title>`);
  });

  it('has another colour for worse runs, and none of them for one that was not judged', () => {
    const colors = [read(100, 0), read(96, 4), read(92, 8), read(85, 15), read(10, 90)];
    const unknown = [read(100, 0, 1), read(0, 0)].map(({ color }) => color);
    expect(new Set(colors.map(({ color }) => color)).size).toBe(5);
    expect(new Set(unknown).size).toBe(1);
    expect(colors.map(({ color }) => color)).not.toContain(unknown[0]);
  });

  it('can be read: white on every colour is 4.5 to 1 or more', () => {
    const all = [read(100, 0), read(96, 4), read(92, 8), read(85, 15), read(1, 9), read(0, 0)];
    for (const { color, labelColor } of all) {
      expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5);
      expect(contrastWithWhite(labelColor)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is a whole SVG', async () => {
    expect(await xmlFaults(badgeSvg(summaryOf(3, 1)))).toEqual([]);
  });
});

/** Contrast of WCAG 2. */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
