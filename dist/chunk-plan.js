import { join } from "node:path";
import { o as setOutput } from "./chunk-core.js";
import { t as merge } from "./chunk-merge.js";
import { K as parseShard, Q as selectionOf, Ut as writeFileAtomically, X as labelOf, Z as policiesOf, ct as dataOf, dt as versionOf, q as reportPathsOf, zt as comparabilityKey } from "./chunk-run.js";
import { u as OPTION_SPECS } from "./chunk-main.js";
import { a as makeFolder, c as readText, g as InputError, h as EXIT, p as toMeasureError, u as walkFiles } from "./chunk-files.js";
import { i as wantedBase, n as readEvent } from "./chunk-event.js";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { n as matrixValues, t as artifactName } from "./chunk-label.js";
import { t as checkedOptions } from "./chunk-options.js";
import { a as writeState, n as CACHE_FOLDER, r as DATA_PATH } from "./chunk-state.js";
import { t as failureOf } from "./chunk-step-failure.js";
// src/host/runner.ts
/** GitHub's own payloads end at 25 MB. */
const MAX_PAYLOAD_BYTES = 67108864;
/** A folder of a job for this use of the action alone; the runner removes it with the job. */
async function makeStateFolder() {
	const parent = process.env["RUNNER_TEMP"] ?? tmpdir();
	try {
		return await mkdtemp(join(parent, "boobench-"));
	} catch (error) {
		throw toMeasureError(`cannot make a folder in ${parent}`, error);
	}
}
/** The payload of the event that started the job; null outside of a job or where it is no JSON. */
async function eventPayload() {
	const path = process.env["GITHUB_EVENT_PATH"] ?? "";
	if (path === "") return null;
	try {
		return JSON.parse(await readText(path, MAX_PAYLOAD_BYTES));
	} catch {
		return null;
	}
}
// src/action/steps/plan.ts
/**
* The first step: reads every option and the event, and says what the other steps have to do.
*
* @throws InputError for options that cannot be used, and for `pull_request_target`
*/
async function plan({ settings, terminal, signal }) {
	const event = readEvent(process.env, await eventPayload());
	const options = checkedOptions(settings);
	refuseUntrusted(event, options.mode);
	const shard = settings.text("shard");
	if (shard !== null) parseShard(shard);
	const label = options.mode === "comment" ? settings.text("label") ?? "" : labelOf(settings, matrixValues(process.env["BOOBENCH_MATRIX"], shard));
	const artifact = artifactName(label, shard);
	const folder = await makeStateFolder();
	await makeFolder(CACHE_FOLDER);
	await writeFileAtomically(join(CACHE_FOLDER, ".gitignore"), "*\n");
	const start = {
		mode: options.mode,
		folder,
		options: optionTexts(settings, label),
		event,
		label,
		artifact,
		dataset: null,
		comparability: null,
		wanted: wantedBase(event),
		base: null,
		datasetCacheHit: false,
		subjects: [],
		notes: [],
		resultsFile: null,
		failure: null,
		verdict: null
	};
	const notice = (text) => terminal.err.write(`${text}\n`);
	const state = await PLANS[options.mode](start, settings, {
		onNotice: notice,
		signal
	});
	setOutput("state", await writeState(state));
	setOutput("mode", options.mode);
	setOutput("artifact", state.artifact);
	return EXIT.passed;
}
const PLANS = {
	run: planRun,
	merge: planMerge,
	comment: async (state) => state
};
async function planRun(state, settings, events) {
	settings.required("command");
	policiesOf(settings);
	reportPathsOf(settings);
	let version;
	try {
		version = await versionOf(dataOf(settings), events);
	} catch (error) {
		return {
			...state,
			failure: failureOf(error)
		};
	}
	const { repository, revision } = version;
	const comparability = comparabilityKey({
		dataset: {
			revision,
			ruleVersion: "1"
		},
		selection: selectionOf(settings),
		timeoutMs: settings.minutes("timeout-minutes"),
		parser: { label: state.label }
	});
	const dataset = repository === null ? null : {
		repository,
		commit: revision
	};
	const options = dataset === null ? state.options : {
		...state.options,
		dataset: repository ?? "",
		"dataset-revision": revision
	};
	return {
		...state,
		dataset,
		comparability,
		options
	};
}
/** Shards lie anywhere below `results-path`, as a download of artifacts leaves them. */
async function planMerge(state, settings) {
	const folder = settings.required("results-path");
	const output = join(folder, "results.json");
	try {
		const shards = (await walkFiles(folder, (name) => name === "results.json")).filter((path) => path !== "results.json").map((path) => join(folder, path));
		const results = await merge(shards, output);
		return {
			...state,
			resultsFile: output,
			comparability: comparabilityKey(results),
			label: results.parser.label,
			artifact: artifactName(results.parser.label, null)
		};
	} catch (error) {
		const failure = failureOf(error);
		return {
			...state,
			failure
		};
	}
}
/** A parser of a pull request must never run beside the secrets of the base branch. */
function refuseUntrusted(event, mode) {
	if (mode !== "run") return;
	if (event.name !== "pull_request_target" && event.name !== "workflow_run") return;
	throw new InputError("untrusted-code", `a parser is not run under ${event.name}: it would see the token and secrets of the base branch`, { hint: "Run on pull_request, and post the comment of forks with \"mode: comment\" on workflow_run." });
}
/** Every option that has a value, so that no later step has to know where it came from. */
function optionTexts(settings, label) {
	const texts = OPTION_SPECS.flatMap(({ name }) => {
		const text = settings.text(name);
		return text === null ? [] : [[name, text]];
	});
	return {
		"data-path": DATA_PATH,
		...Object.fromEntries(texts),
		label
	};
}
export { plan };
