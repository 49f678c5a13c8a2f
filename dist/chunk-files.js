import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
import { copyFile, mkdir, open, readdir, realpath, stat } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
// src/errors.ts
/** Exit codes of the command line (spec: formats, "Commands"). */
const EXIT = {
	passed: 0,
	regression: 1,
	wrongUse: 2,
	couldNotMeasure: 3,
	interrupted: 130
};
/**
* Base of every error that the product raises on purpose.
*
* `message` says what failed and the value seen; `hint` what to do; `exitCode` what an entry file
* exits with. Anything else that is thrown is a fault of ours.
*/
var BoobenchError = class extends Error {
	code;
	hint;
	constructor(code, message, options = {}) {
		super(message, options.cause === void 0 ? void 0 : { cause: options.cause });
		this.name = new.target.name;
		this.code = code;
		this.hint = options.hint;
	}
};
/** Wrong flags or wrong input files: exit code 2. */
var InputError = class extends BoobenchError {
	exitCode = EXIT.wrongUse;
};
/** The run could not be completed (full disk, folder in use, engine missing): exit code 3. */
var MeasureError = class extends BoobenchError {
	exitCode = EXIT.couldNotMeasure;
};
/** The user or the job stopped the run: exit code 130. */
var InterruptedError = class extends BoobenchError {
	exitCode = EXIT.interrupted;
};
// src/host/system-error.ts
const reasons = {
	EACCES: "permission denied",
	EDQUOT: "the disk quota is used up",
	EEXIST: "a file of that name is in the way",
	EFBIG: "more than a file may hold",
	EISDIR: "it is a folder",
	ELOOP: "its links go round in a circle",
	EMFILE: "too many open files",
	ENAMETOOLONG: "the name is too long",
	ENFILE: "too many open files",
	ENOENT: "no such file or folder",
	ENOSPC: "no space left on the disk",
	ENOTDIR: "a part of the path is not a folder",
	EPERM: "not permitted",
	EROFS: "the file system is read-only"
};
const hints = {
	ENOSPC: "Free some space or choose a folder on another disk.",
	EDQUOT: "Free some space or choose a folder on another disk.",
	EFBIG: "Raise the limit of file sizes (ulimit -f) or choose a folder on another disk.",
	EMFILE: "Raise the limit of open files (ulimit -n) or lower the concurrency.",
	ENFILE: "Raise the limit of open files (ulimit -n) or lower the concurrency."
};
/** The code of a system error such as `ENOENT`; null for anything else that was thrown. */
function systemErrorCode(error) {
	if (!(error instanceof Error) || !("code" in error)) return null;
	return typeof error.code === "string" ? error.code : null;
}
/** A system error in a few plain words with its code, e.g. `no space left on the disk (ENOSPC)`. */
function systemErrorReason(error) {
	const code = systemErrorCode(error);
	if (code === null) return error instanceof Error ? error.message : String(error);
	const reason = reasons[code];
	return reason === void 0 ? code : `${reason} (${code})`;
}
/**
* The error to raise when the machine, not the user's input, stops a run.
*
* @param what what was attempted, e.g. `cannot write results/results.json`
*/
function toMeasureError(what, error) {
	const hint = hints[systemErrorCode(error) ?? ""] ?? "Choose a path that this user may write to.";
	return new MeasureError("file-system", `${what}: ${systemErrorReason(error)}`, {
		hint,
		cause: error
	});
}
// src/host/files.ts
/** Most files and folders that `walkFiles` looks at: far above any set of documents, below a whole disk. */
const MAX_WALKED_ENTRIES = 2e6;
/** Read at a time of a file that is longer than it said. */
const READ_ON_BYTES = 262144;
/** Handing a file to another thread takes half a millisecond, in which this much could be read twice. */
const SMALL_FILE_BYTES = 262144;
/** Without O_NONBLOCK, opening a named pipe waits until somebody writes into it. */
const READ_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
/** What is at `path`, links followed; an unreadable path is `missing`. */
async function kindOfPath(path) {
	try {
		const found = await stat(path);
		if (found.isFile()) return "file";
		return found.isDirectory() ? "folder" : "other";
	} catch {
		return "missing";
	}
}
/**
* Opens a regular file for reading; pipes and devices are refused instead of waited for.
*
* @throws InputError when it is missing, unreadable or not a regular file
*/
async function openFile(path) {
	let file;
	try {
		file = await open(path, READ_FLAGS);
	} catch (error) {
		throw unreadable(path, error);
	}
	if ((await file.stat()).isFile()) return file;
	await file.close();
	throw notRegular(path);
}
/**
* Reads a whole regular file.
*
* @throws InputError when it cannot be read or is longer than `maxBytes`
*/
async function readBytes(path, maxBytes) {
	return readSmallFile(path, maxBytes) ?? await readLongFile(path, maxBytes);
}
/** Null for a file that is long, or may be. */
function readSmallFile(path, maxBytes) {
	let file = null;
	try {
		file = openSync(path, READ_FLAGS);
		const found = fstatSync(file);
		if (!found.isFile()) throw notRegular(path);
		if (found.size === 0 || found.size > Math.min(maxBytes, SMALL_FILE_BYTES)) return null;
		const bytes = Buffer.allocUnsafe(found.size + 1);
		let size = 0;
		for (;;) {
			const count = readSync(file, bytes, size, bytes.length - size, null);
			if (count === 0) return bytes.subarray(0, size);
			size += count;
			if (size === bytes.length) return null;
		}
	} catch (error) {
		throw error instanceof InputError ? error : unreadable(path, error);
	} finally {
		if (file !== null) closeSync(file);
	}
}
async function readLongFile(path, maxBytes) {
	const file = await openFile(path);
	try {
		const parts = [];
		let size = 0;
		let room = Math.min((await file.stat()).size, maxBytes) + 1;
		for (;;) {
			const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(room), 0, room);
			if (bytesRead === 0) return Buffer.concat(parts, size);
			size += bytesRead;
			if (size > maxBytes) throw new InputError("file-too-large", `${path} is longer than ${maxBytes} bytes`);
			parts.push(buffer.subarray(0, bytesRead));
			room = room > bytesRead ? room - bytesRead : READ_ON_BYTES;
		}
	} catch (error) {
		throw error instanceof InputError ? error : unreadable(path, error);
	} finally {
		await file.close();
	}
}
/**
* Reads a whole file as UTF-8; bad bytes become U+FFFD and a BOM stays, so offsets still fit.
*
* @throws InputError when it cannot be read or is longer than `maxBytes`
*/
async function readText(path, maxBytes) {
	return (await readBytes(path, maxBytes)).toString("utf8");
}
/**
* The names in a folder, sorted by code unit; links are reported as what they lead to.
*
* @throws InputError when the folder cannot be read
*/
async function listFolder(path) {
	const entries = await readEntries(path);
	return Promise.all(entries.map(async (entry) => ({
		name: entry.name,
		kind: entry.isSymbolicLink() ? await kindOfPath(join(path, entry.name)) : kindOfEntry(entry)
	})));
}
/**
* Relative paths, with `/`, of the files under a folder whose name passes `wanted`; sorted.
*
* Names that start with a dot are left out, links to folders are not entered.
*
* @throws InputError when a folder cannot be read or there are more entries than can be looked at
*/
async function walkFiles(root, wanted) {
	const found = [];
	const folders = [""];
	let seen = 0;
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
		const entries = await readEntries(join(root, folder));
		seen += entries.length;
		if (seen > MAX_WALKED_ENTRIES) throw new InputError("folder-too-large", `${root} holds more than ${MAX_WALKED_ENTRIES} files`, { hint: "Name the folder that holds the documents alone." });
		for (const entry of entries) {
			if (entry.name.startsWith(".")) continue;
			const relative = folder === "" ? entry.name : `${folder}/${entry.name}`;
			if (entry.isDirectory()) folders.push(relative);
			else if ((entry.isFile() || entry.isSymbolicLink()) && wanted(entry.name)) found.push(relative);
		}
	}
	return found.toSorted();
}
/**
* The path with every link resolved.
*
* @throws InputError when it does not exist
*/
async function realPathOf(path) {
	try {
		return await realpath(path);
	} catch (error) {
		throw unreadable(path, error);
	}
}
/**
* Makes a check that a file lies inside `realRoot` once every link is resolved.
*
* Folders are resolved once each, so a check costs one `lstat` for files that are not links.
*
* @param realRoot folder without links in its path, see `realPathOf`
*/
function insideFolder(realRoot) {
	const folders = /* @__PURE__ */ new Map();
	const within = (path) => path === realRoot || path.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep);
	const check = async (folder, name) => {
		let resolving = folders.get(folder);
		if (resolving === void 0) {
			resolving = realpath(folder);
			folders.set(folder, resolving);
		}
		const real = await resolving;
		if (!within(real)) return { kind: "outside" };
		let found = lstatSync(join(real, name));
		if (found.isSymbolicLink()) {
			const target = await realpath(join(real, name));
			if (!within(target)) return { kind: "outside" };
			found = lstatSync(target);
		}
		return found.isFile() ? {
			kind: "file",
			bytes: found.size
		} : { kind: "not-a-file" };
	};
	return async (folder, name) => {
		try {
			return await check(folder, name);
		} catch (error) {
			const code = systemErrorCode(error);
			if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
			return {
				kind: "unreadable",
				reason: systemErrorReason(error)
			};
		}
	};
}
/**
* Makes a folder and the folders above it; an existing folder is fine.
*
* @throws MeasureError naming the path when it cannot be made
*/
async function makeFolder(path) {
	try {
		await makeWithParents(resolve(path));
	} catch (error) {
		throw toMeasureError(`cannot make the folder ${path}`, error);
	}
}
/**
* Copies a file into a folder, which is made.
*
* @throws MeasureError naming the path when it cannot be written
*/
async function copyInto(folder, name, from) {
	await makeFolder(folder);
	const to = join(folder, name);
	try {
		await copyFile(from, to);
	} catch (error) {
		throw toMeasureError(`cannot copy ${from} to ${to}`, error);
	}
}
/** Node's own recursive `mkdir` tries for ever where a folder is there and takes nothing (/proc). */
async function makeWithParents(path) {
	const fault = await faultOfMaking(path);
	if (fault === null) return;
	const parent = dirname(path);
	if (systemErrorCode(fault) !== "ENOENT" || parent === path) throw fault;
	await makeWithParents(parent);
	const again = await faultOfMaking(path);
	if (again !== null) throw again;
}
async function faultOfMaking(path) {
	try {
		await mkdir(path);
		return null;
	} catch (error) {
		if (await kindOfPath(path) === "folder") return null;
		return error instanceof Error ? error : new Error(String(error));
	}
}
async function readEntries(path) {
	try {
		return (await readdir(path, { withFileTypes: true })).toSorted((a, b) => a.name < b.name ? -1 : 1);
	} catch (error) {
		throw unreadable(path, error);
	}
}
function kindOfEntry(entry) {
	if (entry.isFile()) return "file";
	return entry.isDirectory() ? "folder" : "other";
}
function notRegular(path) {
	return new InputError("unreadable-file", `cannot read ${path}: it is not a regular file`);
}
function unreadable(path, error) {
	return new InputError("unreadable-file", `cannot read ${path}: ${systemErrorReason(error)}`, { cause: error });
}
export { InterruptedError as _, makeFolder as a, readText as c, systemErrorCode as d, systemErrorReason as f, InputError as g, EXIT as h, listFolder as i, realPathOf as l, BoobenchError as m, insideFolder as n, openFile as o, toMeasureError as p, kindOfPath as r, readBytes as s, copyInto as t, walkFiles as u, MeasureError as v };
