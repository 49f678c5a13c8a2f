import { Ft as pageName } from "./chunk-run.js";
import { t as codeBlock } from "./chunk-code-span.js";
import { o as visible } from "./chunk-main.js";
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
export { reproduceLines as n, reproduceCommand as t };
