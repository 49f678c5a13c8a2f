import { defuseCommands, visible } from './escape.ts';

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
      `  ${visible(room).padEnd(8)} ${state.padEnd(8)} ${String(files).padStart(6)} files ${(bytes / 1e6).toFixed(1).padStart(8)} MB`,
      ...damaged.map((path) => `    damaged: ${visible(path)}`),
    ]),
    `  ${visible(folder)}`,
  ]);
  return defuseCommands(`${lines.join('\n')}\n`);
}
