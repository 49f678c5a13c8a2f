import { matchFormulas, type CdmRatios } from './cdm-match.ts';
import { boxesOf, drawFormula } from './cdm-render.ts';

/** Why a formula pair has no match to speak of; the reference is looked at first. */
export type CdmFault = {
  readonly side: 'reference' | 'predicted';
  readonly why: 'empty' | 'unrenderable' | 'too-large';
};

/** The score of a formula pair, and its fault when it is 0 for lack of a drawing. */
export type CdmScore = CdmRatios & { readonly fault: CdmFault | null };

const NOTHING: CdmRatios = { f1: 0, precision: 0, recall: 0 };

/**
 * `cdm-mathjax`: how much of the reference formula is seen in the predicted one when both are drawn.
 *
 * Deterministic, bounded in time for any input, and never throws.
 *
 * @param predicted TeX with or without math delimiters
 * @param reference the same
 * @returns ratios 0–1; all 0 with a `fault` when a side is empty, cannot be drawn or is too large
 * @see specification S16
 */
export function cdm(predicted: string, reference: string): CdmScore {
  const wanted = drawFormula(reference);
  if (wanted.kind !== 'drawn') {
    return { ...NOTHING, fault: { side: 'reference', why: wanted.kind } };
  }
  const given = predicted === reference ? wanted : drawFormula(predicted);
  if (given.kind !== 'drawn') {
    return { ...NOTHING, fault: { side: 'predicted', why: given.kind } };
  }
  return { ...matchFormulas(boxesOf(wanted.drawing), boxesOf(given.drawing)), fault: null };
}
