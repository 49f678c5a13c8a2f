import { InputError } from '../errors.ts';
import { editDistance } from '../results/nearest.ts';
import { type BracedName, findBracedNames } from './shell-scan.ts';

/** What a command can ask for, and the environment variable that holds it. */
export const PLACEHOLDERS = {
  input: 'BOOBENCH_INPUT',
  output: 'BOOBENCH_OUTPUT',
  output_dir: 'BOOBENCH_OUTPUT_DIR',
  id: 'BOOBENCH_ID',
  room: 'BOOBENCH_ROOM',
  manifest: 'BOOBENCH_MANIFEST',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

const names: readonly Placeholder[] = ['input', 'output', 'output_dir', 'id', 'room', 'manifest'];

/** A shell word that another program reads as code: `sh -c …`, `python3 -c …`, `perl -e …`. */
const CODE_OPTION = /^-[a-zA-Z]*[ce]$|^--(?:eval|execute|command|exec)$/;
const LOOKS_LIKE_CODE = /[\s()[\];|&<>]/;
const INTERPRETER = /(?:^|\/)(?:python|perl|ruby|node|php|lua)[\d.]*$/;

/** What leaves the user's quotes and goes back into them, so that the value stays one word. */
const AROUND = {
  none: ['"', '"'],
  double: ['', ''],
  single: [`'"`, `"'`],
  ansi: [`'"`, `"$'`],
} as const;

/** Shells that read `"${NAME}"` as the value of a variable, as one word. */
const POSIX_SHELLS = new Set([
  'sh',
  'bash',
  'dash',
  'ash',
  'ksh',
  'mksh',
  'zsh',
  'yash',
  'busybox',
]);

/** True when the program's name is one of a shell that reads POSIX quoting. */
export function isPosixShell(program: string): boolean {
  return POSIX_SHELLS.has(program.slice(program.lastIndexOf('/') + 1));
}

/** The placeholders that a command names, as `{name}` or by their variable's name. */
export function placeholdersIn(command: string): ReadonlySet<Placeholder> {
  return new Set(
    names.filter(
      (name) =>
        command.includes(`{${name}}`) || new RegExp(`\\b${PLACEHOLDERS[name]}\\b`).test(command),
    ),
  );
}

/**
 * Puts `"${BOOBENCH_INPUT}"` for `{input}` and so on, quoted for the place it stands in.
 *
 * A value never becomes part of the command's text, so no file name and no id can add to the
 * command. Anything else in braces, `${input}` and `\{input}` stay as they are.
 *
 * @throws InputError for a placeholder inside code that another program reads (there a value would be
 *   spliced into that code), in a here-document, and for a near miss such as `{ouput}`
 */
export function bindPlaceholders(command: string): string {
  let bound = '';
  let done = 0;
  for (const found of findBracedNames(command)) {
    const name = names.find((each) => each === found.name);
    if (name === undefined) {
      refuseNearMiss(found.name);
      continue;
    }
    refuseCode(found, name);
    bound += command.slice(done, found.start) + reference(found, PLACEHOLDERS[name]);
    done = found.end;
  }
  return bound + command.slice(done);
}

/**
 * Checks a command for a program that is no POSIX shell: it has the variables alone.
 *
 * @throws InputError when the command holds a placeholder
 */
export function refusePlaceholders(command: string, shell: string): void {
  const name = names.find((each) => command.includes(`{${each}}`));
  if (name === undefined) return;
  throw new InputError('placeholder', `{${name}} cannot be filled in for shell "${shell}"`, {
    hint: `Placeholders need a POSIX shell; read the environment variable ${PLACEHOLDERS[name]} instead.`,
  });
}

function reference(found: BracedName, variable: string): string {
  const [before, after] = AROUND[found.quoting];
  return `${before}\${${variable}}${after}`;
}

function refuseCode(found: BracedName, name: Placeholder): void {
  const variable = PLACEHOLDERS[name];
  const refuse = (where: string): never => {
    throw new InputError('placeholder', `{${name}} stands in ${where}`, {
      hint: `A value put there would become part of that code; let it read the environment variable ${variable}.`,
    });
  };
  if (found.inHereDocument) refuse('a here-document');
  if (found.commandWord === 'eval' || found.commandWord === 'trap') {
    refuse(`what ${found.commandWord} runs`);
  }
  const runsCode = isPosixShell(found.commandWord) || INTERPRETER.test(found.commandWord);
  if (CODE_OPTION.test(found.wordBefore) && (runsCode || LOOKS_LIKE_CODE.test(found.word))) {
    refuse(`code for another program, after ${found.wordBefore}`);
  }
}

function refuseNearMiss(written: string): void {
  const meant = names.find((name) => isNearMiss(written, name));
  if (meant === undefined) return;
  throw new InputError('placeholder', `unknown placeholder {${written}}`, {
    hint: `Did you mean {${meant}}? Write \\{${written}} if the braces are meant as they are.`,
  });
}

function isNearMiss(written: string, name: string): boolean {
  if (written.toLowerCase() === name) return true;
  const allowed = written.length < 4 || name.length < 4 ? 0 : name.length < 6 ? 1 : 2;
  return editDistance(written.toLowerCase(), name, allowed) <= allowed;
}
