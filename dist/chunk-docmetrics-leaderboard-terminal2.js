import { n as boardEdit, r as docmetricsBoardTitle, t as DOCMETRICS_NOTE } from "./chunk-docmetrics-leaderboard2.js";
import { a as defuseCommands, s as visibleCut } from "./chunk-main.js";
import { A as canvas, F as paragraph, N as headingLines, W as wrap, st as thousands } from "./chunk-run.js";
import { c as shownScore } from "./chunk-metrics-rows.js";
import { t as renderTable } from "./chunk-table.js";
// src/report/docmetrics-leaderboard-terminal.ts
const MAX_NAME = 60;
/**
* The board of document metrics for a terminal; given results are marked with `›`.
*
* @returns lines that end in LF, with nothing from a label that could steer the terminal
*/
function renderDocmetricsLeaderboard(board, options) {
	const to = canvas(options.color, options.columns);
	const lines = [
		...paragraph(to, docmetricsBoardTitle(), "quiet"),
		"",
		...boardTable(board.rows, to),
		...board.rows.some(isYours) ? ["", ...paragraph(to, DOCMETRICS_NOTE, "quiet")] : [],
		...apartLines(board.apart, to)
	];
	return defuseCommands(`${lines.join("\n")}\n`);
}
/** Whether a row is one of the results that were given. */
function isYours({ kind }) {
	return kind === null;
}
function boardTable(rows, to) {
	const column = (title, rank, text) => ({
		title,
		rank,
		cells: rows.map((row) => ({
			text: text(row),
			style: isYours(row) ? "strong" : "plain"
		}))
	});
	const place = (row) => `${isYours(row) ? "›" : " "}${String(row.rank).padStart(3)}`;
	const columns = [
		column("   #  Model", 9, (row) => `${place(row)}  ${visibleCut(row.parser, MAX_NAME)}`),
		column("Kind", 1, ({ kind }) => kind ?? "yours"),
		column("Text ED", 7, ({ textEdit }) => boardEdit(textEdit)),
		column("TEDS", 6, ({ tableTeds }) => shownScore(tableTeds)),
		column("TEDS-S", 2, ({ tableTedsS }) => shownScore(tableTedsS)),
		column("CDM", 5, ({ formulaCdm }) => shownScore(formulaCdm)),
		column("Formula ED", 1, ({ formulaEdit }) => boardEdit(formulaEdit)),
		column("Order ED", 4, ({ orderEdit }) => boardEdit(orderEdit)),
		column("Overall", 8, ({ overall }) => shownScore(overall))
	];
	return renderTable(columns, to.columns, to.paint, { total: false });
}
function apartLines(rows, to) {
	if (rows.length === 0) return [];
	return [
		"",
		...headingLines(to, "Not ranked", rows.length, "doubtful"),
		...rows.flatMap((row) => wrap([{
			text: `${visibleCut(row.parser, MAX_NAME)}:`,
			style: "strong"
		}, {
			text: ` ${docmetricsApartSentence(row)}`,
			style: "plain"
		}], to.paint, {
			columns: to.columns,
			indent: "  ",
			hanging: "    ",
			breaks: "words"
		}))
	];
}
/** Figures of results that are not ranked, and why they are not. */
function docmetricsApartSentence(row) {
	return `${[
		`overall ${shownScore(row.overall)}`,
		`text ED ${boardEdit(row.textEdit)}`,
		`TEDS ${shownScore(row.tableTeds)}`,
		`CDM ${shownScore(row.formulaCdm)}`,
		`order ED ${boardEdit(row.orderEdit)}`
	].join(", ")} on ${thousands(row.pages)} pages; not ranked because ${row.reasons.join("; ")}.`;
}
export { isYours as n, renderDocmetricsLeaderboard as r, docmetricsApartSentence as t };
