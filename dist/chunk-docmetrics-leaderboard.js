import { join } from "node:path";
import { c as readText, r as kindOfPath } from "./chunk-files.js";
import { Gt as parseMetrics } from "./chunk-run.js";
import { i as docmetricsLeaderboard } from "./chunk-docmetrics-leaderboard2.js";
// src/app/read-metrics.ts
/** Largest `metrics.json` that is read: ten thousand pages with their losses take about 100 MB. */
const MAX_METRICS_BYTES = 536870912;
/**
* Reads document metrics, given as a file or as the folder that holds `metrics.json`.
*
* @throws InputError naming the file for anything that is not metrics of this version
*/
async function readMetrics(path) {
	const file = await kindOfPath(path) === "folder" ? join(path, "metrics.json") : path;
	return parseMetrics(await readText(file, MAX_METRICS_BYTES), file);
}
// src/cli/docmetrics-leaderboard.ts
const texts = () => import("./chunk-docmetrics-leaderboard-text.js");
const FORMATS = {
	terminal: async (board, to) => (await import("./chunk-docmetrics-leaderboard-terminal.js")).renderDocmetricsLeaderboard(board, to),
	markdown: async (board) => (await texts()).docmetricsLeaderboardMarkdown(board),
	csv: async (board) => (await texts()).docmetricsLeaderboardCsv(board),
	json: async (board) => (await texts()).docmetricsLeaderboardJson(board),
	svg: async (board) => (await import("./chunk-docmetrics-leaderboard-svg.js")).docmetricsLeaderboardSvg(board)
};
/** The models of the paper with these `metrics.json` among them, in a format. */
async function docmetricsBoardText(paths, format, to) {
	const given = [];
	for (const path of paths) given.push(await readMetrics(path));
	return FORMATS[format](docmetricsLeaderboard(given), to);
}
export { docmetricsBoardText };
