import { n as findRuns, t as history } from "./chunk-history.js";
import { g as InputError, h as EXIT } from "./chunk-files.js";
import { t as formatOf } from "./chunk-format-setting.js";
import { J as writeInto } from "./chunk-run.js";
// src/cli/history-command.ts
const texts = () => import("./chunk-history-text.js");
const FORMATS = {
	terminal: async (runs, { color, columns }) => (await texts()).renderHistory(runs, {
		color,
		columns
	}),
	markdown: async (runs) => (await texts()).historyMarkdown(runs),
	csv: async (runs) => (await texts()).historyCsv(runs),
	json: async (runs) => (await texts()).historyJson(runs),
	svg: async (runs) => (await import("./chunk-history-svg.js")).historySvg(runs)
};
/** `boobench history RESULTS…`: how a parser did over its runs. */
async function historyCommand({ settings, operands, terminal }) {
	const format = formatOf(settings);
	if (operands.length === 0) throw new InputError("missing-operand", "history needs the results of some runs", { hint: "boobench history RUN/results.json RUN/results.json, or the folder that holds the runs" });
	const runs = history(await findRuns({
		paths: operands,
		label: settings.text("label")
	}));
	const output = settings.text("output");
	const to = output === null ? terminal.out : {
		...terminal.out,
		color: false
	};
	const text = await FORMATS[format](runs, to);
	if (output === null) terminal.out.write(text);
	else await writeInto(output, text);
	return EXIT.passed;
}
export { historyCommand };
