import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
} from 'node:fs';

/** One process that is alive; a zombie has ended and is never listed. */
export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** 0 where the system does not tell. */
  readonly session: number;
  /** Tells a process from a later one with the same number; empty where the system does not tell. */
  readonly startedAt: string;
  /** True when its environment holds the mark that was asked for. */
  readonly marked: boolean;
}

/** An environment entry `NAME=value`; `prefix` also matches longer values. */
export interface EnvironmentMark {
  readonly entry: string;
  readonly prefix: boolean;
}

/** Process numbers to look at one by one before reading the whole process table is cheaper. */
const MAX_PROBED_NUMBERS = 256;

/** A process table of 64 MiB is far beyond what `ps` prints on any machine that still works. */
const MAX_PS_BYTES = 64 * 1024 * 1024;

/** Filled again for every small file; environments are rarely longer. */
const shared = Buffer.alloc(64 * 1024);

const onLinux = process.platform === 'linux';

/** All processes that we may look at, this one left out. */
export function listProcesses(mark: EnvironmentMark): readonly ProcessEntry[] {
  if (!onLinux) return listByPs(mark);
  return entriesOf(processNumbers(), mark);
}

/**
 * False when no process that was started after the process `pid` carries the mark, found out cheaply.
 *
 * Linux hands out process numbers in rising order, so a descendant of a process that started a
 * moment ago has a number between its own and the last one given out. Where that is not certain
 * (the numbers wrapped around, too many, another system), the answer is true.
 */
export function mayBeMarkedSince(pid: number, mark: EnvironmentMark): boolean {
  const last = onLinux ? lastProcessNumber() : 0;
  if (last < pid || last - pid > MAX_PROBED_NUMBERS) return true;
  const entry = markBytes(mark);
  for (let number = pid; number <= last; number += 1) {
    // Most of these numbers are free, and a failed read costs more than this question.
    if (number === process.pid || !existsSync(`/proc/${number}`)) continue;
    if (mayHold(number, entry)) return true;
  }
  return false;
}

/** False when no process at all carries the mark; where that is not told cheaply, true. */
export function mayAnyBeMarked(mark: EnvironmentMark): boolean {
  if (!onLinux) return true;
  const entry = markBytes(mark);
  return processNumbers().some((number) => number !== process.pid && mayHold(number, entry));
}

function markBytes(mark: EnvironmentMark): Buffer {
  return Buffer.from(mark.prefix ? mark.entry : `${mark.entry}\0`);
}

function mayHold(pid: number, entry: Buffer): boolean {
  const length = readInto(shared, `/proc/${pid}/environ`);
  return length === shared.length || shared.subarray(0, length).includes(entry);
}

/**
 * Which of the files under `folder` one of the processes holds open.
 *
 * @returns absolute paths; null where the system does not tell
 */
export function openFilesUnder(folder: string, pids: Iterable<number>): ReadonlySet<string> | null {
  if (!onLinux) return null;
  const found = new Set<string>();
  for (const pid of pids) {
    const descriptors = `/proc/${pid}/fd`;
    for (const name of namesIn(descriptors)) {
      const target = linkTarget(`${descriptors}/${name}`);
      if (target.startsWith(`${folder}/`)) found.add(target);
    }
  }
  return found;
}

function entriesOf(numbers: readonly number[], mark: EnvironmentMark): readonly ProcessEntry[] {
  const entries: ProcessEntry[] = [];
  for (const pid of numbers) {
    if (pid === process.pid) continue;
    const entry = parseStat(pid, readQuietly(`/proc/${pid}/stat`));
    if (entry === null) continue;
    const marked = holdsMark(readQuietly(`/proc/${pid}/environ`), mark);
    entries.push({ ...entry, marked });
  }
  return entries;
}

function processNumbers(): readonly number[] {
  return namesIn('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** The last process number that was given out; 0 when it cannot be read. */
function lastProcessNumber(): number {
  const line = shared.toString('latin1', 0, readInto(shared, '/proc/loadavg'));
  const last = Number(line.trim().split(' ').at(-1));
  return Number.isSafeInteger(last) ? last : 0;
}

/**
 * Reads a line of `/proc/<pid>/stat` (proc_pid_stat(5)).
 *
 * The name of the program stands in brackets and may itself hold brackets and spaces, so fields
 * are counted from the last closing one.
 *
 * @returns null for a zombie and for anything that is not such a line
 */
export function parseStat(pid: number, line: string): Omit<ProcessEntry, 'marked'> | null {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [state, parent, group, session] = fields;
  const startedAt = fields[19];
  if (state === undefined || startedAt === undefined || 'ZXx'.includes(state)) return null;
  return {
    pid,
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    startedAt,
  };
}

function holdsMark(environment: string, mark: EnvironmentMark): boolean {
  return `\0${environment}`.includes(`\0${mark.entry}${mark.prefix ? '' : '\0'}`);
}

function listByPs(mark: EnvironmentMark): readonly ProcessEntry[] {
  const columns = 'pid=,ppid=,pgid=,state=,command=';
  // With -E, the BSDs and macOS print the environment after the command.
  const printed = spawnSync('ps', ['-Aww', '-E', '-o', columns], {
    encoding: 'latin1',
    maxBuffer: MAX_PS_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return parsePs(printed.stdout ?? '', mark).filter((entry) => entry.pid !== process.pid);
}

/** Reads `ps -o pid=,ppid=,pgid=,state=,command=` with the environment after the command. */
export function parsePs(printed: string, mark: EnvironmentMark): readonly ProcessEntry[] {
  const entries: ProcessEntry[] = [];
  for (const line of printed.split('\n')) {
    const fields = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s?(.*)$/.exec(line);
    if (fields === null) continue;
    const [, pid, parent, group, state = '', rest = ''] = fields;
    if (state.startsWith('Z')) continue;
    entries.push({
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      session: 0,
      startedAt: '',
      marked: ` ${rest} `.includes(` ${mark.entry}${mark.prefix ? '' : ' '}`),
    });
  }
  return entries;
}

/** Reads the start of a file; 0 for one that cannot be read. */
function readInto(buffer: Buffer, path: string): number {
  let file: number | null = null;
  try {
    file = openSync(path, 'r');
    let filled = 0;
    for (;;) {
      const count = readSync(file, buffer, filled, buffer.length - filled, null);
      if (count === 0) return filled;
      filled += count;
    }
  } catch {
    return 0;
  } finally {
    if (file !== null) closeSync(file);
  }
}

function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

function namesIn(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function linkTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
