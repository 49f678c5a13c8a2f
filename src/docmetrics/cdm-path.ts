/** Corners `x0, y0, x1, y1`; empty when `x1 < x0`. */
export type Box = [number, number, number, number];

/** An affine map: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** A box that holds nothing, to be grown. */
export function emptyBox(): Box {
  return [Infinity, Infinity, -Infinity, -Infinity];
}

/** Makes `box` hold the point too. */
export function growTo(box: Box, x: number, y: number): void {
  if (x < box[0]) box[0] = x;
  if (y < box[1]) box[1] = y;
  if (x > box[2]) box[2] = x;
  if (y > box[3]) box[3] = y;
}

/** First `inner`, then `outer`. */
export function composed(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

/** The upright box around a box that was mapped. */
export function mappedBox(box: Box, matrix: Matrix): Box {
  const out = emptyBox();
  const [x0, y0, x1, y1] = box;
  if (x1 < x0) return out;
  for (const x of [x0, x1]) {
    for (const y of [y0, y1]) {
      growTo(
        out,
        matrix[0] * x + matrix[2] * y + matrix[4],
        matrix[1] * x + matrix[3] * y + matrix[5],
      );
    }
  }
  return out;
}

/** Reads an SVG `transform` of `translate`, `scale`, `rotate` and `matrix`; others are the identity. */
export function transformOf(text: string): Matrix {
  let matrix: Matrix = IDENTITY;
  for (const [, kind, list] of text.matchAll(/(translate|scale|rotate|matrix)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = (list ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (kind === 'translate') matrix = composed(matrix, [1, 0, 0, 1, a, b ?? 0]);
    else if (kind === 'scale') matrix = composed(matrix, [a, 0, 0, b ?? a, 0, 0]);
    else if (kind === 'rotate') {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      matrix = composed(matrix, [cos, sin, -sin, cos, 0, 0]);
    } else matrix = composed(matrix, [a, b ?? 0, c, d, e, f]);
  }
  return matrix;
}

/**
 * Ink box of an SVG path of absolute `M L H V Q T C Z`, exact for quadratic curves; a cubic curve is
 * taken by its control points.
 */
export function pathBox(d: string): Box {
  const reader = new PathReader(d);
  reader.read();
  return reader.box;
}

class PathReader {
  readonly box = emptyBox();
  readonly #parts: readonly string[];
  #at = 0;
  #x = 0;
  #y = 0;
  /** Control point of the last quadratic curve, which `T` mirrors. */
  #controlX = 0;
  #controlY = 0;

  constructor(d: string) {
    this.#parts = d.match(/[MLHVQTCZ]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  }

  read(): void {
    let command = '';
    while (this.#at < this.#parts.length) {
      const part = this.#parts[this.#at] ?? '';
      if (/^[A-Z]/.test(part)) {
        command = part;
        this.#at++;
      } else if (command === '' || command === 'Z') return;
      this.#step(command);
    }
  }

  #step(command: string): void {
    if (command === 'Z') return;
    if (command === 'Q') this.#curve(this.#number(), this.#number());
    else if (command === 'T') {
      this.#curve(2 * this.#x - this.#controlX, 2 * this.#y - this.#controlY);
    } else if (command === 'C') {
      for (let point = 0; point < 3; point++) this.#goTo(this.#number(), this.#number());
    } else if (command === 'H') this.#goTo(this.#number(), this.#y);
    else if (command === 'V') this.#goTo(this.#x, this.#number());
    else this.#goTo(this.#number(), this.#number());
  }

  #number(): number {
    return Number(this.#parts[this.#at++] ?? 0);
  }

  #goTo(x: number, y: number): void {
    [this.#x, this.#y, this.#controlX, this.#controlY] = [x, y, x, y];
    growTo(this.box, x, y);
  }

  #curve(controlX: number, controlY: number): void {
    const [x, y] = [this.#number(), this.#number()];
    growTo(this.box, peak(this.#x, controlX, x), peak(this.#y, controlY, y));
    this.#goTo(x, y);
    [this.#controlX, this.#controlY] = [controlX, controlY];
  }
}

/** The extreme of a quadratic curve between its ends; its start when there is none. */
function peak(start: number, control: number, end: number): number {
  const t = (start - control) / (start - 2 * control + end);
  if (!(t > 0 && t < 1)) return start;
  return (1 - t) ** 2 * start + 2 * (1 - t) * t * control + t ** 2 * end;
}
