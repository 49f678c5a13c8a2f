import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ChildLimits {
  /** Most memory that the child may hold, in bytes (resident set). */
  readonly memoryBytes: number;
  /** Longest time without a line from the child. */
  readonly silenceMs: number;
  /** Longest time in all. */
  readonly totalMs: number;
  /** Longest line of output. */
  readonly lineBytes: number;
}

/** How a child came to its end; only `exited` is its own doing. */
export type ChildEnd =
  | {
      readonly kind: 'exited';
      readonly exitCode: number | null;
      readonly signal: string | null;
      readonly stderrTail: string;
    }
  | { readonly kind: 'silent'; readonly afterMs: number }
  | { readonly kind: 'overtime'; readonly afterMs: number }
  | { readonly kind: 'too-much-memory'; readonly bytes: number }
  | { readonly kind: 'line-too-long' }
  /** The caller's signal, or `onLine` answered `stop`. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'not-started'; readonly reason: string };

export interface ChildTask {
  /** A JavaScript module, or a TypeScript one where this Node runs those. */
  readonly entry: URL;
  readonly args: readonly string[];
  readonly limits: ChildLimits;
  /** Called with each line of standard output; `stop` ends the child. */
  readonly onLine: (line: string) => 'stop' | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** How often the child's memory is looked at: a decompressor fills about 100 MB in that time. */
const MEMORY_LOOK_MS = 50;
/** The same where a program has to be started for it. */
const MEMORY_LOOK_BY_PS_MS = 500;
const STDERR_TAIL_BYTES = 4096;

/**
 * Runs a module of ours in a Node process of its own, within limits, and reads its lines.
 *
 * The child has an empty environment, so that neither secrets nor `NODE_OPTIONS` reach it. It is
 * killed at a limit; when this returns it has ended.
 *
 * @returns how it ended; never rejects for what the child does
 */
export async function runIsolatedChild(task: ChildTask): Promise<ChildEnd> {
  if (task.signal?.aborted === true) return { kind: 'stopped' };
  const child = spawn(
    process.execPath,
    ['--no-warnings', fileURLToPath(task.entry), ...task.args],
    {
      env: minimalEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    },
  );
  return new Watch(child, task).ended;
}

/** Windows cannot open sockets or load libraries without `SystemRoot`. */
function minimalEnvironment(): Record<string, string> {
  const root = process.env['SystemRoot'];
  return root === undefined ? {} : { SystemRoot: root };
}

class Watch {
  readonly ended: Promise<ChildEnd>;
  readonly #child: ChildProcess;
  readonly #task: ChildTask;
  #verdict: ChildEnd | null = null;
  #silence: NodeJS.Timeout | undefined;
  #parts: Buffer[] = [];
  #length = 0;
  #stderr = Buffer.alloc(0);

  constructor(child: ChildProcess, task: ChildTask) {
    this.#child = child;
    this.#task = task;
    this.ended = this.#run();
  }

  async #run(): Promise<ChildEnd> {
    const { limits, signal } = this.#task;
    const total = setTimeout(
      () => this.#kill({ kind: 'overtime', afterMs: limits.totalMs }),
      limits.totalMs,
    );
    const onAbort = (): void => this.#kill({ kind: 'stopped' });
    signal?.addEventListener('abort', onAbort, { once: true });
    this.#armSilence();
    this.#child.stdout?.on('data', (chunk: Buffer) => this.#take(chunk));
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#stderr = Buffer.concat([this.#stderr, chunk]).subarray(-STDERR_TAIL_BYTES);
    });
    const stopMemory = this.#watchMemory();
    try {
      return await new Promise<ChildEnd>((resolve) => {
        this.#child.once('error', (error) => {
          if (this.#child.pid === undefined)
            resolve({ kind: 'not-started', reason: error.message });
        });
        this.#child.once('close', (exitCode, killedBy) => {
          const stderrTail = this.#stderr.toString('utf8');
          resolve(this.#verdict ?? { kind: 'exited', exitCode, signal: killedBy, stderrTail });
        });
      });
    } finally {
      clearTimeout(total);
      clearTimeout(this.#silence);
      stopMemory();
      signal?.removeEventListener('abort', onAbort);
    }
  }

  #kill(verdict: ChildEnd): void {
    if (this.#verdict !== null) return;
    this.#verdict = verdict;
    this.#child.kill('SIGKILL');
  }

  #armSilence(): void {
    clearTimeout(this.#silence);
    const { silenceMs } = this.#task.limits;
    this.#silence = setTimeout(() => this.#kill({ kind: 'silent', afterMs: silenceMs }), silenceMs);
  }

  #take(chunk: Buffer): void {
    let from = 0;
    while (this.#verdict === null) {
      const at = chunk.indexOf(0x0a, from);
      const part = chunk.subarray(from, at === -1 ? chunk.length : at);
      this.#parts.push(part);
      this.#length += part.length;
      if (this.#length > this.#task.limits.lineBytes) return this.#kill({ kind: 'line-too-long' });
      if (at === -1) return;
      const line = Buffer.concat(this.#parts).toString('utf8');
      this.#parts = [];
      this.#length = 0;
      from = at + 1;
      this.#armSilence();
      if (this.#task.onLine(line) === 'stop') this.#kill({ kind: 'stopped' });
    }
  }

  #watchMemory(): () => void {
    const { pid } = this.#child;
    if (pid === undefined || process.platform === 'win32') return () => undefined;
    const judge = (bytes: number): void => {
      if (bytes > this.#task.limits.memoryBytes) this.#kill({ kind: 'too-much-memory', bytes });
    };
    const byProc = process.platform === 'linux';
    const look = byProc ? () => judge(residentBytesOf(pid)) : () => residentBytesByPs(pid, judge);
    const timer = setInterval(look, byProc ? MEMORY_LOOK_MS : MEMORY_LOOK_BY_PS_MS);
    return () => clearInterval(timer);
  }
}

/** 0 for a process that has gone. @see proc(5), `/proc/pid/status` */
function residentBytesOf(pid: number): number {
  try {
    const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
    return Number(found?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function residentBytesByPs(pid: number, judge: (bytes: number) => void): void {
  execFile('ps', ['-o', 'rss=', '-p', String(pid)], (error, stdout) => {
    if (error === null) judge(Number(stdout.trim()) * 1024 || 0);
  });
}
