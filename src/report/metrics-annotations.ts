import {
  type MetricsComparison,
  type MetricsPair,
  pagesThatLost,
} from '../gate/metrics-compare.ts';
import type { MetricsDecision } from '../gate/metrics-policy.ts';
import type { PageAnnotation } from './annotations.ts';
import { visibleCut } from './escape.ts';
import { pageChanges, shownScore } from './metrics-rows.ts';

const MAX_NAME = 120;
const MAX_MESSAGE = 600;
/** Pages that are marked on a check; the report lists more. */
const MOST_PAGES = 10;

/** What a reviewer should see on the check: the verdict where it failed, then what lost most. */
export function metricsAnnotations(
  comparison: MetricsComparison,
  decision: MetricsDecision,
): readonly PageAnnotation[] {
  const mark = (
    { id }: MetricsPair,
    title: string,
    level: PageAnnotation['level'],
    message: string,
  ): PageAnnotation => ({
    level,
    title: `${title}: ${visibleCut(id, MAX_NAME)}`,
    message: visibleCut(message, MAX_MESSAGE),
  });
  const errors = comparison.pages.filter(({ head }) => head?.error === true);
  const pages = [
    ...errors.map((pair) => mark(pair, 'Not measured', 'error', pair.head?.note ?? '')),
    ...pagesThatLost(comparison)
      .slice(0, MOST_PAGES)
      .map((pair) => mark(pair, 'Lost', 'warning', lostText(pair))),
  ];
  if (decision.conclusion !== 'failure') return pages;
  const message = visibleCut(decision.reason, MAX_MESSAGE);
  return [{ level: 'error', title: 'Document metrics', message }, ...pages];
}

function lostText({ base, head }: MetricsPair): string {
  if (base === null || head === null) return '';
  const overall = `overall ${shownScore(base.overall)} → ${shownScore(head.overall)}`;
  return [overall, ...pageChanges(base, head)].join(', ');
}
