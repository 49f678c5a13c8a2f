import { n as measure, t as renderMetrics } from "./chunk-metrics-terminal.js";
import { g as InputError, h as EXIT } from "./chunk-files.js";
import { J as writeInto, Kt as serializeMetrics, i as metricsRequestOf } from "./chunk-run.js";
// src/cli/metrics-command.ts
/** `boobench metrics PRED --gt GT`: how good the parse is. */
async function metricsCommand(context) {
	const { settings, operands, terminal } = context;
	const [predictions] = operands;
	if (predictions === void 0) throw new InputError("missing-operand", "metrics needs what one parser wrote", { hint: "boobench metrics PREDICTIONS --gt GROUND-TRUTH" });
	const results = await measureStored(context, predictions);
	const output = settings.text("output");
	if (output !== null) await writeInto(output, serializeMetrics(results));
	terminal.out.write(settings.flag("json") ? serializeMetrics(results) : renderMetrics(results, terminal.out));
	return EXIT.passed;
}
/** Scores predictions that are there already. */
function measureStored({ settings, signal, terminal }, predictions) {
	return measure({
		...metricsRequestOf(settings),
		predictions,
		run: null
	}, {
		signal,
		onPages: () => void 0,
		onDone: () => void 0,
		onNotice: (text) => terminal.err.write(`${text}\n`)
	});
}
export { metricsCommand as n, measureStored as t };
