import { readFileSync } from 'node:fs';

/** The reference values of one metric, in the order of the file. */
export function goldenRows(metric: string): readonly object[] {
  return readFileSync(new URL('../golden/docmetrics.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { metric: string })
    .filter((row) => row.metric === metric);
}
