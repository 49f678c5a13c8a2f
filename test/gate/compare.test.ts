import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AllowEntry } from '../../src/gate/allow-entry.ts';
import type { PageChange } from '../../src/gate/changes.ts';
import {
  compareRuns,
  coverageDrop,
  type Comparison,
  type PageComparison,
} from '../../src/gate/compare.ts';
import type { PageResult, RunResults } from '../../src/results/model.ts';
import { anyPages, emptyPage, page, run } from '../results/build.ts';

const FLAKY = { confirmation: { runs: 2, bad: 1 } };
const CONFIRMED = { confirmation: { runs: 2, bad: 2 } };
const ALLOW: AllowEntry[] = [allow('real/a')];

function allow(name: string, line = 1): AllowEntry {
  return {
    page: name,
    reason: 'known',
    expires: '2030-01-01',
    origin: { file: 'allow.yml', line },
  };
}

/** Compares two runs of one page that both looked for the same pages; null stands for its absence. */
function pair(
  base: PageResult | null,
  head: PageResult | null,
  list = ALLOW.slice(1),
): PageComparison {
  const [only] = compareRuns(
    run(base === null ? [] : [base]),
    run(head === null ? [] : [head]),
    list,
  ).pages;
  return only!;
}

function better(pages: readonly PageComparison[]): string[] {
  return pages.filter(({ change }) => change === 'fixed').map(({ room, id }) => `${room}/${id}`);
}

function worse(pages: readonly PageComparison[]): string[] {
  return pages
    .filter(({ change, base }) =>
      change === 'newly-lost' ? base?.outcome === 'ghost-free' : change === 'new-boo',
    )
    .map(({ room, id }) => `${room}/${id}`);
}

function turned(results: RunResults): RunResults {
  return { ...results, pages: results.pages.toReversed() };
}

function covered(coverage: number | null): PageResult {
  return page('real/a', 'ghost-free', { verdict: { coverage } });
}

const free = page('real/a', 'ghost-free');
const boo = page('real/a', 'boo');
const lost = page('real/a', 'lost');
const error = page('real/a', 'error');

describe('a page', () => {
  test.each<[string, PageResult | null, PageResult | null, PageChange]>([
    ['ghost-free in both', free, free, 'unchanged'],
    ['that became a Boo', free, boo, 'new-boo'],
    ['that became a Boo again and again', free, { ...boo, ...CONFIRMED }, 'new-boo'],
    ['that became Lost', free, lost, 'newly-lost'],
    ['that was a Boo', boo, free, 'fixed'],
    ['that is a Boo in both', boo, boo, 'still-boo'],
    ['that was a Boo and is Lost', boo, lost, 'newly-lost'],
    ['that was Lost', lost, free, 'fixed'],
    ['that was Lost and is a Boo', lost, boo, 'no-longer-lost'],
    ['that is Lost in both', lost, lost, 'still-lost'],
    ['that the base lacks', null, boo, 'added'],
    ['that the base could not judge', error, free, 'added'],
    ['that the head lacks', boo, null, 'not-run'],
    ['that neither could judge and the head lacks', error, null, 'not-run'],
    ['that the head could not judge', boo, error, 'error'],
    ['that the base lacks and the head could not judge', null, error, 'error'],
    ['that neither could judge', error, error, 'error'],
    ['that became a Boo in one of two runs', free, { ...boo, ...FLAKY }, 'flaky'],
    ['that the base lacks and is flaky', null, { ...lost, ...FLAKY }, 'flaky'],
    ['that was flaky and is a Boo', { ...boo, ...FLAKY }, boo, 'new-boo'],
    ['that was flaky and is ghost-free', { ...boo, ...FLAKY }, free, 'unchanged'],
  ])('%s', (_, base, head, change) => {
    expect(pair(base, head).change).toBe(change);
  });

  test.each<[string, PageResult | null, PageResult | null, PageChange]>([
    ['that became a Boo', free, boo, 'allowed'],
    ['that became Lost', free, lost, 'allowed'],
    ['that is a Boo in both', boo, boo, 'allowed'],
    ['that the base lacks', null, boo, 'allowed'],
    ['that was a Boo', boo, free, 'fixed'],
    ['that the head lacks', boo, null, 'not-run'],
    ['that the head could not judge', boo, error, 'error'],
    ['that is flaky', free, { ...boo, ...FLAKY }, 'flaky'],
  ])('on the allow-list %s', (_, base, head, change) => {
    const found = pair(base, head, ALLOW);
    expect(found.change).toBe(change);
    expect(found.allowedBy).toBe(ALLOW[0]);
    expect([found.counted, found.compared]).toEqual([false, false]);
  });

  test.each<[string, PageResult | null, PageResult | null, boolean, boolean]>([
    ['in both runs', free, boo, true, true],
    ['that the base lacks', null, boo, true, false],
    ['that the base could not judge', error, boo, true, false],
    ['that the head lacks', boo, null, false, false],
    ['that the head could not judge', boo, error, false, false],
    ['that is flaky', free, { ...boo, ...FLAKY }, false, false],
    ['that was flaky', { ...boo, ...FLAKY }, boo, true, true],
  ])('%s counts where it was measured', (_, base, head, counted, compared) => {
    const found = pair(base, head);
    expect([found.counted, found.compared]).toEqual([counted, compared]);
  });

  test('that the head did not look for is removed, not unrun', () => {
    const selection = { rooms: null, pages: null, tags: null, maxPages: 1 };
    const { pages, counts } = compareRuns(run([boo]), run([], { selection }), []);
    expect(pages[0]!.change).toBe('removed');
    expect(counts).toMatchObject({ removed: 1, 'not-run': 0 });
  });

  test('keeps both results', () => {
    const found = pair(boo, free);
    expect([found.room, found.id, found.base, found.head]).toEqual(['real', 'a', boo, free]);
  });
});

