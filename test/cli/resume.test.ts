import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Journal, readJournal } from '../../src/results/journal.ts';
import {
  boobench,
  ended,
  linesOf,
  processesWith,
  removeFolder,
  somePages,
  startBoobench,
  temporaryFolder,
  until,
  withoutTimes,
  writeHouse,
} from '../support/cli.ts';

const PAGES = 8;
const BATCH = fileURLToPath(new URL('../fixtures/parsers/batch.mjs', import.meta.url));
/** Logs the page; at the page that the file `stop` names it hangs, and so does a child that left. */
const STOPPING =
  'echo {id} >> log; if [ "$(cat stop)" = {id} ]; then setsid sleep 1000 & sleep 1000; fi; cat {input}';
/** The same for all pages in one process. */
const IN_BATCH = `node '${BATCH}' {manifest} fork events hang=$(cat stop)`;

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
  writeHouse(join(cwd, 'house'), somePages(PAGES));
  writeFileSync(join(cwd, 'stop'), 'nowhere');
});
afterEach(() => removeFolder(cwd));

const path = (...parts: readonly string[]): string => join(cwd, ...parts);

function args(command: string, folder: string, ...more: readonly string[]): string[] {
  return ['run', '--dataset', 'house', '--command', command, '--results-path', folder, ...more];
}

function journalOf(folder: string): Journal {
  const file = path(folder, 'journal.jsonl');
  const journal = readJournal(readFileSync(file, 'utf8'), file);
  if (journal === null) throw new Error(`${file} has no header`);
  return journal;
}

const survivors = (token: string): readonly string[] => processesWith(`BOOBENCH_RUN=${token}`);

/** Scratch folders of runs, which live in `TMPDIR`. */
const scratch = (): readonly string[] =>
  readdirSync(cwd).filter((name) => name.startsWith('boobench-'));

/** In a batch, a page is known to be done when the next one shows life. */
const doneBefore = (page: number, command: string): number =>
  command === IN_BATCH ? page - 2 : page - 1;

/** Starts a run that hangs at a page, and sends the signal once the pages before it are done. */
async function stopAt(page: number, signal: NodeJS.Signals, command: string): Promise<unknown> {
  const id = somePages(PAGES)[page - 1]?.id ?? '';
  writeFileSync(path('stop'), id);
  const child = startBoobench(args(command, 'stopped'), { cwd, env: { TMPDIR: cwd } });
  onTestFinished(() => {
    child.kill();
  });
  const end = ended(child);
  await until(`${id} is in flight and the pages before it are done`, () => {
    const lines = linesOf(path('stopped/journal.jsonl'));
    const started = lines.some((line) => line.includes(`{"started":{"room":"trap","id":"${id}"`));
    const done = lines.filter((line) => line.includes('{"page":')).length;
    return started && done >= doneBefore(page, command);
  });
  if (command === STOPPING) await until(`${id} hangs`, () => linesOf(path('log')).includes(id));
  child.kill(signal);
  const { code } = await end;
  writeFileSync(path('stop'), 'nowhere');
  return code;
}

