import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
} from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { InputError } from '../errors.ts';
import { systemErrorCode, systemErrorReason, toMeasureError } from './system-error.ts';

/** Most files and folders that `walkFiles` looks at: far above any set of documents, below a whole disk. */
const MAX_WALKED_ENTRIES = 2_000_000;

/** Read at a time of a file that is longer than it said. */
const READ_ON_BYTES = 256 * 1024;

/** Handing a file to another thread takes half a millisecond, in which this much could be read twice. */
const SMALL_FILE_BYTES = 256 * 1024;

/** Without O_NONBLOCK, opening a named pipe waits until somebody writes into it. */
const READ_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

export type PathKind = 'file' | 'folder' | 'other' | 'missing';

/** What is at `path`, links followed; an unreadable path is `missing`. */
export async function kindOfPath(path: string): Promise<PathKind> {
  try {
    const found = await stat(path);
    if (found.isFile()) return 'file';
    return found.isDirectory() ? 'folder' : 'other';
  } catch {
    return 'missing';
  }
}

/**
 * Opens a regular file for reading; pipes and devices are refused instead of waited for.
 *
 * @throws InputError when it is missing, unreadable or not a regular file
 */
export async function openFile(path: string): Promise<FileHandle> {
  let file: FileHandle;
  try {
    file = await open(path, READ_FLAGS);
  } catch (error) {
    throw unreadable(path, error);
  }
  const found = await file.stat();
  if (found.isFile()) return file;
  await file.close();
  throw notRegular(path);
}

/**
 * Reads a whole regular file.
 *
 * @throws InputError when it cannot be read or is longer than `maxBytes`
 */
export async function readBytes(path: string, maxBytes: number): Promise<Buffer> {
  return readSmallFile(path, maxBytes) ?? (await readLongFile(path, maxBytes));
}

/** Null for a file that is long, or may be. */
function readSmallFile(path: string, maxBytes: number): Buffer | null {
  let file: number | null = null;
  try {
    file = openSync(path, READ_FLAGS);
    const found = fstatSync(file);
    if (!found.isFile()) throw notRegular(path);
    // Files that do not tell their size (procfs) say 0.
    if (found.size === 0 || found.size > Math.min(maxBytes, SMALL_FILE_BYTES)) return null;
    const bytes = Buffer.allocUnsafe(found.size + 1);
    let size = 0;
    for (;;) {
      const count = readSync(file, bytes, size, bytes.length - size, null);
      if (count === 0) return bytes.subarray(0, size);
      size += count;
      // It grew while it was read.
      if (size === bytes.length) return null;
    }
  } catch (error) {
    throw error instanceof InputError ? error : unreadable(path, error);
  } finally {
    if (file !== null) closeSync(file);
  }
}

async function readLongFile(path: string, maxBytes: number): Promise<Buffer> {
  const file = await openFile(path);
  try {
    const parts: Buffer[] = [];
    let size = 0;
    // Room for one byte more than there should be: the read that finds none of it is the last.
    let room = Math.min((await file.stat()).size, maxBytes) + 1;
    for (;;) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(room), 0, room);
      if (bytesRead === 0) return Buffer.concat(parts, size);
      size += bytesRead;
      if (size > maxBytes) {
        throw new InputError('file-too-large', `${path} is longer than ${maxBytes} bytes`);
      }
      parts.push(buffer.subarray(0, bytesRead));
      // A file that grows, or does not tell its size, is read on in pieces.
      room = room > bytesRead ? room - bytesRead : READ_ON_BYTES;
    }
  } catch (error) {
    throw error instanceof InputError ? error : unreadable(path, error);
  } finally {
    await file.close();
  }
}

/**
 * Reads a whole file as UTF-8; bad bytes become U+FFFD and a BOM stays, so offsets still fit.
 *
 * @throws InputError when it cannot be read or is longer than `maxBytes`
 */
export async function readText(path: string, maxBytes: number): Promise<string> {
  return (await readBytes(path, maxBytes)).toString('utf8');
}

/**
 * The names in a folder, sorted by code unit; links are reported as what they lead to.
 *
 * @throws InputError when the folder cannot be read
 */
export async function listFolder(
  path: string,
): Promise<readonly { readonly name: string; readonly kind: PathKind }[]> {
  const entries = await readEntries(path);
  return Promise.all(
    entries.map(async (entry) => ({
      name: entry.name,
      kind: entry.isSymbolicLink() ? await kindOfPath(join(path, entry.name)) : kindOfEntry(entry),
    })),
  );
}

