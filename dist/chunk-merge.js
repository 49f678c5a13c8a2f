import { dirname } from "node:path";
import { Bt as differences, Ft as comparePages, Ht as shownText, Lt as pageKey, Nt as summarize, Ot as readResults, Rt as pageName, Ut as writeFileAtomically, Vt as shown, jt as serializeResults, zt as comparabilityKey } from "./chunk-run.js";
import { a as makeFolder, g as InputError } from "./chunk-files.js";
// src/results/merge.ts
/** Missing shards that a message lists; a hostile file can claim any total. */
const MOST_NAMED = 20;
/**
* Joins the shards of one run into the whole run: `shard` null, the earliest start, a summary again.
*
* A single whole run comes back as it is. The command is kept where all shards have the same, else it
* is null: a leg may name its own folder in it. The order of the files does not matter.
*
* @throws InputError, naming the files, for no files, whole runs among several files, a shard that is
*   missing or there twice, different commits, runs that cannot be compared, a page that is there twice
*/
function mergeShards(files) {
	const [only] = files;
	if (only === void 0) throw refused("there are no results to merge", "Name the results.json of every shard.");
	if (files.length === 1 && only.results.shard === null) return only.results;
	const shards = files.map(asShard).toSorted((a, b) => a.index - b.index);
	const [first, ...rest] = shards;
	if (first === void 0) return only.results;
	for (const other of rest) checkSameRun(first, other);
	checkAllThere(shards);
	const pages = pagesOnce(shards);
	const same = rest.every(({ results }) => results.parser.command === first.results.parser.command);
	const { label, command } = first.results.parser;
	return {
		...first.results,
		parser: {
			label,
			command: same ? command : null
		},
		startedAt: shards.map(({ results }) => results.startedAt).reduce((a, b) => Date.parse(b) < Date.parse(a) ? b : a),
		shard: null,
		pages,
		summary: summarize(pages)
	};
}
function asShard(file) {
	const { shard } = file.results;
	if (shard === null) throw refused(`${file.file} is a whole run, not a shard`, "Merge joins the shards of one run; to set two runs side by side use boobench compare.");
	return {
		...file,
		...shard
	};
}
function checkSameRun(first, other) {
	const names = `${first.file} and ${other.file}`;
	if (first.total !== other.total) throw refused(`${names} are of ${first.total} and of ${other.total} shards`, "Run every leg with the same number of shards.");
	const [a, b] = [first.results.commit, other.results.commit];
	if (a !== b) throw refused(`${names} are of different commits: ${shown(a)} and ${shown(b)}`, "Run every shard on the same commit.");
	if (comparabilityKey(first.results) !== comparabilityKey(other.results)) {
		const [trait] = differences(first.results, other.results);
		throw refused(`${names} differ in their ${trait?.name}: ${trait?.a} and ${trait?.b}`, "Run every shard with the same dataset, selection, timeout and label.");
	}
}
function checkAllThere(shards) {
	for (const [at, shard] of shards.entries()) {
		const before = shards[at - 1];
		if (before?.index === shard.index) throw refused(`${`${before.file} and ${shard.file}`} are both shard ${shard.index}/${shard.total}`, "Name each shard once.");
	}
	const total = shards[0]?.total ?? 0;
	const present = new Set(shards.map(({ index }) => index));
	if (present.size === total) return;
	const missing = [];
	for (let index = 1; index <= total && missing.length < MOST_NAMED; index += 1) if (!present.has(index)) missing.push(`${index}/${total}`);
	const more = total - present.size - missing.length;
	throw refused(`shard ${missing.join(", ") + (more > 0 ? ` and ${more} more` : "")} is missing; there are ${shards.map(({ file }) => file).join(", ")}`, "Wait for every leg, and name the results.json of each.");
}
function pagesOnce(shards) {
	const fileOf = /* @__PURE__ */ new Map();
	for (const { file, results } of shards) for (const page of results.pages) {
		const key = pageKey(page);
		const earlier = fileOf.get(key);
		if (earlier !== void 0) throw refused(`page ${shownText(pageName(page))} is in ${earlier} and in ${file}`, "Give every page to one shard only.");
		fileOf.set(key, file);
	}
	return shards.flatMap(({ results }) => results.pages).toSorted(comparePages);
}
function refused(message, hint) {
	return new InputError("merge-refused", `cannot merge: ${message}`, { hint });
}
// src/app/merge.ts
/**
* Puts the shards of one run together.
*
* @param output where to write the merged results; null to write nothing
* @throws InputError naming the files that do not fit together or what is missing
*/
async function merge(paths, output) {
	const files = [];
	for (const path of paths) files.push({
		file: path,
		results: await readResults(path)
	});
	const merged = mergeShards(files);
	if (output !== null) {
		await makeFolder(dirname(output));
		await writeFileAtomically(output, serializeResults(merged));
	}
	return merged;
}
export { merge as t };
