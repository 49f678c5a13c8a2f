import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { parseResults, serializeResults } from '../../src/results/file.ts';
import { findContradiction } from '../../src/results/consistency.ts';
import { anyPages, changed, page, run, thrownBy, variedRun } from './build.ts';

const TEXT = serializeResults(variedRun());

function refusal(text: string): InputError {
  const error = thrownBy(() => parseResults(text, 'results.json'));
  expect(error).toBeInstanceOf(InputError);
  return error as InputError;
}

describe('results.json', () => {
  test('comes back as it was written', () => {
    expect(parseResults(TEXT, 'results.json')).toEqual(variedRun());
  });

  test('is the same bytes when written again, whatever the order of fields and pages', () => {
    const results = parseResults(TEXT, 'results.json');
    const reversed = Object.fromEntries(Object.entries(results).toReversed()) as typeof results;
    expect(serializeResults({ ...reversed, pages: results.pages.toReversed() })).toBe(TEXT);
  });

  test('lists pages by room (real, trap, ghost, script, then by name) and id', () => {
    const names = parseResults(TEXT, 'results.json').pages.map(({ room, id }) => `${room}/${id}`);
    expect(names).toEqual(['real/a 1', 'trap/a', 'trap/b', 'ghost/é', 'script/p-1', 'zoo/z']);
    expect(TEXT.endsWith('}\n')).toBe(true);
  });

  test('survives the way there and back for any run', () => {
    fc.assert(
      fc.property(anyPages, (pages) => {
        const text = serializeResults(run(pages));
        expect(parseResults(text, 'f')).toEqual(run(pages));
      }),
      { numRuns: 40 },
    );
  });

  test('is not written when its summary is wrong', () => {
    const results = { ...variedRun(), summary: run([]).summary };
    expect(thrownBy(() => serializeResults(results))).toBeInstanceOf(TypeError);
  });

  test('is not written with a number that JSON has no word for', () => {
    const results = run([page('real/a', 'ghost-free', { durationMs: Number.NaN })]);
    expect(thrownBy(() => serializeResults(results))).toBeInstanceOf(TypeError);
  });
});

