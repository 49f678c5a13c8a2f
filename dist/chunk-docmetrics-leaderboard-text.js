import { t as markdownTable } from "./chunk-markdown-table.js";
import { t as csvText } from "./chunk-csv.js";
import { a as DOCMETRICS_BOARD, n as boardEdit, r as docmetricsBoardTitle, t as DOCMETRICS_NOTE } from "./chunk-docmetrics-leaderboard2.js";
import { n as isYours, t as docmetricsApartSentence } from "./chunk-docmetrics-leaderboard-terminal2.js";
import { t as labelSpan } from "./chunk-leaderboard-text2.js";
import { c as shownScore } from "./chunk-metrics-rows.js";
// src/report/docmetrics-leaderboard-text.ts
/** The board as a Markdown table; given results are bold. */
function docmetricsLeaderboardMarkdown({ rows, apart }) {
	const table = markdownTable([[
		"#",
		"Model",
		"Kind",
		"Text ED",
		"TEDS",
		"TEDS-S",
		"CDM",
		"Formula ED",
		"Order ED",
		"Overall"
	], ...rows.map((row) => [
		String(row.rank),
		isYours(row) ? labelSpan(row.parser) : row.parser,
		row.kind ?? "yours",
		boardEdit(row.textEdit),
		shownScore(row.tableTeds),
		shownScore(row.tableTedsS),
		shownScore(row.formulaCdm),
		boardEdit(row.formulaEdit),
		boardEdit(row.orderEdit),
		shownScore(row.overall)
	].map((text) => isYours(row) ? `**${text}**` : text))], { align: [
		"r",
		"l",
		"l",
		"r",
		"r",
		"r",
		"r",
		"r",
		"r",
		"r"
	] });
	const notes = apart.map((row) => `- ${labelSpan(row.parser)}: ${docmetricsApartSentence(row)}`);
	return `${[
		docmetricsBoardTitle(),
		table,
		...rows.some(isYours) ? [DOCMETRICS_NOTE] : [],
		...notes.length === 0 ? [] : [notes.join("\n")]
	].join("\n\n")}\n`;
}
/** The board as CSV (RFC 4180); `rank` is empty and `note` says why for results that are not ranked. */
function docmetricsLeaderboardCsv({ rows, apart }) {
	const figures = (row) => [
		row.textEdit,
		row.formulaEdit,
		row.formulaCdm,
		row.tableTeds,
		row.tableTedsS,
		row.orderEdit,
		row.overall
	].map((value) => value === null ? "" : String(Number(value.toFixed(4))));
	const access = ({ access }) => access ?? "";
	return csvText([
		[
			"rank",
			"model",
			"kind",
			"access",
			"text_edit",
			"formula_edit",
			"formula_cdm",
			"table_teds",
			"table_teds_s",
			"order_edit",
			"overall",
			"note"
		],
		...rows.map((row) => [
			String(row.rank),
			row.parser,
			row.kind ?? "yours",
			access(row),
			...figures(row),
			isYours(row) ? DOCMETRICS_NOTE : ""
		]),
		...apart.map((row) => [
			"",
			row.parser,
			"yours",
			"",
			...figures(row),
			`not ranked because ${row.reasons.join("; ")}`
		])
	]);
}
/** The board for programs. */
function docmetricsLeaderboardJson({ rows, apart }) {
	return `${JSON.stringify({
		suite: "docmetrics",
		board: DOCMETRICS_BOARD,
		note: DOCMETRICS_NOTE,
		rows,
		apart
	}, null, 2)}\n`;
}
export { docmetricsLeaderboardCsv, docmetricsLeaderboardJson, docmetricsLeaderboardMarkdown };
