import * as v from 'valibot';

/** What a line of JSON says; null for what is no JSON, and for what the schema does not know. */
export function parseLine<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
