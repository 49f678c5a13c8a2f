import { bt as publishedRule } from "./chunk-run.js";
// src/app/page-rule.ts
/**
* The budget of a document with the published slacks.
*
* @param lines its text layer; empty for a document that repeats nothing (mode `none`)
*/
function pageRule(lines) {
	const mode = lines.length === 0 ? "none" : "text-layer";
	return {
		...storedRule(publishedRule(lines.join("\n"), mode)),
		mode
	};
}
/** A rule as it is written to the disk. */
function storedRule(rule) {
	return {
		type: "repetition_overshoot",
		reference_text: rule.referenceText,
		page_fill_runs: rule.pageFillRuns,
		page_lines: rule.pageLines ?? 0,
		mode: rule.mode,
		factor: rule.factor,
		fill_slack: rule.fillSlack,
		line_slack: rule.lineSlack,
		unit_slack: rule.unitSlack,
		absent_slack: rule.absentSlack,
		line_width: rule.lineWidth
	};
}
export { storedRule as n, pageRule as t };
