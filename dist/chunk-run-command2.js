import { r as outputPathIn } from "./chunk-run-folder.js";
import { r as readResults, s as serializeResults, t as gate } from "./chunk-compare.js";
import { i as run, n as runRequestOf, t as RunProgress } from "./chunk-run-request.js";
import { n as EXIT } from "./chunk-errors.js";
import { t as allowListOf } from "./chunk-allow-list-setting.js";
import { n as policiesOf } from "./chunk-gate-settings.js";
import { r as writeReportFiles, t as reportPathsOf } from "./chunk-report-files.js";
// src/cli/run-command.ts
/** `boobench run`: the parser on the pages, the verdicts, and the gate when there is a base. */
async function runCommand(context) {
	const { settings, terminal, signal } = context;
	const policies = policiesOf(settings);
	const paths = reportPathsOf(settings);
	const allow = await allowListOf(settings);
	const basePath = settings.text("baseline-path");
	const base = basePath === null ? null : await readResults(basePath);
	const request = runRequestOf(settings, {
		base,
		allow
	});
	const progress = new RunProgress(terminal.err, signal);
	try {
		const { results, resultsFile } = await run(request, progress.events);
		progress.end();
		const { comparison, decision } = gate(base, results, allow, policies);
		if (settings.flag("json")) terminal.out.write(serializeResults(results));
		else {
			const { printRun } = await import("./chunk-print-run2.js");
			await printRun(results, terminal.out, {
				outputPath: (page) => outputPathIn(request.resultsPath, page),
				resultsPath: resultsFile
			});
		}
		const report = settings.flag("json") ? terminal.err : terminal.out;
		if (base !== null || decision.conclusion === "failure") {
			const { renderComparison } = await import("./chunk-terminal-gate.js");
			report.write(`\n${renderComparison(comparison, decision, report)}`);
		}
		await writeReportFiles(paths, results, comparison);
		return decision.exitCode;
	} finally {
		progress.end();
	}
}
/** Exit code of a run that only measures: no gate. */
function measuredExit(errors) {
	return errors === 0 ? EXIT.passed : EXIT.couldNotMeasure;
}
export { runCommand as n, measuredExit as t };
