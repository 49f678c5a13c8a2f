import { Dt as gate, Ot as readResults, Y as writeReportFiles, Z as policiesOf, _ as allowListOf, q as reportPathsOf } from "./chunk-run.js";
import { g as InputError } from "./chunk-files.js";
import { t as renderComparison } from "./chunk-terminal-gate2.js";
// src/report/gate-json.ts
/** Everything that changed, without the pages that did not. */
function gateJson(comparison, decision) {
	return {
		conclusion: decision.conclusion,
		reason: decision.reason,
		exitCode: decision.exitCode,
		baseline: comparison.baseline,
		baseCommit: comparison.baseCommit,
		headCommit: comparison.headCommit,
		counts: comparison.counts,
		failures: decision.failures.map(({ policy, sentence, pages }) => ({
			policy,
			sentence,
			pages: pages.map(({ room, id }) => `${room}/${id}`)
		})),
		pages: comparison.pages.filter(({ change }) => change !== "unchanged").map(({ room, id, change, head, base }) => ({
			room,
			id,
			change,
			sentence: (head ?? base)?.verdict.sentence ?? null
		})),
		notices: comparison.notices
	};
}
// src/cli/compare-command.ts
/** `boobench compare BASE HEAD`: what got worse, and the gate's exit code. */
async function compareCommand(context) {
	const { settings, operands, terminal } = context;
	const [basePath, headPath] = operands;
	if (basePath === void 0 || headPath === void 0) throw new InputError("missing-operand", "compare needs two results files", { hint: "boobench compare BASE/results.json HEAD/results.json" });
	const policies = policiesOf(settings);
	const paths = reportPathsOf(settings);
	const allow = await allowListOf(settings);
	const base = await readResults(basePath);
	const head = await readResults(headPath);
	const { comparison, decision } = gate(base, head, allow, policies);
	terminal.out.write(settings.flag("json") ? `${JSON.stringify(gateJson(comparison, decision), null, 2)}\n` : renderComparison(comparison, decision, terminal.out));
	await writeReportFiles(paths, head, comparison);
	return decision.exitCode;
}
export { compareCommand };
