import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseResults } from '../../src/results/file.ts';
import {
  boobench,
  type Finished,
  removeFolder,
  temporaryFolder,
  writeHouse,
} from '../support/cli.ts';
import { ran } from './support/cases.ts';
import { hasTerminal, onTerminal } from './support/programs.ts';

/** Names that a disk takes and that mean something to a shell, a log or a terminal. */
const USABLE = [
  'it\'s "quoted"',
  '$(touch pwned)',
  '`touch pwned`',
  '; touch pwned;',
  '::error::pwned',
  '##[error]pwned',
  '*',
  '-rf',
  '{output}',
  '%0A::error::pwned',
  '👻🏚️ haunted',
  'right\u200fto\u202eleft\u2066',
  'zero\u200bwidth\ufeff',
  'e\u0301'.repeat(9),
  'שלום',
  '<b onload=x>&amp;',
  '[link](x) | cell',
];
/** Names that no file of ours may have. */
const REFUSED = [
  'two\nlines',
  '\u001b[31mred',
  'bell\u0007',
  'line\u2028end',
  'null\u0000',
  '\u009b1m',
];

const NEWLINE = 'a\n::error::pwned\u001b[31m';
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
});
afterEach(() => removeFolder(cwd));

const path = (...parts: readonly string[]): string => join(cwd, ...parts);

