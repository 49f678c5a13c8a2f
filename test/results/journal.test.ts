import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import {
  encodeFinished,
  encodeHeader,
  encodeStarted,
  journalMatches,
  readJournal,
  type JournalHeader,
  type RunKey,
} from '../../src/results/journal.ts';
import { anyPages, page, thrownBy, variedRun } from './build.ts';

const runKey: RunKey = {
  datasetRevision: 'abc',
  ruleVersion: '1',
  selection: { rooms: ['real', 'trap'], pages: null, tags: null, maxPages: null },
  shard: null,
  command: 'parse {input}',
  outputFormat: 'markdown',
  timeoutMs: 600_000,
  commit: null,
};
const header: JournalHeader = {
  journalVersion: 1,
  runKey,
  startedAt: '2026-01-31T12:00:00Z',
  total: 3,
  runToken: 'wxyz',
};
const HEAD = encodeHeader(header);
const a = page('real/a', 'ghost-free');
const b = page('real/b', 'boo', { verdict: { unit: 'line\nfeed ครับ \uD800' } });

function line(content: unknown): string {
  const json = JSON.stringify(content);
  return `${createHash('sha256').update(json).digest('hex').slice(0, 8)} ${json}\n`;
}

function refusal(text: string): InputError {
  const error = thrownBy(() => readJournal(text, 'run.journal'));
  expect(error).toBeInstanceOf(InputError);
  return error as InputError;
}

