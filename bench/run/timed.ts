import { spawnSync } from 'node:child_process';

/** What one run of a program took. */
export interface Took {
  readonly wallMs: number;
  /** Processor time of the program and of all that it waited for. */
  readonly cpuMs: number;
}

/** @throws Error with what the program said when it does not exit with 0 */
export function timed(program: readonly string[], input = ''): Took {
  // bash counts the processor time of descendants too; what it prints comes last.
  const script = 'TIMEFORMAT="%3R %3U %3S"; time "$@"';
  const { status, stderr } = spawnSync('bash', ['-c', script, 'timed', ...program], {
    input,
    stdio: ['pipe', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program.join(' ')} ended with ${status}: ${stderr}`);
  const seconds = stderr.trimEnd().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  const [wall = Number.NaN, user = Number.NaN, system = Number.NaN] = seconds;
  return { wallMs: wall * 1000, cpuMs: (user + system) * 1000 };
}

/** The least of each; a machine with other work to do only ever adds. */
export function least(runs: readonly Took[]): Took {
  return {
    wallMs: Math.min(...runs.map(({ wallMs }) => wallMs)),
    cpuMs: Math.min(...runs.map(({ cpuMs }) => cpuMs)),
  };
}
