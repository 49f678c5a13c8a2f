import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AllowEntry } from '../../src/gate/allow-entry.ts';
import { compareRuns } from '../../src/gate/compare.ts';
import { parseFailOn, parseMaxLost, parseMinGhostFree } from '../../src/gate/policy-text.ts';
import { decide, type GateDecision } from '../../src/gate/policy.ts';
import type { Outcome, PageResult, RunResults } from '../../src/results/model.ts';
import { anyPages, emptyPage, page, run, type PageFields } from '../results/build.ts';

interface Settings {
  readonly failOn?: string;
  readonly minGhostFree?: string;
  readonly maxLost?: string;
  readonly failOnMissingBaseline?: boolean;
  readonly allow?: readonly string[];
}

const FLAKY = { confirmation: { runs: 2, bad: 1 } };

function gate(base: RunResults | null, head: RunResults, settings: Settings = {}): GateDecision {
  const allow = (settings.allow ?? []).map((name): AllowEntry => ({
    page: name,
    reason: 'known',
    expires: '2030-01-01',
    origin: { file: 'allow.yml', line: 1 },
  }));
  return decide(compareRuns(base, head, allow), {
    failOn: parseFailOn(settings.failOn),
    minGhostFree: parseMinGhostFree(settings.minGhostFree ?? ''),
    maxLost: parseMaxLost(settings.maxLost ?? ''),
    failOnMissingBaseline: settings.failOnMissingBaseline ?? false,
  });
}

const OUTCOME: Readonly<Record<string, Outcome>> = {
  '.': 'ghost-free',
  B: 'boo',
  L: 'lost',
  e: 'error',
};

/** A run from one letter a page: `.` ghost-free, `B` Boo, `L` Lost, `E` empty, `e` error, `-` absent. */
function pages(letters: string, fields: PageFields = {}): RunResults {
  const list = Array.from(letters).flatMap((letter, at): PageResult[] => {
    const name = `trap/p${at}`;
    if (letter === '-') return [];
    return [letter === 'E' ? emptyPage(name) : page(name, OUTCOME[letter]!, fields)];
  });
  return run(list);
}

function covered(...shares: (number | null)[]): RunResults {
  return run(
    shares.map((coverage, at) => page(`trap/p${at}`, 'ghost-free', { verdict: { coverage } })),
  );
}

function ids(decision: GateDecision): string[][] {
  return decision.failures.map((failure) => failure.pages.map(({ id }) => id));
}

