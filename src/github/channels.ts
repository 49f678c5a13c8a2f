import { error, notice, setOutput, summary, warning } from '@actions/core';

/** Annotations of one kind that GitHub shows for a step. */
export const MOST_ANNOTATIONS = 10;

/** A mark on the check; its texts are visible and on one line. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

const LEVELS = { error, warning, notice } as const;

/** Puts marks on the check of the job, as many as are shown. */
export function annotate(annotations: readonly Annotation[]): void {
  const counts = { error: 0, warning: 0, notice: 0 };
  for (const { level, title, message } of annotations) {
    counts[level] += 1;
    if (counts[level] <= MOST_ANNOTATIONS) LEVELS[level](message, { title });
  }
}

/** Tells one thing beside the log: a notice or a warning on the check. */
export function announce(level: 'notice' | 'warning' | 'error', message: string): void {
  LEVELS[level](message, { title: 'Boo Bench' });
}

/** Adds Markdown to the summary of the job; false where there is none. */
export async function writeSummary(markdown: string): Promise<boolean> {
  if ((process.env['GITHUB_STEP_SUMMARY'] ?? '') === '') return false;
  await summary.addRaw(markdown).write();
  return true;
}

/** Sets outputs of the step; null becomes an empty text. */
export function setOutputs(values: Readonly<Record<string, string | number | null>>): void {
  for (const [name, value] of Object.entries(values)) setOutput(name, value ?? '');
}
