import type { MetricsPage, Totals } from '../results/metrics-model.ts';
import { totalsOf } from '../results/metrics-summary.ts';

/** A number that policies can name. */
export interface Metric {
  readonly name: string;
  /** As tables head it. */
  readonly title: string;
  /** `edit`: a distance of 0 to 1, less is better. `score`: up to 100, more is better. */
  readonly kind: 'edit' | 'score';
  readonly of: (totals: Totals) => number | null;
  /** What a ground truth has to hold for it, in the plural. */
  readonly needs: string;
}

/** Every metric that policies can name, by the names of the challenge, in the order of the tables. */
export const METRICS: readonly Metric[] = [
  score('overall', 'Overall', (totals) => totals.overall, 'pages that can be scored'),
  edit('text-ed', 'Text ED', (totals) => totals.textEdit, 'texts'),
  score('table-teds', 'Table TEDS', (totals) => totals.tableTeds, 'tables'),
  score('table-teds-s', 'Table TEDS-S', (totals) => totals.tableTedsS, 'tables'),
  score('formula-cdm', 'Formula CDM', (totals) => totals.formulaCdm, 'display formulas'),
  edit('formula-ed', 'Formula ED', (totals) => totals.formulaEdit, 'display formulas'),
  score('reading-order', 'Reading order', (totals) => totals.readingOrder, 'pages with an order'),
  score('overall-paper', 'Overall (paper)', (totals) => totals.overallPaper, 'scores'),
  score(
    'overall-omnidocbench',
    'Overall (OmniDocBench)',
    (totals) => totals.overallOmniDocBench,
    'scores',
  ),
];

/** A metric on the scale of policies: 0 to 100, more is better; null where there is nothing of it. */
export function pointsOf({ kind, of }: Metric, totals: Totals): number | null {
  const value = of(totals);
  return value === null || kind === 'score' ? value : (1 - value) * 100;
}

/** The same of one page. */
export function pagePoints(metric: Metric, page: MetricsPage): number | null {
  return pointsOf(metric, totalsOf([page]));
}

function score(name: string, title: string, of: Metric['of'], needs: string): Metric {
  return { name, title, kind: 'score', of, needs };
}

function edit(name: string, title: string, of: Metric['of'], needs: string): Metric {
  return { name, title, kind: 'edit', of, needs };
}
