import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseResults } from '../../src/results/file.ts';
import {
  boobench,
  CLI,
  ended,
  type Finished,
  linesOf,
  removeFolder,
  somePages,
  temporaryFolder,
  withoutTimes,
  writeHouse,
} from '../support/cli.ts';

const LOOP = 'yes nine | head -99';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
  writeHouse(join(cwd, 'house'), somePages(4));
});
afterEach(() => removeFolder(cwd));

const path = (...parts: readonly string[]): string => join(cwd, ...parts);

function run(folder: string, command: string, ...more: readonly string[]): Finished {
  const args = ['run', '--dataset', 'house', '--command', command, '--results-path', folder];
  return boobench([...args, ...more], { cwd });
}

/** Adds a row whose document is not there: it cannot be judged. */
function addUnusableRow(): void {
  const rows = readFileSync(path('house/trap.jsonl'), 'utf8').trimEnd().split('\n');
  const gone = { id: 'page-gone', pdf: 'docs/trap/gone.pdf' };
  const row = JSON.stringify({ ...JSON.parse(rows[0] ?? ''), ...gone });
  writeFileSync(path('house/trap.jsonl'), [...rows, row].join('\n'));
}

describe('the gate', () => {
  it('exits with 3 when pages could not be judged, and with 1 when a policy failed as well', () => {
    addUnusableRow();
    expect(run('base', 'cat {input}')).toMatchObject({ code: 3 });
    run('head', `cat {input}; [ {id} != page-002 ] || ${LOOP}`);
    const [base, head] = ['base/results.json', 'head/results.json'];
    const unjudged = boobench(['compare', base, base], { cwd });
    const worse = boobench(['compare', base, head, '--json'], { cwd });

    expect(unjudged).toMatchObject({ code: 3 });
    expect(unjudged.stdout).toContain('1 page could not be judged.');
    expect(worse).toMatchObject({ code: 1 });
    expect(JSON.parse(worse.stdout)).toMatchObject({
      conclusion: 'failure',
      failures: [{ policy: 'boos-rise' }, { policy: 'error', pages: ['trap/page-gone'] }],
    });
  });

  it('passes what cannot be compared, and says why', () => {
    run('base', 'cat {input}');
    writeHouse(path('house'), somePages(5));
    run('head', `cat {input}; ${LOOP}`);
    const done = boobench(['compare', 'base/results.json', 'head/results.json'], { cwd });

    expect(done).toMatchObject({ code: 0 });
    expect(done.stdout).toMatch(/Not comparable with the base because .*dataset/);
  });

  it.each([
    ['missing.json', null, /cannot read missing\.json: no such file/],
    ['half.json', '{"schemaVersion": 1, ', /half\.json/],
    ['other.json', '{"schemaVersion": 99}', /other\.json.*99/],
  ])('refuses results that are none, exit code 2: %s', (name, content, message) => {
    if (content !== null) writeFileSync(path(name), content);
    const done = boobench(['compare', name, name], { cwd });

    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toMatch(message);
  });

  it('runs a page that newly loops again as often as asked, and believes most runs', () => {
    run('base', 'cat {input}');
    const confirmed = (times: number, confirm: number): unknown => {
      writeFileSync(path('log'), '');
      const loops = `[ {id} = page-002 ] && [ "$(grep -c page-002 log)" -le ${times} ]`;
      const command = `echo {id} >> log; cat {input}; if ${loops}; then ${LOOP}; fi`;
      const folder = `head-${times}-${confirm}`;
      const gated = ['--baseline-path', 'base/results.json', '--confirm', String(confirm)];
      const { code } = run(folder, command, ...gated);
      const { pages } = parseResults(readFileSync(path(folder, 'results.json'), 'utf8'), folder);
      const runs = linesOf(path('log')).filter((id) => id === 'page-002').length;
      return { code, runs, outcome: pages[1]?.outcome, confirmation: pages[1]?.confirmation };
    };
    const boo = { outcome: 'boo' };

    expect(confirmed(1, 0)).toEqual({ ...boo, code: 1, runs: 1, confirmation: undefined });
    expect(confirmed(1, 2)).toEqual({
      ...boo,
      code: 0,
      runs: 3,
      confirmation: { runs: 3, bad: 1 },
    });
    expect(confirmed(2, 2)).toEqual({
      ...boo,
      code: 1,
      runs: 3,
      confirmation: { runs: 3, bad: 2 },
    });
  });

  it('takes folders of results as well as their files', () => {
    run('base', 'cat {input}');
    const gated = ['--baseline-path', 'base'];

    expect(run('head', 'cat {input}', ...gated)).toMatchObject({ code: 0 });
    expect(boobench(['compare', 'base', 'head'], { cwd })).toMatchObject({ code: 0 });
  });

  it('takes a page on the allow-list out of the count', () => {
    run('base', 'cat {input}');
    const entry = '- page: trap/page-002\n  reason: known\n  expires: 2999-01-01\n';
    writeFileSync(path('allow.yml'), entry);
    const gated = ['--baseline-path', 'base/results.json', '--allow-list', 'allow.yml'];
    const done = run('head', `cat {input}; [ {id} != page-002 ] || ${LOOP}`, ...gated);

    expect(done).toMatchObject({ code: 0 });
    expect(done.stdout).toContain('1 on the allow-list');
  });
});

