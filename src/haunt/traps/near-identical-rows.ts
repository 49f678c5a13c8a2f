import type { Family } from '../family.ts';
import { PLACES, THINGS, TITLES } from '../words.ts';

const WEIGHTS = ['2 oz', '3 lb', '5 oz', '7 lb', '9 oz', '12 lb'] as const;
/** Most rows with the same cell: a cell that is misread everywhere must not look like a loop. */
const MOST_ALIKE = 19;

/** Rows of a stock list that differ in one number: the eye, and the model, lose their place. */
export const nearIdenticalRows: Family = {
  name: 'near-identical-rows',
  draw({ flow, random }) {
    flow.title(random.pick(TITLES));
    const count = Math.min(flow.linesLeft() - 3, random.int(24, 3 * MOST_ALIKE));
    const lists = Math.ceil(count / MOST_ALIKE);
    const things = random.sample(THINGS, lists);
    const weights = random.sample(WEIGHTS, lists);
    const places = random.sample(PLACES, lists);
    const prices = things.map((_, list) => `${3 * list + random.int(1, 3)}.${random.int(10, 99)}`);
    const first = random.int(101, 880);
    const odd = random.int(4, count - 2);
    const rows = Array.from({ length: count }, (_, row) => {
      const list = Math.floor((row * lists) / count);
      return [
        `Jar ${first + row}`,
        things[list] ?? '',
        row === odd ? '1 oz' : (weights[list] ?? ''),
        prices[list] ?? '',
        places[list] ?? '',
      ];
    });
    flow.table([['Jar', 'Content', 'Weight', 'Price', 'Shelf'], ...rows], {
      ruled: flow.type.ruled,
      right: [2, 3],
    });
  },
};
