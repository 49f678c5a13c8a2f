import { expect, it } from 'vitest';
import { clean } from '../../src/rule/clean.ts';
import { locate } from '../../src/rule/locate.ts';

it('finds every character of a line longer than a block, pairs across an edge too', () => {
  const copies = 5000;
  const cleaned = clean(`x${'y👻 '.repeat(copies)}`);
  const indexes = Array.from({ length: 2 * copies }, (_, index) => index + 1);
  const found = locate(cleaned, indexes);
  for (let copy = 0; copy < copies; copy += 1) {
    const start = 1 + 4 * copy;
    expect(found.get(1 + 2 * copy)).toEqual({ start, end: start + 1 });
    expect(found.get(2 + 2 * copy)).toEqual({ start: start + 1, end: start + 3 });
  }
});
