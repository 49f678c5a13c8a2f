import { At as gateMetrics, Ut as pagesThatLost, r as metricsPoliciesOf } from "./chunk-run.js";
import { d as METRICS } from "./chunk-main.js";
import { t as renderMetricsComparison } from "./chunk-metrics-gate-terminal.js";
// src/report/metrics-gate-json.ts
/** What changed, and what came of it. */
function metricsGateJson(comparison, decision) {
	const { baseline, base, head, compared } = comparison;
	return {
		suite: "docmetrics",
		conclusion: decision.conclusion,
		reason: decision.reason,
		exitCode: decision.exitCode,
		baseline,
		baseCommit: base?.commit ?? null,
		headCommit: head.commit,
		comparedPages: compared.pages,
		totals: {
			base: valuesOf(compared.base),
			head: valuesOf(compared.head)
		},
		failures: decision.failures.map(({ policy, sentence, pages }) => ({
			policy,
			sentence,
			pages: pages.map(({ id }) => id)
		})),
		lost: pagesThatLost(comparison).map(({ id, drop }) => ({
			id,
			drop
		}))
	};
}
function valuesOf(totals) {
	return Object.fromEntries(METRICS.map(({ name, of }) => [name, of(totals)]));
}
// src/cli/metrics-compare.ts
/** `boobench compare` of two files of document metrics. */
async function compareMetricsFiles({ settings, terminal }, base, head) {
	const { comparison, decision } = gateMetrics(base, head, metricsPoliciesOf(settings));
	terminal.out.write(settings.flag("json") ? `${JSON.stringify(metricsGateJson(comparison, decision), null, 2)}\n` : renderMetricsComparison(comparison, decision, terminal.out));
	return decision.exitCode;
}
export { compareMetricsFiles };
