import { n as readAllowList } from "./chunk-compare.js";
// src/cli/allow-list-setting.ts
/**
* The entries of the allow-list that is set; none where none is.
*
* @throws InputError naming file and line, for expired entries too
*/
async function allowListOf(settings) {
	const path = settings.text("allow-list");
	return path === null ? [] : await readAllowList(path, Date.now());
}
export { allowListOf as t };
