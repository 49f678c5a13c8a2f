import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { parsePointer, selectStrings } from '../../src/parser/json-pointer.ts';
import { errorOf } from './helpers.ts';
import { parseOutputFormat, readAnswer } from '../../src/parser/output-format.ts';

describe('parseOutputFormat', () => {
  it.each(['markdown', 'html', 'text'])('knows %s', (name) => {
    expect(parseOutputFormat(name)).toEqual({ kind: name });
  });

  it('undoes ~1 and ~0 in this order', () => {
    expect(parseOutputFormat('json:/a~1b/~01/*')).toMatchObject({ pointer: ['a/b', '~1', '*'] });
  });

  it('reads the empty pointer as the whole document', () => {
    expect(parseOutputFormat('json:')).toMatchObject({ pointer: [] });
  });

  it.each(['', 'json', 'Markdown', 'md', 'json:pages', 'json:/a~2', 'json:/a~'])(
    'refuses %j and says what to write',
    (spelled) => {
      const error = errorOf(() => parseOutputFormat(spelled));
      expect(error).toBeInstanceOf(InputError);
      expect(error).toHaveProperty('hint', expect.any(String));
    },
  );
});

function select(pointer: string, json: string) {
  return readAnswer(parseOutputFormat(`json:${pointer}`), json, false);
}

describe('readAnswer', () => {
  it('leaves other formats as they are', () => {
    const text = '\uFEFF{"a":\uFFFD';
    expect(readAnswer({ kind: 'markdown' }, text, true)).toEqual({
      kind: 'answered',
      text,
      cut: true,
    });
  });

  it.each([
    ['a name', '/markdown', '{"markdown":"x"}', 'x'],
    ['an index', '/1', '["a","b"]', 'b'],
    ['the whole document', '', ' "x" ', 'x'],
    [
      'every element, joined by a blank line',
      '/pages/*/md',
      '{"pages":[{"md":"a"},{"md":"b"}]}',
      'a\n\nb',
    ],
    ['every value in the order of the document', '/*', '{"2":"a","1":"b"}', 'a\n\nb'],
    ['nothing for elements without the name', '/*/md', '[{"x":1},{"md":"b"}]', 'b'],
    ['two stars', '/*/*', '[["a"],["b","c"]]', 'a\n\nb\n\nc'],
    ['the last of a name that stands twice', '/a', '{"a":1,"a":"x"}', 'x'],
    ['escapes in names and values', '/a~1"', '{"a\\/\\u0022":"\\n\\ud83d\\ude00"}', '\n😀'],
    ['an empty name', '/', '{"":"x"}', 'x'],
    ['a document after a BOM', '/a', '\uFEFF{"a":"x"}', 'x'],
  ])('finds %s', (_, pointer, json, text) => {
    expect(select(pointer, json)).toEqual({ kind: 'answered', text, cut: false });
  });

  it.each([
    ['nothing matches', '/a', '{"b":"x"}', 'nothing at /a'],
    ['an array has no such index', '/01', '["a","b"]', 'nothing at /01'],
    ['a list is empty', '/*', '[]', 'nothing at /*'],
    ['a number is found', '/a', '{"a":1.5e3}', 'a number at /a'],
    ['null is found among strings', '/*', '["a",null]', 'null at /*'],
    ['an object is found', '/a', '{"a":{"b":"x"}}', 'an object at /a'],
    ['the text ends half-way', '/a', '{"a":"x', 'ends in the middle'],
    ['something follows', '/a', '{"a":"x"}}', 'offset 9'],
    ['it is not JSON at all', '/a', '# Title', 'not JSON'],
    ['it is empty', '/a', ' \n', 'empty'],
  ])('is broken, with the raw text, when %s', (_, pointer, json, reason) => {
    const answer = select(pointer, json);
    expect(answer).toMatchObject({ kind: 'broken', text: json });
    expect(answer).toHaveProperty('reason', expect.stringContaining(reason));
  });

  it('says that a broken answer was cut', () => {
    expect(readAnswer(parseOutputFormat('json:/a'), '{"a":"x', true)).toMatchObject({
      reason: expect.stringContaining('max-output'),
    });
  });
});

