import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  BOOBENCH_FUNCTION,
  CLI,
  environment,
  type Finished,
  type Run,
  scriptEnvironment,
} from '../../support/cli.ts';

export interface Ended extends Finished {
  readonly signal: NodeJS.Signals | null;
}

/** Runs the command line from source beside this process: two at a time use two cores. */
export function besides(args: readonly string[], { cwd, env }: Run): Promise<Ended> {
  const options = { cwd, env: environment(env) };
  return outcomeOf(spawn(process.execPath, [CLI, ...args], options));
}

/** How a program ended and what it wrote. */
export function outcomeOf(child: ChildProcess): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}

/** `NODE_OPTIONS` that load a fixture before the program. */
export function preload(name: string): string {
  const path = fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url));
  return `--import=${pathToFileURL(path).href}`;
}

/** Whether scripts may run on a terminal of their own: `script` of util-linux. */
export const hasTerminal =
  process.platform === 'linux' &&
  spawnSync('script', ['-qec', 'test -t 2', '/dev/null'], { stdio: 'pipe' }).status === 0;

/** Runs a bash script, in which `boobench …` is the command line, on a terminal of 120 columns. */
export function onTerminal(script: string, { cwd, env }: Run): Promise<Ended> {
  const line = `stty cols 120 && ${BOOBENCH_FUNCTION} && ${script}`;
  return outcomeOf(
    spawn('script', ['-qec', 'exec bash -c "$SCRIPT"', '/dev/null'], {
      cwd,
      env: { ...scriptEnvironment(env), SCRIPT: line },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}
