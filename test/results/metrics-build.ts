import * as fc from 'fast-check';
import type { Loss, MetricsPage, MetricsResults } from '../../src/results/metrics-model.ts';
import {
  compareIds,
  componentsOf,
  countsOf,
  overallOf,
  subjectsOf,
  totalsOf,
} from '../../src/results/metrics-summary.ts';

type Scores = Partial<Omit<MetricsPage, 'id' | 'overall'>>;

/** A page `SUBJECT/name`, perfect text unless told, with the overall that its scores give. */
export function scored(id: string, scores: Scores = {}): MetricsPage {
  const page = {
    subject: id.includes('/') ? (id.split('/')[0] ?? '') : '',
    groundTruth: 'markdown' as const,
    missing: false,
    error: false,
    note: null,
    tooLarge: false,
    textEdit: 0,
    orderEdit: null,
    formulaEdit: null,
    teds: [],
    tedsS: [],
    cdm: [],
    attributes: {},
    losses: [],
    ...scores,
  };
  const tedsS = page.teds.map((teds, at) => scores.tedsS?.[at] ?? teds);
  return { id, ...page, tedsS, overall: overallOf(componentsOf(page)) };
}

/** A page that could not be measured. */
export function unmeasured(id: string, note = 'there is no document'): MetricsPage {
  return scored(id, { error: true, note, textEdit: null });
}

export function lostText(reference: string, predicted: string, lost = 0.5): Loss {
  return { kind: 'text', reference, predicted, lost };
}

/** Metrics over `pages`, in any order. */
export function metrics(
  pages: readonly MetricsPage[],
  fields: Partial<MetricsResults> = {},
): MetricsResults {
  return {
    schemaVersion: 1,
    suite: 'docmetrics',
    metricsVersion: '1',
    tool: { name: 'boobench', version: '0.1.0' },
    dataset: { source: 'ground-truth', revision: `sha256:${'ab'.repeat(32)}` },
    parser: { label: 'tool', command: 'parse {input}' },
    commit: '0123abcd',
    startedAt: '2026-01-31T12:00:00Z',
    selection: { subjects: null, excludedSubjects: null, pages: null, maxPages: null },
    timeoutMs: 600_000,
    profile: 'default',
    formulas: 'cdm-mathjax',
    pages: pages.toSorted(compareIds),
    totals: totalsOf(pages.toSorted(compareIds)),
    counts: countsOf(pages),
    breakdowns: [],
    subjects: subjectsOf(pages.toSorted(compareIds)),
    ...fields,
  };
}

/** Metrics that have one page of every kind. */
export function variedMetrics(): MetricsResults {
  return metrics(
    [
      scored('Law/d1_1', { textEdit: 0.25, orderEdit: 0.5, losses: [lostText('some', 'same')] }),
      scored('Law/d1_2', { teds: [1, -0.25], tedsS: [1, 0.5], tooLarge: true }),
      scored('Art/é_1', {
        missing: true,
        note: 'timed out',
        textEdit: 1,
        cdm: [0],
        formulaEdit: 1,
      }),
      scored('Art/é_2', { groundTruth: 'json', attributes: { layout: 'one', issues: ['a', 1] } }),
      scored('blank', { textEdit: null }),
      unmeasured('Law/d1_3'),
    ],
    {
      breakdowns: [{ metric: 'teds', by: 'block', label: 'line: full_line', value: 0.5, count: 2 }],
    },
  );
}

const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const someShares = fc.array(share, { maxLength: 3 });

/** A page's scores, whatever it holds, and rarely none that could be measured. */
export const anyScores: fc.Arbitrary<Scores> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      textEdit: fc.option(share),
      orderEdit: fc.option(share),
      formulaEdit: fc.option(share),
      teds: someShares,
      cdm: someShares,
      missing: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ error: true, note: 'no document', textEdit: null }) },
);

/** Pages of a few subjects with any scores, no page twice. */
export const anyScored: fc.Arbitrary<MetricsPage[]> = fc.uniqueArray(
  fc
    .record({
      subject: fc.constantFrom('Law', 'Art', 'Music'),
      page: fc.integer({ min: 1, max: 6 }),
      scores: anyScores,
    })
    .map(({ subject, page, scores }) => scored(`${subject}/d_${page}`, scores)),
  { selector: ({ id }) => id, maxLength: 12 },
);
