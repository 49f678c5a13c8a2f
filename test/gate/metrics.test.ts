import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { METRICS, type Metric } from '../../src/gate/metric-names.ts';
import { compareMetrics, pagesThatLost } from '../../src/gate/metrics-compare.ts';
import { newLosses } from '../../src/gate/metrics-lost.ts';
import { decideMetrics, type MetricsPolicies } from '../../src/gate/metrics-policy.ts';
import { parseMetricsFailOn, parseMinimum } from '../../src/gate/metrics-policy-text.ts';
import { parseFailOn } from '../../src/gate/policy-text.ts';
import { metricsComparabilityKey } from '../../src/results/metrics-comparability.ts';
import type { MetricsPage, MetricsResults } from '../../src/results/metrics-model.ts';
import { anyScored, lostText, metrics, scored, unmeasured } from '../results/metrics-build.ts';

function metricOf(name: string): Metric {
  const found = METRICS.find((metric) => metric.name === name);
  if (found === undefined) throw new RangeError(name);
  return found;
}

function policies(
  failOn: string,
  minimums: Readonly<Record<string, string>> = {},
): MetricsPolicies {
  return {
    drops: parseMetricsFailOn(failOn),
    minimums: Object.entries(minimums).flatMap(
      ([name, text]) => parseMinimum(metricOf(name), text) ?? [],
    ),
    failOnMissingBaseline: false,
  };
}

const decide = (
  base: MetricsResults | null,
  head: MetricsResults,
  failOn = 'metric-drop:overall:1',
  minimums: Readonly<Record<string, string>> = {},
) => decideMetrics(compareMetrics(base, head), policies(failOn, minimums));

/** One page a run, with the same scores but for some. */
const one = (scores: Partial<MetricsPage>, fields: Partial<MetricsResults> = {}): MetricsResults =>
  metrics([scored('Law/a', scores)], fields);

