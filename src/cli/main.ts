import { CommanderError } from 'commander';
import { BoobenchError, EXIT } from '../errors.ts';
import { openChannel } from '../host/channel.ts';
import { kindOfPath, readText } from '../host/files.ts';
import { defuseCommands, visible } from '../report/escape.ts';
import type { CommandContext, Terminal } from './context.ts';
import type { CommandName } from './option-spec.ts';
import { parseCommandLine, type ParsedCommand } from './program.ts';
import { Settings } from './settings.ts';

const CONFIG = 'boobench.yml';
const MAX_CONFIG_BYTES = 1024 * 1024;

type RunCommand = (context: CommandContext) => Promise<number>;

/** Each is loaded when it is asked for: help and mistakes answer at once. */
const COMMANDS: Readonly<Record<CommandName, () => Promise<RunCommand>>> = {
  run: async () => (await import('./run-command.ts')).runCommand,
  score: async () => (await import('./score-command.ts')).scoreCommand,
  compare: async () => (await import('./compare-command.ts')).compareCommand,
  merge: async () => (await import('./merge-command.ts')).mergeCommand,
  make: async () => (await import('./make-command.ts')).makeCommand,
  generate: async () => (await import('./generate-command.ts')).generateCommand,
  download: async () => (await import('./download-command.ts')).downloadCommand,
  status: async () => (await import('./status-command.ts')).statusCommand,
  action: async () => (await import('./action-command.ts')).actionCommand,
  leaderboard: async () => (await import('./leaderboard-command.ts')).leaderboardCommand,
  report: async () => (await import('./report-command.ts')).reportCommand,
  history: async () => (await import('./history-command.ts')).historyCommand,
  picture: async () => (await import('./picture-command.ts')).pictureCommand,
  metrics: async () => (await import('./metrics-command.ts')).metricsCommand,
};

/** Runs one command line; returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const out = openChannel(process.stdout, 'stdout');
  const err = openChannel(process.stderr, 'stderr');
  try {
    const code = await runCommandLine(argv, { out, err });
    await out.flush();
    return code;
  } catch (error) {
    return explain(error, err.write);
  }
}

async function runCommandLine(argv: readonly string[], terminal: Terminal): Promise<number> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop.abort());
  }
  const print = { out: terminal.out.write, err: terminal.err.write };
  const parsed = parseCommandLine(argv, print);
  if (parsed === null) return EXIT.passed;
  const settings = new Settings({
    flags: parsed.flags,
    environment: process.env,
    file: await readConfig(parsed),
  });
  const { command, operands } = parsed;
  const runNamed = await COMMANDS[command]();
  return runNamed({ settings, operands, signal: stop.signal, terminal });
}

async function readConfig({ config }: ParsedCommand): Promise<ReadonlyMap<string, string>> {
  if (config === null && (await kindOfPath(CONFIG)) === 'missing') return new Map();
  const path = config ?? CONFIG;
  const { parseConfig } = await import('./config-file.ts');
  return parseConfig(await readText(path, MAX_CONFIG_BYTES), path);
}

function explain(error: unknown, write: (text: string) => void): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.passed : EXIT.wrongUse;
  if (error instanceof BoobenchError) {
    const hint = error.hint === undefined ? '' : `  ${visible(error.hint)}\n`;
    write(defuseCommands(`boobench: ${visible(error.message)}\n${hint}`));
    return error.exitCode;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  write(defuseCommands(`boobench: a fault of boobench itself, please report it\n${text}\n`));
  return EXIT.couldNotMeasure;
}
