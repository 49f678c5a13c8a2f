import type { Desk, Family } from '../family.ts';
import { PEOPLE, SENTENCES, TITLES } from '../words.ts';

/** Tiles the paper with a grey word behind the text; returns how many were drawn. */
function tile({ flow, random }: Desk, word: string): number {
  const { sheet } = flow;
  const style = {
    fonts: flow.type.title,
    size: sheet.points(random.between(16, 26)),
    ink: random.int(196, 224),
  };
  const { width, ink } = sheet.shapeOf(word, style);
  const degrees = random.pick([-30, -45, 0, -20]);
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const height = ink.bottom - ink.top;
  const across = (width * Math.cos(angle) + height * Math.sin(angle)) * 1.15 + style.size * 0.6;
  const down = (width * Math.sin(angle) + height * Math.cos(angle)) * 1.15 + style.size * 0.9;
  const edge = sheet.dpi * 0.2;
  let count = 0;
  for (let top = edge; top + down < sheet.height - edge; top += down) {
    for (let left = edge; left + across < sheet.width - edge; left += across) {
      const y = top + width * Math.sin(angle) - ink.top * Math.cos(angle) + style.size * 0.1;
      sheet.text(word, style, { x: left + style.size * 0.2, y, turn: { degrees }, layer: 'under' });
      count += 1;
    }
  }
  return count;
}

/** A letter over a tiled watermark: the word is on the page as often as there are tiles. */
export const watermarks: Family = {
  name: 'watermarks',
  draw(desk) {
    const { flow, random } = desk;
    const word = random.pick(['BOO', 'HAUNTED', 'DO NOT ENTER', 'COPY', 'CURSED', 'SPECIMEN']);
    const tiles = tile(desk, word);
    flow.title(random.pick(TITLES));
    for (let part = 0; part < random.int(2, 4); part += 1) {
      flow.paragraph(random.sample(SENTENCES, random.int(3, 5)).join(' '));
      flow.skip(0.6);
    }
    flow.rows.push(...Array.from({ length: tiles }, () => [word]));
    flow.line(`Yours, ${random.pick(PEOPLE)}`, flow.text, { align: 'right' });
  },
};
