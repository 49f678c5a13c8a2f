import { a as defuseCommands, d as METRICS, s as visibleCut } from "./chunk-main.js";
import { A as canvas, L as section, Ut as pagesThatLost, W as wrap, Wt as shownTotals, st as thousands, tt as counted } from "./chunk-run.js";
import { c as shownScore, i as shownChange, n as pageChanges, o as shownMetric, r as partText, s as shownMetrics, t as lostParts } from "./chunk-metrics-rows.js";
import { t as renderTable } from "./chunk-table.js";
import { i as verdictLines, t as commitLines } from "./chunk-terminal-gate2.js";
// src/report/metrics-gate-terminal.ts
const MOST_PAGES = 20;
const MAX_NAME = 60;
const MAX_TEXT = 80;
const MAX_NOTE = 300;
/**
* What a person sees after `compare` of two files of metrics: the verdict first, totals and subjects side
* by side, then the pages that lost most, each with what it lost.
*
* @returns lines that end in LF, none wider than the terminal, with nothing that could steer it
*/
function renderMetricsComparison(comparison, decision, options) {
	const to = canvas(options.color, options.columns);
	const { baseline, base, head } = comparison;
	const lines = [
		...verdictLines(decision, to),
		...commitLines({
			baseline,
			baseCommit: base?.commit ?? null,
			headCommit: head.commit
		}, to),
		"",
		...totalsTable(comparison, to),
		...subjectTable(comparison, to),
		...pageSections(comparison, to),
		"",
		to.paint("plain", `${counted(comparison.compared.pages, "page", "pages")} compared.`)
	];
	return defuseCommands(`${lines.join("\n")}\n`);
}
/** What came of a parse without a base: the verdict alone. */
function renderMetricsDecision(decision, options) {
	const lines = verdictLines(decision, canvas(options.color, options.columns));
	return defuseCommands(`${lines.join("\n")}\n`);
}
function totalsTable(comparison, to) {
	const totals = shownTotals(comparison);
	const metrics = shownMetrics(totals);
	if (metrics.length === 0) return [];
	const column = (title, rank, cells) => ({
		title,
		rank,
		cells
	});
	const { base, head } = totals;
	return renderTable([
		column("Metric", 9, metrics.map(({ title }) => ({ text: title }))),
		column("Base", 7, metrics.map((metric) => ({ text: shownMetric(metric, base) }))),
		column("Head", 8, metrics.map((metric) => ({ text: shownMetric(metric, head) }))),
		column("Change", 8, metrics.map((metric) => changeCell(shownChange(metric, totals, comparison.baseline))))
	], to.columns, to.paint, { total: false });
}
function changeCell({ text, better }) {
	return better === null ? { text } : {
		text,
		style: better ? "good" : "bad"
	};
}
function subjectTable({ subjects, baseline }, to) {
	if (subjects.length < 2) return [];
	const [overall, ...others] = METRICS;
	if (overall === void 0) return [];
	const columns = [
		{
			title: "Subject",
			rank: 9,
			cells: subjects.map(({ subject }) => ({ text: visibleCut(subject, MAX_NAME) }))
		},
		{
			title: "Pages",
			rank: 6,
			cells: subjects.map(({ pages }) => ({ text: thousands(pages) }))
		},
		{
			title: "Overall",
			rank: 8,
			cells: subjects.map(({ head }) => ({ text: shownMetric(overall, head) }))
		},
		{
			title: "Change",
			rank: 8,
			cells: subjects.map((row) => changeCell(shownChange(overall, row, baseline)))
		},
		...others.filter(({ name }) => SUBJECT_METRICS.has(name)).map((metric, at) => ({
			title: metric.title,
			rank: 5 - at,
			cells: subjects.map(({ head }) => ({ text: shownMetric(metric, head) }))
		}))
	];
	return ["", ...renderTable(columns, to.columns, to.paint, { total: false })];
}
const SUBJECT_METRICS = /* @__PURE__ */ new Set([
	"text-ed",
	"table-teds",
	"formula-cdm",
	"reading-order"
]);
function pageSections(comparison, to) {
	const { pages } = comparison;
	const part = (title, items, lines) => section(to, {
		title,
		style: "bad",
		items,
		most: MOST_PAGES,
		restIn: null,
		lines
	});
	const noted = (pair) => nameLines(pair.id, visibleCut(pair.head?.note ?? "nothing is known of it", MAX_NOTE), to);
	return [
		...part("Pages that lost most", pagesThatLost(comparison), (pair) => lostLines(pair, to)),
		...part("Not measured", pages.filter(({ head }) => head?.error === true), noted),
		...part("Not here, but in the base", pages.filter(({ head }) => head === null), noted)
	];
}
function lostLines(pair, to) {
	const { base, head, drop } = pair;
	if (base === null || head === null || drop === null) return [];
	const change = `overall ${shownScore(base.overall)} → ${shownScore(head.overall)}`;
	const why = head.missing ? `no prediction${noteText(head.note)}` : pageChanges(base, head).join(", ");
	const parts = head.missing ? [] : lostParts(pair);
	return [...nameLines(pair.id, why === "" ? change : `${change}; ${why}`, to), ...parts.flatMap((lost) => wrap([{
		text: partText(lost, quoted),
		style: "quiet"
	}], to.paint, {
		columns: to.columns,
		indent: "    ",
		hanging: "      ",
		breaks: "words"
	}))];
}
function noteText(note) {
	return note === null ? "" : `: ${visibleCut(note, MAX_NOTE)}`;
}
function quoted(text) {
	return `“${visibleCut(text, MAX_TEXT)}”`;
}
function nameLines(id, sentence, to) {
	const pieces = [{
		text: `${visibleCut(id, MAX_NAME)}:`,
		style: "strong"
	}, {
		text: ` ${sentence}`,
		style: "plain"
	}];
	const [indent, hanging] = ["  ", "    "];
	return wrap(pieces, to.paint, {
		columns: to.columns,
		indent,
		hanging,
		breaks: "words"
	});
}
export { renderMetricsDecision as n, renderMetricsComparison as t };
