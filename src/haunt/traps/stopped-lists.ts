import type { Family } from '../family.ts';
import { PLACES, THINGS, TITLES } from '../words.ts';

/** A numbered list that breaks off early over empty paper. */
export const stoppedLists: Family = {
  name: 'stopped-lists',
  draw({ flow, random }) {
    flow.title(random.pick(TITLES));
    const all = Math.min(flow.linesLeft() - 2, 40);
    const count = random.int(5, Math.max(6, Math.floor(all / 2)));
    const mark = random.pick<(n: number) => string>([
      (n) => `${n}.`,
      (n) => `(${n})`,
      (n) => `Item ${n}:`,
      (n) => `§ ${n}`,
    ]);
    const promised = random.chance(0.5);
    if (promised)
      flow.line(`All ${all} things that were lost in the ${random.pick(PLACES).toLowerCase()}`);
    flow.skip(0.4);
    for (let number = 1; number <= count; number += 1) {
      flow.line(`${mark(number)} ${random.pick(THINGS)}`, flow.text, { indent: flow.text.size });
    }
    if (random.chance(0.5)) flow.line(mark(count + 1), flow.text, { indent: flow.text.size });
    flow.skip(1);
    flow.line(`Signed in the ${random.pick(PLACES).toLowerCase()}`, flow.text, { align: 'right' });
  },
};
