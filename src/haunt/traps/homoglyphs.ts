import type { Family } from '../family.ts';
import { TITLES } from '../words.ts';

const SETS = ['O0', 'l1I', 'O0oQ', 'l1I|', 'S5', 'B8', 'rnm', 'vvw', 'Z2', 'O0l1I'] as const;

/** Keys of look-alikes: `O0O0`, `l1I`. */
export const homoglyphs: Family = {
  name: 'homoglyphs',
  draw({ flow, random }) {
    flow.title(random.pick(TITLES));
    flow.line('Keys to the cells. Copy every sign.');
    flow.skip(0.5);
    const style = random.chance(0.5) ? flow.mono : flow.text;
    const signs = [...random.pick(SETS.filter((set) => !set.includes('|')))];
    const count = Math.min(flow.linesLeft(style) - 2, random.int(16, 30));
    for (let line = 1; line <= count; line += 1) {
      const groups = Array.from({ length: random.int(3, 6) }, () =>
        Array.from({ length: random.int(4, 8) }, () => random.pick(signs)).join(''),
      );
      flow.line(`${line}: ${groups.join('-')}`, style);
    }
  },
};
