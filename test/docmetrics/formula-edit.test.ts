import { expect, it } from 'vitest';
import { formulaEdit, normalizeFormula } from '../../src/docmetrics/formula-edit.ts';
import { goldenRows } from './golden.ts';

type Case = { id: string; gt: string; pred: string; expected: number };

const cases = goldenRows('formula_edit') as readonly Case[];

it('finds the reference values', () => {
  expect(cases).toHaveLength(11);
});

it.each(cases)('gives the reference value of $id', ({ gt, pred, expected }) => {
  expect(Math.abs(formulaEdit(gt, pred) - expected)).toBeLessThanOrEqual(1e-6);
});

it('leaves an opener that is never closed', () => {
  expect(normalizeFormula('x\\tag{1')).toBe('x\\tag{1');
});
