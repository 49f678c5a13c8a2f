import type { FormulaBoxes } from '../../src/docmetrics/cdm-token.ts';
import { goldenRows } from './golden.ts';

/** F1 values of the original CDM, measured with a LaTeX renderer; `note` says with which programs. */
export type FormulaCase = { id: string; gt: string; pred: string; expected: number };
/** Values of the matcher alone, over given boxes. */
export type BoxCase = { id: string; gt: FormulaBoxes; pred: FormulaBoxes; expected: number };

export const FORMULA_CASES = goldenRows('cdm') as readonly FormulaCase[];
export const BOX_CASES = goldenRows('cdm_match') as readonly BoxCase[];
