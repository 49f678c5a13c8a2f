import { a as MeasureError } from "./chunk-errors.js";
import { d as systemErrorCode, p as toMeasureError } from "./chunk-files.js";
import { closeSync, existsSync, openSync, readFileSync, readSync, readdirSync, readlinkSync } from "node:fs";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { spawnSync } from "node:child_process";
// src/house/hub-source.ts
const HUB_ID = /^([\w][\w.-]*\/[\w][\w.-]*)(?:@([\w./-]+))?$/;
/** Reads `owner/name[@revision]`; null for anything else. */
function parseHubSource(source) {
	const [, repository, revision = "main"] = HUB_ID.exec(source) ?? [];
	return repository === void 0 || revision.includes("..") ? null : {
		repository,
		revision
	};
}
/** Whether a revision is a commit, which never stands for anything else. */
function isCommit(revision) {
	return /^[0-9a-f]{40}$/.test(revision);
}
// src/host/process-list.ts
/** Process numbers to look at one by one before reading the whole process table is cheaper. */
const MAX_PROBED_NUMBERS = 256;
/** A process table of 64 MiB is far beyond what `ps` prints on any machine that still works. */
const MAX_PS_BYTES = 67108864;
/** Filled again for every small file; environments are rarely longer. */
const shared = Buffer.alloc(65536);
const onLinux = process.platform === "linux";
/** All processes that we may look at, this one left out. */
function listProcesses(mark) {
	if (!onLinux) return listByPs(mark);
	return entriesOf(processNumbers(), mark);
}
/**
* False when no process that was started after the process `pid` carries the mark, found out cheaply.
*
* Linux hands out process numbers in rising order, so a descendant of a process that started a
* moment ago has a number between its own and the last one given out. Where that is not certain
* (the numbers wrapped around, too many, another system), the answer is true.
*/
function mayBeMarkedSince(pid, mark) {
	const last = onLinux ? lastProcessNumber() : 0;
	if (last < pid || last - pid > MAX_PROBED_NUMBERS) return true;
	const entry = markBytes(mark);
	for (let number = pid; number <= last; number += 1) {
		if (number === process.pid || !existsSync(`/proc/${number}`)) continue;
		if (mayHold(number, entry)) return true;
	}
	return false;
}
/** False when no process at all carries the mark; where that is not told cheaply, true. */
function mayAnyBeMarked(mark) {
	if (!onLinux) return true;
	const entry = markBytes(mark);
	return processNumbers().some((number) => number !== process.pid && mayHold(number, entry));
}
function markBytes(mark) {
	return Buffer.from(mark.prefix ? mark.entry : `${mark.entry}\0`);
}
function mayHold(pid, entry) {
	const length = readInto(shared, `/proc/${pid}/environ`);
	return length === shared.length || shared.subarray(0, length).includes(entry);
}
/**
* Which of the files under `folder` one of the processes holds open.
*
* @returns absolute paths; null where the system does not tell
*/
function openFilesUnder(folder, pids) {
	if (!onLinux) return null;
	const found = /* @__PURE__ */ new Set();
	for (const pid of pids) {
		const descriptors = `/proc/${pid}/fd`;
		for (const name of namesIn(descriptors)) {
			const target = linkTarget(`${descriptors}/${name}`);
			if (target.startsWith(`${folder}/`)) found.add(target);
		}
	}
	return found;
}
function entriesOf(numbers, mark) {
	const entries = [];
	for (const pid of numbers) {
		if (pid === process.pid) continue;
		const entry = parseStat(pid, readQuietly(`/proc/${pid}/stat`));
		if (entry === null) continue;
		const marked = holdsMark(readQuietly(`/proc/${pid}/environ`), mark);
		entries.push({
			...entry,
			marked
		});
	}
	return entries;
}
function processNumbers() {
	return namesIn("/proc").filter((name) => /^\d+$/.test(name)).map(Number);
}
/** The last process number that was given out; 0 when it cannot be read. */
function lastProcessNumber() {
	const line = shared.toString("latin1", 0, readInto(shared, "/proc/loadavg"));
	const last = Number(line.trim().split(" ").at(-1));
	return Number.isSafeInteger(last) ? last : 0;
}
/**
* Reads a line of `/proc/<pid>/stat` (proc_pid_stat(5)).
*
* The name of the program stands in brackets and may itself hold brackets and spaces, so fields
* are counted from the last closing one.
*
* @returns null for a zombie and for anything that is not such a line
*/
function parseStat(pid, line) {
	const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
	const [state, parent, group, session] = fields;
	const startedAt = fields[19];
	if (state === void 0 || startedAt === void 0 || "ZXx".includes(state)) return null;
	return {
		pid,
		parent: Number(parent),
		group: Number(group),
		session: Number(session),
		startedAt
	};
}
function holdsMark(environment, mark) {
	return `\0${environment}`.includes(`\0${mark.entry}${mark.prefix ? "" : "\0"}`);
}
function listByPs(mark) {
	return parsePs(spawnSync("ps", [
		"-Aww",
		"-E",
		"-o",
		"pid=,ppid=,pgid=,state=,command="
	], {
		encoding: "latin1",
		maxBuffer: MAX_PS_BYTES,
		stdio: [
			"ignore",
			"pipe",
			"ignore"
		]
	}).stdout ?? "", mark).filter((entry) => entry.pid !== process.pid);
}
/** Reads `ps -o pid=,ppid=,pgid=,state=,command=` with the environment after the command. */
function parsePs(printed, mark) {
	const entries = [];
	for (const line of printed.split("\n")) {
		const fields = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s?(.*)$/.exec(line);
		if (fields === null) continue;
		const [, pid, parent, group, state = "", rest = ""] = fields;
		if (state.startsWith("Z")) continue;
		entries.push({
			pid: Number(pid),
			parent: Number(parent),
			group: Number(group),
			session: 0,
			startedAt: "",
			marked: ` ${rest} `.includes(` ${mark.entry}${mark.prefix ? "" : " "}`)
		});
	}
	return entries;
}
/** Reads the start of a file; 0 for one that cannot be read. */
function readInto(buffer, path) {
	let file = null;
	try {
		file = openSync(path, "r");
		let filled = 0;
		for (;;) {
			const count = readSync(file, buffer, filled, buffer.length - filled, null);
			if (count === 0) return filled;
			filled += count;
		}
	} catch {
		return 0;
	} finally {
		if (file !== null) closeSync(file);
	}
}
function readQuietly(path) {
	try {
		return readFileSync(path, "latin1");
	} catch {
		return "";
	}
}
function namesIn(path) {
	try {
		return readdirSync(path);
	} catch {
		return [];
	}
}
function linkTarget(path) {
	try {
		return readlinkSync(path);
	} catch {
		return "";
	}
}
// src/host/run-lock.ts
const LOCK_NAME = ".boobench.lock";
/** A lock that changes hands more often than this while it is asked for is not to be had. */
const MOST_TRIES = 5;
/**
* Locks a folder against a second run; the lock of a process that is gone is taken over.
*
* @throws MeasureError naming the folder and the process that holds it, or when it cannot be
*   written to
*/
async function lockFolder(folder) {
	const path = join(folder, LOCK_NAME);
	for (let tries = 0; tries < MOST_TRIES; tries += 1) {
		if (await tryLock(folder, path)) return { release: () => rm(path, { force: true }) };
		const holder = await readFile(path, "utf8").catch(() => null);
		if (holder === null) continue;
		if (isAlive(holder)) throw inUse(folder, holder);
		await removeStale(folder, path, holder);
	}
	throw new MeasureError("folder-in-use", `${folder} could not be locked`, { hint: "Other runs start in it all the time; give this run a --results-path of its own." });
}
/** The process that holds the lock of a folder; null when none does. */
async function lockHolder(folder) {
	const holder = await readFile(join(folder, LOCK_NAME), "utf8").catch(() => null);
	return holder !== null && isAlive(holder) ? Number(holder.split(" ")[0]) : null;
}
function inUse(folder, holder) {
	const message = `process ${holder.split(" ")[0] ?? "?"} is writing to ${folder}`;
	return new MeasureError("folder-in-use", message, { hint: "Wait for it, or give this run a --results-path of its own." });
}
/** The lock appears with its content in one step: nobody ever sees it empty. */
async function tryLock(folder, path) {
	const draft = temporaryIn(folder);
	try {
		await writeFile(draft, `${process.pid} ${birthOf(process.pid) ?? ""}\n`, { flag: "wx" });
		await link(draft, path);
		return true;
	} catch (error) {
		if (systemErrorCode(error) === "EEXIST") return false;
		throw toMeasureError(`cannot write ${path}`, error);
	} finally {
		await rm(draft, { force: true });
	}
}
/** Takes a dead process's lock away, and gives it back where a live one was quicker. */
async function removeStale(folder, path, holder) {
	const aside = temporaryIn(folder);
	try {
		await rename(path, aside);
	} catch {
		return;
	}
	if (await readFile(aside, "utf8").catch(() => "") !== holder) await link(aside, path).catch(() => void 0);
	await rm(aside, { force: true });
}
function temporaryIn(folder) {
	return join(folder, `.boobench-${randomBytes(8).toString("hex")}.tmp`);
}
function isAlive(holder) {
	const [text = "", born = ""] = holder.trim().split(" ");
	const pid = Number(text);
	if (!Number.isSafeInteger(pid) || pid <= 0) return false;
	try {
		process.kill(pid, 0);
	} catch (error) {
		return systemErrorCode(error) === "EPERM";
	}
	const now = birthOf(pid);
	return now !== null && (now === "" || born === "" || now === born);
}
/**
* When a process started, in clock ticks since boot, so that a reused number is not taken for it.
*
* @returns null for one that has ended; empty where the system does not tell
*/
function birthOf(pid) {
	try {
		return parseStat(pid, readFileSync(`/proc/${pid}/stat`, "utf8"))?.startedAt ?? null;
	} catch {
		return "";
	}
}
export { mayBeMarkedSince as a, parseHubSource as c, mayAnyBeMarked as i, lockHolder as n, openFilesUnder as o, listProcesses as r, isCommit as s, lockFolder as t };
