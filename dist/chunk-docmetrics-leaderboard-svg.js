import { n as boardEdit, r as docmetricsBoardTitle, t as DOCMETRICS_NOTE } from "./chunk-docmetrics-leaderboard2.js";
import { i as cutByCodePoints } from "./chunk-main.js";
import { t as LEADERBOARD_STYLE } from "./chunk-leaderboard-svg2.js";
import { c as shownScore } from "./chunk-metrics-rows.js";
import { t as markupText } from "./chunk-xml.js";
// src/report/docmetrics-leaderboard-svg.ts
/** Pixels of the drawing. */
const WIDTH = 880;
const ROW = 22;
const TOP = 70;
const NAME_END = 214;
const BAR_START = 226;
const BAR_WIDTH = 180;
const MAX_NAME = 26;
/**
* The board as a bar chart: the overall of each model, its components in figures.
*
* Follows the reader's light or dark scheme, and says in text what the bars show.
*/
function docmetricsLeaderboardSvg({ rows, apart }) {
	const apartTop = TOP + rows.length * ROW + 44;
	const isNoted = rows.some(({ kind }) => kind === null);
	const height = (apart.length === 0 ? apartTop - 24 : apartTop + apart.length * ROW + 16) + (isNoted ? 24 : 0);
	const title = markupText(docmetricsBoardTitle());
	const body = [
		...rows.map((row, at) => bar(row, TOP + at * ROW, String(row.rank), row.kind === null)),
		...apart.length === 0 ? [] : [`<text class="head" x="16" y="${apartTop - 12}">Not ranked: other pages, or scored otherwise</text>`, ...apart.map((row, at) => bar(row, apartTop + at * ROW, "–", true))],
		...isNoted ? [`<text class="note" x="16" y="${height - 14}">${markupText(DOCMETRICS_NOTE)}</text>`] : []
	];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">
<style>
${LEADERBOARD_STYLE}
</style>
<rect class="paper" width="${WIDTH}" height="${height}" rx="8"/>
<text class="title" x="16" y="30">Document metrics by model: Overall, 0 to 100</text>
<text class="note" x="16" y="50">${title}</text>
${body.join("\n")}
</svg>
`;
}
function bar(row, top, rank, own) {
	const name = markupText(cutByCodePoints(row.parser, MAX_NAME));
	const width = Math.max(0, row.overall ?? 0) / 100 * BAR_WIDTH;
	const baseline = top + 15;
	const style = own ? " own" : "";
	const mark = own ? `<rect class="mark" x="8" y="${top}" width="864" height="21" rx="4"/>` : "";
	const figures = `${shownScore(row.overall)}  ·  text ED ${boardEdit(row.textEdit)}, TEDS ${shownScore(row.tableTeds)}, CDM ${shownScore(row.formulaCdm)}, order ED ${boardEdit(row.orderEdit)}`;
	return `<g>${mark}<text class="num end${style}" x="40" y="${baseline}">${rank}</text><text class="end${style}" x="${NAME_END}" y="${baseline}">${name}</text><rect class="free" x="${BAR_START}" y="${top + 3}" width="${width.toFixed(2)}" height="15"/><text class="num${style}" x="416" y="${baseline}">${figures}</text></g>`;
}
export { docmetricsLeaderboardSvg };
