import { type FormulaSvg, loadFormulaSvg } from '../docmetrics/cdm.ts';
import type { MetricsComparison } from '../gate/metrics-compare.ts';
import type { MetricsDecision } from '../gate/metrics-policy.ts';
import { metricsDocument } from '../report/html/metrics-document.ts';
import { metricsStyle } from './report-assets.ts';

/** Formulas that are drawn: some 20 ms each. */
const MOST_FORMULAS = 300;

/** The HTML report of document metrics, at most so many bytes unless all pages' figures take more. */
export async function metricsHtml(request: {
  readonly comparison: MetricsComparison;
  readonly decision: MetricsDecision;
  readonly notes: readonly string[];
  readonly maxBytes: number;
}): Promise<string> {
  const { head } = request.comparison;
  const hasFormulas = head.pages.some(({ losses }) =>
    losses.some(({ kind }) => kind === 'formula'),
  );
  const svg: FormulaSvg = hasFormulas ? await loadFormulaSvg() : () => null;
  let left = MOST_FORMULAS;
  const drawFormula: FormulaSvg = (source) => {
    left -= 1;
    return left < 0 ? null : svg(source);
  };
  return metricsDocument({ ...request, ...(await metricsStyle()), drawFormula });
}