/** Nothing in it steers a terminal, turns a line round or commands a log. */
function expectHarmless(text: string): void {
  expect(text.replaceAll('\n', '')).not.toMatch(CONTROLS);
  expect(text).not.toMatch(/^\s*::|##\[/m);
}

const printed = ({ stdout, stderr }: Finished): string => `${stdout}${stderr}`;

describe('names that mean something elsewhere', () => {
  it('of pages and rooms reach the parser as they are, and nothing else happens', async (context) => {
    for (const name of USABLE) writeHouse(path('house'), [{ id: name, text: 'Boo\n' }], name);
    // The published rooms make it a folder of rows.
    writeHouse(path('house'), [{ id: 'plain', text: 'Boo\n' }]);
    const command = `cat {input}; printf '%s\\n' {id} {room} "$BOOBENCH_ID"; yes no | head -99`;
    const done = boobench(['run', '--dataset', 'house', '--command', command], { cwd });

    expect(done).toMatchObject({ code: 0 });
    const results = parseResults(readFileSync(path('boobench-results/results.json'), 'utf8'), 'r');
    expect(results.pages.map(({ id }) => id).toSorted()).toEqual([...USABLE, 'plain'].toSorted());
    for (const name of USABLE) {
      const answer = readFileSync(path('boobench-results/outputs', name, `${name}.md`), 'utf8');
      expect(answer.startsWith(`Boo\n${name}\n${name}\n${name}\nno\n`)).toBe(true);
    }
    expectHarmless(printed(done));
    expect(readdirSync(cwd).toSorted()).toEqual(['boobench-results', 'house']);
    const file = 'boobench-results/results.json';
    for (const shown of [
      boobench(['compare', file, file], { cwd }),
      boobench(['merge', file], { cwd }),
      boobench(['status'], { cwd }),
    ]) {
      expect(shown.code).toBe(0);
      expectHarmless(printed(shown));
    }
    ran(context, USABLE.length);
  });

  it.skipIf(!hasTerminal)('are harmless on a terminal while a run goes', async (context) => {
    for (const name of USABLE) writeHouse(path('house'), [{ id: name, text: 'Boo\n' }], name);
    writeHouse(path('house'), [{ id: 'plain', text: 'Boo\n' }]);
    const done = await onTerminal(
      `boobench run --dataset house --command 'sleep 0.2; yes {id} | head -99'`,
      { cwd, env: { NO_COLOR: '1' } },
    );

    expect(done).toMatchObject({ code: 0 });
    // What draws the line anew: back to its start, and empty it.
    const shown = done.stdout.replaceAll('\r\n', '\n').replaceAll('\r\u001b[2K', '\n');
    expect(shown).toContain('pages');
    expectHarmless(shown);
    expect(existsSync(path('pwned'))).toBe(false);
    ran(context, USABLE.length);
  });

  it('of pages are refused where they hold control characters', (context) => {
    writeHouse(path('house'), [{ id: 'plain', text: 'Boo\n' }]);
    const row: object = JSON.parse(readFileSync(path('house/trap.jsonl'), 'utf8'));
    const rows = REFUSED.flatMap((name) => [
      { ...row, id: name },
      { ...row, id: 'a', category: name },
      { ...row, id: 'b', pdf: name },
      { ...row, id: 'c', tags: [name], type: name },
      { ...row, id: `tag-${REFUSED.indexOf(name)}`, tags: [name], rule: { [name]: 1 } },
    ]);
    const lines = [row, ...rows].map((each) => JSON.stringify(each));
    writeFileSync(path('house/trap.jsonl'), lines.join('\n'));
    const done = boobench(['run', '--dataset', 'house', '--command', 'cat {input}'], { cwd });

    expect(done).toMatchObject({ code: 3 });
    expectHarmless(printed(done));
    expect(readdirSync(path('boobench-results/outputs'))).toEqual(['trap']);
    ran(context, rows.length);
  });

  it.each<readonly [string, (name: string) => readonly string[]]>([
    ['a dataset', (name) => ['run', '--dataset', name, '--command', 'cat {input}']],
    ['a folder of results', (name) => [...RUN, '--results-path', name]],
    ['a folder of results that is there', (name) => ['status', '--results-path', name]],
    ['a file of results', (name) => ['compare', name, 'gone']],
    ['a label', (name) => [...RUN, '--label', name]],
    ['a room', (name) => [...RUN, '--rooms', name]],
    ['a page', (name) => [...RUN, '--pages', name]],
    ['a tag', (name) => [...RUN, '--tags', name]],
    ['a base', (name) => [...RUN, '--baseline-path', name]],
    ['an allow-list', (name) => [...RUN, '--allow-list', name]],
    ['a policy', (name) => [...RUN, '--fail-on', name]],
    ['a format', (name) => [...RUN, '--output-format', name]],
    ['a shard', (name) => [...RUN, '--shard', name]],
    ['outputs', (name) => ['score', '--dataset', 'house', '--outputs', name]],
    ['a folder of documents', (name) => ['make', name]],
    ['a house to make', (name) => ['generate', join('gone', name), '--rooms', name]],
    ['a dataset of the Hub', (name) => ['download', '--dataset', `owner/${name}`, '--offline']],
    ['a command', (name) => [name]],
    ['an option', (name) => ['run', `--${name}`]],
    ['a configuration', (name) => ['run', '--config', name]],
  ])('are shown harmlessly when they are that of %s', (_, args) => {
    writeHouse(path('house'), [{ id: 'plain', text: 'Boo\n' }]);
    writeHouse(path(NEWLINE), [{ id: 'plain', text: 'Boo\n' }]);
    const done = boobench(args(NEWLINE), { cwd });

    expect(done.code).not.toBeNull();
    expectHarmless(printed(done));
    expect(done.stderr).not.toMatch(/fault of boobench|^\s+at /m);
  });

  it('of documents with budgets are judged or refused, one by one', (context) => {
    mkdirSync(path('mine'));
    const names = [...USABLE, ...REFUSED].filter((name) => !name.includes('\u0000'));
    const rules = [{ type: 'repetition_overshoot', reference_text: 'Boo' }];
    for (const name of names) {
      writeFileSync(path('mine', `${name}.pdf`), '%PDF-1.4\n');
      writeFileSync(path('mine', `${name}.test.json`), JSON.stringify({ test_rules: rules }));
    }
    const done = boobench(['run', '--dataset', 'mine', '--command', 'echo {id}'], { cwd });
    expect(done).toMatchObject({ code: 3 });
    expectHarmless(printed(done));
    const { pages } = parseResults(
      readFileSync(path('boobench-results/results.json'), 'utf8'),
      'results',
    );
    expect(pages.filter(({ outcome }) => outcome === 'error').length).toBe(REFUSED.length - 1);
    expect(pages.filter(({ outcome }) => outcome === 'ghost-free').length).toBe(USABLE.length);
    expect(existsSync(path('pwned'))).toBe(false);
    ran(context, names.length);
  });
});

const RUN = ['run', '--dataset', 'house', '--command', 'cat {input}'] as const;
