import type { Desk, Family } from '../family.ts';
import { TITLES } from '../words.ts';

function number({ random }: Desk): () => string {
  const zeros = random.chance(0.4);
  const kind = random.int(0, 2);
  return () => {
    if (kind === 0) return String(random.int(0, 99));
    if (kind === 1)
      return zeros && random.chance(0.8) ? '0.00' : `${random.int(0, 9)}.${random.int(10, 99)}`;
    return String(random.int(0, 1));
  };
}

/** A dense table of small numbers, most of them alike. */
export const numberGrids: Family = {
  name: 'number-grids',
  draw(desk) {
    const { flow, random } = desk;
    flow.title(random.pick(TITLES), 1.6);
    const style = { ...flow.mono, size: flow.mono.size * 0.85 };
    const columns = random.int(8, 14);
    const rows = Math.min(flow.linesLeft(style) - 3, random.int(25, 45));
    const next = number(desk);
    const cells = Array.from({ length: rows }, (_, row) => [
      `R${row + 1}`,
      ...Array.from({ length: columns }, next),
    ]);
    flow.table(cells, {
      ruled: flow.type.ruled,
      style,
      right: Array.from({ length: columns }, (_, column) => column + 1),
    });
  },
};
