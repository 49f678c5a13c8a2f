import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRuns } from '../../src/gate/compare.ts';
import { junitXml } from '../../src/report/junit.ts';
import type { RunResults } from '../../src/results/model.ts';
import { hostileRun } from './hostile.ts';
import { page, run } from './pages.ts';
import { junitFaults } from './schemas.ts';

const origin = { file: 'allow.yml', line: 1 };
const known = { page: 'trap/known', reason: 'see #1', expires: '2999-01-01', origin };

const head = run([
  page('real/a'),
  page('real/b', { outcome: 'boo', sentence: '`x` on 90 lines.', durationMs: 1234.5678 }),
  page('trap/c', { outcome: 'lost', sentence: 'still running' }),
  page('trap/d', { outcome: 'error', sentence: 'the document is missing', durationMs: null }),
  page('trap/e', { outcome: 'boo', sentence: 'x', confirmation: { runs: 3, bad: 1 } }),
  page('trap/known', { outcome: 'boo' }),
]);

const xmlOf = (base: RunResults | null, of: RunResults, allow = [known]): string =>
  junitXml(of, compareRuns(base, of, allow));

describe('junitXml', () => {
  it('has a suite a room and a case a page', async () => {
    const xml = xmlOf(null, head);
    expect(await junitFaults(xml)).toEqual([]);
    expect(xml).toContain('<testsuites name="boobench parser" tests="6" failures="2" errors="1" ');
    expect(xml).toMatch(/<testsuite name="trap" tests="4" failures="1" errors="1" skipped="2" /);
    expect(xml).toContain('<testcase classname="real" name="a" time="0.420"/>');
    expect(xml).toContain(
      '<testcase classname="real" name="b" time="1.235"><failure type="none" message="`x` on 90 lines.">',
    );
  });

  it('says why a page is skipped', () => {
    const xml = xmlOf(null, head);
    expect(xml).toContain('<skipped type="flaky" message="x Bad in 1 of 3 runs.">');
    expect(xml).toContain('message="On the allow-list until 2999-01-01: see #1"');
  });

  it('has an error for a page of the base that did not run, none for one of another shard', async () => {
    const base = run([page('real/a'), page('real/gone', { outcome: 'boo' })]);
    const part = run([page('real/a')]);
    const missing = xmlOf(base, part);
    const sharded = xmlOf(base, { ...part, shard: { index: 1, total: 2 } });
    expect(await junitFaults(missing)).toEqual([]);
    expect(missing).toMatch(/name="gone" time="0.000"><error type="not-run"/);
    expect(sharded).toMatch(/name="gone" time="0.000"><skipped type="other-shard"/);
  });

  it('leaves out a page that the run did not look for', () => {
    const base = run([page('real/a'), page('real/gone')]);
    const other = run([page('real/a')], {
      selection: { rooms: null, pages: ['a'], tags: null, maxPages: null },
    });
    expect(xmlOf(base, other)).not.toContain('gone');
  });

  it('keeps to its schema whatever pages, units and labels hold, and counts what it lists', async () => {
    const written: string[] = [];
    fc.assert(
      fc.property(fc.option(hostileRun), hostileRun, (base, of) => {
        const xml = xmlOf(base, of);
        written.push(xml);
        expect(xml.isWellFormed()).toBe(true);
        const count = (part: RegExp): number => xml.match(part)?.length ?? 0;
        const [, tests, failures, errors] =
          /tests="(\d+)" failures="(\d+)" errors="(\d+)"/.exec(xml) ?? [];
        expect(Number(tests)).toBe(count(/<testcase /g));
        expect(Number(failures)).toBe(count(/<failure /g));
        expect(Number(errors)).toBe(count(/<error /g));
      }),
    );
    expect(await junitFaults(...written)).toEqual([]);
  });

  it('is refused by its schema when it is broken: the check looks', async () => {
    const xml = xmlOf(null, head).replace(' classname="real"', ' clasname="real"');
    expect((await junitFaults(xml)).join()).toContain('clasname');
  });
});
