import { basename, dirname, extname, join, relative } from "node:path";
import { At as gateMetrics, Ft as METRICS, Kt as serializeMetrics, Qt as comparePages, bt as publishedRule, c as runRequestOf, en as pageKey, g as readLeftFile, i as metricsRequestOf, in as shown, jt as readMetrics, on as writeFileAtomically, r as metricsPoliciesOf, s as RunProgress, u as run, yt as shownSource, zt as outputPathIn } from "./chunk-run.js";
import { a as runKeyOf, i as selectTruth, n as measure, o as TruthReader, r as truthAt, s as parseAnnotation, t as renderMetrics } from "./chunk-metrics-terminal.js";
import { i as listFolder, l as realPathOf, n as insideFolder, r as kindOfPath } from "./chunk-files.js";
import { o as visible } from "./chunk-main.js";
import { n as renderMetricsDecision, t as renderMetricsComparison } from "./chunk-metrics-gate-terminal.js";
// src/app/metrics-documents.ts
/** Folders beside `mds` and `json` that hold pages, the first that has the page counts. */
const FOLDERS = [
	"pdfs",
	"pdf",
	"pages",
	"images"
];
/** Endings, the first that is there counts. */
const ENDINGS = [
	".pdf",
	".jpg",
	".jpeg",
	".png",
	".webp",
	".tif",
	".tiff"
];
/**
* Makes a search for the documents of a ground truth: `images/page_<N>.jpg` as in Dr.DocBench, or
* `pdfs/<document>_<N>.pdf` and the like; where there is no such layout, a file of the same name beside
* the reference. A document that is a link out of the ground truth is none.
*
* @param root the ground truth, a folder or one file
* @see specification S10
*/
async function documentSearch(root) {
	const isFolder = await kindOfPath(root) === "folder";
	const top = await realPathOf(isFolder ? root : dirname(root));
	const inside = insideFolder(top);
	const listings = /* @__PURE__ */ new Map();
	const namesIn = (folder) => {
		const known = listings.get(folder) ?? filesIn(folder);
		listings.set(folder, known);
		return known;
	};
	return async (page) => {
		for (const { folder, isDocument } of placesOf(page)) {
			const [name] = (await namesIn(folder)).filter(isDocument).toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
			if (name === void 0) continue;
			const shownPath = shown(relative(dirname(page.path), join(folder, name)));
			const { kind } = await inside(folder, name);
			if (kind !== "file") return {
				kind: "none",
				reason: `${shownPath} is ${TEXTS[kind]}`
			};
			return {
				kind: "found",
				path: join(await realPathOf(folder), name)
			};
		}
		return {
			kind: "none",
			reason: `no document for this page; looked for ${page.document === null ? "a document of its name beside it" : LAYOUT}`
		};
	};
}
const LAYOUT = "images/page_<N>.jpg and pdfs/<document>_<N>.pdf beside its ground truth";
const TEXTS = {
	missing: "gone",
	outside: "a link out of the ground truth",
	"not-a-file": "no regular file",
	unreadable: "not readable"
};
function placesOf({ path, document, page }) {
	if (document === null || page === null) {
		const stem = basename(path, extname(path));
		return [{
			folder: dirname(path),
			isDocument: (name) => stemOf(name) === stem
		}];
	}
	const top = dirname(dirname(path));
	const isDocument = (name) => {
		const stem = stemOf(name);
		return [
			"page_",
			`${document}_page_`,
			`${document}_`,
			""
		].filter((prefix) => stem?.startsWith(prefix)).map((prefix) => stem?.slice(prefix.length) ?? "").some((digits) => /^\d+$/.test(digits) && Number(digits) === page);
	};
	return FOLDERS.map((name) => ({
		folder: join(top, name),
		isDocument
	}));
}
/** The name without its ending; null for what is no document. */
function stemOf(name) {
	const ending = extname(name);
	if (!ENDINGS.includes(ending.toLowerCase())) return null;
	return name.slice(0, name.length - ending.length);
}
function rankOf(name) {
	return ENDINGS.indexOf(extname(name).toLowerCase());
}
async function filesIn(folder) {
	if (await kindOfPath(folder) !== "folder") return [];
	return (await listFolder(folder)).map(({ name }) => name);
}
// src/app/metrics-house.ts
/**
* The pages of a ground truth as a house: each with its document, and with a budget by its reference, so
* that a run judges whether an answer loops before the metrics say how good it is.
*
* @returns rooms are subjects; a page without a document is unusable
* @throws InputError for a ground truth that cannot be used, and a selection of nothing
*/
async function metricsHouse({ truth: root, selection }) {
	const truth = selectTruth(await truthAt(root), selection, root);
	const documentOf = await documentSearch(root);
	const reader = new TruthReader();
	const pages = [];
	const unusable = [];
	for (const page of truth) {
		const reference = await reader.read(page);
		const key = runKeyOf(page);
		const origin = {
			file: page.path,
			line: 1
		};
		const found = await documentOf(page);
		if (found.kind === "none") {
			unusable.push({
				...key,
				origin,
				message: found.reason
			});
			continue;
		}
		const rule = publishedRule(wordsOf(page, reference), "exact");
		pages.push({
			...key,
			tags: [],
			document: found.path,
			rule,
			origin
		});
	}
	return {
		source: shownSource(root),
		revision: reader.revision(),
		pages: pages.toSorted(comparePages),
		unusable: unusable.toSorted(comparePages),
		notices: []
	};
}
/** What the page says, whichever kind its reference is. */
function wordsOf(page, reference) {
	if (page.kind === "markdown") return reference;
	const { layout_dets: blocks } = parseAnnotation(reference, page.path);
	return blocks.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0)).map(({ text, html, latex }) => text ?? html ?? latex ?? "").join("\n\n");
}
// src/app/metrics-run.ts
/**
* Runs the user's parser on the pages of a ground truth, then scores what it wrote; both are in the
* results folder, as `results.json` and `metrics.json`.
*
* @throws as `run` and `measure` do
*/
async function runMetrics(request, events) {
	const house = await metricsHouse(request.metrics);
	const everything = {
		rooms: null,
		pages: null,
		tags: null,
		maxPages: null
	};
	const { results, resultsFile } = await run({
		...request.run,
		data: { house },
		selection: everything,
		shard: null,
		base: null,
		allow: [],
		confirm: 0
	}, events);
	const { resultsPath, parser } = request.run;
	const metrics = await measure({
		...request.metrics,
		predictions: runPredictions(results, resultsPath, request.metrics.maxOutputBytes),
		run: {
			command: parser.command,
			timeoutMs: parser.timeoutMs
		}
	}, {
		signal: events.signal,
		onNotice: events.onNotice,
		onPages: () => void 0,
		onDone: () => void 0
	});
	const metricsFile = join(resultsPath, METRICS);
	await writeFileAtomically(metricsFile, serializeMetrics(metrics));
	return {
		metrics,
		metricsFile,
		results,
		resultsFile
	};
}
/** What a run left of each page; a page that did not come back whole counts as missing. */
function runPredictions(results, folder, maxBytes) {
	const byKey = new Map(results.pages.map((page) => [pageKey(page), page]));
	return {
		of: (page) => {
			const result = byKey.get(pageKey(runKeyOf(page)));
			if (result === void 0) return {
				kind: "error",
				note: "the run does not have this page"
			};
			return predictionOf(result, folder, maxBytes);
		},
		extra: () => []
	};
}
function predictionOf(result, folder, maxBytes) {
	const { cause, sentence } = result.verdict;
	switch (cause) {
		case "not-judged": return {
			kind: "error",
			note: sentence
		};
		case "timed-out":
		case "failed":
		case "hidden-loop":
		case "broken-answer": return {
			kind: "missing",
			note: sentence
		};
		case "none":
		case "loop":
		case "empty": {
			if (result.outputBytes === 0) return {
				kind: "missing",
				note: sentence
			};
			const left = readLeftFile(outputPathIn(folder, result), maxBytes);
			if (left.kind === "file") return {
				kind: "text",
				text: left.bytes.toString("utf8")
			};
			return {
				kind: "error",
				note: "the output of the run is no longer there"
			};
		}
	}
}
// src/cli/metrics-run.ts
/** `boobench run --suite docmetrics`: the parser on the pages of a ground truth, then the metrics. */
async function runMetricsCommand(context) {
	const { settings, terminal, signal } = context;
	const policies = metricsPoliciesOf(settings);
	const basePath = settings.text("baseline-path");
	const base = basePath === null ? null : await readMetrics(basePath);
	const metricsRequest = metricsRequestOf(settings);
	const request = runRequestOf(settings, {
		base: null,
		allow: []
	});
	const progress = new RunProgress(terminal.err, signal);
	try {
		const done = await runMetrics({
			run: request,
			metrics: metricsRequest
		}, progress.events);
		progress.end();
		if (settings.flag("json")) terminal.out.write(serializeMetrics(done.metrics));
		else {
			terminal.out.write(renderMetrics(done.metrics, terminal.out));
			terminal.out.write(`Results: ${visible(done.metricsFile)}\n`);
		}
		const { comparison, decision } = gateMetrics(base, done.metrics, policies);
		const report = settings.flag("json") ? terminal.err : terminal.out;
		if (base !== null) report.write(`\n${renderMetricsComparison(comparison, decision, report)}`);
		else if (policies.minimums.length > 0 || decision.conclusion === "failure") report.write(`\n${renderMetricsDecision(decision, report)}`);
		return decision.exitCode;
	} finally {
		progress.end();
	}
}
export { runMetricsCommand };
