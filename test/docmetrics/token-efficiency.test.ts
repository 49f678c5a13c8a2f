import { expect, it } from 'vitest';
import { tokenEfficiency } from '../../src/docmetrics/token-efficiency.ts';
import { goldenRows } from './golden.ts';

type Use = { overall: number; tokens: number | number[] };
type Case = { id: string; gt: Record<string, Use>; pred: string; expected: number };

const cases = goldenRows('token_points_per_1k') as readonly Case[];
const rowsOf = (gt: Record<string, Use>) =>
  tokenEfficiency(
    Object.entries(gt).map(([model, { overall, tokens }]) => ({
      model,
      overall,
      tokens: [tokens].flat(),
    })),
  );

it('finds the reference values', () => {
  expect(cases).toHaveLength(1);
});

it.each(cases)('gives the reference value of $id', ({ gt, pred, expected }) => {
  const row = rowsOf(gt).find(({ model }) => model === pred);
  expect(row?.pointsPer1k).toBeCloseTo(expected, 6);
});

it('marks the models that no other beats on both counts', () => {
  const rows = rowsOf({
    best: { overall: 60, tokens: 2000 },
    thrifty: { overall: 50, tokens: 1000 },
    poor: { overall: 40, tokens: [1500, 500] },
    silent: { overall: 70, tokens: [] },
  });
  expect(rows.map(({ model, pareto }) => `${model} ${pareto}`)).toEqual([
    'best true',
    'thrifty true',
    'poor false',
  ]);
  expect(rows[1]).toMatchObject({ shareOfBest: 50 / 60, tokensOfBest: 0.5 });
});