describe('the gate on metrics', () => {
  it.each<[string, Partial<MetricsPage>, Partial<MetricsPage>, string, string]>([
    [
      'overall',
      { textEdit: 0 },
      { textEdit: 0.02 },
      'overall:1',
      'Overall dropped by 2.00 points: from 100.00 to 98.00; 1 is allowed.',
    ],
    [
      'text',
      { textEdit: 0.1 },
      { textEdit: 0.125 },
      'text-ed:2',
      'Text ED rose by 2.50 points, which is worse: from 0.100 to 0.125; 2 are allowed.',
    ],
    [
      'tables',
      { teds: [1] },
      { teds: [0.5] },
      'table-teds:40',
      'Table TEDS dropped by 50.00 points: from 100.00 to 50.00; 40 are allowed.',
    ],
    [
      'structure',
      { teds: [1], tedsS: [1] },
      { teds: [1], tedsS: [0.9] },
      'table-teds-s:5',
      'Table TEDS-S dropped by 10.00 points: from 100.00 to 90.00; 5 are allowed.',
    ],
    [
      'formulas',
      { cdm: [1] },
      { cdm: [0] },
      'formula-cdm:0',
      'Formula CDM dropped by 100.00 points: from 100.00 to 0.00; 0 are allowed.',
    ],
    [
      'formula edits',
      { formulaEdit: 0 },
      { formulaEdit: 1 },
      'formula-ed:99',
      'Formula ED rose by 100.00 points, which is worse: from 0.000 to 1.000; 99 are allowed.',
    ],
    [
      'order',
      { orderEdit: 0 },
      { orderEdit: 0.5 },
      'reading-order:1',
      'Reading order dropped by 50.00 points: from 100.00 to 50.00; 1 is allowed.',
    ],
    [
      'by a hair',
      { textEdit: 0 },
      { textEdit: 0.010_000_1 },
      'overall:1',
      'Overall dropped by 1.000010 points: from 100.00 to 99.00; 1 is allowed.',
    ],
  ])('fails when %s drops by more than is allowed', (_, before, after, drop, reason) => {
    const decision = decide(one(before), one(after), `metric-drop:${drop}`);
    expect(decision).toMatchObject({ conclusion: 'failure', exitCode: 1, reason });
    expect(decision.failures[0]?.pages.map(({ id }) => id)).toEqual(['Law/a']);
  });

  it('passes a drop of just what is allowed, a rise, and no change', () => {
    const decision = decide(one({ textEdit: 0 }), one({ textEdit: 0.01 }));
    expect(decision).toMatchObject({
      conclusion: 'success',
      exitCode: 0,
      reason: '1 page compared with the base: overall 100.00 before, 99.00 now.',
    });
    expect(decide(one({ textEdit: 0.5 }), one({})).conclusion).toBe('success');
    expect(decide(one({}), one({})).conclusion).toBe('success');
  });

  it('fails for what could not be measured, apart from what got worse', () => {
    const base = metrics([scored('Law/a'), scored('Law/b')]);
    const head = metrics([scored('Law/a'), unmeasured('Law/b')]);
    expect(decide(base, head)).toMatchObject({
      conclusion: 'failure',
      exitCode: 3,
      reason: '1 page could not be measured.',
    });
    const worse = metrics([scored('Law/a', { textEdit: 1 }), unmeasured('Law/b')]);
    expect(decide(base, worse)).toMatchObject({ conclusion: 'failure', exitCode: 1 });
    expect(decide(base, metrics([scored('Law/a')])).reason).toBe('1 page of the base is not here.');
    expect(decide(null, metrics([])).exitCode).toBe(3);
    expect(decide(null, metrics([scored('a', { textEdit: null })]), 'never')).toMatchObject({
      exitCode: 3,
      reason: 'The ground truth has nothing that can be scored.',
    });
  });

  it('fails a policy on what the pages do not have, rather than keep it', () => {
    expect(decide(one({}), one({}), 'metric-drop:table-teds:1')).toMatchObject({
      exitCode: 3,
      reason: 'There are no tables to hold metric-drop:table-teds:1 against.',
    });
    expect(decide(one({ teds: [1] }), one({}), 'metric-drop:table-teds:1')).toMatchObject({
      exitCode: 3,
      reason: 'There are no tables here to hold metric-drop:table-teds:1 against.',
    });
    expect(decide(null, one({}), 'never', { 'formula-cdm': '1' })).toMatchObject({
      exitCode: 3,
      reason: 'There are no display formulas to hold min-formula-cdm 1 against.',
    });
  });

  it('keeps limits without a base', () => {
    const head = one({ textEdit: 0.2 });
    expect(decide(null, head, 'never', { overall: '80', 'text-ed': '80' })).toMatchObject({
      conclusion: 'neutral',
      exitCode: 0,
      reason: 'There is no baseline to compare with; min-overall and min-text-ed are kept.',
    });
    expect(decide(null, head, 'never', { overall: '80.5' })).toMatchObject({
      exitCode: 1,
      reason: 'Overall is 80.00; at least 80.5 points are wanted.',
    });
    expect(decide(null, head, 'never', { 'text-ed': '90' }).reason).toBe(
      'Text ED is 0.200, worth 80.00 points; at least 90 points are wanted.',
    );
  });

  it('is neutral without a base, unless one is asked for', () => {
    expect(decide(null, one({}))).toMatchObject({ conclusion: 'neutral', exitCode: 0 });
    const asked = { ...policies('never'), failOnMissingBaseline: true };
    expect(decideMetrics(compareMetrics(null, one({})), asked)).toMatchObject({ exitCode: 1 });
  });

  it.each<[string, Partial<MetricsResults>, string]>([
    [
      'another ground truth',
      { dataset: { source: 'x', revision: `sha256:${'c'.repeat(64)}` } },
      'the ground truth is abababababab in the base and cccccccccccc here',
    ],
    [
      'other subjects',
      {
        dataset: { source: 'x', revision: `sha256:${'c'.repeat(64)}` },
        selection: { subjects: ['Law'], excludedSubjects: null, pages: null, maxPages: null },
      },
      'the choice of subjects (--subjects) is all in the base and ["Law"] here',
    ],
    [
      'another profile',
      { profile: 'strict' },
      'the profile is default in the base and strict here',
    ],
    [
      'another renderer',
      { formulas: null },
      'the renderer of formulas is cdm-mathjax in the base and none here',
    ],
    [
      'other metrics',
      { metricsVersion: '2' },
      'the version of the metrics is 1 in the base and 2 here',
    ],
    ['another clock', { timeoutMs: 1000 }, 'the timeout is 600 s in the base and 1 s here'],
  ])('never fails against a base of %s, and says so', (_, fields, reason) => {
    const decision = decide(one({}), one({ textEdit: 1 }, fields));
    expect(decision).toMatchObject({
      conclusion: 'neutral',
      exitCode: 0,
      reason: `Not comparable with the base because ${reason}.`,
    });
  });

  it('compares a run with outputs that were scored, parsers of two labels, and equal pages however chosen', () => {
    const other = one(
      {},
      {
        timeoutMs: null,
        parser: { label: 'other', command: null },
        selection: { subjects: ['Law'], excludedSubjects: null, pages: null, maxPages: null },
      },
    );
    expect(decide(one({}), other).conclusion).toBe('success');
  });

  it('tells caches of other labels and clocks apart, not those of other commands', () => {
    const key = metricsComparabilityKey(one({}));
    expect(key).toMatch(/^[0-9a-f]{16}$/);
    const { parser } = one({});
    expect(metricsComparabilityKey(one({ textEdit: 1 }, { commit: 'x' }))).toBe(key);
    expect(metricsComparabilityKey(one({}, { parser: { ...parser, command: 'y' } }))).toBe(key);
    expect(metricsComparabilityKey(one({}, { parser: { ...parser, label: 'y' } }))).not.toBe(key);
    expect(metricsComparabilityKey(one({}, { timeoutMs: 1 }))).not.toBe(key);
    expect(metricsComparabilityKey(one({}, { profile: 'strict' }))).not.toBe(key);
  });
});

