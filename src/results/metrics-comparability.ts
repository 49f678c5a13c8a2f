import { createHash } from 'node:crypto';
import type { MetricsResults } from './metrics-model.ts';
import { shownText } from './shown.ts';

/** Hex digits of the key, and of a hash that a message shows. */
const KEY_DIGITS = 16;
const HASH_DIGITS = 12;

/** What has a say in whether metrics may be compared; known before a run starts. */
export type ComparableMetrics = Pick<
  MetricsResults,
  'metricsVersion' | 'profile' | 'formulas' | 'timeoutMs'
> & {
  readonly dataset: Pick<MetricsResults['dataset'], 'revision'>;
  readonly parser: Pick<MetricsResults['parser'], 'label'>;
};

/**
 * A short hash that is equal for runs that may be compared, of one parser.
 *
 * It covers the reference pages that are scored, the version of the metrics, profile, renderer of the
 * formulas, clock and label. The command is what is under test and stays out.
 *
 * @returns 16 hex digits
 */
export function metricsComparabilityKey(results: ComparableMetrics): string {
  const { dataset, parser, metricsVersion, profile, formulas, timeoutMs } = results;
  const traits = [
    'docmetrics',
    dataset.revision,
    metricsVersion,
    profile,
    formulas,
    timeoutMs,
    parser.label,
  ];
  return createHash('sha256').update(JSON.stringify(traits)).digest('hex').slice(0, KEY_DIGITS);
}

/**
 * What keeps two files of metrics from being compared, one phrase each; empty when nothing does.
 *
 * Parsers of two labels may be compared: that is what two files are compared for. So may a run and
 * outputs that were scored without one.
 */
export function whyMetricsNotComparable(base: MetricsResults, head: MetricsResults): string[] {
  return [
    ...pagesReasons(base, head),
    ...difference('version of the metrics', base.metricsVersion, head.metricsVersion),
    ...difference('profile', base.profile, head.profile),
    ...difference('renderer of formulas', base.formulas ?? 'none', head.formulas ?? 'none'),
    ...(base.timeoutMs === null || head.timeoutMs === null
      ? []
      : difference('timeout', seconds(base.timeoutMs), seconds(head.timeoutMs))),
  ];
}

/** The hash covers just the pages that were scored: where it is the same, no choice matters. */
function pagesReasons(base: MetricsResults, head: MetricsResults): string[] {
  if (base.dataset.revision === head.dataset.revision) return [];
  const choices = CHOICES.flatMap(([name, of]) =>
    difference(name, of(base.selection), of(head.selection)),
  );
  if (choices.length > 0) return choices;
  return difference('ground truth', shortHash(base), shortHash(head));
}

type Selection = MetricsResults['selection'];

const CHOICES: readonly (readonly [string, (selection: Selection) => string])[] = [
  ['choice of subjects (--subjects)', ({ subjects }) => setText(subjects, 'all')],
  [
    'choice of subjects (--exclude-subjects)',
    ({ excludedSubjects }) => setText(excludedSubjects, 'none'),
  ],
  ['choice of pages (--pages)', ({ pages }) => setText(pages, 'all')],
  ['most pages of a subject (--max-pages)', ({ maxPages }) => maxPages?.toString() ?? 'all'],
];

function difference(name: string, base: string, head: string): string[] {
  if (base === head) return [];
  return [`the ${name} is ${shownText(base)} in the base and ${shownText(head)} here`];
}

function setText(names: readonly string[] | null, none: string): string {
  return names === null ? none : JSON.stringify([...new Set(names)].toSorted());
}

function shortHash({ dataset: { revision } }: MetricsResults): string {
  return revision.replace('sha256:', '').slice(0, HASH_DIGITS);
}

function seconds(timeoutMs: number): string {
  return `${timeoutMs / 1000} s`;
}
