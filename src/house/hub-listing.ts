import * as v from 'valibot';
import { InputError } from '../errors.ts';
import { shown } from '../results/shown.ts';
import { unsafeName } from './names.ts';

/** A file of a dataset as the Hub lists it. */
export interface HubFile {
  /** Relative to the dataset, with `/`; checked to stay in it. */
  readonly path: string;
  readonly bytes: number;
  /** What its content must hash to. */
  readonly digest: { readonly kind: 'sha256' | 'git-sha1'; readonly hex: string };
}

/** Longest name of a file or folder on common disks. */
const MOST_PART_BYTES = 255;

const sizeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const fileSchema = v.object({
  type: v.literal('file'),
  path: v.string(),
  size: sizeSchema,
  oid: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)),
  lfs: v.optional(
    v.nullable(v.object({ oid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), size: sizeSchema })),
  ),
});
const entrySchema = v.union([fileSchema, v.object({ type: v.string(), path: v.string() })]);
const listingSchema = v.array(entrySchema);
const revisionSchema = v.object({ sha: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)) });

/** The commit in the answer about a revision; null for an answer of another shape. */
export function commitOf(answer: unknown): string | null {
  const parsed = v.safeParse(revisionSchema, answer);
  return parsed.success ? parsed.output.sha : null;
}

/**
 * The files in one page of a listing; folders are left out.
 *
 * @returns null for an answer of another shape
 */
export function filesOf(answer: unknown): readonly HubFile[] | null {
  const parsed = v.safeParse(listingSchema, answer);
  if (!parsed.success) return null;
  const files: HubFile[] = [];
  for (const entry of parsed.output) {
    if (entry.type !== 'file') continue;
    if (!('size' in entry)) return null;
    const { path, size, oid, lfs } = entry;
    if (lfs === undefined || lfs === null) {
      files.push({ path, bytes: size, digest: { kind: 'git-sha1', hex: oid } });
    } else {
      files.push({ path, bytes: lfs.size, digest: { kind: 'sha256', hex: lfs.oid } });
    }
  }
  return files;
}

/** The address behind `rel="next"` of a Link header; null where the listing ends. */
export function nextLink(header: string | null): string | null {
  for (const part of (header ?? '').split(/,(?=\s*<)/)) {
    const [, address, rest = ''] = /^\s*<([^>]*)>(.*)$/s.exec(part) ?? [];
    if (address !== undefined && /;\s*rel="?next"?\s*(?:;|$)/.test(rest)) return address;
  }
  return null;
}

/**
 * Refuses names that would leave the dataset's folder, or that one file system would take for another.
 *
 * @throws InputError that names the file
 */
export function checkNames(files: readonly HubFile[], source: string): void {
  const seen = new Map<string, string>();
  for (const { path } of files) {
    const reason = unsafeReason(path);
    if (reason !== null) throw unusable(source, `${shown(path)} ${reason}`);
    const key = path.normalize('NFC').toLowerCase();
    const other = seen.get(key);
    if (other !== undefined) {
      throw unusable(
        source,
        `${shown(other)} and ${shown(path)} are one file where case does not count`,
      );
    }
    seen.set(key, path);
  }
}

function unsafeReason(path: string): string | null {
  if (/^[A-Za-z]:/.test(path)) return 'leaves the folder on some systems';
  for (const part of path.split('/')) {
    const reason = unsafeName(part, MOST_PART_BYTES);
    if (reason !== null) return `has a part that ${reason}`;
  }
  return null;
}

function unusable(source: string, problem: string): InputError {
  return new InputError(
    'unusable-dataset',
    `dataset ${shown(source)} cannot be stored: ${problem}`,
    {
      hint: 'Tell its owner, or give a folder with the pages instead.',
    },
  );
}
