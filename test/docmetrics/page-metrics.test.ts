import { beforeAll, expect, it } from 'vitest';
import { type Cdm, loadCdm } from '../../src/docmetrics/cdm.ts';
import { pageMetrics } from '../../src/docmetrics/page-metrics.ts';
import { DEFAULT_PROFILE, type Profile, PROFILES } from '../../src/docmetrics/profile.ts';
import { componentsOf, meanOf, overallOf } from '../../src/docmetrics/totals.ts';
import { goldenRows } from './golden.ts';

type Case = { id: string; metric: string; gt: string; pred: string; expected: number | null };

const NAMES = [
  'page_text_edit',
  'page_text_edit_split_merge',
  'page_reading_order',
  'page_reading_order_strict',
  'page_formula_edit',
  'page_teds',
  'page_teds_s',
  'page_overall',
];
const cases = NAMES.flatMap((name) => goldenRows(name) as readonly Case[]);

let cdm: Cdm;
beforeAll(async () => {
  cdm = await loadCdm();
});

const profile = (name: string): Profile => PROFILES.find((one) => one.name === name)!;

function profileOf(metric: string): Profile {
  if (metric.endsWith('_strict')) return profile('strict');
  return metric.endsWith('_split_merge') ? profile('omnidocbench') : DEFAULT_PROFILE;
}

function valueOf({ metric, gt, pred }: Case): number | null {
  const page = pageMetrics(gt, pred, { profile: profileOf(metric), cdm });
  if (metric.startsWith('page_text_edit')) return page.textEdit;
  if (metric.startsWith('page_reading_order')) return page.orderEdit;
  if (metric === 'page_formula_edit') return page.formulaEdit;
  if (metric === 'page_teds') return meanOf(page.teds);
  if (metric === 'page_teds_s') return meanOf(page.tedsS);
  return overallOf(componentsOf(page));
}

it('finds the reference values', () => {
  expect(cases).toHaveLength(49);
});

it.each(cases)('gives the reference value of $id', (row) => {
  const value = valueOf(row);
  if (row.expected === null || value === null) expect(value).toBe(row.expected);
  else expect(Math.abs(value - row.expected)).toBeLessThanOrEqual(1e-6);
});

const score = (gt: string, pred: string, name = 'default') =>
  pageMetrics(gt, pred, { profile: profile(name), cdm: null });

it('scores two blank pages as pages without anything to compare', () => {
  const page = score('', ' \n\n');
  expect(page).toMatchObject({ textEdit: null, orderEdit: null, teds: [], cdm: [], losses: [] });
});

it('joins a paragraph that was split in the profile of OmniDocBench alone', () => {
  const whole = 'The lighthouse keeper wrote every evening in a green notebook about the tides';
  const split = whole.replace('evening', 'evening\n\n');
  const gt = `First words stand here\n\n${whole}`;
  const pred = `First words stand here\n\n${split}`;
  expect(score(gt, pred).textEdit).toBeGreaterThan(0.3);
  expect(score(gt, pred, 'omnidocbench').textEdit).toBe(0);
});

it('leaves out a missing table in the profile of OmniDocBench alone', () => {
  const gt = 'Rates\n\n<table><tr><td>a</td></tr></table>';
  expect(score(gt, 'Rates').teds).toEqual([0]);
  expect(score(gt, 'Rates', 'omnidocbench').teds).toEqual([]);
});

it('keeps cells with a colon in the strict profile', () => {
  const gt = '<table><tr><td>Time</td></tr><tr><td>9:30</td></tr></table>';
  const pred = '| Time |\n|---|\n| 9:30 |';
  expect(score(gt, pred).teds[0]).toBeLessThan(1);
  expect(score(gt, pred, 'strict').teds).toEqual([1]);
});

it('tells what was lost, block by block', () => {
  const gt = 'One line\n\nAnother line\n\n<table><tr><td>a</td></tr></table>\n\n$$x + 1$$';
  const { losses } = score(gt, 'One lime\n\nAnother line');
  expect(losses).toEqual([
    { kind: 'text', reference: 'One line', predicted: 'One lime', lost: 1 / 7 },
    { kind: 'formula', reference: '\\[x + 1\\]', predicted: '', lost: 1 },
    { kind: 'table', reference: '<table><tr><td>a</td></tr></table>', predicted: '', lost: 1 },
  ]);
});

const REFERENCE =
  '# Head\n\nSome words of a page.\n\n<table><tr><td>a</td></tr></table>\n\n$$a+b$$\n\nAnd an end.';

it.each([
  ['cells without end', '<td>'.repeat(8 * 1024 * 1024)],
  ['a table of cells without end', `<table>${'<td>'.repeat(8 * 1024 * 1024)}`],
  ['nested tags', '<table>'.repeat(100_000) + '</table>'.repeat(100_000)],
  ['dollar signs', '$'.repeat(1_000_000)],
  ['dollar signs with spaces', '$ '.repeat(1_000_000)],
  ['openers that are never closed', '\\[\\(<table\\begin{tabular}```a\n![](|'.repeat(20_000)],
  ['blank lines', 'a\n\n'.repeat(500_000)],
  ['pipes', '|a|\n'.repeat(250_000)],
  ['one endless word', 'x'.repeat(4_000_000)],
  ['formulas', '$$x$$\n\n'.repeat(100_000)],
])('scores %s without end in bounded time and space', (_, hostile) => {
  const page = pageMetrics(REFERENCE, hostile, { profile: DEFAULT_PROFILE, cdm });
  expect(page.textEdit).toBeGreaterThan(0.5);
  expect(page.teds).toHaveLength(1);
  expect(page.cdm).toHaveLength(1);
});

it('says when a page had more blocks than can be compared', () => {
  expect(score(REFERENCE, `${REFERENCE}\n\n${'b c\n\n'.repeat(1_000_000)}`).tooLarge).toBe(true);
});