describe('a results.json is refused', () => {
  test.each<[string, (string | number)[], unknown, string]>([
    ['an unknown field', ['extra'], 1, 'extra is an unknown field'],
    [
      'an unknown field of a page',
      ['pages', 1, 'verdict', 'x'],
      1,
      'pages[1].verdict.x is an unknown field',
    ],
    ['a missing field', ['commit'], undefined, 'commit is missing'],
    [
      'an unknown outcome',
      ['pages', 0, 'outcome'],
      'bo',
      'pages[0].outcome must be "ghost-free" or "boo" or "lost" or "error", got "bo"',
    ],
    [
      'text for a number',
      ['pages', 2, 'attempts'],
      '1',
      'pages[2].attempts must be a number, got "1"',
    ],
    ['a list for an object', ['dataset'], [], 'dataset.source is missing'],
    ['an object for a list', ['pages'], {}, 'pages must be a list, got an object'],
    [
      'a fraction of an attempt',
      ['pages', 0, 'attempts'],
      1.5,
      'pages[0].attempts must be a whole number, got 1.5',
    ],
    [
      'a negative size',
      ['pages', 0, 'outputBytes'],
      -1,
      'pages[0].outputBytes must be 0 or more, got -1',
    ],
    [
      'a coverage above 1',
      ['pages', 1, 'verdict', 'coverage'],
      1.01,
      'pages[1].verdict.coverage must be 0 to 1, got 1.01',
    ],
    [
      'an empty id',
      ['pages', 0, 'id'],
      '',
      'pages[0].id must be text that is not empty and has no control characters, got ""',
    ],
    ['a line feed in an id', ['pages', 0, 'id'], 'a\nb', String.raw`got "a\u000ab"`],
    [
      'an id that leaves its folder',
      ['pages', 0, 'id'],
      'x/../../y',
      'pages[0].id must stay inside its folder, got "x/../../y"',
    ],
    ['an absolute room', ['pages', 5, 'room'], '/zoo', 'pages[5].room must stay inside its folder'],
    ['a page out of order', ['pages', 1, 'id'], 'c', 'pages[2] is out of order: trap/b'],
    ['a page that is there twice', ['pages', 1, 'id'], 'b', 'pages[2] is there twice: trap/b'],
    [
      'a cause of another outcome',
      ['pages', 1, 'verdict', 'cause'],
      'empty',
      'pages[1].verdict.cause empty goes with outcome boo, got ghost-free',
    ],
    [
      'a worst budget in part',
      ['pages', 0, 'verdict', 'limit'],
      null,
      'pages[0].verdict has check, unit',
    ],
    [
      'a place that ends before it starts',
      ['pages', 0, 'verdict', 'where'],
      [
        { start: 2, end: 2 },
        { start: 2, end: 1 },
      ],
      'pages[0].verdict.where[1] ends before it starts',
    ],
    [
      'more bad runs than runs',
      ['pages', 0, 'confirmation', 'bad'],
      4,
      'pages[0].confirmation has 4 bad of 3 runs',
    ],
    [
      'a confirmed page that is fine',
      ['pages', 1, 'confirmation'],
      { runs: 2, bad: 1 },
      'pages[1].confirmation belongs to a Boo or Lost page',
    ],
    [
      'a count that the pages do not give',
      ['summary', 'boos'],
      1,
      'summary.boos is 1, but the pages give 2',
    ],
    [
      'a rate that the pages do not give',
      ['summary', 'ghostFreeRate'],
      0.5,
      'summary.ghostFreeRate is 0.5',
    ],
    ['a rate for none', ['summary', 'coverage'], null, 'summary.coverage is null'],
    [
      'a count of a room',
      ['summary', 'rooms', 1, 'empty'],
      0,
      'summary.rooms[1].empty is 0, but the pages give 1',
    ],
    [
      'a room that no page is in',
      ['summary', 'rooms', 1, 'room'],
      'cellar',
      'summary.rooms does not list',
    ],
    [
      'an absolute dataset',
      ['dataset', 'source'],
      '/home/me/pages',
      'dataset.source must not be an absolute path',
    ],
    [
      'an absolute dataset of another system',
      ['dataset', 'source'],
      'C:\\pages',
      'dataset.source must not be an absolute path',
    ],
    [
      'a day that does not exist',
      ['startedAt'],
      '2026-02-30T12:00:00Z',
      'startedAt is no real time',
    ],
    [
      'a month that does not exist',
      ['startedAt'],
      '2026-13-01T12:00:00Z',
      'startedAt is no real time',
    ],
    [
      'a time without its zone',
      ['startedAt'],
      '2026-02-20T12:00:00',
      'startedAt must be a UTC time',
    ],
    ['a shard past the last', ['shard'], { index: 3, total: 2 }, 'shard has index 3 of 2'],
    ['a timeout of nothing', ['timeoutMs'], 0, 'timeoutMs must be 1 or more, got 0'],
    ['another tool', ['tool', 'name'], 'other', 'tool.name must be "boobench", got "other"'],
    ['no version', ['schemaVersion'], undefined, 'schemaVersion is missing'],
  ])('for %s', (_, path, value, message) => {
    const error = refusal(changed(TEXT, path, value));
    expect(error.message).toContain('results.json: ');
    expect(error.message).toContain(message);
    expect(error.hint).not.toBe('');
  });

  test.each<[string, unknown]>([
    ['a later version', 2],
    ['a version in words', '1'],
    ['a null version', null],
  ])('for %s, by name', (_, version) => {
    const error = refusal(changed(TEXT, ['schemaVersion'], version));
    expect(error.code).toBe('results-version');
    expect(error.message).toContain(
      `schemaVersion ${JSON.stringify(version)}; this version reads 1`,
    );
  });

  test.each<[string, string]>([
    ['an empty file', ''],
    ['a cut file', TEXT.slice(0, 400)],
    ['two values', `${TEXT}{}`],
    ['a byte order mark', `\uFEFF${TEXT}`],
    ['deep nesting', '['.repeat(100_000)],
    ['NaN', '{"schemaVersion": NaN}'],
  ])('for %s, as no JSON', (_, text) => {
    expect(refusal(text).code).toBe('results-not-json');
  });

  test.each<[string, string]>([
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['text', '"schemaVersion"'],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['a number past all bounds', TEXT.replace('"durationMs": 2500', '"durationMs": 1e400')],
    ['__proto__', TEXT.replace('"tool"', '"__proto__": {"shard": null}, "tool"')],
    ['constructor', TEXT.replace('"tool"', '"constructor": {"prototype": {}}, "tool"')],
    ['toString in a page', TEXT.replace('"tags"', '"toString": 1, "tags"')],
    [
      '__proto__ in place of a field',
      TEXT.replace('"commit": "0123abcd"', '"__proto__": {"commit": "x"}'),
    ],
  ])('for %s in it', (_, text) => {
    expect(text).not.toBe(TEXT);
    expect(refusal(text).code).toBe('results-damaged');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('without repeating long or invisible text of the file', () => {
    const error = refusal(changed(TEXT, ['tool', 'name'], `\u202E\u001B[31m${'x'.repeat(5_000)}`));
    expect(error.message).toContain(String.raw`"\u202e\u001b[31mxxx`);
    expect(error.message.length).toBeLessThan(200);
  });

  test('cut off at any byte', () => {
    const bytes = Buffer.from(TEXT.trimEnd());
    for (let length = 0; length < bytes.length; length += 7) {
      expect(refusal(bytes.subarray(0, length).toString()).code).toBe('results-not-json');
    }
  });

  test('or still holds together after any one byte is changed', () => {
    const bytes = Buffer.from(TEXT);
    let refused = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const copy = Buffer.from(bytes);
      // Walks through all eight bits over the file, so that digits, quotes and letters all change.
      copy[at]! ^= 1 << (at % 8);
      const error = thrownBy(() => {
        const results = parseResults(copy.toString(), 'f');
        expect(findContradiction(results)).toBeNull();
        expect(parseResults(serializeResults(results), 'f')).toEqual(results);
      });
      if (error === undefined) continue;
      expect(error).toBeInstanceOf(InputError);
      refused += 1;
    }
    expect(refused).toBeGreaterThan(bytes.length / 2);
  });
});
