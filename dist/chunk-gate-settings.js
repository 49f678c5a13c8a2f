import { d as parseFailOn, f as parseMaxLost, p as parseMinGhostFree } from "./chunk-compare.js";
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
/** The label given, else workflow and job of a GitHub run, else `local`. */
function labelOf(settings) {
	const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job } = process.env;
	const given = settings.text("label");
	if (given !== null && given !== "") return given;
	return workflow === void 0 || job === void 0 ? "local" : `${workflow} / ${job}`;
}
export { policiesOf as n, selectionOf as r, labelOf as t };
