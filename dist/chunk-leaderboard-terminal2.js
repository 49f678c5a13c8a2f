import { a as defuseCommands, s as visibleCut } from "./chunk-main.js";
import { t as boardTitle } from "./chunk-leaderboard.js";
import { A as canvas, F as paragraph, N as headingLines, W as wrap, rt as percent, st as thousands } from "./chunk-run.js";
import { t as renderTable } from "./chunk-table.js";
// src/report/leaderboard-terminal.ts
const MAX_NAME = 60;
/**
* The board for a terminal; given runs are marked with `›`.
*
* @returns lines that end in LF, with nothing from a label that could steer the terminal
*/
function renderLeaderboard(board, options) {
	const to = canvas(options.color, options.columns);
	const lines = [
		...paragraph(to, boardTitle(), "quiet"),
		"",
		...boardTable(board.rows, to),
		...apartLines(board.apart, to)
	];
	return defuseCommands(`${lines.join("\n")}\n`);
}
function boardTable(rows, to) {
	const column = (title, rank, text) => ({
		title,
		rank,
		cells: rows.map((row) => ({
			text: text(row),
			style: row.kind === null ? "strong" : "plain"
		}))
	});
	const place = ({ rank, kind }) => `${kind === null ? "›" : " "}${String(rank).padStart(3)}`;
	const columns = [
		column("   #  Parser", 9, (row) => `${place(row)}  ${visibleCut(row.parser, MAX_NAME)}`),
		column("Kind", 3, ({ kind }) => kind ?? "yours"),
		column("Ghost-free", 8, ({ ghostFreeRate }) => percent(ghostFreeRate)),
		column("Boos", 6, ({ boos }) => thousands(boos)),
		column("Lost", 5, ({ lost }) => thousands(lost))
	];
	return renderTable(columns, to.columns, to.paint, { total: false });
}
function apartLines(rows, to) {
	if (rows.length === 0) return [];
	return [
		"",
		...headingLines(to, "Not ranked: other pages or another clock", rows.length, "doubtful"),
		...rows.flatMap((row) => {
			const name = visibleCut(row.parser, MAX_NAME);
			return wrap([{
				text: `${name}:`,
				style: "strong"
			}, {
				text: ` ${apartSentence(row)}`,
				style: "plain"
			}], to.paint, {
				columns: to.columns,
				indent: "  ",
				hanging: "    ",
				breaks: "words"
			});
		})
	];
}
/** Figures of a run that is not ranked, and why it is not. */
function apartSentence({ ghostFreeRate, pages, boos, lost, errors, reasons }) {
	const failed = errors === 0 ? "" : `, ${thousands(errors)} errors`;
	return `${percent(ghostFreeRate)} ghost-free on ${thousands(pages)} pages, ${thousands(boos)} Boos, ${thousands(lost)} Lost${failed}; not ranked because ${reasons.join("; ")}.`;
}
export { renderLeaderboard as n, apartSentence as t };
