import { randomOf } from './random.ts';

/** A table and a prediction of it, as HTML. */
export type TablePair = { readonly gt: string; readonly pred: string };

const SMALLEST = 10;
const LARGEST = 400;
const WORDS =
  'lamp oak ash price depth site harbour 12 4.5 1,204 2031 total mean — n/a red blue'.split(' ');

/** Pairs of tables of 10 to 400 cells, evenly spread, always the same. */
export function tablePairs(count: number): TablePair[] {
  const random = randomOf(7);
  return Array.from({ length: count }, (_, at) => {
    const cells = Math.round(SMALLEST + ((LARGEST - SMALLEST) * at) / Math.max(1, count - 1));
    const columns = 2 + Math.floor(random() * 9);
    const rows = Math.max(1, Math.round(cells / columns));
    const gt = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => cellOf(random)),
    );
    return { gt: htmlOf(gt), pred: htmlOf(changed(gt, random)) };
  });
}

function cellOf(random: () => number): string {
  const words = Array.from(
    { length: Math.floor(random() * 4) },
    () => WORDS[Math.floor(random() * WORDS.length)],
  );
  return words.join(' ');
}

/** Wrong cells, cells that are missing, rows that are missing or there twice. */
function changed(rows: readonly string[][], random: () => number): string[][] {
  return rows.flatMap((row) => {
    const fate = random();
    if (fate < 0.03) return [];
    const cells = row
      .filter(() => random() > 0.02)
      .map((cell) => (random() < 0.15 ? cellOf(random) : cell));
    return fate > 0.97 ? [cells, cells] : [cells];
  });
}

function htmlOf(rows: readonly string[][]): string {
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table>${lines.join('\n')}</table>`;
}
