import * as v from 'valibot';

/*
 * Kinds of values that the published files share. Everything here has a counterpart in JSON Schema, so
 * that the schema that ships says the same.
 */

export const text = v.string();
export const word = v.pipe(v.string(), v.nonEmpty('text that is not empty'));
export const count = v.pipe(
  v.number(),
  v.safeInteger('a whole number'),
  v.minValue(0, '0 or more'),
);
export const positive = v.pipe(
  v.number(),
  v.safeInteger('a whole number'),
  v.minValue(1, '1 or more'),
);
export const share = v.pipe(v.number(), v.minValue(0, '0 to 1'), v.maxValue(1, '0 to 1'));

/** Names become files and folders: no control character is ever part of one. */
export const nameText = v.pipe(
  v.string(),
  v.regex(/^[^\u0000-\u001f\u007f]+$/, 'text that is not empty and has no control characters'),
);

export const utcTime = v.pipe(
  v.string(),
  v.regex(
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,9})?Z$/,
    'a UTC time such as 2026-01-31T12:00:00Z',
  ),
);

export const tool = v.strictObject({ name: v.literal('boobench'), version: word });
