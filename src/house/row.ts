import { shown } from '../results/shown.ts';
import type { BadRow, Origin, PageDraft } from './draft.ts';
import { isObject, type JsonObject, optionalText, optionalTexts, RowProblem } from './fields.ts';
import { requireInnerPath, requireSafeName, unsafeName } from './names.ts';
import { readRule, ruleObject, unknownRuleFields } from './rule-fields.ts';
import { countSkipped, type NoticeTally } from './tally-notices.ts';

/** The rule type that this product judges. */
export const RULE_TYPE = 'repetition_overshoot';

const knownRowFields: ReadonlySet<string> = new Set([
  'pdf',
  'category',
  'id',
  'type',
  'rule',
  'page',
  'expected_markdown',
  'tags',
]);

export type ReadRow =
  | { readonly kind: 'page'; readonly page: PageDraft }
  | { readonly kind: 'bad'; readonly bad: BadRow }
  | { readonly kind: 'skipped' };

/**
 * Reads one parsed row of a room file.
 *
 * @param value the row's JSON value
 * @param fileRoom the room by the file's name; the row's `category` wins over it
 * @param tally takes unknown fields and skipped types
 */
export function readRow(
  value: unknown,
  fileRoom: string,
  origin: Origin,
  tally: NoticeTally,
): ReadRow {
  if (!isObject(value)) {
    return badRow({}, fileRoom, origin, `a row must be a JSON object, got ${shown(value)}`);
  }
  try {
    const type = optionalText(value, 'type') ?? RULE_TYPE;
    if (type !== RULE_TYPE) {
      countSkipped(tally, type);
      return { kind: 'skipped' };
    }
    return { kind: 'page', page: readPage(value, fileRoom, origin, tally) };
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error;
    return badRow(value, fileRoom, origin, error.message);
  }
}

/** A row that could not be read, under its own id and room where those can be used. */
export function badRow(
  row: JsonObject,
  fileRoom: string,
  origin: Origin,
  problem: string,
): { readonly kind: 'bad'; readonly bad: BadRow } {
  return {
    kind: 'bad',
    bad: {
      id: usableName(row['id']),
      room: usableName(row['category']) ?? fileRoom,
      origin,
      problem,
    },
  };
}

function readPage(
  row: JsonObject,
  fileRoom: string,
  origin: Origin,
  tally: NoticeTally,
): PageDraft {
  for (const name of Object.keys(row)) if (!knownRowFields.has(name)) tally.rowFields.add(name);
  const id = optionalText(row, 'id');
  if (id === null) throw new RowProblem('id is missing; give the page an id');
  const room = optionalText(row, 'category') ?? fileRoom;
  const pdf = optionalText(row, 'pdf');
  if (row['rule'] === undefined || row['rule'] === null) {
    throw new RowProblem('rule is missing; give the page its repetition_overshoot rule');
  }
  const rule = ruleObject(row['rule']);
  for (const name of unknownRuleFields(rule)) tally.ruleFields.add(name);
  return {
    id: requireSafeName('id', id),
    room: requireSafeName('category', room),
    tags: optionalTexts(row, 'tags'),
    pdf: pdf === null ? null : requireInnerPath('pdf', pdf),
    rule: readRule(rule, optionalText(row, 'expected_markdown')),
    origin,
  };
}

function usableName(value: unknown): string | null {
  return typeof value === 'string' && unsafeName(value) === null ? value : null;
}
