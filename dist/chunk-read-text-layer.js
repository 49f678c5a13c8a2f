import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { _ as InterruptedError, r as kindOfPath, v as MeasureError } from "./chunk-files.js";
import { execFile, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { n as parseMessage } from "./chunk-messages.js";
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
export { runIsolatedChild as i, readTextLayer as n, readerEntry as r, READER_LIMITS as t };