describe('a journal', () => {
  test('gives back its header and its pages', () => {
    const started = pageOf('real', 'a');
    const text = HEAD + encodeStarted(started) + encodeFinished(a) + encodeFinished(b);
    expect(readJournal(text, 'f')).toEqual({
      header,
      pages: [a, b],
      inFlight: [],
      wholeBytes: Buffer.byteLength(text),
    });
  });

  test('gives back every kind of page', () => {
    const { pages } = variedRun();
    expect(readJournal(HEAD + pages.map(encodeFinished).join(''), 'f')?.pages).toEqual(pages);
  });

  test('keeps the last result of a page that ran twice', () => {
    const again = page('real/a', 'lost');
    const text = HEAD + encodeFinished(a) + encodeFinished(b) + encodeFinished(again);
    expect(readJournal(text, 'f')?.pages).toEqual([again, b]);
  });

  test('names the pages in flight, each with its last attempt', () => {
    const text =
      HEAD +
      encodeStarted(pageOf('real', 'x', 1)) +
      encodeStarted(pageOf('real', 'a', 1)) +
      encodeStarted(pageOf('real', 'x', 2)) +
      encodeFinished(a);
    expect(readJournal(text, 'f')?.inFlight).toEqual([pageOf('real', 'x', 2)]);
  });

  test('holds what was whole when its writer was killed at any byte', () => {
    const bytes = Buffer.from(HEAD + encodeFinished(a) + encodeFinished(b));
    const whole = [HEAD.length, HEAD.length + encodeFinished(a).length, bytes.length];
    for (let length = 0; length <= bytes.length; length += 1) {
      const journal = readJournal(bytes.subarray(0, length).toString(), 'f');
      const lines = whole.filter((end) => end <= length).length;
      expect(journal?.pages ?? []).toEqual([a, b].slice(0, Math.max(0, lines - 1)));
      expect(journal?.wholeBytes ?? 0).toBe(whole[lines - 1] ?? 0);
    }
  });

  test('goes on after it was cut to its whole bytes', () => {
    const killed = Buffer.from(HEAD + encodeFinished(a) + encodeFinished(b).slice(0, 50));
    const length = readJournal(killed.toString(), 'f')?.wholeBytes;
    const resumed = killed.subarray(0, length).toString() + encodeFinished(b);
    expect(readJournal(resumed, 'f')?.pages).toEqual([a, b]);
  });

  test('is none while its header is not whole', () => {
    expect(readJournal('', 'f')).toBeNull();
    expect(readJournal(HEAD.trimEnd(), 'f')).toBeNull();
  });

  test('survives the way there and back for any pages', () => {
    fc.assert(
      fc.property(anyPages, (pages) => {
        const text = HEAD + pages.map(encodeFinished).join('');
        expect(readJournal(text, 'f')?.pages).toEqual(pages);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a damaged journal is refused', () => {
  test('when any byte of a whole line was changed', () => {
    const bytes = Buffer.from(HEAD + encodeFinished(a) + encodeFinished(b));
    // The last byte is left alone: without it the last line is one that was cut off.
    for (let at = 0; at < bytes.length - 1; at += 1) {
      const copy = Buffer.from(bytes);
      copy[at]! ^= 1 << (at % 8);
      expect(refusal(copy.toString()).message).toMatch(/^run\.journal:\d:/);
    }
  });

  test.each<[string, string, string]>([
    [
      'a line that was taken over by another',
      HEAD + encodeFinished(a).slice(0, 30) + encodeFinished(b),
      'run.journal:2: does not fit its checksum',
    ],
    ['an empty line in the middle', `${HEAD}\n${encodeFinished(a)}`, 'run.journal:2: does not fit'],
    [
      'no header',
      encodeFinished(a),
      'run.journal has journalVersion nothing; this version reads 1',
    ],
    ['a later version', line({ ...header, journalVersion: 2 }), 'run.journal has journalVersion 2'],
    [
      'a header that lacks a field',
      line({ ...header, runKey: {} }),
      'run.journal:1: runKey.datasetRevision is missing',
    ],
    ['an unknown kind of line', HEAD + line({ stopped: true }), 'run.journal:2: page is missing'],
    ['a list for a line', HEAD + line([1]), 'run.journal:2: page is missing'],
    ['null for a line', HEAD + line(null), 'run.journal:2: must be an object, got null'],
    [
      'a page that lacks a field',
      HEAD + line({ page: { id: 'a' } }),
      'run.journal:2: page.room is missing',
    ],
    [
      'a page that contradicts itself',
      HEAD + encodeFinished(a) + line({ page: { ...a, outcome: 'boo' } }),
      'run.journal:3: page.verdict.cause none goes with outcome ghost-free, got boo',
    ],
    [
      'a start that lacks its page',
      HEAD + line({ started: { room: 'real' } }),
      'run.journal:2: started.id is missing',
    ],
    ['a file that is no journal', '# Notes\nsome text', 'run.journal:1: does not fit its checksum'],
    ['a line that is no journal', '# Notes', 'run.journal:1: is no line of a journal'],
  ])('with %s', (_, text, message) => {
    expect(refusal(text).message).toContain(message);
  });

  test('with a checksum over something that is not JSON', () => {
    const sum = createHash('sha256').update('{').digest('hex').slice(0, 8);
    expect(refusal(`${HEAD}${sum} {\n`).message).toContain('run.journal:2: is not JSON');
  });
});

describe('a journal is of the wanted run', () => {
  test('when everything agrees, the order of rooms aside', () => {
    const selection = { ...runKey.selection, rooms: ['trap', 'real'] };
    expect(journalMatches(header, { ...runKey, selection })).toEqual([]);
  });

  test.each<[string, Partial<RunKey>, string]>([
    ['revision', { datasetRevision: 'def' }, 'dataset revision: "abc" in the journal, now "def"'],
    ['rule', { ruleVersion: '2' }, 'rule version: "1" in the journal, now "2"'],
    [
      'rooms',
      { selection: { ...runKey.selection, rooms: null } },
      'rooms: "real, trap" in the journal, now not set',
    ],
    [
      'pages',
      { selection: { ...runKey.selection, pages: ['a'] } },
      'pages: not set in the journal, now "a"',
    ],
    [
      'tags',
      { selection: { ...runKey.selection, tags: ['a'] } },
      'tags: not set in the journal, now "a"',
    ],
    [
      'max pages',
      { selection: { ...runKey.selection, maxPages: 3 } },
      'max-pages: not set in the journal, now 3',
    ],
    ['shard', { shard: { index: 1, total: 2 } }, 'shard: not set in the journal, now "1/2"'],
    ['command', { command: 'other' }, 'command: "parse {input}" in the journal, now "other"'],
    ['format', { outputFormat: 'html' }, 'output-format: "markdown" in the journal, now "html"'],
    ['timeout', { timeoutMs: 60_000 }, 'timeout-minutes: 10 in the journal, now 1'],
    ['commit', { commit: 'f' }, 'commit: not set in the journal, now "f"'],
  ])('unless it has another %s', (_, fields, words) => {
    expect(journalMatches(header, { ...runKey, ...fields })).toEqual([words]);
  });
});

function pageOf(
  room: string,
  id: string,
  attempt = 1,
): { room: string; id: string; attempt: number } {
  return { room, id, attempt };
}
