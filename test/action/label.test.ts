import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artifactName, matrixValues } from '../../src/action/label.ts';

describe('what tells the legs of a matrix apart', () => {
  it.each([
    ['no matrix', 'null', null, []],
    ['no JSON', '{', null, []],
    ['values of any type', '{"model":"a","size":2,"fast":true}', null, ['a', '2', 'true']],
    ['an object', '{"parser":{"name":"x"}}', null, ['{"name":"x"}']],
    ['a shard by name', '{"shard":1,"model":"a"}', '1/4', ['a']],
    ['a shard by value', '{"part":"2/4","model":"a"}', '2/4', ['a']],
    ['a shard by number', '{"part":3,"model":"a"}', '3/4', ['a']],
  ])('%s', (_name, json, shard, values) => {
    expect(matrixValues(json, shard)).toEqual(values);
  });
});

describe('names of artifacts', () => {
  it('can be names, and differ with label and shard', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (label, other) => {
        fc.pre(label !== other);
        expect(artifactName(label, null)).toMatch(/^boobench-[a-z0-9-]{6,60}$/);
        expect(artifactName(label, null)).not.toBe(artifactName(other, null));
        expect(artifactName(label, '2/4')).toBe(`${artifactName(label, null)}-shard-2-of-4`);
      }),
    );
  });

  it('can be read', () => {
    expect(artifactName('CI / parse (docling)', null)).toMatch(
      /^boobench-ci-parse-docling-[0-9a-f]{6}$/,
    );
  });
});
