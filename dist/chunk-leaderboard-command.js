import { W as writeInto, wt as readResultsAt } from "./chunk-run.js";
import { g as InputError, h as EXIT } from "./chunk-files.js";
import { n as leaderboard } from "./chunk-leaderboard.js";
// src/cli/leaderboard-command.ts
const texts = () => import("./chunk-leaderboard-text.js");
const FORMATS = /* @__PURE__ */ new Map([
	["terminal", async (board, { color, columns }) => (await import("./chunk-leaderboard-terminal.js")).renderLeaderboard(board, {
		color,
		columns
	})],
	["markdown", async (board) => (await texts()).leaderboardMarkdown(board)],
	["csv", async (board) => (await texts()).leaderboardCsv(board)],
	["json", async (board) => (await texts()).leaderboardJson(board)],
	["svg", async (board) => (await import("./chunk-leaderboard-svg.js")).leaderboardSvg(board)]
]);
/** `boobench leaderboard RESULTS…`: the published parsers with these runs among them. */
async function leaderboardCommand(context) {
	const { settings, operands, terminal } = context;
	const name = settings.flag("json") ? "json" : settings.required("format");
	const render = FORMATS.get(name);
	if (render === void 0) {
		const known = [...FORMATS.keys()].join(", ");
		throw new InputError("invalid-option", `format must be one of ${known}, got "${name}"`);
	}
	const runs = [];
	for (const path of operands) runs.push(await readResultsAt(path));
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
