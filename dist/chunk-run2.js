import { Dt as gate, Ot as readResults, Z as policiesOf, _ as allowListOf, g as removeWorktree, i as runRequestOf, m as addWorktree, o as run, r as RunProgress, x as outputPathIn } from "./chunk-run.js";
import { t as printRun } from "./chunk-print-run.js";
import { h as EXIT, m as BoobenchError } from "./chunk-files.js";
import { t as renderComparison } from "./chunk-terminal-gate2.js";
import { t as checkedOptions } from "./chunk-options.js";
import { n as settingsWith, t as settingsOf } from "./chunk-option-texts.js";
import { join, relative, resolve } from "node:path";
import { a as writeState, i as readState } from "./chunk-state.js";
import { t as failureOf } from "./chunk-step-failure.js";
// src/action/rerun-base.ts
/**
* `baseline: rerun`: runs the base commit's parser on the same machine, from a worktree of its own.
*
* The command is the one that is under test; what it calls is the base's. A base that cannot run is no
* baseline, which the report says.
*
* @throws InterruptedError when the job is stopped
*/
async function runBase(state, { terminal, signal }) {
	const { wanted, folder, options } = state;
	if (wanted === null) return withNote(state, "this event has no base commit to run");
	const worktree = join(folder, "base-tree");
	const workspace = resolve(".");
	try {
		await addWorktree(workspace, wanted.sha, worktree);
		const inside = relative(workspace, resolve(options["working-directory"] ?? "."));
		const resultsPath = join(folder, "base-results");
		const settings = settingsWith(state, {
			"working-directory": join(worktree, inside),
			"results-path": resultsPath
		});
		const request = runRequestOf(settings, {
			base: null,
			allow: []
		});
		const progress = new RunProgress(terminal.err, signal);
		terminal.err.write(`running the base ${wanted.sha} first (baseline: rerun)\n`);
		try {
			const data = {
				...request.data,
				offline: state.dataset !== null
			};
			const { results, resultsFile } = await run({
				...request,
				data
			}, progress.events);
			if (results.pages.length > 0 && results.pages.every(hasFailed)) return withNote(state, `the base ${wanted.sha} failed on every page`);
			const base = {
				source: "rerun",
				path: resultsFile,
				sha: wanted.sha,
				commitsBehind: 0
			};
			return {
				...state,
				base
			};
		} finally {
			progress.end();
		}
	} catch (error) {
		if (!(error instanceof BoobenchError) || error.exitCode === EXIT.interrupted) throw error;
		return withNote(state, `the base ${wanted.sha} could not be run: ${error.message}`);
	} finally {
		await removeWorktree(workspace, worktree);
	}
}
/** A command that fails everywhere does not run at all on this commit. */
function hasFailed({ outcome, verdict }) {
	return outcome === "error" || verdict.cause === "failed";
}
function withNote(state, note) {
	return {
		...state,
		notes: [...state.notes, note]
	};
}
// src/action/steps/run.ts
/**
* Runs the parser, and prints what it did. It ends well when it could measure, whatever it measured:
* the last step decides.
*/
async function runParser(context) {
	const state = await readState(process.env["BOOBENCH_STATE"]);
	if (state.failure !== null || state.mode !== "run") return EXIT.passed;
	try {
		await writeState(await measured(await withRerunBase(state, context), context));
	} catch (error) {
		await writeState({
			...state,
			failure: failureOf(error)
		});
	}
	return EXIT.passed;
}
async function withRerunBase(state, context) {
	const { baseline } = checkedOptions(settingsOf(state));
	return baseline === "rerun" ? runBase(state, context) : state;
}
async function measured(state, { terminal, signal }) {
	const settings = settingsWith(state, { fresh: "true" });
	const allow = await allowListOf(settings);
	const base = state.base === null ? null : await readResults(state.base.path);
	const request = runRequestOf(settings, {
		base,
		allow
	});
	const progress = new RunProgress(terminal.err, signal);
	try {
		const data = {
			...request.data,
			offline: state.dataset !== null
		};
		const { results, resultsFile } = await run({
			...request,
			data
		}, progress.events);
		progress.end();
		await printRun(results, terminal.out, {
			outputPath: (page) => outputPathIn(request.resultsPath, page),
			resultsPath: resultsFile
		});
		if (base !== null) {
			const { comparison, decision } = gate(base, results, allow, policiesOf(settings));
			terminal.out.write(`\n${renderComparison(comparison, decision, terminal.out)}`);
		}
		return {
			...state,
			resultsFile
		};
	} finally {
		progress.end();
	}
}
export { runParser };
