/** A model's score and how much it wrote. */
export type ModelUse = {
  readonly model: string;
  /** 0 to 100. */
  readonly overall: number;
  /** Output tokens of each request. */
  readonly tokens: readonly number[];
};

/** What a model's score costs in tokens. */
export type TokenEfficiency = {
  readonly model: string;
  /** Mean output tokens of a request. */
  readonly meanTokens: number;
  /** Share of the best model's overall, 0 to 1. */
  readonly shareOfBest: number;
  /** Tokens as a multiple of the best model's. */
  readonly tokensOfBest: number;
  readonly pointsPer1k: number;
  /** True when no other model is as good with as few tokens. */
  readonly pareto: boolean;
};

/**
 * Sets scores against output tokens.
 *
 * @param models models without requests are left out
 * @returns in the order given
 * @see specification S15
 */
export function tokenEfficiency(models: readonly ModelUse[]): TokenEfficiency[] {
  const used = models
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ model, overall, tokens }) => ({
      model,
      overall,
      mean: tokens.reduce((sum, count) => sum + count, 0) / tokens.length,
    }));
  const best = used.toSorted((a, b) => b.overall - a.overall || a.mean - b.mean)[0];
  if (best === undefined) return [];
  return used.map((one) => ({
    model: one.model,
    meanTokens: one.mean,
    shareOfBest: best.overall === 0 ? 1 : one.overall / best.overall,
    tokensOfBest: best.mean === 0 ? 1 : one.mean / best.mean,
    pointsPer1k: one.mean === 0 ? 0 : (one.overall / one.mean) * 1000,
    pareto: !used.some(
      (other) =>
        other.overall >= one.overall &&
        other.mean <= one.mean &&
        (other.overall > one.overall || other.mean < one.mean),
    ),
  }));
}
