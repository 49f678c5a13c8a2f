import { setMaxListeners } from "node:events";
import { a as MeasureError, i as InterruptedError, r as InputError } from "./chunk-errors.js";
import { a as makeFolder, c as readText, i as listFolder, l as realPathOf, n as insideFolder, o as openFile, r as kindOfPath, s as readBytes, u as walkFiles } from "./chunk-files.js";
import { c as parseHubSource, s as isCommit, t as lockFolder } from "./chunk-run-lock.js";
import { basename, dirname, isAbsolute, join, normalize, sep } from "node:path";
import { t as shown } from "./chunk-shown.js";
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { t as pLimit } from "./chunk-p-limit.js";
import { a as pageName, i as pageKey, t as comparePages } from "./chunk-order.js";
import { a as requireInnerPath, c as RowProblem, d as optionalNumber, f as optionalText, l as isObject, o as requireSafeName, p as optionalTexts, s as unsafeName, t as checkNames, u as optionalCount } from "./chunk-hub-listing.js";
import { t as PUBLISHED } from "./chunk-published.js";
import { t as writeFileAtomically } from "./chunk-atomic-write.js";
import { a as isRows, c as roomOfFile, d as fileBytes, f as finishPart, i as isGood, l as writeIndex, m as writeChunks, n as MOST_INDEX_BYTES, o as readIndex, p as removeAll, r as datasetFolder, s as revisionFile, u as digestOf } from "./chunk-data-settings.js";
import { t as didYouMean } from "./chunk-nearest.js";
// src/host/lines.ts
const CHUNK_BYTES = 1 << 20;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const BYTE_ORDER_MARK = Buffer.from([
	239,
	187,
	191
]);
/**
* Streams the lines of a file, split at LF or CRLF, with a leading UTF-8 byte order mark dropped.
*
* An empty file has no lines; a last line without line ending counts. Memory is one chunk and one
* line; a line longer than `maxLineBytes` is passed over and yielded without its bytes.
*
* @throws InputError when the file cannot be read
*/
async function* readLines(path, maxLineBytes) {
	const file = await openFile(path);
	try {
		let parts = [];
		let length = 0;
		let number = 0;
		const take = (part) => {
			length += part.length;
			if (length > maxLineBytes) parts = [];
			else if (part.length > 0) parts.push(part);
		};
		const end = () => {
			number += 1;
			const bytes = length > maxLineBytes ? null : trimmed(Buffer.concat(parts), number === 1);
			parts = [];
			length = 0;
			return {
				number,
				bytes
			};
		};
		for (;;) {
			const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
			const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES);
			if (bytesRead === 0) break;
			let from = 0;
			for (;;) {
				const at = chunk.subarray(0, bytesRead).indexOf(LINE_FEED, from);
				if (at === -1) break;
				take(chunk.subarray(from, at));
				yield end();
				from = at + 1;
			}
			take(chunk.subarray(from, bytesRead));
		}
		if (length > 0) yield end();
	} finally {
		await file.close();
	}
}
function trimmed(line, first) {
	const start = first && line.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
	const end = line.at(-1) === CARRIAGE_RETURN ? line.length - 1 : line.length;
	return line.subarray(start, Math.max(start, end));
}
// src/house/draft.ts
/** Files looked at side by side: enough to hide the disk's latency, far below the limit of open files. */
const CONCURRENT_CHECKS = 32;
/** A Git LFS pointer is about 130 bytes. */
const MAX_POINTER_BYTES = 1024;
const LFS_POINTER = "version https://git-lfs.github.com/spec/";
function isLfsPointer(text) {
	return text.startsWith(LFS_POINTER);
}
/** `file:line`, as every message starts. */
function place(origin) {
	return `${origin.file}:${origin.line}`;
}
/** Keeps the first page of every room and id; each later one becomes a bad row that names both. */
function withoutDuplicates(drafts) {
	const first = /* @__PURE__ */ new Map();
	const bad = [...drafts.bad];
	for (const page of drafts.pages) {
		const key = pageKey(page);
		const earlier = first.get(key);
		if (earlier === void 0) {
			first.set(key, page);
			continue;
		}
		bad.push({
			id: null,
			room: page.room,
			origin: page.origin,
			problem: `page ${shown(pageName(page))} is already used at ${place(earlier.origin)}; give each page an id of its own`
		});
	}
	return {
		pages: [...first.values()],
		bad
	};
}
/**
* Checks that each page's document is a regular file inside the house.
*
* @param root the house's folder without links in its path
* @returns pages whose document can be used, in the order given, and bad rows for the others
*/
async function withDocuments(drafts, root) {
	const check = insideFolder(root);
	const limit = pLimit(CONCURRENT_CHECKS);
	const bad = [...drafts.bad];
	const pages = [];
	const problems = await limit.map(drafts.pages, async (page) => {
		const pdf = page.pdf ?? defaultDocument(page);
		const path = join(root, pdf);
		return {
			pdf,
			problem: await documentProblem(page, pdf, path, await check(dirname(path), basename(path)))
		};
	});
	drafts.pages.forEach((page, at) => {
		const { pdf, problem } = problems[at] ?? {
			pdf: page.pdf,
			problem: null
		};
		if (problem === null) pages.push({
			...page,
			pdf
		});
		else bad.push({
			id: page.id,
			room: page.room,
			origin: page.origin,
			problem
		});
	});
	return {
		pages,
		bad
	};
}
/** Pages and bad rows in their final shape: sorted, and no two with the same room and id. */
function finish(drafts, root) {
	const taken = new Set(drafts.pages.map(pageKey));
	const nameOf = ({ id, room, origin }) => {
		const line = `line-${origin.line}`;
		let name = id ?? line;
		for (let copy = 1; taken.has(pageKey({
			room,
			id: name
		})); copy += 1) name = copy === 1 && name !== line ? line : `${line}-${copy + 1}`;
		taken.add(pageKey({
			room,
			id: name
		}));
		return name;
	};
	const unusable = drafts.bad.map((row) => ({
		id: nameOf(row),
		room: row.room,
		origin: row.origin,
		message: `${place(row.origin)}: ${row.problem}`
	}));
	return {
		pages: drafts.pages.map(({ pdf, ...page }) => ({
			...page,
			document: pdf === null ? null : join(root, pdf)
		})).toSorted(comparePages),
		unusable: unusable.toSorted(comparePages)
	};
}
/** Where a document lies whose row does not say so (formats, "Dataset"). */
function defaultDocument(page) {
	return `docs/${page.room}/${page.id}.pdf`;
}
async function documentProblem(page, pdf, path, found) {
	const name = `document ${shown(pdf)}`;
	if (found.kind === "file") return found.bytes <= MAX_POINTER_BYTES && await isPointerFile(path) ? `${name} is a Git LFS pointer, not the document; run "git lfs pull"` : null;
	if (found.kind === "missing") return `${name} does not exist in the dataset folder${page.pdf === null ? ", where it is looked for as the row has no pdf" : ""}`;
	if (found.kind === "outside") return `${name} is a link out of the dataset folder; put the file itself there`;
	if (found.kind === "not-a-file") return `${name} is not a regular file`;
	return `${name} cannot be read: ${found.reason}`;
}
async function isPointerFile(path) {
	try {
		return isLfsPointer(await readText(path, MAX_POINTER_BYTES));
	} catch {
		return false;
	}
}
// src/house/rule-fields.ts
/** Fields that are read, and those that sidecars of other rule types carry as well. */
const knownFields$1 = /* @__PURE__ */ new Set([
	"reference_text",
	"page_fill_runs",
	"page_lines",
	"mode",
	"factor",
	"fill_slack",
	"line_slack",
	"unit_slack",
	"absent_slack",
	"line_width",
	"type",
	"id",
	"page",
	"tags"
]);
/** Fill characters of the rule, section 3 "Fill". */
const fillCharacters = /* @__PURE__ */ new Set(".‥·•-‐‑‒–—―−_=▪");
/**
* Reads the rule of a row: a JSON string or an object.
*
* @throws RowProblem when it is neither, or a field has the wrong type
*/
function ruleObject(value) {
	if (isObject(value)) return value;
	if (typeof value !== "string") throw new RowProblem(`rule must be a JSON string or an object, got ${shown(value)}`);
	const parsed = parseJson(value);
	if (isObject(parsed)) return parsed;
	throw new RowProblem(`rule must be a JSON string that holds an object, got ${shown(value)}`);
}
/** The names of a rule's fields that nothing reads. */
function unknownRuleFields(rule) {
	return Object.keys(rule).filter((name) => !knownFields$1.has(name));
}
/**
* Fills in the published defaults and derives the mode: the rule's own; else `exact` where there
* is a transcription; `none` where there is no reference; else `text-layer`.
*
* @param transcription the page's `expected_markdown`; null, or blank, where it has none. It is
*   the reference of an exact page whose rule states none
* @throws RowProblem when a field has the wrong type
*/
function readRule(rule, transcription) {
	const stated = optionalText(rule, "reference_text") ?? "";
	const hasReference = !isBlank(stated);
	const hasTranscription = transcription !== null && !isBlank(transcription);
	const mode = statedMode(rule) ?? derivedMode(hasReference, hasTranscription);
	return {
		referenceText: mode === "exact" && !hasReference && hasTranscription ? transcription : stated,
		mode,
		pageFillRuns: fillRuns(rule),
		pageLines: optionalCount(rule, "page_lines", 0),
		factor: optionalNumber(rule, "factor", 0) ?? PUBLISHED.factor,
		fillSlack: optionalNumber(rule, "fill_slack", 0) ?? PUBLISHED.fillSlack,
		lineSlack: optionalNumber(rule, "line_slack", 0) ?? PUBLISHED.lineSlack,
		unitSlack: optionalNumber(rule, "unit_slack", 0) ?? PUBLISHED.unitSlack,
		absentSlack: optionalNumber(rule, "absent_slack", 0) ?? PUBLISHED.absentSlack,
		lineWidth: optionalCount(rule, "line_width", 1) ?? PUBLISHED.lineWidth
	};
}
/** Parses JSON; undefined when it is broken. The parser's own message would quote the content. */
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function derivedMode(hasReference, hasTranscription) {
	if (hasTranscription) return "exact";
	return hasReference ? "text-layer" : "none";
}
function statedMode(rule) {
	const mode = optionalText(rule, "mode");
	switch (mode) {
		case null:
		case "text-layer":
		case "exact":
		case "none": return mode;
		default: throw new RowProblem(`mode must be "text-layer", "exact" or "none", got ${shown(mode)}`);
	}
}
/** Lengths of fill runs from a list of lengths, a list of the runs themselves, or one number. */
function fillRuns(rule) {
	const value = rule["page_fill_runs"];
	if (value === void 0 || value === null) return [];
	if (!Array.isArray(value)) return [fillLength(value)];
	return value.map((item) => {
		return typeof item === "string" ? countFill(item) : fillLength(item);
	});
}
function fillLength(value) {
	if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
	throw new RowProblem(`page_fill_runs must be a whole number, a list of them or a list of runs, got ${shown(value)}`);
}
function countFill(run) {
	let count = 0;
	for (const character of run) if (character === "…") count += 3;
	else if (fillCharacters.has(character)) count += 1;
	return count;
}
function isBlank(text) {
	return !/\S/u.test(text);
}
// src/house/tally-notices.ts
/** Names that one notice lists before it only counts. */
const LISTED_NAMES = 20;
function newNoticeTally() {
	return {
		ruleFields: /* @__PURE__ */ new Set(),
		rowFields: /* @__PURE__ */ new Set(),
		skippedTypes: /* @__PURE__ */ new Map()
	};
}
function countSkipped(tally, type) {
	tally.skippedTypes.set(type, (tally.skippedTypes.get(type) ?? 0) + 1);
}
/** The notices in a fixed order; none where there is nothing to say. */
function noticesOf(tally) {
	const notices = [];
	if (tally.ruleFields.size > 0) notices.push(`unknown rule fields were ignored: ${listed([...tally.ruleFields])}`);
	if (tally.rowFields.size > 0) notices.push(`unknown row fields were ignored: ${listed([...tally.rowFields])}`);
	if (tally.skippedTypes.size > 0) {
		const count = [...tally.skippedTypes.values()].reduce((sum, rows) => sum + rows, 0);
		notices.push(`${count} ${count === 1 ? "rule" : "rules"} of another type skipped: ${listed([...tally.skippedTypes.keys()])}`);
	}
	return notices;
}
function listed(names) {
	const sorted = names.toSorted();
	const shown = sorted.slice(0, LISTED_NAMES).map(shortName).join(", ");
	const more = sorted.length - LISTED_NAMES;
	return more > 0 ? `${shown} and ${more} more` : shown;
}
function shortName(name) {
	return /^[\w.:-]{1,60}$/.test(name) ? name : shown(name);
}
// src/house/row.ts
/** The rule type that this product judges. */
const RULE_TYPE = "repetition_overshoot";
const knownRowFields = /* @__PURE__ */ new Set([
	"pdf",
	"category",
	"id",
	"type",
	"rule",
	"page",
	"expected_markdown",
	"tags"
]);
/**
* Reads one parsed row of a room file.
*
* @param value the row's JSON value
* @param fileRoom the room by the file's name; the row's `category` wins over it
* @param tally takes unknown fields and skipped types
*/
function readRow(value, fileRoom, origin, tally) {
	if (!isObject(value)) return badRow({}, fileRoom, origin, `a row must be a JSON object, got ${shown(value)}`);
	try {
		const type = optionalText(value, "type") ?? "repetition_overshoot";
		if (type !== "repetition_overshoot") {
			countSkipped(tally, type);
			return { kind: "skipped" };
		}
		return {
			kind: "page",
			page: readPage$1(value, fileRoom, origin, tally)
		};
	} catch (error) {
		if (!(error instanceof RowProblem)) throw error;
		return badRow(value, fileRoom, origin, error.message);
	}
}
/** A row that could not be read, under its own id and room where those can be used. */
function badRow(row, fileRoom, origin, problem) {
	return {
		kind: "bad",
		bad: {
			id: usableName(row["id"]),
			room: usableName(row["category"]) ?? fileRoom,
			origin,
			problem
		}
	};
}
function readPage$1(row, fileRoom, origin, tally) {
	for (const name of Object.keys(row)) if (!knownRowFields.has(name)) tally.rowFields.add(name);
	const id = optionalText(row, "id");
	if (id === null) throw new RowProblem("id is missing; give the page an id");
	const room = optionalText(row, "category") ?? fileRoom;
	const pdf = optionalText(row, "pdf");
	if (row["rule"] === void 0 || row["rule"] === null) throw new RowProblem("rule is missing; give the page its repetition_overshoot rule");
	const rule = ruleObject(row["rule"]);
	for (const name of unknownRuleFields(rule)) tally.ruleFields.add(name);
	return {
		id: requireSafeName("id", id),
		room: requireSafeName("category", room),
		tags: optionalTexts(row, "tags"),
		pdf: pdf === null ? null : requireInnerPath("pdf", pdf),
		rule: readRule(rule, optionalText(row, "expected_markdown")),
		origin
	};
}
function usableName(value) {
	return typeof value === "string" && unsafeName(value) === null ? value : null;
}
// src/house/dataset.ts
/** Longest row that is read; a JavaScript string ends at half a gibibyte. */
const MAX_ROW_BYTES = 268435456;
const ROOM_FILE = /\.jsonl$/;
/**
* Reads room files, in the order of their names, row by row.
*
* @param names file names in the folder, each `<room>.jsonl`
* @param tally takes unknown fields and skipped types
* @returns drafts, and `sha256:` with a hash over the files' names and rows; blank lines, line
*   endings and a byte order mark do not change it
* @throws InputError when a file cannot be read as a whole
*/
async function readRoomFiles(folder, names, tally) {
	const pages = [];
	const bad = [];
	const hash = createHash("sha256");
	const inside = insideFolder(folder.root);
	for (const name of names.toSorted()) {
		const path = join(folder.root, name);
		const shown = `${folder.shown}/${name}`;
		if ((await inside(dirname(path), basename(path))).kind === "outside") throw new InputError("unreadable-dataset", `${shown} is a link out of the dataset folder`, { hint: "Put the file itself there." });
		hash.update(`file ${name}\n`);
		for await (const line of readLines(path, MAX_ROW_BYTES)) {
			const origin = {
				file: shown,
				line: line.number
			};
			const row = readLine(line, roomOf(name, shown), origin, {
				hash,
				tally
			});
			if (row?.kind === "page") pages.push(row.page);
			else if (row?.kind === "bad") bad.push(row.bad);
		}
	}
	return {
		pages,
		bad,
		revision: `sha256:${hash.digest("hex")}`
	};
}
function isRoomFile(name) {
	return ROOM_FILE.test(name) && !name.startsWith(".");
}
/** One line of a room file; null for a blank one. */
function readLine({ bytes, number }, room, origin, { hash, tally }) {
	if (bytes === null) {
		hash.update("too long\n");
		return badRow({}, room, origin, `the row is longer than ${MAX_ROW_BYTES} bytes`);
	}
	if (number === 1) refuseOtherFormats(bytes, origin.file);
	const text = bytes.toString("utf8");
	if (text.trim() === "") return null;
	hash.update(bytes);
	hash.update("\n");
	const value = parseJson(text);
	const row = value !== null && typeof value === "object" ? { ...value } : {};
	if (!isUtf8(bytes)) return badRow(row, room, origin, "the row is not UTF-8; save the file as UTF-8");
	if (value === void 0) return badRow({}, room, origin, "the row is not valid JSON; write one JSON object a line");
	return readRow(value, room, origin, tally);
}
function refuseOtherFormats(firstLine, shown) {
	const head = firstLine.subarray(0, 64).toString("latin1");
	if (isLfsPointer(head)) throw new InputError("unreadable-dataset", `${shown} is a Git LFS pointer, not the rows`, { hint: "Run \"git lfs pull\" in the dataset folder." });
	if (head.startsWith("ÿþ") || head.startsWith("þÿ")) throw new InputError("unreadable-dataset", `${shown} is UTF-16, rows must be UTF-8`, { hint: "Save the file as UTF-8." });
}
function roomOf(name, shown) {
	const room = name.replace(ROOM_FILE, "");
	const reason = unsafeName(room);
	if (reason === null) return room;
	throw new InputError("unreadable-dataset", `the room's name in ${shown} ${reason}`, { hint: "Rename the file to <room>.jsonl." });
}
// src/house/sidecars.ts
/** Longest sidecar or transcription that is read, as for a dataset's row. */
const MAX_SIDECAR_BYTES = 268435456;
const CONCURRENT_READS = 16;
const SIDECAR = /\.test\.json$/;
const DOCUMENT = /\.pdf$/i;
const knownFields = /* @__PURE__ */ new Set([
	"test_rules",
	"tags",
	"expected_markdown"
]);
function isSidecarPart(name) {
	return SIDECAR.test(name) || DOCUMENT.test(name) || name.endsWith(".md");
}
/**
* Groups a folder's files into documents with sidecars.
*
* @param paths relative paths with `/`
* @param rootRoom the room of files that lie in the folder itself
* @returns one entry a sidecar, sorted, and how many PDFs have none
*/
function groupSidecars(paths, rootRoom) {
	const documents = /* @__PURE__ */ new Map();
	const markdown = /* @__PURE__ */ new Set();
	const stems = [];
	for (const path of paths) if (SIDECAR.test(path)) stems.push(path.replace(SIDECAR, ""));
	else if (DOCUMENT.test(path)) documents.set(path.replace(DOCUMENT, ""), path);
	else if (path.endsWith(".md")) markdown.add(path);
	const sidecars = stems.toSorted().map((stem) => ({
		name: basename(stem),
		room: stem.includes("/") ? basename(dirname(stem)) : rootRoom,
		sidecar: `${stem}.test.json`,
		pdf: documents.get(stem) ?? null,
		markdown: markdown.has(`${stem}.md`) ? `${stem}.md` : null
	}));
	const withSidecar = new Set(stems);
	return {
		sidecars,
		bare: [...documents.keys()].filter((stem) => !withSidecar.has(stem)).length
	};
}
/**
* Reads documents' sidecars.
*
* @returns drafts in the order given, and `sha256:` with a hash over the files that were read
*/
async function readSidecars(folder, sidecars, tally) {
	const pages = [];
	const bad = [];
	const hash = createHash("sha256");
	const read = contentReader(folder.root);
	const contents = await pLimit(CONCURRENT_READS).map(sidecars, async (files) => ({
		files,
		rules: await read(files.sidecar),
		markdown: files.markdown === null ? null : await read(files.markdown)
	}));
	for (const { files, rules, markdown } of contents) {
		hash.update(`file ${files.sidecar}\n`);
		if (rules.kind === "read") hash.update(rules.bytes);
		hash.update(`\nfile ${files.markdown ?? "none"}\n`);
		if (markdown?.kind === "read") hash.update(markdown.bytes);
		const origin = {
			file: `${folder.shown}/${files.sidecar}`,
			line: 1
		};
		try {
			const page = readPage(files, rules, markdown, tally);
			if (page !== null) pages.push({
				...page,
				origin
			});
		} catch (error) {
			if (!(error instanceof RowProblem)) throw error;
			const id = unsafeName(files.name) === null ? files.name : null;
			const room = unsafeName(files.room) === null ? files.room : "documents";
			bad.push({
				id,
				room,
				origin,
				problem: error.message
			});
		}
	}
	return {
		pages,
		bad,
		revision: `sha256:${hash.digest("hex")}`
	};
}
function contentReader(root) {
	const inside = insideFolder(root);
	return async (path) => {
		const found = await inside(join(root, dirname(path)), basename(path));
		const problem = contentProblem(basename(path), found);
		if (problem !== null) return {
			kind: "problem",
			problem
		};
		return {
			kind: "read",
			bytes: await readBytes(join(root, path), MAX_SIDECAR_BYTES)
		};
	};
}
function contentProblem(name, found) {
	if (found.kind === "file") return found.bytes > MAX_SIDECAR_BYTES ? `${shown(name)} is longer than ${MAX_SIDECAR_BYTES} bytes` : null;
	if (found.kind === "missing") return `${shown(name)} does not exist`;
	if (found.kind === "outside") return `${shown(name)} is a link out of the folder`;
	if (found.kind === "not-a-file") return `${shown(name)} is not a regular file`;
	return `${shown(name)} cannot be read: ${found.reason}`;
}
/** A page without its origin; null when the sidecar holds rules of other types alone. */
function readPage(files, rules, markdown, tally) {
	const sidecar = parseJson(textOf(files.sidecar, rules));
	if (!isObject(sidecar)) throw new RowProblem("the sidecar must be a JSON object");
	for (const name of Object.keys(sidecar)) if (!knownFields.has(name)) tally.rowFields.add(name);
	const rule = onlyRule(sidecar, tally);
	if (rule === null) return null;
	for (const name of unknownRuleFields(rule)) tally.ruleFields.add(name);
	const transcription = optionalText(sidecar, "expected_markdown") ?? (markdown === null ? null : textOf(files.markdown ?? "", markdown));
	return {
		id: requireSafeName("the document", files.name),
		room: requireSafeName("the folder", files.room),
		tags: optionalTexts(sidecar, "tags"),
		pdf: files.pdf ?? `${files.sidecar.replace(SIDECAR, "")}.pdf`,
		rule: readRule(rule, transcription)
	};
}
/** The sidecar's one rule of our type; null when all its rules are of other types. */
function onlyRule(sidecar, tally) {
	const rules = sidecar["test_rules"];
	if (!Array.isArray(rules)) throw new RowProblem(`test_rules must be a list of rules, got ${shown(rules)}`);
	const ours = [];
	const others = [];
	for (const rule of rules) {
		if (!isObject(rule)) throw new RowProblem(`test_rules must hold objects, got ${shown(rule)}`);
		const type = optionalText(rule, "type");
		if (type === "repetition_overshoot") ours.push(rule);
		else others.push(type ?? "no type");
	}
	if (ours.length > 1 || ours.length === 0 && others.length === 0) throw new RowProblem(`test_rules must hold exactly one rule of type ${RULE_TYPE}, got ${ours.length}`);
	for (const type of others) countSkipped(tally, type);
	return ours[0] ?? null;
}
function textOf(path, content) {
	if (content.kind === "problem") throw new RowProblem(content.problem);
	if (!isUtf8(content.bytes)) throw new RowProblem(`${shown(basename(path))} is not UTF-8`);
	return content.bytes.toString("utf8").replace(/^\uFEFF/, "");
}
const roomFiles = [
	"real.jsonl",
	"trap.jsonl",
	"ghost.jsonl",
	"script.jsonl"
];
/**
* Loads the pages of a house.
*
* @param source `builtin`, a dataset folder, a folder of PDFs with sidecars, or one room file, PDF
*   or sidecar
* @returns pages by room and id; rows that cannot be judged under `unusable`; document paths are
*   absolute. Without `needDocuments` a document may be missing and is null where no row names it
* @throws InputError when the source does not exist, cannot be read as a whole or holds no page
* @see formats, "Dataset" and "Sidecars"
*/
async function loadHouse(source, options) {
	const path = source === "builtin" ? options.builtinFolder : source;
	const kind = await kindOfPath(path);
	if (kind === "missing" || kind === "other") throw missingSource(source);
	const folderPath = kind === "folder" ? path : dirname(path);
	const folder = {
		root: await realPathOf(folderPath),
		shown: kind === "folder" ? shownSource(source) : shownSource(dirname(source))
	};
	return readHouse(source, folder, kind === "folder" ? await contentsOfFolder(folder, source) : await contentsOfFile(folder, basename(path), source), options);
}
async function readHouse(source, folder, contents, { needDocuments }) {
	const tally = newNoticeTally();
	const read = contents.kind === "rows" ? await readRoomFiles(folder, contents.names, tally) : await readSidecars(folder, contents.sidecars, tally);
	let drafts = withoutDuplicates(read);
	if (needDocuments) drafts = await withDocuments(drafts, folder.root);
	const { pages, unusable } = finish(drafts, folder.root);
	const notices = [...noticesOf(tally)];
	if (contents.kind === "sidecars" && contents.bare > 0) notices.push(`${contents.bare} PDF ${contents.bare === 1 ? "file has" : "files have"} no .test.json and ${contents.bare === 1 ? "was" : "were"} left out; "boobench make" writes them`);
	if (pages.length + unusable.length === 0) throw new InputError("empty-dataset", `${shownSource(source)} holds no page to judge`, { hint: notices[0] ?? "Add rows of type repetition_overshoot." });
	return {
		source: shownSource(source),
		revision: read.revision,
		pages,
		unusable,
		notices
	};
}
async function contentsOfFolder(folder, source) {
	const names = (await listFolder(folder.root)).filter(({ name, kind }) => kind === "file" && isRoomFile(name)).map(({ name }) => name);
	if (names.some((name) => roomFiles.some((room) => room === name))) return {
		kind: "rows",
		names
	};
	const grouped = groupSidecars(await walkFiles(folder.root, isSidecarPart), basename(folder.root));
	if (grouped.sidecars.length > 0) return {
		kind: "sidecars",
		...grouped
	};
	if (names.length > 0) return {
		kind: "rows",
		names
	};
	const found = grouped.bare === 0 ? "no PDF files" : `${grouped.bare} PDF files without .test.json`;
	throw new InputError("empty-dataset", `${shownSource(source)} is not a dataset: no ${roomFiles.join(", ")} and ${found}`, { hint: grouped.bare === 0 ? "Name the folder that holds the room files or the documents." : `Run "boobench make ${shownSource(source)}" to write a .test.json beside each PDF.` });
}
async function contentsOfFile(folder, name, source) {
	if (isRoomFile(name)) return {
		kind: "rows",
		names: [name]
	};
	const stem = name.replace(/(\.test\.json|\.pdf)$/i, "");
	if (stem === name) throw new InputError("unknown-dataset", `${shownSource(source)} is no dataset`, { hint: "Give a folder, a room file (<room>.jsonl), a PDF with its .test.json, or \"builtin\"." });
	const grouped = groupSidecars((await listFolder(folder.root)).filter((entry) => entry.kind === "file" && isSidecarPart(entry.name)).map((entry) => entry.name).filter((other) => other.replace(/(\.test\.json|\.pdf|\.md)$/i, "") === stem), basename(folder.root));
	if (grouped.sidecars.length > 0) return {
		kind: "sidecars",
		...grouped
	};
	throw new InputError("unknown-dataset", `${shownSource(source)} has no ${stem}.test.json`, { hint: `Run "boobench make ${shownSource(dirname(source))}" to write it.` });
}
function missingSource(source) {
	return new InputError("missing-dataset", `dataset ${shown(source)} does not exist`, { hint: "Give a folder with the dataset, or \"builtin\" for the pages that ship with boobench." });
}
/** The source as named, with `/`; of an absolute path its last part alone, so no result holds a machine's path. */
function shownSource(source) {
	if (source === "builtin") return source;
	if (isAbsolute(source)) return basename(source) || join(source);
	const tidy = normalize(source).replaceAll(sep, "/");
	return tidy.length > 1 ? tidy.replace(/\/$/, "") : tidy;
}
// src/house/store.ts
/** Files fetched side by side: enough to hide a round trip of 20 ms, few for a server. */
const CONCURRENT_FILES = 12;
/** How often another process's lock is looked at. */
const LOCK_POLL_MS = 250;
/**
* Makes the wanted rooms of a dataset lie whole on the disk, under their commit.
*
* A room's file of rows gets its name when all its documents are there, and every file its name when
* its hash is right: what can be read is whole, whenever the process was killed.
*
* @throws InputError for a dataset, revision or room that does not exist or may not be read
* @throws MeasureError when it cannot be fetched or written; what is there stays for the next time
* @throws InterruptedError when `signal` stops it
*/
async function fetchHouse(request) {
	const base = datasetFolder(request.store, request.source.repository);
	const commit = await commitFor(base, request);
	const folder = join(base, commit);
	const indexed = await readIndex(folder);
	if (indexed !== null && !request.verify && !request.prune) {
		const rooms = wantedRooms(indexed, request);
		if (await isWhole(folder, filesOfRooms(indexed, rooms))) return {
			folder,
			commit,
			rooms,
			fetchedBytes: 0
		};
	}
	const { hub } = request;
	if (hub === null) throw notThere(request);
	await makeFolder(folder);
	const lock = await waitForLock(base, request);
	try {
		const files = indexed ?? await listing(hub, folder, commit, request);
		const rooms = wantedRooms(files, request);
		const fetchedBytes = await fetchMissing(folder, commit, filesOfRooms(files, rooms), {
			...request,
			hub
		});
		if (request.prune) await removeOthers(base, commit);
		return {
			folder,
			commit,
			rooms,
			fetchedBytes
		};
	} finally {
		await lock.release();
	}
}
/** The commit of the revision: from the Hub, or off the network the one it stood for last time. */
async function commitFor(base, request) {
	const { hub, source } = request;
	const { revision } = source;
	if (isCommit(revision)) return revision;
	if (hub === null) return storedCommit(request.store, source);
	const commit = await hub.commitOf(source);
	await makeFolder(base);
	await writeFileAtomically(join(base, revisionFile(revision)), `${commit}\n`);
	return commit;
}
/**
* The commit that a revision stood for when the dataset was fetched last.
*
* @throws InputError where it was not fetched
*/
async function storedCommit(store, source) {
	const { repository, revision } = source;
	if (isCommit(revision)) return revision;
	const file = join(datasetFolder(store, repository), revisionFile(revision));
	if (await kindOfPath(file) !== "file") throw notThere({
		source,
		store
	});
	const commit = (await readText(file, MOST_INDEX_BYTES)).trim();
	if (isCommit(commit)) return commit;
	throw notThere({
		source,
		store
	});
}
function notThere({ source: { repository, revision }, store }) {
	return new InputError("not-downloaded", `dataset ${shown(repository)} is not whole in ${store}`, { hint: `Leave --offline out, or run "boobench download --dataset ${repository}@${revision}" with a network.` });
}
async function listing(hub, folder, commit, { source }) {
	const files = (await hub.filesOf(source.repository, commit)).filter(({ path }) => roomOfFile(path) !== null);
	checkNames(files, source.repository);
	await writeIndex(folder, files);
	return files;
}
function wantedRooms(files, { rooms, source }) {
	const there = files.filter(isRows).flatMap(({ path }) => roomOfFile(path) ?? []);
	if (there.length === 0) throw new InputError("empty-dataset", `dataset ${shown(source.repository)} has no room (<room>.jsonl)`, { hint: "Name a dataset in the format of Boo Bench." });
	for (const room of rooms ?? []) {
		if (there.includes(room)) continue;
		const hint = didYouMean(room, there) ?? `It has ${there.join(", ")}.`;
		throw new InputError("unknown-room", `dataset ${shown(source.repository)} has no room ${shown(room)}`, { hint });
	}
	return rooms === null ? there : there.filter((room) => rooms.includes(room));
}
function filesOfRooms(files, rooms) {
	return files.filter(({ path }) => rooms.includes(roomOfFile(path) ?? ""));
}
async function isWhole(folder, files) {
	for (const file of files) if (!await isGood(join(folder, file.path), file, false)) return false;
	return true;
}
async function fetchMissing(folder, commit, files, request) {
	const total = {
		totalFiles: files.length,
		totalBytes: files.reduce((sum, { bytes }) => sum + bytes, 0)
	};
	let done = 0;
	let bytes = 0;
	let fetched = 0;
	let isStopped = false;
	const limit = pLimit(CONCURRENT_FILES);
	const fetchOne = async (file) => {
		if (isStopped) return;
		if (request.signal?.aborted === true) throw new InterruptedError("interrupted", "the download was interrupted");
		if (!await isGood(join(folder, file.path), file, request.verify)) {
			await fetchFile(folder, commit, file, request);
			fetched += file.bytes;
		}
		done += 1;
		bytes += file.bytes;
		request.onProgress?.({
			files: done,
			bytes,
			...total
		});
	};
	try {
		await limit.map(files.filter((file) => !isRows(file)), fetchOne);
		await limit.map(files.filter(isRows), fetchOne);
	} catch (error) {
		isStopped = true;
		throw error;
	}
	return fetched;
}
/** Fetches one file beside its place, goes on where it broke off, and names it when its hash is right. */
async function fetchFile(folder, commit, file, { hub, source, onNotice }) {
	const path = join(folder, file.path);
	const part = join(dirname(path), `.${basename(path)}.part`);
	await makeFolder(dirname(path));
	const have = async () => {
		const bytes = await fileBytes(part);
		if (bytes < file.bytes) return bytes;
		await removeAll(part);
		return 0;
	};
	for (let tries = 1;; tries += 1) {
		const { repository } = source;
		await hub.content({
			repository,
			commit,
			path: file.path
		}, have, async (body, isRest) => {
			const bytes = await writeChunks(part, body, {
				isRest,
				mostBytes: file.bytes
			});
			if (bytes < file.bytes) throw new Error(`${file.path} broke off after ${bytes} of ${file.bytes} bytes`);
		});
		if (await digestOf(part, file.digest.kind) === file.digest.hex) break;
		await removeAll(part);
		onNotice(`${file.path} came with another hash than the Hub states`);
		if (tries === 2) throw new MeasureError("wrong-content", `${file.path} of ${shown(repository)} came twice with another hash than the Hub states`, { hint: "Check the proxy and HF_ENDPOINT, or try again later." });
	}
	await finishPart(part, path);
}
async function removeOthers(base, commit) {
	for (const { name, kind } of await listFolder(base)) if (kind === "folder" && isCommit(name) && name !== commit) await removeAll(join(base, name));
}
/** Locks a dataset's folder; waits while another process fetches it. */
async function waitForLock(base, { onNotice, signal }) {
	let isTold = false;
	for (;;) try {
		return await lockFolder(base);
	} catch (error) {
		if (!(error instanceof MeasureError) || error.code !== "folder-in-use") throw error;
		if (signal?.aborted === true) throw new InterruptedError("interrupted", "the download was interrupted");
		if (!isTold) onNotice(`waiting: ${error.message}`);
		isTold = true;
		await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MS));
	}
}
// src/app/open-house.ts
/**
* The pages of a dataset; one on the Hub is fetched first where it is not there yet.
*
* @throws InputError, MeasureError, InterruptedError as `loadHouse` and `fetchHouse` do
*/
async function openHouse(data, { rooms, needDocuments }, events) {
	const { builtinFolder } = data;
	const remote = await remoteSource(data);
	if (remote === null) return loadHouse(data.dataset, {
		needDocuments,
		builtinFolder
	});
	const { folder, commit } = await fetchRooms(data, remote, {
		rooms,
		verify: false,
		prune: false
	}, events);
	return {
		...await loadHouse(folder, {
			needDocuments,
			builtinFolder
		}),
		source: remote.repository,
		revision: commit
	};
}
/**
* Fetches a dataset from the Hub.
*
* @throws InputError for a source that is no dataset of the Hub
*/
async function download(data, options, events) {
	const remote = await remoteSource(data);
	if (remote !== null) return fetchRooms(data, remote, options, events);
	throw new InputError("local-dataset", `dataset "${data.dataset}" is here already`, { hint: "Name a dataset of the Hub: owner/name or owner/name@revision." });
}
/**
* Finds out which version of a dataset a run would take, without fetching its pages.
*
* @throws as `openHouse` does
*/
async function versionOf(data, events) {
	const { builtinFolder, offline, store } = data;
	const remote = await remoteSource(data);
	if (remote === null) return {
		revision: (await loadHouse(data.dataset, {
			needDocuments: false,
			builtinFolder
		})).revision,
		repository: null
	};
	const { repository } = remote;
	return {
		revision: offline ? await storedCommit(store, remote) : isCommit(remote.revision) ? remote.revision : await withHub(data, events, (hub) => hub.commitOf(remote)),
		repository
	};
}
/** Null for what is on this machine. */
async function remoteSource({ dataset, revision }) {
	const source = dataset === "builtin" ? null : parseHubSource(dataset);
	const isLocal = source === null || await kindOfPath(dataset) !== "missing";
	if (isLocal && revision !== null) throw new InputError("local-dataset", `--dataset-revision is given, but "${dataset}" is no dataset of the Hub`, { hint: "Leave --dataset-revision out." });
	if (source === null || isLocal) return null;
	return revision === null ? source : {
		...source,
		revision
	};
}
async function fetchRooms(data, source, options, events) {
	const { signal } = events;
	if (signal !== void 0) setMaxListeners(0, signal);
	const request = {
		store: data.store,
		source,
		...options,
		...events
	};
	if (data.offline) return fetchHouse({
		...request,
		hub: null
	});
	return withHub(data, events, (hub) => fetchHouse({
		...request,
		hub
	}));
}
async function withHub(data, { signal, onNotice }, use) {
	const endpoint = endpointOf(data.endpoint);
	const { HttpClient } = await import("./chunk-http.js");
	const { Hub: OpenHub } = await import("./chunk-hub.js");
	const client = new HttpClient(endpoint, data.token);
	const onRetry = (reason) => onNotice(`trying again: ${reason}`);
	const hub = new OpenHub({
		endpoint,
		client,
		hasToken: data.token !== null,
		signal,
		onRetry
	});
	try {
		return await use(hub);
	} finally {
		await client.close();
	}
}
function endpointOf(text) {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url !== null && (url.protocol === "https:" || url.protocol === "http:")) {
		if (!url.pathname.endsWith("/")) url.pathname += "/";
		return url;
	}
	throw new InputError("invalid-option", `HF_ENDPOINT must be an http or https address, got "${text}"`, { hint: "Leave it unset for https://huggingface.co." });
}
export { openHouse as n, versionOf as r, download as t };
