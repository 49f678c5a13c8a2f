/**
 * The name of `names` that `word` was probably meant to be.
 *
 * @returns null when none is within a third of the word's length, at least one edit; of equally near
 *   names the first
 */
export function didYouMean(word: string, names: readonly string[]): string | null {
  const most = Math.max(1, Math.floor(word.length / 3));
  const near = names
    .map((name) => ({ name, distance: editDistance(word, name, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.name ?? null;
}

/** Edits (insert, delete, replace) from one word to another; `most + 1` for anything further. */
function editDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      const replaced = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
