import type { Comparison, PageComparison } from '../gate/compare.ts';
import type { PageResult, RunResults } from '../results/model.ts';
import { groupByRoom } from '../results/order.ts';
import { shownSentence, verdictSentence } from './sections.ts';
import { markupText } from './xml.ts';

/** How a page reads as a test. */
type TestOutcome =
  | { readonly kind: 'passed' }
  | {
      readonly kind: 'failure' | 'error' | 'skipped';
      readonly type: string;
      readonly message: string;
    };

interface TestCase {
  readonly page: PageComparison;
  readonly outcome: TestOutcome;
}

/**
 * A run as JUnit XML: a suite a room, a test case a page.
 *
 * - A Boo or Lost page is a failure, whatever the base: a test report says how things are.
 * - A page that could not be judged, or that the base has and the run lacks, is an error.
 * - A flaky page and one on the allow-list are skipped, with the reason.
 *
 * @see `junit-10.xsd` of Jenkins' xUnit plugin, which the tests check it against
 */
export function junitXml(head: RunResults, comparison: Comparison): string {
  const shown = comparison.pages.filter(({ change }) => change !== 'removed');
  const suites = [...groupByRoom(shown)].map(([room, pages]) => ({
    room,
    cases: pages.map((page) => ({ page, outcome: outcomeOf(page, comparison) })),
  }));
  const all = suites.flatMap(({ cases }) => cases);
  const { tests, failures, errors, time } = attributesOf(all);
  const name = markupText(`boobench ${head.parser.label}`.trim());
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${name}" ${tests} ${failures} ${errors} ${time}>
${suites.map(({ room, cases }) => suiteXml(room, cases, head.startedAt)).join('')}</testsuites>
`;
}

function outcomeOf(page: PageComparison, { headShard }: Comparison): TestOutcome {
  const { head, change, allowedBy } = page;
  if (head === null) {
    const message = 'The base has this page; it did not run.';
    return headShard === null
      ? { kind: 'error', type: 'not-run', message }
      : { kind: 'skipped', type: 'other-shard', message: 'It belongs to another shard.' };
  }
  const { cause } = head.verdict;
  if (change === 'flaky') {
    return { kind: 'skipped', type: 'flaky', message: verdictSentence(head) };
  }
  if (change === 'allowed' && allowedBy !== null) {
    const message = `On the allow-list until ${allowedBy.expires}: ${allowedBy.reason}`;
    return { kind: 'skipped', type: 'allowed', message: shownSentence(message) };
  }
  if (head.outcome === 'ghost-free') return { kind: 'passed' };
  const kind = head.outcome === 'error' ? 'error' : 'failure';
  return { kind, type: cause, message: verdictSentence(head) };
}

function suiteXml(room: string, cases: readonly TestCase[], startedAt: string): string {
  const { tests, failures, errors, skipped, time } = attributesOf(cases);
  return `<testsuite name="${markupText(room)}" ${tests} ${failures} ${errors} ${skipped} ${time} timestamp="${markupText(startedAt)}">
${cases.map(caseXml).join('')}</testsuite>
`;
}

function caseXml({ page, outcome }: TestCase): string {
  const { head } = page;
  const open = `<testcase classname="${markupText(page.room)}" name="${markupText(page.id)}" ${timeOf([page])}`;
  if (outcome.kind === 'passed') return `${open}/>\n`;
  const { kind, type, message } = outcome;
  const body = head === null ? '' : budgetLines(head);
  return `${open}><${kind} type="${markupText(type)}" message="${markupText(message)}">${body}</${kind}></testcase>\n`;
}

/** Each budget on a line: what was measured, its limit, and what the page has. */
function budgetLines({ verdict }: PageResult): string {
  return verdict.budgets
    .map(
      ({ check, unit, measured, limit, pageCount }) =>
        `${check}: ${measured} of ${limit} allowed, the page has ${pageCount}: ${markupText(unit)}\n`,
    )
    .join('');
}

function attributesOf(cases: readonly TestCase[]): Readonly<Record<string, string>> {
  const count = (kind: TestOutcome['kind']): number =>
    cases.filter(({ outcome }) => outcome.kind === kind).length;
  return {
    tests: `tests="${cases.length}"`,
    failures: `failures="${count('failure')}"`,
    errors: `errors="${count('error')}"`,
    skipped: `skipped="${count('skipped')}"`,
    time: timeOf(cases.map(({ page }) => page)),
  };
}

function timeOf(pages: readonly PageComparison[]): string {
  const ms = pages.reduce((sum, { head }) => sum + (head?.durationMs ?? 0), 0);
  return `time="${(ms / 1000).toFixed(3)}"`;
}
