import { readFileSync } from 'node:fs';
import type { PageMode, RuleParameters, WarningName } from '../../../src/rule/types.ts';

/** One part of an output: as is, repeated, or with `{n}` counted up. */
type Part =
  | string
  | { readonly repeat: string; readonly times: number }
  | { readonly count: string; readonly from: number; readonly to: number };

/** One line of `test/golden/loops.jsonl`. */
export interface LoopCase {
  readonly id: string;
  readonly page_text: string;
  readonly exact: boolean;
  readonly output: readonly Part[];
  readonly expected: 'boo' | 'pass';
  readonly why: string;
  readonly mode?: PageMode;
  readonly warning?: WarningName;
}

/** Every case of the golden file. */
export function readLoopCases(): readonly LoopCase[] {
  const file = new URL('../../golden/loops.jsonl', import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoopCase);
}

/** The published rule for a case's page. */
export function ruleOf(loopCase: LoopCase): RuleParameters {
  return publishedRule(
    loopCase.page_text,
    loopCase.mode ?? (loopCase.exact ? 'exact' : 'text-layer'),
  );
}

/** A rule with the published factor and slacks and nothing stated about the page. */
export function publishedRule(referenceText: string, mode: PageMode): RuleParameters {
  return {
    referenceText,
    mode,
    pageFillRuns: [],
    pageLines: null,
    factor: 2,
    fillSlack: 40,
    lineSlack: 40,
    unitSlack: 20,
    absentSlack: 20,
    lineWidth: 250,
  };
}

/** A case's output, written out. */
export function outputOf(loopCase: LoopCase): string {
  return loopCase.output.map(written).join('');
}

function written(part: Part): string {
  if (typeof part === 'string') {
    return part;
  }
  if ('repeat' in part) {
    return part.repeat.repeat(part.times);
  }
  const numbers = Array.from({ length: part.to - part.from + 1 }, (_, i) => String(part.from + i));
  return numbers.map((n) => part.count.replaceAll('{n}', n)).join('');
}
