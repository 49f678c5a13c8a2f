import { Pt as pageName } from "./chunk-run.js";
import { o as visible, s as visibleCut } from "./chunk-main.js";
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
// src/report/reproduce.ts
/** Pages that the command line names; more are too long to read. */
const MOST_PAGES = 8;
const MOST_COMMAND = 1e3;
/**
* How to see the same pages on a laptop: a folded block with one command line.
*
* @param pages that got worse; names that a shell or a glob could take for more are left out
* @returns no lines without a command or without such pages
*/
function reproduceLines(pages, { dataset, command }) {
	const line = reproduceCommand(pages, {
		dataset,
		command
	});
	if (line === null) return [];
	return [
		"",
		"<details><summary>Run these pages on your machine</summary>",
		"",
		codeBlock([visible(line)], "bash"),
		"",
		"</details>"
	];
}
/** The command line alone, hostile as the run's own command is; null where there is none. */
function reproduceCommand(pages, { dataset, command }) {
	const names = pages.map(pageName).filter((name) => /^[\w./-]+$/.test(name));
	if (command === null || names.length === 0 || dataset.length > MOST_COMMAND) return null;
	return [
		"npx boobench run",
		`--dataset ${quoted(dataset)}`,
		`--pages ${quoted(names.slice(0, MOST_PAGES).join(","))}`,
		command.length > MOST_COMMAND || command.includes("\n") ? "--command \"$COMMAND\" # the command of the workflow" : `--command ${quoted(command)}`
	].join(" ");
}
/** A word of a POSIX shell. */
function quoted(word) {
	return /^[\w./:@,=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
export { proseSpan as a, codeSpan as i, reproduceLines as n, codeCell as r, reproduceCommand as t };
