import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJournal } from '../../src/results/journal.ts';
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

const PAGES = 12;
const BATCH = fileURLToPath(new URL('../fixtures/parsers/batch.mjs', import.meta.url));
/** Logs the page, waits at the page that the file `stop` names with a process that left its group. */
const STOPPING =
  'echo {id} >> log; if [ "$(cat stop)" = {id} ]; then setsid sleep 1000 & sleep 1000; fi; cat {input}';
const IN_BATCH = `node '${BATCH}' {manifest} $(cat stop)`;

let cwd = '';
beforeEach(() => {
  cwd = temporaryFolder();
  writeHouse(join(cwd, 'house'), somePages(PAGES));
  writeFileSync(join(cwd, 'stop'), '');
});
afterEach(() => removeFolder(cwd));

const path = (...parts: readonly string[]): string => join(cwd, ...parts);
const args = (command: string, folder: string, ...more: readonly string[]): string[] => [
  'run',
  '--dataset',
  'house',
  '--command',
  command,
  '--results-path',
  folder,
  ...more,
];
const journalOf = (folder: string): NonNullable<ReturnType<typeof readJournal>> => {
  const file = path(folder, 'journal.jsonl');
  const journal = readJournal(readFileSync(file, 'utf8'), file);
  if (journal === null) throw new Error(`${file} has no header`);
  return journal;
};

/** Starts a run that stops at a page, and ends it by `signal` once it is there. */
async function stopAt(
  page: string,
  signal: NodeJS.Signals,
  options: { readonly command?: string; readonly stop?: string; readonly more?: string[] } = {},
): Promise<{ readonly code: number | null }> {
  const { command = STOPPING, stop = page, more = [] } = options;
  writeFileSync(path('stop'), stop);
  const env = { TMPDIR: cwd };
  const child = startBoobench(args(command, 'stopped', ...more), { cwd, env });
  const end = ended(child);
  await until(`page ${page} is in flight and nothing else`, () => {
    if (linesOf(path('stopped/journal.jsonl')).length === 0) return false;
    const { inFlight } = journalOf('stopped');
    const others = more.includes('--concurrency') ? journalOf('stopped').pages.length : PAGES;
    return inFlight.length === 1 && inFlight[0]?.id === page && others >= PAGES - 1 - missing(more);
  });
  child.kill(signal);
  const { code } = await end;
  writeFileSync(path('stop'), '');
  return { code };
}
