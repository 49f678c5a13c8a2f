import type { CdmScore } from './cdm-score.ts';

export type { CdmScore } from './cdm-score.ts';

/** The name under which values stand in results: they are close to the original CDM, not equal (S16.5). */
export const CDM_NAME = 'cdm-mathjax';

/** Scores a formula pair; see `cdm` in `cdm-score.ts`. */
export type Cdm = (predicted: string, reference: string) => CdmScore;

/**
 * Loads the typesetter, which is a third of a second and two megabytes, and gives the metric.
 *
 * Loaded once a process, and not at all by a run without formulas.
 */
export async function loadCdm(): Promise<Cdm> {
  const { cdm } = await import('./cdm-score.ts');
  return cdm;
}

/** Draws a formula for a report; see `formulaSvg` in `cdm-svg.ts`. */
export type FormulaSvg = (source: string) => string | null;

/** Loads the typesetter, as `loadCdm` does, and gives the drawing of formulas. */
export async function loadFormulaSvg(): Promise<FormulaSvg> {
  const { formulaSvg } = await import('./cdm-svg.ts');
  return formulaSvg;
}
