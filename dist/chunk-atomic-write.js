import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { p as toMeasureError } from "./chunk-files.js";
// src/host/atomic-write.ts
/**
* Writes a whole file so that a reader sees the old content or the new one, never a part.
*
* The new content goes to a temporary file in the same folder, reaches the disk, and takes the
* name in one step; a link of that name is replaced, not followed. The folder must exist.
*
* @throws MeasureError naming the path when the disk is full, the folder is missing or may not be
*   written to; the old file is untouched and no temporary file stays behind
*/
async function writeFileAtomically(path, data) {
	const folder = dirname(path);
	const temporary = join(folder, `.boobench-${randomBytes(8).toString("hex")}.tmp`);
	try {
		await writeToDisk(temporary, data);
		await rename(temporary, path);
	} catch (error) {
		await rm(temporary, { force: true }).catch(() => void 0);
		throw toMeasureError(`cannot write ${path}`, error);
	}
	await flushFolder(folder);
}
async function writeToDisk(path, data) {
	const file = await open(path, "wx");
	try {
		await file.writeFile(data);
		await file.sync();
	} finally {
		await file.close();
	}
}
/** Makes the rename itself last through a power cut; not every file system can, so it may fail. */
async function flushFolder(folder) {
	try {
		const handle = await open(folder, "r");
		try {
			await handle.sync();
		} finally {
			await handle.close();
		}
	} catch {}
}
export { writeFileAtomically as t };
