import { type Box, type Layer, type Place, UnfitPage } from './paper.ts';

/** Keeps account of where ink is on a paper, and finds ink in the wrong place. */
export class InkAccount {
  readonly #width: number;
  readonly #height: number;
  readonly #inked: Record<Layer, Box[]> = { text: [], art: [], under: [] };

  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.#width = width;
    this.#height = height;
  }

  /** Notes ink around a baseline's start that is placed and turned. */
  add(ink: Box, { x, y, turn, layer = 'text' }: Place): void {
    const box = turned(ink, x, y, turn?.degrees ?? 0);
    if (box.right > box.left && box.bottom > box.top) this.#inked[layer].push(box);
  }

  /** @throws UnfitPage when ink leaves the paper or meets other ink */
  check(): void {
    for (const layer of ['text', 'art', 'under'] as const) this.#check(layer);
  }

  #check(layer: Layer): void {
    const boxes = this.#inked[layer].toSorted((one, other) => one.top - other.top);
    const outside = boxes.find(
      ({ left, top, right, bottom }) =>
        left < 0 || top < 0 || right > this.#width || bottom > this.#height,
    );
    if (outside !== undefined && layer !== 'under') throw new UnfitPage('ink leaves the paper');
    if (layer === 'art') return;
    boxes.forEach((box, index) => {
      for (let at = index + 1; at < boxes.length; at += 1) {
        const next = boxes[at];
        if (next === undefined || next.top >= box.bottom) break;
        if (next.left < box.right && next.right > box.left) throw new UnfitPage('ink overlaps');
      }
    });
  }
}

/** The box about a box that was turned about (0, 0) and moved to (x, y). */
function turned(box: Box, x: number, y: number, degrees: number): Box {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [box.left, box.top],
    [box.right, box.top],
    [box.left, box.bottom],
    [box.right, box.bottom],
  ] as const;
  const xs = corners.map(([left, top]) => x + left * cos - top * sin);
  const ys = corners.map(([left, top]) => y + left * sin + top * cos);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
