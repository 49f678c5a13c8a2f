import { defuseCommands, visible } from './escape.ts';
import { megabytes } from './percent.ts';

/** A commit of a downloaded dataset, as far as it is shown. */
interface ShownCommit {
  readonly commit: string;
  readonly folder: string;
  readonly rooms: readonly {
    readonly room: string;
    readonly state: string;
    readonly files: number;
    readonly bytes: number;
    readonly damaged: readonly string[];
  }[];
}

/** What the disk holds of a dataset, a line a room. */
export function renderStored(dataset: string, commits: readonly ShownCommit[]): string {
  if (commits.length === 0) return defuseCommands(`${visible(dataset)}: nothing downloaded\n`);
  const lines = commits.flatMap(({ commit, folder, rooms }) => [
    `${visible(dataset)} at ${commit}`,
    ...rooms.flatMap(({ room, state, files, bytes, damaged }) => [
      `  ${visible(room).padEnd(8)} ${state.padEnd(8)} ${String(files).padStart(6)} files ${megabytes(bytes).padStart(11)}`,
      ...damaged.map((path) => `    damaged: ${visible(path)}`),
    ]),
    `  ${visible(folder)}`,
  ]);
  return defuseCommands(`${lines.join('\n')}\n`);
}

/** What a download fetched, and where it lies. */
export function renderDownloaded(stored: {
  readonly folder: string;
  readonly commit: string;
  readonly rooms: readonly string[];
  readonly fetchedBytes: number;
}): string {
  const { folder, commit, rooms, fetchedBytes } = stored;
  const fetched = `${megabytes(fetchedBytes)} fetched, every file as the Hub states it`;
  return defuseCommands(
    `${visible(rooms.join(', '))} at ${commit}: ${fetched}\n${visible(folder)}\n`,
  );
}
