import { clean } from '../../src/rule/clean.ts';
import { streamText, tokensText } from '../../src/rule/clean-text.ts';
import { judgeOutput } from '../../src/rule/judge.ts';
import type { CheckName, Finding, PageMode, RuleParameters } from '../../src/rule/types.ts';
import { publishedRule } from './plain/loop-cases.ts';

/** The published rule for a page, with what a test states otherwise. */
export function ruleWith(
  reference: string,
  mode: PageMode,
  stated: Partial<RuleParameters> = {},
): RuleParameters {
  return { ...publishedRule(reference, mode), ...stated };
}

/** A check's worst finding; undefined when it measured nothing. */
export function findingOf(
  rule: RuleParameters,
  output: string,
  check: CheckName,
): Finding | undefined {
  return judgeOutput(rule, output).budgets.find((finding) => finding.check === check);
}

/** What a finding's places hold of the raw output. */
export function slicesOf(output: string, finding: Finding | undefined): readonly string[] {
  return (finding?.where ?? []).map(({ start, end }) => output.slice(start, end));
}

/** Cleaned lines, single spaces between tokens. */
export function cleanedLines(text: string): readonly string[] {
  const cleaned = clean(text);
  return [...cleaned.lineId.keys()].map((line) =>
    tokensText(cleaned, cleaned.lineToken[line]!, cleaned.lineToken[line + 1]!),
  );
}

/** The cleaned text without white space. */
export function streamOf(text: string): string {
  const { stream } = clean(text);
  return streamText(stream, 0, stream.length);
}

/** Whole tables as rows of text. */
export function tablesOf(text: string): readonly (readonly string[])[] {
  const cleaned = clean(text);
  const { id, kinds, rowId, rows } = cleaned.tables;
  return Array.from(id, (kind) => {
    const start = kinds.startOf(kind);
    return Array.from(rowId.subarray(start, start + kinds.lengthOf(kind)), (row) => {
      const from = rows.startOf(row);
      return tokensText(cleaned, from, from + rows.lengthOf(row));
    });
  });
}