/** The plain reading: parse, then walk. */
function plainSelect(json: string, pointer: readonly string[]): unknown {
  let values: unknown[];
  try {
    values = [JSON.parse(json)];
  } catch {
    return 'not-json';
  }
  for (const part of pointer) {
    values = values.flatMap((value): unknown[] => {
      if (value === null || typeof value !== 'object') return [];
      if (part === '*') return Object.values(value);
      if (Array.isArray(value))
        return /^(0|[1-9]\d*)$/.test(part) ? value.slice(+part, +part + 1) : [];
      return Object.hasOwn(value, part) ? [Reflect.get(value, part)] : [];
    });
  }
  return values.every((value) => typeof value === 'string') ? values : 'other';
}

function fastSelect(json: string, pointer: readonly string[]): unknown {
  const selected = selectStrings(json, pointer);
  if (selected.kind === 'not-json') return 'not-json';
  return selected.other === null ? selected.strings : 'other';
}

describe('selectStrings', () => {
  const name = fc.constantFrom('a', 'b', '__proto__', 'c/d', '');
  const pointers = fc.array(fc.oneof(name, fc.constantFrom('*', '0', '1')), { maxLength: 4 });
  const { value: documents } = fc.letrec((again) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constant('x')),
      fc.array(again('value'), { maxLength: 3 }),
      fc.dictionary(name, again('value'), { maxKeys: 3 }),
    ),
  }));

  it('finds what parsing and walking finds', () => {
    fc.assert(
      fc.property(documents, pointers, fc.constantFrom(0, 1, '\t'), (value, pointer, space) => {
        const json = JSON.stringify(value, null, space);
        expect(fastSelect(json, pointer)).toEqual(plainSelect(json, pointer));
      }),
      { numRuns: 500 },
    );
  });

  it('accepts and refuses what JSON.parse accepts and refuses', () => {
    const pieces = fc.constantFrom(
      ...'{}[]:,"\\ue0123- \n\t.+'.split(''),
      'true',
      'null',
      '"a"',
      '1e5',
      '\\u00e9',
      '\u2028',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const json = parts.join('');
        expect(fastSelect(json, ['a'])).toEqual(plainSelect(json, ['a']));
      }),
      { numRuns: 3000 },
    );
  });

  it('refuses one damaged character as JSON.parse does', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.string({ maxLength: 1 }), (value, place, with_) => {
        const json = JSON.stringify(value);
        const at = place % (json.length + 1);
        const damaged = json.slice(0, at) + with_ + json.slice(at + 1);
        expect(fastSelect(damaged, ['a'])).toEqual(plainSelect(damaged, ['a']));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['$.pages[*].markdown', '/pages/*/markdown'],
    ["$['pages'][0].text", '/pages/0/text'],
    ['markdown', '/markdown'],
    ['pages.0.text', '/pages/0/text'],
  ])('guesses what %s means', (written, pointer) => {
    expect(() => parsePointer(written)).toThrow(
      expect.objectContaining({ hint: `Write "${pointer}".` }),
    );
  });

  it.each([
    ['nested arrays', '['.repeat(2_000_000) + ']'.repeat(2_000_000)],
    ['nested objects', `${'{"a":'.repeat(1_000_000)}1${'}'.repeat(1_000_000)}`],
    ['an array that never closes', '['.repeat(4_000_000)],
    ['one long number', '1'.repeat(4_000_000)],
    ['one long string of escapes', `"${'\\n'.repeat(2_000_000)}"`],
    ['empty objects', `[${'{},'.repeat(1_000_000)}{}]`],
  ])('gets through %s', (_, json) => {
    expect(['found', 'not-json']).toContain(selectStrings(json, parsePointer('/*/a')).kind);
  });
});
