import { g as InputError, i as listFolder, r as kindOfPath } from "./chunk-files.js";
import { Bt as differences, Ot as readResults, b as RESULTS, zt as comparabilityKey } from "./chunk-run.js";
import { join } from "node:path";
// src/app/find-runs.ts
/**
* Reads the runs of one parser.
*
* @throws InputError for a path without results, for a shard, and for runs of several labels where
*   none is named
*/
async function findRuns({ paths, label }) {
	const runs = [];
	for (const path of paths) for (const file of await resultsFilesAt(path)) {
		const run = await readResults(file);
		if (label !== null && run.parser.label !== label) continue;
		refuseShard(run, file);
		runs.push(run);
	}
	const labels = [...new Set(runs.map(({ parser }) => parser.label))].toSorted();
	if (labels.length > 1) {
		const names = labels.map((name) => `"${name}"`).join(", ");
		throw new InputError("several-labels", `the runs are of several parsers: ${names}`, { hint: "Name one of them with --label." });
	}
	return runs;
}
function refuseShard({ shard }, file) {
	if (shard === null) return;
	const part = `${shard.index} of ${shard.total}`;
	throw new InputError("shard", `${file} is part ${part} of a run`, { hint: "Put the parts together first: boobench merge." });
}
async function resultsFilesAt(path) {
	if (await kindOfPath(path) !== "folder") return [path];
	const own = join(path, RESULTS);
	if (await kindOfPath(own) === "file") return [own];
	const files = [];
	for (const { name } of await listFolder(path)) {
		const file = join(path, name, RESULTS);
		if (await kindOfPath(file) === "file") files.push(file);
	}
	if (files.length > 0) return files;
	throw new InputError("no-results", `there is no ${RESULTS} in ${path} or in its folders`, { hint: "Name results files, their folders, or a folder that holds such folders." });
}
// src/report/history.ts
/**
* Puts runs in the order of their starts; a run that is there twice counts once.
*
* @param runs whole runs of one label, any order
* @returns no points for no runs
*/
function history(runs) {
	const ordered = [...new Map(runs.map((run) => [identity(run), run])).values()].toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt) || (identity(a) < identity(b) ? -1 : 1));
	return {
		label: ordered[0]?.parser.label ?? "",
		points: ordered.map((run, at) => pointOf(run, ordered[at - 1]))
	};
}
/** Equal for two copies of one run: two starts within a millisecond that ended alike are one. */
function identity(run) {
	const { startedAt, commit, summary } = run;
	return JSON.stringify([
		startedAt,
		commit,
		comparabilityKey(run),
		summary
	]);
}
function pointOf(run, before) {
	const { startedAt, commit, summary } = run;
	const { pages, errors, ghostFreeRate, boos, lost, coverage, medianDurationMs } = summary;
	return {
		startedAt,
		commit,
		pages,
		errors,
		ghostFreeRate,
		boos,
		lost,
		coverage,
		medianDurationMs,
		differs: before === void 0 ? [] : differences(before, run).map(({ name }) => name)
	};
}
export { findRuns as n, history as t };
