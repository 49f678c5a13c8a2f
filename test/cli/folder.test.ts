import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  boobench,
  CLI,
  inBash,
  linesOf,
  removeFolder,
  somePages,
  temporaryFolder,
  until,
  withoutTimes,
  writeHouse,
} from '../support/cli.ts';

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
  writeHouse(join(cwd, 'house'), somePages(4));
});
const mounted: string[] = [];
afterEach(() => {
  for (const folder of mounted.splice(0)) spawnSync('sh', ['-c', 'umount -l "$0"', folder]);
  removeFolder(cwd);
});

const path = (...parts: readonly string[]): string => join(cwd, ...parts);

function args(command: string, folder: string, ...more: readonly string[]): string[] {
  return ['run', '--dataset', 'house', '--command', command, '--results-path', folder, ...more];
}

/** Mounts a small file system at a folder until the test ends; false where that is not allowed. */
function mount(folder: string, options: string): boolean {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('sh', ['-c', 'mount -t tmpfs -o "$1" tmpfs "$0"', folder, options]);
  if (status === 0) mounted.push(folder);
  return status === 0;
}

describe('the lock of a results folder', () => {
  it.each([
    ['a number that no process has', '4194304 77'],
    ['a number that another process has now', `${process.pid} 1`],
    ['nothing that makes sense', 'none'],
  ])('is taken over from a process that is gone: %s', (_, holder) => {
    mkdirSync(path('out'));
    writeFileSync(path('out/.boobench.lock'), `${holder}\n`);

    expect(boobench(args('cat {input}', 'out'), { cwd })).toMatchObject({ code: 0 });
    expect(existsSync(path('out/.boobench.lock'))).toBe(false);
  });

  it('is taken over from a killed process that nobody has waited for', async ({ skip }) => {
    if (process.platform !== 'linux') skip('reads /proc');
    const slow = 'echo {id} >> log; if [ -e hang ]; then sleep 1000; fi; cat {input}';
    writeFileSync(path('hang'), '');
    // The shell becomes a program that never waits, so what it started stays a zombie.
    const parent = spawn(
      'bash',
      ['-c', '"$NODE" "$CLI" "$@" & exec sleep 1000', 'bash', ...args(slow, 'out')],
      { cwd, env: { PATH: process.env['PATH'], NODE: process.execPath, CLI }, stdio: 'ignore' },
    );
    onTestFinished(() => {
      parent.kill('SIGKILL');
    });
    await until('it has begun', () => linesOf(path('log')).length > 0);
    const [pid] = readFileSync(path('out/.boobench.lock'), 'utf8').split(' ');
    process.kill(Number(pid), 'SIGKILL');
    await until('it is a zombie', () => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
    removeFolder(path('hang'));

    const resumed = boobench(args(slow, 'out', '--resume'), { cwd });
    expect(resumed).toMatchObject({ code: 0 });
  });
});

describe('a results folder that cannot be used', () => {
  it.each(['/proc/boobench', 'house/trap.jsonl/below', 'house/trap.jsonl'])(
    'is an error that names it: %s',
    (folder) => {
      const done = boobench(args('cat {input}', folder), { cwd });

      expect(done).toMatchObject({ code: 3, stdout: '' });
      expect(done.stderr).toContain(`boobench: cannot make the folder ${folder}: `);
      expect(done.stderr).not.toContain('fault of boobench');
    },
  );

  it('is an error where the disk is read-only', ({ skip }) => {
    if (!mount(path('out'), 'ro')) skip('mounting is not allowed');
    const done = boobench(args('cat {input}', 'out'), { cwd });

    expect(done).toMatchObject({ code: 3, stdout: '' });
    expect(done.stderr).toMatch(/cannot write out\/.*read-only \(EROFS\)/);
  });

  it('keeps the run before when the disk is full, and goes on when there is room', ({ skip }) => {
    if (!mount(path('disk'), 'size=80k')) skip('mounting is not allowed');
    const large = 'cat {input}; seq 4000';
    boobench(args('cat {input}', 'disk/out'), { cwd });
    const before = readFileSync(path('disk/out/results.json'));
    const full = boobench(args(large, 'disk/out'), { cwd });

    expect(full).toMatchObject({ code: 3, stdout: '' });
    expect(full.stderr).toMatch(/cannot write disk\/out\/.*no space left on the disk \(ENOSPC\)/);
    expect(readFileSync(path('disk/out/previous/results.json'))).toEqual(before);
    const status = boobench(['status', '--results-path', 'disk/out', '--json'], { cwd });
    expect(JSON.parse(status.stdout)).toMatchObject({ state: 'unfinished' });

    spawnSync('sh', ['-c', 'mount -o remount,size=10m "$0"', path('disk')]);
    expect(boobench(args(large, 'disk/out', '--resume'), { cwd })).toMatchObject({ code: 0 });
    boobench(args(large, 'whole'), { cwd });
    expect(withoutTimes(path('disk/out/results.json'))).toEqual(
      withoutTimes(path('whole/results.json')),
    );
  });

  it('is not stdout, but a full disk there is an error as well', ({ skip }) => {
    if (!existsSync('/dev/full')) skip('no /dev/full');
    const run = `boobench run --dataset house --command 'cat {input}' --json > /dev/full`;
    const done = inBash(run, { cwd });

    expect(done.code).toBe(3);
    expect(done.stderr).toContain('cannot write to stdout: no space left on the disk (ENOSPC)');
    expect(existsSync(path('boobench-results/results.json'))).toBe(true);
  });
});
