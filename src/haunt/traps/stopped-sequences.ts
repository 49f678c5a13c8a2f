import type { Desk, Family } from '../family.ts';
import { PLACES, TITLES } from '../words.ts';

type Term = (index: number) => string;

function term({ random }: Desk): Term {
  const start = random.int(1, 60);
  const step = random.pick([1, 2, 3, 5, 7, 11]);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return random.pick<Term>([
    (index) => `${start + index * step}`,
    (index) => `${letters[Math.floor(index / 9) % 26] ?? 'A'}${(index % 9) + 1}`,
    (index) =>
      `${String(Math.floor((start + index) / 60) % 24).padStart(2, '0')}:${String((start + index) % 60).padStart(2, '0')}`,
    (index) => `No. ${String(start + index).padStart(3, '0')}`,
  ]);
}

/** Counting that ends in the middle of a line: nothing on the page says that it goes on. */
export const stoppedSequences: Family = {
  name: 'stopped-sequences',
  draw(desk) {
    const { flow, random } = desk;
    flow.title(random.pick(TITLES));
    flow.line(
      `Rooms counted in the ${random.pick(PLACES).toLowerCase()} before the candle went out:`,
    );
    flow.skip(0.5);
    const at = term(desk);
    const across = random.int(5, 8);
    const down = Math.min(flow.linesLeft() - 2, random.int(8, 22));
    const stop = across * (down - 1) + random.int(1, across - 1);
    const rows = Array.from({ length: down }, (_, row) =>
      Array.from({ length: across }, (__, column) => row * across + column)
        .filter((index) => index < stop)
        .map(at),
    );
    for (const row of rows) flow.line(row.join(', '));
  },
};
