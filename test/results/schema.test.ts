import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { resultsJsonSchema } from '../../src/results/json-schema.ts';
import { serializeResults } from '../../src/results/file.ts';
import type { RunResults } from '../../src/results/model.ts';
import type { ResultsSchema } from '../../src/results/schema.ts';
import { changed, run, variedRun } from './build.ts';

/** Every field required and read-only, so that two types agree only if they have the same fields. */
type Solid<T> = T extends readonly (infer Item)[]
  ? readonly Solid<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]-?: Solid<T[Key]> }
    : T;
type Agree<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

const shipped = readFileSync(new URL('../../schema/results.schema.json', import.meta.url), 'utf8');
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(JSON.parse(shipped));

const TEXT = serializeResults(variedRun());

describe('the schema', () => {
  test('has the fields of the data model, no more and no fewer', () => {
    const agree: Agree<Solid<v.InferOutput<typeof ResultsSchema>>, Solid<RunResults>> = true;
    expect(agree).toBe(true);
  });

  test('is shipped as it is built', () => {
    expect(shipped).toBe(resultsJsonSchema());
  });

  test('refuses unknown fields in every object', () => {
    const objects = shipped.match(/"type": "object"/g);
    expect(shipped.match(/"additionalProperties": false/g)).toHaveLength(objects?.length ?? 0);
  });

  test.each([
    ['a run of every kind of page', variedRun()],
    ['a run without pages', run([])],
    ['a shard', run([], { shard: { index: 2, total: 4 } })],
    ['a selection', run([], { selection: { rooms: ['a'], pages: ['*'], tags: [], maxPages: 3 } })],
    [
      'scored outputs',
      run([], { timeoutMs: null, commit: null, parser: { label: '', command: null } }),
    ],
  ])('accepts %s', (_, results) => {
    expect(validate(JSON.parse(serializeResults(results)))).toBe(true);
  });

  test.each<[string, (string | number)[], unknown]>([
    ['an unknown field', ['extra'], 1],
    ['an unknown field of a page', ['pages', 0, 'extra'], 1],
    ['a missing field', ['summary'], undefined],
    ['another version', ['schemaVersion'], 2],
    ['an unknown outcome', ['pages', 0, 'outcome'], 'bo'],
    ['a negative count', ['summary', 'boos'], -1],
    ['a rate above one', ['summary', 'ghostFreeRate'], 1.5],
    ['an empty id', ['pages', 0, 'id'], ''],
    ['a control character in a room', ['pages', 0, 'room'], 'a\n'],
    ['a null list', ['pages'], null],
  ])('refuses %s', (_, path, value) => {
    expect(validate(JSON.parse(changed(TEXT, path, value)))).toBe(false);
  });
});
