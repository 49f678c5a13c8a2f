import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceWork, treeDistance, type TreeShape } from '../../src/docmetrics/tree-distance.ts';

type Tree = { readonly tag: string; readonly children: readonly Tree[] };

/** The definition, without any table: the last tree of each forest is deleted, inserted or changed. */
function plainDistance(a: readonly Tree[], b: readonly Tree[]): number {
  const lastA = a.at(-1);
  const lastB = b.at(-1);
  if (lastA === undefined) return b.reduce((sum, tree) => sum + sizeOf(tree), 0);
  if (lastB === undefined) return a.reduce((sum, tree) => sum + sizeOf(tree), 0);
  const restA = a.slice(0, -1);
  const restB = b.slice(0, -1);
  return Math.min(
    plainDistance([...restA, ...lastA.children], b) + 1,
    plainDistance(a, [...restB, ...lastB.children]) + 1,
    plainDistance(restA, restB) +
      plainDistance(lastA.children, lastB.children) +
      costOf(lastA.tag, lastB.tag),
  );
}

function costOf(a: string, b: string): number {
  if (a === b) return 0;
  return a === 'half' || b === 'half' ? 0.5 : 1;
}

function sizeOf({ children }: Tree): number {
  return 1 + children.reduce((sum, child) => sum + sizeOf(child), 0);
}

function shapeOf(tree: Tree): TreeShape & { tags: string[] } {
  const tags: string[] = [];
  const leftmost: number[] = [];
  const visit = ({ tag, children }: Tree): void => {
    const first = tags.length;
    children.forEach(visit);
    tags.push(tag);
    leftmost.push(first);
  };
  visit(tree);
  return { size: tags.length, leftmost: Int32Array.from(leftmost), tags };
}

function distance(a: Tree, b: Tree): number {
  const [left, right] = [shapeOf(a), shapeOf(b)];
  return treeDistance(left, right, (i, j) => costOf(left.tags[i] ?? '', right.tags[j] ?? ''));
}

const leaf = (tag: string): Tree => ({ tag, children: [] });
const node = (tag: string, ...children: Tree[]): Tree => ({ tag, children });

const tree = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record({
    tag: fc.constantFrom('a', 'b', 'half'),
    children: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constant([]),
      fc.array(tie('tree'), { maxLength: 3 }),
    ),
  }),
})).tree;
const smallTree = tree.filter((made) => sizeOf(made) <= 8);

it.each([
  ['equal trees', node('t', leaf('a')), node('t', leaf('a')), 0],
  ['another tag', leaf('a'), leaf('b'), 1],
  ['a leaf more', node('t', leaf('a')), node('t', leaf('a'), leaf('b')), 1],
  ['a level more', node('t', leaf('a')), node('t', node('r', leaf('a'))), 1],
  ['a tag that is half right', node('t', leaf('half')), node('t', leaf('a')), 0.5],
  [
    'children swapped',
    node('t', leaf('a'), leaf('b'), leaf('c')),
    node('t', leaf('b'), leaf('c'), leaf('a')),
    2,
  ],
])('counts the steps for %s', (_, a, b, steps) => {
  expect(distance(a, b)).toBe(steps);
});

it('gives the size of the other tree for an empty one', () => {
  const empty = { size: 0, leftmost: new Int32Array() };
  const full = shapeOf(node('t', leaf('a')));
  expect(treeDistance(empty, full, () => 1)).toBe(2);
  expect(treeDistance(full, empty, () => 1)).toBe(2);
  expect(treeDistance(empty, empty, () => 1)).toBe(0);
});

it('equals the plain recursion', () => {
  fc.assert(
    fc.property(smallTree, smallTree, (a, b) => {
      expect(distance(a, b)).toBeCloseTo(plainDistance([a], [b]), 9);
    }),
    { numRuns: 200 },
  );
});

it('does not care which tree is the first', () => {
  fc.assert(
    fc.property(tree, tree, (a, b) => {
      expect(distance(a, b)).toBeCloseTo(distance(b, a), 9);
    }),
  );
});

it('says how many steps it takes: one for two leaves, all pairs for two chains', () => {
  const chain = shapeOf(node('t', node('t', leaf('a'))));
  expect(distanceWork(shapeOf(leaf('a')), shapeOf(leaf('b')))).toBe(1);
  expect(distanceWork(chain, chain)).toBe(9);
  // Three leaves: the root over the first, and one of its own for each of the others.
  const flat = shapeOf(node('t', leaf('a'), leaf('a'), leaf('a')));
  expect(distanceWork(flat, flat)).toBe(36);
});
