import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { constants } from 'node:os';
import { systemErrorReason } from './system-error.ts';

/** One run of the command; its output goes to files, so that nothing ever waits for a pipe. */
export interface LaunchRequest {
  /** Set on top of the launcher's environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Files that exist; both are appended to. */
  readonly stdoutPath: string;
  readonly stderrPath: string;
}

/** How a command ended. */
export type ProcessEnd =
  /** A death by signal reads as 128 and the signal's number, as in a shell. */
  | { readonly kind: 'exited'; readonly pid: number; readonly exitCode: number }
  /** The system would not start it. */
  | { readonly kind: 'not-started'; readonly reason: string }
  /** The launcher went away: what it had started may still run, and what waited never began. */
  | { readonly kind: 'abandoned'; readonly began: boolean };

/**
 * Starts one command again and again, one run after the other, each in its own process group; what
 * is left of the group when a run ends is killed.
 */
export interface Launcher {
  /** Queues a run behind those that were asked for before. */
  launch(request: LaunchRequest): Promise<ProcessEnd>;
  /** Starts nothing more, leaves what runs alone, and returns its group leaders. */
  abandon(): readonly number[];
  /**
   * Lets the launcher end once what was asked for has ended.
   *
   * @returns when no process of its own is left; at once while a run is still going
   */
  close(): Promise<void>;
}

export interface LauncherOptions {
  /** Program and arguments. */
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Where an exit code over this comes from a signal (bash manual, "Exit Status"). */
const SIGNAL_EXIT_BASE = 128;

/** The name of the signal that a shell's exit code stands for, `SIGSEGV` for 139; else null. */
export function signalOfExitCode(exitCode: number): string | null {
  const number = exitCode - SIGNAL_EXIT_BASE;
  const found = Object.entries(constants.signals).find(([, value]) => value === number);
  return found === undefined ? null : found[0];
}

/** Starts every run from this process. */
export class DirectLauncher implements Launcher {
  readonly #options: LauncherOptions;
  #last: Promise<unknown> = Promise.resolve();
  #running: number | null = null;
  #abandoned = false;
  #giveUp: (() => void) | null = null;

  constructor(options: LauncherOptions) {
    this.#options = options;
  }

  launch(request: LaunchRequest): Promise<ProcessEnd> {
    const end = this.#last.then(() =>
      this.#abandoned ? ({ kind: 'abandoned', began: false } as const) : this.#start(request),
    );
    this.#last = end;
    return end;
  }

  abandon(): readonly number[] {
    this.#abandoned = true;
    const leaders = this.#running === null ? [] : [this.#running];
    this.#giveUp?.();
    return leaders;
  }

  close(): Promise<void> {
    this.#abandoned = true;
    return Promise.resolve();
  }

  #start(request: LaunchRequest): Promise<ProcessEnd> {
    return new Promise((resolve) => {
      const files: number[] = [];
      try {
        files.push(openSync(request.stdoutPath, 'a'), openSync(request.stderrPath, 'a'));
        const [program, ...rest] = this.#options.argv;
        const child = spawn(program, rest, {
          cwd: this.#options.cwd,
          env: { ...this.#options.environment, ...request.environment },
          detached: true,
          stdio: ['ignore', ...files],
        });
        this.#running = child.pid ?? null;
        this.#giveUp = () => {
          child.unref();
          resolve({ kind: 'abandoned', began: true });
        };
        child.once('error', (error) => {
          resolve({ kind: 'not-started', reason: systemErrorReason(error) });
        });
        child.once('exit', (code, signal) => {
          this.#running = null;
          killGroup(child.pid);
          const exitCode =
            code ?? SIGNAL_EXIT_BASE + (signal === null ? 0 : constants.signals[signal]);
          resolve({ kind: 'exited', pid: child.pid ?? 0, exitCode });
        });
      } catch (error) {
        resolve({ kind: 'not-started', reason: systemErrorReason(error) });
      } finally {
        for (const file of files) closeSync(file);
      }
    });
  }
}

function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // As it should be: nothing is left.
  }
}
