import { g as InputError, m as BoobenchError } from "./chunk-files.js";
// src/cli/action-command.ts
/** Each is loaded when its turn comes. */
const STEPS = {
	plan: async () => (await import("./chunk-plan.js")).plan,
	fetch: async () => (await import("./chunk-fetch.js")).fetchPages,
	run: async () => (await import("./chunk-run2.js")).runParser,
	report: async () => (await import("./chunk-report.js")).report,
	verdict: async () => (await import("./chunk-verdict.js")).verdict
};
/** `boobench action STEP`: what a step of the GitHub Action does. */
async function actionCommand(context) {
	const [name = ""] = context.operands;
	const load = Object.hasOwn(STEPS, name) ? STEPS[name] : void 0;
	if (load === void 0) throw new InputError("unknown-step", `there is no step "${name}" of the action`, { hint: `Steps are ${Object.keys(STEPS).join(", ")}; action.yml calls them.` });
	try {
		return await (await load())(context);
	} catch (error) {
		if (error instanceof BoobenchError && process.env["GITHUB_ACTIONS"] === "true") {
			const { announceFailure } = await import("./chunk-announce-failure.js");
			announceFailure(error);
		}
		throw error;
	}
}
export { actionCommand };
