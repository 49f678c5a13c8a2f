import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { kindOfPath, readText } from '../host/files.ts';
import { digestOf, fileBytes } from '../host/part-file.ts';
import type { HubFile } from './hub-listing.ts';

const INDEX = '.boobench-index.json';
/** Longest list of files that is read. */
export const MOST_INDEX_BYTES = 64 * 1024 * 1024;

const indexSchema = v.strictObject({
  version: v.literal(1),
  /** SHA-256 of the files as written: a damaged list would ask for what the Hub does not have. */
  checksum: v.string(),
  files: v.array(
    v.strictObject({
      path: v.string(),
      bytes: v.number(),
      digest: v.strictObject({ kind: v.picklist(['sha256', 'git-sha1']), hex: v.string() }),
    }),
  ),
});

/** Writes down what the Hub listed at a commit. */
export async function writeIndex(folder: string, files: readonly HubFile[]): Promise<void> {
  const index = { version: 1, checksum: checksumOf(files), files };
  const text = `${JSON.stringify(index, null, 1)}\n`;
  await writeFileAtomically(join(folder, INDEX), text);
}

/** What the Hub listed at a commit; null where it was not listed yet, or the list is damaged. */
export async function readIndex(folder: string): Promise<readonly HubFile[] | null> {
  const path = join(folder, INDEX);
  if ((await kindOfPath(path)) !== 'file') return null;
  try {
    const parsed = v.safeParse(indexSchema, JSON.parse(await readText(path, MOST_INDEX_BYTES)));
    // Of another version, or damaged: it is listed again.
    if (!parsed.success) return null;
    const { checksum, files } = parsed.output;
    return checksum === checksumOf(files) ? files : null;
  } catch {
    return null;
  }
}

function checksumOf(files: readonly HubFile[]): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex');
}

/** The folder of a dataset: its commits are folders in it. */
export function datasetFolder(store: string, repository: string): string {
  return join(store, repository.replace('/', '--'));
}

/** The file that remembers the commit of a branch or tag. */
export function revisionFile(revision: string): string {
  return `revision-${encodeURIComponent(revision)}.txt`;
}

/** The room that a file belongs to: `<room>.jsonl` or `docs/<room>/…`; null for a README and the like. */
export function roomOfFile(path: string): string | null {
  return /^docs\/([^/]+)\/./.exec(path)?.[1] ?? /^([^/]+)\.jsonl$/.exec(path)?.[1] ?? null;
}

/** True for a room's file of rows; what else belongs to a room are its documents. */
export function isRows({ path }: HubFile): boolean {
  return !path.includes('/');
}

/** True for a file of the right size, and with `verify` of the right content. */
export async function isGood(
  path: string,
  { bytes, digest }: HubFile,
  verify: boolean,
): Promise<boolean> {
  if ((await kindOfPath(path)) !== 'file' || (await fileBytes(path)) !== bytes) return false;
  return !verify || (await digestOf(path, digest.kind)) === digest.hex;
}
