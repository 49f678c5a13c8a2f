import { b as union, c as nullable, d as optional, g as safeParse, h as safeInteger, i as literal, l as number, m as regex, o as minValue, p as pipe, t as array, u as object, v as string } from "./chunk-dist.js";
import { r as InputError } from "./chunk-errors.js";
import { t as shown } from "./chunk-shown.js";
// src/house/hub-listing.ts
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
	const parts = path.split("/");
	if (path === "" || parts.some((part) => part === "" || part === "." || part === "..")) return "leaves the folder";
	if (/^[A-Za-z]:|\\/.test(path)) return "leaves the folder on some systems";
	if (/[\u0000-\u001f\u007f]/.test(path)) return "has a control character";
	return parts.some((part) => Buffer.byteLength(part) > 255) ? "has a part longer than 255 bytes" : null;
}
function unusable(source, problem) {
	return new InputError("unusable-dataset", `dataset ${shown(source)} cannot be stored: ${problem}`, { hint: "Tell its owner, or give a folder with the pages instead." });
}
export { nextLink as i, commitOf as n, filesOf as r, checkNames as t };
