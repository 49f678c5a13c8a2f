import type { Family } from '../family.ts';
import { PLACES, THINGS, TITLES } from '../words.ts';

/** Rows of a stock list that differ in one number: the eye, and the model, lose their place. */
export const nearIdenticalRows: Family = {
  name: 'near-identical-rows',
  draw({ flow, random }) {
    flow.title(random.pick(TITLES));
    const thing = random.pick(THINGS);
    const place = random.pick(PLACES);
    const price = `${random.int(1, 9)}.${random.int(10, 99)}`;
    const first = random.int(101, 880);
    const count = Math.min(flow.linesLeft() - 3, random.int(24, 60));
    const odd = random.int(4, count - 2);
    const rows = Array.from({ length: count }, (_, row) => [
      `Jar ${first + row}`,
      thing,
      row === odd ? `${random.int(2, 9)} oz` : '1 oz',
      price,
      place,
    ]);
    flow.table([['Jar', 'Content', 'Weight', 'Price', 'Shelf'], ...rows], {
      ruled: flow.type.ruled,
      right: [2, 3],
    });
  },
};