describe('compareMetrics', () => {
  it('fails just when the plain means of the compared pages drop by more', () => {
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    fc.assert(
      fc.property(
        anyScored,
        anyScored,
        fc.integer({ min: 0, max: 60 }),
        (before, after, points) => {
          const both = after.filter(
            (page) => !page.error && before.some(({ id, error }) => id === page.id && !error),
          );
          const was = before.filter(({ id }) => both.some((page) => page.id === id));
          const overalls = (pages: readonly MetricsPage[]): number[] =>
            pages.flatMap(({ overall }) => overall ?? []);
          const drop = mean(overalls(was)) - mean(overalls(both));
          fc.pre(Math.abs(drop - points) > 1e-6 || Number.isNaN(drop));
          const { failures } = decide(
            metrics(before),
            metrics(after),
            `metric-drop:overall:${points}`,
          );
          const failed = failures.some(({ policy }) => policy.startsWith('metric-drop'));
          expect(failed).toBe(both.length > 0 && (Number.isNaN(drop) || drop > points));
        },
      ),
    );
  });

  it('never passes what has errors, lacks pages of the base, or could not be scored', () => {
    fc.assert(
      fc.property(anyScored, anyScored, (before, after) => {
        const { conclusion } = decide(metrics(before), metrics(after), 'never');
        const lacks = before.some(({ id }) => after.every((page) => page.id !== id));
        const scorable = after.some(({ overall }) => overall !== null);
        const isSound = !lacks && scorable && after.every(({ error }) => !error);
        expect(conclusion === 'failure').toBe(!isSound);
      }),
    );
  });

  it('puts each page of either file into one pair, and every subject into one row', () => {
    fc.assert(
      fc.property(anyScored, anyScored, (before, after) => {
        const { pages, subjects, compared } = compareMetrics(metrics(before), metrics(after));
        const ids = new Set([...before, ...after].map(({ id }) => id));
        expect(pages.map(({ id }) => id)).toEqual([...ids].toSorted());
        expect(subjects.reduce((sum, row) => sum + row.pages, 0)).toBe(compared.pages);
      }),
    );
  });

  it('is the same whichever order the pages come in, and loses nothing against itself', () => {
    fc.assert(
      fc.property(anyScored, (pages) => {
        const whole = metrics(pages);
        expect(pagesThatLost(compareMetrics(whole, whole))).toEqual([]);
        const turned = { ...whole, pages: whole.pages.toReversed() };
        expect(compareMetrics(whole, turned).pages).toEqual(compareMetrics(whole, whole).pages);
      }),
    );
  });

  it('lists the pages that lost, the most first', () => {
    const base = metrics([scored('a'), scored('b'), scored('c'), scored('d', { textEdit: 1 })]);
    const head = metrics([
      scored('a', { textEdit: 0.1 }),
      scored('b', { textEdit: 0.3 }),
      scored('c'),
      scored('d'),
    ]);
    const lost = pagesThatLost(compareMetrics(base, head)).map(({ id, drop }) => [id, drop]);
    expect(lost.map(([id]) => id)).toEqual(['b', 'a']);
  });
});

