import type { PageChange } from '../gate/changes.ts';
import type { Comparison, PageComparison } from '../gate/compare.ts';
import type { GateDecision } from '../gate/policy.ts';
import { pageName } from '../results/order.ts';
import { visibleCut } from './escape.ts';
import { verdictSentence } from './sections.ts';

const MAX_NAME = 120;
const MAX_MESSAGE = 600;

/** One mark on a check: visible texts on one line each. */
export interface PageAnnotation {
  readonly level: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
}

const TITLES: readonly (readonly [PageChange, string, PageAnnotation['level']])[] = [
  ['new-boo', 'New Boo', 'error'],
  ['newly-lost', 'Newly Lost', 'error'],
  ['error', 'Not judged', 'error'],
  ['flaky', 'Flaky', 'warning'],
];

/** What a reviewer should see on the check: the verdict where it failed, then page by page. */
export function annotationsOf(comparison: Comparison, decision: GateDecision): PageAnnotation[] {
  const pages = TITLES.flatMap(([change, title, level]) =>
    comparison.pages
      .filter((page) => page.change === change)
      .map((page) => annotationOf(page, title, level)),
  );
  if (decision.conclusion !== 'failure') return pages;
  const message = visibleCut(decision.reason, MAX_MESSAGE);
  return [{ level: 'error', title: 'Boo Bench', message }, ...pages];
}

function annotationOf(
  page: PageComparison,
  title: string,
  level: PageAnnotation['level'],
): PageAnnotation {
  const message = page.head === null ? '' : verdictSentence(page.head);
  return {
    level,
    title: `${title}: ${visibleCut(pageName(page), MAX_NAME)}`,
    message: visibleCut(message, MAX_MESSAGE),
  };
}