describe('against the base', () => {
  test.each<[string, string, string, string, string | null, string[]]>([
    // what, fail-on, base, head, sentence, pages
    ['a new Boo rises', 'boos-rise', '..', '.B', 'Boos rose by 1: 1 new, 0 fixed.', ['p1']],
    [
      'two new Boos and one fixed rise',
      'boos-rise',
      '..B',
      'BB.',
      'Boos rose by 1: 2 new, 1 fixed.',
      ['p0', 'p1'],
    ],
    ['as many fixed as new is no rise', 'boos-rise', '.B', 'B.', null, []],
    ['a Boo that stays is no rise', 'boos-rise', 'B', 'B', null, []],
    [
      'a new empty answer is a Boo that rises',
      'boos-rise',
      '.',
      'E',
      'Boos rose by 1: 1 new, 0 fixed.',
      ['p0'],
    ],
    [
      'a Lost page that is a Boo now is no risen Boo',
      'boos-rise,lost-rise,new-boos',
      'L',
      'B',
      null,
      [],
    ],
    [
      'a Lost page that is fixed does not make up for a new Boo',
      'boos-rise',
      'L.',
      '.B',
      'Boos rose by 1: 1 new, 0 fixed.',
      ['p1'],
    ],
    [
      'a Boo that is Lost does not make up for a new Boo',
      'boos-rise',
      'B.',
      'LB',
      'Boos rose by 1: 1 new, 0 fixed.',
      ['p1'],
    ],
    [
      'a newly Lost page rises',
      'lost-rise',
      '.',
      'L',
      'Lost pages rose by 1: 1 new, 0 no longer lost.',
      ['p0'],
    ],
    [
      'a Boo that is Lost now rises',
      'lost-rise',
      'B',
      'L',
      'Lost pages rose by 1: 1 new, 0 no longer lost.',
      ['p0'],
    ],
    [
      'two newly Lost pages and one that is back rise',
      'lost-rise',
      '..L',
      'LL.',
      'Lost pages rose by 1: 2 new, 1 no longer lost.',
      ['p0', 'p1'],
    ],
    ['a page back as a Boo makes up for a newly Lost one', 'lost-rise', '.L', 'LB', null, []],
    ['a page back makes up for a newly Lost one', 'lost-rise', '.L', 'L.', null, []],
    [
      'a fixed Boo does not make up for a newly Lost page',
      'lost-rise',
      'B.',
      '.L',
      'Lost pages rose by 1: 1 new, 0 no longer lost.',
      ['p1'],
    ],
    ['Lost in both is no rise', 'lost-rise', 'L', 'L', null, []],
    ['a newly Lost page is no Boo', 'boos-rise,new-boos', '.', 'L', null, []],
    ['a new Boo is not Lost', 'lost-rise,new-lost', '.', 'B', null, []],
    [
      'a new Boo fails whatever was fixed',
      'new-boos',
      'B.',
      '.B',
      '1 page is newly a Boo.',
      ['p1'],
    ],
    ['two new Boos are two', 'new-boos', '..', 'BB', '2 pages are newly a Boo.', ['p0', 'p1']],
    [
      'a newly Lost page fails whatever is back',
      'new-lost',
      'L.',
      '.L',
      '1 page is newly Lost.',
      ['p1'],
    ],
    [
      'more empty answers rise',
      'empty-rise',
      'EB.',
      'EEE',
      'Empty answers rose from 1 to 3.',
      ['p1', 'p2'],
    ],
    ['as many empty answers do not rise', 'empty-rise', 'E.', '.E', null, []],
    ['a Boo is no empty answer', 'empty-rise', '..', 'BB', null, []],
    [
      'a page that the base lacks is not new',
      'boos-rise,lost-rise,new-boos,new-lost,empty-rise',
      '.---',
      '.BLE',
      null,
      [],
    ],
    [
      'a page that the base could not judge is not new',
      'boos-rise,lost-rise,new-boos,new-lost,empty-rise',
      '.eee',
      '.BLE',
      null,
      [],
    ],
    ['never never fails', 'never', '....', 'BBLE', null, []],
  ])('%s', (_, failOn, before, after, sentence, names) => {
    const decision = gate(pages(before), pages(after), { failOn });
    const failed = sentence !== null;
    expect(decision.failures.map((failure) => failure.sentence)).toEqual(failed ? [sentence] : []);
    expect(ids(decision)).toEqual(failed ? [names] : []);
    expect(decision.conclusion).toBe(failed ? 'failure' : 'success');
    expect(decision.exitCode).toBe(failed ? 1 : 0);
  });

  test('names only compared pages that became empty', () => {
    const decision = gate(pages('E.B-'), pages('EEBE'), { failOn: 'empty-rise' });
    expect(ids(decision)).toEqual([['p1']]);
  });

  test('the failures name their policy, in the order asked for', () => {
    const failOn = 'new-lost,boos-rise,empty-rise,lost-rise,new-boos,warnings-rise';
    const { failures, reason } = gate(pages('...'), pages('BLE'), { failOn });
    expect(failures.map(({ policy }) => policy)).toEqual([
      'new-lost',
      'boos-rise',
      'empty-rise',
      'lost-rise',
      'new-boos',
    ]);
    expect(reason).toBe(
      '1 page is newly Lost. Boos rose by 2: 2 new, 0 fixed. Empty answers rose from 0 to 1. ' +
        'Lost pages rose by 1: 1 new, 0 no longer lost. 2 pages are newly a Boo.',
    );
  });

  test('the default is that Boos or Lost pages rise', () => {
    expect(gate(pages('..'), pages('BL')).failures.map(({ policy }) => policy)).toEqual([
      'boos-rise',
      'lost-rise',
    ]);
  });

  test('nothing fails against the same run, whatever is asked for', () => {
    const failOn = 'boos-rise,lost-rise,new-boos,new-lost,empty-rise,warnings-rise,coverage-drop:0';
    fc.assert(
      fc.property(anyPages, (list) => {
        const judged = list.filter(({ outcome }) => outcome !== 'error');
        fc.pre(judged.length > 0);
        expect(gate(run(judged), run(judged), { failOn }).conclusion).toBe('success');
      }),
      { numRuns: 40 },
    );
  });

  test('boos-rise fails exactly when more pages went from ghost-free to Boo than back', () => {
    fc.assert(
      fc.property(anyPages, anyPages, (a, b) => {
        const after = new Map(b.map((one) => [`${one.room}/${one.id}`, one.outcome]));
        const moves = a.map((one) => `${one.outcome} ${after.get(`${one.room}/${one.id}`)}`);
        const count = (move: string): number => moves.filter((one) => one === move).length;
        const failed = gate(run(a), run(b)).failures.some(({ policy }) => policy === 'boos-rise');
        expect(failed).toBe(count('ghost-free boo') > count('boo ghost-free'));
      }),
      { numRuns: 80 },
    );
  });
});

