import { s as visibleCut } from "./chunk-main.js";
// src/report/csv.ts
/** Code points of a cell. */
const MAX_CELL = 1e3;
/** Rows as CSV (RFC 4180); foreign texts are visible, and no cell is run as a formula by a spreadsheet. */
function csvText(rows) {
	return rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}
/** In quotes where it has to be; what a spreadsheet would take for a formula gets a `'` before it. */
function csvCell(text) {
	const shown = visibleCut(text, MAX_CELL);
	const harmless = /^[=+\-@]/.test(shown) ? `'${shown}` : shown;
	return /[",]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll("\"", "\"\"")}"` : harmless;
}
export { csvText as t };
