import { InputError } from '../errors.ts';
import { didYouMean } from '../results/nearest.ts';
import { shown } from '../results/shown.ts';
import { type Metric, METRICS } from './metric-names.ts';
import { readPercent } from './policy-text.ts';

/** What `fail-on` holds for document metrics when nobody set it. */
export const DEFAULT_METRICS_FAIL_ON = 'metric-drop:overall:1';

const POLICY = 'metric-drop';

/** A metric may get worse by this many points of 100, no more. */
export interface MetricDrop {
  readonly metric: Metric;
  readonly points: number;
}

/** A metric must reach this many points of 100. */
export interface MetricMinimum {
  readonly metric: Metric;
  readonly points: number;
}

/**
 * Reads `fail-on` of document metrics: `metric-drop:<name>:<points>` with commas between them.
 *
 * Names are those of the challenge, `text-ed` or `Text_ED`.
 *
 * @returns no policies for `never`
 * @throws InputError for an empty list, other policies, unknown names (with the nearest known one), a
 *   metric that is there twice, `never` beside others, and points that are no number from 0 to 100
 */
export function parseMetricsFailOn(text: string = DEFAULT_METRICS_FAIL_ON): MetricDrop[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length === 1 && parts[0] === 'never') return [];
  const drops = parts.map(readDrop);
  const twice = drops.find(
    ({ metric }, index) => drops.findIndex((other) => other.metric === metric) < index,
  );
  if (twice !== undefined) {
    throw failOnError(`names ${twice.metric.name} twice, got ${shown(text)}`);
  }
  return drops;
}

/**
 * Reads the limit of a metric: `min-overall`, `min-text-ed` and the like.
 *
 * @returns null, no limit, for an empty text
 * @throws InputError for anything but a number from 0 to 100, with four decimals at most
 */
export function parseMinimum(metric: Metric, text: string): MetricMinimum | null {
  if (text.trim() === '') return null;
  const points = readPercent(text.trim());
  if (points !== null) return { metric, points };
  const option = `min-${metric.name}`;
  throw new InputError(option, `${option} must be points from 0 to 100, got ${shown(text)}`, {
    hint:
      metric.kind === 'edit'
        ? `Points are 100 × (1 − ${metric.title}): 90 is an edit distance of 0.1.`
        : 'Give the fewest points that may pass, such as 85.',
  });
}

function readDrop(part: string): MetricDrop {
  if (part === 'never') throw failOnError('takes never alone, got it beside others');
  const [policy = '', name = '', points = '', ...more] = part.split(':').map((it) => it.trim());
  if (policy !== POLICY || name === '' || more.length > 0) {
    throw failOnError(`does not know ${shown(part)} for suite docmetrics`);
  }
  const key = name.toLowerCase().replaceAll('_', '-');
  const metric = METRICS.find((other) => other.name === key);
  if (metric === undefined) {
    const names = METRICS.map((other) => other.name);
    throw failOnError(`does not know the metric ${shown(name)}`, didYouMean(key, names));
  }
  const value = readPercent(points);
  if (value !== null) return { metric, points: value };
  throw failOnError(
    `needs points from 0 to 100 as in ${POLICY}:${metric.name}:1, got ${shown(part)}`,
  );
}

function failOnError(problem: string, guess: string | null = null): InputError {
  const names = METRICS.map(({ name }) => name).join(', ');
  const usage = `Use ${POLICY}:<name>:<points> with ${names}; or never alone.`;
  return new InputError('fail-on', `fail-on ${problem}`, {
    hint: guess === null ? usage : `${guess} ${usage}`,
  });
}