describe('warnings', () => {
  const thin = { name: 'thin', unit: '', measured: 1, limit: 50, sentence: '' } as const;
  const bloat = { ...thin, name: 'bloat' } as const;
  const warned = (...lists: (readonly (typeof thin | typeof bloat)[])[]): RunResults =>
    run(lists.map((warnings, at) => page(`trap/p${at}`, 'ghost-free', { verdict: { warnings } })));

  test('rise with their number, on the pages that have more', () => {
    const decision = gate(
      warned([thin], [thin], [], [thin]),
      warned([thin, bloat], [], [thin, bloat], [bloat]),
      {
        failOn: 'warnings-rise',
      },
    );
    expect(decision.reason).toBe('Warnings rose from 3 to 5.');
    expect(ids(decision)).toEqual([['p0', 'p2']]);
    expect(decision.failures[0]?.policy).toBe('warnings-rise');
  });

  test('do not rise where one page has more and another fewer', () => {
    const decision = gate(warned([thin], []), warned([], [thin]), { failOn: 'warnings-rise' });
    expect(decision.conclusion).toBe('success');
  });

  test('alone fail nothing by default', () => {
    expect(gate(warned([]), warned([thin])).conclusion).toBe('success');
  });
});

describe('coverage', () => {
  test.each<[string, string, (number | null)[], (number | null)[], string | null]>([
    ['may drop by the points', '1', [0.95], [0.94], null],
    [
      'may not drop by more',
      '1',
      [0.95],
      [0.9399],
      'Coverage dropped by 1.01 points; 1 are allowed.',
    ],
    [
      'may not drop at all for 0',
      '0',
      [0.95],
      [0.949],
      'Coverage dropped by 0.10 points; 0 are allowed.',
    ],
    ['may rise', '0', [0.5], [0.9], null],
    ['is a mean over pages', '10', [1, 1, 1], [1, 1, 0.71], null],
    [
      'drops with the mean over pages',
      '10',
      [1, 1, 1],
      [1, 1, 0.69],
      'Coverage dropped by 10.33 points; 10 are allowed.',
    ],
    ['is not lost where one run has none', '0', [1, 0.9], [null, 0.9], null],
    ['is not lost where neither has any', '0', [null], [null], null],
  ])('%s', (_, points, before, after, sentence) => {
    const failOn = `coverage-drop:${points}`;
    const decision = gate(covered(...before), covered(...after), { failOn });
    expect(decision.failures.map((failure) => failure.sentence)).toEqual(
      sentence === null ? [] : [sentence],
    );
    expect(decision.failures.map(({ policy }) => policy)).toEqual(
      sentence === null ? [] : [failOn],
    );
  });

  test('names the pages that dropped', () => {
    const decision = gate(covered(1, 0.5, 0.5, 0.5, null), covered(0.2, 0.5, 0.6, null, 0.1), {
      failOn: 'coverage-drop:1',
    });
    expect(ids(decision)).toEqual([['p0']]);
  });
});

