import type { Desk, Family } from '../family.ts';
import type { TextStyle } from '../studio.ts';
import { PLACES, THINGS, TITLES } from '../words.ts';

const HEBREW = [
  'רוח רפאים',
  'בית ישן',
  'ליל סתיו',
  'נר אחרון',
  'עטלף שחור',
  'דלת חורקת',
  'ירח מלא',
  'עכביש קטן',
] as const;
const ARABIC = [
  'شبح قديم',
  'بيت مهجور',
  'ليلة باردة',
  'شمعة أخيرة',
  'خفاش أسود',
  'باب يصر',
  'قمر كامل',
  'عنكبوت صغير',
] as const;

function vertical({ flow, random }: Desk): void {
  const style = flow.text;
  const top = flow.y + style.size;
  const room = flow.bottom - top - 3 * flow.pitch();
  const columns = random.int(5, 9);
  const gap = (flow.width - style.size * 2) / columns;
  for (let column = 0; column < columns; column += 1) {
    const words = `${random.pick(THINGS)} ${column + 1}, ${random.pick(PLACES)}`;
    const { width } = flow.sheet.shapeOf(words, style);
    const degrees = column % 2 === 0 ? 90 : -90;
    const y = degrees === 90 ? top : top + Math.min(room, width);
    flow.place(words, style, { x: flow.left + gap * (column + 0.5), y, turn: { degrees } });
  }
  flow.place('Turn the page to read.', style, {
    x: flow.left,
    y: flow.bottom - style.size * 0.3,
  });
}

function rightToLeft({ flow, random }: Desk): void {
  const hebrew = random.chance(0.5);
  const style: TextStyle = {
    fonts: [hebrew ? 'noto-sans-hebrew' : 'noto-sans-arabic', 'noto-sans'],
    size: flow.text.size * 1.15,
    rightToLeft: true,
  };
  const count = Math.min(flow.linesLeft(style) - 2, random.int(12, 22));
  for (let line = 1; line <= count; line += 1) {
    const phrase = random.pick(hebrew ? HEBREW : ARABIC);
    flow.line(`${line} ${phrase} ${random.pick(['', `(${random.pick(THINGS)})`])}`.trim(), style, {
      align: 'right',
    });
  }
}

/** Lines that run from right to left, and lines that stand on end. */
export const directions: Family = {
  name: 'directions',
  draw(desk) {
    desk.flow.title(desk.random.pick(TITLES));
    if (desk.random.chance(0.5)) vertical(desk);
    else rightToLeft(desk);
  },
};
