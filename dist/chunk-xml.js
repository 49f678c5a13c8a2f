import { o as visible } from "./chunk-main.js";
// src/report/xml.ts
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/**
* A foreign text for XML, SVG or HTML, in an element or a quoted attribute.
*
* Every character is visible (see `visible`), which leaves none that XML forbids: controls, lone
* surrogates and U+FFFE became pictures or `\u{FFFE}`.
*/
function markupText(text) {
	return visible(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
export { markupText as t };
