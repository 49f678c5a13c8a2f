import { $ as FetchProgressLine, ct as dataOf, lt as download } from "./chunk-run.js";
import { h as EXIT } from "./chunk-files.js";
import { t as renderDownloaded } from "./chunk-stored.js";
import { t as settingsOf } from "./chunk-option-texts.js";
import { a as writeState, i as readState } from "./chunk-state.js";
import { t as failureOf } from "./chunk-step-failure.js";
// src/action/steps/fetch.ts
/** Fetches what the cache did not have of a dataset on the Hub. */
async function fetchPages({ terminal, signal }) {
	const state = await readState(process.env["BOOBENCH_STATE"]);
	if (state.dataset === null || state.failure !== null) return EXIT.passed;
	const settings = settingsOf(state);
	const progress = new FetchProgressLine(terminal.err);
	try {
		const stored = await download(dataOf(settings), {
			rooms: settings.list("rooms"),
			verify: false,
			prune: false
		}, {
			onProgress: (at) => progress.show(at),
			onNotice: (text) => progress.notice(text),
			signal
		});
		progress.end();
		terminal.out.write(renderDownloaded(stored));
	} catch (error) {
		progress.end();
		await writeState({
			...state,
			failure: failureOf(error)
		});
	}
	return EXIT.passed;
}
export { fetchPages };
