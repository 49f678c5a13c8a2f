import { extname } from "node:path";
import { l as invalidOption } from "./chunk-main.js";
// src/cli/format-setting.ts
const FORMATS = [
	"terminal",
	"markdown",
	"csv",
	"json",
	"svg"
];
const BY_EXTENSION = /* @__PURE__ */ new Map([
	[".md", "markdown"],
	[".csv", "csv"],
	[".json", "json"],
	[".svg", "svg"]
]);
/**
* The format of what is printed: `--json`, `--format`, or what the file of `--output` is named after.
*
* @throws InputError for a format that there is not
*/
function formatOf(settings) {
	if (settings.flag("json")) return "json";
	const named = settings.text("format");
	const extension = extname(settings.text("output") ?? "").toLowerCase();
	if (named === null) return BY_EXTENSION.get(extension) ?? "terminal";
	const found = FORMATS.find((format) => format === named);
	if (found !== void 0) return found;
	throw invalidOption("format", `one of ${FORMATS.join(", ")}`, named);
}
export { formatOf as t };
