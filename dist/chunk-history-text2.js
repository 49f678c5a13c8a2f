import { t as markdownTable } from "./chunk-markdown-table.js";
import { n as codeCell } from "./chunk-code-span.js";
import { t as csvText } from "./chunk-csv.js";
import { a as defuseCommands, s as visibleCut } from "./chunk-main.js";
import { A as canvas, F as paragraph, at as seconds, rt as percent, st as thousands } from "./chunk-run.js";
import { t as renderTable } from "./chunk-table.js";
// src/report/history-text.ts
const MAX_LABEL = 60;
const SHORT_COMMIT = 10;
/** `2026-01-31 12:00`. */
const MINUTE = 16;
const COLUMNS = [
	{
		title: "Commit",
		rank: 4,
		text: ({ commit }) => shortCommit(commit)
	},
	{
		title: "Pages",
		rank: 3,
		text: ({ pages }) => thousands(pages)
	},
	{
		title: "Ghost-free",
		rank: 9,
		text: ({ ghostFreeRate }) => percent(ghostFreeRate)
	},
	{
		title: "Boos",
		rank: 8,
		text: ({ boos }) => thousands(boos)
	},
	{
		title: "Lost",
		rank: 7,
		text: ({ lost }) => thousands(lost)
	},
	{
		title: "Coverage",
		rank: 6,
		text: ({ coverage }) => percent(coverage)
	},
	{
		title: "Median s",
		rank: 5,
		text: ({ medianDurationMs }) => seconds(medianDurationMs)
	}
];
/** When a run started, to the minute. */
function startOf({ startedAt }) {
	return new Date(startedAt).toISOString().slice(0, MINUTE).replace("T", " ");
}
/** One line on what the history is of. */
function historyTitle({ label, points }) {
	const name = label === "" ? "" : ` of ${visibleCut(label, MAX_LABEL)}`;
	const [first, last] = [points[0], points.at(-1)];
	if (first === void 0 || last === void 0) return `No runs${name}`;
	if (first === last) return `One run${name}, ${startOf(first)}`;
	return `${thousands(points.length)} runs${name}, ${startOf(first)} to ${startOf(last)}`;
}
/** Why the line is cut before a run: `other dataset revision`; empty where it is not. */
function cutText({ differs }) {
	return differs.length === 0 ? "" : `other ${differs.join(", ")}`;
}
/** The runs for a terminal, oldest first; `≠` says that a run has other pages or another clock than the one before. */
function renderHistory(runs, options) {
	const to = canvas(options.color, options.columns);
	const { points } = runs;
	const columns = [{
		title: "Started (UTC)",
		rank: 9,
		cells: points.map((point) => ({ text: `${startOf(point)}${point.differs.length === 0 ? "" : " ≠"}` }))
	}, ...COLUMNS.map(({ title, rank, text }) => ({
		title,
		rank,
		cells: points.map((point) => ({ text: text(point) }))
	}))];
	const cuts = points.filter(({ differs }) => differs.length > 0);
	const lines = [
		...paragraph(to, historyTitle(runs), "quiet"),
		"",
		...renderTable(columns, to.columns, to.paint, { total: false }),
		...cuts.length === 0 ? [] : [""],
		...cuts.flatMap((point) => paragraph(to, `≠ ${startOf(point)}: ${cutText(point)}`, "doubtful"))
	];
	return defuseCommands(`${lines.join("\n")}\n`);
}
/** The runs as a Markdown table. */
function historyMarkdown(runs) {
	const rows = runs.points.map((point) => [
		startOf(point),
		...COLUMNS.map(({ title, text }) => {
			const shown = text(point);
			return title === "Commit" && point.commit !== null ? codeCell(shown, SHORT_COMMIT) : shown;
		}),
		cutText(point)
	]);
	const head = [
		"Started (UTC)",
		...COLUMNS.map(({ title }) => title),
		""
	];
	const table = markdownTable([head, ...rows], { align: [
		"l",
		"l",
		..."rrrrrr",
		"l"
	] });
	return `${runs.label === "" ? "" : `Runs of ${codeCell(runs.label, MAX_LABEL)}\n\n`}${table}\n`;
}
/** The runs as CSV; rates and coverage as numbers from 0 to 100, seconds a page as a median. */
function historyCsv({ points }) {
	const rate = (value) => value === null ? "" : percent(value).slice(0, -1);
	return csvText(["started_at,commit,pages,errors,ghost_free_percent,boos,lost,coverage_percent,seconds_a_page,note".split(","), ...points.map((point) => [
		point.startedAt,
		point.commit ?? "",
		String(point.pages),
		String(point.errors),
		rate(point.ghostFreeRate),
		String(point.boos),
		String(point.lost),
		rate(point.coverage),
		point.medianDurationMs === null ? "" : String(point.medianDurationMs / 1e3),
		cutText(point)
	])]);
}
/** The runs for programs. */
function historyJson(runs) {
	return `${JSON.stringify(runs, null, 2)}\n`;
}
function shortCommit(commit) {
	return commit === null ? "–" : visibleCut(commit.slice(0, SHORT_COMMIT), SHORT_COMMIT);
}
export { historyTitle as a, historyMarkdown as i, historyCsv as n, renderHistory as o, historyJson as r, startOf as s, cutText as t };
