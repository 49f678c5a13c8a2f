import { a as defuseCommands, o as visible } from "./chunk-main.js";
import { nt as megabytes } from "./chunk-run.js";
// src/report/stored.ts
/** What the disk holds of a dataset, a line a room. */
function renderStored(dataset, commits) {
	if (commits.length === 0) return defuseCommands(`${visible(dataset)}: nothing downloaded\n`);
	const lines = commits.flatMap(({ commit, folder, rooms }) => [
		`${visible(dataset)} at ${commit}`,
		...rooms.flatMap(({ room, state, files, bytes, damaged }) => [`  ${visible(room).padEnd(8)} ${state.padEnd(8)} ${String(files).padStart(6)} files ${megabytes(bytes).padStart(11)}`, ...damaged.map((path) => `    damaged: ${visible(path)}`)]),
		`  ${visible(folder)}`
	]);
	return defuseCommands(`${lines.join("\n")}\n`);
}
/** What a download fetched, and where it lies. */
function renderDownloaded(stored) {
	const { folder, commit, rooms, fetchedBytes } = stored;
	const fetched = `${megabytes(fetchedBytes)} fetched, every file as the Hub states it`;
	return defuseCommands(`${visible(rooms.join(", "))} at ${commit}: ${fetched}\n${visible(folder)}\n`);
}
export { renderStored as n, renderDownloaded as t };
