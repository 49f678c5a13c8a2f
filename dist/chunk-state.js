import { join } from "node:path";
import { c as readText, v as MeasureError } from "./chunk-files.js";
import { Ut as writeFileAtomically } from "./chunk-run.js";
// src/action/state.ts
const STATE = "state.json";
const MAX_STATE_BYTES = 67108864;
/** Paths relative to the workspace: the cache service matches them as they are written. */
const CACHE_FOLDER = ".boobench";
const DATA_PATH = `${CACHE_FOLDER}/data`;
const BASE_PATH = `${CACHE_FOLDER}/base`;
/** @returns the path of the file */
async function writeState(state) {
	const path = join(state.folder, STATE);
	await writeFileAtomically(path, JSON.stringify(state));
	return path;
}
/** @param path from the variable BOOBENCH_STATE, which a step of ours sets */
async function readState(path) {
	if (path === void 0 || path === "") throw new MeasureError("no-state", "BOOBENCH_STATE is not set", { hint: "Steps of the action run within it: uses: boobench/action@v1." });
	return JSON.parse(await readText(path, MAX_STATE_BYTES));
}
export { writeState as a, readState as i, CACHE_FOLDER as n, DATA_PATH as r, BASE_PATH as t };
