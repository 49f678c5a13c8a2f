import { dirname, join } from "node:path";
import { Dt as gate, J as writeInto, Ot as readResults, Z as policiesOf, _ as allowListOf, kt as resultsFileAt, nt as megabytes, tt as counted } from "./chunk-run.js";
import { g as InputError, h as EXIT } from "./chunk-files.js";
import { n as htmlOf } from "./chunk-html-file.js";
import { n as findRuns, t as history } from "./chunk-history.js";
import { n as historySvg, t as historySentence } from "./chunk-history-svg2.js";
// src/cli/history-chart.ts
/** The chart of a run among those of `--history`; null where none are named. */
async function historyChartOf(settings, head) {
	const paths = settings.list("history");
	if (paths === null) return null;
	const runs = history([...await findRuns({
		paths,
		label: head.parser.label
	}), head]);
	return {
		svg: historySvg(runs),
		text: historySentence(runs)
	};
}
// src/cli/report-command.ts
/** `boobench report RESULTS`: the run as one HTML file. */
async function reportCommand(context) {
	const { settings, operands, terminal, signal } = context;
	const [headPath, more] = operands;
	if (headPath === void 0 || more !== void 0) throw new InputError("missing-operand", "report needs the results of one run", { hint: "boobench report RESULTS --base RESULTS --output report.html" });
	const policies = policiesOf(settings);
	const allow = await allowListOf(settings);
	const basePath = settings.text("base");
	const headFile = await resultsFileAt(headPath);
	const baseFile = basePath === null ? null : await resultsFileAt(basePath);
	const head = await readResults(headFile);
	const base = baseFile === null ? null : await readResults(baseFile);
	const { comparison, decision } = gate(base, head, allow, policies);
	const headFolder = dirname(headFile);
	const html = await htmlOf(settings, {
		head,
		base,
		comparison,
		decision,
		headFolder,
		baseFolder: baseFile === null ? null : dirname(baseFile),
		include: "all",
		history: await historyChartOf(settings, head),
		signal
	});
	const output = settings.text("output") ?? join(headFolder, "report.html");
	await writeInto(output, html);
	const pages = counted(comparison.pages.length, "page", "pages");
	terminal.out.write(`${output}: ${pages}, ${megabytes(Buffer.byteLength(html))}\n`);
	return EXIT.passed;
}
export { reportCommand };
