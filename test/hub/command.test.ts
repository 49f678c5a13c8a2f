import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CLI, removeFolder, temporaryFolder } from '../support/cli.ts';
import { COMMIT, type HubOptions, LoopbackHub, smallDataset } from './loopback-hub.ts';

let cwd = '';
let hub: LoopbackHub | null = null;
beforeEach(() => {
  cwd = temporaryFolder();
});
afterEach(async () => {
  await hub?.close();
  hub = null;
  removeFolder(cwd);
});

async function open(options: Partial<HubOptions> = {}): Promise<LoopbackHub> {
  hub = await LoopbackHub.open({ repository: 'owner/house', files: smallDataset(), ...options });
  return hub;
}

function start(args: readonly string[]): ChildProcess {
  const env = {
    ...process.env,
    HF_ENDPOINT: hub?.endpoint ?? '',
    NO_PROXY: '127.0.0.1',
    HF_TOKEN: '',
  };
  return spawn(process.execPath, [CLI, ...args, '--data-path', 'data'], { cwd, env });
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs beside the server: a synchronous child would keep it from answering. */
function boobench(...args: readonly string[]): Promise<Ended> {
  const child = start(args);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })));
}

const DATASET = ['--dataset', 'owner/house'] as const;

it('downloads a dataset, runs on it and keeps its commit in the results', async () => {
  await open();
  const downloaded = await boobench('download', ...DATASET);
  expect(downloaded).toMatchObject({ code: 0, stderr: '' });
  expect(downloaded.stdout).toMatch(new RegExp(`^real, trap at ${COMMIT}: 0.0 MB fetched`));
  const offline = await boobench(
    'run',
    ...DATASET,
    '--offline',
    '--command',
    'echo Page {id}',
    '--json',
  );
  expect(offline).toMatchObject({ code: 0 });
  const results: { dataset: object; pages: object[] } = JSON.parse(offline.stdout);
  expect(results.dataset).toMatchObject({ source: 'owner/house', revision: COMMIT });
  expect(results.pages).toHaveLength(6);
});

it('fetches what run needs, the rooms asked for alone', async () => {
  const server = await open();
  const run = await boobench('run', ...DATASET, '--rooms', 'trap', '--command', 'echo Page {id}');
  expect(run).toMatchObject({ code: 0 });
  expect(run.stdout).toContain('3 of 3 pages ghost-free');
  expect(server.asked.filter(({ path }) => path.includes('real'))).toEqual([]);
});

it('is not fooled by a download that was killed, and goes on with it', async () => {
  let reached: () => void = () => undefined;
  const atLastFile = new Promise<void>((resolve) => (reached = resolve));
  let isHeld = true;
  await open({
    mischief: ({ path }) => {
      if (!isHeld || !path.includes('resolve') || !path.endsWith('trap-3.pdf')) return false;
      reached();
      return true;
    },
  });
  const child = start(['download', ...DATASET]);
  const ended = new Promise((resolve) => child.once('close', resolve));
  await atLastFile;
  child.kill('SIGKILL');
  await ended;
  expect(existsSync(join(cwd, 'data', 'owner--house', COMMIT, 'trap.jsonl'))).toBe(false);
  const offline = await boobench('run', ...DATASET, '--offline', '--command', 'echo Page {id}');
  expect(offline).toMatchObject({ code: 2 });
  expect(offline.stderr).toMatch(/"owner\/house" is not whole in data/);
  isHeld = false;
  expect(await boobench('download', ...DATASET)).toMatchObject({ code: 0 });
  const left = readdirSync(join(cwd, 'data'), { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => name.endsWith('.part') || name.endsWith('.lock'))).toEqual([]);
});

it('explains a gated dataset and a Hub that is not there', async () => {
  await open({ token: 'hf_right' });
  const gated = await boobench('download', ...DATASET);
  expect(gated).toMatchObject({ code: 2 });
  expect(gated.stderr).toMatch(
    /may not be read \(401\)\n.*ask for access on http.* and set HF_TOKEN/,
  );
  const local = await boobench('download', '--dataset', 'builtin');
  expect(local).toMatchObject({ code: 2 });
});

it('shows what is on the disk, and finds a damaged file when it is told to look', async () => {
  await open();
  expect((await boobench('status', ...DATASET)).stdout).toBe('owner/house: nothing downloaded\n');
  await boobench('download', ...DATASET, '--rooms', 'trap');
  const whole = await boobench('status', ...DATASET, '--verify');
  expect(whole).toMatchObject({ code: 0 });
  expect(whole.stdout).toMatch(/real +absent +4 files.*\n +trap +whole +4 files/);
  const file = join(cwd, 'data', 'owner--house', COMMIT, 'docs/trap/trap-1.pdf');
  writeFileSync(file, 'y'.repeat(readFileSync(file).length));
  expect(await boobench('status', ...DATASET)).toMatchObject({ code: 0 });
  const damaged = await boobench('status', ...DATASET, '--verify');
  expect(damaged).toMatchObject({ code: 3 });
  expect(damaged.stdout).toContain('damaged: docs/trap/trap-1.pdf');
  expect(await boobench('download', ...DATASET)).toMatchObject({ code: 0 });
  expect(await boobench('status', ...DATASET, '--verify')).toMatchObject({ code: 0 });
});