describe('pages that are not counted', () => {
  test('flaky pages fail nothing and are named', () => {
    const head = run([page('trap/p0', 'boo', FLAKY), page('trap/p1', 'ghost-free')]);
    const decision = gate(pages('..'), head, {
      failOn: 'boos-rise,new-boos',
      minGhostFree: '100',
      maxLost: '0',
    });
    expect(decision.conclusion).toBe('success');
    expect(decision.reason).toBe('1 page compared with the base, 1 flaky and not counted.');
  });

  test('allowed pages fail nothing and are named', () => {
    const decision = gate(pages('...'), pages('BL.'), {
      failOn: 'boos-rise,lost-rise,new-boos,new-lost',
      minGhostFree: '100',
      maxLost: '0',
      allow: ['trap/p0', 'trap/p1'],
    });
    expect(decision.conclusion).toBe('success');
    expect(decision.reason).toBe('1 page compared with the base, 2 on the allow-list.');
  });

  test('an allowed page that is fixed does not make up for a new Boo', () => {
    const decision = gate(pages('B.'), pages('.B'), { allow: ['trap/p0'] });
    expect(decision.reason).toBe('Boos rose by 1: 1 new, 0 fixed.');
  });

  test('an allowed page that came back does not make up for a Lost one', () => {
    const decision = gate(pages('L.'), pages('.L'), { allow: ['trap/p0'] });
    expect(decision.reason).toBe('Lost pages rose by 1: 1 new, 0 no longer lost.');
  });

  test('empty answers, warnings and coverage of allowed pages do not count', () => {
    const decision = gate(pages('..'), pages('E.'), { failOn: 'empty-rise', allow: ['trap/p0'] });
    expect(decision.conclusion).toBe('success');
  });

  test('alone leave nothing that could be compared', () => {
    const decision = gate(pages('.'), pages('B'), { allow: ['trap/p0'], minGhostFree: '100' });
    expect(decision.conclusion).toBe('neutral');
    expect(decision.reason).toBe('No page was judged in both runs and counts.');
  });
});

describe('the lowest ghost-free rate', () => {
  test.each<[string, string, string, string | null]>([
    ['is reached', '50', '.B', null],
    ['is missed', '50.0001', '.B', '1 of 2 pages are ghost-free; at least 50.0001% must be.'],
    ['is 0', '0', 'BB', null],
    ['is 100 and reached', '100', '..', null],
    [
      'holds for Lost pages too',
      '100',
      '.L',
      '1 of 2 pages are ghost-free; at least 100% must be.',
    ],
    ['of a room is reached', 'trap=50', '.B', null],
    [
      'of a room is missed',
      'trap=75',
      '.B',
      '1 of 2 pages in room trap are ghost-free; at least 75% must be.',
    ],
    [
      'of a room without pages',
      'real=0',
      '.B',
      'There are no pages in room real to hold 0% against.',
    ],
  ])('%s', (_, minGhostFree, letters, sentence) => {
    const decision = gate(pages(letters), pages(letters), { minGhostFree });
    expect(decision.failures.map((failure) => failure.sentence)).toEqual(
      sentence === null ? [] : [sentence],
    );
    expect(decision.exitCode).toBe(sentence === null ? 0 : 1);
  });

  test.each<[string, number, number, string, boolean]>([
    ['94.96 % is not 95 %', 2374, 2500, '95', false],
    ['94.96 % is 94.96 %', 2374, 2500, '94.96', true],
    ['99.96 % is not 100 %', 2499, 2500, '100', false],
    ['a tenth of a percent is exactly that', 3, 3000, '0.1', true],
    ['33.3 % of a thousand', 333, 1000, '33.3', true],
    ['a third is not 33.3334 %', 1, 3, '33.3334', false],
    ['a third is 33.3333 %', 1, 3, '33.3333', true],
  ])('%s', (_, good, count, minGhostFree, passed) => {
    const head = pages('.'.repeat(good) + 'B'.repeat(count - good));
    expect(gate(null, head, { minGhostFree }).exitCode).toBe(passed ? 0 : 1);
  });

  test('names policy and bad pages', () => {
    const decision = gate(pages('.BL'), pages('.BL'), { minGhostFree: 'trap=90' });
    expect(decision.failures[0]?.policy).toBe('min-ghost-free trap=90');
    expect(ids(decision)).toEqual([['p1', 'p2']]);
    const overall = gate(pages('.BL'), pages('.BL'), { minGhostFree: '90' });
    expect(overall.failures[0]?.policy).toBe('min-ghost-free 90');
  });

  test('looks at each room by itself', () => {
    const head = run([page('real/a', 'boo'), page('trap/a', 'ghost-free'), page('trap/b', 'boo')]);
    const decision = gate(head, head, { minGhostFree: 'trap=50,real=50,ghost=10' });
    expect(decision.failures.map(({ policy }) => policy)).toEqual([
      'min-ghost-free real=50',
      'min-ghost-free ghost=10',
    ]);
  });

  test('sets flaky and allowed pages aside, and says so', () => {
    const list = [
      page('trap/p0', 'boo', FLAKY),
      ...Array.from('.B..', (letter, at) => page(`trap/q${at}`, OUTCOME[letter]!)),
    ];
    const decision = gate(null, run(list), { minGhostFree: '70', allow: ['trap/q0'] });
    expect(decision.reason).toBe(
      '2 of 3 pages are ghost-free (2 pages flaky or allowed, set aside); at least 70% must be.',
    );
  });

  test('does not count pages that the head lacks', () => {
    const decision = gate(pages('...'), pages('.B-'), { failOn: 'never', minGhostFree: '60' });
    expect(decision.failures[0]?.sentence).toBe(
      '1 of 2 pages are ghost-free; at least 60% must be.',
    );
  });

  test('fails on pages that could not be judged only if it would fail whatever they hold', () => {
    const open = gate(null, pages('.e'), { minGhostFree: '100' });
    expect(open.failures.map(({ policy }) => policy)).toEqual(['error']);
    expect(open.exitCode).toBe(3);
    const certain = gate(null, pages('Be'), { minGhostFree: '100' });
    expect(certain.failures.map(({ policy }) => policy)).toEqual(['min-ghost-free 100', 'error']);
    expect(certain.exitCode).toBe(1);
  });

  test('takes pages that could not be judged for ghost-free ones', () => {
    const decision = gate(null, pages('.Be'), { minGhostFree: '60' });
    expect(decision.failures.map(({ policy }) => policy)).toEqual(['error']);
    expect(gate(null, pages('.Be'), { minGhostFree: '67' }).reason).toBe(
      '2 of 3 pages are ghost-free; at least 67% must be. 1 page could not be judged.',
    );
  });

  test('names no pages where a room has none', () => {
    expect(ids(gate(null, pages('.'), { minGhostFree: 'real=1' }))).toEqual([[]]);
  });

  test('makes the name of a room visible', () => {
    const { reason } = gate(null, pages('.'), { minGhostFree: 'a\u202Eb=1' });
    expect(reason).toContain(String.raw`room a\u202eb`);
  });
});

