import type { Desk, Family } from '../family.ts';
import { PLACES, TITLES } from '../words.ts';

const GHOST = ['  .-"""-.  ', ' /  o o  \\ ', ' |   O   | ', ' |       | ', " '^v^v^v^' "] as const;

function box({ random }: Desk, inner: number, lines: readonly string[]): readonly string[] {
  const [h, v, tl, tr, bl, br] = random.pick(
    ['─│┌┐└┘', '═║╔╗╚╝', '━┃┏┓┗┛'].map((signs) => [...signs]),
  );
  return [
    `${tl}${h?.repeat(inner)}${tr}`,
    ...lines.map((line) => `${v}${line.padEnd(inner)}${v}`),
    `${bl}${h?.repeat(inner)}${br}`,
  ];
}

/** Frames of box-drawing signs and pictures made of letters. */
export const textArt: Family = {
  name: 'text-art',
  draw(desk) {
    const { flow, random } = desk;
    flow.title(random.pick(TITLES));
    const style = { ...flow.mono, size: Math.round(flow.mono.size * 0.9) };
    const cell = flow.sheet.shapeOf('─'.repeat(50), style).width / 50;
    const inner = Math.min(random.int(30, 52), Math.floor(flow.width / cell) - 4);
    const indent = { indent: style.size, touching: true };
    const rooms = random.sample(PLACES, random.int(2, 4));
    for (const room of rooms) {
      const lines = [
        ` ${room}`,
        ` ${'▓'.repeat(random.int(3, inner - 4))}`,
        ` ${'░'.repeat(random.int(3, inner - 4))}`,
      ];
      for (const line of box(desk, inner, lines)) flow.line(line, style, indent);
      flow.skip(0.8);
    }
    const ghosts = Math.max(1, Math.floor(inner / 13));
    for (const part of GHOST)
      flow.line(
        Array.from({ length: ghosts }, () => part)
          .join(' ')
          .trimEnd(),
        style,
        indent,
      );
    flow.skip(1);
    flow.line('Floor plan, not to scale.');
  },
};
