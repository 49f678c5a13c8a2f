import { B as verdictSentence, It as groupByRoom, z as shownSentence } from "./chunk-run.js";
import { t as markupText } from "./chunk-xml.js";
// src/report/junit.ts
/**
* A run as JUnit XML: a suite a room, a test case a page.
*
* - A Boo or Lost page is a failure, whatever the base: a test report says how things are.
* - A page that could not be judged, or that the base has and the run lacks, is an error.
* - A flaky page and one on the allow-list are skipped, with the reason.
*
* @see `junit-10.xsd` of Jenkins' xUnit plugin, which the tests check it against
*/
function junitXml(head, comparison) {
	const shown = comparison.pages.filter(({ change }) => change !== "removed");
	const suites = [...groupByRoom(shown)].map(([room, pages]) => ({
		room,
		cases: pages.map((page) => ({
			page,
			outcome: outcomeOf(page, comparison)
		}))
	}));
	const { tests, failures, errors, time } = attributesOf(suites.flatMap(({ cases }) => cases));
	return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${markupText(`boobench ${head.parser.label}`.trim())}" ${tests} ${failures} ${errors} ${time}>
${suites.map(({ room, cases }) => suiteXml(room, cases, head.startedAt)).join("")}</testsuites>
`;
}
function outcomeOf(page, { headShard }) {
	const { head, change, allowedBy } = page;
	if (head === null) return headShard === null ? {
		kind: "error",
		type: "not-run",
		message: "The base has this page; it did not run."
	} : {
		kind: "skipped",
		type: "other-shard",
		message: "It belongs to another shard."
	};
	const { cause } = head.verdict;
	if (change === "flaky") return {
		kind: "skipped",
		type: "flaky",
		message: verdictSentence(head)
	};
	if (change === "allowed" && allowedBy !== null) {
		const message = `On the allow-list until ${allowedBy.expires}: ${allowedBy.reason}`;
		return {
			kind: "skipped",
			type: "allowed",
			message: shownSentence(message)
		};
	}
	if (head.outcome === "ghost-free") return { kind: "passed" };
	return {
		kind: head.outcome === "error" ? "error" : "failure",
		type: cause,
		message: verdictSentence(head)
	};
}
function suiteXml(room, cases, startedAt) {
	const { tests, failures, errors, skipped, time } = attributesOf(cases);
	return `<testsuite name="${markupText(room)}" ${tests} ${failures} ${errors} ${skipped} ${time} timestamp="${markupText(startedAt)}">
${cases.map(caseXml).join("")}</testsuite>
`;
}
function caseXml({ page, outcome }) {
	const { head } = page;
	const open = `<testcase classname="${markupText(page.room)}" name="${markupText(page.id)}" ${timeOf([page])}`;
	if (outcome.kind === "passed") return `${open}/>\n`;
	const { kind, type, message } = outcome;
	const body = head === null ? "" : budgetLines(head);
	return `${open}><${kind} type="${markupText(type)}" message="${markupText(message)}">${body}</${kind}></testcase>\n`;
}
/** Each budget on a line: what was measured, its limit, and what the page has. */
function budgetLines({ verdict }) {
	return verdict.budgets.map(({ check, unit, measured, limit, pageCount }) => `${check}: ${measured} of ${limit} allowed, the page has ${pageCount}: ${markupText(unit)}\n`).join("");
}
function attributesOf(cases) {
	const count = (kind) => cases.filter(({ outcome }) => outcome.kind === kind).length;
	return {
		tests: `tests="${cases.length}"`,
		failures: `failures="${count("failure")}"`,
		errors: `errors="${count("error")}"`,
		skipped: `skipped="${count("skipped")}"`,
		time: timeOf(cases.map(({ page }) => page))
	};
}
function timeOf(pages) {
	return `time="${(pages.reduce((sum, { head }) => sum + (head?.durationMs ?? 0), 0) / 1e3).toFixed(3)}"`;
}
export { junitXml };