describe('a run without a base', () => {
  it('says that its limits are kept, and which pages the allow-list excuses', () => {
    const entries = ['trap/page-002', 'trap/mistyped'].map(
      (page) => `- page: ${page}\n  reason: known\n  expires: 2999-01-01\n`,
    );
    writeFileSync(path('allow.yml'), entries.join(''));
    const limits = ['--min-ghost-free', '100,trap=50', '--allow-list', 'allow.yml'];
    const done = run('head', `cat {input}; [ {id} != page-002 ] || ${LOOP}`, ...limits);

    expect(done).toMatchObject({ code: 0 });
    expect(done.stdout).toContain('There is no baseline to compare with; min-ghost-free is kept.');
    expect(done.stdout).toContain('On the allow-list, not counted (1)');
    expect(done.stdout).toMatch(/Note: .*trap\/mistyped/);
  });

  it('says in one sentence which limit it broke', () => {
    const done = run('head', `cat {input}; ${LOOP}`, '--min-ghost-free', '90');

    expect(done).toMatchObject({ code: 1 });
    expect(done.stdout).toContain('Failed. 0 of 4 pages are ghost-free; at least 90% must be.');
    expect(done.stdout).not.toMatch(/\bbase\b/i);
  });
});

describe('shards', () => {
  it('with rows that cannot be judged are put together to what one run gives', () => {
    addUnusableRow();
    run('whole', 'cat {input}');
    for (const k of [1, 2]) run(`part-${k}`, 'cat {input}', '--shard', `${k}/2`);
    const parts = ['part-2/results.json', 'part-1/results.json'];
    const merged = boobench(['merge', ...parts, '--output', 'new/merged.json'], { cwd });

    expect(merged).toMatchObject({ code: 3 });
    expect(withoutTimes(path('new/merged.json'))).toEqual(withoutTimes(path('whole/results.json')));
  });

  it('of different runs are refused by name', () => {
    run('part-1', 'cat {input}', '--shard', '1/2');
    run('part-2', 'cat {input}', '--shard', '2/2', '--timeout-minutes', '5');
    const done = boobench(['merge', 'part-1/results.json', 'part-2/results.json'], { cwd });

    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toContain('part-2/results.json');
  });
});

describe('boobench score', () => {
  it('ends at once when it is interrupted', async () => {
    const pages = Array.from({ length: 60 }, (_, at) => ({ id: `page-${at}`, text: 'lamp\n' }));
    writeHouse(path('house'), pages);
    mkdirSync(path('outputs/trap'), { recursive: true });
    const lines = Array.from({ length: 10_000 }, (_, at) => `${at % 977} lamps of ${at % 983}`);
    writeFileSync(path('looping.md'), `${lines.join('\n')}\n${'nine\n'.repeat(99)}`);
    for (const { id } of pages) linkSync(path('looping.md'), path(`outputs/trap/${id}.md`));
    const child = spawn(
      process.execPath,
      [CLI, 'score', '--dataset', 'house', '--outputs', 'outputs'],
      { cwd, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const end = ended(child);
    // A page that is not ghost-free is told as soon as it is judged.
    child.stderr.once('data', () => child.kill('SIGINT'));

    expect(await end).toEqual({ code: 130, signal: null });
  });
});
