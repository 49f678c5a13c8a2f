import { basename, dirname, join } from 'node:path';
import { InputError, InterruptedError, MeasureError } from '../errors.ts';
import { writeFileAtomically } from '../host/atomic-write.ts';
import { kindOfPath, listFolder, makeFolder, readText } from '../host/files.ts';
import { digestOf, fileBytes, finishPart, removeAll, writeChunks } from '../host/part-file.ts';
import { lockFolder, type RunLock } from '../host/run-lock.ts';
import { shown } from '../results/shown.ts';
import type { Hub } from './hub.ts';
import { type HubSource, isCommit } from './hub-source.ts';
import { checkNames, type HubFile } from './hub-listing.ts';
import { didYouMean } from '../results/nearest.ts';
import {
  datasetFolder,
  isGood,
  isRows,
  MOST_INDEX_BYTES,
  readIndex,
  revisionFile,
  roomOfFile,
  writeIndex,
} from './store-index.ts';

/** A dataset of the Hub as it lies on the disk. */
export interface StoredHouse {
  /** The dataset folder of the commit. */
  readonly folder: string;
  readonly commit: string;
  /** Rooms that are there as a whole. */
  readonly rooms: readonly string[];
  /** Bytes fetched now. */
  readonly fetchedBytes: number;
}

export interface FetchProgress {
  readonly files: number;
  readonly totalFiles: number;
  readonly bytes: number;
  readonly totalBytes: number;
}

/** What of a dataset is wanted. */
export interface FetchOptions {
  /** Names of rooms; null for all. */
  readonly rooms: readonly string[] | null;
  /** True to hash files that are there already, and to fetch those again that are damaged. */
  readonly verify: boolean;
  /** True to remove other commits of the dataset. */
  readonly prune: boolean;
}

