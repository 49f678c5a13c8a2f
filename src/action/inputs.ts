import { OPTION_SPECS, variableOf } from '../cli/option-specs.ts';

/** The inputs of the action by what they are about; every one but the token is an option too. */
export const INPUT_GROUPS: readonly {
  readonly title: string;
  readonly names: readonly string[];
}[] = [
  {
    title: 'The run',
    names: [
      'command',
      'batch',
      'output-format',
      'dataset',
      'dataset-revision',
      'rooms',
      'pages',
      'tags',
      'max-pages',
      'timeout-minutes',
      'job-budget-minutes',
      'concurrency',
      'retries',
      'max-output',
      'working-directory',
      'shell',
      'pass-env',
      'shard',
      'results-path',
      'mode',
      'label',
      'suite',
    ],
  },
  { title: 'The base', names: ['baseline', 'baseline-path', 'save-baseline'] },
  {
    title: 'The gate',
    names: [
      'fail-on',
      'min-ghost-free',
      'max-lost',
      'fail-on-missing-baseline',
      'confirm',
      'allow-list',
    ],
  },
  {
    title: 'The report',
    names: [
      'comment',
      'job-summary',
      'annotations',
      'upload-artifact',
      'include-outputs',
      'no-images',
      'redact',
      'max-bytes',
      'badge-path',
      'junit-path',
      'sarif-path',
      'dry-run',
    ],
  },
];

export const TOKEN_INPUT = 'github-token';
export const TOKEN_DESCRIPTION =
  'Token that comments, seen by the reporting step alone. Needs pull-requests: write.';

/** What the action says afterwards, in the order of the documentation. */
export const OUTPUTS: Readonly<Record<string, string>> = {
  conclusion: 'success, failure or neutral (nothing to compare with, and no limit broken)',
  reason: 'Why, in a sentence',
  pages: 'Pages of the run',
  boos: 'Pages that are a Boo',
  lost: 'Pages that are Lost',
  errors: 'Pages that could not be judged',
  'new-boos': 'Pages that newly became a Boo',
  'fixed-boos': 'Pages that were a Boo and are ghost-free now',
  'new-lost': 'Pages that newly became Lost',
  flaky: 'Pages that were bad in half of their runs or fewer: shown, not counted',
  'ghost-free-rate': 'Share of the pages that are ghost-free, 0 to 1',
  rooms: 'JSON: pages, boos, lost and ghost-free-rate of each room',
  rank: 'Place on the published board; empty unless the run judged just its pages',
  'results-path': 'Folder of results.json and the raw outputs',
  'report-path': 'The report as one HTML file, in the folder of results-path',
  'baseline-source': 'cache, artifact, file, rerun or none',
  'baseline-sha': 'Commit that was compared with',
  'dataset-cache-hit': 'true when the pages came from the cache',
  'comment-url': 'The comment on the pull request',
};

export interface InputDescription {
  readonly name: string;
  /** One paragraph, the default at its end. */
  readonly description: string;
  /** The variable that hands it to the command line. */
  readonly variable: string;
}

/** An input out of the one list of options. @throws RangeError for a name that is no option */
export function describeInput(name: string): InputDescription {
  const spec = OPTION_SPECS.find((other) => other.name === name);
  if (spec === undefined) throw new RangeError(`no option ${name}`);
  // What starts with one of its values keeps the value's spelling.
  const isValue = /^\S+[,:]/.test(spec.description);
  const start = spec.description.charAt(0);
  const text = `${isValue ? start : start.toUpperCase()}${spec.description.slice(1)}.`;
  const fallback = spec.value === null ? 'false' : spec.fallback;
  const description = fallback === null ? text : `${text} Default: ${fallback}`;
  return { name, description, variable: variableOf(name) };
}
