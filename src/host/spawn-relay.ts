import { type ChildProcess, spawn } from 'node:child_process';
import { childrenOf } from './process-tree.ts';
import { systemErrorReason } from './system-error.ts';
import type { Launcher, LauncherOptions, LaunchRequest, ProcessEnd } from './spawn-launcher.ts';

/**
 * Runs its arguments once for every request on stdin; `pid code` on stdout when one has ended.
 *
 * A request is a line of ASCII: the length of the rest in eight digits, then code that sets two
 * files and exports the run's environment. Known lengths spare bash, which reads a pipe byte by byte
 * otherwise. `set -m` gives every run a process group of its own; what is left of it is killed
 * before the next run starts. Names are long because a name that the job exports would otherwise
 * change in the command's environment. Without -f (which bash 5.2 now and then spins in for ever),
 * `wait` also returns for a command that stops itself: nobody would wake it, so it is killed. What
 * the relay itself says on stderr goes nowhere (`stdio`).
 */
const RELAY_SCRIPT = `
set -m
boobench_relay_next() {
  if (( BASH_VERSINFO[0] < 4 )); then
    IFS= read -r boobench_relay_code && boobench_relay_code=\${boobench_relay_code:8}
  else
    IFS= read -r -N 8 boobench_relay_length &&
      IFS= read -r -N $((10#$boobench_relay_length)) boobench_relay_code
  fi
}
hash -- "$1"
while boobench_relay_next; do
  eval "$boobench_relay_code"
  "$@" </dev/null >>"$boobench_relay_out" 2>>"$boobench_relay_err" &
  wait $!
  boobench_relay_code=$?
  kill -KILL -- "-$!"
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
    const exported: string[] = [];
    for (const [name, value] of Object.entries(request.environment)) {
      if (value.includes('\0')) return Promise.resolve(refusal(name));
      exported.push(`${name}=${bashWord(value)}`);
    }
    const files = `boobench_relay_out=${bashWord(request.stdoutPath)} boobench_relay_err=${bashWord(request.stderrPath)}`;
    // Without a name, `export` would print all that is exported.
    const code = `${files}${exported.length === 0 ? '' : `; export ${exported.join(' ')}`}\n`;
    return new Promise((resolve) => {
      this.#waiting.push({ resolve });
      this.#relay.stdin?.write(`${String(code.length).padStart(8, '0')}${code}`);
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

  close(): Promise<void> {
    if (this.#waiting.length > 0) {
      this.#relay.stdin?.end();
      return Promise.resolve();
    }
    // A relay with nothing to do holds nothing worth an orderly end.
    if (this.#gone || !this.#relay.kill('SIGKILL')) return Promise.resolve();
    return new Promise((resolve) => this.#relay.once('exit', () => resolve()));
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

/** A word of bash for any text without NUL, in printable ASCII. */
export function bashWord(text: string): string {
  if (/^[ -~]*$/.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  let word = '';
  for (const byte of Buffer.from(text)) {
    const isPlain = byte >= 0x20 && byte < 0x7f && byte !== 0x27 && byte !== 0x5c;
    word += isPlain ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
  }
  return `$'${word}'`;
}