export interface FetchEvents {
  readonly onProgress?: (progress: FetchProgress) => void;
  readonly onNotice: (text: string) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface FetchRequest extends FetchOptions, FetchEvents {
  /** Folder of all datasets. */
  readonly store: string;
  readonly source: HubSource;
  /** Null to stay off the network. */
  readonly hub: Hub | null;
}

/** Files fetched side by side: enough to hide a round trip of 20 ms, few for a server. */
const CONCURRENT_FILES = 12;
/** How often another process's lock is looked at. */
const LOCK_POLL_MS = 250;

/**
 * Makes the wanted rooms of a dataset lie whole on the disk, under their commit.
 *
 * A room's file of rows gets its name when all its documents are there, and every file its name when
 * its hash is right: what can be read is whole, whenever the process was killed.
 *
 * @throws InputError for a dataset, revision or room that does not exist or may not be read
 * @throws MeasureError when it cannot be fetched or written; what is there stays for the next time
 * @throws InterruptedError when `signal` stops it
 */
export async function fetchHouse(request: FetchRequest): Promise<StoredHouse> {
  const base = datasetFolder(request.store, request.source.repository);
  const commit = await commitFor(base, request);
  const folder = join(base, commit);
  const indexed = await readIndex(folder);
  if (indexed !== null && !request.verify && !request.prune) {
    const rooms = wantedRooms(indexed, request);
    if (await isWhole(folder, filesOfRooms(indexed, rooms))) {
      return { folder, commit, rooms, fetchedBytes: 0 };
    }
  }
  const { hub } = request;
  if (hub === null) throw notThere(request);
  await makeFolder(folder);
  const lock = await waitForLock(base, request);
  try {
    const files = indexed ?? (await listing(hub, folder, commit, request));
    const rooms = wantedRooms(files, request);
    const wanted = filesOfRooms(files, rooms);
    const fetchedBytes = await fetchMissing(folder, commit, wanted, { ...request, hub });
    if (request.prune) await removeOthers(base, commit);
    return { folder, commit, rooms, fetchedBytes };
  } finally {
    await lock.release();
  }
}

/** The commit of the revision: from the Hub, or off the network the one it stood for last time. */
async function commitFor(base: string, request: FetchRequest): Promise<string> {
  const { hub, source } = request;
  const { revision } = source;
  if (isCommit(revision)) return revision;
  if (hub === null) return storedCommit(request.store, source);
  const commit = await hub.commitOf(source);
  await makeFolder(base);
  await writeFileAtomically(join(base, revisionFile(revision)), `${commit}\n`);
  return commit;
}

/**
 * The commit that a revision stood for when the dataset was fetched last.
 *
 * @throws InputError where it was not fetched
 */
export async function storedCommit(store: string, source: HubSource): Promise<string> {
  const { repository, revision } = source;
  if (isCommit(revision)) return revision;
  const file = join(datasetFolder(store, repository), revisionFile(revision));
  if ((await kindOfPath(file)) !== 'file') throw notThere({ source, store });
  const commit = (await readText(file, MOST_INDEX_BYTES)).trim();
  if (isCommit(commit)) return commit;
  throw notThere({ source, store });
}

function notThere({
  source: { repository, revision },
  store,
}: Pick<FetchRequest, 'source' | 'store'>): InputError {
  return new InputError('not-downloaded', `dataset ${shown(repository)} is not whole in ${store}`, {
    hint: `Leave --offline out, or run "boobench download --dataset ${repository}@${revision}" with a network.`,
  });
}

async function listing(
  hub: Hub,
  folder: string,
  commit: string,
  { source }: FetchRequest,
): Promise<readonly HubFile[]> {
  const all = await hub.filesOf(source.repository, commit);
  const files = all.filter(({ path }) => roomOfFile(path) !== null);
  checkNames(files, source.repository);
  await writeIndex(folder, files);
  return files;
}

function wantedRooms(
  files: readonly HubFile[],
  { rooms, source }: FetchRequest,
): readonly string[] {
  const there = files.filter(isRows).flatMap(({ path }) => roomOfFile(path) ?? []);
  if (there.length === 0) {
    throw new InputError(
      'empty-dataset',
      `dataset ${shown(source.repository)} has no room (<room>.jsonl)`,
      {
        hint: 'Name a dataset in the format of Boo Bench.',
      },
    );
  }
  for (const room of rooms ?? []) {
    if (there.includes(room)) continue;
    const hint = didYouMean(room, there) ?? `It has ${there.join(', ')}.`;
    throw new InputError(
      'unknown-room',
      `dataset ${shown(source.repository)} has no room ${shown(room)}`,
      { hint },
    );
  }
  return rooms === null ? there : there.filter((room) => rooms.includes(room));
}

function filesOfRooms(files: readonly HubFile[], rooms: readonly string[]): readonly HubFile[] {
  return files.filter(({ path }) => rooms.includes(roomOfFile(path) ?? ''));
}

async function isWhole(folder: string, files: readonly HubFile[]): Promise<boolean> {
  for (const file of files) {
    if (!(await isGood(join(folder, file.path), file, false))) return false;
  }
  return true;
}

async function fetchMissing(
  folder: string,
  commit: string,
  files: readonly HubFile[],
  request: FetchRequest & { readonly hub: Hub },
): Promise<number> {
  const total = {
    totalFiles: files.length,
    totalBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  let done = 0;
  let bytes = 0;
  let fetched = 0;
  let isStopped = false;
  const fetchOne = async (file: HubFile): Promise<void> => {
    if (isStopped) return;
    if (request.signal?.aborted === true)
      throw new InterruptedError('interrupted', 'the download was interrupted');
    const isThere = await isGood(join(folder, file.path), file, request.verify);
    if (!isThere) {
      await fetchFile(folder, commit, file, request);
      fetched += file.bytes;
    }
    done += 1;
    bytes += file.bytes;
    request.onProgress?.({ files: done, bytes, ...total });
  };
  try {
    // Documents first: a room's rows are there when all that they name is.
    await sideBySide(
      files.filter((file) => !isRows(file)),
      fetchOne,
    );
    await sideBySide(files.filter(isRows), fetchOne);
  } catch (error) {
    isStopped = true;
    throw error;
  }
  return fetched;
}

/** Some files at a time, each begun when one before it is done: nothing is held for those to come. */
async function sideBySide(
  files: readonly HubFile[],
  fetchOne: (file: HubFile) => Promise<void>,
): Promise<void> {
  const left = files.values();
  const worker = async (): Promise<void> => {
    for (const file of left) await fetchOne(file);
  };
  await Promise.all(Array.from({ length: CONCURRENT_FILES }, worker));
}

/** Fetches one file beside its place, goes on where it broke off, and names it when its hash is right. */
async function fetchFile(
  folder: string,
  commit: string,
  file: HubFile,
  { hub, source, onNotice }: FetchRequest & { readonly hub: Hub },
): Promise<void> {
  const path = join(folder, file.path);
  const part = join(dirname(path), `.${basename(path)}.part`);
  await makeFolder(dirname(path));
  const have = async (): Promise<number> => {
    const bytes = await fileBytes(part);
    if (bytes < file.bytes) return bytes;
    await removeAll(part);
    return 0;
  };
  for (let tries = 1; ; tries += 1) {
    const { repository } = source;
    await hub.content({ repository, commit, path: file.path }, have, async (body, isRest) => {
      const bytes = await writeChunks(part, body, { isRest, mostBytes: file.bytes });
      if (bytes < file.bytes)
        throw new Error(`${file.path} broke off after ${bytes} of ${file.bytes} bytes`);
    });
    if ((await digestOf(part, file.digest.kind)) === file.digest.hex) break;
    await removeAll(part);
    onNotice(`${file.path} came with another hash than the Hub states`);
    if (tries === 2) {
      throw new MeasureError(
        'wrong-content',
        `${file.path} of ${shown(repository)} came twice with another hash than the Hub states`,
        {
          hint: 'Check the proxy and HF_ENDPOINT, or try again later.',
        },
      );
    }
  }
  await finishPart(part, path);
}

async function removeOthers(base: string, commit: string): Promise<void> {
  for (const { name, kind } of await listFolder(base)) {
    if (kind === 'folder' && isCommit(name) && name !== commit) await removeAll(join(base, name));
  }
}

/** Locks a dataset's folder; waits while another process fetches it. */
async function waitForLock(base: string, { onNotice, signal }: FetchRequest): Promise<RunLock> {
  let isTold = false;
  for (;;) {
    try {
      return await lockFolder(base);
    } catch (error) {
      if (!(error instanceof MeasureError) || error.code !== 'folder-in-use') throw error;
      if (signal?.aborted === true)
        throw new InterruptedError('interrupted', 'the download was interrupted');
      if (!isTold) onNotice(`waiting: ${error.message}`);
      isTold = true;
      await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
    }
  }
}
