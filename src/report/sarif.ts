import type { PageChange } from '../gate/changes.ts';
import type { Comparison, PageComparison } from '../gate/compare.ts';
import type { PageResult, RunResults } from '../results/model.ts';
import { pageName } from '../results/order.ts';
import { visible, visibleCut } from './escape.ts';
import { ruleIndex, SARIF_RULES } from './sarif-rules.ts';
import { shownPage, shownSentence, verdictSentence } from './sections.ts';

/** Where SARIF's readers find the schema; it is never fetched here. */
const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const MAX_LABEL = 120;

/** How a change reads to a tool that keeps alerts; only where base and head are comparable. */
const BASELINE_STATE: Partial<Readonly<Record<PageChange, string>>> = {
  'still-boo': 'unchanged',
  'still-lost': 'unchanged',
  'no-longer-lost': 'updated',
};

/**
 * A run as SARIF 2.1.0: a result for each Boo, Lost page and warning.
 *
 * - Pages that could not be judged, or did not run, are notifications of the tool, not results.
 * - Pages on the allow-list are suppressed with the reason; flaky ones ask for a review.
 * - A result points at the page's raw output, relative to the results folder.
 *
 * @see the OASIS schema, which the tests check it against
 */
export function sarifJson(head: RunResults, comparison: Comparison): string {
  const log = { $schema: SCHEMA, version: '2.1.0', runs: [sarifRun(head, comparison)] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function sarifRun(head: RunResults, comparison: Comparison): object {
  const label = visibleCut(head.parser.label, MAX_LABEL);
  const notifications = comparison.pages.flatMap((page) => notificationOf(page, comparison));
  return {
    tool: {
      driver: {
        name: 'Boo Bench',
        semanticVersion: head.tool.version,
        rules: SARIF_RULES.map(({ id, level, name, text }) => ({
          id,
          name,
          shortDescription: { text },
          defaultConfiguration: { level },
        })),
      },
    },
    automationDetails: { id: `boobench/${label === '' ? 'local' : label}/` },
    invocations: [
      {
        executionSuccessful: notifications.length === 0,
        startTimeUtc: head.startedAt,
        toolExecutionNotifications: notifications,
      },
    ],
    originalUriBaseIds: { RESULTS: { description: { text: 'The folder of the results.' } } },
    columnKind: 'utf16CodeUnits',
    results: comparison.pages.flatMap((page) => resultsOf(page, comparison)),
    properties: {
      dataset: visible(head.dataset.source),
      datasetRevision: visible(head.dataset.revision),
      ruleVersion: visible(head.dataset.ruleVersion),
      commit: head.commit === null ? null : visible(head.commit),
    },
  };
}

function resultsOf(page: PageComparison, comparison: Comparison): object[] {
  const { head } = page;
  if (head === null || head.outcome === 'error') return [];
  const bad = head.outcome === 'ghost-free' ? [] : [badResult(page, head, comparison)];
  const warnings = head.verdict.warnings.map((warning) => ({
    ...commonOf(page, warning.name),
    ...stateOf(page, comparison, hasWarning(page.base, warning.name)),
    level: 'warning',
    message: { text: messageText(head, shownSentence(warning.sentence)) },
    properties: { measured: warning.measured, limit: warning.limit, unit: visible(warning.unit) },
  }));
  return [...bad, ...warnings];
}

function badResult(page: PageComparison, head: PageResult, comparison: Comparison): object {
  const { change, allowedBy } = page;
  const { cause, check, unit, measured, limit, pageCount, where } = head.verdict;
  const known = change in BASELINE_STATE;
  return {
    ...commonOf(page, cause),
    ...stateOf(page, comparison, known),
    ...(change === 'flaky' ? { kind: 'review', level: 'none' } : { level: 'error' }),
    ...(allowedBy === null
      ? {}
      : {
          suppressions: [{ kind: 'external', justification: shownSentence(allowedBy.reason) }],
        }),
    message: { text: messageText(head, verdictSentence(head)) },
    properties: {
      outcome: head.outcome,
      change,
      check,
      unit: unit === null ? null : visible(unit),
      measured,
      limit,
      pageCount,
      where,
    },
  };
}

/** All results of a run have a baseline state, or none has. */
function stateOf(
  { change }: PageComparison,
  { baseline }: Comparison,
  known: boolean,
): { readonly baselineState?: string } {
  if (baseline.kind !== 'comparable') return {};
  return { baselineState: known ? (BASELINE_STATE[change] ?? 'unchanged') : 'new' };
}

function hasWarning(base: PageResult | null, name: string): boolean {
  return base?.verdict.warnings.some((warning) => warning.name === name) ?? false;
}

function commonOf(page: PageComparison, ruleId: string): object {
  return {
    ruleId,
    ruleIndex: ruleIndex(ruleId),
    locations: [locationOf(page)],
    // One alert a page and cause, wherever the loop stands in the next output.
    partialFingerprints: { 'boobenchPage/v1': `${visible(pageName(page))}:${ruleId}` },
  };
}

function notificationOf(page: PageComparison, { headShard }: Comparison): object[] {
  const { head, change } = page;
  const id = change === 'error' ? 'not-judged' : 'not-run';
  const isMissing = change === 'not-run' && headShard === null;
  if (change !== 'error' && !isMissing) return [];
  const text = head === null ? 'the base has this page; it did not run.' : verdictSentence(head);
  return [
    {
      descriptor: { id, index: ruleIndex(id) },
      level: 'error',
      message: { text: plainMessage(`${shownPage(page)}: ${text}`) },
      locations: [locationOf(page)],
    },
  ];
}

function locationOf({ room, id }: PageComparison): object {
  const path = ['outputs', room, `${id}.md`].map(uriPart).join('/');
  return {
    physicalLocation: {
      artifactLocation: { uri: path, uriBaseId: 'RESULTS' },
      region: { startLine: 1 },
    },
    logicalLocations: [{ fullyQualifiedName: visible(pageName({ room, id })), kind: 'resource' }],
  };
}

/** A file name as a part of a URI; half a surrogate pair, which none can hold, as U+FFFD. */
function uriPart(name: string): string {
  return encodeURIComponent(name.toWellFormed());
}

function messageText(page: PageResult, sentence: string): string {
  return plainMessage(`${shownPage(page)}: ${sentence}`);
}

/** A message in which nothing is a link: SARIF readers make one of `[text](target)`. */
function plainMessage(text: string): string {
  return text.replaceAll('](', '] (');
}
