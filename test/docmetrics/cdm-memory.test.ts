import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { cdm } from '../../src/docmetrics/cdm-score.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapBytes(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** A third of what 150 typesetters would take that nobody lets go. */
const ROOM_BYTES = 20_000_000;

it.each([
  ['faulty formulas', '{'],
  ['formulas that define something', String.raw`\def\a{x}\a`],
  ['formulas that expand without end', String.raw`\def\a{\a\a}\a`],
])('keeps nothing of %s', (_, formula) => {
  cdm(formula, 'x');
  const before = heapBytes();
  for (let turn = 0; turn < 150; turn++) cdm(formula, 'x');
  expect(heapBytes() - before).toBeLessThan(ROOM_BYTES);
});
