import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { boobench, type Finished } from '../support/cli.ts';

/** What a parser does with a page: its text, its text and a loop, nothing for ever, or no start. */
type Manner = 'honest' | 'loop' | 'hang' | 'missing' | 'once';

/** How the base and the run do on pages of the builtin house, so that a report has every kind of tile. */
const PAGES: Readonly<Record<string, readonly [base: Manner, head: Manner]>> = {
  'real/lua-table': ['honest', 'loop'],
  'real/mtcars-grid': ['honest', 'honest'],
  'real/tram-qqq': ['loop', 'honest'],
  'real/zero-points': ['loop', 'loop'],
  'trap/codes-1': ['honest', 'once'],
  'trap/forms-1': ['honest', 'hang'],
  'trap/stopped-lists-1': ['honest', 'loop'],
  'trap/watermarks-1': ['honest', 'missing'],
  'ghost/crowd': ['honest', 'honest'],
  'ghost/rows-of-bats': ['honest', 'honest'],
  'script/khmer': ['honest', 'honest'],
  'script/thaana': ['honest', 'honest'],
};

/** The line that loops, and how often. */
export const LOOP = { line: 'The lamp is out and nobody minds it', copies: 8022 };
/** A line of the run's answer on `real/mtcars-grid` that the base's lacks. */
export const NEW_LINE = 'A line that the base did not write';
export const TILES = Object.keys(PAGES);

const PARSER = 'bash parser.sh {input} {room}/{id} {output}';
/** Shows pages as their transcription has them; `once` loops the first time that it is called. */
const SCRIPT = `
shift
manner=$(cat "$ANSWERS/$1.manner")
loop() { cat "$ANSWERS/$1.md"; echo; yes "${LOOP.line}" | head -n ${LOOP.copies}; echo 'After the loop'; }
if [ "$manner" = once ]; then
  if [ -e "$ANSWERS/$1.done" ]; then manner=honest; else manner=loop; fi
  touch "$ANSWERS/$1.done"
fi
case $manner in
  honest) cat "$ANSWERS/$1.md" > "$2" ;;
  loop) loop "$1" > "$2" ;;
  hang) sleep 600 ;;
  missing) exit 127 ;;
esac
`;

/**
 * Two real runs in a folder: `base`, and `head` against it with confirmations and an allow-list.
 *
 * @returns what the second run said
 */
export function reportedRuns(cwd: string): Finished {
  writeFileSync(join(cwd, 'parser.sh'), SCRIPT);
  writeFileSync(
    join(cwd, 'allow.yml'),
    '- page: trap/stopped-lists-1\n  reason: waits for the new decoder\n  expires: 2999-01-01\n',
  );
  const truth = transcriptions();
  for (const side of ['base', 'head'] as const) {
    for (const [name, [before, after]] of Object.entries(PAGES)) {
      const path = join(cwd, 'answers', side, name);
      mkdirSync(dirname(path), { recursive: true });
      const text = truth.get(name) ?? '';
      const isNew = side === 'head' && name === 'real/mtcars-grid';
      writeFileSync(`${path}.md`, isNew ? `${text}\n${NEW_LINE}\n` : text);
      writeFileSync(`${path}.manner`, side === 'base' ? before : after);
    }
  }
  const run = (side: string, ...more: readonly string[]): Finished =>
    boobench(
      [
        'run',
        '--dataset=builtin',
        `--pages=${TILES.join(',')}`,
        '--label=lamp reader',
        `--command=${PARSER}`,
        '--pass-env=ANSWERS',
        `--results-path=${side}`,
        '--timeout-minutes=0.05',
        ...more,
      ],
      { cwd, env: { ANSWERS: join(cwd, 'answers', side) } },
    );
  run('base');
  const against = ['--baseline-path', 'base/results.json', '--allow-list', 'allow.yml'];
  return run('head', ...against, '--confirm', '2');
}

/** What stands on the pages of the builtin house, by `room/id`. */
function transcriptions(): ReadonlyMap<string, string> {
  const rooms = ['real', 'trap', 'ghost', 'script'];
  const rows = rooms.flatMap((room) => {
    const file = new URL(`../../house/${room}.jsonl`, import.meta.url);
    return readFileSync(file, 'utf8').trim().split('\n');
  });
  return new Map(
    rows.map((row): [string, string] => {
      const { category, id, rule }: Record<string, string> = JSON.parse(row);
      const { reference_text: text }: Record<string, string> = JSON.parse(rule ?? '{}');
      return [`${category}/${id}`, text ?? ''];
    }),
  );
}
