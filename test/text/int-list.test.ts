import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IntList } from '../../src/text/int-list.ts';

type Step =
  | { readonly kind: 'push'; readonly values: readonly number[] }
  | { readonly kind: 'set'; readonly at: number; readonly value: number }
  | { readonly kind: 'truncate'; readonly share: number };

const int = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('push' as const), values: fc.array(int, { maxLength: 150 }) }),
    fc.record({ kind: fc.constant('set' as const), at: fc.nat(200), value: int }),
    fc.record({
      kind: fc.constant('truncate' as const),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  ),
);

function apply(list: IntList, array: number[], step: Step): void {
  if (step.kind === 'push') {
    for (const value of step.values) list.push(value);
    array.push(...step.values);
  } else if (step.kind === 'truncate') {
    const length = Math.floor(step.share * array.length);
    list.truncate(length);
    array.length = length;
  } else if (step.at < array.length) {
    list.set(step.at, step.value);
    array[step.at] = step.value;
  }
}

describe('IntList', () => {
  it('holds what an array holds', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const list = new IntList();
        const array: number[] = [];
        for (const step of all) {
          apply(list, array, step);
          expect([...list.view()]).toEqual(array);
          expect(list.length).toBe(array.length);
        }
        for (let at = 0; at < array.length + 2; at += 1) expect(list.at(at)).toBe(array[at] ?? 0);
      }),
      { numRuns: 100 },
    );
  });

  it('gives 0 for items cut off', () => {
    const list = new IntList();
    list.push(7);
    list.truncate(0);
    expect(list.at(0)).toBe(0);
  });
});
