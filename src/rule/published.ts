import { measureFill } from './fill.ts';
import type { PageMode, RuleParameters } from './types.ts';

/** Factor and slacks of the published rule. */
export const PUBLISHED = {
  factor: 2,
  fillSlack: 40,
  lineSlack: 40,
  unitSlack: 20,
  absentSlack: 20,
  lineWidth: 250,
} as const;

/** The budget of a page by its reference, with the published slacks. */
export function publishedRule(referenceText: string, mode: PageMode): RuleParameters {
  const fill = measureFill(referenceText);
  return { referenceText, mode, pageFillRuns: fill.runs, pageLines: fill.lines, ...PUBLISHED };
}
