import type { Cause, PageVerdict } from '../results/model.ts';

type RuleId = Exclude<Cause, 'none'> | PageVerdict['warnings'][number]['name'] | 'not-run';

interface SarifRule {
  readonly id: RuleId;
  readonly level: 'error' | 'warning';
  readonly name: string;
  readonly text: string;
}

/** What a page can be reported for, in the order of the file's rules. */
export const SARIF_RULES: readonly SarifRule[] = [
  {
    id: 'loop',
    level: 'error',
    name: 'Loop',
    text: 'The output repeats something more often than the page has it.',
  },
  {
    id: 'hidden-loop',
    level: 'error',
    name: 'HiddenLoop',
    text: 'The output is not the declared format, and its raw text loops.',
  },
  {
    id: 'empty',
    level: 'error',
    name: 'EmptyAnswer',
    text: 'Nothing came back for a page that has text.',
  },
  {
    id: 'broken-answer',
    level: 'error',
    name: 'BrokenAnswer',
    text: 'The output is not the declared format.',
  },
  { id: 'failed', level: 'error', name: 'CommandFailed', text: 'The parser failed on every try.' },
  {
    id: 'timed-out',
    level: 'error',
    name: 'Lost',
    text: 'The parser was still running when its time was up.',
  },
  {
    id: 'not-judged',
    level: 'error',
    name: 'NotJudged',
    text: 'The page could not be judged.',
  },
  {
    id: 'not-run',
    level: 'error',
    name: 'NotRun',
    text: 'The base has the page; this run does not.',
  },
  {
    id: 'skeleton',
    level: 'warning',
    name: 'Skeleton',
    text: 'Rows repeat that differ only in their numbers.',
  },
  {
    id: 'bloat',
    level: 'warning',
    name: 'Bloat',
    text: 'The output is much longer than the page.',
  },
  {
    id: 'thin',
    level: 'warning',
    name: 'Thin',
    text: "Little of the page's text came back.",
  },
  {
    id: 'doubling',
    level: 'warning',
    name: 'Doubling',
    text: 'Most of the page came back twice.',
  },
];

/** Where a rule stands in {@link SARIF_RULES}. */
export function ruleIndex(id: string): number {
  return SARIF_RULES.findIndex((rule) => rule.id === id);
}
