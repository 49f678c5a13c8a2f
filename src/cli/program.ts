import { Command, CommanderError, Option } from 'commander';
import { defuseCommands, visible } from '../report/escape.ts';
import { COMMAND_NAMES, type CommandName, type OptionSpec } from './option-spec.ts';
import { OPTION_SPECS } from './option-specs.ts';
import { VERSION } from './context.ts';

/** A command line that was understood. */
export interface ParsedCommand {
  readonly command: CommandName;
  readonly operands: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
  /** The file of options that was named; null for `boobench.yml` where there is one. */
  readonly config: string | null;
}

const SUMMARIES: Readonly<Record<CommandName, { readonly usage: string; readonly text: string }>> =
  {
    run: { usage: '', text: 'run a parser on pages and judge what it writes' },
    score: { usage: '', text: 'judge outputs that exist already' },
    compare: {
      usage: '<base> <head>',
      text: 'compare two results.json page by page; exit 1 when worse',
    },
    merge: { usage: '<results...>', text: 'put the shards of one run together' },
    make: { usage: '<dir>', text: 'write a budget beside each PDF of a folder' },
    generate: {
      usage: '<out>',
      text: 'make a haunted house: fresh pages that tempt parsers, from a seed',
    },
    download: { usage: '', text: 'fetch a dataset from the Hub, or mend one that was fetched' },
    status: {
      usage: '',
      text: 'show a results folder, also while a run goes, or a downloaded dataset',
    },
    action: {
      usage: '<step>',
      text: 'a step of the GitHub Action: plan, fetch, run, report, verdict',
    },
    leaderboard: {
      usage: '[results...]',
      text: 'the published parsers, with these runs among them where they read the same pages',
    },
    report: {
      usage: '<results>',
      text: 'one HTML file of a run: each page beside what the parser wrote, the loop in red',
    },
    history: {
      usage: '<results...>',
      text: 'how a parser did over its runs, as a table or a line chart',
    },
    picture: {
      usage: '<results> [page]',
      text: 'a page beside what the parser wrote of it, the loop in red, as PNG',
    },
    metrics: {
      usage: '<predictions>',
      text: 'how good the parse is: text, tables, formulas, reading order against a ground truth',
    },
  };

/**
 * Reads the command line.
 *
 * @returns null when help or the version was asked for and printed
 * @throws CommanderError, already printed, for a command line that cannot be understood
 */
export function parseCommandLine(
  argv: readonly string[],
  print: { out: (text: string) => void; err: (text: string) => void },
): ParsedCommand | null {
  let parsed: ParsedCommand | null = null;
  const program = new Command('boobench')
    .description(
      'Find the pages that make a document parser repeat itself, come back empty or never come back.',
    )
    .version(VERSION)
    .exitOverride()
    .showHelpAfterError('(--help lists what there is)')
    .configureOutput({ writeOut: print.out, writeErr: (text) => print.err(harmless(text)) });
  for (const [name, { usage, text }] of Object.entries(SUMMARIES)) {
    const command = program.command(`${name} ${usage}`.trim()).description(text);
    command.copyInheritedSettings(program);
    // A command that is not named needs no options, and there are many.
    const specs = argv.includes(name)
      ? OPTION_SPECS.filter((spec) => spec.commands.some((other) => other === name))
      : [];
    for (const spec of specs) command.addOption(optionOf(spec));
    command.option('--config <file>', 'options from this file instead of boobench.yml');
    command.action((...args: unknown[]) => {
      parsed = resultOf(name, command, args);
    });
  }
  program.addHelpText('after', EXIT_CODES);
  try {
    program.parse([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return null;
    throw error;
  }
  return parsed;
}

const EXIT_CODES = `
Exit codes: 0 fine; 1 the gate failed; 2 wrong usage or bad input; 3 some pages could not be
judged; 130 interrupted. Options may also stand in the environment (BOOBENCH_FAIL_ON) and in
boobench.yml (fail-on: ...); a flag wins over both.`;

function optionOf(spec: OptionSpec): Option {
  const short = spec.name === 'output' ? '-o, ' : '';
  const flag = spec.value === null ? `--${spec.name}` : `${short}--${spec.name} ${spec.value}`;
  const fallback = spec.fallback === null ? '' : ` (default: ${spec.fallback})`;
  return new Option(flag, `${spec.description}${fallback}`);
}

function resultOf(name: string, command: Command, args: readonly unknown[]): ParsedCommand {
  const given: Record<string, unknown> = command.opts();
  const flags: Record<string, string | boolean | undefined> = {};
  for (const spec of OPTION_SPECS) {
    // To commander `--no-images` takes `images` back.
    const positive = /^no-(.+)$/.exec(spec.name)?.[1];
    const isOff = positive !== undefined && given[camel(positive)] === false;
    const value = isOff ? true : given[camel(spec.name)];
    if (typeof value === 'string' || typeof value === 'boolean') flags[spec.name] = value;
  }
  const config = given['config'];
  return {
    command: commandName(name),
    operands: args.flat().filter((value) => typeof value === 'string'),
    flags,
    config: typeof config === 'string' ? config : null,
  };
}

function commandName(name: string): CommandName {
  const found = COMMAND_NAMES.find((other) => other === name);
  if (found === undefined) throw new RangeError(`no command ${name}`);
  return found;
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** What commander says about a command line quotes it; the lines are commander's own and ours. */
function harmless(text: string): string {
  return defuseCommands(text.split('\n').map(visible).join('\n'));
}
