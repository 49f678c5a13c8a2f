import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { matchAllowList, type AllowEntry } from '../../src/gate/allow-entry.ts';
import { parseAllowList } from '../../src/gate/allow-list.ts';
import { thrownBy } from '../results/build.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const GOOD = '- page: trap/a\n  reason: known\n  expires: 2026-12-31\n';

function read(text: string, nowMs = NOW): AllowEntry[] {
  return parseAllowList(text, 'allow.yml', nowMs);
}

function refusal(text: string, nowMs = NOW): string {
  const error = thrownBy(() => read(text, nowMs));
  expect(error).toBeInstanceOf(InputError);
  expect((error as InputError).code).toBe('allow-list');
  expect((error as InputError).hint).toContain('expires: YYYY-MM-DD');
  return (error as InputError).message;
}

function entry(fields: string): string {
  return `- page: trap/a\n  reason: known\n  expires: 2026-12-31\n${fields}`;
}

describe('an allow-list', () => {
  test('gives its entries with their lines', () => {
    const text = `# known\n${GOOD}\n- { page: 'real/x y*', reason: " slow \\n", expires: "2026-06-15" }\n`;
    expect(read(text)).toEqual([
      {
        page: 'trap/a',
        reason: 'known',
        expires: '2026-12-31',
        origin: { file: 'allow.yml', line: 2 },
      },
      {
        page: 'real/x y*',
        reason: 'slow',
        expires: '2026-06-15',
        origin: { file: 'allow.yml', line: 6 },
      },
    ]);
  });

  test.each([
    ['an empty file', ''],
    ['comments', '# nothing\n\n'],
    ['an empty list', '[]'],
    ['a null', 'null'],
    ['a start of a document', '---\n'],
  ])('has no entries in %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  test('holds to the end of its last day in UTC', () => {
    const end = Date.UTC(2027, 0, 1);
    expect(read(GOOD, end - 1)).toHaveLength(1);
    expect(refusal(GOOD, end)).toBe('allow.yml:1: the entry for trap/a expired on 2026-12-31');
  });

  test('knows leap days', () => {
    const text = GOOD.replace('2026-12-31', '2028-02-29');
    expect(read(text)[0]?.expires).toBe('2028-02-29');
  });
});

