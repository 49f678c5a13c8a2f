import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serializeResults } from '../../src/results/file.ts';
import { junitFaults, sarifFaults, xmlFaults } from '../report/schemas.ts';
import { page, run } from '../results/build.ts';
import {
  boobench,
  type Finished,
  removeFolder,
  somePages,
  temporaryFolder,
  writeHouse,
} from '../support/cli.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
});
afterEach(() => removeFolder(cwd));

const path = (...parts: readonly string[]): string => join(cwd, ...parts);
const text = (name: string): string => readFileSync(path(name), 'utf8');
const call = (...args: readonly string[]): Finished => boobench(args, { cwd });

function writeResults(name: string, boos: number): void {
  const pages = Array.from({ length: 4 }, (_, at) =>
    page(`real/p${at}`, at < boos ? 'boo' : 'ghost-free'),
  );
  writeFileSync(path(name), serializeResults(run(pages)));
}

describe('boobench leaderboard', () => {
  it('prints the published parsers without any results', () => {
    const done = call('leaderboard');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout.match(/^ +\d+ {2}\S/gm)).toHaveLength(37);
  });

  it('takes a results file or its folder, and writes every format', async () => {
    mkdirSync(path('folder'));
    writeResults('folder/results.json', 1);
    const format = (...args: readonly string[]): string => {
      const done = call('leaderboard', 'folder', 'folder/results.json', ...args);
      expect(done).toMatchObject({ code: 0, stderr: '' });
      return done.stdout;
    };
    expect(format()).toContain('75.0% ghost-free on 4 pages');
    expect(format('--format', 'markdown')).toContain('- `tool`: 75.0% ghost-free');
    expect(format('--format', 'csv').split('\r\n')).toHaveLength(1 + 37 + 2 + 1);
    expect(JSON.parse(format('--json'))).toEqual(JSON.parse(format('--format', 'json')));
    expect(format('--format', 'svg', '--output', 'charts/board.svg')).toBe('');
    expect(await xmlFaults(text('charts/board.svg'))).toEqual([]);
  });

  it('refuses a format that there is not, and results that are none', () => {
    expect(call('leaderboard', '--format', 'pdf')).toMatchObject({ code: 2, stdout: '' });
    expect(call('leaderboard', '--format', 'pdf').stderr).toContain('terminal, markdown, csv');
    expect(call('leaderboard', 'gone.json')).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('files beside the report', () => {
  it('writes badge, JUnit and SARIF of a comparison, whatever the gate says', async () => {
    writeResults('base.json', 0);
    writeResults('head.json', 1);
    const asked = ['--junit-path', 'out/junit.xml', '--sarif-path', 'out/log.sarif'];
    const done = call('compare', 'base.json', 'head.json', '--badge-path', 'out/b.svg', ...asked);
    expect(done.code).toBe(1);
    expect(await junitFaults(text('out/junit.xml'))).toEqual([]);
    expect(sarifFaults(text('out/log.sarif'))).toEqual([]);
    expect(text('out/log.sarif')).toContain('"baselineState": "new"');
    expect(await xmlFaults(text('out/b.svg'))).toEqual([]);
    expect(readdirSync(path('out')).toSorted()).toEqual(['b.svg', 'junit.xml', 'log.sarif']);
  });

  it('writes them after a run, also through the environment', async () => {
    writeHouse(path('house'), somePages(2));
    const args = ['run', '--dataset', 'house', '--command', 'cat {input}'];
    const env = { BOOBENCH_JUNIT_PATH: 'junit.xml', BOOBENCH_BADGE_PATH: 'badge.json' };
    expect(boobench(args, { cwd, env })).toMatchObject({ code: 0 });
    expect(await junitFaults(text('junit.xml'))).toEqual([]);
    expect(text('junit.xml')).toContain('tests="2" failures="0" errors="0"');
    expect(JSON.parse(text('badge.json'))).toMatchObject({ message: '100.0% ghost-free' });
  });

  it('refuses a badge of another kind before anything runs', () => {
    writeHouse(path('house'), somePages(1));
    const args = ['--dataset', 'house', '--command', 'touch ran', '--badge-path', 'badge.png'];
    const done = call('run', ...args);
    expect(done.code).toBe(2);
    expect(done.stderr).toContain('badge-path must end in .svg or .json, got "badge.png"');
    expect(existsSync(path('ran'))).toBe(false);
  });

  it('keeps the old file and leaves nothing behind where it cannot write', () => {
    writeResults('head.json', 0);
    mkdirSync(path('junit.xml'));
    writeFileSync(path('junit.xml/old'), 'old');
    const done = call('compare', 'head.json', 'head.json', '--junit-path', 'junit.xml');
    expect(done.code).toBe(3);
    expect(done.stderr).toContain('cannot write junit.xml');
    expect(text('junit.xml/old')).toBe('old');
    expect(readdirSync(cwd).toSorted()).toEqual(['head.json', 'junit.xml']);
  });
});
