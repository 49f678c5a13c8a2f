import { shown } from '../results/shown.ts';
import { PUBLISHED } from '../rule/published.ts';
import type { PageMode, RuleParameters } from '../rule/types.ts';
import {
  isObject,
  type JsonObject,
  optionalCount,
  optionalNumber,
  optionalText,
  RowProblem,
} from './fields.ts';

/** Fields that are read, and those that sidecars of other rule types carry as well. */
const knownFields: ReadonlySet<string> = new Set([
  'reference_text',
  'page_fill_runs',
  'page_lines',
  'mode',
  'factor',
  'fill_slack',
  'line_slack',
  'unit_slack',
  'absent_slack',
  'line_width',
  'type',
  'id',
  'page',
  'tags',
]);

/** Fill characters of the rule, section 3 "Fill". */
const fillCharacters: ReadonlySet<string> = new Set('.‥·•-‐‑‒–—―−_=▪');

/**
 * Reads the rule of a row: a JSON string or an object.
 *
 * @throws RowProblem when it is neither, or a field has the wrong type
 */
export function ruleObject(value: unknown): JsonObject {
  if (isObject(value)) return value;
  if (typeof value !== 'string') {
    throw new RowProblem(`rule must be a JSON string or an object, got ${shown(value)}`);
  }
  const parsed = parseJson(value);
  if (isObject(parsed)) return parsed;
  throw new RowProblem(`rule must be a JSON string that holds an object, got ${shown(value)}`);
}

/** The names of a rule's fields that nothing reads. */
export function unknownRuleFields(rule: JsonObject): readonly string[] {
  return Object.keys(rule).filter((name) => !knownFields.has(name));
}

/**
 * Fills in the published defaults and derives the mode: the rule's own; else `exact` where there
 * is a transcription; `none` where there is no reference; else `text-layer`.
 *
 * @param transcription the page's `expected_markdown`; null, or blank, where it has none. It is
 *   the reference of an exact page whose rule states none
 * @throws RowProblem when a field has the wrong type
 */
export function readRule(rule: JsonObject, transcription: string | null): RuleParameters {
  const stated = optionalText(rule, 'reference_text') ?? '';
  const hasReference = !isBlank(stated);
  const hasTranscription = transcription !== null && !isBlank(transcription);
  const mode = statedMode(rule) ?? derivedMode(hasReference, hasTranscription);
  const referenceText =
    mode === 'exact' && !hasReference && hasTranscription ? transcription : stated;
  return {
    referenceText,
    mode,
    pageFillRuns: fillRuns(rule),
    pageLines: optionalCount(rule, 'page_lines', 0),
    factor: optionalNumber(rule, 'factor', 0) ?? PUBLISHED.factor,
    fillSlack: optionalNumber(rule, 'fill_slack', 0) ?? PUBLISHED.fillSlack,
    lineSlack: optionalNumber(rule, 'line_slack', 0) ?? PUBLISHED.lineSlack,
    unitSlack: optionalNumber(rule, 'unit_slack', 0) ?? PUBLISHED.unitSlack,
    absentSlack: optionalNumber(rule, 'absent_slack', 0) ?? PUBLISHED.absentSlack,
    lineWidth: optionalCount(rule, 'line_width', 1) ?? PUBLISHED.lineWidth,
  };
}

/** Parses JSON; undefined when it is broken. The parser's own message would quote the content. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function derivedMode(hasReference: boolean, hasTranscription: boolean): PageMode {
  if (hasTranscription) return 'exact';
  return hasReference ? 'text-layer' : 'none';
}

function statedMode(rule: JsonObject): PageMode | null {
  const mode = optionalText(rule, 'mode');
  switch (mode) {
    case null:
    case 'text-layer':
    case 'exact':
    case 'none':
      return mode;
    default:
      throw new RowProblem(`mode must be "text-layer", "exact" or "none", got ${shown(mode)}`);
  }
}

/** Lengths of fill runs from a list of lengths, a list of the runs themselves, or one number. */
function fillRuns(rule: JsonObject): readonly number[] {
  const value = rule['page_fill_runs'];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return [fillLength(value)];
  return value.map((item: unknown) => {
    return typeof item === 'string' ? countFill(item) : fillLength(item);
  });
}

function fillLength(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new RowProblem(
    `page_fill_runs must be a whole number, a list of them or a list of runs, got ${shown(value)}`,
  );
}

function countFill(run: string): number {
  let count = 0;
  for (const character of run) {
    if (character === '…') count += 3;
    else if (fillCharacters.has(character)) count += 1;
  }
  return count;
}

function isBlank(text: string): boolean {
  return !/\S/u.test(text);
}
