import { leavesFolder, near, originContradiction } from './consistency.ts';
import type { Fault } from './faults.ts';
import type { MetricsPage, MetricsResults, Totals } from './metrics-model.ts';
import {
  compareIds,
  componentsOf,
  countsOf,
  overallOf,
  subjectsOf,
  totalsOf,
} from './metrics-summary.ts';
import { shown, shownText } from './shown.ts';

/**
 * Finds the first thing in well-formed metrics that contradicts another.
 *
 * @returns null when everything agrees: pages sorted and none twice, overalls that the page's scores
 *   give, no scores of a page that was not measured, totals, counts and subjects that the pages give
 */
export function findMetricsContradiction(results: MetricsResults): Fault | null {
  return (
    originContradiction(results) ??
    pagesContradiction(results) ??
    countsContradiction(results) ??
    totalsContradiction(results.totals, totalsOf(results.pages), 'totals') ??
    subjectsContradiction(results)
  );
}

function pagesContradiction({ pages, formulas }: MetricsResults): Fault | null {
  for (const [index, page] of pages.entries()) {
    const path = `pages[${index}]`;
    const before = pages[index - 1];
    const order = before === undefined ? -1 : compareIds(before, page);
    if (order === 0) return { path, problem: `is there twice: ${shownText(page.id)}` };
    if (order > 0) return { path, problem: `is out of order: ${shownText(page.id)}` };
    if (formulas === null && page.cdm.length > 0) {
      return { path: `${path}.cdm`, problem: 'has scores, but no formula was drawn' };
    }
    const fault = pageContradiction(page, path);
    if (fault !== null) return fault;
  }
  return null;
}

function pageContradiction(page: MetricsPage, path: string): Fault | null {
  if (leavesFolder(page.id)) {
    return { path: `${path}.id`, problem: `must stay inside its folder, got ${shown(page.id)}` };
  }
  if (page.teds.length !== page.tedsS.length) {
    return { path: `${path}.tedsS`, problem: 'has not as many scores as teds' };
  }
  const given = overallOf(componentsOf(page));
  if (!near(page.overall, given)) {
    const problem = `is ${page.overall}, but the scores give ${given}`;
    return { path: `${path}.overall`, problem };
  }
  if (page.error && (page.missing || given !== null || page.formulaEdit !== null)) {
    return { path: `${path}.error`, problem: 'is true, but the page was measured' };
  }
  return null;
}

function countsContradiction({ counts, pages }: MetricsResults): Fault | null {
  const given = countsOf(pages);
  const names = ['required', 'missing', 'errors', 'tooLarge'] as const;
  const wrong = names.find((name) => counts[name] !== given[name]);
  if (wrong === undefined) return null;
  const problem = `is ${counts[wrong]}, but the pages give ${given[wrong]}`;
  return { path: `counts.${wrong}`, problem };
}

function subjectsContradiction({ subjects, pages }: MetricsResults): Fault | null {
  const given = subjectsOf(pages);
  const list = (rows: MetricsResults['subjects']): string =>
    JSON.stringify(rows.map(({ subject, pages: own }) => [subject, own]));
  if (list(subjects) !== list(given)) {
    return { path: 'subjects', problem: 'does not list the subjects of the pages' };
  }
  for (const [index, row] of given.entries()) {
    const stated = subjects[index];
    const fault = stated && totalsContradiction(stated, row, `subjects[${index}]`);
    if (fault) return fault;
  }
  return null;
}

const TOTALS = [
  'textEdit',
  'formulaEdit',
  'formulaCdm',
  'tableTeds',
  'tableTedsS',
  'readingOrder',
  'overall',
  'overallPaper',
  'overallOmniDocBench',
  'scorable',
  'tables',
  'formulas',
] as const;

function totalsContradiction(stated: Totals, given: Totals, path: string): Fault | null {
  const wrong = TOTALS.find((name) => !near(stated[name], given[name]));
  if (wrong === undefined) return null;
  const problem = `is ${stated[wrong]}, but the pages give ${given[wrong]}`;
  return { path: `${path}.${wrong}`, problem };
}
