import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { p as toMeasureError } from "./chunk-files.js";
// src/host/output-file.ts
/** Writes files into folders of folders that it makes as they are needed, each once. */
var OutputFiles = class {
	#made = /* @__PURE__ */ new Set();
	/**
	* Writes a text as UTF-8; a file or link of that name is replaced, not followed, and so is a link
	* in place of `folder` or of the folder that holds it.
	*
	* @throws MeasureError naming the path
	*/
	write(folder, name, text) {
		const path = join(folder, name);
		const draft = join(folder, ".boobench-output.tmp");
		try {
			if (!this.#made.has(folder)) makeOwnFolder(folder);
			this.#made.add(folder);
			writeFileSync(draft, text);
			renameSync(draft, path);
		} catch (error) {
			rmSync(draft, { force: true });
			throw toMeasureError(`cannot write ${path}`, error);
		}
	}
};
function makeOwnFolder(folder) {
	for (const place of [dirname(folder), folder]) if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true) unlinkSync(place);
	mkdirSync(folder, { recursive: true });
}
/**
* Moves entries of a folder into a folder inside it, which is emptied first.
*
* @throws MeasureError when one of them cannot be moved
*/
function moveInto(folder, target, names) {
	const aside = join(folder, target);
	try {
		const there = new Set(readdirSync(folder));
		rmSync(aside, {
			recursive: true,
			force: true
		});
		mkdirSync(aside);
		for (const name of names) if (there.has(name)) renameSync(join(folder, name), join(aside, name));
	} catch (error) {
		throw toMeasureError(`cannot move the previous run to ${aside}`, error);
	}
}
/** Removes files and folders of a folder; what is not there is fine. */
function removeFrom(folder, names) {
	try {
		for (const name of names) rmSync(join(folder, name), {
			recursive: true,
			force: true
		});
	} catch (error) {
		throw toMeasureError(`cannot empty ${folder}`, error);
	}
}
export { moveInto as n, removeFrom as r, OutputFiles as t };
