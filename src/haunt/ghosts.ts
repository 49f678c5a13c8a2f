import type { Desk, Family } from './family.ts';
import { TITLES } from './words.ts';

const SIGNS: Readonly<Record<string, string>> = {
  ghosts: '👻',
  pumpkins: '🎃',
  bats: '🦇',
  spiders: '🕷️',
  skulls: '💀',
};

function style({ flow, random }: Desk): { fonts: readonly string[]; size: number } {
  return {
    fonts: ['noto-sans', 'noto-color-emoji'],
    size: flow.sheet.points(random.between(16, 26)),
  };
}

/** Emoji that fit side by side, with a space between them. */
function across(desk: Desk, sign: string, emoji: ReturnType<typeof style>): number {
  const { width } = desk.flow.sheet.shapeOf(`${sign} `.repeat(10), emoji);
  return Math.floor((desk.flow.width / width) * 10);
}

function line(signs: readonly string[]): string {
  return signs.join(' ');
}

/** A full grid of one sign, sometimes with a stranger in it. */
function grid(desk: Desk, sign: string): void {
  const { flow, random } = desk;
  const emoji = style(desk);
  const columns = Math.min(across(desk, sign, emoji), random.int(10, 20));
  const rows = Math.min(flow.linesLeft(emoji) - 1, random.int(14, 30));
  const stranger = random.chance(0.5) ? random.int(0, columns * rows - 1) : -1;
  const other = random.pick(Object.values(SIGNS).filter((one) => one !== sign));
  for (let row = 0; row < rows; row += 1) {
    const signs = Array.from({ length: columns }, (_, column) =>
      row * columns + column === stranger ? other : sign,
    );
    flow.line(line(signs), emoji);
  }
}

/** Rows of one sign, each of its own length. */
function rows(desk: Desk, sign: string): void {
  const { flow, random } = desk;
  const emoji = style(desk);
  const most = across(desk, sign, emoji);
  const count = Math.min(flow.linesLeft(emoji) - 1, random.int(12, 26));
  for (let row = 0; row < count; row += 1) {
    flow.line(line(Array.from({ length: random.int(1, most) }, () => sign)), emoji);
  }
}

const NIGHTS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** A tally: a night, as many signs as were seen, and the number. */
function tally(desk: Desk, sign: string): void {
  const { flow, random } = desk;
  const emoji = style(desk);
  const most = Math.max(1, across(desk, sign, emoji) - 5);
  const count = Math.min(flow.linesLeft(emoji) - 1, random.int(7, 21));
  for (let row = 0; row < count; row += 1) {
    const seen = random.int(1, most);
    const night = NIGHTS[row % NIGHTS.length] ?? 'Mon';
    flow.line(`${night} ${line(Array.from({ length: seen }, () => sign))} = ${seen}`, emoji);
  }
}

/** All the signs in one crowd. */
function crowd(desk: Desk): void {
  const { flow, random } = desk;
  const emoji = style(desk);
  const columns = Math.min(across(desk, '👻', emoji), 18);
  const count = Math.min(flow.linesLeft(emoji) - 1, random.int(14, 28));
  for (let row = 0; row < count; row += 1) {
    flow.line(
      line(Array.from({ length: columns }, () => random.pick(Object.values(SIGNS)))),
      emoji,
    );
  }
}

function ghost(name: string, draw: (desk: Desk) => void): Family {
  return {
    name,
    colour: true,
    draw(desk) {
      desk.flow.title(desk.random.pick(TITLES));
      draw(desk);
    },
  };
}

/** The sixteen kinds of the room `ghost`, a page each. */
export const GHOSTS: readonly Family[] = [
  ...Object.entries(SIGNS).flatMap(([name, sign]) => [
    ghost(`grid-of-${name}`, (desk) => grid(desk, sign)),
    ghost(`rows-of-${name}`, (desk) => rows(desk, sign)),
    ghost(`tally-of-${name}`, (desk) => tally(desk, sign)),
  ]),
  ghost('crowd', crowd),
];
