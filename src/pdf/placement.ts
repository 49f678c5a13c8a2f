import type { Glyph, PageSize } from './glyph.ts';

/** The part of a page that is shown, in the page's own axes. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** From the page's own axes to the page as it is shown. */
export function place(glyph: Glyph, box: Box, rotation: number): Glyph {
  const [x, y] = [glyph.x - box.left, glyph.y - box.bottom];
  const angle = (((glyph.angle - 90 * rotation) % 360) + 360) % 360;
  if (rotation === 1) return { ...glyph, x: y, y: box.width - x, angle };
  if (rotation === 2) return { ...glyph, x: box.width - x, y: box.height - y, angle };
  if (rotation === 3) return { ...glyph, x: box.height - y, y: x, angle };
  return { ...glyph, x, y, angle };
}

/** A glyph may hang over the page's edge, but must not lie beyond it. */
export function within(size: PageSize): (glyph: Glyph) => boolean {
  return (glyph) => {
    const radians = (glyph.angle * Math.PI) / 180;
    const x = glyph.x + Math.cos(radians) * glyph.advance;
    const y = glyph.y + Math.sin(radians) * glyph.advance;
    return (
      Math.max(x, glyph.x) >= 0 &&
      Math.min(x, glyph.x) <= size.width &&
      Math.max(y, glyph.y) >= 0 &&
      Math.min(y, glyph.y) <= size.height
    );
  };
}
