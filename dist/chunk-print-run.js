import { c as readText, r as kindOfPath } from "./chunk-files.js";
import { a as defuseCommands, o as visible, s as visibleCut } from "./chunk-main.js";
import { A as canvas, B as verdictSentence, F as paragraph, G as displayWidth, I as pathLines, L as section, Lt as pageKey, M as excerptLines, P as pageLines, at as seconds, j as excerptBudget, rt as percent, st as thousands, tt as counted, z as shownSentence } from "./chunk-run.js";
import { t as renderTable } from "./chunk-table.js";
// src/report/excerpt.ts
/** Columns of text shown before and after what repeats. */
const BEFORE = 24;
const AFTER = 16;
/** Text between two copies that is shown whole. */
const BETWEEN = 12;
/** Columns for what repeats where the budget is too small for all of it. */
const MIN_OWN = 60;
/** Columns that a gap may take: `… 33,554,432 characters …`. */
const GAP_WIDTH = 26;
/** Places that are shown: the first, the second and the last. */
const SHOWN_PLACES = 3;
/** Columns of a long place that are shown in any case. */
const MIN_SHOWN = 12;
/** Characters without width that are shown for each column. */
const UNITS_A_COLUMN = 4;
/**
* The parts of a raw output that show what repeats: some text before, the start and end of each
* place, some text after, and how many characters were left out in between.
*
* @param raw the output as written, hostile
* @param where the run, or copies; offsets that do not fit the output are put right or left out, as
*   they may come from a file
* @param budget columns of all of it, about
* @returns no spans where there is no place; time grows with the length of the places alone
*/
function excerptAround(raw, where, budget) {
	const all = usablePlaces(raw, where);
	const own = Math.max(MIN_OWN, budget - BEFORE - AFTER);
	const places = fitting(raw, all, own) ? all : withoutMiddle(all);
	const first = places[0];
	const last = places.at(-1);
	if (first === void 0 || last === void 0) return [];
	const share = Math.floor((own - (places.length - 1) * GAP_WIDTH) / places.length);
	const spans = [...contextBefore(raw, first.start)];
	places.forEach((place, at) => {
		const earlier = places[at - 1];
		if (earlier !== void 0) spans.push(...between(raw, earlier.end, place.start));
		spans.push(...loopSpans(raw, place, share));
	});
	return [...spans, ...contextAfter(raw, last.end)].filter(({ text }) => text !== "");
}
/** Whether the places can be shown whole, each with a gap before the next. */
function fitting(raw, places, columns) {
	const share = Math.floor((columns - (places.length - 1) * GAP_WIDTH) / places.length);
	return places.every(({ start, end }) => endOfFirst(raw, start, end, share) === end);
}
function withoutMiddle(places) {
	return places.length <= 2 ? places : [...places.slice(0, 1), ...places.slice(-1)];
}
/** Sorted places within the output that do not touch, at most three of them. */
function usablePlaces(raw, where) {
	const inside = where.map(({ start, end }) => ({
		start: atCharacter(raw, start),
		end: atCharacter(raw, end)
	})).filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start);
	const merged = [];
	for (const place of inside) {
		const last = merged.at(-1);
		if (last !== void 0 && place.start <= last.end) merged[merged.length - 1] = {
			start: last.start,
			end: Math.max(last.end, place.end)
		};
		else merged.push(place);
	}
	if (merged.length <= SHOWN_PLACES) return merged;
	return [...merged.slice(0, 2), ...merged.slice(-1)];
}
/** An offset within the text that is not inside a surrogate pair. */
function atCharacter(raw, offset) {
	const within = Math.max(0, Math.min(raw.length, Math.trunc(offset) || 0));
	return isPairSplit(raw, within) ? within - 1 : within;
}
function isPairSplit(raw, offset) {
	return isHigh(raw.charCodeAt(offset - 1)) && isLow(raw.charCodeAt(offset));
}
function isHigh(unit) {
	return unit >= 55296 && unit <= 56319;
}
function isLow(unit) {
	return unit >= 56320 && unit <= 57343;
}
function contextBefore(raw, end) {
	const start = startOfLast(raw, 0, end, BEFORE);
	return [text(`${start > 0 ? "…" : ""}${shownText(raw.slice(start, end))}`)];
}
function contextAfter(raw, start) {
	const end = endOfFirst(raw, start, raw.length, AFTER);
	return [text(`${shownText(raw.slice(start, end))}${end < raw.length ? "…" : ""}`)];
}
function between(raw, start, end) {
	if (endOfFirst(raw, start, end, BETWEEN) === end) return [text(shownText(raw.slice(start, end)))];
	return [{
		text: gapText(raw, start, end),
		loop: false,
		gap: true
	}];
}
function loopSpans(raw, { start, end }, budget) {
	if (endOfFirst(raw, start, end, budget + GAP_WIDTH) === end) return [loop(raw, start, end)];
	const shown = Math.max(MIN_SHOWN, budget - GAP_WIDTH);
	const headEnd = endOfFirst(raw, start, end, Math.ceil(shown * 2 / 3));
	const tailStart = startOfLast(raw, headEnd, end, Math.floor(shown / 3));
	return [
		loop(raw, start, headEnd),
		{
			text: gapText(raw, headEnd, tailStart),
			loop: true,
			gap: true
		},
		loop(raw, tailStart, end)
	];
}
/** How many characters were left out, with a blank on either side. */
function gapText(raw, start, end) {
	const count = countCharacters(raw, start, end);
	const before = raw[start - 1] === " " ? "" : " ";
	const after = raw[end] === " " ? "" : " ";
	return `${before}… ${thousands(count)} ${count === 1 ? "character" : "characters"} …${after}`;
}
function text(shown) {
	return {
		text: shown,
		loop: false,
		gap: false
	};
}
function loop(raw, start, end) {
	const part = raw.slice(start, end);
	const shown = shownText(part);
	return {
		text: /\S/.test(part) ? shown : shown.replaceAll(" ", "␠"),
		loop: true,
		gap: false
	};
}
/** On one line: a line's end as `⏎`, everything else unseen as `visible` shows it. */
function shownText(part) {
	return visible(part.replaceAll(/\r\n|\n/g, "⏎"));
}
/** Where the first characters end that take at most `columns` columns. */
function endOfFirst(raw, start, end, columns) {
	const most = Math.min(end, start + columns * UNITS_A_COLUMN);
	let used = 0;
	let at = start;
	while (at < most) {
		const character = String.fromCodePoint(raw.codePointAt(at) ?? 0);
		used += columnsOf(character);
		if (used > columns) break;
		at += character.length;
	}
	return Math.min(at, end);
}
/** Where the last characters start that take at most `columns` columns. */
function startOfLast(raw, start, end, columns) {
	const most = Math.max(start, end - columns * UNITS_A_COLUMN);
	let used = 0;
	let at = end;
	while (at > most) {
		const back = isPairSplit(raw, at - 1) && at - 2 >= start ? 2 : 1;
		used += columnsOf(raw.slice(at - back, at));
		if (used > columns) break;
		at -= back;
	}
	return at;
}
function columnsOf(character) {
	return character === "\n" ? 1 : displayWidth(visible(character));
}
function countCharacters(raw, start, end) {
	let count = end - start;
	for (let at = start + 1; at < end; at += 1) if (isPairSplit(raw, at)) count -= 1;
	return count;
}
// src/report/terminal.ts
/** Boos that are written out; more are counted. */
const MOST_BOOS = 20;
const MOST_OTHERS = 10;
/** Characters of a room's name. */
const MAX_ROOM = 60;
/** The pages whose excerpt `renderRun` shows: read no other outputs for it. */
function pagesToExcerpt(pages) {
	return pages.filter((page) => page.outcome === "boo").slice(0, MOST_BOOS);
}
/**
* What a person sees after a run: a table of rooms, each Boo with what repeats and where the output
* is, Lost pages, errors, warnings, and the sum of it last.
*
* @returns lines that end in LF, none wider than the terminal, with nothing from an output or a
*   document that could steer it
*/
function renderRun(results, options) {
	const to = canvas(options.color, options.columns);
	const lines = [
		...roomTable(results, to),
		...booSection(results, to, options),
		...outcomeSection(results, to, {
			title: "Lost",
			outcome: "lost"
		}, options),
		...outcomeSection(results, to, {
			title: "Errors",
			outcome: "error"
		}, options),
		...warningSection(results, to, options),
		"",
		...closing(results, to, options)
	];
	return defuseCommands(`${lines.join("\n")}\n`);
}
function roomTable({ summary }, to) {
	const rows = [...summary.rooms, {
		...summary,
		room: "all"
	}];
	const column = (title, rank, cell) => ({
		title,
		rank,
		cells: rows.map(cell)
	});
	const columns = [
		column("Room", 9, (row) => ({ text: visibleCut(row.room, MAX_ROOM) })),
		column("Pages", 6, (row) => ({ text: thousands(row.pages) })),
		column("Ghost-free", 8, (row) => ({ text: percent(row.ghostFreeRate) })),
		column("Boos", 7, (row) => countCell(row.boos)),
		column("Lost", 5, (row) => countCell(row.lost)),
		column("Errors", 4, (row) => countCell(row.errors)),
		column("Coverage", 3, (row) => ({ text: percent(row.coverage) })),
		column("Median s", 2, (row) => ({ text: seconds(row.medianDurationMs) }))
	];
	return renderTable(columns, to.columns, to.paint);
}
function countCell(count) {
	return {
		text: thousands(count),
		style: count > 0 ? "bad" : "plain"
	};
}
function booSection(results, to, options) {
	return section(to, {
		title: "Boos",
		style: "bad",
		items: results.pages.filter((page) => page.outcome === "boo"),
		most: MOST_BOOS,
		restIn: options.resultsPath,
		lines: (page) => booLines(to, page, options)
	});
}
/** A Boo: its page and sentence, the excerpt, and where the output lies. */
function booLines(to, page, options) {
	const path = options.outputPath(page);
	return [
		...pageLines(to, page, verdictSentence(page)),
		...excerptLines(to, options.excerpts.get(pageKey(page)) ?? []),
		...path === null ? [] : pathLines(to, path)
	];
}
function outcomeSection(results, to, { title, outcome }, { resultsPath }) {
	return section(to, {
		title,
		style: "bad",
		items: results.pages.filter((page) => page.outcome === outcome),
		most: MOST_OTHERS,
		restIn: resultsPath,
		lines: (page) => pageLines(to, page, verdictSentence(page))
	});
}
function warningSection(results, to, { resultsPath }) {
	const items = results.pages.flatMap((page) => page.verdict.warnings.map((warning) => ({
		page,
		warning
	})));
	return section(to, {
		title: "Warnings",
		style: "doubtful",
		items,
		most: MOST_OTHERS,
		restIn: resultsPath,
		lines: ({ page, warning }) => pageLines(to, page, `${warning.name}: ${shownSentence(warning.sentence)}`)
	});
}
function closing({ summary }, to, { resultsPath }) {
	const parts = [
		counted(summary.boos, "Boo", "Boos"),
		`${thousands(summary.lost)} Lost`,
		...summary.errors === 0 ? [] : [counted(summary.errors, "error", "errors")],
		...summary.warnings === 0 ? [] : [counted(summary.warnings, "warning", "warnings")]
	];
	const all = summary.pages > 0 && summary.ghostFree === summary.pages;
	const sum = `${thousands(summary.ghostFree)} of ${counted(summary.pages, "page", "pages")} ghost-free (${percent(summary.ghostFreeRate)}): ${parts.join(", ")}.`;
	return [...paragraph(to, sum, all ? "good" : "strong"), ...resultsPath === null ? [] : paragraph(to, `Results: ${visibleCut(resultsPath, 4096)}`, "quiet")];
}
// src/cli/print-run.ts
/** More than `max-output` lets any answer hold once it is UTF-8 again. */
const MAX_OUTPUT_BYTES = 0x40000000;
/** Prints a run for people, with the loops out of the raw outputs that are still there. */
async function printRun(results, to, { outputPath, resultsPath }) {
	const excerpts = /* @__PURE__ */ new Map();
	const paths = /* @__PURE__ */ new Map();
	for (const page of results.pages) {
		const path = outputPath(page);
		const isBad = page.outcome !== "ghost-free" && page.outputBytes !== 0;
		if (path !== null && isBad && await kindOfPath(path) === "file") paths.set(pageKey(page), path);
	}
	for (const page of pagesToExcerpt(results.pages)) {
		const path = paths.get(pageKey(page));
		if (path === void 0 || page.verdict.where.length === 0) continue;
		const raw = await readText(path, MAX_OUTPUT_BYTES);
		excerpts.set(pageKey(page), excerptAround(raw, page.verdict.where, excerptBudget(to.columns)));
	}
	to.write(renderRun(results, {
		color: to.color,
		columns: to.columns,
		excerpts,
		outputPath: (page) => paths.get(pageKey(page)) ?? null,
		resultsPath
	}));
}
export { printRun as t };
