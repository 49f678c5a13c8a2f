import { join } from 'node:path';
import { findProgram } from '../host/process-files.ts';
import type { ProcessTree } from '../host/process-tree.ts';
import { DirectLauncher, type Launcher } from '../host/spawn-launcher.ts';
import { SpawnRelay } from '../host/spawn-relay.ts';
import type { BoundCommand } from './command.ts';
import { RUN_MARK } from './environment.ts';
import type { Pace, ParserEvents, ParserOptions } from './options.ts';

/** What every part of a run shares. */
export interface RunContext {
  readonly options: ParserOptions;
  readonly command: BoundCommand;
  readonly environment: Readonly<Record<string, string>>;
  readonly pace: Pace;
  readonly events: Pick<ParserEvents, 'onStart' | 'onDone'>;
  /** Aborts on the caller's interrupt and on a fault of our own. */
  readonly signal: AbortSignal;
  /** Absolute path of the folder that the run fills and empties. */
  readonly folder: string;
  /** Numbers tries, so that no two share a folder or a mark. */
  readonly nextNumber: () => number;
}

/** The processes of one try: its group and whoever carries its mark. */
export function treeOf(
  context: RunContext,
  number: number,
  leaders: readonly number[],
): ProcessTree {
  return { leaders, mark: { entry: `${RUN_MARK}=${markOf(context, number)}`, prefix: false } };
}

export function markOf(context: RunContext, number: number | 'relay'): string {
  return `${context.options.runToken}-${number}`;
}

/** Starts a launcher: through a small shell where there is bash, else from this process. */
export function openLauncher(context: RunContext): Launcher {
  const { environment, command, options } = context;
  const bash = findProgram('bash', environment['PATH'] ?? '');
  const settings = { argv: command.argv, cwd: options.workingDirectory };
  if (bash === null) return new DirectLauncher({ ...settings, environment });
  return new SpawnRelay(bash, {
    ...settings,
    environment: { ...environment, [RUN_MARK]: markOf(context, 'relay') },
  });
}

/** A path in the run's folder. */
export function pathIn(context: RunContext, ...names: readonly string[]): string {
  return join(context.folder, ...names);
}
