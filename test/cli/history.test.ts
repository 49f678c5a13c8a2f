import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serializeResults } from '../../src/results/file.ts';
import type { RunResults } from '../../src/results/model.ts';
import { page, run } from '../results/build.ts';
import { boobench, type Finished, removeFolder, temporaryFolder } from '../support/cli.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
});
afterEach(() => removeFolder(cwd));

const call = (...args: readonly string[]): Finished => boobench(args, { cwd });

function writeRun(folder: string, day: number, fields: Partial<RunResults> = {}): void {
  mkdirSync(join(cwd, folder), { recursive: true });
  const startedAt = `2026-01-0${day}T08:30:00.000Z`;
  const pages = [page('real/a', day > 2 ? 'boo' : 'ghost-free'), page('real/b', 'ghost-free')];
  writeFileSync(
    join(cwd, folder, 'results.json'),
    serializeResults(run(pages, { startedAt, ...fields })),
  );
}

describe('boobench history', () => {
  it('takes files, folders and folders of folders, in any order', () => {
    writeRun('kept/run-9', 1);
    writeRun('kept/run-1', 3);
    writeRun('now', 4);
    mkdirSync(join(cwd, 'kept/empty'));
    const done = call('history', 'now/results.json', 'kept', '--json');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(done.stdout)).toMatchObject({
      label: 'tool',
      points: [{ boos: 0 }, { boos: 1 }, { startedAt: '2026-01-04T08:30:00.000Z', boos: 1 }],
    });
    expect(call('history', 'kept').stdout).toContain('2 runs of tool');
  });

  it('writes what the file is named after', () => {
    writeRun('now', 1);
    const write = (name: string): string => {
      expect(call('history', 'now', '--output', name)).toMatchObject({ code: 0, stdout: '' });
      return readFileSync(join(cwd, name), 'utf8');
    };
    expect(write('charts/h.svg')).toContain('<svg');
    expect(write('h.csv')).toContain('started_at,');
    expect(write('h.md')).toContain('| Started');
    expect(write('h.txt')).toContain('One run of tool');
  });

  it('asks which parser is meant where there are several', () => {
    writeRun('kept/a', 1);
    writeRun('kept/b', 2, { parser: { label: 'other', command: null } });
    const done = call('history', 'kept');
    expect(done).toMatchObject({ code: 2, stdout: '' });
    expect(done.stderr).toContain('several parsers: "other", "tool"');
    expect(call('history', 'kept', '--label', 'other').stdout).toContain('One run of other');
  });

  it('refuses shards, folders without runs, no operand and unknown formats', () => {
    writeRun('part', 1, { shard: { index: 1, total: 2 } });
    mkdirSync(join(cwd, 'empty'));
    expect(call('history', 'part').stderr).toContain('is part 1 of 2 of a run');
    expect(call('history', 'empty').stderr).toContain('there is no results.json in empty');
    expect(call('history').code).toBe(2);
    expect(call('history', 'part', '--format', 'pdf').stderr).toContain('format must be one of');
  });

  it('goes into the report', () => {
    writeRun('kept/a', 1);
    writeRun('now', 3);
    const done = call('report', 'now', '--history', 'kept', '--output', 'r.html', '--no-images');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    const html = readFileSync(join(cwd, 'r.html'), 'utf8');
    expect(html).toContain('2 runs of tool, 2026-01-01 08:30 to 2026-01-03 08:30');
    expect(html).toContain('polyline');
  });
});
