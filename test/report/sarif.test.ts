import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { compareRuns } from '../../src/gate/compare.ts';
import { sarifJson } from '../../src/report/sarif.ts';
import { SARIF_RULES } from '../../src/report/sarif-rules.ts';
import type { RunResults } from '../../src/results/model.ts';
import { page as storedPage } from '../results/build.ts';
import { hostileRun } from './hostile.ts';
import { page, run } from './pages.ts';
import { sarifFaults } from './schemas.ts';

const Result = v.object({
  ruleId: v.string(),
  ruleIndex: v.number(),
  baselineState: v.optional(v.string()),
  level: v.string(),
  kind: v.optional(v.string()),
  message: v.object({ text: v.string() }),
  suppressions: v.optional(v.array(v.object({ justification: v.string() }))),
  partialFingerprints: v.record(v.string(), v.string()),
  locations: v.array(
    v.object({ physicalLocation: v.object({ artifactLocation: v.object({ uri: v.string() }) }) }),
  ),
});
const Log = v.object({
  runs: v.tuple([
    v.object({
      results: v.array(Result),
      invocations: v.tuple([
        v.object({
          executionSuccessful: v.boolean(),
          toolExecutionNotifications: v.array(
            v.object({ message: v.object({ text: v.string() }) }),
          ),
        }),
      ]),
    }),
  ]),
});

const origin = { file: 'allow.yml', line: 1 };
const known = { page: 'trap/known', reason: 'see #1', expires: '2999-01-01', origin };

function log(base: RunResults | null, head: RunResults) {
  const text = sarifJson(head, compareRuns(base, head, [known]));
  expect(sarifFaults(text)).toEqual([]);
  return v.parse(Log, JSON.parse(text)).runs[0];
}

describe('sarifJson', () => {
  it('has a result for each Boo, Lost page and warning', () => {
    const thin = {
      name: 'thin' as const,
      unit: '',
      measured: 0.2,
      limit: 0.5,
      sentence: 'little.',
    };
    const { results } = log(
      null,
      run([
        storedPage('real/a b', 'boo'),
        storedPage('trap/c', 'lost'),
        storedPage('trap/d', 'ghost-free', { verdict: { warnings: [thin] } }),
        storedPage('trap/e', 'ghost-free'),
      ]),
    );
    expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['loop', 'error'],
      ['timed-out', 'error'],
      ['thin', 'warning'],
    ]);
    expect(results[0]?.message.text).toBe('real/a b: copies of one word');
    expect(results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe(
      'outputs/real/a%20b.md',
    );
    for (const { ruleId, ruleIndex } of results) expect(SARIF_RULES[ruleIndex]?.id).toBe(ruleId);
  });

  it('says what is new against a comparable base, and nothing of it without one', () => {
    const base = run([
      storedPage('real/a', 'ghost-free'),
      storedPage('real/b', 'boo'),
      storedPage('real/c', 'lost'),
      storedPage('real/d', 'boo'),
    ]);
    const head = run([
      storedPage('real/a', 'boo'),
      storedPage('real/b', 'boo'),
      storedPage('real/c', 'boo'),
      storedPage('real/d', 'ghost-free'),
    ]);
    const states = (against: RunResults | null): unknown =>
      log(against, head).results.map(({ baselineState }) => baselineState);
    expect(states(base)).toEqual(['new', 'unchanged', 'updated']);
    expect(states(null)).toEqual([undefined, undefined, undefined]);
    expect(states({ ...base, timeoutMs: 1000 })).toEqual([undefined, undefined, undefined]);
  });

  it('tells pages that were not judged or did not run apart from results', () => {
    const base = run([page('real/a'), page('real/gone')]);
    const head = run([page('real/a', { outcome: 'error', sentence: 'no document' })]);
    const { results, invocations } = log(base, head);
    expect(results).toEqual([]);
    expect(invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [
        { message: { text: 'real/a: no document' } },
        { message: { text: 'real/gone: the base has this page; it did not run.' } },
      ],
    });
  });

  it('suppresses allowed pages with the reason, and asks for a review of flaky ones', () => {
    const flaky = { runs: 3, bad: 1 };
    const { results } = log(
      null,
      run([storedPage('real/f', 'boo', { confirmation: flaky }), storedPage('trap/known', 'boo')]),
    );
    expect(results[0]).toMatchObject({ kind: 'review', level: 'none' });
    expect(results[1]).toMatchObject({ suppressions: [{ justification: 'see #1' }] });
  });

  it('keeps to its schema, makes no link and needs no repair, whatever the run holds', () => {
    fc.assert(
      fc.property(fc.option(hostileRun), hostileRun, (base, head) => {
        const { results } = log(base, head);
        for (const { message, locations } of results) {
          expect(message.text).not.toContain('](');
          const uri = locations[0]?.physicalLocation.artifactLocation.uri ?? '';
          expect(uri).toMatch(/^outputs\/[\w.~!*'()%-]+\/[\w.~!*'()%-]+$/);
        }
        const text = sarifJson(head, compareRuns(base, head, []));
        expect(text).not.toMatch(/\\ud[89a-f]|[^\n\u0020-\u{10ffff}]/iu);
      }),
      { numRuns: 100 },
    );
  });

  it('is refused by its schema when it is broken: the check looks', () => {
    const text = sarifJson(
      run([page('real/a', { outcome: 'boo' })]),
      compareRuns(null, run([]), []),
    );
    expect(sarifFaults(text.replace('"2.1.0"', '"2.0.0"'))).not.toEqual([]);
  });
});
