import fc from 'fast-check';
import type { FormulaBoxes } from '../../src/docmetrics/cdm-token.ts';

const NAMES = ['a', 'b', '=', String.raw`\to`, String.raw`\rightarrow`, String.raw`\frac`] as const;

/** Lists of token boxes anywhere in an image. */
export function boxLists(maxLength = 8): fc.Arbitrary<FormulaBoxes> {
  const box = fc
    .tuple(
      fc.constantFrom(...NAMES),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
    )
    .map(([token, x, y, w, h]) => ({ token, bbox: [x, y, x + w, y + h] as const }));
  return fc
    .tuple(
      fc.integer({ min: 340, max: 900 }),
      fc.integer({ min: 130, max: 400 }),
      fc.array(box, { minLength: 1, maxLength }),
    )
    .map(([width, height, boxes]) => ({ size: [width, height] as const, boxes }));
}