describe('the most Lost pages', () => {
  test.each<[string, string, string, string | null]>([
    ['is kept', '1', '.L', null],
    ['is passed', '1', 'LL', '2 pages are Lost; at most 1 may be.'],
    ['is none', '0', 'L', '1 page is Lost; at most 0 may be.'],
    ['does not count Boos', '0', 'BEe'.replace('e', '.'), null],
  ])('%s', (_, maxLost, letters, sentence) => {
    const decision = gate(pages(letters), pages(letters), { maxLost });
    expect(decision.failures.map((failure) => failure.sentence)).toEqual(
      sentence === null ? [] : [sentence],
    );
  });

  test('names policy and pages', () => {
    const decision = gate(pages('LBL'), pages('LBL'), { maxLost: '1' });
    expect(decision.failures[0]?.policy).toBe('max-lost 1');
    expect(ids(decision)).toEqual([['p0', 'p2']]);
  });
});

describe('without a comparable base', () => {
  test('no baseline is neutral and says so', () => {
    const decision = gate(null, pages('BL'));
    expect(decision).toEqual({
      conclusion: 'neutral',
      reason: 'There is no baseline to compare with.',
      failures: [],
      exitCode: 0,
    });
  });

  test('no baseline is neutral where the limits are kept, and names them', () => {
    const reasonOf = (settings: Settings): string => gate(null, pages('BL'), settings).reason;
    expect(reasonOf({ maxLost: '1' })).toBe(
      'There is no baseline to compare with; max-lost is kept.',
    );
    expect(reasonOf({ minGhostFree: '0', maxLost: '1' })).toBe(
      'There is no baseline to compare with; min-ghost-free and max-lost are kept.',
    );
  });

  test('no baseline fails if it is asked to', () => {
    const decision = gate(null, pages('.'), { failOnMissingBaseline: true });
    expect(decision.conclusion).toBe('failure');
    expect(decision.reason).toBe('There is no baseline to compare with.');
    expect(decision.failures[0]?.policy).toBe('fail-on-missing-baseline');
    expect(ids(decision)).toEqual([[]]);
    expect(decision.exitCode).toBe(1);
  });

  test('a baseline that is there is not missing', () => {
    expect(gate(pages('.'), pages('.'), { failOnMissingBaseline: true }).conclusion).toBe(
      'success',
    );
    const other = { ...pages('.'), timeoutMs: 5 };
    expect(gate(other, pages('.'), { failOnMissingBaseline: true }).conclusion).toBe('neutral');
  });

  test('limits apply', () => {
    const decision = gate(null, pages('BL'), { minGhostFree: '50', maxLost: '0' });
    expect(decision.conclusion).toBe('failure');
    expect(decision.exitCode).toBe(1);
    expect(decision.failures.map(({ policy }) => policy)).toEqual([
      'min-ghost-free 50',
      'max-lost 0',
    ]);
  });

  test('runs that are not comparable raise no alarm and say why', () => {
    const parser = { label: 'slow', command: null };
    const decision = gate({ ...pages('..'), timeoutMs: 1000, parser }, pages('BL'));
    expect(decision.conclusion).toBe('neutral');
    expect(decision.exitCode).toBe(0);
    expect(decision.reason).toBe(
      'Not comparable with the base because the timeout is 1 s in the base and 600 s here; ' +
        'the label is "slow" in the base and "tool" here.',
    );
  });

  test('limits apply to runs that are not comparable', () => {
    const decision = gate({ ...pages('..'), timeoutMs: 1 }, pages('BL'), { maxLost: '0' });
    expect(decision.failures.map(({ policy }) => policy)).toEqual(['max-lost 0']);
  });

  test('runs without a page in common are neutral', () => {
    const decision = gate(pages('.-'), { ...pages('-B'), shard: { index: 2, total: 2 } });
    expect(decision.conclusion).toBe('neutral');
    expect(decision.reason).toBe('No page was judged in both runs and counts.');
  });
});

