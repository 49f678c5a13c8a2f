import { a as MeasureError, i as InterruptedError, r as InputError } from "./chunk-errors.js";
import { d as systemErrorCode, f as systemErrorReason, p as toMeasureError } from "./chunk-files.js";
import { t as shown } from "./chunk-shown.js";
import { _ as compareRuns, v as summarize } from "./chunk-compare.js";
import { a as pageName, i as pageKey, n as compareRooms, t as comparePages } from "./chunk-order.js";
import { i as isMeasured, t as isBad } from "./chunk-outcome.js";
import { n as editDistance, t as didYouMean } from "./chunk-nearest.js";
import { n as defuseCommands, r as visible } from "./chunk-escape.js";
import { a as mayBeMarkedSince, i as mayAnyBeMarked, o as openFilesUnder, r as listProcesses } from "./chunk-run-lock.js";
import { n as openHouse } from "./chunk-open-house.js";
import { t as dataOf } from "./chunk-data-settings.js";
import { t as VERSION } from "./chunk-context.js";
import { a as seconds, o as span, s as thousands, t as counted } from "./chunk-percent.js";
import { t as CLEAR_LINE } from "./chunk-terminal-line.js";
import { t as FetchProgressLine } from "./chunk-fetch-progress.js";
import { r as selectionOf, t as labelOf } from "./chunk-gate-settings.js";
import { n as shardPages, t as parseShard } from "./chunk-shard.js";
import { _ as displayWidth, d as verdictSentence, f as cutToWidth, h as usableColumns, l as shownPage } from "./chunk-sections.js";
import { n as RunFolder } from "./chunk-run-folder.js";
import { n as shown$1, t as judgeOutput } from "./chunk-judge.js";
import { accessSync, closeSync, constants, fstatSync, lstatSync, mkdirSync, openSync, readSync, readdirSync, realpathSync, rmSync, rmdirSync, statfsSync, truncateSync, unlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { randomBytes } from "node:crypto";
import { availableParallelism, constants as constants$1, tmpdir } from "node:os";
import { execFile, spawn } from "node:child_process";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { StringDecoder } from "node:string_decoder";
// src/gate/confirm.ts
/**
* The pages that have to run again before the gate believes them: newly a Boo or Lost against a
* comparable base, not yet run again and not on the allow-list.
*
* @returns pages of the head by room and id; none without a comparable base, where nothing is new
*/
function pagesToConfirm(base, head, allow = []) {
	const comparison = compareRuns(base, head, allow);
	if (comparison.baseline.kind !== "comparable") return [];
	return comparison.pages.filter(({ change, compared }) => compared && (change === "new-boo" || change === "newly-lost")).flatMap(({ head: page }) => page ?? []).filter((page) => page.confirmation === void 0);
}
/**
* Writes into the head how its bad pages did when they ran again.
*
* A page keeps the outcome of its first run and gets `confirmation`: the first run and every rerun that
* could be judged, and how many of them were bad, as a Boo or Lost alike.
*
* @param reruns results of the reruns, any number a page, in any order
* @returns new results; pages without a rerun are as they were
* @throws RangeError for a rerun of a page that the head lacks or that was not bad there
*/
function applyConfirmation(head, reruns) {
	const groups = /* @__PURE__ */ new Map();
	for (const rerun of reruns) {
		const key = pageKey(rerun);
		groups.set(key, [...groups.get(key) ?? [], rerun]);
	}
	const pages = head.pages.map((page) => {
		const again = groups.get(pageKey(page));
		groups.delete(pageKey(page));
		return again === void 0 ? page : withReruns(page, again);
	});
	const [stray] = groups.values();
	if (stray?.[0] !== void 0) throw new RangeError(`a page that is not in the run was run again: ${pageName(stray[0])}`);
	return {
		...head,
		pages
	};
}
function withReruns(page, reruns) {
	if (!isBad(page)) throw new RangeError(`a page that was not bad was run again: ${pageName(page)}`);
	const judged = reruns.filter(isMeasured);
	const before = page.confirmation ?? {
		runs: 1,
		bad: 1
	};
	return {
		...page,
		confirmation: {
			runs: before.runs + judged.length,
			bad: before.bad + judged.filter(isBad).length
		}
	};
}
// src/host/git.ts
/** Longest that git may take to name a commit. */
const GIT_TIMEOUT_MS = 1e4;
/** Longest that git may take to fetch and check out a commit. */
const CHECKOUT_TIMEOUT_MS = 6e5;
/** The commit that `folder` is at; null outside of a repository or without git. */
async function currentCommit(folder) {
	const { failure, stdout } = await git(folder, [
		"rev-parse",
		"--verify",
		"HEAD"
	], GIT_TIMEOUT_MS);
	const commit = stdout.trim();
	return failure === null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : null;
}
/**
* Checks a commit out into a folder beside the repository; a shallow clone fetches it first.
*
* @throws MeasureError when the commit cannot be had
*/
async function addWorktree(folder, commit, path) {
	if ((await git(folder, [
		"cat-file",
		"-e",
		`${commit}^{commit}`
	], GIT_TIMEOUT_MS)).failure !== null) orThrow(await git(folder, [
		"fetch",
		"--no-tags",
		"--depth=1",
		"origin",
		commit
	], CHECKOUT_TIMEOUT_MS), `cannot fetch ${commit}`);
	orThrow(await git(folder, [
		"worktree",
		"add",
		"--detach",
		"--force",
		path,
		commit
	], CHECKOUT_TIMEOUT_MS), `cannot check ${commit} out`);
}
/** Takes a worktree away; one that is not there is fine. */
async function removeWorktree(folder, path) {
	await git(folder, [
		"worktree",
		"remove",
		"--force",
		path
	], CHECKOUT_TIMEOUT_MS);
}
function git(cwd, args, timeout) {
	return new Promise((resolve) => {
		execFile("git", [...args], {
			cwd,
			timeout
		}, (failure, stdout, stderr) => {
			resolve({
				failure,
				stdout,
				stderr
			});
		});
	});
}
function orThrow({ failure, stderr }, what) {
	if (failure === null) return;
	const last = stderr.trim().split("\n").at(-1) ?? "";
	throw new MeasureError("git", `${what}: ${last === "" ? failure.message : last}`, {
		hint: "Check the repository out with actions/checkout before this step, credentials kept.",
		cause: failure
	});
}
// src/host/scratch.ts
/** A new folder for a run's temporary files, for this user alone. */
async function makeScratch(token) {
	try {
		return await mkdtemp(join(tmpdir(), prefixOf(token)));
	} catch (error) {
		throw toMeasureError(`cannot make a folder for temporary files in ${tmpdir()}`, error);
	}
}
/** Removes it with all that is in it; what cannot be removed stays to the system's own clean-up. */
async function removeScratch(folder) {
	await rm(folder, {
		recursive: true,
		force: true,
		maxRetries: 3
	}).catch(() => void 0);
}
/** Removes what runs of this token left behind when they were killed. */
async function removeLeftScratch(token) {
	if (!/^[0-9a-f]{16}$/.test(token)) return;
	const names = await readdir(tmpdir()).catch(() => []);
	for (const name of names) if (name.startsWith(prefixOf(token))) await removeScratch(join(tmpdir(), name));
}
function prefixOf(token) {
	return `boobench-${token}-`;
}
// src/house/glob.ts
/** Longest pattern that is matched by its wildcards; longer ones match themselves alone. */
const MAX_PATTERN_LENGTH = 1e3;
/** Most ways that braces may be filled in. */
const MAX_ALTERNATIVES = 256;
/**
* Makes a test for a glob: `*` any run of characters, `?` any one, `[a-c]` and `[!a-c]` one of a
* set, `{a,b}` one of several; a backslash takes the next character literally.
*
* The whole text must match. Time is at most length of text × length of pattern, whatever the
* pattern: a matcher built on regular expressions can be made to run for years.
*
* @param pattern a pattern that is too long or has too many alternatives matches only itself
*/
function globTest(pattern) {
	const alternatives = ((pattern.length > MAX_PATTERN_LENGTH ? null : fillBraces(pattern)) ?? []).map(parse);
	return (text) => {
		if (text === pattern) return true;
		const characters = Array.from(text);
		return alternatives.some((parts) => matches(parts, characters));
	};
}
/** True where a text holds a wildcard. */
function isGlob(pattern) {
	return /[*?[\]{}\\]/.test(pattern);
}
/** Greedy matching that only ever goes back to the last `*`. */
function matches(parts, text) {
	let at = 0;
	let part = 0;
	let starPart = -1;
	let starAt = 0;
	while (at < text.length) {
		const current = parts[part];
		if (current?.kind === "any-run") {
			starPart = part;
			starAt = at;
			part += 1;
		} else if (current !== void 0 && accepts(current, text[at] ?? "")) {
			part += 1;
			at += 1;
		} else if (starPart >= 0) {
			starAt += 1;
			at = starAt;
			part = starPart + 1;
		} else return false;
	}
	while (parts[part]?.kind === "any-run") part += 1;
	return part === parts.length;
}
function accepts(part, character) {
	if (part.kind === "literal") return part.character === character;
	if (part.kind !== "one-of") return true;
	return part.ranges.some(([from, to]) => from <= character && character <= to) !== part.negated;
}
function parse(pattern) {
	const parts = [];
	const characters = Array.from(pattern);
	for (let at = 0; at < characters.length; at += 1) {
		const character = characters[at] ?? "";
		if (character === "*") {
			if (parts.at(-1)?.kind !== "any-run") parts.push({ kind: "any-run" });
		} else if (character === "?") parts.push({ kind: "any-one" });
		else if (character === "[") {
			const end = characters.indexOf("]", at + 2);
			if (end === -1) parts.push({
				kind: "literal",
				character
			});
			else parts.push(oneOf(characters.slice(at + 1, end)));
			at = end === -1 ? at : end;
		} else if (character === "\\" && at + 1 < characters.length) {
			at += 1;
			parts.push({
				kind: "literal",
				character: characters[at] ?? ""
			});
		} else parts.push({
			kind: "literal",
			character
		});
	}
	return parts;
}
function oneOf(inside) {
	const negated = inside[0] === "!" || inside[0] === "^";
	const set = negated ? inside.slice(1) : inside;
	const ranges = [];
	for (let at = 0; at < set.length; at += 1) {
		const from = set[at] ?? "";
		const isRange = set[at + 1] === "-" && at + 2 < set.length;
		ranges.push([from, isRange ? set[at + 2] ?? from : from]);
		if (isRange) at += 2;
	}
	return {
		kind: "one-of",
		negated,
		ranges
	};
}
/** Every way to fill in the braces, innermost first; null when there are too many. */
function fillBraces(pattern) {
	const done = [];
	const open = [pattern];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		const brace = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/su.exec(next);
		if (brace === null) done.push(next);
		else {
			const [, before = "", choices = "", after = ""] = brace;
			for (const choice of choices.split(",")) open.push(before + choice + after);
		}
		if (done.length + open.length > MAX_ALTERNATIVES) return null;
	}
	return done;
}
// src/house/select.ts
/** Names that a message lists before it only counts. */
const LISTED_NAMES = 10;
/**
* The part of a house that a selection asks for; each field narrows it further.
*
* `rooms` are names. `pages` are ids, `room/id`, or globs of either (`trap/*`, `real/lua-*`,
* `toc-?`). `tags` are tags or globs of them, and any one of them is enough. `maxPages` takes the
* first pages of each room by id, so it takes the same ones on base and head. Rows that cannot be
* judged stay wherever their tags are all that is unknown.
*
* @returns the house with fewer pages; order, source, revision and notices unchanged
* @throws InputError when a room, page, or tag does not exist, or nothing is left
*/
function selectPages(house, selection) {
	const entries = [...house.pages, ...house.unusable.map(({ id, room }) => ({
		id,
		room,
		tags: null
	}))];
	const inRoom = roomTest(entries, selection.rooms);
	const isNamed = pageTest(entries, selection.pages);
	const isTagged = tagTest(entries, selection.tags);
	const kept = entries.filter((entry) => inRoom(entry) && isNamed(entry) && isTagged(entry));
	if (kept.length === 0) throw new InputError("empty-selection", `no page of ${house.source} is in the selection`, { hint: "Each of rooms, pages and tags exists, but no page meets all of them: leave one out." });
	const keys = new Set(firstOfEachRoom(kept, selection.maxPages).map(pageKey));
	return {
		...house,
		pages: house.pages.filter((page) => keys.has(pageKey(page))),
		unusable: house.unusable.filter((page) => keys.has(pageKey(page)))
	};
}
function firstOfEachRoom(entries, maxPages) {
	if (maxPages === null) return entries;
	const taken = /* @__PURE__ */ new Map();
	return entries.toSorted(comparePages).filter(({ room }) => {
		const count = taken.get(room) ?? 0;
		taken.set(room, count + 1);
		return count < maxPages;
	});
}
function roomTest(entries, rooms) {
	if (rooms === null) return () => true;
	const existing = [...new Set(entries.map(({ room }) => room))].toSorted(compareRooms);
	for (const room of rooms) if (!existing.includes(room)) throw unknownName("room", room, existing);
	const wanted = new Set(rooms);
	return ({ room }) => wanted.has(room);
}
function pageTest(entries, patterns) {
	if (patterns === null) return () => true;
	const keys = /* @__PURE__ */ new Set();
	for (const pattern of patterns) {
		const found = entries.filter(matcher(pattern));
		if (found.length === 0) throw unknownName("page", pattern, spellings(entries, pattern));
		for (const entry of found) keys.add(pageKey(entry));
	}
	return (entry) => keys.has(pageKey(entry));
}
/** A test for one id, `room/id` or glob; the parts before and after the slash match apart. */
function matcher(pattern) {
	const slash = pattern.indexOf("/");
	if (!isGlob(pattern)) return slash === -1 ? ({ id }) => id === pattern : (entry) => pageName(entry) === pattern;
	if (slash === -1) {
		const matchesId = globTest(pattern);
		return ({ id }) => matchesId(id);
	}
	const matchesRoom = globTest(pattern.slice(0, slash));
	const matchesId = globTest(pattern.slice(slash + 1));
	return ({ room, id }) => matchesRoom(room) && matchesId(id);
}
function tagTest(entries, patterns) {
	if (patterns === null) return () => true;
	const existing = [...new Set(entries.flatMap(({ tags }) => tags ?? []))].toSorted();
	const wanted = /* @__PURE__ */ new Set();
	for (const pattern of patterns) {
		const found = existing.filter(globTest(pattern));
		if (found.length === 0) throw unknownName("tag", pattern, existing);
		for (const tag of found) wanted.add(tag);
	}
	return ({ tags }) => tags === null || tags.some((tag) => wanted.has(tag));
}
function spellings(entries, pattern) {
	return pattern.includes("/") ? entries.map(pageName) : entries.map(({ id }) => id);
}
function unknownName(kind, wanted, existing) {
	const guess = didYouMean(wanted, existing);
	const names = existing.slice(0, LISTED_NAMES).map(shown).join(", ");
	const more = existing.length - LISTED_NAMES;
	const listed = `There ${existing.length === 1 ? "is" : "are"} ${names || "none"}${more > 0 ? ` and ${more} more` : ""}.`;
	return new InputError(`unknown-${kind}`, `no ${kind} matches ${shown(wanted)}`, { hint: guess === null ? listed : `${guess} ${listed}` });
}
// src/host/process-tree.ts
/** How long killed processes are waited for; one that hangs in the kernel may never go. */
const KILL_PATIENCE_MS = 5e3;
/** The processes of a tree that are alive. */
function treeMembers(tree) {
	return [...membersAmong(listProcesses(tree.mark), tree.leaders)];
}
function addDescendants(entries, inside, members) {
	let grew = true;
	while (grew) {
		grew = false;
		for (const entry of entries) {
			if (members.has(entry) || !(inside.has(entry.pid) || inside.has(entry.parent))) continue;
			members.add(entry);
			inside.add(entry.pid);
			grew = true;
		}
	}
}
/** Numbers of the living children of a process. */
function childrenOf(pid) {
	return listProcesses({
		entry: "",
		prefix: false
	}).filter((entry) => entry.parent === pid).map((entry) => entry.pid);
}
/**
* Ends a tree: asks with SIGTERM, and kills what is left after `graceMs`.
*
* A process that was seen in the tree once stays in it, though it loses its parent and its mark.
*
* @param graceMs 0 kills at once
* @returns false when something of the tree could not be killed
*/
async function endTree(tree, graceMs) {
	const seen = /* @__PURE__ */ new Map();
	if (graceMs > 0) {
		signalTree(tree, remember(tree, seen), "SIGTERM");
		const deadline = performance.now() + graceMs;
		for (let pauseMs = 2; performance.now() < deadline; pauseMs = Math.min(pauseMs * 2, 50)) {
			if (remember(tree, seen).length === 0) return true;
			await setTimeout$1(Math.min(pauseMs, Math.max(1, deadline - performance.now())));
		}
	}
	const deadline = performance.now() + KILL_PATIENCE_MS;
	for (let pauseMs = 1;; pauseMs = Math.min(pauseMs * 2, 50)) {
		const members = remember(tree, seen);
		if (members.length === 0) return true;
		signalTree(tree, members, "SIGKILL");
		if (performance.now() > deadline) return false;
		await setTimeout$1(pauseMs);
	}
}
/** Kills a tree without waiting, for a process that is about to exit itself. */
function killTreeNow(tree) {
	for (let round = 0; round < 3; round += 1) {
		const members = treeMembers(tree);
		if (members.length === 0) return;
		signalTree(tree, members, "SIGKILL");
	}
}
function remember(tree, seen) {
	const entries = listProcesses(tree.mark);
	const followed = entries.filter((entry) => seen.get(entry.pid)?.startedAt === entry.startedAt);
	const members = /* @__PURE__ */ new Map();
	const leaders = [...tree.leaders, ...followed.map((entry) => entry.pid)];
	for (const entry of membersAmong(entries, leaders)) members.set(entry.pid, entry);
	seen.clear();
	for (const [pid, entry] of members) seen.set(pid, entry);
	return [...members.values()];
}
function membersAmong(entries, leaders) {
	const inside = new Set(leaders);
	const members = new Set(entries.filter((entry) => entry.marked || inside.has(entry.group) || inside.has(entry.session)));
	for (const entry of members) inside.add(entry.pid);
	addDescendants(entries, inside, members);
	return members;
}
function signalTree(tree, members, signal) {
	const groups = new Set(members.map((entry) => entry.group));
	for (const leader of tree.leaders) if (groups.has(leader)) send(-leader, signal);
	for (const entry of members) if (!tree.leaders.includes(entry.group)) send(entry.pid, signal);
}
function send(target, signal) {
	try {
		process.kill(target, signal);
	} catch {}
}
// src/host/process-environment.ts
/** A copy of the environment that this process was started with. */
function jobEnvironment() {
	const copy = {};
	for (const [name, value] of Object.entries(process.env)) if (value !== void 0) copy[name] = value;
	return copy;
}
/**
* Kills a tree should this process exit while the guard is up.
*
* @returns takes the guard down
*/
function guardAgainstExit(tree) {
	const kill = () => killTreeNow(tree);
	process.once("exit", kill);
	return () => process.off("exit", kill);
}
// src/host/process-files.ts
/** Files that are looked at in a folder that a stranger's program has filled. */
const MAX_LISTED_FILES = 1e3;
/** Folders below folders that are entered there. */
const MAX_LISTED_DEPTH = 16;
/** Below this the disk counts as full: not even a log line of the command fits. */
const FULL_DISK_BYTES = 65536;
const QUIETLY = { throwIfNoEntry: false };
/** Reads at most `maxBytes` from the start of a file that may be anything by now. */
function readLeftFile(path, maxBytes) {
	return readPart(path, (size) => ({
		from: 0,
		length: Math.min(size, maxBytes)
	}));
}
/** The last `maxBytes` of a file as text; empty for anything that cannot be read. */
function readTail(path, maxBytes) {
	const found = readPart(path, (size) => ({
		from: Math.max(0, size - maxBytes),
		length: Math.min(size, maxBytes)
	}));
	return found.kind === "file" ? found.bytes.toString("utf8") : "";
}
/** At most `maxBytes` of a file from an offset on; empty for anything that cannot be read. */
function readLeftFrom(path, from, maxBytes) {
	const found = readPart(path, (size) => ({
		from,
		length: Math.max(0, Math.min(size - from, maxBytes))
	}));
	return found.kind === "file" ? found.bytes : Buffer.alloc(0);
}
/** The names in a folder; none for anything else. */
function namesInFolder(folder) {
	return entriesOf(folder).map((entry) => entry.name);
}
function readPart(path, part) {
	let file;
	try {
		const parent = dirname(path);
		if (lstatSync(parent, QUIETLY)?.isDirectory() === false) return {
			kind: "unusable",
			reason: "its folder was replaced"
		};
		if (lstatSync(path, QUIETLY) === void 0) return { kind: "missing" };
		file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	} catch (error) {
		const code = systemErrorCode(error);
		if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
		return {
			kind: "unusable",
			reason: code === "ELOOP" ? "it is a symbolic link" : systemErrorReason(error)
		};
	}
	try {
		const found = fstatSync(file);
		if (!found.isFile()) return {
			kind: "unusable",
			reason: `it is ${kindOf(found)}`
		};
		const { from, length } = part(found.size);
		return {
			kind: "file",
			bytes: readFully(file, from, length),
			size: found.size
		};
	} catch (error) {
		return {
			kind: "unusable",
			reason: systemErrorReason(error)
		};
	} finally {
		closeSync(file);
	}
}
function readFully(file, from, length) {
	const bytes = Buffer.allocUnsafe(length);
	let filled = 0;
	while (filled < length) {
		const count = readSync(file, bytes, filled, length - filled, from + filled);
		if (count === 0) break;
		filled += count;
	}
	return bytes.subarray(0, filled);
}
function kindOf(found) {
	if (found.isDirectory()) return "a folder";
	if (found.isFIFO()) return "a named pipe";
	if (found.isSocket()) return "a socket";
	return "a device";
}
/** Size and time of the last change of a regular file; null for anything else. */
function fileStamp(path) {
	try {
		const found = lstatSync(path, QUIETLY);
		return found?.isFile() === true ? {
			size: found.size,
			mtimeMs: found.mtimeMs
		} : null;
	} catch {
		return null;
	}
}
/**
* The regular files under a folder that a stranger's program has filled, sorted; links are neither
* listed nor entered.
*
* @returns paths relative to the folder, at most a thousand
*/
function listLeftFiles(folder) {
	const files = [];
	const folders = [{
		name: "",
		depth: 0
	}];
	for (let next = folders.pop(); next !== void 0; next = folders.pop()) for (const entry of entriesOf(join(folder, next.name))) {
		const name = join(next.name, entry.name);
		if (entry.isFile()) files.push(name);
		else if (entry.isDirectory() && next.depth < MAX_LISTED_DEPTH) folders.push({
			name,
			depth: next.depth + 1
		});
		if (files.length + folders.length >= MAX_LISTED_FILES) return files.toSorted();
	}
	return files.toSorted();
}
function entriesOf(folder) {
	try {
		if (lstatSync(folder, QUIETLY)?.isDirectory() !== true) return [];
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
/** Makes a folder that nobody else may enter. @throws the system's error */
function makePrivateFolder(path) {
	mkdirSync(path, {
		mode: 448,
		recursive: true
	});
}
/** Writes a file that nobody else may read. @throws the system's error */
function writePrivateFile(path, content) {
	writeFileSync(path, content, { mode: 384 });
}
/** Empties a file that programs may still be appending to. */
function emptyFile(path) {
	try {
		if (lstatSync(path).size > 0) truncateSync(path, 0);
	} catch {}
}
/**
* Removes the files in a folder and keeps the folder, which is far quicker than a new one.
*
* @returns false when it could not, or there is more than files in it
*/
function clearFolder(path) {
	try {
		if (lstatSync(path, QUIETLY)?.isDirectory() !== true) return false;
		for (const entry of readdirSync(path, { withFileTypes: true })) {
			if (entry.isDirectory()) return false;
			unlinkSync(join(path, entry.name));
		}
		return true;
	} catch {
		return false;
	}
}
/** Removes a folder and all that is in it, as far as that can be done. */
function removeFolder(path) {
	try {
		rmdirSync(path);
	} catch (error) {
		if (systemErrorCode(error) === "ENOENT") return;
		try {
			rmSync(path, {
				recursive: true,
				force: true,
				maxRetries: 3
			});
		} catch {}
	}
}
/** True when the disk of `path` has no room left. */
function isDiskFull(path) {
	try {
		const disk = statfsSync(path);
		return disk.files > 0 && disk.ffree === 0 || disk.bavail * disk.bsize < FULL_DISK_BYTES;
	} catch {
		return false;
	}
}
/** True for a folder, links followed. */
function isFolder(path) {
	try {
		return lstatSync(realpathSync(path)).isDirectory();
	} catch {
		return false;
	}
}
/** The path of a program as `PATH` finds it; null when it is not there. */
function findProgram(name, searchPath) {
	for (const folder of searchPath.split(delimiter)) {
		const path = join(folder === "" ? "." : folder, name);
		try {
			accessSync(path, constants.X_OK);
			if (lstatSync(realpathSync(path)).isFile()) return path;
		} catch {}
	}
	return null;
}
// src/host/spawn-launcher.ts
/** Where an exit code over this comes from a signal (bash manual, "Exit Status"). */
const SIGNAL_EXIT_BASE = 128;
/** The name of the signal that a shell's exit code stands for, `SIGSEGV` for 139; else null. */
function signalOfExitCode(exitCode) {
	const number = exitCode - SIGNAL_EXIT_BASE;
	const found = Object.entries(constants$1.signals).find(([, value]) => value === number);
	return found === void 0 ? null : found[0];
}
/** Starts every run from this process. */
var DirectLauncher = class {
	#options;
	#last = Promise.resolve();
	#running = null;
	#abandoned = false;
	#giveUp = null;
	constructor(options) {
		this.#options = options;
	}
	launch(request) {
		const end = this.#last.then(() => this.#abandoned ? {
			kind: "abandoned",
			began: false
		} : this.#start(request));
		this.#last = end;
		return end;
	}
	abandon() {
		this.#abandoned = true;
		const leaders = this.#running === null ? [] : [this.#running];
		this.#giveUp?.();
		return leaders;
	}
	close() {
		this.#abandoned = true;
		return Promise.resolve();
	}
	#start(request) {
		return new Promise((resolve) => {
			const files = [];
			try {
				files.push(openSync(request.stdoutPath, "a"), openSync(request.stderrPath, "a"));
				const [program, ...rest] = this.#options.argv;
				const child = spawn(program, rest, {
					cwd: this.#options.cwd,
					env: {
						...this.#options.environment,
						...request.environment
					},
					detached: true,
					stdio: ["ignore", ...files]
				});
				this.#running = child.pid ?? null;
				this.#giveUp = () => {
					child.unref();
					resolve({
						kind: "abandoned",
						began: true
					});
				};
				child.once("error", (error) => {
					resolve({
						kind: "not-started",
						reason: systemErrorReason(error)
					});
				});
				child.once("exit", (code, signal) => {
					this.#running = null;
					killGroup(child.pid);
					const exitCode = code ?? SIGNAL_EXIT_BASE + (signal === null ? 0 : constants$1.signals[signal]);
					resolve({
						kind: "exited",
						pid: child.pid ?? 0,
						exitCode
					});
				});
			} catch (error) {
				resolve({
					kind: "not-started",
					reason: systemErrorReason(error)
				});
			} finally {
				for (const file of files) closeSync(file);
			}
		});
	}
};
function killGroup(leader) {
	if (leader === void 0) return;
	try {
		process.kill(-leader, "SIGKILL");
	} catch {}
}
// src/parser/answer.ts
/** Names in a message about too many files. */
const MAX_NAMES = 5;
const EXTENSIONS = {
	markdown: "md",
	html: "html",
	text: "txt",
	json: "json"
};
/** Pictures that parsers cut out of a page and leave beside its text. */
const PICTURE = /\.(?:png|jpe?g|jp2|gif|webp|bmp|tiff?)$/i;
/** The name of a page's output file: many parsers go by the extension. */
function answerName(format, stem) {
	return `${stem}.${EXTENSIONS[format.kind]}`;
}
/**
* Finds the answer: the file at `{output}` if the command names it, else the one file that appeared
* in `{output_dir}`, else stdout unless the command names the folder. Pictures do not count.
*
* A parser that adds an extension to the name it is given is understood: the one file beside it counts.
*/
function collectAnswer(places, uses, maxBytes) {
	if (uses.has("output")) {
		const atOutput = readAnswerFile(places.outputPath, maxBytes);
		if (atOutput.kind !== "none") return atOutput;
	}
	const files = answersIn(places.outputDir);
	const [only] = files;
	if (only !== void 0 && files.length === 1) return readAnswerFile(join(places.outputDir, only), maxBytes);
	if (files.includes(basename(places.outputPath))) return readAnswerFile(places.outputPath, maxBytes);
	if (files.length > 1) return {
		kind: "unusable",
		reason: tooManyFiles(files)
	};
	if (uses.has("output") || uses.has("output_dir")) return { kind: "none" };
	return readAnswerFile(places.stdoutPath, maxBytes);
}
/** Bytes that the command has written so far to where its answer may be. */
function answerSize(places, uses) {
	const atOutput = fileStamp(places.outputPath)?.size ?? 0;
	if (uses.has("output")) return atOutput;
	let inFolder = 0;
	for (const name of answersIn(places.outputDir)) inFolder += fileStamp(join(places.outputDir, name))?.size ?? 0;
	if (uses.has("output_dir")) return inFolder;
	return Math.max(inFolder, fileStamp(places.stdoutPath)?.size ?? 0);
}
/** Files that may be the answer, pictures left out. */
function answersIn(folder) {
	return listLeftFiles(folder).filter((name) => !PICTURE.test(name));
}
/** Reads one file as an answer; bad UTF-8 becomes U+FFFD, a BOM stays. */
function readAnswerFile(path, maxBytes) {
	const left = readLeftFile(path, maxBytes);
	if (left.kind === "missing") return { kind: "none" };
	if (left.kind === "unusable") return {
		kind: "unusable",
		reason: `The output file cannot be read: ${left.reason}.`
	};
	const bytes = left.size > maxBytes ? withoutCutCharacter(left.bytes) : left.bytes;
	return {
		kind: "text",
		text: bytes.toString("utf8"),
		size: left.size,
		bytes: bytes.length
	};
}
/** The cap may fall inside a character of up to four bytes: that half is ours, not the parser's. */
function withoutCutCharacter(bytes) {
	for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
		const byte = bytes[bytes.length - back] ?? 0;
		if ((byte & 192) === 128) continue;
		return (byte >= 240 ? 4 : byte >= 224 ? 3 : byte >= 192 ? 2 : 1) > back ? bytes.subarray(0, bytes.length - back) : bytes;
	}
	return bytes;
}
function tooManyFiles(files) {
	const names = files.slice(0, MAX_NAMES).map((name) => JSON.stringify(name));
	const rest = files.length > MAX_NAMES ? ` and ${files.length - MAX_NAMES} more` : "";
	return `${files.length} files appeared in {output_dir} where one was expected: ${names.join(", ")}${rest}.`;
}
// src/parser/batch-events.ts
/** A longer line on stdout is no event. */
const MAX_LINE_CHARACTERS = 65536;
/** Picks `{"id": …, "event": "start" | "end"}` lines out of what a batch command prints. */
var BatchEventReader = class {
	#pages;
	#rest = "";
	#isTooLong = false;
	/** @param pages the pages of this start with their numbers; a line may name `room` to tell ids apart */
	constructor(pages) {
		const numbers = /* @__PURE__ */ new Map();
		for (const [number, page] of pages) {
			const plain = keyOf(page.id, null);
			if (!numbers.has(plain)) numbers.set(plain, number);
			numbers.set(keyOf(page.id, page.room), number);
		}
		this.#pages = numbers;
	}
	/** @param text what was printed since the last call */
	read(text) {
		const lines = (this.#rest + text).split("\n");
		this.#rest = lines.pop() ?? "";
		const events = [];
		for (const line of lines) {
			const event = this.#isTooLong ? null : this.#event(line);
			this.#isTooLong = false;
			if (event !== null) events.push(event);
		}
		if (this.#rest.length > MAX_LINE_CHARACTERS) {
			this.#rest = "";
			this.#isTooLong = true;
		}
		return events;
	}
	#event(line) {
		if (!line.trimStart().startsWith("{")) return null;
		const said = parseLine(line);
		const kind = said["event"];
		const { id, room } = said;
		if (typeof id !== "string" || kind !== "start" && kind !== "end") return null;
		const page = this.#pages.get(keyOf(id, typeof room === "string" ? room : null));
		return page === void 0 ? null : {
			page,
			kind
		};
	}
};
function keyOf(id, room) {
	return JSON.stringify([id, room]);
}
function parseLine(line) {
	try {
		const said = JSON.parse(line);
		return said !== null && typeof said === "object" ? { ...said } : {};
	} catch {
		return {};
	}
}
// src/parser/batch-turns.ts
/**
* Follows one start of a batch command: which page's turn it is, since when, and what is complete.
*
* A page's turn begins with its start event, else when the output before it was last written. Its
* output is taken once it no longer changes, nobody has it open, and the command went on: another
* output appeared, another page started, or the page was said to have ended.
*
* How long a page took is told by the times of its file and of the one before, or of its start
* event. It is not known for outputs that appear together (pages computed at once, or in less than
* a look takes), nor for a start event that comes together with the output (stdout that is buffered).
*/
var BatchTurns = class {
	#clock;
	#turns;
	#order = 0;
	/** When the last complete output was last written. */
	#idleSinceMs;
	#lastLookMs;
	/** When an output that is followed no longer was written last, or the start. */
	#lastWrittenMs;
	#isOpen = () => false;
	/** @param pages numbers of the pages that the command was given, in its order */
	constructor(pages, clock) {
		this.#clock = clock;
		this.#idleSinceMs = clock.startedAtMs;
		this.#lastLookMs = clock.startedAtMs;
		this.#lastWrittenMs = clock.startedAtMs;
		this.#turns = new Map(pages.map((page) => [page, {
			page,
			appeared: null,
			sinceMs: null,
			heardMs: null,
			isEnded: false,
			changedAtMs: clock.startedAtMs,
			startMs: null,
			writtenMs: clock.startedAtMs,
			file: null
		}]));
	}
	look(look) {
		this.#isOpen = look.isOpen;
		for (const event of look.events) this.#hear(event, look);
		this.#seeFiles(look);
		this.#lastLookMs = look.nowMs;
		const taken = /* @__PURE__ */ new Map();
		for (const turn of this.#turns.values()) {
			if (!this.#looksComplete(turn, look.nowMs)) continue;
			this.#idleSinceMs = Math.max(this.#idleSinceMs, turn.changedAtMs);
			if (this.#isSuperseded(turn)) taken.set(turn.page, this.durationMs(turn.page));
		}
		for (const page of taken.keys()) this.#leave(page);
		const active = this.#activeTurns(look.nowMs);
		const late = active.find((turn) => this.#isLate(turn, look.nowMs));
		return {
			taken,
			inTurn: active.map((turn) => turn.page),
			timedOut: late?.page ?? null,
			isOverdue: active.length === 0 && look.nowMs >= this.#idleSinceMs + this.#clock.timeoutMs
		};
	}
	/** Pages not yet taken whose output looks complete. */
	complete(nowMs) {
		return this.#durations((turn) => this.#looksComplete(turn, nowMs));
	}
	/** Pages not yet taken that have an output, complete or not, even an empty one. */
	written() {
		return this.#durations((turn) => turn.file !== null);
	}
	/**
	* Time that the page took until its output was last written, in milliseconds.
	*
	* @returns null where it has no output, or where the start of its turn is not known
	*/
	durationMs(page) {
		const turn = this.#turns.get(page);
		if (turn === void 0 || turn.file === null || turn.startMs === null) return null;
		return Math.max(0, turn.writtenMs - turn.startMs);
	}
	/** Time since the page's turn was seen to begin, in milliseconds. */
	waitedMs(page, nowMs) {
		return Math.max(0, nowMs - (this.#turns.get(page)?.sinceMs ?? this.#idleSinceMs));
	}
	#durations(isWanted) {
		const turns = [...this.#turns.values()].filter(isWanted);
		return new Map(turns.map(({ page }) => [page, this.durationMs(page)]));
	}
	#hear(event, look) {
		const turn = this.#turns.get(event.page);
		if (turn === void 0) return;
		this.#order += 1;
		if (event.kind === "end") turn.isEnded = true;
		else if (turn.heardMs === null) {
			turn.heardMs = look.nowMs;
			turn.sinceMs = look.nowMs;
			if (turn.file === null) turn.startMs = this.#sinceLastLook(look.printedMs ?? null, look.nowMs);
		}
	}
	#seeFiles(look) {
		const byAge = [...look.files].toSorted(([, a], [, b]) => a.mtimeMs - b.mtimeMs);
		const appeared = [];
		for (const [page, file] of byAge) {
			const turn = this.#turns.get(page);
			if (turn === void 0) continue;
			if (turn.file === null) {
				this.#order += 1;
				turn.appeared = this.#order;
				turn.sinceMs ??= this.#idleSinceMs;
				appeared.push(turn);
			}
			if (turn.file?.size !== file.size || turn.file.mtimeMs !== file.mtimeMs) {
				turn.changedAtMs = look.nowMs;
				turn.writtenMs = this.#sinceLastLook(file.mtimeMs, look.nowMs);
			}
			turn.file = file;
		}
		for (const turn of appeared) if (turn.heardMs === null && appeared.length === 1) turn.startMs = this.#writtenBefore(turn);
		else if (turn.heardMs === look.nowMs) turn.startMs = null;
	}
	/** A time of the wall clock, which may be wrong, as one between the last look and this. */
	#sinceLastLook(wallMs, nowMs) {
		if (wallMs === null) return nowMs;
		return Math.min(nowMs, Math.max(this.#lastLookMs, wallMs - this.#clock.originMs));
	}
	/** When the output before this one was last written. */
	#writtenBefore(turn) {
		let beforeMs = this.#lastWrittenMs;
		for (const other of this.#turns.values()) if (other !== turn && other.file !== null && other.writtenMs <= turn.writtenMs) beforeMs = Math.max(beforeMs, other.writtenMs);
		return beforeMs;
	}
	#leave(page) {
		this.#lastWrittenMs = Math.max(this.#lastWrittenMs, this.#turns.get(page)?.writtenMs ?? 0);
		this.#turns.delete(page);
	}
	#looksComplete(turn, nowMs) {
		if (turn.file === null || nowMs - turn.changedAtMs < this.#clock.settleMs) return false;
		if (turn.file.size === 0 && !this.#isSuperseded(turn)) return false;
		return !this.#isOpen(turn.page);
	}
	#isSuperseded(turn) {
		return turn.isEnded || turn.appeared !== null && turn.appeared < this.#order;
	}
	/** The pages with a start event or an unfinished file, else the first that has neither. */
	#activeTurns(nowMs) {
		const open = [...this.#turns.values()].filter((turn) => !this.#looksComplete(turn, nowMs));
		const active = open.filter((turn) => turn.heardMs !== null || turn.file !== null);
		if (active.length > 0) return active;
		const first = open.at(0);
		return first === void 0 ? [] : [first];
	}
	#isLate(turn, nowMs) {
		const deadlineMs = (turn.sinceMs ?? this.#idleSinceMs) + this.#clock.timeoutMs;
		if (nowMs < deadlineMs) return false;
		if (turn.file === null || turn.changedAtMs > deadlineMs) return true;
		return nowMs - turn.changedAtMs >= this.#clock.settleMs;
	}
};
// src/parser/json-pointer.ts
/** Stands for every element of an array and every value of an object. */
const EVERY = "*";
/**
* Reads a JSON Pointer (RFC 6901); `*` as a whole part stands for every element or value.
*
* @returns the pointer's parts, none for the whole document
* @throws InputError when it does not start with `/` or holds a `~` that is neither `~0` nor `~1`
*/
function parsePointer(pointer) {
	if (pointer === "") return [];
	if (!pointer.startsWith("/")) throw new InputError("json-pointer", `a JSON Pointer starts with "/", got "${pointer}"`, { hint: `Write "/${pointer}".` });
	if (/~(?![01])/.test(pointer)) throw new InputError("json-pointer", `"~" stands alone in the JSON Pointer "${pointer}"`, { hint: "Write \"~0\" for \"~\" and \"~1\" for \"/\" inside a name." });
	return pointer.slice(1).split("/").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}
/**
* Finds the strings that a pointer points at, without building the document in memory.
*
* Accepts exactly what `JSON.parse` accepts (of a name that stands twice in an object, the last
* counts), but needs one byte a level of nesting where that needs up to forty times the text.
*
* @returns `other`: what kind of value was found where a string was wanted; null when none was. O(n)
*/
function selectStrings(text, pointer) {
	const reader = new PointerReader(text, pointer);
	try {
		return reader.read();
	} catch (error) {
		if (error instanceof JsonFault) return {
			kind: "not-json",
			reason: error.message
		};
		throw error;
	}
}
var JsonFault = class extends Error {};
const OBJECT = 1;
const ARRAY = 2;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
var PointerReader = class {
	#text;
	#pointer;
	#at = 0;
	#depth = 0;
	#kinds = /* @__PURE__ */ new Uint8Array(256);
	/** By depth, as far as the pointer goes: the container lies on the pointer's path. */
	#onPath = [];
	/** By depth: the member that is being read lies on the path. */
	#memberOnPath = [];
	#index = [];
	/** By depth: how much had been found when the wanted name was first met. */
	#foundBefore = [];
	#found = [];
	constructor(text, pointer) {
		this.#text = text;
		this.#pointer = pointer;
	}
	read() {
		do {
			this.#value();
			this.#closeContainers();
		} while (this.#depth > 0);
		if (this.#at < this.#text.length) throw this.#fault();
		return {
			kind: "found",
			strings: this.#found.flatMap((found) => "text" in found ? [found.text] : []),
			other: this.#found.find((found) => "other" in found)?.other ?? null
		};
	}
	/** Reads a scalar, an empty container, or the opening of a container up to its first member. */
	#value() {
		for (;;) {
			this.#space();
			const opened = this.#text[this.#at];
			if (opened !== "{" && opened !== "[") return this.#scalar();
			this.#note({ other: opened === "{" ? "an object" : "an array" });
			this.#open(opened === "{" ? OBJECT : ARRAY);
			this.#space();
			if (this.#text[this.#at] === (opened === "{" ? "}" : "]")) return;
			this.#member();
		}
	}
	/** After a value: goes on to the next member, or closes what ends here. */
	#closeContainers() {
		while (this.#depth > 0) {
			this.#space();
			const isObject = this.#kinds[this.#depth - 1] === OBJECT;
			const character = this.#text[this.#at];
			if (character === ",") {
				this.#at += 1;
				this.#space();
				return this.#member();
			}
			if (character !== (isObject ? "}" : "]")) throw this.#fault();
			this.#at += 1;
			this.#depth -= 1;
		}
		this.#space();
	}
	#open(kind) {
		const isOnPath = this.#isOnPath();
		if (this.#depth < this.#pointer.length) {
			this.#onPath[this.#depth] = isOnPath;
			this.#memberOnPath[this.#depth] = false;
			this.#index[this.#depth] = -1;
			this.#foundBefore[this.#depth] = -1;
		}
		if (this.#depth === this.#kinds.length) {
			const longer = new Uint8Array(this.#kinds.length * 2);
			longer.set(this.#kinds);
			this.#kinds = longer;
		}
		this.#kinds[this.#depth] = kind;
		this.#depth += 1;
		this.#at += 1;
	}
	/** At the start of a member: reads an object's name and finds out whether it is wanted. */
	#member() {
		const level = this.#depth - 1;
		const isWatched = level < this.#pointer.length && this.#onPath[level] === true;
		let name = null;
		if (this.#kinds[level] === OBJECT) {
			const start = this.#at;
			this.#string();
			if (isWatched) name = this.#decode(start);
			this.#space();
			if (this.#text[this.#at] !== ":") throw this.#fault();
			this.#at += 1;
		}
		if (!isWatched) return;
		const wanted = this.#pointer[level];
		this.#index[level] = (this.#index[level] ?? -1) + 1;
		const isWanted = wanted === EVERY || wanted === (name ?? String(this.#index[level]));
		this.#memberOnPath[level] = isWanted;
		if (!isWanted || wanted === EVERY || name === null) return;
		const before = this.#foundBefore[level] ?? -1;
		if (before >= 0) this.#found.length = before;
		else this.#foundBefore[level] = this.#found.length;
	}
	#scalar() {
		const start = this.#at;
		if (this.#text[start] === "\"") {
			this.#string();
			if (this.#isWanted()) this.#found.push({ text: this.#decode(start) });
			return;
		}
		for (const word of [
			"true",
			"false",
			"null"
		]) {
			if (!this.#text.startsWith(word, start)) continue;
			this.#at += word.length;
			return this.#note({ other: word });
		}
		NUMBER.lastIndex = start;
		if (!NUMBER.test(this.#text)) throw this.#fault();
		this.#at = NUMBER.lastIndex;
		this.#note({ other: "a number" });
	}
	#string() {
		const text = this.#text;
		if (text[this.#at] !== "\"") throw this.#fault();
		for (let at = this.#at + 1; at < text.length; at += 1) {
			const unit = text.charCodeAt(at);
			if (unit === 34) {
				this.#at = at + 1;
				return;
			}
			if (unit < 32) {
				this.#at = at;
				throw this.#fault();
			}
			if (unit !== 92) continue;
			at += 1;
			const escaped = text[at] ?? "";
			if (escaped === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) at += 4;
			else if (escaped === "" || !"\"\\/bfnrt".includes(escaped)) {
				this.#at = at;
				throw this.#fault();
			}
		}
		this.#at = text.length;
		throw this.#fault();
	}
	#decode(start) {
		const decoded = JSON.parse(this.#text.slice(start, this.#at));
		return String(decoded);
	}
	#note(found) {
		if (this.#isWanted()) this.#found.push(found);
	}
	/** The value that starts here is what the pointer points at. */
	#isWanted() {
		return this.#depth === this.#pointer.length && this.#isOnPath();
	}
	#isOnPath() {
		if (this.#depth === 0) return true;
		const level = this.#depth - 1;
		if (level >= this.#pointer.length) return false;
		return this.#onPath[level] === true && this.#memberOnPath[level] === true;
	}
	#space() {
		for (;;) {
			const unit = this.#text.charCodeAt(this.#at);
			if (unit !== 32 && unit !== 10 && unit !== 13 && unit !== 9) return;
			this.#at += 1;
		}
	}
	#fault() {
		if (this.#at >= this.#text.length) return new JsonFault("it ends in the middle");
		return new JsonFault(`unexpected character at offset ${this.#at}`);
	}
};
// src/parser/output-format.ts
/** Between the parts that a pointer with `*` finds. */
const PART_SEPARATOR = "\n\n";
/**
* Reads `output-format`: `markdown`, `html`, `text` or `json:` and a JSON Pointer.
*
* @throws InputError for anything else
*/
function parseOutputFormat(spelled) {
	if (spelled === "markdown" || spelled === "html" || spelled === "text") return { kind: spelled };
	if (spelled.startsWith("json:")) {
		const pointer = spelled.slice(5);
		return {
			kind: "json",
			pointer: parsePointer(pointer),
			spelled: pointer
		};
	}
	throw new InputError("output-format", `unknown output-format "${spelled}"`, { hint: spelled === "json" ? "Say where the text is in the JSON, e.g. \"json:/markdown\" or \"json:/pages/*/markdown\"." : "Use \"markdown\", \"html\", \"text\" or \"json:\" and a JSON Pointer, e.g. \"json:/pages/*/markdown\"." });
}
/**
* Takes the text to judge out of a raw answer.
*
* @param cut the output cap stopped the command
* @returns `answered`, or `broken` with the raw text when it is not the declared format
*/
function readAnswer(format, text, cut) {
	if (format.kind !== "json") return {
		kind: "answered",
		text,
		cut
	};
	const broken = (reason) => ({
		kind: "broken",
		text,
		reason: cut ? `${reason} (cut by max-output)` : reason
	});
	const selected = selectStrings(text.startsWith("﻿") ? text.slice(1) : text, format.pointer);
	if (selected.kind === "not-json") return broken(text.trim() === "" ? "The answer is empty where JSON was declared." : `The answer is not JSON: ${selected.reason}.`);
	if (selected.other !== null) return broken(`JSON has ${selected.other} at ${format.spelled} where a string is wanted.`);
	if (selected.strings.length === 0) return broken(`JSON has nothing at ${format.spelled}.`);
	return {
		kind: "answered",
		text: selected.strings.join(PART_SEPARATOR),
		cut
	};
}
// src/parser/page-outcome.ts
/** What of stderr is kept: enough for the last lines of a stack trace. */
const STDERR_TAIL_BYTES = 4096;
/** bash manual, "Exit Status": the command was found and is not executable; it was not found. */
const NOT_EXECUTABLE = 126;
const NOT_FOUND = 127;
const DISK_FULL = "No space left on the disk that holds the temporary files.";
/** What came of one try. */
function outcomeOf(finished) {
	const { seen, answer } = finished;
	if (seen.kind === "timed-out") return {
		kind: "timed-out",
		text: textOf(answer),
		afterMs: finished.durationMs
	};
	if (finished.isDiskFull()) return {
		kind: "not-run",
		reason: DISK_FULL
	};
	return seen.kind === "cut" ? answered(finished) : outcomeOfEnd(finished, seen.end);
}
function outcomeOfEnd(finished, end) {
	if (end.kind === "not-started") return {
		kind: "not-run",
		reason: `The command could not be started: ${end.reason}.`
	};
	const exitCode = end.kind === "exited" ? end.exitCode : null;
	if (exitCode === 0 || !isSilent(finished.answer)) return answered(finished);
	return failureOf(exitCode, finished);
}
/** What a command that exited non-zero without an answer came to. */
function failureOf(exitCode, finished) {
	const stderrTail = finished.stderrTail();
	const said = stderrTail.trim() === "" ? "" : ` It said: ${stderrTail.trim()}`;
	if (exitCode === NOT_FOUND) return {
		kind: "not-run",
		reason: `Command not found (exit code 127).${said}`
	};
	if (exitCode === NOT_EXECUTABLE) return {
		kind: "not-run",
		reason: `Command not executable (exit code 126).${said}`
	};
	if (finished.isDiskFull()) return {
		kind: "not-run",
		reason: `${DISK_FULL}${said}`
	};
	return {
		kind: "failed",
		exitCode,
		signal: exitCode === null ? "SIGKILL" : signalOfExitCode(exitCode),
		stderrTail
	};
}
function answered(finished) {
	const { answer, format } = finished;
	if (answer.kind === "unusable") return {
		kind: "broken",
		text: "",
		reason: answer.reason
	};
	const cut = answer.kind === "text" && answer.size > finished.maxOutputBytes;
	return readAnswer(format, textOf(answer), cut);
}
function textOf(answer) {
	return answer.kind === "text" ? answer.text : "";
}
function isSilent(answer) {
	return answer.kind === "none" || answer.kind === "text" && answer.text.trim() === "";
}
// src/host/spawn-relay.ts
/**
* Runs its arguments once for every request on stdin; `pid code` on stdout when one has ended.
*
* A request is a line of ASCII: the length of the rest in eight digits, then code that sets two
* files and exports the run's environment. Known lengths spare bash, which reads a pipe byte by byte
* otherwise. `set -m` gives every run a process group of its own; what is left of it is killed
* before the next run starts. Names are long because a name that the job exports would otherwise
* change in the command's environment. Without -f (which bash 5.2 now and then spins in for ever),
* `wait` also returns for a command that stops itself: nobody would wake it, so it is killed. What
* the relay itself says on stderr goes nowhere (`stdio`).
*/
const RELAY_SCRIPT = `
set -m
boobench_relay_next() {
  if (( BASH_VERSINFO[0] < 4 )); then
    IFS= read -r boobench_relay_code && boobench_relay_code=\${boobench_relay_code:8}
  else
    IFS= read -r -N 8 boobench_relay_length &&
      IFS= read -r -N $((10#$boobench_relay_length)) boobench_relay_code
  fi
}
hash -- "$1"
while boobench_relay_next; do
  eval "$boobench_relay_code"
  "$@" </dev/null >>"$boobench_relay_out" 2>>"$boobench_relay_err" &
  wait $!
  boobench_relay_code=$?
  kill -KILL -- "-$!"
  printf '%d %d\\n' $! $boobench_relay_code
done
`;
/**
* Starts every run through one small shell that stays.
*
* Forking this process copies its page tables and stops its event loop for about two milliseconds
* a run; a shell of two megabytes forks in a fraction of that (`bench/run/overhead.ts`).
*/
var SpawnRelay = class {
	#relay;
	#waiting = [];
	#received = "";
	#gone = false;
	/** Why the relay itself could not be started. */
	#failure = null;
	/** @param bash the shell's path; it must be bash, for job control without a terminal */
	constructor(bash, options) {
		this.#relay = spawn(bash, [
			"-p",
			"-c",
			RELAY_SCRIPT,
			"boobench-relay",
			...options.argv
		], {
			cwd: options.cwd,
			env: options.environment,
			detached: true,
			stdio: [
				"pipe",
				"pipe",
				"ignore"
			]
		});
		this.#relay.once("error", (error) => {
			this.#failure = {
				kind: "not-started",
				reason: systemErrorReason(error)
			};
			for (const { resolve } of this.#waiting.splice(0)) resolve(this.#failure);
			this.#end();
		});
		this.#relay.once("close", () => this.#end());
		this.#relay.stdin?.on("error", () => {});
		this.#relay.stdout?.setEncoding("latin1").on("data", (text) => this.#read(text));
	}
	launch(request) {
		if (this.#failure !== null) return Promise.resolve(this.#failure);
		if (this.#gone) return Promise.resolve({
			kind: "abandoned",
			began: false
		});
		const exported = [];
		for (const [name, value] of Object.entries(request.environment)) {
			if (value.includes("\0")) return Promise.resolve(refusal(name));
			exported.push(`${name}=${bashWord(value)}`);
		}
		const code = `${`boobench_relay_out=${bashWord(request.stdoutPath)} boobench_relay_err=${bashWord(request.stderrPath)}`}${exported.length === 0 ? "" : `; export ${exported.join(" ")}`}\n`;
		return new Promise((resolve) => {
			this.#waiting.push({ resolve });
			this.#relay.stdin?.write(`${String(code.length).padStart(8, "0")}${code}`);
		});
	}
	abandon() {
		const { pid } = this.#relay;
		if (this.#gone || pid === void 0) return [];
		this.#relay.kill("SIGSTOP");
		const leaders = childrenOf(pid);
		this.#relay.kill("SIGKILL");
		this.#end();
		return leaders;
	}
	close() {
		if (this.#waiting.length > 0) {
			this.#relay.stdin?.end();
			return Promise.resolve();
		}
		if (this.#gone || !this.#relay.kill("SIGKILL")) return Promise.resolve();
		return new Promise((resolve) => this.#relay.once("exit", () => resolve()));
	}
	#read(text) {
		this.#received += text;
		for (;;) {
			const end = this.#received.indexOf("\n");
			if (end < 0) return;
			const [pid, exitCode] = this.#received.slice(0, end).split(" ").map(Number);
			this.#received = this.#received.slice(end + 1);
			if (pid === void 0 || exitCode === void 0) continue;
			this.#waiting.shift()?.resolve({
				kind: "exited",
				pid,
				exitCode
			});
		}
	}
	#end() {
		this.#gone = true;
		const waiting = this.#waiting.splice(0);
		for (const [index, { resolve }] of waiting.entries()) resolve({
			kind: "abandoned",
			began: index === 0
		});
	}
};
function refusal(name) {
	return {
		kind: "not-started",
		reason: `the value of ${name} holds a NUL character`
	};
}
/** A word of bash for any text without NUL, in printable ASCII. */
function bashWord(text) {
	if (/^[ -~]*$/.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
	let word = "";
	for (const byte of Buffer.from(text)) word += byte >= 32 && byte < 127 && byte !== 39 && byte !== 92 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, "0")}`;
	return `$'${word}'`;
}
// src/parser/environment.ts
/** Holds the run's token and the try's number; processes that left their group are found by it. */
const RUN_MARK = "BOOBENCH_RUN";
/** The runner's own credentials and inputs, and ours (action contract, "Shape"). */
const PRIVATE_PREFIXES = [
	"ACTIONS_",
	"INPUT_",
	"BOOBENCH_"
];
/** Tokens, and the files through which a step steers the rest of its job. */
const PRIVATE_NAMES = /* @__PURE__ */ new Set([
	"GITHUB_TOKEN",
	"GH_TOKEN",
	"GITHUB_ENV",
	"GITHUB_OUTPUT",
	"GITHUB_PATH",
	"GITHUB_STATE",
	"GITHUB_STEP_SUMMARY"
]);
/**
* The environment of the parser command: the job's, without tokens and without what steers the job.
*
* @param passEnv names to keep all the same
*/
function parserEnvironment(job, passEnv) {
	const kept = Object.entries(job).filter(([name]) => passEnv.includes(name) || !isPrivate(name));
	return Object.fromEntries(kept);
}
function isPrivate(name) {
	return PRIVATE_NAMES.has(name) || PRIVATE_PREFIXES.some((prefix) => name.startsWith(prefix));
}
// src/parser/run-context.ts
/** The processes of one try: its group and whoever carries its mark. */
function treeOf(context, number, leaders) {
	return {
		leaders,
		mark: {
			entry: `${RUN_MARK}=${markOf(context, number)}`,
			prefix: false
		}
	};
}
function markOf(context, number) {
	return `${context.options.runToken}-${number}`;
}
/** Starts a launcher: through a small shell where there is bash, else from this process. */
function openLauncher(context) {
	const { environment, command, options } = context;
	const bash = findProgram("bash", environment["PATH"] ?? "");
	const settings = {
		argv: command.argv,
		cwd: options.workingDirectory
	};
	if (bash === null) return new DirectLauncher({
		...settings,
		environment
	});
	return new SpawnRelay(bash, {
		...settings,
		environment: {
			...environment,
			[RUN_MARK]: markOf(context, "relay")
		}
	});
}
/** A path in the run's folder. */
function pathIn(context, ...names) {
	return join(context.folder, ...names);
}
// src/parser/watch.ts
/** The first look at a running command: quick ones have ended by then and cost nothing. */
const FIRST_LOOK_MS = 25;
/** While an answer grows fast: a flood of 2 GB/s then overshoots the cap by some tens of megabytes. */
const QUICK_LOOK_MS$1 = 10;
/** While little happens. */
const SLOW_LOOK_MS = 250;
/** Growth between two looks, as a share of the cap, that counts as fast. */
const FAST_GROWTH$1 = 1 / 32;
/** Waits for the end of a try, its clock, its output cap or an interrupt, whatever is first. */
function watchTry(watched) {
	return new Promise((resolve) => {
		let timer;
		let lookMs = FIRST_LOOK_MS;
		let lastSize = 0;
		const finish = (end) => {
			clearTimeout(timer);
			watched.signal.removeEventListener("abort", interrupt);
			resolve(end);
		};
		const interrupt = () => finish({ kind: "interrupted" });
		const look = () => {
			if (watched.signal.aborted) return interrupt();
			watched.signal.addEventListener("abort", interrupt);
			watched.drain();
			const size = watched.answerSize();
			if (size > watched.maxOutputBytes) return finish({ kind: "cut" });
			if (performance.now() >= watched.deadlineMs) return finish({ kind: "timed-out" });
			lookMs = size - lastSize > watched.maxOutputBytes * FAST_GROWTH$1 ? QUICK_LOOK_MS$1 : Math.min(lookMs * 1.5, SLOW_LOOK_MS);
			lastSize = size;
			schedule();
		};
		const schedule = () => {
			const leftMs = watched.deadlineMs - performance.now();
			timer = setTimeout(look, Math.max(1, Math.min(lookMs, leftMs)));
		};
		watched.end.then((end) => finish({
			kind: "ended",
			end
		}));
		if (watched.signal.aborted) return interrupt();
		schedule();
	});
}
/** Waits, or until the signal aborts. */
function pause(waitMs, signal) {
	return new Promise((resolve) => {
		if (signal.aborted) return resolve();
		const done = () => {
			clearTimeout(timer);
			signal.removeEventListener("abort", done);
			resolve();
		};
		const timer = setTimeout(done, waitMs);
		signal.addEventListener("abort", done);
	});
}
// src/parser/batch-start.ts
/** Between two looks at the outputs. */
const LOOK_MS = 100;
/** The same while an output grows fast. */
const QUICK_LOOK_MS = 10;
/** Growth between two looks, as a share of the cap, that counts as fast. */
const FAST_GROWTH = 1 / 32;
/** How long "somebody has this file open" is believed; asking reads the process table. */
const OPEN_ANSWER_MS = 1e3;
/** Output on stdout that has been read is dropped when there is more of it than this. */
const DRAIN_ABOVE_BYTES$1 = 16777216;
/** One start of the batch command, from its launch to the end of its last process. */
var BatchStart = class {
	folder;
	outputOf;
	/** True once an output or a start event was seen. */
	showedLife = false;
	#context;
	#options;
	#turns;
	#events;
	#stdoutPath;
	#stderrPath;
	#pageOf = /* @__PURE__ */ new Map();
	#startedAtMs = performance.now();
	#stdoutRead = 0;
	#openAnswers = /* @__PURE__ */ new Map();
	#decoder = new StringDecoder("utf8");
	#hasEnded = false;
	#bytes = 0;
	constructor(context, options) {
		this.#context = context;
		this.#options = options;
		this.folder = options.folder;
		this.outputOf = options.outputOf;
		this.#stdoutPath = join(options.folder, "stdout");
		this.#stderrPath = join(options.folder, "stderr");
		writePrivateFile(this.#stdoutPath, "");
		writePrivateFile(this.#stderrPath, "");
		this.#events = new BatchEventReader(options.pages);
		for (const page of options.pages.keys()) this.#pageOf.set(options.outputOf(page), page);
		this.#turns = new BatchTurns([...options.pages.keys()], {
			startedAtMs: this.#startedAtMs,
			originMs: Date.now() - performance.now(),
			timeoutMs: context.options.timeoutMs,
			settleMs: context.pace.settleMs
		});
	}
	async run() {
		const { signal } = this.#context;
		const ended = { end: null };
		const wake = new AbortController();
		const stopWaiting = () => wake.abort();
		signal.addEventListener("abort", stopWaiting);
		const launch = async () => {
			ended.end = await this.#options.launcher.launch({
				environment: {},
				stdoutPath: this.#stdoutPath,
				stderrPath: this.#stderrPath
			});
			stopWaiting();
		};
		const launched = launch();
		try {
			for (let lookMs = LOOK_MS;;) {
				await pause(lookMs, wake.signal);
				if (ended.end !== null) return await this.#afterEnd(ended.end);
				if (signal.aborted) {
					await this.#stop(this.#context.pace.abortGraceMs);
					return { kind: "interrupted" };
				}
				const before = this.#bytes;
				const stop = await this.#look();
				if (stop !== null) return stop;
				lookMs = this.#bytes - before > this.#context.options.maxOutputBytes * FAST_GROWTH ? QUICK_LOOK_MS : LOOK_MS;
			}
		} finally {
			signal.removeEventListener("abort", stopWaiting);
			this.#options.launcher.abandon();
			await launched;
		}
	}
	/** Milliseconds since a page's turn was seen to begin. */
	waitedMs(page) {
		return this.#turns.waitedMs(page, performance.now());
	}
	stderrTail() {
		return readTail(this.#stderrPath, STDERR_TAIL_BYTES);
	}
	isDiskFull() {
		return isDiskFull(this.folder);
	}
	async #look() {
		const nowMs = performance.now();
		const files = this.#files();
		const state = this.#observe(nowMs, files);
		for (const page of state.inTurn) this.#options.onTurn(page);
		for (const [page, durationMs] of state.taken) {
			this.#pageOf.delete(this.outputOf(page));
			await this.#options.onOutput(page, durationMs);
		}
		const { maxOutputBytes } = this.#context.options;
		const big = [...files].find(([page, file]) => file.size > maxOutputBytes && !state.taken.has(page));
		if (big !== void 0) return this.#stopAt("cut", big[0], nowMs);
		if (state.timedOut !== null) return this.#stopAt("timed-out", state.timedOut, nowMs);
		if (!state.isOverdue) return null;
		const complete = this.#turns.complete(nowMs);
		await this.#stop(this.#context.pace.killGraceMs);
		return {
			kind: "ended",
			end: {
				kind: "abandoned",
				began: true
			},
			complete,
			blamed: null
		};
	}
	#observe(nowMs, files) {
		const printedMs = fileStamp(this.#stdoutPath)?.mtimeMs ?? null;
		const events = this.#events.read(this.#newStdout());
		if (files.size > 0 || events.length > 0) this.showedLife = true;
		let open;
		const openFiles = () => open ??= this.#openFiles();
		const isOpen = (page) => this.#isOpen(page, files.get(page), {
			nowMs,
			openFiles
		});
		return this.#turns.look({
			nowMs,
			printedMs,
			files,
			events,
			isOpen
		});
	}
	async #stopAt(kind, page, nowMs) {
		const complete = new Map(this.#turns.complete(nowMs));
		complete.delete(page);
		const waitedMs = this.#turns.waitedMs(page, nowMs);
		const durationMs = kind === "cut" ? waitedMs : Math.max(waitedMs, this.#context.options.timeoutMs);
		await this.#stop(this.#context.pace.killGraceMs);
		return {
			kind,
			page,
			durationMs,
			complete
		};
	}
	async #afterEnd(end) {
		const leaders = end.kind === "exited" ? [end.pid] : [];
		await endTree(treeOf(this.#context, this.#options.number, leaders), 0);
		this.#hasEnded = true;
		const nowMs = performance.now();
		const files = this.#files();
		const state = this.#observe(nowMs, files);
		const isFine = end.kind === "exited" && end.exitCode === 0;
		const complete = new Map(state.taken);
		for (const [page, durationMs] of this.#turns.written()) if (isFine || (files.get(page)?.size ?? 0) > 0) complete.set(page, durationMs);
		return {
			kind: "ended",
			end,
			complete,
			blamed: state.inTurn.find((page) => !complete.has(page)) ?? null
		};
	}
	async #stop(graceMs) {
		const leaders = this.#options.launcher.abandon();
		await endTree(treeOf(this.#context, this.#options.number, leaders), graceMs);
	}
	#files() {
		const files = /* @__PURE__ */ new Map();
		let bytes = 0;
		for (const name of namesInFolder(this.#options.outputDir)) {
			const path = join(this.#options.outputDir, name);
			const page = this.#pageOf.get(path);
			const stamp = page === void 0 ? null : fileStamp(path);
			if (page === void 0 || stamp === null) continue;
			bytes += stamp.size;
			files.set(page, stamp);
		}
		this.#bytes = bytes;
		return files;
	}
	/** Asked only for an output that stopped changing. */
	#isOpen(page, file, look) {
		const { nowMs } = look;
		if (this.#hasEnded || file === void 0) return false;
		const known = this.#openAnswers.get(page);
		if (known?.mtimeMs === file.mtimeMs && (!known.isOpen || nowMs - known.atMs < OPEN_ANSWER_MS)) return known.isOpen;
		const isOpen = look.openFiles().has(this.outputOf(page));
		this.#openAnswers.set(page, {
			isOpen,
			mtimeMs: file.mtimeMs,
			atMs: nowMs
		});
		return isOpen;
	}
	/** Outputs that processes of the command hold open; none where that cannot be told. */
	#openFiles() {
		const pids = treeMembers(treeOf(this.#context, this.#options.number, [])).map((member) => member.pid);
		return openFilesUnder(this.#options.outputDir, pids) ?? /* @__PURE__ */ new Set();
	}
	#newStdout() {
		const part = readLeftFrom(this.#stdoutPath, this.#stdoutRead, DRAIN_ABOVE_BYTES$1);
		this.#stdoutRead += part.length;
		if (this.#stdoutRead > DRAIN_ABOVE_BYTES$1) {
			emptyFile(this.#stdoutPath);
			this.#stdoutRead = 0;
		}
		if ((fileStamp(this.#stderrPath)?.size ?? 0) > DRAIN_ABOVE_BYTES$1) emptyFile(this.#stderrPath);
		return this.#decoder.write(part);
	}
};
// src/parser/shell-scan.ts
const NAME = /\{([A-Za-z][A-Za-z_-]*)\}/y;
/** Words that stand before a command's own first word. */
const PREFIX_WORD = /^(?:[A-Za-z_]\w*\+?=.*|if|then|else|elif|do|while|until|time|command|builtin|exec|[!{])$/s;
const HERE_DOCUMENT = /<<(-?)[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|\\?([A-Za-z_][\w]*))/y;
/**
* Finds every `{name}` of a POSIX shell command, with how the shell quotes the place.
*
* `${name}` and `\{name}` are not among them, nor is what stands in a comment. O(n), no recursion.
*/
function findBracedNames(command) {
	return new ShellScanner(command).scan();
}
var ShellScanner = class {
	#text;
	#at = 0;
	#frames = [newFrame("plain")];
	#found = [];
	/** Found names whose word has not ended yet, with the frame of that word. */
	#open = [];
	#hereDocuments = [];
	constructor(text) {
		this.#text = text;
	}
	scan() {
		while (this.#at < this.#text.length) this.#step();
		for (const frame of this.#frames) this.#endWord(frame);
		return this.#found;
	}
	#step() {
		const frame = this.#top();
		if (this.#name(frame)) return;
		switch (frame.context) {
			case "single": return this.#closeOn("'");
			case "ansi":
				if (this.#text[this.#at] === "\\") return this.#skip(2);
				return this.#closeOn("'");
			case "double":
			case "quoted-param": return this.#quoted(frame.context);
			case "plain":
			case "paren":
			case "param":
			case "backtick": return this.#unquoted(frame);
		}
	}
	#closeOn(quote) {
		if (this.#text[this.#at] === quote) this.#frames.pop();
		this.#at += 1;
	}
	#quoted(context) {
		const character = this.#text[this.#at];
		if (character === "\\") return this.#skip(2);
		if (character === (context === "double" ? "\"" : "}")) return this.#pop(1);
		if (character === "\"") return this.#push("double", 1);
		if (this.#text.startsWith("$(", this.#at)) return this.#push("paren", 2);
		if (this.#text.startsWith("${", this.#at)) return this.#push("quoted-param", 2);
		if (character === "`") return this.#backtick();
		this.#at += 1;
	}
	#unquoted(frame) {
		const text = this.#text;
		const character = text[this.#at] ?? "";
		if (character === "\n") return this.#newLine(frame);
		if (" 	;|&()<>".includes(character) && frame.context !== "param") return this.#operator(frame, character);
		if (character === "#" && frame.wordStart === null && frame.context !== "param") {
			const end = text.indexOf("\n", this.#at);
			this.#at = end < 0 ? text.length : end;
			return;
		}
		if (character === "`") return this.#backtick();
		if (character === "}" && frame.context === "param") return this.#pop(1);
		frame.wordStart ??= this.#at;
		if (character === "\\") return this.#skip(2);
		if (character === "'") return this.#push("single", 1);
		if (character === "\"") return this.#push("double", 1);
		if (text.startsWith("$'", this.#at)) return this.#push("ansi", 2);
		if (text.startsWith("$(", this.#at)) return this.#push("paren", 2);
		if (text.startsWith("${", this.#at)) return this.#push("param", 2);
		this.#at += 1;
	}
	#operator(frame, character) {
		this.#endWord(frame);
		if (";|&(".includes(character)) startCommand(frame);
		if (character === "(") return this.#push("paren", 1);
		if (character === ")" && frame.context === "paren") return this.#pop(1);
		if (character === "<" && this.#text.startsWith("<<<", this.#at)) return this.#skip(3);
		HERE_DOCUMENT.lastIndex = this.#at;
		const here = HERE_DOCUMENT.exec(this.#text);
		if (here === null) return this.#skip(1);
		const [all, dash, single, double, bare] = here;
		this.#hereDocuments.push({
			delimiter: single ?? double ?? bare ?? "",
			stripTabs: dash === "-"
		});
		this.#at += all.length;
	}
	#newLine(frame) {
		this.#endWord(frame);
		startCommand(frame);
		this.#at += 1;
		const documents = this.#hereDocuments;
		this.#hereDocuments = [];
		for (const document of documents) this.#skipHereDocument(document);
	}
	#skipHereDocument({ delimiter, stripTabs }) {
		while (this.#at < this.#text.length) {
			const newLine = this.#text.indexOf("\n", this.#at);
			const end = newLine < 0 ? this.#text.length : newLine;
			const line = this.#text.slice(this.#at, end);
			for (; this.#at < end; this.#at += 1) this.#name(newFrame("double"), true);
			this.#at = Math.min(end + 1, this.#text.length);
			if ((stripTabs ? line.replace(/^\t+/, "") : line) === delimiter) return;
		}
	}
	#backtick() {
		if (this.#top().context === "backtick") {
			this.#endWord(this.#top());
			return this.#pop(1);
		}
		this.#top().wordStart ??= this.#at;
		this.#push("backtick", 1);
	}
	/** Takes a `{name}` that starts here. */
	#name(frame, inHereDocument = false) {
		NAME.lastIndex = this.#at;
		const name = NAME.exec(this.#text)?.[1];
		if (name === void 0) return false;
		const start = this.#at;
		if (this.#text[start - 1] === "$") return false;
		const wordFrame = this.#frames.findLast((each) => !isQuote(each.context)) ?? frame;
		wordFrame.wordStart ??= start;
		this.#open.push({
			index: this.#found.length,
			frame: wordFrame
		});
		this.#found.push({
			name,
			start,
			end: start + name.length + 2,
			quoting: quotingOf(frame.context),
			inHereDocument,
			word: "",
			wordBefore: wordFrame.wordBefore,
			commandWord: wordFrame.commandWord
		});
		this.#at += name.length + (inHereDocument ? 1 : 2);
		return true;
	}
	#endWord(frame) {
		if (frame.wordStart === null) return;
		const word = this.#text.slice(frame.wordStart, this.#at);
		frame.wordStart = null;
		frame.wordBefore = word;
		if (frame.commandWord === "" && !PREFIX_WORD.test(word)) frame.commandWord = word;
		this.#open = this.#open.filter(({ index, frame: owner }) => {
			if (owner !== frame) return true;
			const found = this.#found[index];
			if (found !== void 0) this.#found[index] = {
				...found,
				word
			};
			return false;
		});
	}
	#push(context, length) {
		const top = this.#top();
		if (!isQuote(top.context)) top.wordStart ??= this.#at;
		this.#frames.push(newFrame(context));
		this.#at += length;
	}
	#pop(length) {
		const frame = this.#top();
		if (!isQuote(frame.context)) this.#endWord(frame);
		if (this.#frames.length > 1) this.#frames.pop();
		this.#at += length;
	}
	#skip(length) {
		this.#at += length;
	}
	#top() {
		return this.#frames.at(-1) ?? newFrame("plain");
	}
};
function newFrame(context) {
	return {
		context,
		wordStart: null,
		wordBefore: "",
		commandWord: ""
	};
}
function startCommand(frame) {
	frame.wordBefore = "";
	frame.commandWord = "";
}
function isQuote(context) {
	return context === "single" || context === "ansi" || context === "double" || context === "quoted-param";
}
function quotingOf(context) {
	if (context === "single" || context === "ansi") return context;
	return isQuote(context) ? "double" : "none";
}
// src/parser/placeholders.ts
/** What a command can ask for, and the environment variable that holds it. */
const PLACEHOLDERS = {
	input: "BOOBENCH_INPUT",
	output: "BOOBENCH_OUTPUT",
	output_dir: "BOOBENCH_OUTPUT_DIR",
	id: "BOOBENCH_ID",
	room: "BOOBENCH_ROOM",
	manifest: "BOOBENCH_MANIFEST"
};
const names = [
	"input",
	"output",
	"output_dir",
	"id",
	"room",
	"manifest"
];
/** A shell word that another program reads as code: `sh -c …`, `python3 -c …`, `perl -e …`. */
const CODE_OPTION = /^-[a-zA-Z]*[ce]$|^--(?:eval|execute|command|exec)$/;
const LOOKS_LIKE_CODE = /[\s()[\];|&<>]/;
const INTERPRETER = /(?:^|\/)(?:python|perl|ruby|node|php|lua)[\d.]*$/;
/** What leaves the user's quotes and goes back into them, so that the value stays one word. */
const AROUND = {
	none: ["\"", "\""],
	double: ["", ""],
	single: [`'"`, `"'`],
	ansi: [`'"`, `"$'`]
};
/** Shells that read `"${NAME}"` as the value of a variable, as one word. */
const POSIX_SHELLS = /* @__PURE__ */ new Set([
	"sh",
	"bash",
	"dash",
	"ash",
	"ksh",
	"mksh",
	"zsh",
	"yash",
	"busybox"
]);
/** True when the program's name is one of a shell that reads POSIX quoting. */
function isPosixShell(program) {
	return POSIX_SHELLS.has(program.slice(program.lastIndexOf("/") + 1));
}
/** The placeholders that a command names, as `{name}` or by their variable's name. */
function placeholdersIn(command) {
	return new Set(names.filter((name) => command.includes(`{${name}}`) || new RegExp(`\\b${PLACEHOLDERS[name]}\\b`).test(command)));
}
/**
* Puts `"${BOOBENCH_INPUT}"` for `{input}` and so on, quoted for the place it stands in.
*
* A value never becomes part of the command's text, so no file name and no id can add to the
* command. Anything else in braces, `${input}` and `\{input}` stay as they are.
*
* @throws InputError for a placeholder inside code that another program reads (there a value would be
*   spliced into that code), in a here-document, and for a near miss such as `{ouput}`
*/
function bindPlaceholders(command) {
	let bound = "";
	let done = 0;
	for (const found of findBracedNames(command)) {
		const name = names.find((each) => each === found.name);
		if (name === void 0) {
			refuseNearMiss(found.name);
			continue;
		}
		refuseCode(found, name);
		bound += command.slice(done, found.start) + reference(found, PLACEHOLDERS[name]);
		done = found.end;
	}
	return bound + command.slice(done);
}
/**
* Checks a command for a program that is no POSIX shell: it has the variables alone.
*
* @throws InputError when the command holds a placeholder
*/
function refusePlaceholders(command, shell) {
	const name = names.find((each) => command.includes(`{${each}}`));
	if (name === void 0) return;
	throw new InputError("placeholder", `{${name}} cannot be filled in for shell "${shell}"`, { hint: `Placeholders need a POSIX shell; read the environment variable ${PLACEHOLDERS[name]} instead.` });
}
function reference(found, variable) {
	const [before, after] = AROUND[found.quoting];
	return `${before}\${${variable}}${after}`;
}
function refuseCode(found, name) {
	const variable = PLACEHOLDERS[name];
	const refuse = (where) => {
		throw new InputError("placeholder", `{${name}} stands in ${where}`, { hint: `A value put there would become part of that code; let it read the environment variable ${variable}.` });
	};
	if (found.inHereDocument) refuse("a here-document");
	if (found.commandWord === "eval" || found.commandWord === "trap") refuse(`what ${found.commandWord} runs`);
	const runsCode = isPosixShell(found.commandWord) || INTERPRETER.test(found.commandWord);
	if (CODE_OPTION.test(found.wordBefore) && (runsCode || LOOKS_LIKE_CODE.test(found.word))) refuse(`code for another program, after ${found.wordBefore}`);
}
function refuseNearMiss(written) {
	const meant = names.find((name) => isNearMiss(written, name));
	if (meant === void 0) return;
	throw new InputError("placeholder", `unknown placeholder {${written}}`, { hint: `Did you mean {${meant}}? Write \\{${written}} if the braces are meant as they are.` });
}
function isNearMiss(written, name) {
	if (written.toLowerCase() === name) return true;
	const allowed = written.length < 4 || name.length < 4 ? 0 : name.length < 6 ? 1 : 2;
	return editDistance(written.toLowerCase(), name, allowed) <= allowed;
}
// src/parser/batch-run.ts
/** After so many pages that failed without any sign of life, the command is not started again. */
const MAX_DEAD_PAGES = 10;
/** Runs one command for all pages, and again for those that are left when it is stopped or dies. */
var BatchRun = class {
	#context;
	#undone;
	#announced = /* @__PURE__ */ new Set();
	#hasEverWorked = false;
	#deadPages = 0;
	constructor(context, pages) {
		this.#context = context;
		this.#undone = new Map(pages.map((page, number) => [number, {
			number,
			page,
			attempts: 0
		}]));
	}
	/** Works until no page is left or the run is interrupted; every start leaves fewer pages or tries. */
	async work() {
		const { signal, pace } = this.#context;
		let failures = 0;
		while (this.#undone.size > 0 && !signal.aborted) {
			const start = this.#start();
			const stop = await start.run();
			if (stop.kind === "interrupted") return;
			const isRetry = await this.#settle(start, stop);
			removeFolder(start.folder);
			failures = isRetry ? failures + 1 : 0;
			if (!isRetry) continue;
			await pause(Math.min(pace.firstRetryWaitMs * 2 ** (failures - 1), pace.longestRetryWaitMs), signal);
		}
	}
	#start() {
		const context = this.#context;
		const { options, command, environment } = context;
		const number = context.nextNumber();
		const folder = pathIn(context, String(number));
		const outputDir = pathIn(context, String(number), "out");
		const manifestPath = pathIn(context, String(number), "manifest.jsonl");
		const pages = [...this.#undone.values()];
		const outputOf = (page) => pathIn(context, String(number), "out", answerName(options.outputFormat, String(page)));
		const lines = pages.map(({ page, number }) => {
			const { id, room, input } = page;
			return `${JSON.stringify({
				id,
				room,
				input,
				output: outputOf(number)
			})}\n`;
		});
		try {
			makePrivateFolder(outputDir);
			writePrivateFile(manifestPath, lines.join(""));
		} catch (error) {
			throw toMeasureError(`cannot write the manifest ${manifestPath}`, error);
		}
		return new BatchStart(context, {
			number,
			launcher: new DirectLauncher({
				argv: command.argv,
				cwd: options.workingDirectory,
				environment: {
					...environment,
					[PLACEHOLDERS.manifest]: manifestPath,
					[PLACEHOLDERS.output_dir]: outputDir,
					[RUN_MARK]: markOf(context, number)
				}
			}),
			folder,
			outputDir,
			outputOf,
			pages: new Map(pages.map((undone) => [undone.number, undone.page])),
			onTurn: (page) => this.#announce(page),
			onOutput: (page, durationMs) => this.#take(page, outputOf(page), durationMs, folder)
		});
	}
	/** @returns true when a page is to be tried again */
	async #settle(start, stop) {
		if (start.showedLife) this.#hasEverWorked = true;
		for (const [page, durationMs] of stop.complete) await this.#take(page, start.outputOf(page), durationMs, start.folder);
		if (stop.kind === "ended") return this.#afterEnd(start, stop);
		const path = start.outputOf(stop.page);
		if (stop.kind === "cut") await this.#take(stop.page, path, stop.durationMs, start.folder);
		else await this.#timeOut(stop.page, path, stop.durationMs);
		return false;
	}
	async #afterEnd(start, stop) {
		if (stop.end.kind === "not-started") {
			await this.#giveUp(`The command could not be started: ${stop.end.reason}.`);
			return false;
		}
		const exitCode = stop.end.kind === "exited" ? stop.end.exitCode : null;
		if (exitCode === 0 || this.#undone.size === 0) {
			for (const { number } of this.#undone.values()) await this.#take(number, start.outputOf(number), null, start.folder);
			return false;
		}
		const blamed = stop.blamed === null ? void 0 : this.#undone.get(stop.blamed);
		if (blamed === void 0) return false;
		return this.#fail(blamed, exitCode, start);
	}
	async #fail(blamed, exitCode, start) {
		const { retries } = this.#context.options;
		const outcome = failureOf(exitCode, start);
		if (outcome.kind === "not-run") {
			await this.#giveUp(outcome.reason);
			return false;
		}
		if (blamed.attempts < retries) {
			blamed.attempts += 1;
			return true;
		}
		await this.#done(blamed.number, outcome, start.waitedMs(blamed.number), exitCode, 0);
		this.#deadPages += 1;
		if (!this.#hasEverWorked && this.#deadPages >= MAX_DEAD_PAGES) {
			const tail = start.stderrTail().trim();
			await this.#giveUp(`The command failed for ${MAX_DEAD_PAGES} pages in a row without ever starting one.` + (tail === "" ? "" : ` It said: ${tail}`));
		}
		return false;
	}
	async #take(page, path, durationMs, folder) {
		const { outputFormat, maxOutputBytes } = this.#context.options;
		const answer = readAnswerFile(path, maxOutputBytes);
		const outcome = outcomeOf({
			seen: { kind: "cut" },
			answer,
			format: outputFormat,
			durationMs: durationMs ?? 0,
			maxOutputBytes,
			stderrTail: () => "",
			isDiskFull: () => isDiskFull(folder)
		});
		await this.#done(page, outcome, durationMs, null, answer.kind === "text" ? answer.bytes : 0);
	}
	async #timeOut(page, path, durationMs) {
		const answer = readAnswerFile(path, this.#context.options.maxOutputBytes);
		const [text, bytes] = answer.kind === "text" ? [answer.text, answer.bytes] : ["", 0];
		const outcome = {
			kind: "timed-out",
			text,
			afterMs: durationMs
		};
		await this.#done(page, outcome, durationMs, null, bytes);
	}
	async #giveUp(reason) {
		for (const { number } of this.#undone.values()) await this.#done(number, {
			kind: "not-run",
			reason
		}, null, null, 0);
	}
	async #done(number, outcome, durationMs, exitCode, outputBytes) {
		const undone = this.#undone.get(number);
		if (undone === void 0) return;
		this.#announce(number);
		this.#undone.delete(number);
		const attempts = undone.attempts + (outcome.kind === "not-run" ? 0 : 1);
		await this.#context.events.onDone(undone.page, {
			outcome,
			durationMs,
			attempts,
			exitCode,
			outputBytes
		});
	}
	#announce(number) {
		const undone = this.#undone.get(number);
		if (undone === void 0 || this.#announced.has(number)) return;
		this.#announced.add(number);
		this.#context.events.onStart(undone.page);
	}
};
// src/parser/command.ts
const DEFAULT_SHELL$1 = "bash -euo pipefail -c";
/** Shells given by name alone, with the options that make them take a command. */
const SHELLS_BY_NAME = {
	bash: DEFAULT_SHELL$1,
	sh: "sh -eu -c",
	node: "node -e",
	pwsh: "pwsh -Command"
};
const PER_PAGE = [
	"input",
	"output",
	"id",
	"room"
];
/**
* Turns `command` and `shell` into a program with arguments.
*
* @param scriptPath where the command is written for a shell that wants a file (`{0}`)
* @throws InputError for an empty command, a placeholder that cannot be filled in safely, and
*   placeholders of a single page in a command that runs once for all
*/
function bindCommand(options, scriptPath) {
	const { command } = options;
	if (command.trim() === "") throw new InputError("empty-command", "the parser command is empty", { hint: "Give the command that reads {input} and prints the page, e.g. \"pdftotext {input} -\"." });
	if (command.includes("\0")) throw new InputError("command", "the parser command holds a NUL character");
	const uses = placeholdersIn(command);
	const isBatch = options.batch || uses.has("manifest");
	if (isBatch) refuseSinglePage(command);
	const words = shellWords(options.shell);
	const isPosix = words.some(isPosixShell);
	if (!isPosix) refusePlaceholders(command, words.join(" "));
	const text = isPosix ? notAnOption(bindPlaceholders(command)) : command;
	const takesFile = words.some((word) => word.includes("{0}"));
	const [program = "", ...rest] = takesFile ? words.map((word) => word.replaceAll("{0}", scriptPath)) : [...words, text];
	return {
		argv: [program, ...rest],
		script: takesFile ? `${text}\n` : null,
		uses,
		isBatch
	};
}
function shellWords(shell) {
	const spelled = (shell ?? DEFAULT_SHELL$1).trim();
	if (spelled === "") throw new InputError("shell", "the shell is empty", { hint: "Leave it out to use bash." });
	const words = spelled.split(/\s+/);
	const [name = ""] = words;
	if (words.length > 1) return words;
	return (SHELLS_BY_NAME[name] ?? `${name} -c`).split(" ");
}
/** A shell would read a command that starts with `-` or `+` as one more option. */
function notAnOption(command) {
	return /^[-+]/.test(command) ? ` ${command}` : command;
}
function refuseSinglePage(command) {
	const name = PER_PAGE.find((each) => command.includes(`{${each}}`));
	if (name === void 0) return;
	throw new InputError("placeholder", `{${name}} has no value in a command for all pages`, { hint: "Read id, room, input and output of every page from the lines of {manifest}." });
}
// src/parser/options.ts
const DEFAULT_PACE = {
	killGraceMs: 5e3,
	abortGraceMs: 1e3,
	firstRetryWaitMs: 1e3,
	longestRetryWaitMs: 6e4,
	settleMs: 300
};
/** @throws InputError for a limit that is not a number of the right size */
function checkOptions(options) {
	const least = {
		timeoutMs: 1,
		maxOutputBytes: 1,
		retries: 0,
		concurrency: 1
	};
	for (const name of [
		"timeoutMs",
		"maxOutputBytes",
		"retries",
		"concurrency"
	]) {
		const value = options[name];
		if ((name === "timeoutMs" ? Number.isFinite(value) : Number.isSafeInteger(value)) && value >= least[name]) continue;
		throw new InputError("parser-option", `${name} must be at least ${least[name]}, got ${value}`, { hint: "Give a whole number." });
	}
	if (!/^[\w.-]+$/.test(options.runToken)) throw new InputError("parser-option", `unusable run token "${options.runToken}"`);
}
// src/parser/page-queue.ts
/** The pages that wait, in order; one that failed comes back later. */
var PageQueue = class {
	#waiting;
	constructor(pages) {
		this.#waiting = pages.map((page) => ({
			page,
			attempts: 0,
			readyAtMs: 0,
			isAnnounced: false
		}));
	}
	get size() {
		return this.#waiting.length;
	}
	/** The first page that may run now; null when none may. */
	take(nowMs) {
		const index = this.#waiting.findIndex((queued) => queued.readyAtMs <= nowMs);
		return index < 0 ? null : this.#waiting.splice(index, 1)[0] ?? null;
	}
	/** Time until a page may run; null when none waits at all. */
	waitMs(nowMs) {
		if (this.#waiting.length === 0) return null;
		return Math.max(0, Math.min(...this.#waiting.map((queued) => queued.readyAtMs)) - nowMs);
	}
	/** Gives back a page that was taken and never ran. */
	putBack(queued) {
		this.#waiting.unshift(queued);
	}
	/** Queues another try behind everything else. */
	retry(page, attempts, readyAtMs) {
		this.#waiting.push({
			page,
			attempts,
			readyAtMs,
			isAnnounced: true
		});
	}
};
// src/parser/page-slot.ts
/** Pages quicker than this are asked for one ahead: the next starts while this one is taken in. */
const LOOK_AHEAD_BELOW_MS = 100;
/** Up to this duration the process numbers given out since a page's start are few and in order. */
const FEW_PROCESSES_MS = 2e3;
/** Output that is not the answer is dropped when it is longer than this. */
const DRAIN_ABOVE_BYTES = 1048576;
/** Runs pages one after the other; as many slots as pages may run at the same time. */
var PageSlot = class {
	#context;
	#queue;
	#name;
	#launcher = null;
	#generation = 0;
	#places = [null, null];
	#turn = 0;
	/** Something of the page before could not be killed. */
	#isTainted = false;
	#lastDurationMs = 1e400;
	constructor(context, queue, number) {
		this.#context = context;
		this.#queue = queue;
		this.#name = `slot-${number}`;
	}
	/** Works until no page waits or the run is interrupted. */
	async work() {
		try {
			let current = await this.#next();
			while (current !== null) {
				const ahead = await this.#run(current, this.#lookAhead());
				if (ahead !== null) ahead.startedAtMs = current.endedAtMs ?? performance.now();
				current = ahead ?? await this.#next();
			}
		} finally {
			await this.#launcher?.close();
		}
	}
	/** @returns the page ahead, when it still runs */
	async #run(current, ahead) {
		this.#announce(current.queued);
		const seen = await this.#watch(current);
		const durationMs = (current.endedAtMs ?? performance.now()) - current.startedAtMs;
		this.#lastDurationMs = durationMs;
		const isOver = seen.kind === "ended" && seen.end.kind !== "abandoned";
		if (isOver) await this.#sweep(current, seen.end, durationMs);
		else await this.#stop(current, ahead, seen);
		if (seen.kind === "interrupted") return null;
		if (seen.kind === "ended" && seen.end.kind === "abandoned" && !seen.end.began) this.#queue.putBack({
			...current.queued,
			isAnnounced: true
		});
		else await this.#settle(current, seen, durationMs);
		return isOver ? ahead : null;
	}
	async #next() {
		const { signal } = this.#context;
		while (!signal.aborted) {
			const queued = this.#queue.take(performance.now());
			if (queued !== null) {
				const started = await this.#start(queued);
				if (started !== null) return started;
				continue;
			}
			const waitMs = this.#queue.waitMs(performance.now());
			if (waitMs === null) return null;
			await pause(waitMs, signal);
		}
		return null;
	}
	#announce({ page, isAnnounced }) {
		if (!isAnnounced) this.#context.events.onStart(page);
	}
	#lookAhead() {
		const { concurrency } = this.#context.options;
		if (this.#lastDurationMs > LOOK_AHEAD_BELOW_MS || this.#queue.size <= concurrency) return null;
		const queued = this.#queue.take(performance.now());
		if (queued === null) return null;
		try {
			return this.#launch(queued);
		} catch {
			this.#queue.putBack(queued);
			return null;
		}
	}
	async #start(queued) {
		try {
			return this.#launch(queued);
		} catch (error) {
			const reason = `The page's folder could not be made: ${systemErrorReason(error)}.`;
			this.#announce(queued);
			await this.#context.events.onDone(queued.page, {
				outcome: {
					kind: "not-run",
					reason
				},
				durationMs: null,
				attempts: queued.attempts,
				exitCode: null,
				outputBytes: 0
			});
			return null;
		}
	}
	#launch(queued) {
		const context = this.#context;
		const number = context.nextNumber();
		const places = this.#nextPlaces();
		this.#launcher ??= openLauncher(context);
		const { page } = queued;
		const started = {
			queued,
			number,
			places,
			end: this.#launcher.launch({
				stdoutPath: places.stdoutPath,
				stderrPath: places.stderrPath,
				environment: {
					[PLACEHOLDERS.input]: page.input,
					[PLACEHOLDERS.output]: places.outputPath,
					[PLACEHOLDERS.output_dir]: places.outputDir,
					[PLACEHOLDERS.id]: page.id,
					[PLACEHOLDERS.room]: page.room,
					[RUN_MARK]: markOf(context, number)
				}
			}),
			startedAtMs: performance.now(),
			endedAtMs: null
		};
		noteEnd(started);
		return started;
	}
	/** Two places by turns: the page ahead writes into one while the other is read. */
	#nextPlaces() {
		this.#turn = 1 - this.#turn;
		const index = this.#turn === 0 ? 0 : 1;
		const places = this.#places[index] ?? this.#makePlaces();
		this.#places[index] = places;
		return places;
	}
	#makePlaces() {
		this.#generation += 1;
		const path = pathIn(this.#context, `${this.#name}.${this.#generation}`);
		const name = answerName(this.#context.options.outputFormat, "answer");
		const stdoutPath = `${path}.out`;
		const stderrPath = `${path}.err`;
		writePrivateFile(stdoutPath, "");
		writePrivateFile(stderrPath, "");
		makePrivateFolder(path);
		return {
			stdoutPath,
			stderrPath,
			outputDir: path,
			outputPath: `${path}/${name}`
		};
	}
	/** Makes places ready for the next page; new ones where that cannot be done for certain. */
	#clear(places) {
		emptyFile(places.stdoutPath);
		emptyFile(places.stderrPath);
		if (clearFolder(places.outputDir)) return;
		this.#leave(places);
	}
	/** Never uses places again: something may still write there. */
	#leave(places) {
		removeFolder(places.outputDir);
		this.#places = [this.#places[0] === places ? null : this.#places[0], this.#places[1] === places ? null : this.#places[1]];
	}
	#watch(current) {
		const { options, command, signal } = this.#context;
		const stdoutIsAnswer = !command.uses.has("output") && !command.uses.has("output_dir");
		return watchTry({
			end: current.end,
			deadlineMs: current.startedAtMs + options.timeoutMs,
			signal,
			answerSize: () => answerSize(current.places, command.uses),
			maxOutputBytes: options.maxOutputBytes,
			drain: () => {
				drain(current.places.stderrPath);
				if (!stdoutIsAnswer) drain(current.places.stdoutPath);
			}
		});
	}
	/** After a command that ended by itself: nothing of it may go on. */
	async #sweep(current, end, durationMs) {
		if (end.kind !== "exited") return;
		const tree = treeOf(this.#context, current.number, [end.pid]);
		if (durationMs < FEW_PROCESSES_MS && !mayBeMarkedSince(end.pid, tree.mark)) return;
		if (!await endTree(tree, 0)) this.#isTainted = true;
	}
	/** Ends a command that did not end by itself, and everything that its launcher would start next. */
	async #stop(current, ahead, seen) {
		const { pace } = this.#context;
		const leaders = this.#launcher?.abandon() ?? [];
		this.#launcher = null;
		const graceMs = seen.kind === "interrupted" ? pace.abortGraceMs : seen.kind === "ended" ? 0 : pace.killGraceMs;
		this.#isTainted = !await endTree(treeOf(this.#context, current.number, leaders), graceMs);
		if (ahead === null) return;
		await endTree(treeOf(this.#context, ahead.number, []), 0);
		this.#queue.putBack(ahead.queued);
		this.#leave(ahead.places);
	}
	async #settle(current, seen, durationMs) {
		const { options, command, events, pace, folder } = this.#context;
		const { page } = current.queued;
		const attempts = current.queued.attempts + 1;
		const answer = collectAnswer(current.places, command.uses, options.maxOutputBytes);
		const outcome = outcomeOf({
			seen,
			answer,
			format: options.outputFormat,
			durationMs,
			maxOutputBytes: options.maxOutputBytes,
			stderrTail: () => readTail(current.places.stderrPath, STDERR_TAIL_BYTES),
			isDiskFull: () => isDiskFull(folder)
		});
		if (this.#isTainted) this.#leave(current.places);
		else this.#clear(current.places);
		this.#isTainted = false;
		if (outcome.kind === "failed" && attempts <= options.retries) {
			const waitMs = Math.min(pace.firstRetryWaitMs * 2 ** (attempts - 1), pace.longestRetryWaitMs);
			this.#queue.retry(page, attempts, performance.now() + waitMs);
			return;
		}
		const run = {
			outcome,
			durationMs,
			attempts,
			exitCode: seen.kind === "ended" && seen.end.kind === "exited" ? seen.end.exitCode : null,
			outputBytes: answer.kind === "text" && hasText(outcome) ? answer.bytes : 0
		};
		await events.onDone(page, run);
	}
};
async function noteEnd(started) {
	await started.end;
	started.endedAtMs = performance.now();
}
function hasText(outcome) {
	return outcome.kind !== "failed" && outcome.kind !== "not-run";
}
function drain(path) {
	if ((fileStamp(path)?.size ?? 0) > DRAIN_ABOVE_BYTES) emptyFile(path);
}
// src/parser/run-pages.ts
/**
* Runs the user's command on every page, and leaves no process of it behind.
*
* What the command does to a page is a {@link PageRun} for `onDone`, never an exception. Every page
* gets one `onStart` and one `onDone`, in whatever order pages finish; a page in flight when the run
* is interrupted gets no `onDone`.
*
* @throws InputError for a command, shell or limit that cannot be used
* @throws InterruptedError when `events.signal` aborts, after all of the command's processes have ended
* @throws MeasureError when the scratch folder cannot be used; and whatever `onDone` throws
*/
async function runPages(pages, options, events) {
	checkOptions(options);
	const folder = join(options.scratchDir, "pages");
	const command = bindCommand(options, join(folder, "command"));
	if (!isFolder(options.workingDirectory)) throw new InputError("working-directory", `the working directory ${options.workingDirectory} is not a folder`, { hint: "Name a folder that exists before the parser runs." });
	if (events.signal.aborted) throw interrupted();
	const stop = new AbortController();
	const interrupt = () => stop.abort();
	events.signal.addEventListener("abort", interrupt);
	const everything = treeOfRun(options.runToken);
	const unguard = guardAgainstExit(everything);
	let number = 0;
	const context = {
		options,
		command,
		environment: parserEnvironment(jobEnvironment(), options.passEnv),
		pace: {
			...DEFAULT_PACE,
			...options.pace
		},
		events,
		signal: stop.signal,
		folder,
		nextNumber: () => number += 1
	};
	try {
		prepareFolder(folder, command.script);
		await (command.isBatch ? new BatchRun(context, pages).work() : workInSlots(context, pages, stop));
	} finally {
		events.signal.removeEventListener("abort", interrupt);
		if (mayAnyBeMarked(everything.mark)) await endTree(everything, 0);
		unguard();
		removeFolder(folder);
	}
	if (events.signal.aborted) throw interrupted();
}
/**
* Kills the processes that a run of this token left behind when it was killed itself.
*
* @returns false when some could not be killed
*/
function killLeftovers(runToken) {
	return endTree(treeOfRun(runToken), 0);
}
async function workInSlots(context, pages, stop) {
	const queue = new PageQueue(pages);
	const count = Math.min(context.options.concurrency, pages.length);
	const slots = Array.from({ length: count }, (_, number) => new PageSlot(context, queue, number));
	const ends = await Promise.allSettled(slots.map((slot) => slot.work().catch((error) => {
		stop.abort();
		throw error;
	})));
	for (const end of ends) if (end.status === "rejected") throw end.reason;
}
function prepareFolder(folder, script) {
	try {
		removeFolder(folder);
		makePrivateFolder(folder);
		if (script !== null) writePrivateFile(join(folder, "command"), script);
	} catch (error) {
		throw toMeasureError(`cannot use the scratch folder ${folder}`, error);
	}
}
function treeOfRun(runToken) {
	return {
		leaders: [],
		mark: {
			entry: `${RUN_MARK}=${runToken}-`,
			prefix: true
		}
	};
}
function interrupted() {
	return new InterruptedError("interrupted", "the run was interrupted", { hint: "Start it again with --resume to go on where it stopped." });
}
// src/app/budget.ts
/** The time that all pages of a run have together; it begins when it is made. */
var Budget = class {
	/** Aborts when the time is used up, or when the run is interrupted. */
	signal;
	minutes;
	#over = new AbortController();
	#interrupt;
	/** @param budgetMs null for no limit */
	constructor(budgetMs, interrupt) {
		this.minutes = (budgetMs ?? 0) / 6e4;
		this.#interrupt = interrupt;
		this.signal = AbortSignal.any([this.#over.signal, interrupt]);
		if (budgetMs !== null) setTimeout(() => this.#over.abort(), budgetMs).unref();
	}
	/** False for an interrupt, which is another thing. */
	get isUsedUp() {
		return this.#over.signal.aborted && !this.#interrupt.aborted;
	}
};
// src/app/page-result.ts
/** Turns what the parser did to a page into the page's result (rule, section 4). */
function judgeRun(page, run) {
	const { outcome } = run;
	const text = "text" in outcome ? outcome.text : null;
	const { outcome: kind, verdict } = judgeOutcome(page, outcome);
	return {
		text,
		result: {
			id: page.id,
			room: page.room,
			tags: page.tags,
			outcome: kind,
			verdict,
			durationMs: run.durationMs === null ? null : Math.round(run.durationMs),
			attempts: run.attempts,
			outputBytes: run.outputBytes,
			exitCode: run.exitCode
		}
	};
}
/** The result of a page whose output was there already: nothing ran, nothing was timed. */
function judgeStored(page, outcome, outputBytes) {
	const { outcome: kind, verdict } = judgeOutcome(page, outcome);
	return {
		id: page.id,
		room: page.room,
		tags: page.tags,
		outcome: kind,
		verdict,
		durationMs: null,
		attempts: 0,
		outputBytes,
		exitCode: null
	};
}
/** The result of a row that cannot be judged. */
function unusableResult({ id, room, message }) {
	return {
		id,
		room,
		tags: [],
		outcome: "error",
		verdict: plainVerdict("not-judged", message),
		durationMs: null,
		attempts: 0,
		outputBytes: 0,
		exitCode: null
	};
}
/** The result of a page whose turn never came: its time was used up by others. Never reads as fixed. */
function notRunResult({ id, room, tags }, minutes) {
	return {
		...unusableResult({
			id,
			room,
			message: `not run: the budget of ${minutes} minutes for the job was used up`
		}),
		tags
	};
}
/** Results of all pages of a house, in order, its unusable rows included. */
function inOrder(house, results) {
	return [...results, ...house.unusable.map(unusableResult)].toSorted(comparePages);
}
function judgeOutcome(page, outcome) {
	switch (outcome.kind) {
		case "answered": return judgeAnswer(judgeOutput(page.rule, outcome.text), outcome.cut);
		case "broken": return judgeBroken(judgeOutput(page.rule, outcome.text), outcome.reason);
		case "timed-out": return {
			outcome: "lost",
			verdict: lostVerdict(judgeOutput(page.rule, outcome.text), outcome)
		};
		case "failed": return {
			outcome: "boo",
			verdict: plainVerdict("failed", failureSentence(outcome))
		};
		case "not-run": return {
			outcome: "error",
			verdict: plainVerdict("not-judged", outcome.reason)
		};
	}
}
function judgeAnswer(verdict, cut) {
	const worst = worstOf(verdict);
	if (!verdict.overshoots) return {
		outcome: "ghost-free",
		verdict: verdictOf(verdict, worst, "none", worst?.sentence ?? "nothing in it repeats.")
	};
	const cause = worst?.check === "empty" ? "empty" : "loop";
	const ending = cut ? " (the output was cut at max-output)" : "";
	return {
		outcome: "boo",
		verdict: verdictOf(verdict, worst, cause, `${worst?.sentence ?? ""}${ending}`)
	};
}
function judgeBroken(verdict, reason) {
	const loop = loopOf(verdict);
	if (loop === null) return {
		outcome: "boo",
		verdict: verdictOf(verdict, null, "broken-answer", `broken answer: ${reason}`)
	};
	return {
		outcome: "boo",
		verdict: verdictOf(verdict, loop, "hidden-loop", `hidden loop, ${loop.sentence} ${reason}`)
	};
}
function lostVerdict(verdict, { afterMs, text }) {
	const loop = loopOf(verdict);
	const written = text === "" ? "nothing written" : `${text.length} characters written`;
	const looping = loop === null ? "." : `; it was looping: ${loop.sentence}`;
	return verdictOf(verdict, loop, "timed-out", `still running after ${Math.round(afterMs / 100) / 10} s, ${written}${looping}`);
}
function failureSentence(outcome) {
	const how = outcome.signal === null ? `exit code ${outcome.exitCode}` : `signal ${outcome.signal}`;
	const last = outcome.stderrTail.split("\n").filter((line) => line.trim() !== "").at(-1);
	return `the command failed on every try (${how}; ${last === void 0 ? "no word on stderr" : `last word on stderr: ${shown$1(last.trim())}`})`;
}
/** The exceeded budget that is worst; else the emptiness; else the budget that is nearest to its limit. */
function worstOf(verdict) {
	const empty = verdict.budgets.find((finding) => finding.check === "empty");
	return loopOf(verdict) ?? empty ?? verdict.budgets[0] ?? null;
}
function loopOf(verdict) {
	return verdict.budgets.find(({ measured, limit }) => measured > limit) ?? null;
}
function verdictOf(verdict, worst, cause, sentence) {
	return {
		cause,
		sentence,
		check: worst?.check ?? null,
		unit: worst?.unit ?? null,
		measured: worst?.measured ?? null,
		limit: worst?.limit ?? null,
		pageCount: worst?.pageCount ?? null,
		overshoot: worst?.overshoot ?? null,
		where: worst?.where ?? [],
		budgets: verdict.budgets.map(({ check, unit, measured, limit, pageCount }) => ({
			check,
			unit,
			measured,
			limit,
			pageCount
		})),
		warnings: verdict.warnings,
		coverage: verdict.coverage
	};
}
function plainVerdict(cause, sentence) {
	return verdictOf({
		budgets: [],
		overshoots: false,
		warnings: [],
		coverage: null
	}, null, cause, sentence);
}
// src/app/run.ts
/**
* Runs the user's parser on the selected pages, judges what it wrote, and writes `results.json`.
*
* Every finished page is on the disk before the next starts in its place, so a run that is killed
* goes on with `mode.resume` and repeats only the pages in flight.
*
* @throws InputError for a dataset, selection or command that cannot be used
* @throws InterruptedError when `events.signal` aborts; finished pages are kept
* @throws MeasureError when the results folder is in use or cannot be written to
*/
async function run(request, events) {
	const commit = currentCommit(request.parser.workingDirectory);
	const { house, pages } = await choosePages(request, events);
	const key = runKey(request, house, await commit);
	const header = {
		journalVersion: 1,
		runKey: key,
		startedAt: (/* @__PURE__ */ new Date()).toISOString(),
		runToken: randomBytes(8).toString("hex")
	};
	if (events.signal.aborted) throw new InterruptedError("interrupted", "the run was interrupted");
	const folder = await RunFolder.open(request.resultsPath, header, request.mode);
	try {
		const { resumed, tokenBefore } = folder;
		if (tokenBefore !== null) {
			await killLeftovers(tokenBefore);
			await removeLeftScratch(tokenBefore);
		}
		const wanted = new Set(pages.map(pageKey));
		const done = new Map((resumed?.pages ?? []).filter((page) => wanted.has(pageKey(page)) && page.verdict.cause !== "not-judged").map((page) => [pageKey(page), page]));
		events.onHouse({
			...house,
			pages
		}, [...done.values()]);
		for (const notice of house.notices) events.onNotice(notice);
		const left = pages.filter((page) => !done.has(pageKey(page)));
		const head = resumed?.header ?? header;
		const budget = new Budget(request.budgetMs, events.signal);
		await measure(left, request, head.runToken, {
			budget,
			onStart: (page) => {
				folder.started(page);
				events.onStart(page);
			},
			onJudged: ({ result, text }) => {
				folder.finished(result, text);
				done.set(pageKey(result), result);
				events.onDone(result);
			}
		});
		const notRun = left.filter((page) => !done.has(pageKey(page))).map((page) => notRunResult(page, budget.minutes));
		const judged = [...done.values(), ...notRun];
		const results = await confirm(resultsOf(request, house, {
			key,
			startedAt: head.startedAt
		}, judged), pages, {
			request,
			runToken: head.runToken,
			budget
		}, events);
		return {
			results,
			resultsFile: await folder.writeResults(results)
		};
	} finally {
		await folder.close();
	}
}
async function choosePages(request, events) {
	const { rooms } = request.selection;
	const house = selectPages(await openHouse(request.data, {
		rooms,
		needDocuments: true
	}, events), request.selection);
	const { shard, base } = request;
	if (shard === null) return {
		house,
		pages: house.pages
	};
	const seconds = new Map((base?.pages ?? []).flatMap((page) => page.durationMs === null ? [] : [[pageKey(page), page.durationMs / 1e3]]));
	const pages = shardPages(house.pages, shard.index, shard.total, seconds);
	const unusable = shardPages(house.unusable, shard.index, shard.total);
	return {
		house: {
			...house,
			pages,
			unusable
		},
		pages
	};
}
function runKey(request, house, commit) {
	return {
		datasetRevision: house.revision,
		ruleVersion: "1",
		selection: request.selection,
		shard: request.shard,
		command: request.parser.command,
		outputFormat: request.outputFormat,
		timeoutMs: request.parser.timeoutMs,
		commit
	};
}
/** Runs the command on pages and judges each as it ends; stops early when the budget is used up. */
async function measure(pages, request, runToken, events) {
	const { budget } = events;
	if (pages.length === 0 || budget.isUsedUp) return;
	const byKey = new Map(pages.map((page) => [pageKey(page), page]));
	const inputs = pages.map(({ id, room, document }) => ({
		id,
		room,
		input: resolve(document ?? "")
	}));
	const scratchDir = await makeScratch(runToken);
	try {
		await runPages(inputs, {
			...request.parser,
			scratchDir,
			runToken
		}, {
			signal: budget.signal,
			onStart: (page) => events.onStart(page),
			onDone: (page, pageRun) => {
				const known = byKey.get(pageKey(page));
				if (known !== void 0) events.onJudged(judgeRun(known, pageRun));
			}
		});
	} catch (error) {
		if (!(error instanceof InterruptedError) || !budget.isUsedUp) throw error;
	} finally {
		await removeScratch(scratchDir);
	}
}
/** Runs pages that newly went bad again, so that one bad draw of a sampler is not a regression. */
async function confirm(first, pages, { request, runToken, budget }, events) {
	const doubtful = new Set(request.confirm === 0 ? [] : pagesToConfirm(request.base, first, request.allow).map((page) => pageKey(page)));
	if (doubtful.size === 0) return first;
	const again = pages.filter((page) => doubtful.has(pageKey(page)));
	events.onNotice(`running ${again.length} ${again.length === 1 ? "page" : "pages"} again that newly went bad (confirm ${request.confirm})`);
	const reruns = [];
	for (let round = 0; round < request.confirm; round += 1) await measure(again, request, runToken, {
		budget,
		onStart: () => void 0,
		onJudged: ({ result }) => reruns.push(result)
	});
	return applyConfirmation(first, reruns);
}
function resultsOf(request, house, { key, startedAt }, done) {
	const pages = inOrder(house, done);
	return {
		schemaVersion: 1,
		tool: {
			name: "boobench",
			version: request.toolVersion
		},
		dataset: {
			source: house.source,
			revision: house.revision,
			ruleVersion: "1"
		},
		parser: {
			label: request.label,
			command: request.parser.command
		},
		commit: key.commit,
		startedAt,
		selection: request.selection,
		timeoutMs: request.parser.timeoutMs,
		shard: request.shard,
		pages,
		summary: summarize(pages)
	};
}
// src/report/progress.ts
/** Pages that must be done before a guess at the time left is worth showing. */
const PAGES_BEFORE_GUESS = 3;
const BAR_WIDTH = 20;
/** Adds a page's outcome to the state. */
function withOutcome(state, page) {
	return {
		...state,
		done: state.done + 1,
		boos: state.boos + (page.outcome === "boo" ? 1 : 0),
		lost: state.lost + (page.outcome === "lost" ? 1 : 0),
		errors: state.errors + (page.outcome === "error" ? 1 : 0)
	};
}
/**
* Milliseconds that the rest will take if it goes on as so far; null while that is not known.
*/
function timeLeftMs({ total, done, resumed, elapsedMs }) {
	const here = done - resumed;
	if (done >= total) return 0;
	return here < PAGES_BEFORE_GUESS ? null : elapsedMs / here * (total - done);
}
/** One line for a terminal, redrawn in place: never wider than `columns`, no colours. */
function progressLine(state, columns) {
	const width = usableColumns(columns);
	const full = state.total === 0 ? BAR_WIDTH : Math.floor(state.done / state.total * BAR_WIDTH);
	const filled = Math.max(0, Math.min(BAR_WIDTH, full));
	const facts = `${"█".repeat(filled) + "░".repeat(BAR_WIDTH - filled)} ${factsOf(state).join("  ")}`;
	const short = displayWidth(facts) <= width ? facts : factsOf(state).join("  ");
	const names = state.running.map(shownPage).join(", ");
	const room = width - displayWidth(short) - 2;
	const withNames = names === "" || room < 8 ? short : `${short}  ${cutToWidth(names, room)}`;
	return defuseCommands(cutToWidth(withNames, width));
}
/** One line for a log, written every few seconds. */
function logLine(state) {
	return defuseCommands(`boobench: ${factsOf(state).join(", ")}`);
}
/**
* One line about one finished page, as a log or `--verbose` shows it; cut to `columns`.
*/
function outcomeLine(page, columns) {
	const took = page.durationMs === null ? "" : ` (${seconds(page.durationMs)} s)`;
	const sentence = page.outcome === "ghost-free" ? "" : `: ${verdictSentence(page)}`;
	const line = `${page.outcome.padEnd(10)} ${shownPage(page)}${took}${sentence}`;
	return defuseCommands(cutToWidth(line, usableColumns(columns)));
}
function factsOf(state) {
	const left = timeLeftMs(state);
	return [
		`${thousands(state.done)}/${thousands(state.total)} pages`,
		counted(state.boos, "Boo", "Boos"),
		...state.lost === 0 ? [] : [`${thousands(state.lost)} Lost`],
		...state.errors === 0 ? [] : [counted(state.errors, "error", "errors")],
		...left === null || left === 0 ? [] : [`about ${span(left)} left`]
	];
}
// src/cli/progress.ts
/** A log gets a line so often, a terminal is drawn anew so often. */
const LOG_EVERY_MS = 1e4;
const DRAW_EVERY_MS = 100;
/** Shows how far a run is: a bar on a terminal, plain lines in a log. */
var Progress = class {
	#to;
	/** On the clock of performance.now(): the one on the wall may be set while a run goes. */
	#beganMs = performance.now();
	#running = /* @__PURE__ */ new Map();
	#state = null;
	#timer;
	#drawn = false;
	constructor(to) {
		this.#to = to;
	}
	/** @param done results of an earlier run that goes on here */
	begin(total, done) {
		let state = {
			total,
			done: 0,
			resumed: done.length,
			boos: 0,
			lost: 0,
			errors: 0,
			elapsedMs: 0,
			running: []
		};
		for (const page of done) state = withOutcome(state, page);
		this.#state = state;
		const every = this.#to.isTerminal ? DRAW_EVERY_MS : LOG_EVERY_MS;
		this.#timer = setInterval(() => this.#draw(), every);
		this.#timer.unref();
	}
	started(page) {
		this.#running.set(pageKey(page), page);
	}
	done(page) {
		this.#running.delete(pageKey(page));
		if (this.#state !== null) this.#state = withOutcome(this.#state, page);
		if (page.outcome === "ghost-free") return;
		this.#clear();
		this.#to.write(`${outcomeLine(page, this.#to.columns)}\n`);
	}
	notice(text) {
		this.#clear();
		this.#to.write(defuseCommands(`boobench: ${visible(text)}\n`));
	}
	end() {
		clearInterval(this.#timer);
		this.#clear();
		if (this.#state !== null && !this.#to.isTerminal) this.#draw();
		this.#state = null;
	}
	#clear() {
		if (this.#drawn) this.#to.write(CLEAR_LINE);
		this.#drawn = false;
	}
	#draw() {
		if (this.#state === null) return;
		const elapsedMs = performance.now() - this.#beganMs;
		const state = {
			...this.#state,
			elapsedMs,
			running: [...this.#running.values()]
		};
		if (!this.#to.isTerminal) {
			this.#to.write(`${logLine(state)}\n`);
			return;
		}
		this.#to.write(`${CLEAR_LINE}${progressLine(state, this.#to.columns - 1)}`);
		this.#drawn = true;
	}
};
// src/cli/run-request.ts
const DEFAULT_SHELL = "bash -euo pipefail -c";
/**
* What a run is asked for by options.
*
* @throws InputError for an option that is missing or cannot be used
*/
function runRequestOf(settings, { base, allow }) {
	const shard = settings.text("shard");
	const outputFormat = settings.required("output-format");
	const shell = settings.text("shell");
	const hasBudget = settings.text("job-budget-minutes") !== null;
	return {
		data: dataOf(settings),
		selection: selectionOf(settings),
		shard: shard === null ? null : parseShard(shard),
		parser: {
			command: settings.required("command"),
			shell: shell === DEFAULT_SHELL ? null : shell,
			batch: settings.flag("batch"),
			outputFormat: parseOutputFormat(outputFormat),
			timeoutMs: settings.minutes("timeout-minutes"),
			maxOutputBytes: settings.bytes("max-output"),
			retries: settings.whole("retries", 0) ?? 0,
			concurrency: settings.whole("concurrency", 1) ?? availableParallelism(),
			workingDirectory: resolve(settings.required("working-directory")),
			passEnv: settings.list("pass-env") ?? []
		},
		outputFormat,
		label: labelOf(settings),
		resultsPath: settings.required("results-path"),
		mode: modeOf(settings),
		base,
		allow,
		confirm: settings.whole("confirm", 0) ?? 0,
		budgetMs: hasBudget ? settings.minutes("job-budget-minutes") : null,
		toolVersion: VERSION
	};
}
function modeOf(settings) {
	const mode = {
		resume: settings.flag("resume"),
		fresh: settings.flag("fresh")
	};
	if (!mode.resume || !mode.fresh) return mode;
	throw new InputError("resume-and-fresh", "--resume and --fresh contradict each other", { hint: "Go on with --resume, or throw the unfinished run away with --fresh." });
}
/** Shows on a channel how a run goes. */
var RunProgress = class {
	events;
	#progress;
	constructor(to, signal) {
		const progress = new Progress(to);
		const fetching = new FetchProgressLine(to);
		this.#progress = progress;
		this.events = {
			signal,
			onProgress: (at) => fetching.show(at),
			onHouse: (house, done) => {
				fetching.end();
				progress.begin(house.pages.length, done);
			},
			onStart: (page) => progress.started(page),
			onDone: (page) => progress.done(page),
			onNotice: (text) => progress.notice(text)
		};
	}
	/** May be called more than once. */
	end() {
		this.#progress.end();
	}
};
export { inOrder as a, readAnswer as c, addWorktree as d, currentCommit as f, run as i, readLeftFile as l, runRequestOf as n, judgeStored as o, removeWorktree as p, Progress as r, parseOutputFormat as s, RunProgress as t, selectPages as u };
