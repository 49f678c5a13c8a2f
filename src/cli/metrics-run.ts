import { runMetrics } from '../app/metrics-run.ts';
import { EXIT, InputError } from '../errors.ts';
import { visible } from '../report/escape.ts';
import { renderMetrics } from '../report/metrics-terminal.ts';
import { serializeMetrics } from '../results/metrics-file.ts';
import type { CommandContext } from './context.ts';
import { metricsRequestOf } from './metrics-settings.ts';
import { RunProgress, runRequestOf } from './run-request.ts';
import type { Settings } from './settings.ts';

/** `boobench run --suite docmetrics`: the parser on the pages of a ground truth, then the metrics. */
export async function runMetricsCommand(context: CommandContext): Promise<number> {
  const { settings, terminal, signal } = context;
  refuseShard(settings);
  const metricsRequest = metricsRequestOf(settings);
  const request = runRequestOf(settings, { base: null, allow: [] });
  const progress = new RunProgress(terminal.err, signal);
  try {
    const done = await runMetrics({ run: request, metrics: metricsRequest }, progress.events);
    progress.end();
    if (settings.flag('json')) terminal.out.write(serializeMetrics(done.metrics));
    else {
      terminal.out.write(renderMetrics(done.metrics, terminal.out));
      terminal.out.write(`Results: ${visible(done.metricsFile)}\n`);
    }
    return done.metrics.counts.errors === 0 ? EXIT.passed : EXIT.couldNotMeasure;
  } finally {
    progress.end();
  }
}

/** Totals of a part say nothing, and parts cannot be put together. @throws InputError */
export function refuseShard(settings: Settings): void {
  if (settings.text('shard') === null) return;
  throw new InputError('shard', 'shard is given, but suite docmetrics runs whole', {
    hint: 'Leave --shard out, or choose pages with --subjects.',
  });
}
