import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { metricsJsonSchema } from '../../src/results/json-schema.ts';
import { findMetricsContradiction } from '../../src/results/metrics-consistency.ts';
import { parseMetrics, serializeMetrics } from '../../src/results/metrics-file.ts';
import type { MetricsResults } from '../../src/results/metrics-model.ts';
import type { MetricsSchema } from '../../src/results/metrics-schema.ts';
import { changed, thrownBy } from './build.ts';
import { anyScored, metrics, scored, unmeasured, variedMetrics } from './metrics-build.ts';

const TEXT = serializeMetrics(variedMetrics());
const shipped = readFileSync(new URL('../../schema/metrics.schema.json', import.meta.url), 'utf8');

/** Every field required and read-only, so that two types agree only if they have the same fields. */
type Solid<T> = T extends readonly (infer Item)[]
  ? readonly Solid<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]-?: Solid<T[Key]> }
    : T;
type Fields<T> = { readonly [Key in keyof T]: Solid<T[Key]> };

function refusal(text: string): InputError {
  const error = thrownBy(() => parseMetrics(text, 'metrics.json'));
  expect(error).toBeInstanceOf(InputError);
  return error as InputError;
}

describe('metrics.json', () => {
  test('comes back as it was written, the same bytes whatever the order of pages', () => {
    const results = parseMetrics(TEXT, 'metrics.json');
    expect(results).toEqual(variedMetrics());
    expect(serializeMetrics({ ...results, pages: results.pages.toReversed() })).toBe(TEXT);
  });

  test('survives the way there and back for any pages', () => {
    fc.assert(
      fc.property(anyScored, (pages) => {
        expect(parseMetrics(serializeMetrics(metrics(pages)), 'f')).toEqual(metrics(pages));
      }),
      { numRuns: 40 },
    );
  });

  test('is not written when its totals are wrong, or with a number that JSON has no word for', () => {
    const wrong = { ...variedMetrics(), totals: metrics([]).totals };
    expect(thrownBy(() => serializeMetrics(wrong))).toBeInstanceOf(TypeError);
    const nan = metrics([scored('a', { textEdit: Number.NaN })]);
    expect(thrownBy(() => serializeMetrics(nan))).toBeInstanceOf(TypeError);
  });

  test('has a schema that ships as it is built and says the same', () => {
    // Each type takes what the other holds; a name of a profile is any word to the model.
    const model: Fields<v.InferOutput<typeof MetricsSchema>> extends Fields<MetricsResults>
      ? true
      : false = true;
    expect(model).toBe(true);
    expect(shipped).toBe(metricsJsonSchema());
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(JSON.parse(shipped));
    expect(validate(JSON.parse(TEXT))).toBe(true);
    expect(validate(JSON.parse(changed(TEXT, ['extra'], 1)))).toBe(false);
    expect(validate(JSON.parse(changed(TEXT, ['pages', 0, 'textEdit'], 2)))).toBe(false);
  });
});

describe('a metrics.json is refused', () => {
  test.each<[string, (string | number)[], unknown, string]>([
    ['an unknown field', ['extra'], 1, 'extra is an unknown field'],
    ['an unknown field of a page', ['pages', 1, 'x'], 1, 'pages[1].x is an unknown field'],
    ['a missing field', ['commit'], undefined, 'commit is missing'],
    ['another suite', ['suite'], 'boobench', 'suite must be "docmetrics", got "boobench"'],
    ['an unknown profile', ['profile'], 'loose', 'profile must be "default" or "strict"'],
    ['a hash that is none', ['dataset', 'revision'], 'sha256:ab', 'must be sha256: and 64 hex'],
    ['an absolute source', ['dataset', 'source'], '/home/x', 'must not be an absolute path'],
    ['a time that does not exist', ['startedAt'], '2026-02-30T00:00:00Z', 'is no real time'],
    ['an edit distance above 1', ['pages', 0, 'textEdit'], 1.5, 'pages[0].textEdit must be 0 to 1'],
    ['TEDS above 1', ['pages', 3, 'teds', 0], 1.5, 'pages[3].teds[0] must be at most 1'],
    ['a page that leaves its folder', ['pages', 5, 'id'], 'q/../../x', 'must stay inside'],
    ['pages out of order', ['pages', 0, 'id'], 'Zoo', 'pages[1] is out of order'],
    ['a page twice', ['pages', 1, 'id'], 'Art/é_1', 'pages[1] is there twice: Art/é_1'],
    ['an overall of other scores', ['pages', 2, 'overall'], 63, 'pages[2].overall is 63, but the'],
    ['scores of another overall', ['pages', 2, 'textEdit'], 0.5, 'pages[2].overall is 62.5, but'],
    ['scores of no formula', ['formulas'], null, 'pages[0].cdm has scores, but no formula was'],
    ['structure scores that lack one', ['pages', 3, 'tedsS'], [1], 'has not as many scores'],
    ['a measured page as an error', ['pages', 2, 'error'], true, 'pages[2].error is true, but'],
    ['another count', ['counts', 'missing'], 0, 'counts.missing is 0, but the pages give 1'],
    ['another total', ['totals', 'overall'], 99, 'totals.overall is 99, but the pages give'],
    ['a subject without pages', ['subjects', 0, 'subject'], 'Zoo', 'subjects does not list'],
    [
      'another total of a subject',
      ['subjects', 1, 'textEdit'],
      0,
      'subjects[1].textEdit is 0, but',
    ],
  ])('for %s', (_, path, value, message) => {
    const error = refusal(changed(TEXT, path, value));
    expect(error.message).toContain(`metrics.json: `);
    expect(error.message).toContain(message);
  });

  test('for another version and for text that is not JSON', () => {
    expect(refusal(changed(TEXT, ['schemaVersion'], 2)).message).toBe(
      'metrics.json has schemaVersion 2; this version reads 1',
    );
    expect(refusal('{').message).toContain('metrics.json is not JSON');
    expect(refusal('').hint).toContain('empty');
  });

  test('or still holds together after any one byte is changed', () => {
    const bytes = Buffer.from(TEXT);
    let accepted = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const right = bytes[at] ?? 0;
      for (const wrong of [0x22, 0x39, right ^ 0x01]) {
        if (wrong === right) continue;
        const flipped = Buffer.from(bytes);
        flipped[at] = wrong;
        let results: MetricsResults;
        try {
          results = parseMetrics(flipped.toString('utf8'), 'metrics.json');
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
          continue;
        }
        accepted += 1;
        expect(findMetricsContradiction(results)).toBeNull();
        expect(results.pages.map(({ overall }) => overall)).toEqual(
          variedMetrics().pages.map(({ overall }) => overall),
        );
      }
    }
    expect(accepted).toBeGreaterThan(100);
  });

  test('unless a page could not be measured and has no scores', () => {
    expect(parseMetrics(serializeMetrics(metrics([unmeasured('a')])), 'f').counts.errors).toBe(1);
  });
});
