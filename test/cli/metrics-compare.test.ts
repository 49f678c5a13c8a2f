import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serializeResults } from '../../src/results/file.ts';
import { page, run } from '../results/build.ts';
import { boobench, type Finished, removeFolder, temporaryFolder } from '../support/cli.ts';
import { put, writeTruth } from '../support/metrics-folder.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
  writeTruth(join(cwd, 'gt'));
  score('gt', 'base');
  score('gt', 'head');
});
afterEach(() => removeFolder(cwd));

const score = (outputs: string, folder: string, ...more: readonly string[]): Finished =>
  boobench(
    ['score', '--suite', 'docmetrics', '--gt', 'gt', outputs, '--results-path', folder, ...more],
    { cwd },
  );
const compare = (...args: readonly string[]): Finished =>
  boobench(['compare', 'base', 'head', ...args], { cwd });

/** What a worse parser wrote: a cell, a word and a symbol are others, and a page is missing. */
function writeWorse(): void {
  const of = (path: string): string => readFileSync(join(cwd, 'gt', path), 'utf8');
  put(join(cwd, 'worse/Law/d1_2.md'), of('Law/d1/mds/d1_2.md').replace('12.4', '99'));
  put(
    join(cwd, 'worse/Physics/d2_1.md'),
    of('Physics/d2/mds/d2_1.md').replace('a + b', 'a - c').replace('times', 'by'),
  );
}

describe('boobench compare of document metrics', () => {
  it('passes the same, and says what was compared', () => {
    const done = compare();
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toContain('Passed. 3 pages compared with the base: overall 100.00 before');
  });

  it('fails what dropped, with the pages that lost most and what they lost', () => {
    writeWorse();
    score('worse', 'head');
    const done = compare();
    expect(done).toMatchObject({ code: 1, stderr: '' });
    const shown = done.stdout.replace(/Head .*\n/, 'Head …\n');
    expect(shown).toMatchSnapshot();
    expect(compare('--fail-on', 'never').code).toBe(0);
    expect(compare('--fail-on', 'metric-drop:table-teds:99').code).toBe(0);
    expect(compare('--fail-on', 'never', '--min-table-teds', '99').code).toBe(1);
    const json: unknown = JSON.parse(compare('--json').stdout);
    expect(json).toMatchObject({
      suite: 'docmetrics',
      conclusion: 'failure',
      comparedPages: 3,
      failures: [{ policy: 'metric-drop:overall:1' }],
      lost: [{ id: 'Law/d1_1', drop: 100 }, { id: 'Physics/d2_1' }, { id: 'Law/d1_2' }],
    });
  });

  it('does not compare other pages, and raises no alarm', () => {
    writeWorse();
    score('worse', 'head', '--subjects', 'Law');
    const done = compare();
    expect(done.code).toBe(0);
    expect(done.stdout).toContain('Neutral. Not comparable with the base because the choice of');
  });

  it('refuses a damaged file, metrics against a run, and options of the other suite', () => {
    const path = join(cwd, 'head/metrics.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"textEdit": 0,', '"textEdit": 1,'));
    expect(compare()).toMatchObject({ code: 2, stdout: '' });
    expect(compare().stderr).toContain('head/metrics.json: pages[0].overall is 100, but');
    score('gt', 'head');
    expect(compare('--max-lost', '0').stderr).toContain(
      'max-lost is given, but it is not of suite',
    );
    expect(compare('--fail-on', 'boos-rise').stderr).toContain('does not know "boos-rise"');
    put(join(cwd, 'run/results.json'), serializeResults(run([page('real/a', 'ghost-free')])));
    expect(boobench(['compare', 'run', 'head'], { cwd }).stderr).toContain(
      'head holds document metrics, the other does not',
    );
  });
});

describe('boobench run --suite docmetrics --baseline-path', () => {
  const rerun = (command: string, ...more: readonly string[]): Finished =>
    boobench(
      ['run', '--suite', 'docmetrics', '--gt', 'gt', '--command', command, '--fresh', ...more],
      { cwd },
    );

  it('fails for what got worse than the base, and for a limit that is broken', () => {
    const worse = rerun('sed s/tenant/guest/ {input}', '--baseline-path', 'base/metrics.json');
    expect(worse.code).toBe(1);
    expect(worse.stdout).toContain('Failed. Overall dropped by');
    expect(worse.stdout).toContain(
      '“The tenant pays on the first…” became “The guest pays on the first…”',
    );
    const limit = rerun('echo nothing', '--min-overall', '50');
    expect(limit.code).toBe(1);
    expect(limit.stdout).toContain('at least 50 points are wanted');
    expect(rerun('cat {input}', '--min-overall', '50').stdout).toContain(
      'There is no baseline to compare with; min-overall is kept.',
    );
  });
});
