import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The command line, from source. */
export const CLI = fileURLToPath(new URL('../../src/cli/index.ts', import.meta.url));
/** A hang guard, far above what any of these runs takes. */
const HANG_MS = 100_000;
const POLL_MS = 10;

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Run {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a program under test sees of the environment: nothing that would steer it. */
export function environment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    // Shared, so that a test with a TMPDIR of its own starts as quickly as the others.
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    ...extra,
  };
}

/** Runs the command line from source, in a process of its own, to its end. */
export function boobench(args: readonly string[], { cwd, env }: Run): Finished {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    env: environment(env),
    encoding: 'utf8',
    timeout: HANG_MS,
    maxBuffer: 256 * 1024 * 1024,
  });
  return { code: status, stdout, stderr };
}

/** A bash function, so that `boobench …` is the command line in a script run with `scriptEnvironment`. */
export const BOOBENCH_FUNCTION = 'boobench() { "$NODE" "$CLI" "$@"; }';

export function scriptEnvironment(extra?: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...environment(extra), NODE: process.execPath, CLI };
}

/** Runs a bash script in which `boobench …` is the command line, with limits and pipes of its own. */
export function inBash(script: string, { cwd, env }: Run): Finished {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `${BOOBENCH_FUNCTION}\n${script}`], {
    cwd,
    env: scriptEnvironment(env),
    encoding: 'utf8',
    timeout: HANG_MS,
  });
  return { code: status, stdout, stderr };
}

/** Starts it and returns at once. */
export function startBoobench(args: readonly string[], { cwd, env }: Run): ChildProcess {
  return spawn(process.execPath, [CLI, ...args], { cwd, env: environment(env), stdio: 'ignore' });
}

export function ended(
  child: ChildProcess,
): Promise<{ code: number | null; signal: string | null }> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/** Waits until something holds; fails when it never does. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  const deadline = Date.now() + HANG_MS;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'boobench-test-'));
}

export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** A row's page: its id and what the page says, which is also what its "document" holds. */
export interface PageText {
  readonly id: string;
  readonly text: string;
}

/** A dataset folder of one room whose documents are their own transcriptions. */
export function writeHouse(folder: string, pages: readonly PageText[], room = 'trap'): string {
  const docs = join(folder, 'docs', room);
  mkdirSync(docs, { recursive: true });
  const rows = pages.map(({ id, text }) => {
    writeFileSync(join(docs, `${id}.pdf`), text);
    const rule = JSON.stringify({ reference_text: text, mode: 'exact' });
    const pdf = `docs/${room}/${id}.pdf`;
    return JSON.stringify({
      pdf,
      category: room,
      id,
      type: 'repetition_overshoot',
      rule,
      tags: [],
    });
  });
  writeFileSync(join(folder, `${room}.jsonl`), `${rows.join('\n')}\n`);
  return folder;
}

/** Pages `page-1` to `page-n` of a few different lines each. */
export function somePages(count: number): readonly PageText[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `page-${String(at + 1).padStart(3, '0')}`,
    text: `Page ${at + 1}\nLamp glass ${at} at the quay\nWick and oil for the keeper\n`,
  }));
}

/** Processes, by number, whose environment holds `mark`; Linux only. */
export function processesWith(mark: string): readonly string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/environ`, 'utf8').includes(mark);
    } catch {
      return false;
    }
  });
}

/** A results file without what a clock has written into it. */
export function withoutTimes(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  return JSON.parse(
    text
      .replaceAll(/"(durationMs|medianDurationMs)": ?(?:null|[\d.]+)/g, '"$1":0')
      .replaceAll(/"startedAt": ?"[^"]+"/g, '"startedAt":""'),
  );
}

export function linesOf(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
