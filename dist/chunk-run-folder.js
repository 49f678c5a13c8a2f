import { join } from "node:path";
import { r as InputError } from "./chunk-errors.js";
import { closeSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { a as makeFolder, c as readText, p as toMeasureError, r as kindOfPath } from "./chunk-files.js";
import { t as writeFileAtomically } from "./chunk-atomic-write.js";
import { n as moveInto, r as removeFrom, t as OutputFiles } from "./chunk-output-file.js";
import { t as lockFolder } from "./chunk-run-lock.js";
import { c as PageSchema, d as checkAgainst, f as faultText, l as SelectionSchema, p as findPageContradiction, s as serializeResults, u as ShardSchema } from "./chunk-compare.js";
import { hash } from "node:crypto";
import { b as strictObject, f as number, o as literal, u as nullable, x as string } from "./chunk-dist.js";
import { i as pageKey } from "./chunk-order.js";
import { t as shown } from "./chunk-shown.js";
// src/host/append-file.ts
/** A file that only grows, line by line; each line is in the file when `append` returns. */
var AppendFile = class {
	#path;
	#fd;
	#length;
	/**
	* @param wholeBytes what of an existing file to keep; the rest, half a line, is cut off
	* @throws MeasureError when it cannot be written to
	*/
	constructor(path, wholeBytes) {
		this.#path = path;
		this.#length = wholeBytes;
		try {
			this.#fd = openSync(path, wholeBytes === 0 ? "w" : "r+");
			ftruncateSync(this.#fd, wholeBytes);
		} catch (error) {
			throw toMeasureError(`cannot write ${path}`, error);
		}
	}
	/** @throws MeasureError when the line does not fit on the disk; the file ends with the line before */
	append(line) {
		const bytes = Buffer.from(line);
		try {
			for (let done = 0; done < bytes.length;) done += writeSync(this.#fd, bytes, done, bytes.length - done, this.#length + done);
			this.#length += bytes.length;
		} catch (error) {
			this.#cut();
			throw toMeasureError(`cannot write ${this.#path}`, error);
		}
	}
	/** Half a line at the end is cut off when the file is opened again, so a disk may refuse this. */
	#cut() {
		try {
			ftruncateSync(this.#fd, this.#length);
		} catch {}
	}
	close() {
		closeSync(this.#fd);
	}
};
/** Hex digits of SHA-256 before each line: a damaged line passes once in four thousand million. */
const CHECKSUM_DIGITS = 8;
const HeaderSchema = strictObject({
	journalVersion: literal(1),
	runKey: strictObject({
		datasetRevision: string(),
		ruleVersion: string(),
		selection: SelectionSchema,
		shard: nullable(ShardSchema),
		command: nullable(string()),
		outputFormat: string(),
		timeoutMs: nullable(number()),
		commit: nullable(string())
	}),
	startedAt: string(),
	runToken: string()
});
const FinishedSchema = strictObject({ page: PageSchema });
const StartedSchema = strictObject({ started: strictObject({
	room: string(),
	id: string(),
	attempt: number()
}) });
/** The journal's first line, with its line feed. */
function encodeHeader(header) {
	return encodeLine(header);
}
/** The line of a page that was started, with its line feed. */
function encodeStarted({ room, id, attempt }) {
	return encodeLine({ started: {
		room,
		id,
		attempt
	} });
}
/** The line of a finished page, with its line feed. */
function encodeFinished(page) {
	return encodeLine({ page });
}
/**
* Reads a journal, also one whose writer was killed in the middle of a line.
*
* @param file how messages call the file
* @returns null where not even the header was written; the end of a text after its last line feed is
*   left out and not counted in `wholeBytes`
* @throws InputError, naming file and line, for any whole line that is damaged and for a text that is
*   no journal of this version
*/
function readJournal(text, file) {
	const end = text.lastIndexOf("\n") + 1;
	if (end === 0) {
		if (/^[0-9a-f]{0,8}(?: .*)?$/.test(text)) return null;
		throw damaged(file, 1, "is no line of a journal");
	}
	const lines = text.slice(0, end - 1).split("\n");
	const header = readHeader(lines[0] ?? "", file);
	const pages = /* @__PURE__ */ new Map();
	const started = /* @__PURE__ */ new Map();
	for (const [index, line] of lines.entries()) {
		if (index === 0) continue;
		const data = readLine(line, file, index + 1);
		if (isStarted(data)) {
			const entry = readStarted(data, file, index + 1);
			started.set(pageKey(entry), entry);
		} else {
			const page = readFinished(data, file, index + 1);
			pages.set(pageKey(page), page);
		}
	}
	return {
		header,
		pages: [...pages.values()],
		inFlight: [...started].filter(([key]) => !pages.has(key)).map(([, page]) => page),
		wholeBytes: Buffer.byteLength(text.slice(0, end))
	};
}
/**
* What differs between a journal's run and the run that is wanted, one phrase each such as
* `timeout: 600000 in the journal, now 60000`; empty when the run can go on.
*/
function journalMatches(header, wanted) {
	const then = header.runKey;
	return [
		[
			"dataset revision",
			then.datasetRevision,
			wanted.datasetRevision
		],
		[
			"rule version",
			then.ruleVersion,
			wanted.ruleVersion
		],
		[
			"rooms",
			nameSet(then.selection.rooms),
			nameSet(wanted.selection.rooms)
		],
		[
			"pages",
			nameSet(then.selection.pages),
			nameSet(wanted.selection.pages)
		],
		[
			"tags",
			nameSet(then.selection.tags),
			nameSet(wanted.selection.tags)
		],
		[
			"max pages",
			then.selection.maxPages,
			wanted.selection.maxPages
		],
		[
			"shard",
			shardText(then.shard),
			shardText(wanted.shard)
		],
		[
			"command",
			then.command,
			wanted.command
		],
		[
			"output format",
			then.outputFormat,
			wanted.outputFormat
		],
		[
			"timeout in ms",
			then.timeoutMs,
			wanted.timeoutMs
		],
		[
			"commit",
			then.commit,
			wanted.commit
		]
	].filter(([, a, b]) => a !== b).map(([name, a, b]) => `${name}: ${shown(a)} in the journal, now ${shown(b)}`);
}
function encodeLine(content) {
	const json = JSON.stringify(content);
	return `${checksum(json)} ${json}\n`;
}
function checksum(json) {
	return hash("sha256", json).slice(0, CHECKSUM_DIGITS);
}
function readHeader(line, file) {
	const data = readLine(line, file, 1);
	const version = typeof data === "object" && data !== null && "journalVersion" in data ? data.journalVersion : void 0;
	if (version !== 1) throw new InputError("journal-version", `${file} has journalVersion ${shown(version)}; this version reads 1`, { hint: "Start the run again with --fresh, or use the version that began it." });
	const checked = checkAgainst(HeaderSchema, data);
	if (!checked.ok) throw damaged(file, 1, faultText(checked.fault));
	return {
		...checked.value,
		journalVersion: 1
	};
}
function isStarted(data) {
	return typeof data === "object" && data !== null && "started" in data;
}
function readStarted(data, file, line) {
	const checked = checkAgainst(StartedSchema, data);
	if (!checked.ok) throw damaged(file, line, faultText(checked.fault));
	return checked.value.started;
}
function readFinished(data, file, line) {
	const checked = checkAgainst(FinishedSchema, data);
	if (!checked.ok) throw damaged(file, line, faultText(checked.fault));
	const { page } = checked.value;
	const fault = findPageContradiction(page, "page");
	if (fault !== null) throw damaged(file, line, faultText(fault));
	return page;
}
function readLine(line, file, lineNumber) {
	const json = line.slice(9);
	if (line !== `${checksum(json)} ${json}`) throw damaged(file, lineNumber, "does not fit its checksum");
	try {
		return JSON.parse(json);
	} catch (cause) {
		throw damaged(file, lineNumber, "is not JSON", cause);
	}
}
function damaged(file, line, problem, cause) {
	return new InputError("journal-damaged", `${file}:${line}: ${problem}`, {
		hint: "The journal was damaged or edited; start the run again with --fresh.",
		cause
	});
}
function nameSet(names) {
	return names === null ? null : [...new Set(names)].toSorted().join(", ");
}
function shardText(shard) {
	return shard === null ? null : `${shard.index}/${shard.total}`;
}
// src/app/run-folder.ts
const RESULTS = "results.json";
const JOURNAL = "journal.jsonl";
const OUTPUTS = "outputs";
/** Where a finished run goes when another starts in its folder; one is kept. */
const PREVIOUS = "previous";
const MAX_JOURNAL_BYTES = 0x40000000;
/** `--results-path`: the results, raw answers and journal of one run, locked while it goes. */
var RunFolder = class RunFolder {
	path;
	/** The run that is resumed; null for a new one. */
	resumed;
	/** Token of the run that was in the folder, resumed or not; null where there was none. */
	tokenBefore;
	#lock;
	#journal;
	#outputs = new OutputFiles();
	constructor(path, lock, journal, before) {
		this.path = path;
		this.resumed = before.resumed;
		this.tokenBefore = before.token;
		this.#lock = lock;
		this.#journal = journal;
	}
	/**
	* Opens the folder for a run. A finished run that is there is moved to `previous/`.
	*
	* @throws InputError when there is an unfinished run and neither `resume` nor `fresh`, or when the
	*   run to resume is another one
	* @throws MeasureError when the folder is in use or cannot be written to
	*/
	static async open(path, header, mode) {
		await makeFolder(path);
		const lock = await lockFolder(path);
		try {
			const token = await runTokenOf(path);
			const found = mode.fresh ? null : await readJournalOf(path);
			if (mode.resume && found !== null) {
				refuseOther(path, found.header, header);
				const file = new AppendFile(join(path, JOURNAL), found.wholeBytes);
				return new RunFolder(path, lock, file, {
					resumed: found,
					token
				});
			}
			await makeRoom(path, found);
			const file = new AppendFile(join(path, JOURNAL), 0);
			file.append(encodeHeader(header));
			return new RunFolder(path, lock, file, {
				resumed: null,
				token
			});
		} catch (error) {
			await lock.release();
			throw error;
		}
	}
	started(page) {
		this.#journal.append(encodeStarted({
			room: page.room,
			id: page.id,
			attempt: 1
		}));
	}
	/** Keeps the raw answer, then the result: what the journal names is on the disk. */
	finished(page, text) {
		if (text !== null) this.#outputs.write(join(this.path, OUTPUTS, page.room), `${page.id}.md`, text);
		this.#journal.append(encodeFinished(page));
	}
	/** @returns the path of the results */
	async writeResults(results) {
		const path = join(this.path, RESULTS);
		await writeFileAtomically(path, serializeResults(results));
		return path;
	}
	async close() {
		this.#journal.close();
		await this.#lock.release();
	}
};
/** Path of a page's raw answer in a results folder. */
function outputPathIn(folder, page) {
	return join(folder, OUTPUTS, page.room, `${page.id}.md`);
}
/** @throws InputError for a journal that is damaged */
async function readJournalOf(folder) {
	const path = join(folder, JOURNAL);
	if (await kindOfPath(path) !== "file") return null;
	return readJournal(await readText(path, MAX_JOURNAL_BYTES), path);
}
/** The token of the journal's run, whatever the rest of the journal is like. */
async function runTokenOf(folder) {
	const path = join(folder, JOURNAL);
	if (await kindOfPath(path) !== "file") return null;
	try {
		const text = await readText(path, MAX_JOURNAL_BYTES);
		return readJournal(text.slice(0, text.indexOf("\n") + 1), path)?.header.runToken ?? null;
	} catch (error) {
		if (error instanceof InputError) return null;
		throw error;
	}
}
function refuseOther(path, then, now) {
	const differences = journalMatches(then, now.runKey);
	if (differences.length === 0) return;
	throw new InputError("resume-another-run", `the run in ${path} is another one: ${differences.join("; ")}`, { hint: "Resume it with the options it was started with, or start anew with --fresh." });
}
async function makeRoom(path, found) {
	const isFinished = await kindOfPath(join(path, RESULTS)) === "file";
	const ours = [
		RESULTS,
		JOURNAL,
		OUTPUTS
	];
	if (isFinished) moveInto(path, PREVIOUS, ours);
	else if (found !== null && found.pages.length > 0) throw new InputError("unfinished-run", `${path} holds an unfinished run with ${found.pages.length} pages done`, { hint: "Go on with --resume, or throw it away with --fresh." });
	else removeFrom(path, ours);
}
export { readJournalOf as i, RunFolder as n, outputPathIn as r, RESULTS as t };
