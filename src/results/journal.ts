import { hash } from 'node:crypto';
import * as v from 'valibot';
import { InputError } from '../errors.ts';
import { findPageContradiction } from './consistency.ts';
import { checkAgainst, faultText } from './faults.ts';
import type { PageResult, Selection } from './model.ts';
import { pageKey } from './order.ts';
import { PageSchema, SelectionSchema, ShardSchema } from './schema.ts';
import { shown } from './shown.ts';

/** Version of the journal's lines; a journal of another version is refused. */
export const JOURNAL_VERSION = 1;

/** Hex digits of SHA-256 before each line: a damaged line passes once in four thousand million. */
const CHECKSUM_DIGITS = 8;

/** What must be equal for a run to go on where another stopped. */
export interface RunKey {
  readonly datasetRevision: string;
  readonly ruleVersion: string;
  readonly selection: Selection;
  readonly shard: { readonly index: number; readonly total: number } | null;
  /** null for `score`. */
  readonly command: string | null;
  readonly outputFormat: string;
  readonly timeoutMs: number | null;
  readonly commit: string | null;
}

export interface JournalHeader {
  readonly journalVersion: typeof JOURNAL_VERSION;
  readonly runKey: RunKey;
  /** ISO 8601, UTC; a resumed run keeps it. */
  readonly startedAt: string;
  /** Pages that the whole run has. */
  readonly total: number;
  /** Random text that tells this run from another in the same folder. */
  readonly runToken: string;
}

export interface StartedPage {
  readonly room: string;
  readonly id: string;
  /** 1 for the first try. */
  readonly attempt: number;
}

export interface Journal {
  readonly header: JournalHeader;
  /** Finished pages in the order of their first finish; of several results of one page the last. */
  readonly pages: readonly PageResult[];
  /** Pages that were started and never finished: they have to run again. */
  readonly inFlight: readonly StartedPage[];
  /** UTF-8 bytes of the whole lines: cut the file to this length before anything is appended. */
  readonly wholeBytes: number;
}

const HeaderSchema = v.strictObject({
  journalVersion: v.literal(JOURNAL_VERSION),
  runKey: v.strictObject({
    datasetRevision: v.string(),
    ruleVersion: v.string(),
    selection: SelectionSchema,
    shard: v.nullable(ShardSchema),
    command: v.nullable(v.string()),
    outputFormat: v.string(),
    timeoutMs: v.nullable(v.number()),
    commit: v.nullable(v.string()),
  }),
  startedAt: v.string(),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  runToken: v.string(),
});

const FinishedSchema = v.strictObject({ page: PageSchema });

const StartedSchema = v.strictObject({
  started: v.strictObject({ room: v.string(), id: v.string(), attempt: v.number() }),
});

/** The journal's first line, with its line feed. */
export function encodeHeader(header: JournalHeader): string {
  return encodeLine(header);
}

/** The line of a page that was started, with its line feed. */
export function encodeStarted({ room, id, attempt }: StartedPage): string {
  return encodeLine({ started: { room, id, attempt } });
}

/** The line of a finished page, with its line feed. */
export function encodeFinished(page: PageResult): string {
  return encodeLine({ page });
}

/**
 * Reads a journal, also one whose writer was killed in the middle of a line.
 *
 * @param file how messages call the file
 * @returns null where not even the header was written; the end of a text after its last line feed is
 *   left out and not counted in `wholeBytes`
 * @throws InputError, naming file and line, for any whole line that is damaged and for a text that is
 *   no journal of this version
 */
export function readJournal(text: string, file: string): Journal | null {
  const end = text.lastIndexOf('\n') + 1;
  if (end === 0) {
    if (/^[0-9a-f]{0,8}(?: .*)?$/.test(text)) return null;
    throw damaged(file, 1, 'is no line of a journal');
  }
  const lines = text.slice(0, end - 1).split('\n');
  const header = readHeader(lines[0] ?? '', file);
  const pages = new Map<string, PageResult>();
  const started = new Map<string, StartedPage>();
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const data = readLine(line, file, index + 1);
    if (isStarted(data)) {
      const entry = readStarted(data, file, index + 1);
      started.set(pageKey(entry), entry);
    } else {
      const page = readFinished(data, file, index + 1);
      pages.set(pageKey(page), page);
    }
  }
  return {
    header,
    pages: [...pages.values()],
    inFlight: [...started].filter(([key]) => !pages.has(key)).map(([, page]) => page),
    wholeBytes: Buffer.byteLength(text.slice(0, end)),
  };
}

