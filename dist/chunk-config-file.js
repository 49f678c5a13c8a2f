import { t as require_dist } from "./chunk-dist.js";
import { g as InputError } from "./chunk-files.js";
import { Mt as didYouMean } from "./chunk-run.js";
import { u as OPTION_SPECS } from "./chunk-main.js";
// src/cli/config-file.ts
var import_dist = require_dist();
/**
* Reads `boobench.yml`: options by name, each a text, a number, true or false, or a list of them.
*
* @returns values as they would be written on the command line
* @throws InputError naming file and line for anything else
*/
function parseConfig(text, file) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		lineCounter: lines,
		uniqueKeys: true
	});
	const [fault] = document.errors;
	if (fault !== void 0) {
		const { line } = lines.linePos(fault.pos[0]);
		throw wrong(`${file}:${line}: ${messageOf(fault.message)}`);
	}
	const values = /* @__PURE__ */ new Map();
	if (document.contents === null) return values;
	if (!(0, import_dist.isMap)(document.contents)) throw wrong(`${file}:1: must be a list of "option: value" lines`);
	for (const { key, value } of document.contents.items) {
		const name = (0, import_dist.isScalar)(key) ? String(key.value) : "";
		const at = (0, import_dist.isScalar)(key) && key.range ? lines.linePos(key.range[0]).line : 1;
		checkName(name, `${file}:${at}`);
		values.set(name, valueText(value, `${file}:${at}: ${name}`));
	}
	return values;
}
/** The first line of what YAML's reader says, without the place that stands before it already. */
function messageOf(message) {
	const [first = ""] = message.split("\n");
	return `is not YAML: ${first.replace(/ at line \d+, column \d+:?$/, "")}`;
}
function checkName(name, place) {
	const names = OPTION_SPECS.map((spec) => spec.name);
	if (names.includes(name)) return;
	throw new InputError("unknown-option", `${place}: there is no option "${name}"`, { hint: didYouMean(name, names) ?? `Options are ${names.join(", ")}.` });
}
function valueText(value, place) {
	if ((0, import_dist.isScalar)(value) && [
		"string",
		"number",
		"boolean"
	].includes(typeof value.value)) return String(value.value);
	if ((0, import_dist.isSeq)(value)) return value.items.map((item) => valueText(item, place)).join(",");
	throw wrong(`${place} must be a text, a number, true or false, or a list of them`);
}
function wrong(message) {
	return new InputError("config-file", message, { hint: "See docs/command-line.md, \"Configuration\"." });
}
export { parseConfig };
