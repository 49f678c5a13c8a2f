/** The shape of an ordered tree, its nodes numbered in postorder. */
export type TreeShape = {
  readonly size: number;
  /** Of each node the first leaf below it, itself for a leaf. */
  readonly leftmost: Int32Array;
};

/**
 * Ordered tree edit distance: insertions and deletions of a node cost 1, `rename(i, j)` says what it costs to
 * turn node i of `a` into node j of `b`.
 *
 * @param rename from 0 to 1; asked once for a pair
 * @returns 0 for equal trees; the size of the other for an empty tree
 * @see specification S5.4; Zhang and Shasha. Time is `distanceWork`, space the product of the sizes.
 */
export function treeDistance(
  a: TreeShape,
  b: TreeShape,
  rename: (i: number, j: number) => number,
): number {
  if (a.size === 0 || b.size === 0) return Math.max(a.size, b.size);
  const trees = new Float64Array(a.size * b.size);
  const forests = new Float64Array((a.size + 1) * (b.size + 1));
  const rootsOfB = keyRoots(b);
  for (const i of keyRoots(a)) {
    const isLeaf = a.leftmost[i] === i;
    for (const j of rootsOfB) {
      if (isLeaf && b.leftmost[j] === j) trees[i * b.size + j] = rename(i, j);
      else fillTrees({ a, b, trees, forests, rename }, i, j);
    }
  }
  return trees[a.size * b.size - 1] ?? 0;
}

/** Steps that `treeDistance` takes for two trees. */
export function distanceWork(a: TreeShape, b: TreeShape): number {
  return forestSizes(a) * forestSizes(b);
}

function forestSizes(tree: TreeShape): number {
  return keyRoots(tree).reduce((sum, root) => sum + root - (tree.leftmost[root] ?? 0) + 1, 0);
}

/** For each first leaf the highest node over it, in postorder. */
function keyRoots({ size, leftmost }: TreeShape): number[] {
  const seen = new Uint8Array(size);
  const roots: number[] = [];
  for (let node = size - 1; node >= 0; node -= 1) {
    const leaf = leftmost[node] ?? 0;
    if (seen[leaf] === 1) continue;
    seen[leaf] = 1;
    roots.push(node);
  }
  return roots.toReversed();
}

type Tables = {
  readonly a: TreeShape;
  readonly b: TreeShape;
  /** Distances of whole subtrees, row by row of `a`. */
  readonly trees: Float64Array;
  /** Scratch: distances of the forests below two key roots. */
  readonly forests: Float64Array;
  readonly rename: (i: number, j: number) => number;
};

/** Fills in the distances of all subtrees on the left flanks of two key roots. */
function fillTrees({ a, b, trees, forests, rename }: Tables, rootA: number, rootB: number): void {
  const firstA = a.leftmost[rootA] ?? 0;
  const firstB = b.leftmost[rootB] ?? 0;
  const width = rootB - firstB + 2;
  for (let column = 0; column < width; column += 1) forests[column] = column;
  for (let i = firstA; i <= rootA; i += 1) {
    const row = (i - firstA + 1) * width;
    const leafA = a.leftmost[i] ?? 0;
    const treesRow = i * b.size;
    const before = (leafA - firstA) * width;
    forests[row] = i - firstA + 1;
    let left = i - firstA + 1;
    for (let j = firstB; j <= rootB; j += 1) {
      const column = j - firstB + 1;
      const above = forests[row - width + column] ?? 0;
      let best = (above < left ? above : left) + 1;
      const leafB = b.leftmost[j] ?? 0;
      if (leafA === firstA && leafB === firstB) {
        const changed = (forests[row - width + column - 1] ?? 0) + rename(i, j);
        if (changed < best) best = changed;
        trees[treesRow + j] = best;
      } else {
        const moved = (forests[before + leafB - firstB] ?? 0) + (trees[treesRow + j] ?? 0);
        if (moved < best) best = moved;
      }
      forests[row + column] = best;
      left = best;
    }
  }
}