describe('an allow-list is refused', () => {
  test.each<[string, string, string]>([
    [
      'an unknown field',
      entry('  owner: me\n'),
      'allow.yml:1: "owner" is an unknown field (an entry has page, reason and expires)',
    ],
    ['a missing page', '- reason: a\n  expires: 2026-12-31\n', 'allow.yml:1: page is missing'],
    [
      'a missing reason',
      '- page: trap/a\n  expires: 2026-12-31\n',
      'allow.yml:1: reason is missing',
    ],
    ['a missing date', '- page: trap/a\n  reason: a\n', 'allow.yml:1: expires is missing'],
    ['an empty reason', GOOD.replace('known', '" "'), 'allow.yml:1: reason is empty'],
    [
      'a null reason',
      GOOD.replace('known', ''),
      'allow.yml:1: reason must be text in quotes, got null',
    ],
    ['a number', GOOD.replace('known', '12'), 'allow.yml:1: reason must be text in quotes, got 12'],
    [
      'a list',
      GOOD.replace('known', '[a]'),
      'allow.yml:1: reason must be text in quotes, got a list',
    ],
    [
      'a map',
      GOOD.replace('known', '{a: b}'),
      'allow.yml:1: reason must be text in quotes, got an object',
    ],
    [
      'a page without its room',
      GOOD.replace('trap/a', 'a'),
      'allow.yml:1: page must be room/id, got "a"',
    ],
    [
      'a page without its id',
      GOOD.replace('trap/a', 'trap/'),
      'allow.yml:1: page must be room/id, got "trap/"',
    ],
    [
      'a page without a name of its room',
      GOOD.replace('trap/a', '/a'),
      'allow.yml:1: page must be room/id, got "/a"',
    ],
    [
      'a page past any length',
      GOOD.replace('trap/a', `trap/${'*'.repeat(1_020)}`),
      'allow.yml:1: page must be room/id',
    ],
    [
      '30 February',
      GOOD.replace('2026-12-31', '2026-02-30'),
      'allow.yml:1: expires must be a date such as 2026-01-31, got "2026-02-30"',
    ],
    ['month 13', GOOD.replace('2026-12-31', '2026-13-01'), 'got "2026-13-01"'],
    ['29 February of a common year', GOOD.replace('2026-12-31', '2027-02-29'), 'got "2027-02-29"'],
    ['a time', GOOD.replace('2026-12-31', '2026-12-31T10:00'), 'got "2026-12-31T10:00"'],
    ['another order', GOOD.replace('2026-12-31', '31-12-2026'), 'got "31-12-2026"'],
    ['words before a date', GOOD.replace('2026-12-31', 'by 2026-12-31'), 'got "by 2026-12-31"'],
    ['a page that is there twice', GOOD + GOOD, 'allow.yml:4: "trap/a" is already on line 1'],
    [
      'a field that is there twice',
      entry('  reason: b\n'),
      'allow.yml:4: is not YAML: Map keys must be unique',
    ],
    ['a map', 'page: trap/a\n', 'allow.yml:1: must be a list of entries'],
    ['a word', '\n\nhello\n', 'allow.yml:3: must be a list of entries'],
    [
      'a list of words',
      `${GOOD}- trap/b\n`,
      'allow.yml:4: must be an entry with fields, got "trap/b"',
    ],
    ['an empty entry', `${GOOD}-\n`, 'must be an entry with fields, got null'],
    [
      'a list in the list',
      `${GOOD}- [a]\n`,
      'allow.yml:4: must be an entry with fields, got a list',
    ],
    ['broken YAML', `${GOOD}- "page\n`, 'is not YAML: Missing closing "quote'],
    ['a tab for an indent', '- page: a\n\treason: b', 'is not YAML'],
    [
      'an anchor',
      GOOD.replace('known', '&x known'),
      'allow.yml:2: anchors, aliases and tags are not used here',
    ],
    [
      'an alias',
      `- &x {page: trap/a, reason: r, expires: 2026-12-31}\n- *x\n`,
      'anchors, aliases and tags',
    ],
    ['an alias of nothing', '- *x\n', 'allow.yml:1: anchors, aliases and tags'],
    ['a tag', GOOD.replace('known', '!!str known'), 'allow.yml:2: anchors, aliases and tags'],
    [
      'an unknown tag',
      GOOD.replace('known', '!run known'),
      'allow.yml:2: is not YAML: Unresolved tag',
    ],
    [
      'a merge key',
      '- <<: {page: trap/a}\n  reason: a\n  expires: 2026-12-31',
      '"<<" is an unknown field',
    ],
    ['a key that is a list', '- ? [a]\n  : b\n', '"a list" is an unknown field'],
    ['a key that is a number', '- 1: b\n', '"1" is an unknown field'],
    ['a second document', `${GOOD}---\n${GOOD}`, 'allow.yml:4: starts a second YAML document'],
    ['__proto__', entry('  __proto__: {}\n'), '"__proto__" is an unknown field'],
    ['invisible text', GOOD.replace('trap/a', '"\\u202e"'), String.raw`got "\u202e"`],
  ])('for %s', (_, text, message) => {
    expect(refusal(text)).toContain(message);
  });

  test('with every fault, in the order of lines', () => {
    const text =
      '- page: trap/a\n  expires: 2026-01-01\n  why: x\n- 7\n' +
      '- page: trap/c\n  reason: r\n  expires: 2026-01-01\n';
    expect(refusal(text).split('; ')).toEqual([
      'allow.yml:1: "why" is an unknown field (an entry has page, reason and expires)',
      'allow.yml:1: reason is missing',
      'allow.yml:4: must be an entry with fields, got 7',
      'allow.yml:5: the entry for trap/c expired on 2026-01-01',
    ]);
  });

  test('with the first 20 faults and how many more there are', () => {
    expect(refusal('- 1\n'.repeat(20)).split('; ')).toHaveLength(20);
    const lines = refusal('- 1\n'.repeat(25)).split('; ');
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('and 5 more faults');
  });

  test('when it is too long to be one', () => {
    expect(refusal('#'.repeat(524_289))).toBe(
      'allow.yml:1: has 524289 characters; at most 524288 are read',
    );
    expect(read('#'.repeat(524_288))).toEqual([]);
  });

  test.each(['[', '{', '- ', '? ', '{a: ', '&a [*a,', '- &a [', '"', '|\n '])(
    'for a bomb of %j, without a crash',
    (piece) => {
      expect(refusal(piece.repeat(20_000))).toContain('allow.yml:');
    },
  );

  test('for aliases that would unfold a thousand million times', () => {
    let text = '- &a0 [x]\n';
    for (let at = 1; at < 30; at += 1) text += `- &a${at} [*a${at - 1}, *a${at - 1}]\n`;
    expect(refusal(text)).toContain('anchors, aliases and tags');
  });

  test('or read, and nothing else, for any text', () => {
    const piece = fc.constantFrom(
      '- ',
      'page',
      ': ',
      'trap/a',
      '\n',
      '  ',
      '"',
      '[',
      '}',
      '!',
      '&x',
      '*x',
      '#',
      '---',
      '2026-12-31',
      '\u0000',
      '|',
      '%YAML 1.1',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const error = thrownBy(() => read(pieces.join('')));
        expect(error === undefined || error instanceof InputError).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an entry matches', () => {
  test.each<[string, string, boolean]>([
    ['trap/a', 'trap/a', true],
    ['trap/a', 'trap/ab', false],
    ['trap/a', 'real/a', false],
    ['trap/*', 'trap/a b.c', true],
    ['trap/*', 'trap/.hidden', true],
    ['trap/*', 'trap/a/b', false],
    ['trap/**', 'trap/a/b', true],
    ['*/a', 'real/a', true],
    ['trap/a?', 'trap/ab', true],
    ['trap/a?', 'trap/a', false],
    ['trap/{a,b}', 'trap/b', true],
    ['trap/[ab]', 'trap/b', true],
    ['trap/a[1]', 'trap/a[1]', true],
    ['trap/a(1)', 'trap/a(1)', true],
    ['trap/a(1)*', 'trap/a(1)x', true],
    ['trap/a+b', 'trap/aab', false],
    ['!trap/a', 'real/b', false],
    ['!trap/*', 'real/b', false],
    ['TRAP/A', 'trap/a', false],
  ])('%s: %s %s', (pattern, name, expected) => {
    const [only] = read(GOOD.replace('trap/a', `'${pattern}'`));
    const [room = '', ...rest] = name.split('/');
    const found = matchAllowList([only!])({ room, id: rest.join('/') });
    expect(found).toBe(expected ? only : null);
  });

  test('by its name before any glob, and of globs the first', () => {
    const list = ["'*/a'", 'trap/a', "'trap/*'"].flatMap((name) =>
      read(GOOD.replace('trap/a', name)),
    );
    const find = matchAllowList(list);
    expect(find({ room: 'trap', id: 'a' })).toBe(list[1]);
    expect(find({ room: 'real', id: 'a' })).toBe(list[0]);
    expect(find({ room: 'trap', id: 'b' })).toBe(list[2]);
    expect(find({ room: 'real', id: 'b' })).toBeNull();
  });

  test('never in an empty list', () => {
    expect(matchAllowList([])({ room: 'trap', id: 'a' })).toBeNull();
  });
});
