import { C as union, _ as regex, c as minValue, f as number, g as pipe, m as optional, o as literal, p as object, t as array, u as nullable, v as safeInteger, x as string, y as safeParse } from "./chunk-dist.js";
import { r as InputError } from "./chunk-errors.js";
import { t as shown } from "./chunk-shown.js";
// src/house/fields.ts
/** What is wrong with one row; caught where the row is read, never leaves the house. */
var RowProblem = class extends Error {};
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** A text field; null where it is missing or null. */
function optionalText(row, field) {
	const value = row[field];
	if (value === void 0 || value === null) return null;
	if (typeof value === "string") return value;
	throw new RowProblem(`${field} must be a string, got ${shown(value)}`);
}
/** A list of strings; empty where it is missing or null. */
function optionalTexts(row, field) {
	const value = row[field];
	if (value === void 0 || value === null) return [];
	if (!Array.isArray(value)) throw new RowProblem(`${field} must be a list of strings, got ${shown(value)}`);
	return value.map((item) => {
		if (typeof item === "string") return item;
		throw new RowProblem(`${field} must hold strings only, got ${shown(item)}`);
	});
}
/** A finite number of at least `minimum`; null where it is missing or null. */
function optionalNumber(row, field, minimum) {
	const value = row[field];
	if (value === void 0 || value === null) return null;
	if (typeof value === "number" && Number.isFinite(value) && value >= minimum) return value;
	throw new RowProblem(`${field} must be a number of at least ${minimum}, got ${shown(value)}`);
}
/** A whole number of at least `minimum`; null where it is missing or null. */
function optionalCount(row, field, minimum) {
	const value = optionalNumber(row, field, minimum);
	if (value === null || Number.isSafeInteger(value)) return value;
	throw new RowProblem(`${field} must be a whole number, got ${shown(value)}`);
}
/**
* Says why a text cannot name a file or folder; null when it can.
*
* An id and a room become `outputs/<room>/<id>.md`, so neither may leave its folder, break a line
* of a report or be longer than a disk takes.
*/
function unsafeName(name, mostBytes = 200) {
	if (name === "") return "is empty";
	if (name === "." || name === "..") return "is a folder of its own";
	if (/[/\\]/.test(name)) return "holds a slash or backslash";
	if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return "holds control characters";
	if (/\p{Cs}/u.test(name)) return "is not valid Unicode";
	const bytes = Buffer.byteLength(name, "utf8");
	if (bytes > mostBytes) return `is ${bytes} bytes long, more than ${mostBytes}`;
	return null;
}
/** @throws RowProblem when `name` cannot be a file name */
function requireSafeName(field, name) {
	const reason = unsafeName(name);
	if (reason === null) return name;
	throw new RowProblem(`${field} must be usable as a file name, but ${shown(name)} ${reason}`);
}
/**
* Checks a document path of a row by its letters alone; links are checked on the disk.
*
* @returns the path, relative to the house, with `/`
* @throws RowProblem when it is absolute, leaves the folder or is no path
*/
function requireInnerPath(field, path) {
	const refuse = (reason) => new RowProblem(`${field} must be a path inside the dataset folder, but ${shown(path)} ${reason}`);
	if (path === "") throw refuse("is empty");
	if (/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(path)) throw refuse("holds control characters");
	if (path.includes("\\")) throw refuse("holds a backslash; folders are separated by \"/\"");
	if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) throw refuse("is absolute");
	const parts = path.split("/").filter((part) => part !== "" && part !== ".");
	if (parts.includes("..")) throw refuse("leaves it with \"..\"");
	if (parts.length === 0) throw refuse("names no file");
	return parts.join("/");
}
// src/house/hub-listing.ts
/** Longest name of a file or folder on common disks. */
const MOST_PART_BYTES = 255;
const sizeSchema = pipe(number(), safeInteger(), minValue(0));
const fileSchema = object({
	type: literal("file"),
	path: string(),
	size: sizeSchema,
	oid: pipe(string(), regex(/^[0-9a-f]{40}$/)),
	lfs: optional(nullable(object({
		oid: pipe(string(), regex(/^[0-9a-f]{64}$/)),
		size: sizeSchema
	})))
});
const entrySchema = union([fileSchema, object({
	type: string(),
	path: string()
})]);
const listingSchema = array(entrySchema);
const revisionSchema = object({ sha: pipe(string(), regex(/^[0-9a-f]{40}$/)) });
/** The commit in the answer about a revision; null for an answer of another shape. */
function commitOf(answer) {
	const parsed = safeParse(revisionSchema, answer);
	return parsed.success ? parsed.output.sha : null;
}
/**
* The files in one page of a listing; folders are left out.
*
* @returns null for an answer of another shape
*/
function filesOf(answer) {
	const parsed = safeParse(listingSchema, answer);
	if (!parsed.success) return null;
	const files = [];
	for (const entry of parsed.output) {
		if (entry.type !== "file") continue;
		if (!("size" in entry)) return null;
		const { path, size, oid, lfs } = entry;
		if (lfs === void 0 || lfs === null) files.push({
			path,
			bytes: size,
			digest: {
				kind: "git-sha1",
				hex: oid
			}
		});
		else files.push({
			path,
			bytes: lfs.size,
			digest: {
				kind: "sha256",
				hex: lfs.oid
			}
		});
	}
	return files;
}
/** The address behind `rel="next"` of a Link header; null where the listing ends. */
function nextLink(header) {
	for (const part of (header ?? "").split(/,(?=\s*<)/)) {
		const [, address, rest = ""] = /^\s*<([^>]*)>(.*)$/s.exec(part) ?? [];
		if (address !== void 0 && /;\s*rel="?next"?\s*(?:;|$)/.test(rest)) return address;
	}
	return null;
}
/**
* Refuses names that would leave the dataset's folder, or that one file system would take for another.
*
* @throws InputError that names the file
*/
function checkNames(files, source) {
	const seen = /* @__PURE__ */ new Map();
	for (const { path } of files) {
		const reason = unsafeReason(path);
		if (reason !== null) throw unusable(source, `${shown(path)} ${reason}`);
		const key = path.normalize("NFC").toLowerCase();
		const other = seen.get(key);
		if (other !== void 0) throw unusable(source, `${shown(other)} and ${shown(path)} are one file where case does not count`);
		seen.set(key, path);
	}
}
function unsafeReason(path) {
	if (/^[A-Za-z]:/.test(path)) return "leaves the folder on some systems";
	for (const part of path.split("/")) {
		const reason = unsafeName(part, MOST_PART_BYTES);
		if (reason !== null) return `has a part that ${reason}`;
	}
	return null;
}
function unusable(source, problem) {
	return new InputError("unusable-dataset", `dataset ${shown(source)} cannot be stored: ${problem}`, { hint: "Tell its owner, or give a folder with the pages instead." });
}
export { requireInnerPath as a, RowProblem as c, optionalNumber as d, optionalText as f, nextLink as i, isObject as l, commitOf as n, requireSafeName as o, optionalTexts as p, filesOf as r, unsafeName as s, checkNames as t, optionalCount as u };
