import { describe, expect, test } from 'vitest';
import { compareRuns } from '../../src/gate/compare.ts';
import { applyConfirmation, pagesToConfirm } from '../../src/gate/confirm.ts';
import { parseResults, serializeResults } from '../../src/results/file.ts';
import { page, run, thrownBy } from '../results/build.ts';

const base = run([
  page('trap/boo', 'boo'),
  page('trap/fine', 'ghost-free'),
  page('trap/lost', 'lost'),
  page('trap/new', 'ghost-free'),
  page('trap/slow', 'boo'),
  page('trap/gone', 'ghost-free'),
  page('trap/broken', 'ghost-free'),
]);
const head = run([
  page('trap/boo', 'boo'),
  page('trap/fine', 'ghost-free'),
  page('trap/lost', 'boo'),
  page('trap/new', 'boo'),
  page('trap/slow', 'lost'),
  page('trap/gone', 'lost'),
  page('trap/broken', 'error'),
  page('trap/unknown', 'boo'),
]);

describe('the pages to run again', () => {
  test('are those that are newly a Boo or Lost', () => {
    const found = pagesToConfirm(base, head).map(({ id }) => id);
    expect(found).toEqual(['gone', 'new', 'slow']);
  });

  test('are none without a base or with one that is not comparable', () => {
    expect(pagesToConfirm(null, head)).toEqual([]);
    expect(pagesToConfirm({ ...base, timeoutMs: 5 }, head)).toEqual([]);
  });

  test('leave out what is allowed', () => {
    const entry = { page: 'trap/n*', reason: 'r', expires: '2030-01-01' };
    const allow = [{ ...entry, origin: { file: 'f', line: 1 } }];
    expect(pagesToConfirm(base, head, allow).map(({ id }) => id)).toEqual(['gone', 'slow']);
  });

  test('leave out what was run again already', () => {
    const again = applyConfirmation(head, [page('trap/new', 'boo'), page('trap/gone', 'boo')]);
    expect(pagesToConfirm(base, again).map(({ id }) => id)).toEqual(['slow']);
  });
});

describe('confirmation', () => {
  test('counts the first run and every rerun, a Boo and Lost alike', () => {
    const confirmed = applyConfirmation(head, [
      page('trap/new', 'boo'),
      page('trap/gone', 'ghost-free'),
      page('trap/new', 'lost'),
      page('trap/new', 'ghost-free'),
    ]);
    const found = Object.fromEntries(confirmed.pages.map((one) => [one.id, one.confirmation]));
    expect(found['new']).toEqual({ runs: 4, bad: 3 });
    expect(found['gone']).toEqual({ runs: 2, bad: 1 });
    expect(found['slow']).toBeUndefined();
    const changes = compareRuns(base, confirmed, []).pages.map(({ id, change }) => [id, change]);
    expect(changes).toContainEqual(['new', 'new-boo']);
    expect(changes).toContainEqual(['gone', 'flaky']);
  });

  test('keeps the first outcome, and results that can be written', () => {
    const confirmed = applyConfirmation(head, [page('trap/gone', 'ghost-free')]);
    expect(confirmed.pages.map(({ outcome }) => outcome)).toEqual(
      head.pages.map(({ outcome }) => outcome),
    );
    expect(parseResults(serializeResults(confirmed), 'f')).toEqual(confirmed);
  });

  test('does not count reruns that could not be judged', () => {
    const confirmed = applyConfirmation(head, [page('trap/new', 'error')]);
    const found = confirmed.pages.find(({ id }) => id === 'new');
    expect(found?.confirmation).toEqual({ runs: 1, bad: 1 });
    expect(compareRuns(base, confirmed, []).counts['new-boo']).toBe(1);
  });

  test('adds to what earlier reruns gave', () => {
    const once = applyConfirmation(head, [page('trap/new', 'ghost-free')]);
    const twice = applyConfirmation(once, [page('trap/new', 'boo')]);
    expect(twice.pages.find(({ id }) => id === 'new')?.confirmation).toEqual({ runs: 3, bad: 2 });
  });

  test('of nothing changes nothing', () => {
    expect(applyConfirmation(head, [])).toEqual(head);
  });

  test.each([
    ['the run lacks', 'trap/nowhere', 'a page that is not in the run was run again: trap/nowhere'],
    ['was not bad', 'trap/fine', 'a page that was not bad was run again: trap/fine'],
    ['could not be judged', 'trap/broken', 'a page that was not bad was run again: trap/broken'],
  ])('of a page that %s is a fault', (_, name, message) => {
    const error = thrownBy(() => applyConfirmation(head, [page(name, 'boo')]));
    expect(error).toEqual(new RangeError(message));
  });
});
