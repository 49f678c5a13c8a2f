import { join } from "node:path";
import { g as InputError, h as EXIT, i as listFolder, r as kindOfPath } from "./chunk-files.js";
import { Et as parseHubSource, Nt as summarize, Ot as readResults, S as readJournalOf, Tt as isCommit, b as RESULTS, ct as dataOf, ft as datasetFolder, ht as roomOfFile, mt as readIndex, pt as isGood, rt as percent, st as thousands, tt as counted, yt as lockHolder } from "./chunk-run.js";
import { a as defuseCommands, o as visible } from "./chunk-main.js";
import { n as renderStored } from "./chunk-stored.js";
// src/app/status.ts
/** @throws InputError when the folder holds no run, or one that is damaged */
async function status(path) {
	const process = await lockHolder(path);
	const results = await kindOfPath(join(path, "results.json")) === "file" ? await readResults(join(path, RESULTS)) : null;
	const journal = await readJournalOf(path);
	if (results === null && journal === null) throw new InputError("no-run", `${path} holds no run`, { hint: "Start one with \"boobench run\", or name its folder with --results-path." });
	let state = results === null ? "unfinished" : "finished";
	if (process !== null) state = "running";
	return {
		path,
		state,
		process,
		results,
		journal
	};
}
// src/house/store-status.ts
/**
* What the disk holds of a dataset.
*
* @param verify true to hash every file
* @returns by commit; empty when nothing was fetched
*/
async function storeStatus(store, repository, verify) {
	const base = datasetFolder(store, repository);
	if (await kindOfPath(base) !== "folder") return [];
	const commits = [];
	for (const { name, kind } of await listFolder(base)) {
		if (kind !== "folder" || !isCommit(name)) continue;
		const folder = join(base, name);
		commits.push({
			commit: name,
			folder,
			rooms: await roomsOf(folder, verify)
		});
	}
	return commits.toSorted((one, other) => one.commit < other.commit ? -1 : 1);
}
async function roomsOf(folder, verify) {
	const files = await readIndex(folder) ?? [];
	const names = [...new Set(files.map(({ path }) => roomOfFile(path) ?? ""))].filter((name) => name !== "").toSorted();
	const rooms = [];
	for (const room of names) {
		const own = files.filter(({ path }) => roomOfFile(path) === room);
		rooms.push(await roomState(folder, room, own, verify));
	}
	return rooms;
}
async function roomState(folder, room, files, verify) {
	let there = 0;
	const damaged = [];
	for (const file of files) {
		const path = join(folder, file.path);
		if (await kindOfPath(path) === "missing") continue;
		there += 1;
		if (!await isGood(path, file, verify)) damaged.push(file.path);
	}
	const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
	const isWhole = there === files.length && damaged.length === 0;
	return {
		room,
		state: there === 0 ? "absent" : isWhole ? "whole" : "partial",
		files: files.length,
		bytes,
		damaged
	};
}
// src/report/status.ts
/** A results folder in a few lines for people. */
function renderStatus(status) {
	const { path, state, process, journal, results } = status;
	const summary = summarize(pagesOf(status));
	const began = results?.startedAt ?? journal?.header.startedAt ?? "";
	const lines = [
		`${visible(path)}: ${state}${process === null ? "" : `, process ${process}`}`,
		`started    ${began}`,
		`pages      ${doneOf(status, summary.pages)}`,
		`ghost-free ${percent(summary.ghostFreeRate)}`,
		`Boos       ${summary.boos}`,
		`Lost       ${summary.lost}`,
		`errors     ${summary.errors}`
	];
	if (state === "unfinished") lines.push("Go on with: boobench run --resume and the options of that run");
	return defuseCommands(`${lines.join("\n")}\n`);
}
/** The same for programs. */
function statusJson(status) {
	const { path, state, process, journal, results } = status;
	return {
		path,
		state,
		process,
		startedAt: results?.startedAt ?? journal?.header.startedAt ?? null,
		total: state === "finished" ? results?.pages.length ?? null : journal?.header.total ?? null,
		inFlight: (state === "finished" ? [] : journal?.inFlight ?? []).map(({ room, id }) => `${room}/${id}`),
		summary: summarize(pagesOf(status))
	};
}
function doneOf({ state, journal }, done) {
	const total = state === "finished" ? null : journal?.header.total ?? null;
	if (total === null) return `${counted(done, "page", "pages")} done`;
	return `${thousands(done)} of ${counted(total, "page", "pages")} done`;
}
function pagesOf({ results, journal }) {
	return results?.pages ?? journal?.pages ?? [];
}
// src/cli/status-command.ts
/** `boobench status`: what is in a results folder, also while a run goes, or of a dataset on the disk. */
async function statusCommand({ settings, terminal }) {
	const source = settings.isFlagged("dataset") || settings.flag("verify") ? parseHubSource(settings.required("dataset")) : null;
	if (source !== null) return datasetStatus(source.repository, settings, terminal);
	const found = await status(settings.required("results-path"));
	terminal.out.write(settings.flag("json") ? `${JSON.stringify(statusJson(found), null, 2)}\n` : renderStatus(found));
	return 0;
}
/** 3 when a file is not what the Hub states. */
async function datasetStatus(repository, settings, { out }) {
	const commits = await storeStatus(dataOf(settings).store, repository, settings.flag("verify"));
	out.write(settings.flag("json") ? `${JSON.stringify(commits, null, 2)}\n` : renderStored(repository, commits));
	return commits.some(({ rooms }) => rooms.some(({ damaged }) => damaged.length > 0)) ? EXIT.couldNotMeasure : EXIT.passed;
}
export { statusCommand };
