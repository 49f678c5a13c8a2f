import { dirname, join } from "node:path";
import { J as writeInto, y as REPORT } from "./chunk-run.js";
import { _ as InterruptedError, m as BoobenchError } from "./chunk-files.js";
import { o as visible } from "./chunk-main.js";
// src/cli/run-html.ts
/**
* Writes `report.html` beside the results.
*
* @returns its path
* @throws MeasureError when it cannot be written, InputError for options that cannot be used
*/
async function writeRunHtml(settings, run) {
	const { results, resultsFile, base, comparison, decision, include, signal } = run;
	const { htmlOf } = await import("./chunk-html-file2.js");
	const html = await htmlOf(settings, {
		head: results,
		base: base?.results ?? null,
		comparison,
		decision,
		headFolder: dirname(resultsFile),
		baseFolder: base === null ? null : dirname(base.file),
		include,
		history: null,
		signal
	});
	const path = join(dirname(resultsFile), REPORT);
	await writeInto(path, html);
	return path;
}
/** As {@link writeRunHtml}, and says where it is; what goes wrong is said and changes no verdict. */
async function tellRunHtml(settings, run, to) {
	try {
		const path = await writeRunHtml(settings, run);
		to.out.write(`Report: ${visible(path)}\n`);
	} catch (error) {
		if (error instanceof InterruptedError || !(error instanceof BoobenchError)) throw error;
		to.err.write(`There is no HTML report: ${visible(error.message)}\n`);
	}
}
export { writeRunHtml as n, tellRunHtml as t };
