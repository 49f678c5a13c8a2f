import { expect, it } from 'vitest';
import { annotationMetrics } from '../../src/docmetrics/annotation-metrics.ts';
import { type AnnotationPage, joinTruncated, windowOf } from '../../src/docmetrics/annotation.ts';
import { DEFAULT_PROFILE } from '../../src/docmetrics/profile.ts';
import { meanOf } from '../../src/docmetrics/totals.ts';
import { goldenRows } from './golden.ts';

type Case = {
  id: string;
  metric: string;
  gt: AnnotationPage & { pages: AnnotationPage[]; start: number };
  pred: string;
  expected: number | null;
};

const cases = [
  'json_text_edit',
  'json_formula_edit',
  'json_teds',
  'json_window_reading_order',
].flatMap((metric) => goldenRows(metric) as readonly Case[]);

const score = (page: AnnotationPage, predicted: string) =>
  annotationMetrics(page, predicted, { profile: DEFAULT_PROFILE, cdm: null });

it('finds the reference values', () => {
  expect(cases).toHaveLength(13);
});

it.each(cases)('gives the reference value of $id', ({ metric, gt, pred, expected }) => {
  const page = metric.startsWith('json_window') ? windowOf(gt.pages, gt.start) : gt;
  const scores = score(page, pred);
  const value = {
    json_text_edit: scores.textEdit,
    json_formula_edit: scores.formulaEdit,
    json_teds: meanOf(scores.teds),
    json_window_reading_order: scores.orderEdit,
  }[metric];
  if (expected === null) expect(value).toBeNull();
  else expect(value).toBeCloseTo(expected, 6);
});

const block = (anno_id: number, text: string, order = anno_id, category_type = 'text_block') => ({
  anno_id,
  text,
  order,
  category_type,
});
const link = (source_anno_id: number, target_anno_id: number) => ({
  source_anno_id,
  target_anno_id,
  relation_type: 'truncated',
});

it('joins a chain once, whatever the order of its links', () => {
  const page = {
    layout_dets: [block(1, 'a'), block(2, 'b'), block(3, 'c'), block(4, 'd')],
    extra: { relation: [link(2, 3), link(1, 2), link(4, -1)] },
  };
  expect(joinTruncated(page).map(({ anno_id, text }) => `${anno_id} ${text}`)).toEqual([
    '1 abc',
    '4 d',
  ]);
});

it('ends for links that go round', () => {
  const page = {
    layout_dets: [block(1, 'a'), block(2, 'b')],
    extra: { relation: [link(1, 2), link(2, 1), link(1, 1)] },
  };
  expect(joinTruncated(page)).toHaveLength(1);
});

it('scores a blank page as one without anything to compare', () => {
  expect(score({ layout_dets: [] }, 'words')).toMatchObject({ textEdit: null, teds: [] });
});

it('takes the cells of a table that nobody asked for as text', () => {
  const page = { layout_dets: [block(1, 'alpha beta'), block(2, 'gamma delta')] };
  const table = '<table><tr><td>alpha beta</td><td>gamma delta</td></tr></table>';
  expect(score(page, table).textEdit).toBe(0);
});
