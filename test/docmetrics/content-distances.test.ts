import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ContentDistances } from '../../src/docmetrics/content-distances.ts';
import { distanceOfPoints } from '../../src/docmetrics/edit-distance.ts';

const content = fc
  .array(fc.constantFrom(97, 98, 0x4e00, 0x110000), { maxLength: 40 })
  .map((items) => Int32Array.from(items));

it('equals the distance of each pair, for contents of more than a word too', () => {
  fc.assert(
    fc.property(
      fc.array(content, { maxLength: 6 }),
      fc.array(content, { maxLength: 6 }),
      (a, b) => {
        const distances = new ContentDistances(a, b);
        for (const [i, left] of a.entries()) {
          for (const [j, right] of b.entries()) {
            const longest = Math.max(left.length, right.length, 1);
            expect(distances.share(i, j)).toBe(distanceOfPoints(left, right) / longest);
          }
        }
      },
    ),
  );
});
