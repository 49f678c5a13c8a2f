import type { Family } from '../family.ts';
import { UnfitPage } from '../paper.ts';

/** A few letters as large as the paper, or a scream longer than any dictionary has. */
export const giantWords: Family = {
  name: 'giant-words',
  draw({ flow, random }) {
    const { sheet } = flow;
    const lines = random.int(1, 4);
    const fonts = flow.type.title;
    for (let line = 0; line < lines; line += 1) {
      const vowel = random.pick(['o', 'a', 'e', 'u']);
      const long = flow.inTitleFont(
        `${random.pick(['B', 'H', 'W', 'Ar', 'Shr'])}${vowel.repeat(random.int(2, 16))}${random.pick(['', 'gh', 'k', 'w'])}${random.pick(['', '!'])}`,
      );
      const unit = sheet.shapeOf(long, { fonts, size: 100 });
      const widest = (flow.width / Math.max(unit.width, unit.ink.right - unit.ink.left)) * 97;
      const tallest = ((flow.bottom - flow.y) / (lines - line) / flow.type.leading) * 0.8;
      const size = Math.min(widest, tallest);
      if (size < 8) throw new UnfitPage('no place for a giant word');
      flow.line(long, { fonts, size }, { align: 'centre' });
    }
  },
};
