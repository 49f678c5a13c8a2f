/** What a text says about repetition, counted plainly and apart from the product's own code. */
export interface TextFigures {
  /** Fill characters of the longest run, of all runs, and of the largest block of leader lines. */
  readonly longestFill: number;
  readonly totalFill: number;
  readonly leaderBlock: number;
  /** Characters that are not white space. */
  readonly characters: number;
  /** How often each character and each word is there. */
  readonly characterCounts: ReadonlyMap<string, number>;
  readonly wordCounts: ReadonlyMap<string, number>;
}

const FILL = new Set('.‥·•-‐‑‒–—―−_=▪');
const CONTROLS =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const EDGES = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;

/** Compatibility forms are counted as the letters that they stand for: a program may write either. */
export function figuresOf(text: string): TextFigures {
  const plain = text.normalize('NFKC').replace(CONTROLS, '').replaceAll('\f', '\n');
  const characterCounts = new Map<string, number>();
  const wordCounts = new Map<string, number>();
  for (const character of plain.replace(/\s/g, '')) count(characterCounts, character);
  for (const token of plain.split(/\s+/)) {
    const word = token.replace(EDGES, '');
    if (word !== '') count(wordCounts, word);
  }
  const runs = fillRuns(plain);
  return {
    longestFill: Math.max(0, ...runs),
    totalFill: runs.reduce((sum, run) => sum + run, 0),
    leaderBlock: leaderBlock(plain),
    characters: [...characterCounts.values()].reduce((sum, times) => sum + times, 0),
    characterCounts,
    wordCounts,
  };
}

/** The most frequent entries, ties by code unit. */
export function mostFrequent(
  counts: ReadonlyMap<string, number>,
  howMany: number,
): readonly (readonly [string, number])[] {
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, howMany);
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function fillRuns(text: string): readonly number[] {
  const runs: number[] = [];
  let run = 0;
  for (const character of `${text}x`) {
    if (/\s/.test(character)) continue;
    if (FILL.has(character)) {
      run += 1;
      continue;
    }
    if (run >= 3) runs.push(run);
    run = 0;
  }
  return runs;
}

function leaderBlock(text: string): number {
  let [most, block] = [0, 0];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const here = fillRuns(line);
    const fill = Array.from(line).filter((character) => FILL.has(character)).length;
    block = here.length > 0 ? block + fill : 0;
    most = Math.max(most, block);
  }
  return most;
}
