import { n as EXIT } from "./chunk-errors.js";
import { n as defuseCommands, r as visible } from "./chunk-escape.js";
import { i as readState } from "./chunk-state.js";
// src/action/steps/verdict.ts
/** The last step: says the verdict again and ends with its exit code. */
async function verdict({ terminal }) {
	const { verdict: found } = await readState(process.env["BOOBENCH_STATE"]);
	const line = found?.line ?? "The report did not come to an end: nothing is decided.";
	terminal.out.write(`${defuseCommands(visible(line))}\n`);
	return found?.exitCode ?? EXIT.couldNotMeasure;
}
export { verdict };
