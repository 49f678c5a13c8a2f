import { InputError } from '../errors.ts';
import {
  bindPlaceholders,
  isPosixShell,
  type Placeholder,
  placeholdersIn,
  refusePlaceholders,
} from './placeholders.ts';

/** The user's command, ready to be started. */
export interface BoundCommand {
  readonly argv: readonly [string, ...string[]];
  /** Content of the file that `{0}` of the shell stands for; null when the shell names none. */
  readonly script: string | null;
  readonly uses: ReadonlySet<Placeholder>;
  readonly isBatch: boolean;
}

const DEFAULT_SHELL = 'bash -euo pipefail -c';

/** Shells given by name alone, with the options that make them take a command. */
const SHELLS_BY_NAME: Readonly<Record<string, string>> = {
  bash: DEFAULT_SHELL,
  sh: 'sh -eu -c',
  node: 'node -e',
  pwsh: 'pwsh -Command',
};

const PER_PAGE: readonly Placeholder[] = ['input', 'output', 'id', 'room'];

/**
 * Turns `command` and `shell` into a program with arguments.
 *
 * @param scriptPath where the command is written for a shell that wants a file (`{0}`)
 * @throws InputError for an empty command, a placeholder that cannot be filled in safely, and
 *   placeholders of a single page in a command that runs once for all
 */
export function bindCommand(
  options: { readonly command: string; readonly shell: string | null; readonly batch: boolean },
  scriptPath: string,
): BoundCommand {
  const { command } = options;
  if (command.trim() === '') {
    throw new InputError('empty-command', 'the parser command is empty', {
      hint: 'Give the command that reads {input} and prints the page, e.g. "pdftotext {input} -".',
    });
  }
  if (command.includes('\0')) {
    throw new InputError('command', 'the parser command holds a NUL character');
  }
  const uses = placeholdersIn(command);
  const isBatch = options.batch || uses.has('manifest');
  if (isBatch) refuseSinglePage(command);
  const words = shellWords(options.shell);
  const isPosix = words.some(isPosixShell);
  if (!isPosix) refusePlaceholders(command, words.join(' '));
  const text = isPosix ? notAnOption(bindPlaceholders(command)) : command;
  const takesFile = words.some((word) => word.includes('{0}'));
  const [program = '', ...rest] = takesFile
    ? words.map((word) => word.replaceAll('{0}', scriptPath))
    : [...words, text];
  return { argv: [program, ...rest], script: takesFile ? `${text}\n` : null, uses, isBatch };
}

function shellWords(shell: string | null): readonly string[] {
  const spelled = (shell ?? DEFAULT_SHELL).trim();
  if (spelled === '') {
    throw new InputError('shell', 'the shell is empty', { hint: 'Leave it out to use bash.' });
  }
  const words = spelled.split(/\s+/);
  const [name = ''] = words;
  if (words.length > 1) return words;
  return (SHELLS_BY_NAME[name] ?? `${name} -c`).split(' ');
}

/** A shell would read a command that starts with `-` or `+` as one more option. */
function notAnOption(command: string): string {
  return /^[-+]/.test(command) ? ` ${command}` : command;
}

function refuseSinglePage(command: string): void {
  const name = PER_PAGE.find((each) => command.includes(`{${each}}`));
  if (name === undefined) return;
  throw new InputError('placeholder', `{${name}} has no value in a command for all pages`, {
    hint: 'Read id, room, input and output of every page from the lines of {manifest}.',
  });
}
