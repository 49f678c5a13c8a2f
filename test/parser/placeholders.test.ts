import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/errors.ts';
import {
  bindPlaceholders,
  placeholdersIn,
  refusePlaceholders,
} from '../../src/parser/placeholders.ts';
import { errorOf } from './helpers.ts';

/** What a shell passes on: every argument of the command between brackets. */
function run(command: string, id: string, shell = ['bash', '-euo', 'pipefail', '-c']): string {
  const [program = '', ...options] = shell;
  const show = `show() { printf '[%s]' "$@"; }\n`;
  return execFileSync(program, [...options, show + bindPlaceholders(command)], {
    env: { PATH: process.env['PATH'] ?? '', BOOBENCH_ID: id, BOOBENCH_ROOM: 'room' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function boundOrRefused(command: string): string {
  try {
    return bindPlaceholders(command);
  } catch (error) {
    if (error instanceof InputError) return 'refused';
    throw error;
  }
}

const hostile = `-rf a'b"c $(touch x) \`id\` \\ * ~ {a,b} $HOME ; exit 9 # é😀\n\tlast `;

describe('bindPlaceholders', () => {
  it.each([
    ['a word', 'show {id}', (id: string) => `[${id}]`],
    ['part of a word', 'show --id={id}.md', (id: string) => `[--id=${id}.md]`],
    ['double quotes', 'show "a {id}b"', (id: string) => `[a ${id}b]`],
    ['single quotes', "show 'a {id}b$x'", (id: string) => `[a ${id}b$x]`],
    ['ANSI quotes', "show $'a\\'{id}\\tb'", (id: string) => `[a'${id}\tb]`],
    ['a command substitution', 'show "$(printf %s_ {id})"', (id: string) => `[${id}_]`],
    ['backticks', 'show "`printf %s_ {id}`"', (id: string) => `[${id}_]`],
    ['a default value', 'show "${none:-{id}}" ${none:-{id}}', (id: string) => `[${id}][${id}]`],
    ['a subshell', '(show {id}; show "{id}")', (id: string) => `[${id}][${id}]`],
    [
      'a word after a comment with quotes',
      "show # don't {id}\nshow {id}",
      (id: string) => `[][${id}]`,
    ],
    ['two in one word', 'show {id}/{room}', (id: string) => `[${id}/room]`],
    ['an assignment', 'x={id}; show "$x"', (id: string) => `[${id}]`],
  ])('fills in the value as it is in %s', (_, command, expected) => {
    expect(run(command, hostile)).toBe(expected(hostile));
  });

  it('fills in any value in every quoting', () => {
    const ids = fc.string({ unit: 'grapheme' }).filter((id) => !id.includes('\0'));
    fc.assert(
      fc.property(ids, (id) => {
        expect(run(`show {id} "{id}" '{id}' $'{id}' "$(printf '%s.' {id})"`, id)).toBe(
          `[${id}][${id}][${id}][${id}][${id}.]`,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('works in sh too', () => {
    expect(run(`show {id} "{id}" '{id}'`, hostile, ['sh', '-eu', '-c'])).toBe(
      `[${hostile}][${hostile}][${hostile}]`,
    );
  });

  it.each([
    'echo ${input} "${id}" \'${room}\'',
    'echo {a,b} {1..3}',
    "awk '{print $1}' | awk '{ x += $2 } END {print x}'",
    'echo \\{id} "\\{id}"',
    'f() { echo; }; f',
    'echo {} {page} {out} {if}',
    'cat # {id}',
    'find . -exec cat {} +',
  ])('leaves %j as it is', (command) => {
    expect(bindPlaceholders(command)).toBe(command);
  });

  it.each([
    ['{ouput}', '{output}'],
    ['{imput}', '{input}'],
    ['{Input}', '{input}'],
    ['{ID}', '{id}'],
    ['{outputdir}', '{output_dir}'],
    ['{output-dir}', '{output_dir}'],
    ['{rooms}', '{room}'],
    ['{manifets}', '{manifest}'],
  ])('takes %s for a slip and suggests %s', (written, meant) => {
    const error = errorOf(() => bindPlaceholders(`parse ${written}`));
    expect(error).toBeInstanceOf(InputError);
    expect(error).toHaveProperty('hint', expect.stringContaining(meant));
  });

  it.each([
    ['sh code', `bash -c 'parse {input}'`],
    ['sh code in double quotes', `sh -lc "parse {input}"`],
    ['a whole script', `bash -eu -c {id}`],
    ['Python code', `python3 -c 'print(open("{input}").read())'`],
    ['eval', `eval parse {input}`],
    ['eval after a test', `if true; then X=1 eval "parse {input}"; fi`],
    ['a here-document', `python3 - <<EOF\nprint("{input}")\nEOF`],
    ['a quoted here-document', `cat <<-'END'\n\t{id}\n\tEND\necho done`],
  ])('refuses to splice a value into %s', (_, command) => {
    const error = errorOf(() => bindPlaceholders(command));
    expect(error).toBeInstanceOf(InputError);
    expect(error).toHaveProperty('hint', expect.stringMatching(/BOOBENCH_(INPUT|ID)/));
  });

  it.each([
    'parse -c {input}',
    'docker run -e ID={id} image {input}',
    'cat <<EOF\ntext\nEOF\nshow {id}',
    'cat <<<{id}',
    'bash -c \'parse "$1"\' _ {input}',
  ])('takes %j', (command) => {
    expect(bindPlaceholders(command)).toContain('${BOOBENCH_');
  });

  it('changes nothing but what it replaces, and adds quotes alone', () => {
    const pieces = fc.constantFrom(
      ...`'"\`$(){}\\#<\n ;x`.split(''),
      '<<E\n',
      'E\n',
      '${',
      '{id}',
      '$(',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
        const command = parts.join('');
        const bound = boundOrRefused(command);
        const plain = (text: string) => text.replaceAll(/['"$]/g, '');
        const back = plain(bound).replaceAll('{BOOBENCH_ID}', '{id}');
        expect([plain(command), 'refused']).toContain(back);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('placeholdersIn', () => {
  it.each([
    ['parse {input} -o {output}', ['input', 'output']],
    ['parse "$BOOBENCH_INPUT" > "${BOOBENCH_OUTPUT}"', ['input', 'output']],
    ['parse --dir "$BOOBENCH_OUTPUT_DIR"', ['output_dir']],
    ['parse {manifest}', ['manifest']],
    ['parse', []],
  ])('finds in %j', (command, expected) => {
    expect([...placeholdersIn(command)]).toEqual(expected);
  });
});

describe('refusePlaceholders', () => {
  it('refuses a placeholder where the program is no POSIX shell', () => {
    expect(() => refusePlaceholders('print("{input}")', 'python3 -c')).toThrow(InputError);
  });

  it('takes the variables', () => {
    expect(() => refusePlaceholders('print(os.environ["BOOBENCH_ID"])', 'python3')).not.toThrow();
  });
});
