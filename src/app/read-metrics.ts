import { join } from 'node:path';
import { kindOfPath, readText } from '../host/files.ts';
import { parseMetrics } from '../results/metrics-file.ts';
import type { MetricsResults } from '../results/metrics-model.ts';

/** Largest `metrics.json` that is read: ten thousand pages with their losses take about 100 MB. */
const MAX_METRICS_BYTES = 512 * 1024 * 1024;

/**
 * Reads document metrics, given as a file or as the folder that holds `metrics.json`.
 *
 * @throws InputError naming the file for anything that is not metrics of this version
 */
export async function readMetrics(path: string): Promise<MetricsResults> {
  const file = (await kindOfPath(path)) === 'folder' ? join(path, 'metrics.json') : path;
  return parseMetrics(await readText(file, MAX_METRICS_BYTES), file);
}
