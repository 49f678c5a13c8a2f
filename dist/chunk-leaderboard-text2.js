import { t as markdownTable } from "./chunk-markdown-table.js";
import { s as visibleCut } from "./chunk-main.js";
import { r as BOARD } from "./chunk-rank.js";
import { t as csvText } from "./chunk-csv.js";
import { t as boardTitle } from "./chunk-leaderboard.js";
import { t as apartSentence } from "./chunk-leaderboard-terminal2.js";
import { rt as percent } from "./chunk-run.js";
// src/report/leaderboard-text.ts
const MAX_NAME = 120;
/** The board as a Markdown table; given runs are bold. */
function leaderboardMarkdown({ rows, apart }) {
	const bold = (row, text) => row.kind === null ? `**${text}**` : text;
	const table = markdownTable([[
		"#",
		"Parser",
		"Kind",
		"Ghost-free",
		"Boos",
		"Lost"
	], ...rows.map((row) => [
		bold(row, String(row.rank)),
		bold(row, row.kind === null ? labelSpan(row.parser) : row.parser),
		bold(row, row.kind ?? "yours"),
		bold(row, percent(row.ghostFreeRate)),
		bold(row, String(row.boos)),
		bold(row, String(row.lost))
	])], { align: [
		"r",
		"l",
		"l",
		"r",
		"r",
		"r"
	] });
	const notes = apart.map((row) => `- ${labelSpan(row.parser)}: ${apartSentence(row)}`);
	return `${[
		boardTitle(),
		table,
		...notes.length === 0 ? [] : [notes.join("\n")]
	].join("\n\n")}\n`;
}
/** The board as CSV (RFC 4180); `rank` is empty and `note` says why for a run that is not ranked. */
function leaderboardCsv({ rows, apart }) {
	const lines = [
		[
			"rank",
			"parser",
			"kind",
			"ghost_free_percent",
			"boos",
			"lost",
			"pages",
			"note"
		],
		...rows.map((row) => [
			String(row.rank),
			row.parser,
			row.kind ?? "yours",
			percentNumber(row.ghostFreeRate),
			String(row.boos),
			String(row.lost),
			String(row.pages),
			""
		]),
		...apart.map((row) => [
			"",
			row.parser,
			"yours",
			percentNumber(row.ghostFreeRate),
			String(row.boos),
			String(row.lost),
			String(row.pages),
			`not ranked because ${row.reasons.join("; ")}`
		])
	];
	return csvText(lines);
}
/** The board for programs. */
function leaderboardJson({ rows, apart }) {
	const { name, url, takenOn, dataset, pages } = BOARD;
	return `${JSON.stringify({
		board: {
			name,
			url,
			takenOn,
			dataset,
			pages
		},
		rows,
		apart
	}, null, 2)}\n`;
}
/**
* A foreign text as a code span that it cannot close or leave, in a table or out of it: no backtick
* and no bar is left in it.
*/
function labelSpan(text) {
	return `\`${visibleCut(text, MAX_NAME).replaceAll("`", "ˋ").replaceAll("|", "∣")}\``;
}
function percentNumber(rate) {
	return rate === null ? "" : percent(rate).slice(0, -1);
}
export { leaderboardMarkdown as i, leaderboardCsv as n, leaderboardJson as r, labelSpan as t };
