import { expect, it } from 'vitest';
import { normalizeText, textEdit } from '../../src/docmetrics/text-edit.ts';
import { goldenRows } from './golden.ts';

type Case = { id: string; gt: string; pred: string; expected: number };

const cases = goldenRows('text_edit') as readonly Case[];

it('finds the reference values', () => {
  expect(cases).toHaveLength(24);
});

it.each(cases)('gives the reference value of $id', ({ gt, pred, expected }) => {
  expect(Math.abs(textEdit(gt, pred) - expected)).toBeLessThanOrEqual(1e-6);
});

it.each([
  ['nothing', '', ''],
  ['spaces, signs and marks', '**a** b-c!\u0301', 'abc'],
  ['a slash before n or t', 'and/not or/then', 'andotorhen'],
  ['a formula without macros', 'a $b+1$ c', 'ab1c'],
  ['a formula in either delimiter', String.raw`\(\alpha_1\) and $\beta^2$`, 'α_1andβ2'],
  ['a formula over two lines', '$\\alpha\n\\beta$', 'alphabeta'],
  ['two lone dollars', '$5 and 6$', '5and6'],
  ['a bracket that is never closed', String.raw`\(\alpha`, 'alpha'],
  ['a percent sign that is escaped', String.raw`$x_1 = 5\%$ off`, 'x_15off'],
  ['a formula that ends with a backslash', '$x_1\\$', 'x_1'],
  ['a link in a formula, as it stands', String.raw`$\href{u}{v}_1$`, 'hrefuv_1'],
])('keeps the words of %s', (_, text, words) => {
  expect(normalizeText(text)).toBe(words);
});

it.each([
  ['dollars', '$'],
  ['open groups', '$\\frac{'],
  ['open brackets', '\\('],
])('reads a million %s without end', (_, sign) => {
  expect(normalizeText(sign.repeat(1_000_000 / sign.length)).length).toBeGreaterThanOrEqual(0);
});
