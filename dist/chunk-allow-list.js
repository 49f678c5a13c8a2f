import { g as InputError } from "./chunk-files.js";
import { Ht as shownText, Vt as shown } from "./chunk-run.js";
import { t as require_dist } from "./chunk-dist.js";
// src/gate/yaml-list.ts
var import_dist = require_dist();
/** Longest file that is read, in UTF-16 units: thousands of entries, and no bomb. */
const MAX_LENGTH = 524288;
/**
* Reads a YAML text that is a list of flat maps, and nothing cleverer.
*
* Anchors, aliases, tags and second documents are faults: what an entry says is read off its own lines.
*
* @returns no entries for a text without content; never throws
*/
function readYamlList(text) {
	if (text.length > MAX_LENGTH) return failed(1, `has ${text.length} characters; at most ${MAX_LENGTH} are read`);
	const lines = new import_dist.LineCounter();
	const documents = (0, import_dist.parseAllDocuments)(text, {
		lineCounter: lines,
		prettyErrors: false
	});
	const lineAt = (offset) => lines.linePos(offset).line;
	const [document, second] = [...documents];
	if (document === void 0) return {
		entries: [],
		faults: []
	};
	const [error] = [...document.errors, ...document.warnings];
	if (error !== void 0) return failed(lineAt(error.pos[0]), `is not YAML: ${shownText(error.message)}`);
	if (second !== void 0) return failed(lineAt(second.range[0]), "starts a second YAML document");
	const reference = referenceOffset(document);
	if (reference !== null) return failed(lineAt(reference), "anchors, aliases and tags are not used here");
	return readList(document.contents, lineAt);
}
function readList(contents, lineAt) {
	if (contents === null || (0, import_dist.isScalar)(contents) && contents.value === null) return {
		entries: [],
		faults: []
	};
	if (!(0, import_dist.isSeq)(contents)) return failed(lineAt(contents.range[0]), "must be a list of entries");
	const entries = [];
	const faults = [];
	for (const item of contents.items) {
		const line = lineAt(item.range[0]);
		if ((0, import_dist.isMap)(item)) {
			const fields = item.items.map(({ key, value }) => [keyText(key), content(value)]);
			entries.push({
				line,
				fields: new Map(fields)
			});
		} else faults.push({
			line,
			problem: `must be an entry with fields, got ${shown(content(item))}`
		});
	}
	return {
		entries,
		faults
	};
}
/** Where the first anchor, alias or tag stands; null for none. */
function referenceOffset(document) {
	let offset = null;
	(0, import_dist.visit)(document, { Node(_, node) {
		if (!(0, import_dist.isAlias)(node) && node.anchor === void 0 && node.tag === void 0) return void 0;
		offset = node.range?.[0] ?? 0;
		return import_dist.visit.BREAK;
	} });
	return offset;
}
function keyText(key) {
	const value = content(key);
	return typeof value === "string" ? value : shown(value);
}
function content(node) {
	if ((0, import_dist.isCollection)(node)) return (0, import_dist.isSeq)(node) ? [] : {};
	return (0, import_dist.isScalar)(node) ? node.value : null;
}
function failed(line, problem) {
	return {
		entries: [],
		faults: [{
			line,
			problem
		}]
	};
}
// src/gate/allow-list.ts
const FIELDS = [
	"page",
	"reason",
	"expires"
];
/** Faults that one message lists. */
const MOST_FAULTS = 20;
/** Longest `page`, in UTF-16 units: past any path, and within what a glob may have. */
const MAX_PAGE_LENGTH = 1024;
const MS_OF_A_DAY = 864e5;
/**
* Reads `boobench-allow.yml`: a list of `page`, `reason` and `expires`.
*
* @param file how messages call the file
* @param nowMs today, in milliseconds since 1970: an entry holds to the end of its day in UTC
* @returns no entries for an empty file
* @throws InputError that lists every fault with file and line: broken YAML, anchors, aliases and tags,
*   unknown, missing, empty and wrongly typed fields, dates that do not exist, a page that is there
*   twice, and entries that have expired
*/
function parseAllowList(text, file, nowMs) {
	const list = readYamlList(text);
	const faults = [...list.faults];
	const entries = [];
	const lineOfPage = /* @__PURE__ */ new Map();
	for (const item of list.entries) {
		const problems = problemsOf(item, lineOfPage, nowMs);
		faults.push(...problems.map((problem) => ({
			line: item.line,
			problem
		})));
		const [page = "", reason = "", expires = ""] = FIELDS.map((name) => fieldText(item, name));
		lineOfPage.set(page, item.line);
		entries.push({
			page,
			reason,
			expires,
			origin: {
				file,
				line: item.line
			}
		});
	}
	if (faults.length === 0) return entries;
	throw new InputError("allow-list", faultList(faults, file), { hint: "Each entry is \"- page: room/id\" with \"reason: …\" and \"expires: YYYY-MM-DD\"; take out or renew what has expired." });
}
function faultList(faults, file) {
	const lines = faults.toSorted((a, b) => a.line - b.line).slice(0, MOST_FAULTS).map(({ line, problem }) => `${file}:${line}: ${problem}`);
	const more = faults.length - lines.length;
	return (more > 0 ? [...lines, `and ${more} more faults`] : lines).join("; ");
}
function problemsOf(item, lineOfPage, nowMs) {
	const unknown = [...item.fields.keys()].filter((name) => !FIELDS.some((field) => field === name)).map((name) => `${shown(name)} is an unknown field (an entry has page, reason and expires)`);
	const missing = FIELDS.flatMap((name) => fieldProblem(item, name) ?? []);
	if (unknown.length + missing.length > 0) return [...unknown, ...missing];
	const page = fieldText(item, "page") ?? "";
	const twice = lineOfPage.get(page);
	if (twice !== void 0) return [`${shown(page)} is already on line ${twice}`];
	if (!/^[^/]+\/./.test(page) || page.length > MAX_PAGE_LENGTH) return [`page must be room/id, got ${shown(page)}`];
	return expiryProblem(page, fieldText(item, "expires") ?? "", nowMs);
}
function fieldProblem(item, name) {
	if (!item.fields.has(name)) return `${name} is missing`;
	const value = item.fields.get(name);
	if (typeof value !== "string") return `${name} must be text in quotes, got ${shown(value)}`;
	return value.trim() === "" ? `${name} is empty` : null;
}
function fieldText(item, name) {
	const value = item.fields.get(name);
	return typeof value === "string" ? value.trim() : void 0;
}
function expiryProblem(page, expires, nowMs) {
	const startMs = dayStart(expires);
	if (startMs === null) return [`expires must be a date such as 2026-01-31, got ${shown(expires)}`];
	if (nowMs < startMs + MS_OF_A_DAY) return [];
	return [`the entry for ${shownText(page)} expired on ${expires}`];
}
/** Start of a day in UTC; null for anything but a real `YYYY-MM-DD`. */
function dayStart(text) {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
	const ms = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? ms : null;
}
export { parseAllowList };
