/** The commands of the command line. */
export const COMMAND_NAMES = [
  'run',
  'score',
  'compare',
  'merge',
  'make',
  'generate',
  'download',
  'status',
  'action',
  'leaderboard',
  'report',
  'history',
  'picture',
  'metrics',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** One option: a flag, an environment variable and a key of `boobench.yml`, spelled alike. */
export interface OptionSpec {
  readonly name: string;
  /** Placeholder of the value; null for a switch. */
  readonly value: string | null;
  readonly description: string;
  /** As it would be written; null for none. */
  readonly fallback: string | null;
  readonly commands: readonly CommandName[];
}
