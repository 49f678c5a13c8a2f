import type { Family } from '../family.ts';
import { PLACES, SOUNDS } from '../words.ts';

/** One word on an empty page. */
export const nearlyBlank: Family = {
  name: 'nearly-blank',
  draw({ flow, random }) {
    const style = { ...flow.text, ink: random.pick([0, 60, 110]) };
    const words = random.pick([
      `${random.pick(SOUNDS)}.`,
      `Page ${random.int(2, 300)}`,
      'This page is left blank on purpose.',
      `${random.pick(PLACES)}, ${random.int(2, 12)} p.m.`,
      `${random.int(13, 666)}`,
    ]);
    const { width } = flow.sheet.shapeOf(words, style);
    const x = random.between(flow.left, flow.right - width);
    const y = random.between(flow.y + style.size, flow.bottom - style.size);
    flow.place(words, style, { x, y });
  },
};
