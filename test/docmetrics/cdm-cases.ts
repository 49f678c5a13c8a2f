import { readFileSync } from 'node:fs';
import type { FormulaBoxes } from '../../src/docmetrics/cdm-token.ts';

/** F1 values of the original CDM, measured with a LaTeX renderer; `note` says with which programs. */
export type FormulaCase = { id: string; gt: string; pred: string; expected: number };
/** Values of the matcher alone, over given boxes. */
export type BoxCase = { id: string; gt: FormulaBoxes; pred: FormulaBoxes; expected: number };

const rows = readFileSync(new URL('../golden/cdm.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { metric: string });

export const FORMULA_CASES = rows.filter((row) => row.metric === 'cdm') as unknown as FormulaCase[];
export const BOX_CASES = rows.filter((row) => row.metric === 'cdm_match') as unknown as BoxCase[];
