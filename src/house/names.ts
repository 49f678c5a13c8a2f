import { shown } from '../results/shown.ts';
import { RowProblem } from './fields.ts';

/** Longest id in UTF-8 bytes: file names end at 255 on common disks, and extensions follow the id. */
export const MAX_NAME_BYTES = 200;

/**
 * Says why a text cannot name a file or folder; null when it can.
 *
 * An id and a room become `outputs/<room>/<id>.md`, so neither may leave its folder, break a line
 * of a report or be longer than a disk takes.
 */
export function unsafeName(name: string, mostBytes = MAX_NAME_BYTES): string | null {
  if (name === '') return 'is empty';
  if (name === '.' || name === '..') return 'is a folder of its own';
  if (/[/\\]/.test(name)) return 'holds a slash or backslash';
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return 'holds control characters';
  if (/\p{Cs}/u.test(name)) return 'is not valid Unicode';
  const bytes = Buffer.byteLength(name, 'utf8');
  if (bytes > mostBytes) return `is ${bytes} bytes long, more than ${mostBytes}`;
  return null;
}

/** @throws RowProblem when `name` cannot be a file name */
export function requireSafeName(field: string, name: string): string {
  const reason = unsafeName(name);
  if (reason === null) return name;
  throw new RowProblem(`${field} must be usable as a file name, but ${shown(name)} ${reason}`);
}

/**
 * Checks a document path of a row by its letters alone; links are checked on the disk.
 *
 * @returns the path, relative to the house, with `/`
 * @throws RowProblem when it is absolute, leaves the folder or is no path
 */
export function requireInnerPath(field: string, path: string): string {
  const refuse = (reason: string): RowProblem =>
    new RowProblem(
      `${field} must be a path inside the dataset folder, but ${shown(path)} ${reason}`,
    );
  if (path === '') throw refuse('is empty');
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(path)) {
    throw refuse('holds control characters');
  }
  if (path.includes('\\')) throw refuse('holds a backslash; folders are separated by "/"');
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) throw refuse('is absolute');
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) throw refuse('leaves it with ".."');
  if (parts.length === 0) throw refuse('names no file');
  return parts.join('/');
}
