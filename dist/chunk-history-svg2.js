import { a as historyTitle, s as startOf, t as cutText } from "./chunk-history-text2.js";
import { at as seconds, rt as percent, st as thousands } from "./chunk-run.js";
import { t as markupText } from "./chunk-xml.js";
// src/report/history-svg.ts
/** Pixels of the drawing. */
const WIDTH = 880;
const LEFT = 64;
const RIGHT = 690;
const TOP = 84;
const PANEL = 130;
/** Closest that two labels at the end of lines come. */
const LABEL_HEIGHT = 17;
/** Runs that have a dot each; more would be a band of dots. */
const MOST_DOTS = 80;
/** Dates below the lines. */
const MOST_DATES = 6;
const GRID_LINES = 4;
/** Closest grid lines of the seconds. */
const LEAST_SECONDS = .001;
const DATE = 10;
const PANELS = [
	{
		title: "Ghost-free pages and coverage",
		lines: [{
			style: "free",
			name: "ghost-free",
			value: ({ ghostFreeRate }) => ghostFreeRate,
			text: percent
		}, {
			style: "cover",
			name: "coverage",
			value: ({ coverage }) => coverage,
			text: percent
		}],
		range: (values) => [shareBelow(Math.min(1, ...values)), 1],
		tick: (value) => `${Math.round(value * 1e3) / 10}%`
	},
	{
		title: "Boos and Lost pages",
		lines: [{
			style: "boo",
			name: "Boos",
			value: ({ boos }) => boos,
			text: thousands
		}, {
			style: "lost",
			name: "Lost",
			value: ({ lost }) => lost,
			text: thousands
		}],
		range: (values) => [0, roundAbove(Math.max(0, ...values), 1)],
		tick: (value) => thousands(value)
	},
	{
		title: "Seconds a page, median",
		lines: [{
			style: "time",
			name: "seconds",
			value: ({ medianDurationMs }) => medianDurationMs === null ? null : medianDurationMs / 1e3,
			text: (value) => seconds(value * 1e3)
		}],
		range: (values) => [0, roundAbove(Math.max(0, ...values), LEAST_SECONDS)],
		tick: (value) => thousands(Number(value.toPrecision(3)))
	}
];
/**
* Runs as a line chart: ghost-free rate and coverage, Boos and Lost, seconds a page.
*
* Runs stand at equal distances. A line is cut where a run cannot be compared with the one before,
* and where there is no figure. Follows the reader's light or dark scheme.
*/
function historySvg(runs) {
	const { points } = runs;
	const height = TOP + PANELS.length * 176 + 24;
	const title = markupText(historyTitle(runs));
	const body = PANELS.map((panel, at) => panelOf(panel, points, TOP + at * 176));
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${markupText(historySentence(runs))}">
<style>
${STYLE}
</style>
<rect class="paper" width="${WIDTH}" height="${height}" rx="8"/>
<text class="title" x="16" y="30">Boo Bench over runs</text>
<text class="note" x="16" y="50">${title}${cutNote(points)}</text>
${body.join("\n")}
${dates(points, height - 20)}
</svg>
`;
}
/** What the dotted lines stand for; empty where there is none. */
function cutNote(points) {
	const names = [...new Set(points.flatMap(({ differs }) => differs))];
	return names.length === 0 ? "" : `; dotted: other ${names.join(", ")}`;
}
/** What the chart shows, in a sentence. */
function historySentence(runs) {
	const [first, last] = [runs.points[0], runs.points.at(-1)];
	const title = historyTitle(runs);
	if (first === void 0 || last === void 0) return `${title}.`;
	return `${title}: ${PANELS.flatMap(({ lines }) => lines.map(({ name, value, text }) => {
		const [from, to] = [value(first), value(last)];
		if (to === null) return `${name} –`;
		return from === null || first === last ? `${name} ${text(to)}` : `${name} from ${text(from)} to ${text(to)}`;
	})).join(", ")}.`;
}
const STYLE = `text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#1d2430}
.title{font-size:18px;font-weight:650}.note,.tick{font-size:12px;fill:#5b6472}.head{font-weight:650}
.end{text-anchor:end}.mid{text-anchor:middle}.num{font-variant-numeric:tabular-nums}
.paper{fill:#fff}.grid{stroke:#d6dae1}.cut{stroke:#8a5a00;stroke-dasharray:2 4}
polyline{fill:none;stroke-width:2.5;stroke-linejoin:round}.free{stroke:#2f7d6b}.boo{stroke:#c23a21}
.cover{stroke:#1566c0;stroke-dasharray:7 4}.lost{stroke:#5a4fcf;stroke-dasharray:7 4}.time{stroke:#566070}
circle{stroke-width:1.5;fill:#fff}circle.cover,circle.lost{stroke-dasharray:none}
@media (prefers-color-scheme:dark){text{fill:#e6e9ef}.note,.tick{fill:#a3acba}.paper,circle{fill:#12161d}.grid{stroke:#323a47}
.cut{stroke:#f0b347}.free{stroke:#4fb59d}.boo{stroke:#ff7a5c}.cover{stroke:#6db3ff}.lost{stroke:#a79dff}.time{stroke:#a9b2c0}}`;
function panelOf(panel, points, top) {
	const values = panel.lines.flatMap(({ value }) => points.map(value).filter((figure) => figure !== null));
	const [low, high] = panel.range(values);
	const y = (value) => top + PANEL - (value - low) / (high - low) * PANEL;
	const ticks = Array.from({ length: 5 }, (_, at) => low + (high - low) * at / GRID_LINES);
	return [
		`<text class="head" x="16" y="${top - 12}">${panel.title}</text>`,
		...ticks.map((tick) => `<line class="grid" x1="${LEFT}" x2="${RIGHT}" y1="${round(y(tick))}" y2="${round(y(tick))}"/><text class="tick num end" x="56" y="${round(y(tick) + 4)}">${panel.tick(tick)}</text>`),
		...points.flatMap((point, at) => point.differs.length === 0 ? [] : [`<line class="cut" x1="${cutAt(at, points.length)}" x2="${cutAt(at, points.length)}" y1="${top}" y2="${top + PANEL}"><title>${markupText(cutText(point))}</title></line>`]),
		...panel.lines.map((line) => lineOf(line, points, y)),
		endLabels(panel.lines, points, y, top)
	].join("\n");
}
function lineOf(line, points, y) {
	const pieces = [[]];
	const dots = [];
	points.forEach((point, at) => {
		const value = line.value(point);
		if (point.differs.length > 0 || value === null) pieces.push([]);
		if (value === null) return;
		const [cx, cy] = [xOf(at, points.length), round(y(value))];
		pieces.at(-1)?.push(`${cx},${cy}`);
		dots.push(`<circle class="${line.style}" cx="${cx}" cy="${cy}" r="3.5"><title>${startOf(point)}: ${line.name} ${line.text(value)}</title></circle>`);
	});
	const lines = pieces.filter((piece) => piece.length > 1).map((piece) => `<polyline class="${line.style}" points="${piece.join(" ")}"/>`);
	const isAlone = pieces.every((piece) => piece.length < 2);
	return [...lines, ...points.length <= MOST_DOTS || isAlone ? dots : []].join("\n");
}
/** Names and last figures at the end of the lines, moved apart where they would touch. */
function endLabels(lines, points, y, top) {
	const last = points.at(-1);
	const labels = lines.flatMap((line) => {
		const value = last === void 0 ? null : line.value(last);
		const text = `${line.name} ${value === null ? "–" : line.text(value)}`;
		return [{
			style: line.style,
			text,
			at: value === null ? top + PANEL : y(value)
		}];
	}).toSorted((a, b) => a.at - b.at);
	let lowest = -1e400;
	return labels.map(({ style, text, at }) => {
		lowest = Math.max(at, lowest + LABEL_HEIGHT);
		const baseline = round(lowest + 4);
		return `<line class="key ${style}" x1="702" x2="726" y1="${round(lowest)}" y2="${round(lowest)}" stroke-width="2.5"/><text class="num" x="732" y="${baseline}">${text}</text>`;
	}).join("\n");
}
/** Dates of some runs, the first and the last among them. */
function dates(points, y) {
	const shown = Math.min(MOST_DATES, points.length);
	return Array.from({ length: shown }, (_, at) => shown === 1 ? 0 : Math.round(at * (points.length - 1) / (shown - 1))).map((index) => {
		const point = points[index];
		const date = point === void 0 ? "" : startOf(point).slice(0, DATE);
		return `<text class="tick num mid" x="${xOf(index, points.length)}" y="${y}">${date}</text>`;
	}).join("\n");
}
function xOf(index, count) {
	if (count < 2) return 377;
	return round(94 + index / (count - 1) * 566);
}
/** Between a run and the one before. */
function cutAt(index, count) {
	return round((xOf(index - 1, count) + xOf(index, count)) / 2);
}
/** Where the axis of shares starts: a round figure below the lowest of them, with room to see a change. */
function shareBelow(lowest) {
	return [
		.99,
		.98,
		.96,
		.92,
		.9,
		.8,
		.6,
		.4,
		.2
	].find((step) => step < lowest) ?? 0;
}
/** A figure of at least `value` whose grid lines stand at round ones, `step` apart or more. */
function roundAbove(value, step) {
	const wanted = Math.max(value / GRID_LINES, step);
	const power = 10 ** Math.floor(Math.log10(wanted));
	return ([
		1,
		2,
		3,
		4,
		5,
		6,
		8
	].find((each) => each * power >= wanted * (1 - 1e-9)) ?? 10) * power * GRID_LINES;
}
function round(value) {
	return Math.round(value * 100) / 100;
}
export { historySvg as n, historySentence as t };
