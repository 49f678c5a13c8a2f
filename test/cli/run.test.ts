import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseResults } from '../../src/results/file.ts';
import {
  boobench,
  ended,
  linesOf,
  processesWith,
  removeFolder,
  somePages,
  startBoobench,
  temporaryFolder,
  until,
  withoutTimes,
  writeHouse,
} from '../support/cli.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
  writeHouse(join(cwd, 'house'), somePages(12));
});
afterEach(() => removeFolder(cwd));

const HONEST = 'cat {input}';
const run = (command: string, ...more: readonly string[]): string[] => [
  'run',
  '--dataset',
  'house',
  '--command',
  command,
  ...more,
];
const results = (folder = 'boobench-results'): string => join(cwd, folder, 'results.json');
/** Logs the page, then waits for a file named go. */
const LOGGING = 'echo {id} >> log; if [ -e slow ]; then sleep 0.2; fi; cat {input}';

describe('boobench run', () => {
  it('calls an honest parser ghost-free on every page and keeps its outputs', () => {
    const done = boobench(run(HONEST), { cwd });

    expect(done).toMatchObject({ code: 0 });
    expect(done.stdout).toContain('12 of 12 pages ghost-free (100.0%): 0 Boos, 0 Lost.');
    expect(readFileSync(join(cwd, 'boobench-results/outputs/trap/page-003.md'), 'utf8')).toBe(
      readFileSync(join(cwd, 'house/docs/trap/page-003.pdf'), 'utf8'),
    );
  });

  it('names the page that loops, what repeats and the budget, and fails against a base', () => {
    boobench(run(HONEST, '--results-path', 'base'), { cwd });
    const looping = 'cat {input}; if [ {id} = page-007 ]; then yes "Lamp glass" | head -500; fi';
    const done = boobench(
      run(looping, '--results-path', 'head', '--baseline-path', 'base/results.json'),
      { cwd },
    );

    expect(done.code).toBe(1);
    expect(done.stdout).toContain(
      '`Lamp glass` on 500 lines; the page has it once, so 42 are allowed.',
    );
    expect(done.stdout).toContain('trap/page-007');
  });

  it('does not count a page that loops once and not again', () => {
    boobench(run(HONEST, '--results-path', 'base'), { cwd });
    const once =
      'cat {input}; if [ {id} = page-007 ] && ! [ -e seen ]; then touch seen; yes "Lamp glass" | head -500; fi';
    const done = boobench(
      run(once, '--results-path', 'head', '--baseline-path', 'base/results.json'),
      { cwd },
    );

    expect(done.code).toBe(0);
    expect(done.stdout).toMatch(/flaky/i);
  });

  it('goes on after kill -9 and ends with the results of an undisturbed run', async () => {
    boobench(run(LOGGING, '--results-path', 'whole'), { cwd });
    writeFileSync(join(cwd, 'log'), '');
    writeFileSync(join(cwd, 'slow'), '');
    const child = startBoobench(run(LOGGING, '--results-path', 'killed'), { cwd });
    await until('some pages are done', () => linesOf(join(cwd, 'log')).length >= 4);
    child.kill('SIGKILL');
    await ended(child);
    const begun = linesOf(join(cwd, 'log'));
    const stood = boobench(['status', '--results-path', 'killed'], { cwd }).stdout;
    expect(stood).toMatch(/^pages {6}\d+ of 12 pages done$/m);
    const done = boobench(run(LOGGING, '--results-path', 'killed', '--resume'), { cwd });

    expect(done.code).toBe(0);
    expect(begun.length).toBeLessThan(12);
    expect(withoutTimes(results('killed'))).toEqual(withoutTimes(results('whole')));
    const runs = linesOf(join(cwd, 'log'));
    // Only what was in flight when the run was killed is run again.
    expect(new Set(runs).size).toBe(12);
    expect(runs.length).toBeLessThanOrEqual(12 + 2);
    const mark = `BOOBENCH_RUN=`;
    expect(processesWith(`${mark}${runTokenOf(join(cwd, 'killed/journal.jsonl'))}`)).toEqual([]);
  });

  it('refuses to resume a run of another command', () => {
    boobench(run(HONEST), { cwd });
    const done = boobench(run('cat {input} {input}', '--resume'), { cwd });

    expect(done.code).toBe(2);
    expect(done.stderr).toContain(
      'command: "cat {input}" in the journal, now "cat {input} {input}"',
    );
  });

  it('leaves nothing behind for a command that cannot be started', () => {
    expect(boobench(run('cat {inptu}'), { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean {input}?'),
    });
    expect(existsSync(join(cwd, 'boobench-results'))).toBe(false);
  });

  it('moves a finished run aside and never replaces an unfinished one unasked', async () => {
    boobench(run(HONEST), { cwd });
    const first = readFileSync(results(), 'utf8');
    writeFileSync(join(cwd, 'slow'), '');
    const child = startBoobench(run(LOGGING), { cwd });
    await until('some pages are done', () => linesOf(join(cwd, 'log')).length >= 3);
    child.kill('SIGKILL');
    await ended(child);

    expect(readFileSync(join(cwd, 'boobench-results/previous/results.json'), 'utf8')).toBe(first);
    const refused = boobench(run(HONEST), { cwd });
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.stderr).toContain('--resume');
    expect(boobench(run(HONEST, '--fresh'), { cwd })).toMatchObject({ code: 0 });
  });

  it('refuses a second run in the same folder and leaves the first alone', async () => {
    writeFileSync(join(cwd, 'slow'), '');
    const first = startBoobench(run(LOGGING), { cwd });
    const firstEnd = ended(first);
    await until('it has begun', () => linesOf(join(cwd, 'log')).length >= 1);
    const second = boobench(run(HONEST), { cwd });

    expect(second.code).toBe(3);
    expect(second.stderr).toContain(`process ${first.pid} is writing to boobench-results`);
    expect(await firstEnd).toMatchObject({ code: 0 });
    expect(existsSync(results())).toBe(true);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'keeps finished pages on %s and leaves no process',
    async (signal) => {
      const stuck =
        'echo {id} >> log; if [ {id} = page-004 ]; then sleep 1000 & sleep 1000; fi; cat {input}';
      const child = startBoobench(run(stuck), { cwd });
      const end = ended(child);
      await until('page 4 hangs', () => linesOf(join(cwd, 'log')).includes('page-004'));
      child.kill(signal);

      expect(await end).toMatchObject({ code: 130 });
      const token = runTokenOf(join(cwd, 'boobench-results/journal.jsonl'));
      expect(processesWith(`BOOBENCH_RUN=${token}`)).toEqual([]);
      expect(existsSync(results())).toBe(false);
      const status = boobench(['status', '--json'], { cwd });
      expect(JSON.parse(status.stdout)).toMatchObject({
        state: 'unfinished',
        summary: { pages: 3 },
      });
    },
  );

  it('says what is wrong with a folder that cannot be written to', () => {
    writeFileSync(join(cwd, 'file'), 'not a folder');
    const done = boobench(run(HONEST, '--results-path', 'file/results'), { cwd });

    expect(done.code).toBe(3);
    expect(done.stderr).toContain('file/results');
    expect(readFileSync(join(cwd, 'file'), 'utf8')).toBe('not a folder');
  });

  it('ends with a clear error on a full disk and goes on when there is room', () => {
    // A limit on the size of files stands in for a full disk: writing fails in the same place.
    const cli = `ulimit -f 2; exec "$NODE" "$CLI" run --dataset house --command "${HONEST}"`;
    const done = boobenchIn(cli);

    expect(done.code).toBe(3);
    expect(done.stderr).toMatch(/cannot write .*(journal|results|outputs)/);
    expect(boobench(run(HONEST, '--resume'), { cwd })).toMatchObject({ code: 0 });
  });

  it('says what a parser that answered nothing said on stderr, and that its command names no page', () => {
    const done = boobench(run('echo "cannot open the model /opt/models/boo" >&2'), { cwd });

    expect(done.stderr).toContain('the command does not name {input}');
    expect(done.stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /an empty answer; the page has \d+ characters\. \(last word on stderr: cannot open the model \/opt\/models\/boo\)/,
    );
  });

  it('tells pages that the budget of the job stopped from those whose turn never came', () => {
    const slow = run('sleep 600; cat {input}', '--job-budget-minutes', '0.02', '--json');
    const done = boobench(slow, { cwd });
    const sentences = parseResults(done.stdout, 'stdout').pages.map(
      ({ verdict }) => verdict.sentence,
    );

    expect(done.code).toBe(3);
    const budget = ': the budget of 0.02 minutes for the job was used up';
    expect(new Set(sentences)).toEqual(
      new Set([`stopped before it was done${budget}`, `not run${budget}`]),
    );
    expect(sentences.filter((sentence) => sentence.startsWith('stopped')).length).toBeLessThan(3);
  });

  it('calls a page Lost when the clock runs out', () => {
    const hanging = 'if [ {id} = page-002 ]; then echo begun; sleep 1000; fi; cat {input}';
    const done = boobench(run(hanging, '--timeout-minutes', '0.02', '--pages', 'page-00[1-3]'), {
      cwd,
    });

    expect(done.code).toBe(0);
    expect(done.stdout).toContain('2 of 3 pages ghost-free (66.7%): 0 Boos, 1 Lost, 1 warning.');
  });

  it('exits with 3 when the command does not exist', () => {
    const done = boobench(run('no-such-parser {input}', '--pages', 'page-001'), { cwd });

    expect(done.code).toBe(3);
    expect(done.stdout).toContain('no-such-parser');
  });

  it('shows hostile output with nothing in it that steers a terminal or a workflow', () => {
    const hostile = String.raw`printf '::error::x\033[31m\n%.0s' $(seq 100)`;
    const done = boobench(run(hostile, '--pages', 'page-001'), { cwd });

    expect(done.stdout).toContain('1 Boo');
    expect(`${done.stdout}${done.stderr}`).not.toMatch(/\u001b|^::/m);
  });

  function boobenchIn(script: string): { code: number | null; stderr: string } {
    writeFileSync(join(cwd, 'script.sh'), script);
    const source = new URL('../../src/cli/index.ts', import.meta.url).pathname;
    return bash(join(cwd, 'script.sh'), { NODE: process.execPath, CLI: source });
  }

  function bash(
    file: string,
    env: Readonly<Record<string, string>>,
  ): { code: number | null; stderr: string } {
    const { status, stderr } = spawnSync('bash', [file], {
      cwd,
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
    });
    return { code: status, stderr };
  }
});

function runTokenOf(journal: string): string {
  return /"runToken":"([^"]+)"/.exec(readFileSync(journal, 'utf8'))?.[1] ?? 'none';
}
