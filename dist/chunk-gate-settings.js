import { g as parseMinGhostFree, h as parseMaxLost, m as parseFailOn } from "./chunk-compare.js";
// src/cli/gate-settings.ts
/** @throws InputError for a policy that is not one */
function policiesOf(settings) {
	const minGhostFree = settings.text("min-ghost-free");
	const maxLost = settings.text("max-lost");
	return {
		failOn: parseFailOn(settings.required("fail-on")),
		minGhostFree: minGhostFree === null ? [] : parseMinGhostFree(minGhostFree),
		maxLost: maxLost === null ? null : parseMaxLost(maxLost),
		failOnMissingBaseline: settings.flag("fail-on-missing-baseline")
	};
}
function selectionOf(settings) {
	return {
		rooms: settings.list("rooms"),
		pages: settings.list("pages"),
		tags: settings.list("tags"),
		maxPages: settings.whole("max-pages", 1)
	};
}
/**
* The label given, else workflow and job of a GitHub run, else `local`.
*
* @param values what tells the legs of a job matrix apart
*/
function labelOf(settings, values = []) {
	const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job } = process.env;
	const given = settings.text("label")?.trim() ?? "";
	if (given !== "") return given;
	const parts = [
		workflow ?? "",
		job ?? "",
		...values
	].filter((part) => part !== "");
	return parts.length === 0 ? "local" : parts.join(" / ");
}
export { policiesOf as n, selectionOf as r, labelOf as t };
