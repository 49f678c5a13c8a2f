import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { t as pLimit } from "./chunk-p-limit.js";
import { a as MeasureError, i as InterruptedError, n as EXIT, r as InputError } from "./chunk-errors.js";
import { t as writeFileAtomically } from "./chunk-atomic-write.js";
import { c as readText, l as realPathOf, n as insideFolder, r as kindOfPath, u as walkFiles } from "./chunk-files.js";
import { t as shown } from "./chunk-shown.js";
import { t as pageRule } from "./chunk-page-rule.js";
import { existsSync, readFileSync } from "node:fs";
import { execFile, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { n as parseMessage } from "./chunk-messages.js";
import { n as defuseCommands, r as visible } from "./chunk-escape.js";
import { t as counted } from "./chunk-percent.js";
import { n as TerminalLine } from "./chunk-terminal-line.js";
// src/host/isolated-child.ts
/** How often the child's memory is looked at: a decompressor fills about 100 MB in that time. */
const MEMORY_LOOK_MS = 50;
/** The same where a program has to be started for it. */
const MEMORY_LOOK_BY_PS_MS = 500;
/**
* Runs a module of ours in a Node process of its own, within limits, and reads its lines.
*
* The child has an empty environment, so that neither secrets nor `NODE_OPTIONS` reach it. It is
* killed at a limit; when this returns it has ended.
*
* @returns how it ended; never rejects for what the child does
*/
async function runIsolatedChild(task) {
	if (task.signal?.aborted === true) return { kind: "stopped" };
	return new Watch(spawn(process.execPath, [
		"--no-warnings",
		fileURLToPath(task.entry),
		...task.args
	], {
		env: minimalEnvironment(),
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		],
		windowsHide: true
	}), task).ended;
}
/** Windows cannot open sockets or load libraries without `SystemRoot`. */
function minimalEnvironment() {
	const root = process.env["SystemRoot"];
	return root === void 0 ? {} : { SystemRoot: root };
}
var Watch = class {
	ended;
	#child;
	#task;
	#verdict = null;
	#silence;
	#parts = [];
	#length = 0;
	#stderr = Buffer.alloc(0);
	constructor(child, task) {
		this.#child = child;
		this.#task = task;
		this.ended = this.#run();
	}
	async #run() {
		const { limits, signal } = this.#task;
		const total = setTimeout(() => this.#kill({
			kind: "overtime",
			afterMs: limits.totalMs
		}), limits.totalMs);
		const onAbort = () => this.#kill({ kind: "stopped" });
		signal?.addEventListener("abort", onAbort, { once: true });
		this.#armSilence();
		this.#child.stdout?.on("data", (chunk) => this.#take(chunk));
		this.#child.stderr?.on("data", (chunk) => {
			this.#stderr = Buffer.concat([this.#stderr, chunk]).subarray(-4096);
		});
		const stopMemory = this.#watchMemory();
		try {
			return await new Promise((resolve) => {
				this.#child.once("error", (error) => {
					if (this.#child.pid === void 0) resolve({
						kind: "not-started",
						reason: error.message
					});
				});
				this.#child.once("close", (exitCode, killedBy) => {
					const stderrTail = this.#stderr.toString("utf8");
					resolve(this.#verdict ?? {
						kind: "exited",
						exitCode,
						signal: killedBy,
						stderrTail
					});
				});
			});
		} finally {
			clearTimeout(total);
			clearTimeout(this.#silence);
			stopMemory();
			signal?.removeEventListener("abort", onAbort);
		}
	}
	#kill(verdict) {
		if (this.#verdict !== null) return;
		this.#verdict = verdict;
		this.#child.kill("SIGKILL");
	}
	#armSilence() {
		clearTimeout(this.#silence);
		const { silenceMs } = this.#task.limits;
		this.#silence = setTimeout(() => this.#kill({
			kind: "silent",
			afterMs: silenceMs
		}), silenceMs);
	}
	#take(chunk) {
		let from = 0;
		while (this.#verdict === null) {
			const at = chunk.indexOf(10, from);
			const part = chunk.subarray(from, at === -1 ? chunk.length : at);
			this.#parts.push(part);
			this.#length += part.length;
			if (this.#length > this.#task.limits.lineBytes) return this.#kill({ kind: "line-too-long" });
			if (at === -1) return;
			const line = Buffer.concat(this.#parts).toString("utf8");
			this.#parts = [];
			this.#length = 0;
			from = at + 1;
			this.#armSilence();
			if (this.#task.onLine(line) === "stop") this.#kill({ kind: "stopped" });
		}
	}
	#watchMemory() {
		const { pid } = this.#child;
		if (pid === void 0 || process.platform === "win32") return () => void 0;
		const judge = (bytes) => {
			if (bytes > this.#task.limits.memoryBytes) this.#kill({
				kind: "too-much-memory",
				bytes
			});
		};
		const byProc = process.platform === "linux";
		const timer = setInterval(byProc ? () => judge(residentBytesOf(pid)) : () => residentBytesByPs(pid, judge), byProc ? MEMORY_LOOK_MS : MEMORY_LOOK_BY_PS_MS);
		return () => clearInterval(timer);
	}
};
/** 0 for a process that has gone. @see proc(5), `/proc/pid/status` */
function residentBytesOf(pid) {
	try {
		const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"));
		return Number(found?.[1] ?? 0) * 1024;
	} catch {
		return 0;
	}
}
function residentBytesByPs(pid, judge) {
	execFile("ps", [
		"-o",
		"rss=",
		"-p",
		String(pid)
	], (error, stdout) => {
		if (error === null) judge(Number(stdout.trim()) * 1024 || 0);
	});
}
// src/app/read-text-layer.ts
/** Most text of one document, in UTF-16 units; a book of 1,000 pages has about 3 million. */
const MOST_TEXT = 33554432;
/** Limits of the process that reads a document. */
const READER_LIMITS = {
	memoryBytes: 0x40000000,
	silenceMs: 3e4,
	totalMs: 9e5,
	lineBytes: 268435456
};
/**
* Reads the text layer of a PDF in a process of its own, within limits of time and memory.
*
* @returns the pages with their lines, or why there are none; what is wrong with a document is
*   never thrown
* @throws InterruptedError when `signal` stops it
* @throws MeasureError when the reading process cannot be started
*/
async function readTextLayer(path, options = {}) {
	const shown = options.shownAs ?? path;
	const kind = await kindOfPath(path);
	if (kind !== "file") return {
		kind: "unreadable",
		reason: `${shown} cannot be read: ${kind === "missing" ? "it does not exist or cannot be reached" : "it is not a regular file"}`
	};
	const limits = options.limits ?? READER_LIMITS;
	const pages = [];
	let textLength = 0;
	let last = null;
	const end = await runIsolatedChild({
		entry: readerEntry(),
		args: [resolve(path)],
		limits,
		signal: options.signal,
		onLine: (line) => {
			const message = parseMessage(line);
			if (message?.kind !== "page") {
				last = message;
				return;
			}
			pages.push(message.page);
			for (const { text } of message.page.lines) textLength += text.length;
			if (textLength > MOST_TEXT) return "stop";
			options.onPage?.(pages.length, message.pageCount);
		}
	});
	if (options.signal?.aborted === true) throw new InterruptedError("interrupted", `stopped while reading ${shown}`);
	if (end.kind === "stopped") return unreadable(shown, faults["too-much-text"]);
	return conclude(shown, pages, last, end, limits);
}
function conclude(shown, pages, last, end, limits) {
	if (last === null) return unreadable(shown, brokenOff(end, pages.length + 1, limits));
	if (last.kind === "refused") return {
		kind: "unreadable",
		reason: last.reason
	};
	if (last.end.kind === "unreadable") return unreadable(shown, faults[last.end.fault]);
	const { notices } = last.end;
	return pages.some((page) => page.lines.length > 0) ? {
		kind: "text",
		pages,
		notices
	} : {
		kind: "no-text",
		pages: pages.length,
		notices
	};
}
function unreadable(shown, what) {
	return {
		kind: "unreadable",
		reason: `${shown} ${what}`
	};
}
const faults = {
	"empty-file": "is an empty file, not a PDF",
	"not-a-pdf": "is not a PDF: its first 1,024 bytes have no %PDF- header",
	damaged: "is a damaged or incomplete PDF and cannot be read",
	password: "needs a password to be opened",
	"unsupported-encryption": "is encrypted in a way that is not supported",
	"no-pages": "is a damaged PDF: no page can be found in it",
	"too-much-memory": "took too much memory to read",
	"too-much-text": "has more text than a document may have"
};
function brokenOff(end, page, limits) {
	switch (end.kind) {
		case "silent": return `took too long: page ${page} was not read within ${seconds(end.afterMs)}`;
		case "overtime": return `took too long: page ${page} was reached after ${seconds(end.afterMs)}`;
		case "too-much-memory": return `took too much memory on page ${page}: more than ${mebibytes(limits.memoryBytes)}`;
		case "line-too-long": return `has more text on page ${page} than a page may have`;
		case "not-started": throw new MeasureError("reader-not-started", `cannot start the process that reads PDFs: ${end.reason}`);
		case "stopped":
		case "exited": return `made the PDF engine crash on page ${page} (${endOf(end)})`;
		default: return end;
	}
}
function endOf(end) {
	if (end.kind !== "exited") return end.kind;
	return end.signal === null ? `exit code ${end.exitCode ?? "unknown"}` : end.signal;
}
function seconds(ms) {
	return `${ms / 1e3} seconds`;
}
function mebibytes(bytes) {
	return `${Math.round(bytes / 1048576)} MiB`;
}
/** The entry beside the bundle, or the source file when this one runs from source. */
function readerEntry() {
	const bundled = new URL("pdf-child.js", import.meta.url);
	return existsSync(bundled) ? bundled : new URL("../cli/pdf-child.ts", import.meta.url);
}
// src/app/sidecar-content.ts
/**
* Puts a rule into a sidecar: it takes the place of the sidecar's rule of this type and leaves
* everything else in the file as it is.
*
* @param existing the file's text; null where there is none
*/
function changeSidecar(existing, rule) {
	if (existing === null) return {
		kind: "new",
		content: print({
			test_rules: [rule],
			tags: []
		})
	};
	const sidecar = parse(existing);
	if (sidecar === void 0) return {
		kind: "broken",
		problem: "it is not JSON"
	};
	if (!isObject(sidecar)) return {
		kind: "broken",
		problem: "it does not hold a JSON object"
	};
	const rules = sidecar["test_rules"] ?? [];
	if (!Array.isArray(rules)) return {
		kind: "broken",
		problem: "its test_rules is not a list"
	};
	const merged = {
		...sidecar,
		test_rules: withRule(rules, rule)
	};
	if (JSON.stringify(merged) === JSON.stringify(sidecar)) return { kind: "unchanged" };
	return {
		kind: "changed",
		content: print(merged)
	};
}
function withRule(rules, rule) {
	const isOurs = (other) => isObject(other) && other["type"] === rule.type;
	const first = rules.findIndex(isOurs);
	if (first === -1) return [...rules, rule];
	return rules.flatMap((other, index) => {
		if (index === first) return [rule];
		return isOurs(other) ? [] : [other];
	});
}
function print(sidecar) {
	return `${JSON.stringify(sidecar, null, 2)}\n`;
}
function parse(text) {
	try {
		return JSON.parse(text.replace(/^\uFEFF/, ""));
	} catch {
		return;
	}
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/app/make.ts
const DOCUMENT = /\.pdf$/i;
/** Longest sidecar that is read. */
const MOST_SIDECAR_BYTES = 268435456;
/**
* Writes a budget beside each PDF of a folder: `<name>.test.json` from the document's text layer.
*
* A sidecar that is there is never overwritten silently, and nothing but its rule of type
* `repetition_overshoot` is ever changed in it.
*
* @returns one entry a document, sorted by path, whatever finished first
* @throws InputError when the folder is missing or holds no PDF
* @throws MeasureError when a sidecar cannot be written; those written before stay
* @throws InterruptedError when `signal` stops it; no half-written file stays behind
* @see formats, "Sidecars"
*/
async function make(options) {
	const { dir, concurrency, signal } = options;
	const files = await findDocuments(dir);
	const inside = insideFolder(await realPathOf(dir));
	const limit = pLimit(concurrency);
	const stop = new AbortController();
	const both = signal === void 0 ? stop.signal : AbortSignal.any([signal, stop.signal]);
	let done = 0;
	try {
		return await limit.map(files, async (file) => {
			if (both.aborted) throw new InterruptedError("interrupted", `stopped before ${shown(file)}`);
			const report = (page, pageCount) => options.onProgress?.({
				done,
				total: files.length,
				file,
				page,
				pageCount
			});
			const made = await makeOne(file, files, {
				...options,
				signal: both
			}, inside, report);
			done += 1;
			report(null, null);
			return made;
		});
	} catch (error) {
		stop.abort();
		throw error;
	}
}
async function findDocuments(dir) {
	const kind = await kindOfPath(dir);
	if (kind !== "folder") {
		const what = kind === "missing" ? "does not exist" : "is not a folder";
		throw new InputError("no-folder", `the folder ${shown(dir)} ${what}`, { hint: "Name the folder that holds the PDF files." });
	}
	const files = await walkFiles(dir, (name) => DOCUMENT.test(name));
	if (files.length > 0) return files;
	throw new InputError("no-documents", `the folder ${shown(dir)} holds no PDF file`, { hint: "Put documents whose names end in .pdf into it, or into folders in it." });
}
async function makeOne(file, files, options, inside, onPage) {
	const sidecar = sidecarOf(file);
	const finish = (outcome, notices = []) => ({
		file,
		sidecar,
		outcome,
		notices
	});
	const twin = files.find((other) => sidecarOf(other) === sidecar);
	if (twin !== file) return finish({
		kind: "unreadable",
		reason: `${shown(file)} has the same sidecar as ${shown(twin)}`
	});
	const reachable = notInside(file, await inside(join(options.dir, dirname(file)), basename(file)));
	if (reachable !== null) return finish({
		kind: "unreadable",
		reason: reachable
	});
	const layer = await readTextLayer(join(options.dir, file), {
		shownAs: shown(file),
		onPage,
		signal: options.signal
	});
	if (layer.kind === "unreadable") return finish({
		kind: "unreadable",
		reason: layer.reason
	});
	const notices = noticesOf(file, layer);
	if (layer.kind === "no-text" && !options.scans) return finish({
		kind: "skipped-no-text",
		pages: layer.pages
	}, notices);
	return finish(await putRule(sidecar, linesOf(layer), options, inside), notices);
}
async function putRule(sidecar, lines, options, inside) {
	const path = join(options.dir, sidecar);
	const found = await inside(join(options.dir, dirname(sidecar)), basename(sidecar));
	const unusable = found.kind === "missing" ? null : notInside(sidecar, found);
	if (unusable !== null) return {
		kind: "broken-sidecar",
		reason: unusable
	};
	const existing = found.kind === "missing" ? null : await readText(path, MOST_SIDECAR_BYTES);
	const rule = pageRule(lines);
	const change = changeSidecar(existing, rule);
	const held = options.force ? refusal(sidecar, change) : restraint(sidecar, change);
	if (held !== null) return held;
	if (change.kind === "unchanged" || change.kind === "broken") return { kind: "unchanged" };
	await writeFileAtomically(path, change.content);
	return {
		kind: "written",
		mode: rule.mode,
		replaced: existing !== null
	};
}
function refusal(sidecar, change) {
	if (change.kind !== "broken") return null;
	return {
		kind: "broken-sidecar",
		reason: `${shown(sidecar)} was left as it is: ${change.problem}; mend or remove it`
	};
}
function restraint(sidecar, change) {
	if (change.kind === "broken") return {
		kind: "kept",
		reason: `${shown(sidecar)}: ${change.problem}`
	};
	if (change.kind !== "changed") return null;
	return {
		kind: "kept",
		reason: `${shown(sidecar)} holds another budget`
	};
}
function sidecarOf(file) {
	return file.replace(DOCUMENT, ".test.json");
}
/** Why a path in the folder is not used; null when it can be. */
function notInside(path, found) {
	switch (found.kind) {
		case "file": return null;
		case "missing": return `${shown(path)} does not exist`;
		case "outside": return `${shown(path)} is a link out of the folder`;
		case "not-a-file": return `${shown(path)} is not a regular file`;
		case "unreadable": return `${shown(path)} cannot be read: ${found.reason}`;
		default: return found;
	}
}
function linesOf(layer) {
	if (layer.kind === "no-text") return [];
	return layer.pages.flatMap((page) => page.lines.map((line) => line.text));
}
function noticesOf(file, layer) {
	const notices = layer.notices.map((notice) => `${shown(file)}: ${notice}`);
	const pages = layer.kind === "text" ? layer.pages.length : layer.pages;
	if (pages > 1) notices.push(`${shown(file)} has ${pages} pages: each of them is budgeted by the text of the whole document`);
	return notices;
}
// src/report/made.ts
/** One line a document that is not as usual, then the sum. */
function renderMade(made) {
	const lines = made.flatMap((entry) => [...entryLine(entry) ?? [], ...entry.notices.map((notice) => `note       ${visible(notice)}`)]);
	const count = (kind) => made.filter(({ outcome }) => outcome.kind === kind).length;
	const parts = [
		`${counted(count("written"), "budget", "budgets")} written`,
		`${count("unchanged")} unchanged`,
		`${count("kept")} kept`,
		`${count("skipped-no-text")} skipped (no text)`,
		`${count("unreadable") + count("broken-sidecar")} unreadable`
	];
	return defuseCommands(`${[...lines, parts.join(", ")].join("\n")}\n`);
}
function entryLine({ file, sidecar, outcome }) {
	switch (outcome.kind) {
		case "written": return [`written    ${visible(sidecar)}${outcome.mode === "none" ? " (a scan: nothing on it repeats)" : ""}`];
		case "unchanged": return null;
		case "kept": return [`kept       ${visible(sidecar)}: ${visible(outcome.reason)}`];
		case "skipped-no-text": return [`skipped    ${visible(file)}: no text layer; --scans budgets it as a page that repeats nothing`];
		case "unreadable":
		case "broken-sidecar": return [`unreadable ${visible(outcome.reason)}`];
	}
}
// src/cli/make-progress.ts
/** How far `make` is: documents, and pages of a long one. */
function makeProgress({ done, total, file, page, pageCount }) {
	return `${done}/${total} documents  ${file}${page === null || (pageCount ?? 0) < 2 ? "" : `, page ${page} of ${pageCount}`}`;
}
// src/cli/make-command.ts
/** `boobench make DIR`: a budget beside each PDF. */
async function makeCommand(context) {
	const { settings, operands, terminal, signal } = context;
	const [dir] = operands;
	if (dir === void 0) throw new InputError("missing-operand", "make needs a folder of PDF files", { hint: "boobench make DIR" });
	const line = new TerminalLine(terminal.err);
	try {
		const made = await make({
			dir,
			scans: settings.flag("scans"),
			force: settings.flag("force"),
			concurrency: availableParallelism(),
			onProgress: (progress) => line.show(makeProgress(progress)),
			signal
		});
		line.end();
		terminal.out.write(settings.flag("json") ? `${JSON.stringify(made, null, 2)}\n` : renderMade(made));
		return made.some(({ outcome }) => outcome.kind === "unreadable" || outcome.kind === "broken-sidecar") ? EXIT.couldNotMeasure : EXIT.passed;
	} finally {
		line.end();
	}
}
export { makeCommand };
