import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPeriodicRuns, type PeriodicRun, type PeriodQuery } from '../../src/text/periods.ts';

/** Every maximal stretch [start, end) with a smallest period, found by trying all periods. */
function maximalRuns(data: readonly number[], { from, to }: PeriodQuery): readonly PeriodicRun[] {
  const runs: PeriodicRun[] = [];
  for (let period = 1; period <= (to - from) / 2; period += 1) {
    for (let start = from; start + period < to;) {
      let end = start + period;
      while (end < to && data[end] === data[end - period]) end += 1;
      if (end - start >= 2 * period) runs.push({ start, end, period });
      start = Math.max(start + 1, end - period + 1);
    }
  }
  return runs.filter(
    (run) =>
      !runs.some(
        (other) => other.period < run.period && other.start <= run.start && other.end >= run.end,
      ),
  );
}

function key({ start, end, period }: PeriodicRun): string {
  return `${start}-${end}/${period}`;
}

function copiesOf({ start, end, period }: PeriodicRun): number {
  return Math.floor((end - start) / period);
}

/** Loops of short units with noise between and around them. */
const sequences = fc
  .array(
    fc.oneof(
      fc
        .record({
          unit: fc.array(fc.nat(2), { minLength: 1, maxLength: 9 }),
          copies: fc.integer({ min: 1, max: 22 }),
          rest: fc.nat(8),
        })
        .map(({ unit, copies, rest }) => [
          ...Array.from({ length: copies }, () => unit).flat(),
          ...unit.slice(0, rest),
        ]),
      fc.array(fc.nat(3), { maxLength: 6 }),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.flat());

const queries = sequences.chain((data) =>
  fc
    .record({
      a: fc.nat(data.length),
      b: fc.nat(data.length),
      whole: fc.boolean(),
      leastPeriod: fc.integer({ min: 1, max: 4 }),
      mostPeriod: fc.integer({ min: 1, max: 200 }),
      copies: fc.constantFrom(0, 3, 4, 7, 15, 16, 17, 20),
    })
    .map(({ a, b, whole, ...query }) => ({
      data,
      query: {
        ...query,
        from: whole ? 0 : Math.min(a, b),
        to: whole ? data.length : Math.max(a, b),
      },
    })),
);

describe('findPeriodicRuns', () => {
  it.each<[string, number[], Partial<PeriodQuery>, string[]]>([
    ['nothing in nothing', [], {}, []],
    ['nothing in two copies', [1, 1], {}, []],
    ['three copies of one element', [1, 1, 1], {}, ['0-3/1']],
    ['the last copy begun', [1, 2, 1, 2, 1, 2, 1], {}, ['0-7/2']],
    ['a run inside', [9, 1, 2, 1, 2, 1, 2, 8], {}, ['1-7/2']],
    ['the smallest period only', Array<number>(12).fill(1), {}, ['0-12/1']],
    ['two runs side by side', [1, 1, 1, 1, 2, 2, 2, 2], {}, ['0-4/1', '4-8/1']],
    ['nothing below the least period', [1, 1, 1, 1, 1, 1], { leastPeriod: 2 }, []],
    ['nothing above the most', [1, 2, 3, 1, 2, 3, 1, 2, 3], { mostPeriod: 2 }, []],
    ['the most itself', [1, 2, 3, 1, 2, 3, 1, 2, 3], { mostPeriod: 3 }, ['0-9/3']],
    ['nothing outside of the stretch', [1, 1, 1, 1, 1], { from: 1, to: 4 }, ['1-4/1']],
  ])('finds %s', (_, data, query, runs) => {
    const whole = { from: 0, to: data.length, leastPeriod: 1, mostPeriod: data.length, copies: 3 };
    expect(findPeriodicRuns(Int32Array.from(data), { ...whole, ...query }).map(key)).toEqual(runs);
  });

  it('finds every run of enough copies that trying all periods finds', () => {
    fc.assert(
      fc.property(queries, ({ data, query }) => {
        const found = new Set(findPeriodicRuns(Uint32Array.from(data), query).map(key));
        const sure = maximalRuns(data, query).filter(
          (run) =>
            copiesOf(run) >= Math.max(3, query.copies) &&
            run.period >= query.leastPeriod &&
            run.period <= query.mostPeriod,
        );
        expect(sure.map(key).filter((run) => !found.has(run))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds nothing else', () => {
    fc.assert(
      fc.property(queries, ({ data, query }) => {
        const all = new Set(maximalRuns(data, query).map(key));
        const found = findPeriodicRuns(Int32Array.from(data), query);
        expect(found.filter((run) => !all.has(key(run)))).toEqual([]);
        expect(new Set(found.map(key)).size).toBe(found.length);
        expect(
          found.filter(({ period }) => period < query.leastPeriod || period > query.mostPeriod),
        ).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds long periods among many copies', () => {
    const unit = Array.from({ length: 300 }, (_, at) => (at * at) % 101);
    const data = [7, 7, ...Array.from({ length: 20 }, () => unit).flat(), 5];
    const runs = findPeriodicRuns(Int32Array.from(data), {
      from: 0,
      to: data.length,
      leastPeriod: 250,
      mostPeriod: 400,
      copies: 16,
    });
    expect(runs.map(key)).toEqual(['2-6002/300']);
  });
});
