import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearFolder,
  listLeftFiles,
  readLeftFile,
  readTail,
} from '../../src/host/process-files.ts';
import { parsePs, parseStat } from '../../src/host/process-list.ts';
import { endTree, treeMembers } from '../../src/host/process-tree.ts';
import { DirectLauncher, signalOfExitCode } from '../../src/host/spawn-launcher.ts';
import { bashWord, SpawnRelay } from '../../src/host/spawn-relay.ts';
import { temporaryFolder } from './helpers.ts';

const mark = { entry: 'PROCESS_TEST=none', prefix: false };

describe('parseStat', () => {
  const rest = 'S 7 8 9 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 12345 1 1';

  it('reads parent, group, session and start', () => {
    expect(parseStat(42, `42 (cat) ${rest}`)).toEqual({
      pid: 42,
      parent: 7,
      group: 8,
      session: 9,
      startedAt: '12345',
    });
  });

  it('is not misled by a name of brackets and spaces', () => {
    expect(parseStat(42, `42 (a) S 1 1 (b)) ${rest}`)).toMatchObject({ parent: 7, group: 8 });
  });

  it.each([
    ['a zombie', `42 (cat) ${rest.replace('S', 'Z')}`],
    ['nothing', ''],
    ['a part', '42 (cat) S 7'],
  ])('leaves out %s', (_, line) => {
    expect(parseStat(42, line)).toBeNull();
  });
});

describe('parsePs', () => {
  const printed = [
    '    1     0     1 Ss   /sbin/launchd',
    '  501     1   500 S+   sh -c x PROCESS_TEST=a-1 HOME=/x',
    '  502   501   500 Z    (sh) PROCESS_TEST=a-1',
    '  503   501   503 R    yes PROCESS_TEST=a-12',
  ].join('\n');

  it('finds the mark among what follows the command, and leaves zombies out', () => {
    const entries = parsePs(printed, { entry: 'PROCESS_TEST=a-1', prefix: false });
    expect(entries.map(({ pid, marked }) => [pid, marked])).toEqual([
      [1, false],
      [501, true],
      [503, false],
    ]);
    expect(entries[1]).toMatchObject({ parent: 1, group: 500 });
  });

  it('finds a prefix of it', () => {
    const entries = parsePs(printed, { entry: 'PROCESS_TEST=a-', prefix: true });
    expect(entries.filter((entry) => entry.marked).map(({ pid }) => pid)).toEqual([501, 503]);
  });
});

describe('endTree', () => {
  it('ends a group, and leaves a neighbour alone', async () => {
    const neighbour = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' });
    const child = spawn('bash', ['-c', 'sleep 1000 & sleep 1000 & wait'], {
      detached: true,
      stdio: 'ignore',
    });
    await Promise.all([once(child, 'spawn'), once(neighbour, 'spawn')]);
    const tree = { leaders: [child.pid ?? 0], mark };
    expect(await endTree(tree, 5_000)).toBe(true);
    expect(treeMembers(tree)).toEqual([]);
    expect(neighbour.exitCode).toBeNull();
    expect(neighbour.kill('SIGKILL')).toBe(true);
  });

  it('has nothing to do for a tree that is gone', async () => {
    expect(await endTree({ leaders: [], mark }, 1_000)).toBe(true);
  });
});

describe('bashWord', () => {
  it('is read by bash as the text itself', () => {
    const texts = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 20 }), (list) => {
        const words = list.map((text) => bashWord(text));
        expect(words.join('')).toMatch(/^[ -~]*$/);
        const command = `printf '%s\\0' ${words.join(' ')}`;
        const read = execFileSync('bash', ['-c', command], { encoding: 'utf8' });
        expect(read.split('\0').slice(0, -1)).toEqual(list.map((text) => text.toWellFormed()));
      }),
      { numRuns: 30 },
    );
  });
});

/** Resolves once something was written to a file that is empty now. */
function becomesFull(path: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(path, () => {
      if (statSync(path).size === 0) return;
      watcher.close();
      resolve();
    });
  });
}

