import * as v from 'valibot';
import { shown } from './shown.ts';

/** Something wrong with data from outside: where, and what in words (with the value seen). */
export interface Fault {
  /** Such as `pages[3].verdict.coverage`; empty for the whole. */
  readonly path: string;
  readonly problem: string;
}

/** The value as the schema types it, or the first fault. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

/** Checks `data` against a schema; the value comes back with its fields in the schema's order. */
export function checkAgainst<const S extends v.GenericSchema>(
  schema: S,
  data: unknown,
): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, fault: faultOf(result.issues[0]) };
}

/** The sentence of a fault, without the file. */
export function faultText(fault: Fault): string {
  return fault.path === '' ? fault.problem : `${fault.path} ${fault.problem}`;
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = pathText(issue.path ?? []);
  const last = issue.path?.at(-1);
  if (last?.type === 'object' && last.origin === 'key') {
    return { path, problem: issue.expected === 'never' ? 'is an unknown field' : 'is missing' };
  }
  const wanted = issue.kind === 'validation' ? issue.message : wantedText(issue.expected);
  return { path, problem: `must be ${wanted}, got ${shown(issue.input)}` };
}

function wantedText(expected: string | null): string {
  const names: Readonly<Record<string, string>> = {
    Object: 'an object',
    Array: 'a list',
    string: 'text',
    number: 'a number',
    boolean: 'true or false',
  };
  const text = expected ?? 'something else';
  return names[text] ?? text.replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ');
}

function pathText(items: readonly v.IssuePathItem[]): string {
  let text = '';
  for (const item of items) {
    if (typeof item.key === 'number') text += `[${item.key}]`;
    else if (/^[A-Za-z]\w{0,40}$/.test(String(item.key))) {
      text += `${text === '' ? '' : '.'}${String(item.key)}`;
    } else text += `[${shown(item.key)}]`;
  }
  return text;
}
