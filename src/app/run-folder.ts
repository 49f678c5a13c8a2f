import { join } from 'node:path';
import { InputError } from '../errors.ts';
import { AppendFile } from '../host/append-file.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { kindOfPath, makeFolder, readText } from '../host/files.ts';
import { moveInto, OutputFiles, removeFrom } from '../host/output-file.ts';
import { lockFolder, type RunLock } from '../host/run-lock.ts';
import { serializeResults } from '../results/file.ts';
import {
  encodeFinished,
  encodeHeader,
  encodeStarted,
  type Journal,
  type JournalHeader,
  journalMatches,
  readJournal,
} from '../results/journal.ts';
import type { PageResult, RunResults } from '../results/model.ts';

export const RESULTS = 'results.json';
export const JOURNAL = 'journal.jsonl';
/** The HTML report of the results beside it. */
export const REPORT = 'report.html';
/** The raw answers of a run beside its results. */
export const OUTPUTS = 'outputs';
/** Where a finished run goes when another starts in its folder; one is kept. */
const PREVIOUS = 'previous';
const MAX_JOURNAL_BYTES = 1024 * 1024 * 1024;

/** How a run treats what another left in its folder. */
export interface OpenMode {
  /** Goes on where the run in the folder stopped; starts anew where there is none. */
  readonly resume: boolean;
  /** Throws away an unfinished run. */
  readonly fresh: boolean;
}

/** `--results-path`: the results, raw answers and journal of one run, locked while it goes. */
export class RunFolder {
  readonly path: string;
  /** The run that is resumed; null for a new one. */
  readonly resumed: Journal | null;
  /** Token of the run that was in the folder, resumed or not; null where there was none. */
  readonly tokenBefore: string | null;
  readonly #lock: RunLock;
  readonly #journal: AppendFile;
  readonly #outputs = new OutputFiles();

  private constructor(
    path: string,
    lock: RunLock,
    journal: AppendFile,
    before: { readonly resumed: Journal | null; readonly token: string | null },
  ) {
    this.path = path;
    this.resumed = before.resumed;
    this.tokenBefore = before.token;
    this.#lock = lock;
    this.#journal = journal;
  }

  /**
   * Opens the folder for a run. A finished run that is there is moved to `previous/`.
   *
   * @throws InputError when there is an unfinished run and neither `resume` nor `fresh`, or when the
   *   run to resume is another one
   * @throws MeasureError when the folder is in use or cannot be written to
   */
  static async open(path: string, header: JournalHeader, mode: OpenMode): Promise<RunFolder> {
    await makeFolder(path);
    const lock = await lockFolder(path);
    try {
      const token = await runTokenOf(path);
      const found = mode.fresh ? null : await readJournalOf(path);
      if (mode.resume && found !== null) {
        refuseOther(path, found.header, header);
        const file = new AppendFile(join(path, JOURNAL), found.wholeBytes);
        return new RunFolder(path, lock, file, { resumed: found, token });
      }
      await makeRoom(path, found);
      const file = new AppendFile(join(path, JOURNAL), 0);
      file.append(encodeHeader(header));
      return new RunFolder(path, lock, file, { resumed: null, token });
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  started(page: { readonly room: string; readonly id: string }): void {
    this.#journal.append(encodeStarted({ room: page.room, id: page.id, attempt: 1 }));
  }

  /** Keeps the raw answer, then the result: what the journal names is on the disk. */
  finished(page: PageResult, text: string | null): void {
    if (text !== null)
      this.#outputs.write(join(this.path, OUTPUTS, page.room), `${page.id}.md`, text);
    this.#journal.append(encodeFinished(page));
  }

  /** @returns the path of the results */
  async writeResults(results: RunResults): Promise<string> {
    const path = join(this.path, RESULTS);
    await writeFileAtomically(path, serializeResults(results));
    return path;
  }

  async close(): Promise<void> {
    this.#journal.close();
    await this.#lock.release();
  }
}

/** Path of a page's raw answer in a results folder. */
export function outputPathIn(
  folder: string,
  page: { readonly room: string; readonly id: string },
): string {
  return join(folder, OUTPUTS, page.room, `${page.id}.md`);
}

/** @throws InputError for a journal that is damaged */
export async function readJournalOf(folder: string): Promise<Journal | null> {
  const path = join(folder, JOURNAL);
  if ((await kindOfPath(path)) !== 'file') return null;
  return readJournal(await readText(path, MAX_JOURNAL_BYTES), path);
}

/** The token of the journal's run, whatever the rest of the journal is like. */
async function runTokenOf(folder: string): Promise<string | null> {
  const path = join(folder, JOURNAL);
  if ((await kindOfPath(path)) !== 'file') return null;
  try {
    const text = await readText(path, MAX_JOURNAL_BYTES);
    return readJournal(text.slice(0, text.indexOf('\n') + 1), path)?.header.runToken ?? null;
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

function refuseOther(path: string, then: JournalHeader, now: JournalHeader): void {
  const differences = journalMatches(then, now.runKey);
  if (differences.length === 0) return;
  throw new InputError(
    'resume-another-run',
    `the run in ${path} is another one: ${differences.join('; ')}`,
    {
      hint: 'Resume it with the options it was started with, or start anew with --fresh in place of --resume.',
    },
  );
}

async function makeRoom(path: string, found: Journal | null): Promise<void> {
  const isFinished = (await kindOfPath(join(path, RESULTS))) === 'file';
  const ours = [RESULTS, JOURNAL, OUTPUTS, REPORT];
  if (isFinished) moveInto(path, PREVIOUS, ours);
  else if (found !== null && found.pages.length > 0) {
    throw new InputError(
      'unfinished-run',
      `${path} holds an unfinished run with ${found.pages.length} pages done`,
      { hint: 'Go on with --resume, or throw it away with --fresh.' },
    );
  } else removeFrom(path, ours);
}
