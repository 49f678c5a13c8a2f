import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MeasureError } from '../errors.ts';
import { parseStat } from './process-list.ts';
import { systemErrorCode, toMeasureError } from './system-error.ts';

const LOCK_NAME = '.boobench.lock';
/** A lock that changes hands more often than this while it is asked for is not to be had. */
const MOST_TRIES = 5;

/** A folder that this process alone writes to. */
export interface RunLock {
  release(): Promise<void>;
}

/**
 * Locks a folder against a second run; the lock of a process that is gone is taken over.
 *
 * @throws MeasureError naming the folder and the process that holds it, or when it cannot be
 *   written to
 */
export async function lockFolder(folder: string): Promise<RunLock> {
  const path = join(folder, LOCK_NAME);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await tryLock(folder, path)) return { release: () => rm(path, { force: true }) };
    const holder = await readFile(path, 'utf8').catch(() => null);
    if (holder === null) continue;
    if (isAlive(holder)) throw inUse(folder, holder);
    await removeStale(folder, path, holder);
  }
  throw new MeasureError('folder-in-use', `${folder} could not be locked`, {
    hint: 'Other runs start in it all the time; give this run a --results-path of its own.',
  });
}

/** The process that holds the lock of a folder; null when none does. */
export async function lockHolder(folder: string): Promise<number | null> {
  const holder = await readFile(join(folder, LOCK_NAME), 'utf8').catch(() => null);
  return holder !== null && isAlive(holder) ? Number(holder.split(' ')[0]) : null;
}

function inUse(folder: string, holder: string): MeasureError {
  const message = `process ${holder.split(' ')[0] ?? '?'} is writing to ${folder}`;
  return new MeasureError('folder-in-use', message, {
    hint: 'Wait for it, or give this run a --results-path of its own.',
  });
}

/** The lock appears with its content in one step: nobody ever sees it empty. */
async function tryLock(folder: string, path: string): Promise<boolean> {
  const draft = temporaryIn(folder);
  try {
    await writeFile(draft, `${process.pid} ${birthOf(process.pid) ?? ''}\n`, { flag: 'wx' });
    await link(draft, path);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw toMeasureError(`cannot write ${path}`, error);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Takes a dead process's lock away, and gives it back where a live one was quicker. */
async function removeStale(folder: string, path: string, holder: string): Promise<void> {
  const aside = temporaryIn(folder);
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const taken = await readFile(aside, 'utf8').catch(() => '');
  if (taken !== holder) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function temporaryIn(folder: string): string {
  return join(folder, `.boobench-${randomBytes(8).toString('hex')}.tmp`);
}

function isAlive(holder: string): boolean {
  const [text = '', born = ''] = holder.trim().split(' ');
  const pid = Number(text);
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
  const now = birthOf(pid);
  // A killed process that nobody waits for still has its number, but writes nothing any more.
  return now !== null && (now === '' || born === '' || now === born);
}

/**
 * When a process started, in clock ticks since boot, so that a reused number is not taken for it.
 *
 * @returns null for one that has ended; empty where the system does not tell
 */
function birthOf(pid: number): string | null {
  try {
    return parseStat(pid, readFileSync(`/proc/${pid}/stat`, 'utf8'))?.startedAt ?? null;
  } catch {
    return '';
  }
}
