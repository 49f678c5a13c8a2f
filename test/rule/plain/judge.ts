import type { CheckName, RuleParameters } from '../../../src/rule/types.ts';
import {
  fillFindings,
  lineFindings,
  markupFindings,
  phraseFindings,
  tableFindings,
} from './budgets.ts';
import { cleanText } from './clean.ts';
import { readPage } from './page.ts';
import { unitFindings } from './units.ts';
import type { PlainFinding, PlainVerdict } from './verdict.ts';
import { coveragePlain, warningsOf } from './warnings.ts';

/**
 * The repetition rule read as plainly as it is written; quadratic, for texts of a few thousand characters.
 *
 * @see rule `repetition_overshoot`, sections 1 to 3
 */
export function judgePlain(rule: RuleParameters, output: string): PlainVerdict {
  const page = readPage(rule);
  const text = cleanText(output);
  const lines = text.lines.map((line) => line.text);
  const findings = [
    ...fillFindings(text, page),
    ...unitFindings(text, page),
    ...lineFindings(text, page),
    ...phraseFindings(text, page),
    ...tableFindings(text, page),
    ...markupFindings(text, page),
  ];
  // "a Boo, unless the page is `exact` and empty itself"
  const isEmpty = lines.length === 0 && !(rule.mode === 'exact' && page.lines.length === 0);
  const empty: PlainFinding[] = isEmpty
    ? [{ check: 'empty', unit: '', measured: 0, limit: 0, pageCount: 0 }]
    : [];
  return {
    findings: [...findings, ...empty],
    worst: worstOf([...findings, ...empty]),
    // "A page is a Boo when any measure is greater than its limit."
    overshoots: isEmpty || findings.some((finding) => finding.measured > finding.limit),
    warnings: warningsOf(output, lines, page),
    coverage: coveragePlain(lines, page),
  };
}

/** Measured ÷ limit of a finding; 0 for an empty answer, infinite where the limit is 0. */
export function ratioOf(finding: PlainFinding): number {
  return finding.check === 'empty' ? 0 : finding.measured / finding.limit;
}

function worstOf(findings: readonly PlainFinding[]): ReadonlyMap<CheckName, number> {
  const worst = new Map<CheckName, number>();
  for (const finding of findings) {
    const ratio = ratioOf(finding);
    worst.set(finding.check, Math.max(worst.get(finding.check) ?? 0, ratio));
  }
  return worst;
}