describe('newLosses', () => {
  const pair = (before: MetricsPage['losses'], after: MetricsPage['losses']) => {
    const [first] = compareMetrics(one({ losses: before }), one({ losses: after })).pages;
    return first === undefined ? [] : newLosses(first).map(({ reference }) => reference);
  };

  it('are the blocks that the base read better, the heaviest first', () => {
    const old = lostText('old and long words', 'x', 1);
    expect(
      pair([old], [old, lostText('short', 's', 0.5), lostText('longer words', 'l', 0.5)]),
    ).toEqual(['longer words', 'short']);
    expect(pair([{ ...old, lost: 0.5 }], [old])).toEqual(['old and long words']);
  });

  it('are all of the page where none is worse', () => {
    const old = lostText('old', 'x', 1);
    expect(pair([old], [old])).toEqual(['old']);
  });
});

describe('policies on metrics', () => {
  it('are read by the names of the challenge, however they are spelled', () => {
    const read = parseMetricsFailOn('metric-drop:Text_ED:2, metric-drop:reading-order:0.5');
    expect(read.map(({ metric, points }) => [metric.name, points])).toEqual([
      ['text-ed', 2],
      ['reading-order', 0.5],
    ]);
    expect(parseMetricsFailOn('never')).toEqual([]);
    expect(parseMetricsFailOn().map(({ metric, points }) => [metric.name, points])).toEqual([
      ['overall', 1],
    ]);
  });

  it.each([
    ['', 'does not know ""'],
    ['boos-rise', 'does not know "boos-rise" for suite docmetrics'],
    ['metric-drop', 'does not know "metric-drop"'],
    ['metric-drop:overal:1', 'does not know the metric "overal"'],
    ['metric-drop:overall', 'needs points from 0 to 100 as in metric-drop:overall:1'],
    ['metric-drop:overall:-1', 'needs points from 0 to 100'],
    ['metric-drop:overall:101', 'needs points from 0 to 100'],
    ['metric-drop:overall:1:2', 'does not know "metric-drop:overall:1:2"'],
    ['never,metric-drop:overall:1', 'takes never alone'],
    ['metric-drop:overall:1,metric-drop:overall:2', 'names overall twice'],
  ])('refuse %j', (text, message) => {
    expect(() => parseMetricsFailOn(text)).toThrow(message);
  });

  it('refuse a limit that is no number, and metric-drop in the other suite', () => {
    expect(parseMinimum(metricOf('overall'), ' 85.5 ')?.points).toBe(85.5);
    expect(parseMinimum(metricOf('overall'), '')).toBeNull();
    expect(() => parseMinimum(metricOf('overall'), '101')).toThrow(
      'min-overall must be points from 0 to 100, got "101"',
    );
    expect(() => parseFailOn('metric-drop:overall:1')).toThrow('for suite docmetrics alone');
  });
});
