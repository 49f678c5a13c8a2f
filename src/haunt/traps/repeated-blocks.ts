import type { Family } from '../family.ts';
import { PEOPLE, PLACES, SENTENCES, TITLES } from '../words.ts';

/** The same ticket over and over on one sheet: where does the copying end? */
export const repeatedBlocks: Family = {
  name: 'repeated-blocks',
  draw({ flow, random }) {
    const title = random.pick(TITLES);
    const person = random.pick(PEOPLE);
    const place = random.pick(PLACES);
    const fee = `Admit one · ${random.int(1, 12)} p.m. · ${random.int(2, 30)} shillings`;
    const note = random.pick(SENTENCES);
    const numbered = random.chance(0.4);
    const block = (number: number): readonly string[] => [
      numbered ? `${title} · ${number}` : title,
      fee,
      `${place}, with ${person}`,
      note,
    ];
    const most = Math.floor(flow.linesLeft() / 5.2);
    const count = Math.min(most, random.int(5, 9));
    const width = Math.max(1, flow.sheet.dpi / 100);
    for (let number = 1; number <= count; number += 1) {
      const top = flow.y;
      flow.skip(0.25);
      for (const line of block(number)) flow.line(line, flow.text, { indent: flow.text.size });
      flow.skip(0.2);
      flow.grid([flow.left, flow.right], [top, flow.y], width);
      flow.skip(0.5);
    }
  },
};
