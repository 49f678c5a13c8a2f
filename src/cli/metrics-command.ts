import { measure } from '../app/metrics.ts';
import { type Profile, PROFILES } from '../docmetrics/profile.ts';
import { EXIT, InputError } from '../errors.ts';
import { renderMetrics } from '../report/metrics-terminal.ts';
import { serializeMetrics } from '../results/metrics-file.ts';
import type { MetricsSelection } from '../results/metrics-model.ts';
import { type CommandContext, VERSION } from './context.ts';
import { labelOf } from './gate-settings.ts';
import { writeInto } from './report-files.ts';
import { invalidOption, type Settings } from './settings.ts';

/** `boobench metrics PRED --gt GT`: how good the parse is. */
export async function metricsCommand({
  settings,
  operands,
  terminal,
  signal,
}: CommandContext): Promise<number> {
  const [predictions] = operands;
  if (predictions === undefined) {
    throw new InputError('missing-operand', 'metrics needs what one parser wrote', {
      hint: 'boobench metrics PREDICTIONS --gt GROUND-TRUTH',
    });
  }
  const results = await measure(
    {
      truth: settings.required('gt'),
      predictions,
      profile: profileOf(settings),
      drawsFormulas: !settings.flag('no-formulas'),
      selection: metricsSelectionOf(settings),
      run: null,
      maxOutputBytes: settings.bytes('max-output'),
      label: labelOf(settings),
      toolVersion: VERSION,
    },
    {
      signal,
      onPages: () => undefined,
      onDone: () => undefined,
      onNotice: (text) => terminal.err.write(`${text}\n`),
    },
  );
  const output = settings.text('output');
  if (output !== null) await writeInto(output, serializeMetrics(results));
  terminal.out.write(
    settings.flag('json') ? serializeMetrics(results) : renderMetrics(results, terminal.out),
  );
  return EXIT.passed;
}

export function metricsSelectionOf(settings: Settings): MetricsSelection {
  return {
    subjects: settings.list('subjects'),
    excludedSubjects: settings.list('exclude-subjects'),
    pages: settings.list('pages'),
    maxPages: settings.whole('max-pages', 1),
  };
}

/** @throws InputError for a profile that there is not */
export function profileOf(settings: Settings): Profile {
  const name = settings.required('profile');
  const found = PROFILES.find((profile) => profile.name === name);
  if (found !== undefined) return found;
  throw invalidOption('profile', PROFILES.map((profile) => profile.name).join(', '), name);
}
