import { B as verdictSentence, R as shownPage, Rt as pageName, z as shownSentence } from "./chunk-run.js";
import { o as visible, s as visibleCut } from "./chunk-main.js";
// src/report/sarif-rules.ts
/** What a page can be reported for, in the order of the file's rules. */
const SARIF_RULES = [
	{
		id: "loop",
		level: "error",
		name: "Loop",
		text: "The output repeats something more often than the page has it."
	},
	{
		id: "hidden-loop",
		level: "error",
		name: "HiddenLoop",
		text: "The output is not the declared format, and its raw text loops."
	},
	{
		id: "empty",
		level: "error",
		name: "EmptyAnswer",
		text: "Nothing came back for a page that has text."
	},
	{
		id: "broken-answer",
		level: "error",
		name: "BrokenAnswer",
		text: "The output is not the declared format."
	},
	{
		id: "failed",
		level: "error",
		name: "CommandFailed",
		text: "The parser failed on every try."
	},
	{
		id: "timed-out",
		level: "error",
		name: "Lost",
		text: "The parser was still running when its time was up."
	},
	{
		id: "not-judged",
		level: "error",
		name: "NotJudged",
		text: "The page could not be judged."
	},
	{
		id: "not-run",
		level: "error",
		name: "NotRun",
		text: "The base has the page; this run does not."
	},
	{
		id: "skeleton",
		level: "warning",
		name: "Skeleton",
		text: "Rows repeat that differ only in their numbers."
	},
	{
		id: "bloat",
		level: "warning",
		name: "Bloat",
		text: "The output is much longer than the page."
	},
	{
		id: "thin",
		level: "warning",
		name: "Thin",
		text: "Little of the page's text came back."
	},
	{
		id: "doubling",
		level: "warning",
		name: "Doubling",
		text: "Most of the page came back twice."
	}
];
/** Where a rule stands in {@link SARIF_RULES}. */
function ruleIndex(id) {
	return SARIF_RULES.findIndex((rule) => rule.id === id);
}
// src/report/sarif.ts
/** Where SARIF's readers find the schema; it is never fetched here. */
const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const MAX_LABEL = 120;
/** How a change reads to a tool that keeps alerts; only where base and head are comparable. */
const BASELINE_STATE = {
	"still-boo": "unchanged",
	"still-lost": "unchanged",
	"no-longer-lost": "updated"
};
/**
* A run as SARIF 2.1.0: a result for each Boo, Lost page and warning.
*
* - Pages that could not be judged, or did not run, are notifications of the tool, not results.
* - Pages on the allow-list are suppressed with the reason; flaky ones ask for a review.
* - A result points at the page's raw output, relative to the results folder.
*
* @see the OASIS schema, which the tests check it against
*/
function sarifJson(head, comparison) {
	const log = {
		$schema: SCHEMA,
		version: "2.1.0",
		runs: [sarifRun(head, comparison)]
	};
	return `${JSON.stringify(log, null, 2)}\n`;
}
function sarifRun(head, comparison) {
	const label = visibleCut(head.parser.label, MAX_LABEL);
	const notifications = comparison.pages.flatMap((page) => notificationOf(page, comparison));
	return {
		tool: { driver: {
			name: "Boo Bench",
			semanticVersion: head.tool.version,
			rules: SARIF_RULES.map(({ id, level, name, text }) => ({
				id,
				name,
				shortDescription: { text },
				defaultConfiguration: { level }
			}))
		} },
		automationDetails: { id: `boobench/${label === "" ? "local" : label}/` },
		invocations: [{
			executionSuccessful: notifications.length === 0,
			startTimeUtc: head.startedAt,
			toolExecutionNotifications: notifications
		}],
		originalUriBaseIds: { RESULTS: { description: { text: "The folder of the results." } } },
		columnKind: "utf16CodeUnits",
		results: comparison.pages.flatMap((page) => resultsOf(page, comparison)),
		properties: {
			dataset: visible(head.dataset.source),
			datasetRevision: visible(head.dataset.revision),
			ruleVersion: visible(head.dataset.ruleVersion),
			commit: head.commit === null ? null : visible(head.commit)
		}
	};
}
function resultsOf(page, comparison) {
	const { head } = page;
	if (head === null || head.outcome === "error") return [];
	const bad = head.outcome === "ghost-free" ? [] : [badResult(page, head, comparison)];
	const warnings = head.verdict.warnings.map((warning) => ({
		...commonOf(page, warning.name),
		...stateOf(page, comparison, hasWarning(page.base, warning.name)),
		level: "warning",
		message: { text: messageText(head, shownSentence(warning.sentence)) },
		properties: {
			measured: warning.measured,
			limit: warning.limit,
			unit: visible(warning.unit)
		}
	}));
	return [...bad, ...warnings];
}
function badResult(page, head, comparison) {
	const { change, allowedBy } = page;
	const { cause, check, unit, measured, limit, pageCount, where } = head.verdict;
	const known = change in BASELINE_STATE;
	return {
		...commonOf(page, cause),
		...stateOf(page, comparison, known),
		...change === "flaky" ? {
			kind: "review",
			level: "none"
		} : { level: "error" },
		...allowedBy === null ? {} : { suppressions: [{
			kind: "external",
			justification: shownSentence(allowedBy.reason)
		}] },
		message: { text: messageText(head, verdictSentence(head)) },
		properties: {
			outcome: head.outcome,
			change,
			check,
			unit: unit === null ? null : visible(unit),
			measured,
			limit,
			pageCount,
			where
		}
	};
}
/** All results of a run have a baseline state, or none has. */
function stateOf({ change }, { baseline }, known) {
	if (baseline.kind !== "comparable") return {};
	return { baselineState: known ? BASELINE_STATE[change] ?? "unchanged" : "new" };
}
function hasWarning(base, name) {
	return base?.verdict.warnings.some((warning) => warning.name === name) ?? false;
}
function commonOf(page, ruleId) {
	return {
		ruleId,
		ruleIndex: ruleIndex(ruleId),
		locations: [locationOf(page)],
		partialFingerprints: { "boobenchPage/v1": `${visible(pageName(page))}:${ruleId}` }
	};
}
function notificationOf(page, { headShard }) {
	const { head, change } = page;
	const id = change === "error" ? "not-judged" : "not-run";
	if (change !== "error" && !(change === "not-run" && headShard === null)) return [];
	const text = head === null ? "the base has this page; it did not run." : verdictSentence(head);
	return [{
		descriptor: {
			id,
			index: ruleIndex(id)
		},
		level: "error",
		message: { text: plainMessage(`${shownPage(page)}: ${text}`) },
		locations: [locationOf(page)]
	}];
}
function locationOf({ room, id }) {
	return {
		physicalLocation: {
			artifactLocation: {
				uri: [
					"outputs",
					room,
					`${id}.md`
				].map(uriPart).join("/"),
				uriBaseId: "RESULTS"
			},
			region: { startLine: 1 }
		},
		logicalLocations: [{
			fullyQualifiedName: visible(pageName({
				room,
				id
			})),
			kind: "resource"
		}]
	};
}
/** A file name as a part of a URI; half a surrogate pair, which none can hold, as U+FFFD. */
function uriPart(name) {
	return encodeURIComponent(name.toWellFormed());
}
function messageText(page, sentence) {
	return plainMessage(`${shownPage(page)}: ${sentence}`);
}
/** A message in which nothing is a link: SARIF readers make one of `[text](target)`. */
function plainMessage(text) {
	return text.replaceAll("](", "] (");
}
export { sarifJson };