/**
 * What differs between a journal's run and the run that is wanted, one phrase each such as
 * `timeout-minutes: 10 in the journal, now 1`; empty when the run can go on.
 */
export function journalMatches(header: JournalHeader, wanted: RunKey): string[] {
  const then = header.runKey;
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['dataset revision', then.datasetRevision, wanted.datasetRevision],
    ['rule version', then.ruleVersion, wanted.ruleVersion],
    ['rooms', nameSet(then.selection.rooms), nameSet(wanted.selection.rooms)],
    ['pages', nameSet(then.selection.pages), nameSet(wanted.selection.pages)],
    ['tags', nameSet(then.selection.tags), nameSet(wanted.selection.tags)],
    ['max-pages', then.selection.maxPages, wanted.selection.maxPages],
    ['shard', shardText(then.shard), shardText(wanted.shard)],
    ['command', then.command, wanted.command],
    ['output-format', then.outputFormat, wanted.outputFormat],
    ['timeout-minutes', minutes(then.timeoutMs), minutes(wanted.timeoutMs)],
    ['commit', then.commit, wanted.commit],
  ];
  return pairs
    .filter(([, a, b]) => a !== b)
    .map(([name, a, b]) => `${name}: ${valueText(a)} in the journal, now ${valueText(b)}`);
}

function minutes(ms: number | null): number | null {
  return ms === null ? null : ms / 60_000;
}

function valueText(value: unknown): string {
  return value === null ? 'not set' : shown(value);
}

function encodeLine(content: unknown): string {
  const json = JSON.stringify(content);
  return `${checksum(json)} ${json}\n`;
}

function checksum(json: string): string {
  return hash('sha256', json).slice(0, CHECKSUM_DIGITS);
}

function readHeader(line: string, file: string): JournalHeader {
  const data = readLine(line, file, 1);
  const version: unknown =
    typeof data === 'object' && data !== null && 'journalVersion' in data
      ? data.journalVersion
      : undefined;
  if (version !== JOURNAL_VERSION) {
    throw new InputError(
      'journal-version',
      `${file} has journalVersion ${shown(version)}; this version reads ${JOURNAL_VERSION}`,
      { hint: 'Start the run again with --fresh, or use the version that began it.' },
    );
  }
  const checked = checkAgainst(HeaderSchema, data);
  if (!checked.ok) throw damaged(file, 1, faultText(checked.fault));
  return { ...checked.value, journalVersion: JOURNAL_VERSION };
}

function isStarted(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'started' in data;
}

function readStarted(data: unknown, file: string, line: number): StartedPage {
  const checked = checkAgainst(StartedSchema, data);
  if (!checked.ok) throw damaged(file, line, faultText(checked.fault));
  return checked.value.started;
}

function readFinished(data: unknown, file: string, line: number): PageResult {
  const checked = checkAgainst(FinishedSchema, data);
  if (!checked.ok) throw damaged(file, line, faultText(checked.fault));
  const { page } = checked.value;
  const fault = findPageContradiction(page, 'page');
  if (fault !== null) throw damaged(file, line, faultText(fault));
  return page;
}

function readLine(line: string, file: string, lineNumber: number): unknown {
  const json = line.slice(CHECKSUM_DIGITS + 1);
  if (line !== `${checksum(json)} ${json}`) {
    throw damaged(file, lineNumber, 'does not fit its checksum');
  }
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw damaged(file, lineNumber, 'is not JSON', cause);
  }
}

function damaged(file: string, line: number, problem: string, cause?: unknown): InputError {
  return new InputError('journal-damaged', `${file}:${line}: ${problem}`, {
    hint: 'The journal was damaged or edited; start the run again with --fresh.',
    cause,
  });
}

function nameSet(names: readonly string[] | null): string | null {
  return names === null ? null : [...new Set(names)].toSorted().join(', ');
}

function shardText(shard: RunKey['shard']): string | null {
  return shard === null ? null : `${shard.index}/${shard.total}`;
}
