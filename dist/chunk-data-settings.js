import { c as readText, p as toMeasureError, r as kindOfPath } from "./chunk-files.js";
import { b as strictObject, f as number, h as picklist, o as literal, t as array, x as string, y as safeParse } from "./chunk-dist.js";
import { t as writeFileAtomically } from "./chunk-atomic-write.js";
import { n as builtinFolder } from "./chunk-context.js";
import { createReadStream } from "node:fs";
import { open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { homedir } from "node:os";
// src/host/part-file.ts
/** Bytes of a file; 0 for one that is not there. */
async function fileBytes(path) {
	try {
		const found = await stat(path);
		return found.isFile() ? found.size : 0;
	} catch {
		return 0;
	}
}
/**
* Writes what comes to a file, behind what is there or instead of it.
*
* @returns bytes of the file then
* @throws MeasureError when the disk is full or the file cannot be written; what `chunks` throws
*/
async function writeChunks(path, chunks, { isRest, mostBytes }) {
	const file = await open(path, isRest ? "a" : "w").catch((error) => {
		throw toMeasureError(`cannot write ${path}`, error);
	});
	try {
		let bytes = isRest ? (await file.stat()).size : 0;
		for await (const chunk of chunks) {
			bytes += chunk.length;
			if (bytes > mostBytes) throw new Error(`more than the ${mostBytes} bytes that were announced`);
			await file.writeFile(chunk).catch((error) => {
				throw toMeasureError(`cannot write ${path}`, error);
			});
		}
		return bytes;
	} finally {
		await file.close();
	}
}
/** Hash of a file's content as hexadecimal digits, `git-sha1` as Git counts it. */
async function digestOf(path, kind) {
	let hash;
	if (kind === "sha256") hash = createHash("sha256");
	else hash = createHash("sha1").update(`blob ${await fileBytes(path)}\0`);
	for await (const chunk of createReadStream(path)) hash.update(chunk);
	return hash.digest("hex");
}
/** Gives a finished file its name. */
async function finishPart(part, path) {
	try {
		await rename(part, path);
	} catch (error) {
		throw toMeasureError(`cannot write ${path}`, error);
	}
}
/** Removes a file, or a folder with all that is in it; one that is not there is fine. */
async function removeAll(path) {
	await rm(path, {
		recursive: true,
		force: true
	});
}
// src/house/store-index.ts
const INDEX = ".boobench-index.json";
/** Longest list of files that is read. */
const MOST_INDEX_BYTES = 67108864;
const indexSchema = strictObject({
	version: literal(1),
	/** SHA-256 of the files as written: a damaged list would ask for what the Hub does not have. */
	checksum: string(),
	files: array(strictObject({
		path: string(),
		bytes: number(),
		digest: strictObject({
			kind: picklist(["sha256", "git-sha1"]),
			hex: string()
		})
	}))
});
/** Writes down what the Hub listed at a commit. */
async function writeIndex(folder, files) {
	const index = {
		version: 1,
		checksum: checksumOf(files),
		files
	};
	const text = `${JSON.stringify(index, null, 1)}\n`;
	await writeFileAtomically(join(folder, INDEX), text);
}
/** What the Hub listed at a commit; null where it was not listed yet, or the list is damaged. */
async function readIndex(folder) {
	const path = join(folder, INDEX);
	if (await kindOfPath(path) !== "file") return null;
	try {
		const parsed = safeParse(indexSchema, JSON.parse(await readText(path, MOST_INDEX_BYTES)));
		if (!parsed.success) return null;
		const { checksum, files } = parsed.output;
		return checksum === checksumOf(files) ? files : null;
	} catch {
		return null;
	}
}
function checksumOf(files) {
	return createHash("sha256").update(JSON.stringify(files)).digest("hex");
}
/** The folder of a dataset: its commits are folders in it. */
function datasetFolder(store, repository) {
	return join(store, repository.replace("/", "--"));
}
/** The file that remembers the commit of a branch or tag. */
function revisionFile(revision) {
	return `revision-${encodeURIComponent(revision)}.txt`;
}
/** The room that a file belongs to: `<room>.jsonl` or `docs/<room>/…`; null for a README and the like. */
function roomOfFile(path) {
	return /^docs\/([^/]+)\/./.exec(path)?.[1] ?? /^([^/]+)\.jsonl$/.exec(path)?.[1] ?? null;
}
/** True for a room's file of rows; what else belongs to a room are its documents. */
function isRows({ path }) {
	return !path.includes("/");
}
/** True for a file of the right size, and with `verify` of the right content. */
async function isGood(path, { bytes, digest }, verify) {
	if (await kindOfPath(path) !== "file" || await fileBytes(path) !== bytes) return false;
	return !verify || await digestOf(path, digest.kind) === digest.hex;
}
// src/cli/data-settings.ts
const HUB = "https://huggingface.co";
/** Where pages come from, by options and the environment. */
function dataOf(settings) {
	const token = process.env["HF_TOKEN"]?.trim() ?? "";
	const endpoint = process.env["HF_ENDPOINT"]?.trim() ?? "";
	return {
		dataset: settings.required("dataset"),
		revision: settings.text("dataset-revision"),
		builtinFolder: builtinFolder(),
		store: settings.text("data-path") ?? defaultStore(),
		offline: settings.flag("offline"),
		endpoint: endpoint === "" ? HUB : endpoint,
		token: token === "" ? null : token
	};
}
/** `~/.cache/boobench`, or in XDG_CACHE_HOME where that is set. */
function defaultStore() {
	const cache = process.env["XDG_CACHE_HOME"] ?? "";
	return join(cache === "" ? join(homedir(), ".cache") : cache, "boobench");
}
export { isRows as a, roomOfFile as c, fileBytes as d, finishPart as f, isGood as i, writeIndex as l, writeChunks as m, MOST_INDEX_BYTES as n, readIndex as o, removeAll as p, datasetFolder as r, revisionFile as s, dataOf as t, digestOf as u };
