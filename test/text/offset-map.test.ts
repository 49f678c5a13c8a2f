import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OffsetChain, OffsetMap } from '../../src/text/offset-map.ts';

/** One step from a source to a derived text. */
type Step =
  | { readonly kind: 'copy'; readonly units: number; readonly all: boolean }
  | { readonly kind: 'drop'; readonly units: number }
  | { readonly kind: 'replace'; readonly units: number; readonly by: number };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('copy' as const),
      units: fc.integer({ min: 1, max: 5 }),
      all: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('drop' as const), units: fc.nat(4) }),
    fc.record({
      kind: fc.constant('replace' as const),
      units: fc.integer({ min: 1, max: 8 }),
      by: fc.nat(3),
    }),
  ),
  { maxLength: 120 },
);

interface Written {
  readonly map: OffsetMap;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function written(all: readonly Step[]): Written {
  const map = new OffsetMap();
  const starts: number[] = [];
  const ends: number[] = [];
  let source = 0;
  for (const step of all) {
    const from = source;
    source += step.units;
    const units = step.kind === 'copy' ? step.units : step.kind === 'replace' ? step.by : 0;
    for (let unit = 0; unit < units; unit += 1) {
      const isCopy = step.kind === 'copy';
      const place = isCopy ? ([from + unit, from + unit + 1] as const) : ([from, source] as const);
      if (step.kind !== 'copy') map.add(starts.length, ...place);
      else if (unit === 0 || step.all) map.add(starts.length, place[0]);
      starts.push(place[0]);
      ends.push(place[1]);
    }
  }
  return { map, starts, ends };
}

const orders = fc.array(fc.nat(), { maxLength: 40 });

describe('OffsetMap', () => {
  it('is the identity while nothing was added', () => {
    const walker = new OffsetMap().walker();
    expect(new OffsetMap().isIdentity).toBe(true);
    expect([walker.at(0), walker.at(9), walker.endAt(9)]).toEqual([0, 9, 10]);
  });

  it('stays the identity while units stand where they stood', () => {
    const map = new OffsetMap();
    map.add(0, 0);
    map.add(5, 5);
    expect(map.isIdentity).toBe(true);
    map.add(6, 6, 8);
    expect(map.isIdentity).toBe(false);
    map.clear();
    expect(map.isIdentity).toBe(true);
    expect(map.walker().endAt(6)).toBe(7);
  });

  it('forgets what was said before of the same unit', () => {
    const map = new OffsetMap();
    map.add(2, 3);
    map.add(2, 5, 8);
    expect([1, 2, 3].map((at) => map.walker().at(at))).toEqual([1, 5, 6]);
    map.add(2, 2);
    expect(map.isIdentity).toBe(true);
  });

  it('answers anew once restarted on a map that was written anew', () => {
    const map = new OffsetMap();
    const walker = map.walker();
    map.add(0, 4);
    map.add(3, 9);
    expect([walker.at(1), walker.at(5)]).toEqual([5, 11]);
    map.clear();
    map.add(0, 1);
    walker.restart();
    expect([walker.at(1), walker.at(5)]).toEqual([2, 6]);
  });

  it('answers like a list of every unit, in any order', () => {
    fc.assert(
      fc.property(steps, orders, (all, order) => {
        const { map, starts, ends } = written(all);
        const walker = map.walker();
        const asked = [...starts.keys(), ...order.map((at) => at % Math.max(1, starts.length))];
        for (const at of starts.length === 0 ? [] : asked) {
          expect([at, walker.at(at), walker.endAt(at)]).toEqual([at, starts[at], ends[at]]);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('OffsetChain', () => {
  it('is the identity without maps', () => {
    const chain = new OffsetChain([]);
    expect([chain.isIdentity, chain.at(4), chain.endAt(4)]).toEqual([true, 4, 5]);
  });

  it('goes back through the last map first', () => {
    fc.assert(
      fc.property(steps, steps, orders, (first, second, order) => {
        const a = written(first);
        const b = written(second);
        const last =
          (b.starts.at(-1) ?? -1) < a.starts.length && (b.ends.at(-1) ?? 0) <= a.ends.length;
        fc.pre(last && b.starts.length > 0);
        const chain = new OffsetChain([b.map, a.map]);
        expect(chain.isIdentity).toBe(false);
        for (const at of [...b.starts.keys(), ...order.map((n) => n % b.starts.length)]) {
          expect([at, chain.at(at), chain.endAt(at)]).toEqual([
            at,
            a.starts[b.starts[at]!],
            a.ends[b.ends[at]! - 1],
          ]);
        }
      }),
      { numRuns: 200 },
    );
  });
});
