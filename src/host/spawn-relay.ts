import { type ChildProcess, spawn } from 'node:child_process';
import { childrenOf } from './process-tree.ts';
import { systemErrorReason } from './system-error.ts';
import type { Launcher, LauncherOptions, LaunchRequest, ProcessEnd } from './spawn-launcher.ts';

/**
 * Runs its arguments once for every request on stdin; `pid code` on stdout when one has ended.
 *
 * A request is the stdout file, the stderr file and environment entries up to an empty one, each
 * closed by NUL. `set -m` gives every run a process group of its own; what is left of it is killed
 * before the next run starts. Names are long because a name that the job exports would otherwise
 * change in the command's environment. Without -f (which bash 5.2 now and then spins in for ever),
 * `wait` also returns for a command that stops itself: nobody would wake it, so it is killed.
 */
const RELAY_SCRIPT = `
set -m
while IFS= read -r -d '' boobench_relay_out && IFS= read -r -d '' boobench_relay_err; do
  while IFS= read -r -d '' boobench_relay_word && [[ -n $boobench_relay_word ]]; do
    export "$boobench_relay_word"
  done
  "$@" </dev/null >>"$boobench_relay_out" 2>>"$boobench_relay_err" &
  wait $!
  boobench_relay_code=$?
  kill -KILL -- "-$!" 2>/dev/null
  printf '%d %d\\n' $! $boobench_relay_code
done
`;

interface Waiting {
  readonly resolve: (end: ProcessEnd) => void;
}

/**
 * Starts every run through one small shell that stays.
 *
 * Forking this process copies its page tables and stops its event loop for about two milliseconds
 * a run; a shell of two megabytes forks in a fraction of that (`bench/run/overhead.ts`).
 */
export class SpawnRelay implements Launcher {
  readonly #relay: ChildProcess;
  readonly #waiting: Waiting[] = [];
  #received = '';
  #gone = false;
  /** Why the relay itself could not be started. */
  #failure: ProcessEnd | null = null;

  /** @param bash the shell's path; it must be bash, for job control without a terminal */
  constructor(bash: string, options: LauncherOptions) {
    // -p keeps BASH_ENV and SHELLOPTS of the job from reaching the relay; commands still see them.
    this.#relay = spawn(bash, ['-p', '-c', RELAY_SCRIPT, 'boobench-relay', ...options.argv], {
      cwd: options.cwd,
      env: options.environment,
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#relay.once('error', (error) => {
      this.#failure = { kind: 'not-started', reason: systemErrorReason(error) };
      for (const { resolve } of this.#waiting.splice(0)) resolve(this.#failure);
      this.#end();
    });
    this.#relay.once('close', () => this.#end());
    this.#relay.stdin?.on('error', () => {});
    this.#relay.stdout?.setEncoding('latin1').on('data', (text: string) => this.#read(text));
  }

  launch(request: LaunchRequest): Promise<ProcessEnd> {
    if (this.#failure !== null) return Promise.resolve(this.#failure);
    if (this.#gone) return Promise.resolve({ kind: 'abandoned', began: false });
    const fields = [request.stdoutPath, request.stderrPath];
    for (const [name, value] of Object.entries(request.environment)) {
      if (value.includes('\0')) return Promise.resolve(refusal(name));
      fields.push(`${name}=${value}`);
    }
    return new Promise((resolve) => {
      this.#waiting.push({ resolve });
      this.#relay.stdin?.write(`${fields.join('\0')}\0\0`);
    });
  }

  abandon(): readonly number[] {
    const { pid } = this.#relay;
    if (this.#gone || pid === undefined) return [];
    // Stopped first, so that it cannot start the next command while its children are looked up.
    this.#relay.kill('SIGSTOP');
    const leaders = childrenOf(pid);
    this.#relay.kill('SIGKILL');
    this.#end();
    return leaders;
  }

  close(): void {
    this.#relay.stdin?.end();
  }

  #read(text: string): void {
    this.#received += text;
    for (;;) {
      const end = this.#received.indexOf('\n');
      if (end < 0) return;
      const [pid, exitCode] = this.#received.slice(0, end).split(' ').map(Number);
      this.#received = this.#received.slice(end + 1);
      if (pid === undefined || exitCode === undefined) continue;
      this.#waiting.shift()?.resolve({ kind: 'exited', pid, exitCode });
    }
  }

  #end(): void {
    this.#gone = true;
    const waiting = this.#waiting.splice(0);
    for (const [index, { resolve }] of waiting.entries()) {
      resolve({ kind: 'abandoned', began: index === 0 });
    }
  }
}

function refusal(name: string): ProcessEnd {
  return { kind: 'not-started', reason: `the value of ${name} holds a NUL character` };
}
