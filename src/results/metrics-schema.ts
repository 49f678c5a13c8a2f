import * as v from 'valibot';
import { METRICS_SCHEMA_VERSION } from './metrics-model.ts';
import { count, nameText, positive, share, text, tool, utcTime, word } from './schema-fields.ts';

/*
 * The structure of `metrics.json`, version 1. What ties fields together is in metrics-consistency.ts.
 */

/** TEDS is not clamped: a table much larger than its reference scores below 0. */
const teds = v.pipe(v.number(), v.maxValue(1, 'at most 1'));
const score = v.pipe(v.number(), v.maxValue(100, 'at most 100'));
const edit = v.pipe(v.nullable(share), v.description('Edit distance, 0 to 1, less is better'));
const hundred = v.pipe(v.nullable(score), v.description('Up to 100, more is better'));

const loss = v.strictObject({
  kind: v.picklist(['text', 'formula', 'table']),
  reference: v.pipe(text, v.description('Empty for what the prediction made up')),
  predicted: v.pipe(text, v.description('Empty for a block that is missing')),
  lost: v.pipe(
    v.number(),
    v.minValue(0, '0 or more'),
    v.description('The edit distance, or 1 minus TEDS'),
  ),
});

const page = v.strictObject({
  id: v.pipe(nameText, v.description('SUBJECT/document_page, or a path without its ending')),
  subject: text,
  groundTruth: v.picklist(['markdown', 'json']),
  missing: v.pipe(v.boolean(), v.description('No prediction: scored as an empty page')),
  error: v.pipe(v.boolean(), v.description('Could not be measured: no scores')),
  note: v.pipe(v.nullable(text), v.description('Why it is missing or could not be measured')),
  tooLarge: v.boolean(),
  textEdit: edit,
  orderEdit: edit,
  formulaEdit: edit,
  teds: v.pipe(v.array(teds), v.description('Of each reference table')),
  tedsS: v.array(teds),
  cdm: v.pipe(v.array(share), v.description('F1 of each display formula')),
  overall: hundred,
  attributes: v.pipe(
    v.record(v.string(), v.unknown()),
    v.description('Attributes of an annotated page'),
  ),
  losses: v.pipe(v.array(loss), v.description('The blocks that lost most, cut')),
});

const totals = {
  textEdit: edit,
  formulaEdit: edit,
  formulaCdm: hundred,
  tableTeds: hundred,
  tableTedsS: hundred,
  readingOrder: hundred,
  overall: v.pipe(v.nullable(score), v.description('Mean over pages of the mean of what each has')),
  overallPaper: v.pipe(v.nullable(score), v.description('Mean of the totals')),
  overallOmniDocBench: v.pipe(
    v.nullable(score),
    v.description('Mean of the totals, without reading order'),
  ),
  scorable: v.pipe(count, v.description('Pages whose reference has something to score')),
  tables: count,
  formulas: count,
};

const breakdown = v.strictObject({
  metric: v.picklist(['text-edit', 'formula-edit', 'order-edit', 'teds']),
  by: v.picklist(['page', 'block']),
  label: text,
  value: teds,
  count: positive,
});

/** The whole file. */
export const MetricsSchema = v.pipe(
  v.strictObject({
    schemaVersion: v.pipe(
      v.literal(METRICS_SCHEMA_VERSION),
      v.description('Version of this format'),
    ),
    suite: v.literal('docmetrics'),
    metricsVersion: v.pipe(word, v.description('Scores of different ones are not compared')),
    tool,
    dataset: v.strictObject({
      source: v.pipe(word, v.description('The ground truth, never absolute')),
      revision: v.pipe(
        v.string(),
        v.regex(/^sha256:[0-9a-f]{64}$/, 'sha256: and 64 hex digits'),
        v.description('A hash over the reference pages'),
      ),
    }),
    parser: v.strictObject({
      label: text,
      command: v.pipe(v.nullable(text), v.description('null when outputs were scored')),
    }),
    commit: v.pipe(v.nullable(word), v.description('Commit of the code under test')),
    startedAt: utcTime,
    selection: v.strictObject({
      subjects: v.nullable(v.array(word)),
      excludedSubjects: v.nullable(v.array(word)),
      pages: v.pipe(v.nullable(v.array(word)), v.description('Ids or globs')),
      maxPages: v.pipe(v.nullable(positive), v.description('Most pages of a subject')),
    }),
    timeoutMs: v.pipe(
      v.nullable(positive),
      v.description('Clock of a page; null for scored outputs'),
    ),
    profile: v.picklist(['default', 'strict', 'omnidocbench']),
    formulas: v.pipe(
      v.nullable(v.literal('cdm-mathjax')),
      v.description('What drew the formulas; null when they were left out'),
    ),
    pages: v.pipe(v.array(page), v.description('By id')),
    totals: v.strictObject(totals),
    counts: v.strictObject({ required: count, missing: count, errors: count, tooLarge: count }),
    breakdowns: v.array(breakdown),
    subjects: v.pipe(
      v.array(v.strictObject({ subject: word, pages: positive, ...totals })),
      v.description('By name; empty when no page has a subject'),
    ),
  }),
  v.title('Boo Bench document metrics'),
  v.description('How good a parse is, version 1: metrics.json'),
);
