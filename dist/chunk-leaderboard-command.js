import { J as writeInto, Ot as readResults } from "./chunk-run.js";
import { h as EXIT } from "./chunk-files.js";
import { n as leaderboard } from "./chunk-leaderboard.js";
import { t as formatOf } from "./chunk-format-setting.js";
// src/cli/leaderboard-command.ts
const texts = () => import("./chunk-leaderboard-text.js");
const FORMATS = {
	terminal: async (board, { color, columns }) => (await import("./chunk-leaderboard-terminal.js")).renderLeaderboard(board, {
		color,
		columns
	}),
	markdown: async (board) => (await texts()).leaderboardMarkdown(board),
	csv: async (board) => (await texts()).leaderboardCsv(board),
	json: async (board) => (await texts()).leaderboardJson(board),
	svg: async (board) => (await import("./chunk-leaderboard-svg.js")).leaderboardSvg(board)
};
/** `boobench leaderboard RESULTS…`: the published parsers with these runs among them. */
async function leaderboardCommand(context) {
	const { settings, operands, terminal } = context;
	const render = FORMATS[formatOf(settings)];
	const runs = [];
	for (const path of operands) runs.push(await readResults(path));
	const output = settings.text("output");
	const plain = {
		...terminal.out,
		color: false
	};
	const text = await render(leaderboard(runs), output === null ? terminal.out : plain);
	if (output === null) terminal.out.write(text);
	else await writeInto(output, text);
	return EXIT.passed;
}
export { leaderboardCommand };