describe('pages that were not measured', () => {
  test('errors fail the run with their own exit code', () => {
    const decision = gate(pages('...'), pages('.ee'), { failOn: 'never' });
    expect(decision.conclusion).toBe('failure');
    expect(decision.reason).toBe('2 pages could not be judged.');
    expect(decision.failures[0]?.policy).toBe('error');
    expect(ids(decision)).toEqual([['p1', 'p2']]);
    expect(decision.exitCode).toBe(3);
  });

  test('errors fail the run without a baseline too', () => {
    expect(gate(null, pages('.e')).exitCode).toBe(3);
  });

  test('an allow-list does not cover errors', () => {
    expect(gate(pages('.'), pages('e'), { allow: ['trap/p0'] }).exitCode).toBe(3);
  });

  test('a regression decides the exit code before errors do', () => {
    const decision = gate(pages('...'), pages('.Be'));
    expect(decision.failures.map(({ policy }) => policy)).toEqual(['boos-rise', 'error']);
    expect(decision.exitCode).toBe(1);
  });

  test('pages that the run left out fail it as unmeasured', () => {
    const decision = gate(pages('.BL'), pages('.--'));
    expect(decision.reason).toBe('2 pages of the base did not run.');
    expect(decision.failures[0]?.policy).toBe('not-run');
    expect(ids(decision)).toEqual([['p1', 'p2']]);
    expect(decision.exitCode).toBe(3);
  });

  test('pages that the run never looked for do not fail it', () => {
    const head = run([page('trap/p0', 'ghost-free')], {
      selection: { rooms: null, pages: ['p0'], tags: null, maxPages: null },
    });
    expect(gate(pages('...'), head).conclusion).toBe('neutral');
  });

  test('the pages of other shards do not fail a shard, and it decides nothing', () => {
    const head = { ...pages('.-'), shard: { index: 1, total: 2 } };
    const decision = gate(pages('..'), head);
    expect(decision.conclusion).toBe('neutral');
    expect(decision.reason).toBe('This is shard 1/2; merge the shards to decide.');
    expect(decision.exitCode).toBe(0);
  });

  test('a shard that has every page of its base decides', () => {
    const shard = { index: 1, total: 2 };
    expect(gate({ ...pages('.'), shard }, { ...pages('.'), shard }).conclusion).toBe('success');
  });

  test('a run without pages has not passed', () => {
    for (const base of [null, pages('')]) {
      const decision = gate(base, pages(''));
      expect(decision.reason).toBe('The run has no pages.');
      expect(decision.failures.map(({ policy }) => policy)).toEqual(['no-pages']);
      expect(ids(decision)).toEqual([[]]);
      expect(decision.exitCode).toBe(3);
    }
    expect(gate(pages('.'), pages('')).reason).toBe(
      '1 page of the base did not run. The run has no pages.',
    );
  });
});

test('success says what was compared and what was fixed', () => {
  expect(gate(pages('.'), pages('.')).reason).toBe('1 page compared with the base.');
  expect(gate(pages('BL.'), pages('...')).reason).toBe('3 pages compared with the base, 2 fixed.');
});
