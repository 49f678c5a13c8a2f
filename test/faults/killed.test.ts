import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  linesOf,
  removeFolder,
  somePages,
  temporaryFolder,
  withoutTimes,
  writeHouse,
} from '../support/cli.ts';
import { PATIENT, ran } from './support/cases.ts';
import { besides, type Ended, preload } from './support/programs.ts';

const PAGES = 2;
const COMMAND = 'echo {id} >> log; cat {input}';
const CHANGED = 'echo {id} >> log; cat {input} {input}';

let root = '';
beforeAll(() => {
  root = temporaryFolder();
  writeHouse(join(root, 'house'), somePages(PAGES));
});
afterAll(() => removeFolder(root));

/** A folder to run in, beside the dataset. */
function workplace(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  return folder;
}

function run(cwd: string, command: string, ...more: readonly string[]): Promise<Ended> {
  return runWith({}, cwd, command, ...more);
}

function runWith(
  env: Readonly<Record<string, string>>,
  cwd: string,
  command: string,
  ...more: readonly string[]
): Promise<Ended> {
  const house = ['--dataset', '../house', '--concurrency', '1', '--results-path', 'out'];
  return besides(['run', ...house, '--command', command, ...more], { cwd, env });
}

/** The moments to kill a program at that made these changes: before each, and in the middle of a write. */
function momentsOf(changes: readonly string[]): readonly number[] {
  return changes.flatMap((kind, at) => (kind === 'write' ? [at + 1, at + 1.5] : [at + 1]));
}

const killing = (cwd: string, at?: number, folder = 'out'): Record<string, string> => ({
  NODE_OPTIONS: preload('kill-at-change.mjs'),
  KILL_FOLDER: join(cwd, folder),
  ...(at === undefined ? { KILL_LOG: join(cwd, 'changes') } : { KILL_AT: String(at) }),
});

/** What goes wrong at each moment, two moments at a time; null for nothing. */
async function problemsAt(
  moments: readonly number[],
  problem: (at: number) => Promise<string | null>,
): Promise<readonly string[]> {
  const found = await pLimit(2).map(moments, async (at) => {
    const text = await problem(at);
    return text === null ? [] : [`${at}: ${text}`];
  });
  return found.flat();
}

const finished = (cwd: string): readonly string[] =>
  linesOf(join(cwd, 'out/journal.jsonl')).flatMap(
    (line) => /\{"page":\{"id":"([^"]+)"[^\n]*\}\}$/.exec(line)?.[1] ?? [],
  );

describe('a killed run', PATIENT, () => {
  it('goes on with --resume, whichever change of its folder it was killed at', async (context) => {
    const whole = workplace('whole');
    expect(await runWith(killing(whole), whole, COMMAND)).toMatchObject({ code: 0 });
    const expected = withoutTimes(join(whole, 'out/results.json'));
    const changes = linesOf(join(whole, 'changes'));
    const moments = momentsOf(changes);
    const problems = await problemsAt(moments, async (at) => {
      const cwd = workplace(`killed-${at}`);
      const killed = await runWith(killing(cwd, at), cwd, COMMAND);
      if (killed.signal !== 'SIGKILL') return `was not killed: ${killed.stderr}`;
      const done = finished(cwd);
      const before = linesOf(join(cwd, 'log'));
      const resumed = await run(cwd, COMMAND, '--resume');
      if (resumed.code !== 0) return resumed.stderr;
      expect(withoutTimes(join(cwd, 'out/results.json'))).toEqual(expected);
      const again = linesOf(join(cwd, 'log')).slice(before.length);
      return again.some((id) => done.includes(id)) ? `ran ${again.join()} again` : null;
    });

    expect(problems).toEqual([]);
    // A header, and for each page its start, its answer and its result; then the results.
    expect(changes.filter((kind) => kind === 'write').length).toBeGreaterThan(3 * PAGES + 1);
    ran(context, moments.length);
  });

  it('never loses the finished run that it was to replace', async (context) => {
    const first = workplace('first');
    expect(await run(first, COMMAND)).toMatchObject({ code: 0 });
    const again = workplace('again');
    cpSync(join(first, 'out'), join(again, 'out'), { recursive: true });
    expect(await runWith(killing(again), again, CHANGED)).toMatchObject({ code: 0 });
    const changes = linesOf(join(again, 'changes'));
    // Up to the header of the new run: the old one is moved aside by then.
    const moments = momentsOf(changes.slice(0, changes.indexOf('write', 1) + 1));
    const old = readFileSync(join(first, 'out/results.json'), 'utf8');
    const problems = await problemsAt(moments, async (at) => {
      const cwd = workplace(`replaced-${at}`);
      cpSync(join(first, 'out'), join(cwd, 'out'), { recursive: true });
      const killed = await runWith(killing(cwd, at), cwd, CHANGED);
      if (killed.signal !== 'SIGKILL') return `was not killed: ${killed.stderr}`;
      const kept = ['out/results.json', 'out/previous/results.json'].filter((name) =>
        existsSync(join(cwd, name)),
      );
      expect(kept.map((name) => readFileSync(join(cwd, name), 'utf8'))).toEqual([old]);
      return null;
    });

    expect(problems).toEqual([]);
    ran(context, moments.length);
  });
});

describe('a killed generate', PATIENT, () => {
  it('leaves no rows beside documents of another seed', async (context) => {
    const few = ['--families', 'codes', '--pages', '1', '--dpi', '50', '--force'];
    const generate = (cwd: string, seed: string, env = {}): Promise<Ended> =>
      besides(['generate', 'made', '--seed', seed, ...few], { cwd, env });
    const [one, two] = [workplace('seed-1'), workplace('seed-2')];
    expect(await generate(one, '1')).toMatchObject({ code: 0 });
    cpSync(join(one, 'made'), join(two, 'made'), { recursive: true });
    await generate(two, '2', killing(two, undefined, 'made'));
    const houses = [one, two].map(contentOf);
    const moments = linesOf(join(two, 'changes')).map((_, at) => at + 1);
    const problems = await problemsAt(moments, async (at) => {
      const cwd = workplace(`generated-${at}`);
      cpSync(join(one, 'made'), join(cwd, 'made'), { recursive: true });
      const killed = await generate(cwd, '2', killing(cwd, at, 'made'));
      if (killed.signal !== 'SIGKILL') return `was not killed: ${killed.stderr}`;
      if (!existsSync(join(cwd, 'made/trap.jsonl'))) return null;
      return houses.includes(contentOf(cwd)) ? null : 'has rows of one seed and pages of another';
    });

    expect(problems).toEqual([]);
    ran(context, moments.length);
  });
});

/** The rows and documents of a generated room. */
function contentOf(cwd: string): string {
  const names = ['trap.jsonl', 'docs/trap/codes-1.pdf'];
  return names.map((name) => readFileSync(join(cwd, 'made', name), 'latin1')).join('\n');
}