describe('a run that was ended goes on with --resume', () => {
  const undisturbed = new Map<string, unknown>();
  beforeAll(() => {
    const folder = temporaryFolder();
    writeHouse(join(folder, 'house'), somePages(PAGES));
    writeFileSync(join(folder, 'stop'), 'nowhere');
    for (const command of [STOPPING, IN_BATCH]) {
      boobench(args(command, 'whole', '--fresh'), { cwd: folder });
      undisturbed.set(command, withoutTimes(join(folder, 'whole/results.json')));
    }
    removeFolder(folder);
  });

  it.each([
    ['SIGKILL', 1, STOPPING],
    ['SIGKILL', 4, STOPPING],
    ['SIGKILL', PAGES, STOPPING],
    ['SIGKILL', 4, IN_BATCH],
    ['SIGINT', 4, IN_BATCH],
    ['SIGTERM', 4, STOPPING],
    ['SIGHUP', 4, STOPPING],
  ] as const)(
    '%s at page %d: the results are those of an undisturbed run',
    async (signal, page, command) => {
      const code = await stopAt(page, signal, command);
      const { header, pages } = journalOf('stopped');

      expect(code).toBe(signal === 'SIGKILL' ? null : 130);
      expect(pages.length).toBeGreaterThanOrEqual(doneBefore(page, command));
      expect(pages.length).toBeLessThan(page);
      if (signal !== 'SIGKILL') expect(survivors(header.runToken)).toEqual([]);
      const resumed = boobench(args(command, 'stopped', '--resume'), { cwd, env: { TMPDIR: cwd } });

      expect(resumed).toMatchObject({ code: 0 });
      expect(withoutTimes(path('stopped/results.json'))).toEqual(undisturbed.get(command));
      expect(survivors(header.runToken)).toEqual([]);
      expect(scratch()).toEqual([]);
      if (command === STOPPING) {
        const ids = somePages(PAGES).map(({ id }) => id);
        const again = ids[page - 1] ?? '';
        expect([...linesOf(path('log'))].toSorted()).toEqual([...ids, again].toSorted());
      }
    },
  );

  it('cut off in the middle of a line, at any byte', () => {
    boobench(args('cat {input}', 'run'), { cwd });
    const expected = withoutTimes(path('run/results.json'));
    const whole = readFileSync(path('run/journal.jsonl'));
    const header = whole.indexOf('\n') + 1;
    for (const length of [0, header - 1, header + 30, whole.length - 1]) {
      writeFileSync(path('run/journal.jsonl'), whole);
      truncateSync(path('run/journal.jsonl'), length);
      const done = boobench(args('cat {input}', 'run', '--resume'), { cwd });
      expect({ length, ...done }).toMatchObject({ length, code: 0 });
      expect(withoutTimes(path('run/results.json'))).toEqual(expected);
      expect(journalOf('run').pages.length).toBe(PAGES);
    }
  });

  it('unless its journal is damaged, which is said by file and line', () => {
    boobench(args('cat {input}', 'run'), { cwd });
    const bytes = readFileSync(path('run/journal.jsonl'));
    const inThird = bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 40;
    bytes.writeUInt8(bytes.readUInt8(inThird) ^ 1, inThird);
    writeFileSync(path('run/journal.jsonl'), bytes);

    for (const more of [['--resume'], []]) {
      const done = boobench(args('cat {input}', 'run', ...more), { cwd });
      expect(done).toMatchObject({ code: 2, stdout: '' });
      expect(done.stderr).toContain('run/journal.jsonl:3: does not fit its checksum');
      expect(done.stderr).toContain('--fresh');
    }
    expect(readFileSync(path('run/journal.jsonl'))).toEqual(bytes);
    expect(boobench(args('cat {input}', 'run', '--fresh'), { cwd })).toMatchObject({ code: 0 });
  });

  it('or is thrown away with --fresh, and its processes with it', async () => {
    await stopAt(4, 'SIGKILL', STOPPING);
    const token = journalOf('stopped').header.runToken;
    const both = boobench(args(STOPPING, 'stopped', '--resume', '--fresh'), { cwd });
    expect(both).toMatchObject({ code: 2 });
    expect(both.stderr).toContain('--resume and --fresh contradict each other');
    expect(journalOf('stopped').pages.length).toBe(3);
    const fresh = boobench(args(STOPPING, 'stopped', '--fresh'), { cwd, env: { TMPDIR: cwd } });

    expect(fresh).toMatchObject({ code: 0 });
    expect(survivors(token)).toEqual([]);
    expect(scratch()).toEqual([]);
    expect(journalOf('stopped').pages.length).toBe(PAGES);
  });

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'when %s came while bad pages ran again',
    async (signal) => {
      boobench(args('cat {input}', 'base'), { cwd });
      const again = '[ "$(cat stop)" = again ] && [ "$(grep -c page-002 log)" = 2 ]';
      const looping = `echo {id} >> log; cat {input}; if [ {id} = page-002 ]; then yes nine | head -99; if ${again}; then sleep 1000; fi; fi`;
      const gated = ['--baseline-path', 'base/results.json', '--confirm', '2'];
      writeFileSync(path('stop'), 'again');
      const child = startBoobench(args(looping, 'head', ...gated), { cwd });
      const end = ended(child);
      await until(
        'the page runs again',
        () => linesOf(path('log')).filter((id) => id === 'page-002').length === 2,
      );
      child.kill(signal);
      expect(await end).toMatchObject({ code: signal === 'SIGINT' ? 130 : null });
      writeFileSync(path('stop'), 'nowhere');
      const resumed = boobench(args(looping, 'head', ...gated, '--resume'), { cwd });

      expect(resumed).toMatchObject({ code: 1 });
      expect(resumed.stdout.replaceAll(/\s+/g, ' ')).toContain('Bad in 3 of 3 runs.');
      expect(survivors(journalOf('head').header.runToken)).toEqual([]);
    },
  );
});
