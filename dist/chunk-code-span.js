import { s as visibleCut } from "./chunk-main.js";
// src/report/code-span.ts
/** Characters of prose that Markdown and GitHub show as they are. */
const PROSE = /^[\p{L}\p{N} .,:;()%'"/=+−–-]*$/u;
/** What becomes a link, an emoji or a reference all the same. */
const MAGIC = /:\/\/|www\.|:[\w+-]+:|\b[0-9a-f]{7,}\b|\bGH-\d/iu;
/**
* A foreign text as a Markdown code span that it cannot close: no mention, link, image or tag in it.
*
* @param most code points that are shown
* @returns one line; `(nothing)` for an empty text
*/
function codeSpan(text, most) {
	const shown = visibleCut(text, most);
	if (shown === "") return "(nothing)";
	const fence = "`".repeat(longestFence(shown) + 1);
	const pad = /^[`\s]|[`\s]$/.test(shown) && /\S/.test(shown) ? " " : "";
	return `${fence}${pad}${shown}${pad}${fence}`;
}
/** A code span for the cell of a table, where a bar has to be escaped even in code. */
function codeCell(text, most) {
	return codeSpan(text.replaceAll("\\|", "\\│"), most).replaceAll("|", "\\|");
}
/** A sentence of ours that may name foreign things: as it is where it is harmless, else as code. */
function proseSpan(text, most) {
	const shown = visibleCut(text, most);
	return PROSE.test(shown) && !MAGIC.test(shown) ? shown : codeSpan(text, most);
}
/** Lines of code in a block that they cannot close. */
function codeBlock(lines, language) {
	const fence = "`".repeat(Math.max(3, longestFence(lines.join("\n")) + 1));
	return `${fence}${language}\n${lines.join("\n")}\n${fence}`;
}
function longestFence(text) {
	return [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);
}
export { proseSpan as i, codeCell as n, codeSpan as r, codeBlock as t };