/**
 * Relative paths, with `/`, of the files under a folder whose name passes `wanted`; sorted.
 *
 * Names that start with a dot are left out, links to folders are not entered.
 *
 * @throws InputError when a folder cannot be read or there are more entries than can be looked at
 */
export async function walkFiles(
  root: string,
  wanted: (name: string) => boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  const folders = [''];
  let seen = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await readEntries(join(root, folder));
    seen += entries.length;
    if (seen > MAX_WALKED_ENTRIES) {
      throw new InputError(
        'folder-too-large',
        `${root} holds more than ${MAX_WALKED_ENTRIES} files`,
        {
          hint: 'Name the folder that holds the documents alone.',
        },
      );
    }
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(relative);
      else if ((entry.isFile() || entry.isSymbolicLink()) && wanted(entry.name))
        found.push(relative);
    }
  }
  return found.toSorted();
}

/**
 * The path with every link resolved.
 *
 * @throws InputError when it does not exist
 */
export async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** A regular file and its size, or why the path is not one that lies inside the folder. */
export type InsideCheck =
  | { readonly kind: 'file'; readonly bytes: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'not-a-file' }
  | { readonly kind: 'unreadable'; readonly reason: string };

/**
 * Makes a check that a file lies inside `realRoot` once every link is resolved.
 *
 * Folders are resolved once each, so a check costs one `lstat` for files that are not links.
 *
 * @param realRoot folder without links in its path, see `realPathOf`
 */
export function insideFolder(
  realRoot: string,
): (folder: string, name: string) => Promise<InsideCheck> {
  const folders = new Map<string, Promise<string>>();
  const within = (path: string): boolean =>
    path === realRoot || path.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep);
  const check = async (folder: string, name: string): Promise<InsideCheck> => {
    let resolving = folders.get(folder);
    if (resolving === undefined) {
      resolving = realpath(folder);
      folders.set(folder, resolving);
    }
    const real = await resolving;
    if (!within(real)) return { kind: 'outside' };
    let found = lstatSync(join(real, name));
    if (found.isSymbolicLink()) {
      const target = await realpath(join(real, name));
      if (!within(target)) return { kind: 'outside' };
      found = lstatSync(target);
    }
    return found.isFile() ? { kind: 'file', bytes: found.size } : { kind: 'not-a-file' };
  };
  return async (folder, name) => {
    try {
      return await check(folder, name);
    } catch (error) {
      const code = systemErrorCode(error);
      if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
      return { kind: 'unreadable', reason: systemErrorReason(error) };
    }
  };
}

/**
 * Makes a folder and the folders above it; an existing folder is fine.
 *
 * @throws MeasureError naming the path when it cannot be made
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeWithParents(resolve(path));
  } catch (error) {
    throw toMeasureError(`cannot make the folder ${path}`, error);
  }
}

/**
 * Copies a file into a folder, which is made.
 *
 * @throws MeasureError naming the path when it cannot be written
 */
export async function copyInto(folder: string, name: string, from: string): Promise<void> {
  await makeFolder(folder);
  const to = join(folder, name);
  try {
    await copyFile(from, to);
  } catch (error) {
    throw toMeasureError(`cannot copy ${from} to ${to}`, error);
  }
}

/** Node's own recursive `mkdir` tries for ever where a folder is there and takes nothing (/proc). */
async function makeWithParents(path: string): Promise<void> {
  const fault = await faultOfMaking(path);
  if (fault === null) return;
  const parent = dirname(path);
  if (systemErrorCode(fault) !== 'ENOENT' || parent === path) throw fault;
  await makeWithParents(parent);
  const again = await faultOfMaking(path);
  if (again !== null) throw again;
}

async function faultOfMaking(path: string): Promise<Error | null> {
  try {
    await mkdir(path);
    return null;
  } catch (error) {
    if ((await kindOfPath(path)) === 'folder') return null;
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function readEntries(path: string): Promise<readonly Dirent[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw unreadable(path, error);
  }
}

function kindOfEntry(entry: Dirent): PathKind {
  if (entry.isFile()) return 'file';
  return entry.isDirectory() ? 'folder' : 'other';
}

function notRegular(path: string): InputError {
  return new InputError('unreadable-file', `cannot read ${path}: it is not a regular file`);
}

function unreadable(path: string, error: unknown): InputError {
  return new InputError('unreadable-file', `cannot read ${path}: ${systemErrorReason(error)}`, {
    cause: error,
  });
}