describe('a comparison', () => {
  test('with itself has nothing new and nothing fixed', () => {
    fc.assert(
      fc.property(anyPages, (pages) => {
        const same = new Set<PageChange>(['unchanged', 'still-boo', 'still-lost', 'error']);
        const comparison = compareRuns(run(pages), run(pages), []);
        expect(comparison.pages.every(({ change }) => same.has(change))).toBe(true);
        expect(comparison.pages).toHaveLength(pages.length);
        expect(comparison.compared.head).toEqual(comparison.compared.base);
      }),
      { numRuns: 50 },
    );
  });

  test('turned round has its new pages fixed and its fixed pages new', () => {
    fc.assert(
      fc.property(anyPages, anyPages, (a, b) => {
        const there = compareRuns(run(a), run(b), []);
        const back = compareRuns(run(b), run(a), []);
        expect(better(back.pages)).toEqual(worse(there.pages));
        expect(worse(back.pages)).toEqual(better(there.pages));
        expect(back.compared.base).toEqual(there.compared.head);
        expect(back.total.head).toEqual(there.total.base);
      }),
      { numRuns: 50 },
    );
  });

  test('does not depend on the order of pages', () => {
    fc.assert(
      fc.property(anyPages, anyPages, (a, b) => {
        expect(compareRuns(turned(run(a)), turned(run(b)), ALLOW)).toEqual(
          compareRuns(run(a), run(b), ALLOW),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('has every page of either run once, counted under one change', () => {
    fc.assert(
      fc.property(anyPages, anyPages, (a, b) => {
        const { pages, counts } = compareRuns(run(a), run(b), ALLOW);
        const names = new Set([...a, ...b].map(({ room, id }) => `${room}/${id}`));
        expect(pages.map(({ room, id }) => `${room}/${id}`).toSorted()).toEqual(
          [...names].toSorted(),
        );
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(names.size);
        for (const change of Object.keys(counts)) {
          const own = pages.filter((found) => found.change === change);
          expect(Object.entries(counts)).toContainEqual([change, own.length]);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('never reads a page that was not run or not judged as fixed', () => {
    fc.assert(
      fc.property(anyPages, anyPages, (a, b) => {
        const fixed = compareRuns(run(a), run(b), []).pages.filter(
          ({ change }) => change === 'fixed',
        );
        expect(fixed.every(({ head }) => head?.outcome === 'ghost-free')).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('without a base calls every judged page added', () => {
    const head = run([boo, page('real/b', 'ghost-free'), page('real/c', 'error')]);
    const comparison = compareRuns(null, head, []);
    expect(comparison.baseline).toEqual({ kind: 'none' });
    expect(comparison.pages.map(({ change }) => change)).toEqual(['added', 'added', 'error']);
    expect(comparison.compared.pages).toBe(0);
    expect(comparison.baseCommit).toBeNull();
    expect(comparison.rooms).toEqual([
      {
        room: 'real',
        base: null,
        head: { ...head.summary.rooms[0], room: undefined },
        ghostFreeChange: null,
        coverage: null,
      },
    ]);
    expect(comparison.total.head?.pages).toBe(3);
  });

  test('of runs that are not comparable says why and sets them side by side', () => {
    const comparison = compareRuns(run([free], { timeoutMs: 1000 }), run([boo]), []);
    expect(comparison.baseline).toEqual({
      kind: 'not-comparable',
      reasons: ['the timeout is 1 s in the base and 600 s here'],
    });
    expect(comparison.pages[0]!.change).toBe('new-boo');
  });

  test('names the commits and the shard', () => {
    const shard = { index: 2, total: 3 };
    const comparison = compareRuns(run([]), run([], { commit: 'ffff', shard }), []);
    expect(comparison.baseline).toEqual({ kind: 'comparable' });
    expect(comparison).toMatchObject({
      baseCommit: '0123abcd',
      headCommit: 'ffff',
      headShard: shard,
    });
  });
});

describe('the rows of a comparison', () => {
  const base = run([
    page('trap/a', 'ghost-free', { verdict: { coverage: 0.8 } }),
    page('trap/b', 'boo', { verdict: { coverage: 0.2 } }),
    page('real/a', 'ghost-free', { verdict: { coverage: 1 } }),
  ]);
  const head = run([
    page('trap/a', 'boo', { verdict: { coverage: 0.6 } }),
    page('trap/b', 'boo', { verdict: { coverage: null } }),
    page('real/a', 'ghost-free', { verdict: { coverage: 0.5 } }),
    page('real/b', 'ghost-free', { verdict: { coverage: 0.1 } }),
  ]);
  const sides = (): Comparison => compareRuns(base, head, []);

  test('are rooms in the usual order with the tallies of both runs', () => {
    const { rooms, total } = sides();
    expect(rooms.map(({ room }) => room)).toEqual(['real', 'trap']);
    expect(rooms[1]!.base).toMatchObject({ pages: 2, ghostFree: 1, boos: 1 });
    expect(rooms[1]!.head).toMatchObject({ pages: 2, ghostFree: 0, boos: 2 });
    expect(total.base?.pages).toBe(3);
    expect(total.head?.pages).toBe(4);
  });

  test('have a change of the rate where both runs have the same pages, and none elsewhere', () => {
    const { rooms, total } = sides();
    expect(rooms[1]!.ghostFreeChange).toBe(-0.5);
    expect(rooms[0]!.ghostFreeChange).toBeNull();
    expect(total.ghostFreeChange).toBeNull();
  });

  test('have no change of the rate where the head left pages out', () => {
    const { rooms, total } = compareRuns(head, base, []);
    expect(rooms.map(({ ghostFreeChange }) => ghostFreeChange)).toEqual([null, 0.5]);
    expect(total.ghostFreeChange).toBeNull();
  });

  test('have the coverage of pages that have one in both', () => {
    const { rooms, total, compared } = sides();
    expect(rooms[0]!.coverage).toEqual({ base: 1, head: 0.5 });
    expect(rooms[1]!.coverage).toEqual({ base: 0.8, head: 0.6 });
    expect(total.coverage).toEqual({ base: 0.9, head: 0.55 });
    expect(compared).toMatchObject({ pages: 3, base: { coverage: 0.9 }, head: { coverage: 0.55 } });
  });

  test('leave the coverage of pages out that do not count', () => {
    const { compared, total } = compareRuns(base, head, [allow('trap/a')]);
    expect(compared).toMatchObject({ pages: 2, base: { coverage: 1 }, head: { coverage: 0.5 } });
    expect(total.coverage).toEqual({ base: 1, head: 0.5 });
  });
});

describe('the figures of compared pages', () => {
  const warnings = [{ name: 'thin', unit: '', measured: 1, limit: 2, sentence: '' }] as const;

  test('are empty answers and warnings of both runs', () => {
    const base = run([
      emptyPage('real/a'),
      page('real/b', 'ghost-free', { verdict: { warnings } }),
    ]);
    const head = run([
      emptyPage('real/a'),
      emptyPage('real/b'),
      page('real/c', 'boo', { verdict: { warnings } }),
    ]);
    expect(compareRuns(base, head, []).compared).toEqual({
      pages: 2,
      base: { empty: 1, warnings: 1, coverage: null },
      head: { empty: 2, warnings: 0, coverage: null },
    });
  });

  test('do not have the empty answers of pages that were flaky', () => {
    const base = run([{ ...emptyPage('real/a'), ...FLAKY }]);
    expect(compareRuns(base, run([emptyPage('real/a')]), []).compared).toMatchObject({
      base: { empty: 0 },
      head: { empty: 1 },
    });
  });
});

test('a drop of coverage is that of a page that has one in both', () => {
  expect(coverageDrop(pair(covered(0.75), covered(0.5)))).toBe(0.25);
  expect(coverageDrop(pair(covered(null), covered(0.5)))).toBeNull();
  expect(coverageDrop(pair(covered(0.5), covered(null)))).toBeNull();
  expect(coverageDrop(pair(null, covered(0.5)))).toBeNull();
  expect(coverageDrop(pair(covered(0.5), null))).toBeNull();
});

describe('a notice', () => {
  test('names each entry of the allow-list that matches no page of either run', () => {
    const list = [
      allow('real/a', 1),
      allow('real/*', 4),
      allow('real/gone', 7),
      allow('trap/*', 10),
      allow('ghost/old', 13),
    ];
    const { notices } = compareRuns(run([page('ghost/old', 'boo')]), run([boo]), list);
    expect(notices).toEqual([
      'allow.yml:7: no page matches real/gone',
      'allow.yml:10: no page matches trap/*',
    ]);
  });

  test('shows nothing invisible', () => {
    const { notices } = compareRuns(null, run([boo]), [allow('real/\u202Ex')]);
    expect(notices).toEqual([String.raw`allow.yml:1: no page matches real/\u202ex`]);
  });
});
