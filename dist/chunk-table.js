import { G as displayWidth, H as padEnd, U as padStart, V as cutToWidth } from "./chunk-run.js";
// src/report/table.ts
const GAP = 2;
/** Narrowest first column: enough to tell rooms apart. */
const MIN_FIRST = 8;
/**
* A table with a heading, the first column to the left and the others to the right.
*
* @param columns the first holds the names of the rows
* @param width most columns of a line: columns of low rank go, then names are cut
* @param options `total`, true unless told, sets the last row off
*/
function renderTable(columns, width, paint, { total } = { total: true }) {
	const [first, ...others] = fittingColumns(columns, width);
	if (first === void 0) return [];
	const widths = new Map(others.map((column) => [column, GAP + columnWidth(column)]));
	const rest = [...widths.values()].reduce((sum, width) => sum + width, 0);
	const firstWidth = Math.min(columnWidth(first), width - rest);
	const line = (cellOf) => [paintedCell(cellOf(first), paint, (text) => padEnd(cutToWidth(text, firstWidth), firstWidth)), ...others.map((column) => paintedCell(cellOf(column), paint, (text) => padStart(text, widths.get(column) ?? 0)))].join("");
	const rows = first.cells.map((_, at) => line((column) => column.cells[at] ?? { text: "" }));
	const heading = line((column) => ({
		text: column.title,
		style: "quiet"
	}));
	if (!total) return [heading, ...rows];
	const rule = paint("quiet", "─".repeat(firstWidth + rest));
	return [
		heading,
		...rows.slice(0, -1),
		rule,
		...rows.slice(-1)
	];
}
function fittingColumns(columns, width) {
	const [first, ...others] = columns;
	if (first === void 0) return [];
	const narrowest = Math.min(columnWidth(first), MIN_FIRST);
	if (others.reduce((sum, column) => sum + GAP + columnWidth(column), narrowest) <= width || others.length === 0) return columns;
	const lowest = Math.min(...others.map(({ rank }) => rank));
	return fittingColumns([first, ...others.filter(({ rank }) => rank !== lowest)], width);
}
function columnWidth(column) {
	return Math.max(displayWidth(column.title), ...column.cells.map(({ text }) => displayWidth(text)));
}
function paintedCell({ text, style }, paint, fit) {
	return paint(style ?? "plain", fit(text));
}
export { renderTable as t };
