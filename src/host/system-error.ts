import { MeasureError } from '../errors.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'a file of that name is in the way',
  EFBIG: 'more than a file may hold',
  EISDIR: 'it is a folder',
  ELOOP: 'its links go round in a circle',
  EMFILE: 'too many open files',
  ENAMETOOLONG: 'the name is too long',
  ENFILE: 'too many open files',
  ENOENT: 'no such file or folder',
  ENOSPC: 'no space left on the disk',
  ENOTDIR: 'a part of the path is not a folder',
  EPERM: 'not permitted',
  EROFS: 'the file system is read-only',
};

const hints: Readonly<Record<string, string>> = {
  ENOSPC: 'Free some space or choose a folder on another disk.',
  EDQUOT: 'Free some space or choose a folder on another disk.',
  EFBIG: 'Raise the limit of file sizes (ulimit -f) or choose a folder on another disk.',
  EMFILE: 'Raise the limit of open files (ulimit -n) or lower the concurrency.',
  ENFILE: 'Raise the limit of open files (ulimit -n) or lower the concurrency.',
};

/** The code of a system error such as `ENOENT`; null for anything else that was thrown. */
export function systemErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

/** A system error in a few plain words with its code, e.g. `no space left on the disk (ENOSPC)`. */
export function systemErrorReason(error: unknown): string {
  const code = systemErrorCode(error);
  if (code === null) return error instanceof Error ? error.message : String(error);
  const reason = reasons[code];
  return reason === undefined ? code : `${reason} (${code})`;
}

/**
 * The error to raise when the machine, not the user's input, stops a run.
 *
 * @param what what was attempted, e.g. `cannot write results/results.json`
 */
export function toMeasureError(what: string, error: unknown): MeasureError {
  const hint = hints[systemErrorCode(error) ?? ''] ?? 'Choose a path that this user may write to.';
  return new MeasureError('file-system', `${what}: ${systemErrorReason(error)}`, {
    hint,
    cause: error,
  });
}
