import { join } from "node:path";
import { Ft as METRICS, J as writeInto, Kt as serializeMetrics } from "./chunk-run.js";
import { h as EXIT } from "./chunk-files.js";
import { o as visible } from "./chunk-main.js";
import { t as renderMetrics } from "./chunk-metrics-terminal.js";
import { t as measureStored } from "./chunk-metrics-command2.js";
// src/cli/metrics-score.ts
/** `boobench score --suite docmetrics`: document metrics of outputs that exist, into a results folder. */
async function scoreMetrics(context, outputs) {
	const { settings, terminal } = context;
	const results = await measureStored(context, outputs);
	const path = join(settings.required("results-path"), METRICS);
	await writeInto(path, serializeMetrics(results));
	if (settings.flag("json")) terminal.out.write(serializeMetrics(results));
	else {
		terminal.out.write(renderMetrics(results, terminal.out));
		terminal.out.write(`Results: ${visible(path)}\n`);
	}
	return EXIT.passed;
}
export { scoreMetrics };
