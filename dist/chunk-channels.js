import { a as notice, c as warning, n as error, o as setOutput, p as summary } from "./chunk-core.js";
const LEVELS = {
	error,
	warning,
	notice
};
/** Puts marks on the check of the job, as many as are shown. */
function annotate(annotations) {
	const counts = {
		error: 0,
		warning: 0,
		notice: 0
	};
	for (const { level, title, message } of annotations) {
		counts[level] += 1;
		if (counts[level] <= 10) LEVELS[level](message, { title });
	}
}
/** Tells one thing beside the log: a notice or a warning on the check. */
function announce(level, message) {
	LEVELS[level](message, { title: "Boo Bench" });
}
/** Adds Markdown to the summary of the job; false where there is none. */
async function writeSummary(markdown) {
	if ((process.env["GITHUB_STEP_SUMMARY"] ?? "") === "") return false;
	await summary.addRaw(markdown).write();
	return true;
}
/** Sets outputs of the step; null becomes an empty text. */
function setOutputs(values) {
	for (const [name, value] of Object.entries(values)) setOutput(name, value ?? "");
}
export { writeSummary as i, announce as n, setOutputs as r, annotate as t };
