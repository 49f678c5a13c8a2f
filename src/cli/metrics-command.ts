import { measure } from '../app/metrics.ts';
import { EXIT, InputError } from '../errors.ts';
import { renderMetrics } from '../report/metrics-terminal.ts';
import { serializeMetrics } from '../results/metrics-file.ts';
import type { MetricsResults } from '../results/metrics-model.ts';
import type { CommandContext } from './context.ts';
import { metricsRequestOf } from './metrics-settings.ts';
import { writeInto } from './report-files.ts';

/** `boobench metrics PRED --gt GT`: how good the parse is. */
export async function metricsCommand(context: CommandContext): Promise<number> {
  const { settings, operands, terminal } = context;
  const [predictions] = operands;
  if (predictions === undefined) {
    throw new InputError('missing-operand', 'metrics needs what one parser wrote', {
      hint: 'boobench metrics PREDICTIONS --gt GROUND-TRUTH',
    });
  }
  const results = await measureStored(context, predictions);
  const output = settings.text('output');
  if (output !== null) await writeInto(output, serializeMetrics(results));
  terminal.out.write(
    settings.flag('json') ? serializeMetrics(results) : renderMetrics(results, terminal.out),
  );
  return EXIT.passed;
}

/** Scores predictions that are there already. */
export function measureStored(
  { settings, signal, terminal }: CommandContext,
  predictions: string,
): Promise<MetricsResults> {
  return measure(
    { ...metricsRequestOf(settings), predictions, run: null },
    {
      signal,
      onPages: () => undefined,
      onDone: () => undefined,
      onNotice: (text) => terminal.err.write(`${text}\n`),
    },
  );
}
