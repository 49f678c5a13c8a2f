import { shown } from '../results/shown.ts';

/** What is wrong with one row; caught where the row is read, never leaves the house. */
export class RowProblem extends Error {}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text field; null where it is missing or null. */
export function optionalText(row: JsonObject, field: string): string | null {
  const value = row[field];
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  throw new RowProblem(`${field} must be a string, got ${shown(value)}`);
}

/** A list of strings; empty where it is missing or null. */
export function optionalTexts(row: JsonObject, field: string): readonly string[] {
  const value = row[field];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    throw new RowProblem(`${field} must be a list of strings, got ${shown(value)}`);
  }
  return value.map((item: unknown) => {
    if (typeof item === 'string') return item;
    throw new RowProblem(`${field} must hold strings only, got ${shown(item)}`);
  });
}

/** A finite number of at least `minimum`; null where it is missing or null. */
export function optionalNumber(row: JsonObject, field: string, minimum: number): number | null {
  const value = row[field];
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isFinite(value) && value >= minimum) return value;
  throw new RowProblem(`${field} must be a number of at least ${minimum}, got ${shown(value)}`);
}

/** A whole number of at least `minimum`; null where it is missing or null. */
export function optionalCount(row: JsonObject, field: string, minimum: number): number | null {
  const value = optionalNumber(row, field, minimum);
  if (value === null || Number.isSafeInteger(value)) return value;
  throw new RowProblem(`${field} must be a whole number, got ${shown(value)}`);
}
