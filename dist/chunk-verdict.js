import { h as EXIT } from "./chunk-files.js";
import { a as defuseCommands, o as visible } from "./chunk-main.js";
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
