import { comparabilityKey } from './comparability.ts';
import { parseResults } from './file.ts';
import { metricsComparabilityKey } from './metrics-comparability.ts';
import { parseMetrics } from './metrics-file.ts';

/** What a run measured. */
export type Suite = 'boobench' | 'docmetrics';

/** The name of a suite's results, in a results folder and in an artifact. */
export const RESULTS_FILE: Readonly<Record<Suite, 'results.json' | 'metrics.json'>> = {
  boobench: 'results.json',
  docmetrics: 'metrics.json',
};

/** What has to be known of results before they are taken as a base or reported. */
export interface HeldResults {
  readonly label: string;
  readonly commit: string | null;
  readonly isShard: boolean;
  readonly comparability: string;
  /** Why they cannot be what others are compared with; null when they can. */
  readonly unfit: string | null;
}

/**
 * Reads the text of a suite's results.
 *
 * @throws InputError for anything that is not sound results of that suite
 */
export function readHeld(suite: Suite, text: string, file: string): HeldResults {
  if (suite === 'docmetrics') {
    const metrics = parseMetrics(text, file);
    const { counts, parser, commit } = metrics;
    return {
      label: parser.label,
      commit,
      isShard: false,
      comparability: metricsComparabilityKey(metrics),
      unfit: unfitOf(counts.errors, counts.required, false),
    };
  }
  const results = parseResults(text, file);
  const { summary, shard, parser, commit } = results;
  return {
    label: parser.label,
    commit,
    isShard: shard !== null,
    comparability: comparabilityKey(results),
    unfit: unfitOf(summary.errors, summary.pages, shard !== null),
  };
}

function unfitOf(errors: number, pages: number, isShard: boolean): string | null {
  if (isShard) return 'they are a shard';
  if (errors > 0) return 'some pages could not be judged';
  return pages === 0 ? 'there are none' : null;
}
