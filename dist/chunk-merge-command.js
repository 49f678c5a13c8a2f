import { t as merge } from "./chunk-merge.js";
import { jt as serializeResults, t as measuredExit } from "./chunk-run.js";
import { t as printRun } from "./chunk-print-run.js";
// src/cli/merge-command.ts
/** `boobench merge RESULTS…`: the shards of one run put together. */
async function mergeCommand(context) {
	const { settings, operands, terminal } = context;
	const output = settings.text("output");
	const results = await merge(operands, output);
	if (settings.flag("json")) terminal.out.write(serializeResults(results));
	else await printRun(results, terminal.out, {
		outputPath: () => null,
		resultsPath: output
	});
	return measuredExit(results.summary.errors);
}
export { mergeCommand };
