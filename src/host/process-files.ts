import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  rmdirSync,
  rmSync,
  type Stats,
  statfsSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { systemErrorCode, systemErrorReason } from './system-error.ts';

/** Files that are looked at in a folder that a stranger's program has filled. */
const MAX_LISTED_FILES = 1_000;
/** Folders below folders that are entered there. */
const MAX_LISTED_DEPTH = 16;
/** Below this the disk counts as full: not even a log line of the command fits. */
const FULL_DISK_BYTES = 64 * 1024;

const QUIETLY = { throwIfNoEntry: false } as const;

/** What a program that is not ours left at a path. */
export type LeftFile =
  | { readonly kind: 'missing' }
  /** A link, pipe, socket, device or folder, or out of reach: never opened, never followed. */
  | { readonly kind: 'unusable'; readonly reason: string }
  /** `bytes` holds at most what was asked for of the file's `size`. */
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly size: number };

/** Reads at most `maxBytes` from the start of a file that may be anything by now. */
export function readLeftFile(path: string, maxBytes: number): LeftFile {
  return readPart(path, (size) => ({ from: 0, length: Math.min(size, maxBytes) }));
}

/** The last `maxBytes` of a file as text; empty for anything that cannot be read. */
export function readTail(path: string, maxBytes: number): string {
  const found = readPart(path, (size) => ({
    from: Math.max(0, size - maxBytes),
    length: Math.min(size, maxBytes),
  }));
  return found.kind === 'file' ? found.bytes.toString('utf8') : '';
}

/** At most `maxBytes` of a file from an offset on; empty for anything that cannot be read. */
export function readLeftFrom(path: string, from: number, maxBytes: number): Buffer {
  const found = readPart(path, (size) => ({
    from,
    length: Math.max(0, Math.min(size - from, maxBytes)),
  }));
  return found.kind === 'file' ? found.bytes : Buffer.alloc(0);
}

/** The names in a folder; none for anything else. */
export function namesInFolder(folder: string): readonly string[] {
  return entriesOf(folder).map((entry) => entry.name);
}

function readPart(
  path: string,
  part: (size: number) => { readonly from: number; readonly length: number },
): LeftFile {
  let file: number;
  try {
    const parent = dirname(path);
    if (lstatSync(parent, QUIETLY)?.isDirectory() === false) {
      return { kind: 'unusable', reason: 'its folder was replaced' };
    }
    // Asked first: an error that is thrown costs ten times as much as the question.
    if (lstatSync(path, QUIETLY) === undefined) return { kind: 'missing' };
    // O_NONBLOCK, or opening a named pipe would wait for a writer; O_NOFOLLOW, or a link would be read.
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    const reason = code === 'ELOOP' ? 'it is a symbolic link' : systemErrorReason(error);
    return { kind: 'unusable', reason };
  }
  try {
    const found = fstatSync(file);
    if (!found.isFile()) return { kind: 'unusable', reason: `it is ${kindOf(found)}` };
    const { from, length } = part(found.size);
    return { kind: 'file', bytes: readFully(file, from, length), size: found.size };
  } catch (error) {
    return { kind: 'unusable', reason: systemErrorReason(error) };
  } finally {
    closeSync(file);
  }
}

function readFully(file: number, from: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const count = readSync(file, bytes, filled, length - filled, from + filled);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}

function kindOf(found: Stats): string {
  if (found.isDirectory()) return 'a folder';
  if (found.isFIFO()) return 'a named pipe';
  if (found.isSocket()) return 'a socket';
  return 'a device';
}

/** Size and time of the last change of a regular file; null for anything else. */
export function fileStamp(
  path: string,
): { readonly size: number; readonly mtimeMs: number } | null {
  try {
    const found = lstatSync(path, QUIETLY);
    return found?.isFile() === true ? { size: found.size, mtimeMs: found.mtimeMs } : null;
  } catch {
    return null;
  }
}

/**
 * The regular files under a folder that a stranger's program has filled, sorted; links are neither
 * listed nor entered.
 *
 * @returns paths relative to the folder, at most a thousand
 */
export function listLeftFiles(folder: string): readonly string[] {
  const files: string[] = [];
  const folders = [{ name: '', depth: 0 }];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    for (const entry of entriesOf(join(folder, next.name))) {
      const name = join(next.name, entry.name);
      if (entry.isFile()) files.push(name);
      else if (entry.isDirectory() && next.depth < MAX_LISTED_DEPTH) {
        folders.push({ name, depth: next.depth + 1 });
      }
      if (files.length + folders.length >= MAX_LISTED_FILES) return files.toSorted();
    }
  }
  return files.toSorted();
}

function entriesOf(folder: string) {
  try {
    if (lstatSync(folder, QUIETLY)?.isDirectory() !== true) return [];
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Makes a folder that nobody else may enter. @throws the system's error */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { mode: 0o700, recursive: true });
}

/** Writes a file that nobody else may read. @throws the system's error */
export function writePrivateFile(path: string, content: string): void {
  writeFileSync(path, content, { mode: 0o600 });
}

/** Empties a file that programs may still be appending to. */
export function emptyFile(path: string): void {
  try {
    if (lstatSync(path).size > 0) truncateSync(path, 0);
  } catch {
    // Somebody removed it: then there is nothing to empty.
  }
}

/**
 * Removes the files in a folder and keeps the folder, which is far quicker than a new one.
 *
 * @returns false when it could not, or there is more than files in it
 */
export function clearFolder(path: string): boolean {
  try {
    if (lstatSync(path, QUIETLY)?.isDirectory() !== true) return false;
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) return false;
      unlinkSync(join(path, entry.name));
    }
    return true;
  } catch {
    return false;
  }
}

/** Removes a folder and all that is in it, as far as that can be done. */
export function removeFolder(path: string): void {
  try {
    rmdirSync(path);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return;
    try {
      rmSync(path, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // Taken out of our hands (another user's files): it stays in the scratch folder.
    }
  }
}

/** True when the disk of `path` has no room left. */
export function isDiskFull(path: string): boolean {
  try {
    const disk = statfsSync(path);
    const noMoreFiles = disk.files > 0 && disk.ffree === 0;
    return noMoreFiles || disk.bavail * disk.bsize < FULL_DISK_BYTES;
  } catch {
    return false;
  }
}

/** True for a folder, links followed. */
export function isFolder(path: string): boolean {
  try {
    return lstatSync(realpathSync(path)).isDirectory();
  } catch {
    return false;
  }
}

/** The path of a program as `PATH` finds it; null when it is not there. */
export function findProgram(name: string, searchPath: string): string | null {
  for (const folder of searchPath.split(delimiter)) {
    const path = join(folder === '' ? '.' : folder, name);
    try {
      accessSync(path, constants.X_OK);
      if (lstatSync(realpathSync(path)).isFile()) return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}
