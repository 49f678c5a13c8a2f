import { join } from 'node:path';
import { kindOfPath, listFolder } from '../host/files.ts';
import type { HubFile } from './hub-listing.ts';
import { isCommit } from './hub-source.ts';
import { datasetFolder, isGood, readIndex, roomOfFile } from './store-index.ts';

/** A room of a dataset on the disk. */
export interface StoredRoom {
  readonly room: string;
  /** `absent` when nothing of it was fetched. */
  readonly state: 'whole' | 'partial' | 'absent';
  readonly files: number;
  readonly bytes: number;
  /** Files that are there and are not what the Hub states; looked at by size, with `verify` by hash. */
  readonly damaged: readonly string[];
}

export interface StoredCommit {
  readonly commit: string;
  readonly folder: string;
  readonly rooms: readonly StoredRoom[];
}

/**
 * What the disk holds of a dataset.
 *
 * @param verify true to hash every file
 * @returns by commit; empty when nothing was fetched
 */
export async function storeStatus(
  store: string,
  repository: string,
  verify: boolean,
): Promise<readonly StoredCommit[]> {
  const base = datasetFolder(store, repository);
  if ((await kindOfPath(base)) !== 'folder') return [];
  const commits: StoredCommit[] = [];
  for (const { name, kind } of await listFolder(base)) {
    if (kind !== 'folder' || !isCommit(name)) continue;
    const folder = join(base, name);
    commits.push({ commit: name, folder, rooms: await roomsOf(folder, verify) });
  }
  return commits.toSorted((one, other) => (one.commit < other.commit ? -1 : 1));
}

async function roomsOf(folder: string, verify: boolean): Promise<readonly StoredRoom[]> {
  const files = (await readIndex(folder)) ?? [];
  const names = [...new Set(files.map(({ path }) => roomOfFile(path) ?? ''))]
    .filter((name) => name !== '')
    .toSorted();
  const rooms: StoredRoom[] = [];
  for (const room of names) {
    const own = files.filter(({ path }) => roomOfFile(path) === room);
    rooms.push(await roomState(folder, room, own, verify));
  }
  return rooms;
}

async function roomState(
  folder: string,
  room: string,
  files: readonly HubFile[],
  verify: boolean,
): Promise<StoredRoom> {
  let there = 0;
  const damaged: string[] = [];
  for (const file of files) {
    const path = join(folder, file.path);
    if ((await kindOfPath(path)) === 'missing') continue;
    there += 1;
    if (!(await isGood(path, file, verify))) damaged.push(file.path);
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const isWhole = there === files.length && damaged.length === 0;
  const state = there === 0 ? 'absent' : isWhole ? 'whole' : 'partial';
  return { room, state, files: files.length, bytes, damaged };
}