describe.each([
  ['a relay', SpawnRelay],
  ['this process', undefined],
])('runs started by %s', (_, Relay) => {
  function open(...argv: readonly [string, ...string[]]) {
    const folder = temporaryFolder();
    const options = { argv, cwd: folder, environment: { PATH: process.env['PATH'] ?? '' } };
    const launcher = Relay === undefined ? new DirectLauncher(options) : new Relay('bash', options);
    const [stdoutPath, stderrPath] = [join(folder, 'out'), join(folder, 'err')];
    writeFileSync(stdoutPath, '');
    writeFileSync(stderrPath, '');
    const launch = (environment: Record<string, string>) =>
      launcher.launch({ environment, stdoutPath, stderrPath });
    const output = () => readTail(stdoutPath, 10_000);
    return { launcher, launch, output, stdoutPath };
  }

  it('follow each other and report their exit codes', async () => {
    const { launcher, launch, output } = open('bash', '-c', 'printf "$A"; exit "$B"');
    const ends = await Promise.all([launch({ A: 'x\ny', B: '0' }), launch({ A: 'é', B: '7' })]);
    await launcher.close();
    expect(ends).toMatchObject([{ exitCode: 0 }, { exitCode: 7 }]);
    expect(output()).toBe('x\nyé');
  });

  it('report a death by signal as a shell does', async () => {
    const { launcher, launch } = open('bash', '-c', 'kill -TERM $$');
    expect(await launch({})).toMatchObject({ kind: 'exited', exitCode: 143 });
    expect(signalOfExitCode(143)).toBe('SIGTERM');
    expect(signalOfExitCode(7)).toBeNull();
    await launcher.close();
  });

  it('are abandoned with what waits behind them', async () => {
    const { launcher, launch, stdoutPath } = open('bash', '-c', 'echo up; sleep 1000');
    const isUp = becomesFull(stdoutPath);
    const ends = Promise.all([launch({}), launch({})]);
    await isUp;
    const leaders = launcher.abandon();
    expect(leaders).toHaveLength(1);
    expect(await ends).toEqual([
      { kind: 'abandoned', began: true },
      { kind: 'abandoned', began: false },
    ]);
    expect(await endTree({ leaders, mark }, 0)).toBe(true);
    expect(await launch({})).toEqual({ kind: 'abandoned', began: false });
  });
});

describe('a relay', () => {
  it('is gone once it is closed, so that nothing is looked for in vain', async () => {
    const folder = temporaryFolder();
    const [stdoutPath, stderrPath] = [join(folder, 'out'), join(folder, 'err')];
    writeFileSync(stdoutPath, '');
    writeFileSync(stderrPath, '');
    const name = `BOOBENCH_CLOSED_${process.pid}`;
    const environment = { PATH: process.env['PATH'] ?? '', [name]: 'relay' };
    const relay = new SpawnRelay('bash', { argv: ['true'], cwd: folder, environment });
    await relay.launch({ environment: {}, stdoutPath, stderrPath });
    const tree = { leaders: [], mark: { entry: `${name}=relay`, prefix: false } };
    expect(treeMembers(tree)).toHaveLength(1);
    await relay.close();
    expect(treeMembers(tree)).toEqual([]);
  });

  it('says when it cannot be started', async () => {
    const folder = temporaryFolder();
    const relay = new SpawnRelay('/no/bash', { argv: ['x'], cwd: folder, environment: {} });
    const request = { environment: {}, stdoutPath: 'o', stderrPath: 'e' };
    const end = { kind: 'not-started', reason: expect.stringContaining('ENOENT') };
    expect(await relay.launch(request)).toEqual(end);
    expect(await relay.launch(request)).toEqual(end);
  });
});

describe('files that a stranger left', () => {
  it('are read up to a length', () => {
    const path = join(temporaryFolder(), 'file');
    writeFileSync(path, 'abcdef');
    expect(readLeftFile(path, 4)).toEqual({ kind: 'file', bytes: Buffer.from('abcd'), size: 6 });
    expect(readTail(path, 4)).toBe('cdef');
  });

  it('are listed below folders, links left out', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'b/c'), { recursive: true });
    writeFileSync(join(folder, 'b/c/file'), '');
    writeFileSync(join(folder, 'a'), '');
    symlinkSync('/etc', join(folder, 'link'));
    symlinkSync('a', join(folder, 'b/link'));
    expect(listLeftFiles(folder)).toEqual(['a', 'b/c/file']);
    expect(clearFolder(folder)).toBe(false);
  });

  it('are cleared away, links themselves and not what they lead to', () => {
    const folder = temporaryFolder();
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'kept'), 'x');
    symlinkSync(join(outside, 'kept'), join(folder, 'link'));
    symlinkSync(outside, join(folder, 'folder'));
    expect(clearFolder(folder)).toBe(true);
    expect(listLeftFiles(folder)).toEqual([]);
    expect(listLeftFiles(outside)).toEqual(['kept']);
  });
});
