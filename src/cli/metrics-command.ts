import { measure } from '../app/metrics.ts';
import { type Profile, PROFILES } from '../docmetrics/profile.ts';
import { EXIT, InputError } from '../errors.ts';
import { renderMetrics } from '../report/metrics-terminal.ts';
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
      subjects: settings.list('subjects'),
      excludedSubjects: settings.list('exclude-subjects'),
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
  const json = `${JSON.stringify(results, null, 2)}\n`;
  const output = settings.text('output');
  if (output !== null) await writeInto(output, json);
  terminal.out.write(settings.flag('json') ? json : renderMetrics(results, terminal.out));
  return results.counts.required === 0 ? EXIT.couldNotMeasure : EXIT.passed;
}

/** @throws InputError for a profile that there is not */
export function profileOf(settings: Settings): Profile {
  const name = settings.required('profile');
  const found = PROFILES.find((profile) => profile.name === name);
  if (found !== undefined) return found;
  throw invalidOption('profile', PROFILES.map((profile) => profile.name).join(', '), name);
}
