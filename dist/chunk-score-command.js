import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { _ as InterruptedError, g as InputError, r as kindOfPath } from "./chunk-files.js";
import { Nt as summarize, Q as selectionOf, X as labelOf, a as Progress, c as judgeStored, ct as dataOf, d as readAnswer, f as readLeftFile, h as currentCommit, jt as serializeResults, p as selectPages, s as inOrder, t as measuredExit, u as parseOutputFormat, ut as openHouse, v as OUTPUTS } from "./chunk-run.js";
import { n as VERSION } from "./chunk-main.js";
import { t as printRun } from "./chunk-print-run.js";
// src/app/score.ts
/** ParseBench's answers hold the Markdown here. */
const PARSE_BENCH = parseOutputFormat("json:/output/markdown");
/**
* Judges outputs that exist already; reads rows and outputs, never a document.
*
* A page whose output is missing is an `error`: it was not measured.
*
* @throws InputError for a dataset, selection or folder of outputs that cannot be used
* @throws InterruptedError when `events.signal` aborts
*/
async function score(request, events) {
	const { rooms } = request.selection;
	const loaded = await openHouse(request.data, {
		rooms,
		needDocuments: false
	}, events);
	const house = selectPages(loaded, request.selection);
	await checkOutputs(request.outputs);
	events.onHouse(house);
	for (const notice of house.notices) events.onNotice(notice);
	const results = [];
	for (const page of house.pages) {
		await setImmediate();
		if (events.signal.aborted) throw new InterruptedError("interrupted", "scoring was interrupted");
		const result = scorePage(page, request);
		events.onDone(result);
		results.push(result);
	}
	const isUnread = results.every(({ outcome, outputBytes }) => outcome === "error" && outputBytes === 0);
	if (results.length > 0 && isUnread) events.onNotice(`${request.outputs} has no output that can be read of any of the pages`);
	const pages = inOrder(house, results);
	return {
		schemaVersion: 1,
		tool: {
			name: "boobench",
			version: request.toolVersion
		},
		dataset: {
			source: house.source,
			revision: house.revision,
			ruleVersion: "1"
		},
		parser: {
			label: request.label,
			command: null
		},
		commit: await currentCommit(process.cwd()),
		startedAt: (/* @__PURE__ */ new Date()).toISOString(),
		selection: request.selection,
		timeoutMs: null,
		shard: null,
		pages,
		summary: summarize(pages)
	};
}
/** @throws InputError for anything but a folder, and for the results of a run in place of its outputs */
async function checkOutputs(outputs) {
	const hint = "Give --outputs the folder that holds <room>/<id>.md.";
	if (await kindOfPath(outputs) !== "folder") throw new InputError("no-outputs", `${outputs} is not a folder`, { hint });
	if (await kindOfPath(join(outputs, "results.json")) !== "file") return;
	throw new InputError("no-outputs", `${outputs} holds the results of a run`, { hint: `Its outputs are in ${join(outputs, OUTPUTS)}: give --outputs that folder.` });
}
/** Places of a page's output, the first that exists counts. */
function candidatesOf(page, format) {
	const stem = join(page.room, page.id);
	const declared = {
		markdown: ".md",
		html: ".html",
		text: ".txt",
		json: ".json"
	}[format.kind];
	const names = [{
		name: `${stem}${declared}`,
		format
	}];
	if (declared !== ".md") names.push({
		name: `${stem}.md`,
		format: parseOutputFormat("markdown")
	});
	return [...names, {
		name: `${stem}.result.json`,
		format: PARSE_BENCH
	}];
}
function scorePage(page, request) {
	const candidates = candidatesOf(page, request.outputFormat);
	for (const { name, format } of candidates) {
		const found = readLeftFile(join(request.outputs, name), request.maxOutputBytes);
		if (found.kind === "missing") continue;
		if (found.kind === "unusable") return judgeStored(page, {
			kind: "not-run",
			reason: `${name} cannot be read: ${found.reason}`
		}, 0);
		const cut = found.size > found.bytes.length;
		return judgeStored(page, readAnswer(format, found.bytes.toString("utf8"), cut), found.size);
	}
	const missing = {
		kind: "not-run",
		reason: `no output for this page; looked for ${candidates.map(({ name }) => name).join(", ")}`
	};
	return judgeStored(page, missing, 0);
}
// src/cli/score-command.ts
/** `boobench score`: verdicts for outputs that exist already. */
async function scoreCommand({ settings, terminal, signal }) {
	const outputs = settings.required("outputs");
	const outputFormat = parseOutputFormat(settings.required("output-format"));
	const progress = new Progress(terminal.err);
	try {
		const results = await score({
			data: dataOf(settings),
			outputs,
			selection: selectionOf(settings),
			outputFormat,
			maxOutputBytes: settings.bytes("max-output"),
			label: labelOf(settings),
			toolVersion: VERSION
		}, {
			signal,
			onHouse: (house) => progress.begin(house.pages.length, []),
			onDone: (page) => progress.done(page),
			onNotice: (text) => progress.notice(text)
		});
		progress.end();
		if (settings.flag("json")) terminal.out.write(serializeResults(results));
		else {
			const [first] = candidatesOf({
				room: "",
				id: ""
			}, outputFormat);
			const extension = first?.name.replace(/^[^.]*/, "") ?? ".md";
			await printRun(results, terminal.out, {
				outputPath: (page) => join(outputs, page.room, `${page.id}${extension}`),
				resultsPath: null
			});
		}
		return measuredExit(results.summary.errors);
	} finally {
		progress.end();
	}
}
export { scoreCommand };
