import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { ParserOptions, ParserPage } from '../../src/parser/options.ts';
import type { PageRun } from '../../src/parser/outcome.ts';
import { runPages } from '../../src/parser/run-pages.ts';

/** A hang guard, not a measure. */
const LONG_MS = 60_000;

export function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

/** The path of a fixture parser, quoted for a shell. */
export function fixture(name: string): string {
  return `'${fileURLToPath(new URL(`../fixtures/parsers/${name}`, import.meta.url))}'`;
}

/** A folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parser-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Pages with the given ids whose documents hold a few lines. */
export function makePages(folder: string, ids: readonly string[]): readonly ParserPage[] {
  return ids.map((id, index) => {
    const input = join(folder, `document ${index}'s "$(touch pwned)".pdf`);
    writeFileSync(input, contentOf(id));
    return { id, room: index % 2 === 0 ? 'real' : 'trap', input };
  });
}

export function contentOf(id: string): string {
  return `# Page ${id}\nlast line of ${id}\n`;
}

/** Quick waits, so that what is asked politely first is killed soon. */
export const QUICK_PACE = { killGraceMs: 200, abortGraceMs: 200, firstRetryWaitMs: 1 };

export function makeOptions(folder: string, command: string): ParserOptions {
  return {
    command,
    shell: null,
    batch: false,
    outputFormat: { kind: 'markdown' },
    timeoutMs: LONG_MS,
    maxOutputBytes: 1024 * 1024,
    retries: 0,
    concurrency: 2,
    workingDirectory: folder,
    passEnv: [],
    scratchDir: join(folder, 'scratch'),
    runToken: `t${randomBytes(8).toString('hex')}`,
    pace: QUICK_PACE,
  };
}

export interface Ran {
  readonly folder: string;
  readonly options: ParserOptions;
  readonly runs: ReadonlyMap<string, PageRun>;
  /** `start id` and `done id` as they came. */
  readonly log: readonly string[];
}

/** Runs a command on pages; ids are told apart by name. */
export async function run(
  command: string,
  change: Partial<ParserOptions> & { readonly ids?: readonly string[] } = {},
): Promise<Ran> {
  const folder = temporaryFolder();
  const { ids = ['one'], ...rest } = change;
  const pages = makePages(folder, ids);
  const options = { ...makeOptions(folder, command), ...rest };
  const runs = new Map<string, PageRun>();
  const log: string[] = [];
  await runPages(pages, options, {
    onStart: ({ id }) => void log.push(`start ${id}`),
    onDone: ({ id }, run) => {
      log.push(`done ${id}`);
      runs.set(id, run);
    },
    signal: new AbortController().signal,
  });
  return { folder, options, runs, log };
}

/** The outcome on the one page `one`. */
export function only(ran: Ran): PageRun {
  const run = ran.runs.get('one');
  if (run === undefined) throw new Error('the page has no run');
  return run;
}

/** Command lines of living processes that carry a run's token, or whose command line holds `text`. */
export function survivors(token: string, text = '\0'): readonly string[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-Aww', '-E', '-o', 'command='], { encoding: 'utf8' });
    return lines.split('\n').filter((line) => line.includes(token));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      const command = readQuietly(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
      const environment = readQuietly(`/proc/${pid}/environ`);
      return environment.includes(`BOOBENCH_RUN=${token}`) || command.includes(text)
        ? [command]
        : [];
    });
}

function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
