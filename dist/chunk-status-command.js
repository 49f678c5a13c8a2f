import { join } from "node:path";
import { r as InputError } from "./chunk-errors.js";
import { n as kindOfPath } from "./chunk-files.js";
import { n as lockHolder } from "./chunk-run-lock.js";
import { h as summarize, r as readResults } from "./chunk-compare.js";
import { i as readJournalOf, t as RESULTS } from "./chunk-run-folder.js";
import { n as visible, t as defuseCommands } from "./chunk-escape.js";
import { n as percent, t as counted } from "./chunk-percent.js";
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
// src/report/status.ts
/** A results folder in a few lines for people. */
function renderStatus(status) {
	const { path, state, process, journal, results } = status;
	const summary = summarize(pagesOf(status));
	const began = results?.startedAt ?? journal?.header.startedAt ?? "";
	const lines = [
		`${visible(path)}: ${state}${process === null ? "" : `, process ${process}`}`,
		`started    ${began}`,
		`pages      ${counted(summary.pages, "page", "pages")} done`,
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
		inFlight: (state === "finished" ? [] : journal?.inFlight ?? []).map(({ room, id }) => `${room}/${id}`),
		summary: summarize(pagesOf(status))
	};
}
function pagesOf({ results, journal }) {
	return results?.pages ?? journal?.pages ?? [];
}
// src/cli/status-command.ts
/** `boobench status`: what is in a results folder, also while a run goes. */
async function statusCommand({ settings, terminal }) {
	const found = await status(settings.required("results-path"));
	terminal.out.write(settings.flag("json") ? `${JSON.stringify(statusJson(found), null, 2)}\n` : renderStatus(found));
	return 0;
}
export { statusCommand };
