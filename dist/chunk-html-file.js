import { _ as InterruptedError, c as readText, g as InputError, m as BoobenchError, r as kindOfPath, v as MeasureError } from "./chunk-files.js";
import { t as markupText } from "./chunk-xml.js";
import { Ct as isFill, D as lastAtMost, E as clean, Gt as base64, Lt as pageKey, Pt as isBad, Qt as number, Rt as pageName, T as locate, Yt as literal, at as seconds, ct as dataOf, it as pointsChange, ln as variant, nn as pipe, on as strictObject, ot as span, rt as percent, sn as string, st as thousands, tt as counted, ut as openHouse, w as tokenSlice, x as outputPathIn } from "./chunk-run.js";
import { o as visible, s as visibleCut } from "./chunk-main.js";
import { t as codeBlock } from "./chunk-code-span.js";
import { resolve } from "node:path";
import { i as runIsolatedChild, r as readerEntry, t as READER_LIMITS } from "./chunk-read-text-layer.js";
import { r as parseLine } from "./chunk-messages.js";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
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
// src/pdf/picture-messages.ts
const message = variant("kind", [strictObject({
	kind: literal("picture"),
	width: number(),
	height: number(),
	/** PNG. */
	base64: pipe(string(), base64())
}), strictObject({ kind: literal("no-picture") })]);
/** @returns the message; null for anything else */
function parsePictureMessage(text) {
	return parseLine(message, text);
}
// src/app/draw-pages.ts
/** Documents that one process draws: few enough for a command line, many enough to start seldom. */
const DOCUMENTS_A_PROCESS = 24;
/** A page at the size of a report is drawn in well under a second. */
const SILENCE_MS = 15e3;
/** Pixels that the picture of a page fits into: a page of print can be read. */
const PICTURE_BOX = {
	width: 760,
	height: 1080
};
/**
* Draws the first page of documents, each in a process within limits of time and memory.
*
* A document that the process dies of has no picture; the others go on in a new one.
*
* @param onPicture told of each document in order; `stop` ends it
* @throws InterruptedError when `signal` stops it
* @throws MeasureError when the process cannot be started
*/
async function drawPages(paths, onPicture, { box = PICTURE_BOX, signal } = {}) {
	let done = 0;
	const state = { isStopped: false };
	const tell = (picture) => {
		if (onPicture(done, picture) === "stop") state.isStopped = true;
		done += 1;
		return state.isStopped ? "stop" : void 0;
	};
	while (done < paths.length && !state.isStopped) {
		const batch = paths.slice(done, done + DOCUMENTS_A_PROCESS).map((path) => resolve(path));
		const until = done + batch.length;
		const end = await runIsolatedChild({
			entry: readerEntry(),
			args: [
				"--pictures",
				`${box.width}x${box.height}`,
				...batch
			],
			limits: {
				...READER_LIMITS,
				silenceMs: SILENCE_MS
			},
			signal,
			onLine: (line) => {
				const message = parsePictureMessage(line);
				return tell(message?.kind === "picture" ? message : null);
			}
		});
		if (signal?.aborted === true) throw new InterruptedError("interrupted", "stopped while drawing");
		if (end.kind === "not-started") throw new MeasureError("reader-not-started", `cannot start what draws pages: ${end.reason}`);
		if (done < until && !state.isStopped) tell(null);
	}
}
// src/report/html/output-spans.ts
/** Copies of a loop that are shown; the others are folded. */
const SHOWN_COPIES = {
	few: 14,
	head: 6,
	tail: 3,
	runHead: 480,
	runTail: 160
};
/** UTF-16 units of plain text that are shown before and after a gap; a dense page has some 8,000. */
const TEXT_BEFORE = 9e3;
const TEXT_AFTER = 3e3;
/** UTF-16 units of one place, or between two, that are shown: a table that repeats may be a book. */
const PLACE_BEFORE = 3e3;
const PLACE_AFTER = 1e3;
const NOTHING_PAINTED = {
	head: [],
	left: 0,
	tail: []
};
/**
* A raw output for the report: every copy of the loop marked, long loops and long texts folded.
*
* @param raw the output as written, hostile; what comes back is visible, with its line ends
* @param painted offsets into `raw`; what does not fit it is put right or left out
* @returns at most some 150,000 characters whatever the output's length; none for an empty output
*/
function outputSpans(raw, painted) {
	const head = usable(raw, painted.head);
	const headEnd = head.at(-1)?.end ?? 0;
	const tail = usable(raw, painted.tail).filter(({ start }) => start >= headEnd);
	const first = tail[0];
	const isFolded = first !== void 0 && painted.left > 0;
	const spans = stretch(raw, head, 0);
	if (isFolded) {
		spans.push(["fold", `… ${thousands(painted.left)} more …`]);
		spans.push(...stretch(raw, tail, first.start));
	}
	const end = (isFolded ? tail.at(-1)?.end : void 0) ?? headEnd;
	return [...spans, ...plain(raw, end, raw.length)];
}
/** Places with the text before each; between two of them less of it is shown. */
function stretch(raw, places, from) {
	let at = from;
	return places.flatMap((place, index) => {
		const before = index === 0 ? plain(raw, at, place.start) : between(raw, at, place.start);
		at = place.end;
		return [...before, ...loopOf(raw, place)];
	});
}
/** Places within the output, by start, none touching another. */
function usable(raw, where) {
	const sorted = where.map(({ start, end }) => ({
		start: Math.max(0, start),
		end: Math.min(raw.length, end)
	})).filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start);
	const places = [];
	for (const place of sorted) if (place.start >= (places.at(-1)?.end ?? 0)) places.push(place);
	return places;
}
/** One place, its middle folded where it is long. */
function loopOf(raw, { start, end }) {
	return cutMiddle(raw, {
		start,
		end
	}, PLACE_BEFORE, PLACE_AFTER, ["loop", "fold"]);
}
function plain(raw, start, end) {
	return cutMiddle(raw, {
		start,
		end
	}, TEXT_BEFORE, TEXT_AFTER, ["text", "gap"]);
}
function between(raw, start, end) {
	return cutMiddle(raw, {
		start,
		end
	}, PLACE_BEFORE, PLACE_AFTER, ["text", "gap"]);
}
/** A stretch as one span, or its two ends with a note between. */
function cutMiddle(raw, { start, end }, before, after, [kind, note]) {
	if (end <= start) return [];
	if (end - start <= before + after) return [[kind, shown(raw, start, end)]];
	const headEnd = betweenCharacters(raw, start + before);
	const tailStart = betweenCharacters(raw, end - after);
	return [
		[kind, shown(raw, start, headEnd)],
		[note, `… ${thousands(tailStart - headEnd)} more characters …`],
		[kind, shown(raw, tailStart, end)]
	];
}
/** An offset that is not inside a surrogate pair. */
function betweenCharacters(raw, offset) {
	return (raw.codePointAt(offset - 1) ?? 0) > 65535 ? offset - 1 : offset;
}
/** Visible, line by line: line ends and tabs stay what they are. */
function shown(raw, start, end) {
	return raw.slice(start, end).split(/(\r\n|\n|\t)/).map((part) => part === "\r\n" ? "\n" : part === "\n" || part === "	" ? part : visible(part)).join("");
}
// src/rule/copies.ts
/** Characters that one round of a search looks at: five rounds for the longest answer. */
const PROBES = 64;
/** UTF-16 units of an output that is cleaned as a whole: a dense page has 8,000. */
const MOST_CLEANED = 4194304;
/** UTF-16 units that are cleaned beside the first and the last copy of a longer one. */
const AROUND = 262144;
/**
* Finds all copies that the rule counted, however each is spaced or marked up.
*
* The output is cleaned once more, and the copies are found there by what the first of them is. Of an
* output beyond 4 MiB only the surroundings of the first and the last copy are.
*
* @param raw the output that was judged, or any other text: then the places are those of `loop`
*/
function placesOfCopies(raw, loop, limits) {
	const first = loop.where[0];
	const known = {
		head: loop.where,
		left: 0,
		tail: []
	};
	if (first === void 0 || !isCopied(loop.check)) return known;
	if (raw.length > MOST_CLEANED) return placesInLarge(raw, loop, limits) ?? known;
	const cleaned = clean(raw);
	const start = startIn(cleaned, first);
	if (start === null) return known;
	if (loop.check === "unit_run" || loop.check === "phrase") return runPlaces(cleaned, {
		start,
		end: streamAt(cleaned, first.end)
	}, loop.measured ?? 0, limits) ?? known;
	const copies = copiesAt(cleaned, loop.check, start);
	return (loop.check === "fill_total" || copies.length === loop.measured) && copies.length > 0 ? apart(cleaned, copies, limits) : known;
}
function isCopied(check) {
	return check !== null && check !== "markup" && check !== "fill_run" && check !== "empty";
}
/** As {@link placesOfCopies}; null where copies differ in length, or are too long to be looked for. */
function placesInLarge(raw, { check, measured, where }, limits) {
	const [first, last] = [where[0], where.at(-1)];
	if (first === void 0 || last === void 0 || measured === null) return null;
	if (check === "unit_run" || check === "phrase") return evenRun(raw, first, measured, limits);
	if (check !== "line" && check !== "table") return null;
	const before = copiesNear(raw, check, first, {
		start: first.start,
		end: first.start + AROUND
	});
	const behind = copiesNear(raw, check, last, {
		start: last.start - AROUND,
		end: last.end
	});
	const head = before.slice(0, limits.head);
	const tail = behind.filter(({ start }) => start >= (head.at(-1)?.end ?? 0)).slice(-limits.tail);
	const left = measured - head.length - tail.length;
	return head.length > 0 && tail.length > 0 && left > 0 ? {
		head,
		left,
		tail
	} : null;
}
/** Copies that are spelled alike, back to back. */
function evenRun(raw, { start, end }, copies, limits) {
	const period = Math.ceil((end - start) / copies);
	const lastStart = start + (copies - 1) * period;
	const { head, left, tail } = sharesOf(copies, period, limits);
	const copy = raw.slice(start, start + period);
	const isLast = lastStart < end && copy.startsWith(raw.slice(lastStart, end));
	if (left < 2 || !isLast || !raw.startsWith(copy, start + period)) return null;
	return {
		head: [{
			start,
			end: start + head * period
		}],
		left,
		tail: [{
			start: start + (copies - tail) * period,
			end
		}]
	};
}
/** Copies of one of them within a stretch of the output, which is cleaned by itself from line to line. */
function copiesNear(raw, check, known, stretch) {
	const lineStart = raw.lastIndexOf("\n", Math.max(0, stretch.start)) + 1;
	const from = stretch.start - lineStart < AROUND ? lineStart : stretch.start;
	const lineEnd = raw.indexOf("\n", stretch.end);
	const to = Math.min(lineEnd < 0 ? raw.length : lineEnd, stretch.end + AROUND);
	const cleaned = clean(raw.slice(from, to));
	const start = startIn(cleaned, {
		start: known.start - from,
		end: known.end - from
	});
	if (start === null) return [];
	return rawPlaces(cleaned, copiesAt(cleaned, check, start)).map((place) => ({
		start: place.start + from,
		end: place.end + from
	}));
}
/** Where a place starts in the stream; null where no character of it does. */
function startIn(cleaned, place) {
	const start = streamAt(cleaned, place.start);
	return locate(cleaned, [start]).get(start)?.start === place.start ? start : null;
}
/** Index of the first character of the stream that stands at a raw offset or behind it. */
function streamAt(cleaned, offset) {
	let low = 0;
	let high = cleaned.stream.length;
	while (low < high) {
		const step = Math.ceil((high - low) / PROBES);
		const probes = [];
		for (let at = low; at < high; at += step) probes.push(at);
		const found = locate(cleaned, probes);
		const next = probes.findIndex((at) => (found.get(at)?.start ?? 1e400) >= offset);
		const before = probes.at(next < 0 ? -1 : next - 1) ?? low;
		if (next >= 0) high = probes[next] ?? high;
		if (next !== 0) low = before + 1;
	}
	return low;
}
function copiesAt(cleaned, check, start) {
	if (check === "fill_total") return fillRuns(cleaned);
	const token = lastAtMost(cleaned.tokenStart.subarray(0, -1), start);
	const { lineToken, lineId, tables } = cleaned;
	if (check === "line") return indexesOf(lineId, lineId[lastAtMost(lineToken.subarray(0, -1), token)]).map((line) => tokenSlice(cleaned, lineToken[line] ?? 0, lineToken[line + 1] ?? 0));
	return indexesOf(tables.id, tables.id[lastAtMost(tables.firstToken, token)]).map((at) => tokenSlice(cleaned, tables.firstToken[at] ?? 0, tables.endToken[at] ?? 0));
}
function indexesOf(ids, id) {
	const indexes = [];
	ids.forEach((other, index) => {
		if (other === id) indexes.push(index);
	});
	return indexes;
}
function fillRuns({ stream }) {
	const runs = [];
	let start = 0;
	for (let at = 0; at <= stream.length; at += 1) {
		if (at < stream.length && isFill(stream[at] ?? 0)) continue;
		if (at - start >= 3) runs.push({
			start,
			end: at
		});
		start = at + 1;
	}
	return runs;
}
/** Copies with other text between them. */
function apart(cleaned, copies, limits) {
	if (copies.length <= limits.few) return {
		head: rawPlaces(cleaned, copies),
		left: 0,
		tail: []
	};
	return {
		head: rawPlaces(cleaned, copies.slice(0, limits.head)),
		left: copies.length - limits.head - limits.tail,
		tail: rawPlaces(cleaned, copies.slice(-limits.tail))
	};
}
/** Copies back to back, cut between two of them; null where they are not equally long. */
function runPlaces(cleaned, run, copies, limits) {
	const period = (run.end - run.start) / copies;
	if (!Number.isInteger(period)) return null;
	const { head, left, tail } = sharesOf(copies, period, limits);
	if (left < 2) return {
		head: rawPlaces(cleaned, [run]),
		left: 0,
		tail: []
	};
	return {
		head: rawPlaces(cleaned, [{
			start: run.start,
			end: run.start + head * period
		}]),
		left,
		tail: rawPlaces(cleaned, [{
			start: run.end - tail * period,
			end: run.end
		}])
	};
}
/** Copies of a run that are wanted at its start and at its end, and those between them. */
function sharesOf(copies, period, limits) {
	const head = Math.max(2, Math.floor(limits.runHead / period));
	const tail = Math.max(1, Math.floor(limits.runTail / period));
	return {
		head,
		left: copies - head - tail,
		tail
	};
}
function rawPlaces(cleaned, slices) {
	const found = locate(cleaned, slices.flatMap(({ start, end }) => [start, end - 1]));
	return slices.map(({ start, end }) => ({
		start: found.get(start)?.start ?? 0,
		end: found.get(end - 1)?.end ?? 0
	}));
}
// src/app/painted-places.ts
/** More than `max-output` lets any answer hold once it is UTF-8 again. */
const MAX_OUTPUT_BYTES = 0x40000000;
/** The raw output of a page in a folder of results, its loop painted; null where there is none. */
async function paintedOutput(folder, page) {
	const path = outputPathIn(folder, page);
	if (await kindOfPath(path) !== "file") return null;
	const raw = await readText(path, MAX_OUTPUT_BYTES);
	return outputSpans(raw, paintedPlaces(raw, page.verdict));
}
/** What of an output is painted: the copies of what is exceeded. What repeats within its budget is no loop. */
function paintedPlaces(raw, verdict) {
	return verdict.overshoot !== null && verdict.overshoot > 1 ? placesOfCopies(raw, verdict, SHOWN_COPIES) : NOTHING_PAINTED;
}
// src/app/report-documents.ts
/**
* Finds the documents that a run read, without the network.
*
* Pages of another revision would show what the parser never saw, so they are not taken.
*
* @param data with the run's dataset, or where it lies on this machine
*/
async function runDocuments(data, results) {
	const none = (reason) => ({
		paths: /* @__PURE__ */ new Map(),
		note: `There are no pictures of pages: ${reason}`
	});
	try {
		const house = await openHouse({
			...data,
			offline: true
		}, {
			rooms: results.selection.rooms,
			needDocuments: false
		}, { onNotice: () => void 0 });
		if (house.revision !== results.dataset.revision) return none(`the dataset is another one now (${house.revision}).`);
		const paths = house.pages.flatMap((page) => page.document === null ? [] : [[pageKey(page), page.document]]);
		return {
			paths: new Map(paths),
			note: null
		};
	} catch (error) {
		if (error instanceof BoobenchError) return none(`${error.message}.`);
		throw error;
	}
}
// src/report/html/document.ts
/**
* One HTML file without anything from outside: data in inert blocks, one script and one style by hash.
*
* @param media for each page of the data, as `mediaBlock` made it
*/
function htmlDocument(data, media, assets) {
	const policy = [
		`default-src 'none'`,
		`script-src 'sha256-${assets.scriptHash}'`,
		`style-src 'sha256-${assets.styleHash}'`,
		"img-src data:",
		`base-uri 'none'`,
		`form-action 'none'`
	].join("; ");
	const blocks = media.map((json, index) => `<script type="application/json" id="media-${index}">${json}<\/script>\n`);
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Boo Bench: ${markupText(data.label)}</title>
<link rel="icon" href="data:,">
<style>${assets.style}</style>
</head>
<body>
<noscript><p class="noscript">This report draws itself with the script that is in it: allow scripts for this file. Nothing is loaded from anywhere.</p></noscript>
<div id="app"></div>
<script type="application/json" id="data">${inertJson(data)}<\/script>
${blocks.join("")}<script>${assets.script}<\/script>
</body>
</html>
`;
}
/** The texts and picture of a page as they stand in the file. */
function mediaBlock(media) {
	return inertJson(media);
}
/** JSON that ends no element and starts no comment. */
function inertJson(value) {
	return JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e");
}
// src/report/html/output-diff.ts
/** Lines of a shown output that are compared; it has some 20,000 characters at most. */
const MOST_LINES = 1500;
/**
* Marks in two shown outputs the lines of plain text that are not in both, in order.
*
* Loops stay as they are. Outputs of more than 1,500 lines are left unmarked.
*/
function markDifferences({ head, base }) {
	const [ours, theirs] = [linesOf(head), linesOf(base)];
	if (ours.length > MOST_LINES || theirs.length > MOST_LINES) return {
		head,
		base
	};
	const common = commonLines(ours, theirs);
	return {
		head: marked(head, ours, common.ours),
		base: marked(base, theirs, common.theirs)
	};
}
function linesOf(spans) {
	return spans.flatMap(([kind, text], span) => kind === "text" ? (text.match(/[^\n]*\n|[^\n]+/g) ?? []).map((line) => ({
		span,
		text: line
	})) : []);
}
/** Lines of a longest common subsequence, blanks at the ends of lines not looked at. */
function commonLines(ours, theirs) {
	const [a, b] = [ours.map(({ text }) => text.trim()), theirs.map(({ text }) => text.trim())];
	const width = b.length + 1;
	const lengths = new Uint16Array((a.length + 1) * width);
	for (let i = a.length - 1; i >= 0; i -= 1) for (let j = b.length - 1; j >= 0; j -= 1) {
		const at = i * width + j;
		lengths[at] = a[i] === b[j] ? (lengths[at + width + 1] ?? 0) + 1 : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
	}
	const found = {
		ours: /* @__PURE__ */ new Set(),
		theirs: /* @__PURE__ */ new Set()
	};
	let [i, j] = [0, 0];
	while (i < a.length && j < b.length) {
		const at = i * width + j;
		if (a[i] === b[j]) {
			found.ours.add(i);
			found.theirs.add(j);
			i += 1;
			j += 1;
		} else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) i += 1;
		else j += 1;
	}
	return found;
}
function marked(spans, lines, common) {
	const bySpan = /* @__PURE__ */ new Map();
	lines.forEach(({ span, text }, at) => {
		const parts = bySpan.get(span) ?? [];
		bySpan.set(span, parts);
		const kind = common.has(at) || text.trim() === "" ? "text" : "differs";
		const last = parts.at(-1);
		if (last?.[0] === kind) parts[parts.length - 1] = [kind, last[1] + text];
		else parts.push([kind, text]);
	});
	return spans.flatMap((span, at) => bySpan.get(at) ?? [span]);
}
// src/report/html/histogram.ts
/** Upper ends of the bars, in milliseconds: each about twice the one before, up to the usual clock. */
const ENDS = [
	250,
	500,
	1e3,
	2e3,
	5e3,
	1e4,
	2e4,
	6e4,
	12e4,
	3e5,
	6e5
];
/**
* How the pages of two runs spread over seconds.
*
* @returns from the first to the last stretch that has a page; none where no page has a time
*/
function histogram(head, base) {
	const [ours, theirs] = [countsOf(head), countsOf(base)];
	const bars = ours.map((count, at) => ({
		label: labelOf(at),
		head: count,
		base: theirs[at] ?? 0
	}));
	const isUsed = (bar) => bar.head + bar.base > 0;
	const first = bars.findIndex(isUsed);
	return first === -1 ? [] : bars.slice(first, bars.findLastIndex(isUsed) + 1);
}
function countsOf(pages) {
	const counts = new Array(ENDS.length + 1).fill(0);
	for (const { durationMs } of pages) {
		if (durationMs === null) continue;
		const found = ENDS.findIndex((end) => durationMs < end);
		const at = found === -1 ? ENDS.length : found;
		counts[at] = (counts[at] ?? 0) + 1;
	}
	return counts;
}
function labelOf(at) {
	const end = ENDS[at];
	if (end === void 0) return `${timeText(ENDS.at(-1) ?? 0)} and more`;
	return at === 0 ? `under ${timeText(end)}` : `${timeText(ENDS[at - 1] ?? 0)} to ${timeText(end)}`;
}
function timeText(ms) {
	return ms < 1e3 ? `${ms / 1e3} s` : span(ms);
}
// src/report/html/tile.ts
/** The state of a page; what changed goes before what it is. */
function tileOf({ change, head }) {
	if (head === null) return "not-run";
	if (change === "fixed" || change === "flaky" || change === "allowed") return change;
	return head.outcome;
}
// src/report/html/page-data.ts
const MAX_NAME = 250;
const MAX_SENTENCE = 900;
const MAX_TAGS = 40;
const MAX_TAG = 60;
/** @param redact whether everything that quotes a document or an output is left out */
function pageEntry(page, redact) {
	const { room, id, change, head } = page;
	const tags = redact ? [] : (head ?? page.base)?.tags ?? [];
	return {
		room: visibleCut(room, MAX_NAME),
		id: visibleCut(id, MAX_NAME),
		tags: tags.slice(0, MAX_TAGS).map((tag) => visibleCut(tag, MAX_TAG)),
		state: tileOf(page),
		outcome: head?.outcome ?? "not-run",
		change
	};
}
/** As {@link pageEntry}, of the view of a page. */
function pageDetail(page, reproduction, redact) {
	const command = redact ? null : reproduceCommand([page], reproduction);
	const { allowedBy } = page;
	return {
		head: page.head === null ? null : sideData(page.head, redact),
		base: page.base === null ? null : sideData(page.base, redact),
		command: command === null ? null : visible(command),
		allowed: allowedBy === null ? null : `${redact ? "" : `${visibleCut(allowedBy.reason, MAX_SENTENCE)}, `}until ${visibleCut(allowedBy.expires, MAX_NAME)}`
	};
}
function sideData(page, redact) {
	const { verdict, confirmation } = page;
	const runs = confirmation === void 0 ? [] : [["Runs", `bad in ${thousands(confirmation.bad)} of ${thousands(confirmation.runs)}`]];
	return {
		outcome: page.outcome,
		sentence: redact ? plainSentence(page) : visibleCut(verdict.sentence, MAX_SENTENCE),
		facts: [
			["Seconds", seconds(page.durationMs)],
			["Coverage", percent(verdict.coverage)],
			["Output", counted(page.outputBytes, "byte", "bytes")],
			["Exit code", page.exitCode === null ? "–" : String(page.exitCode)],
			...runs
		],
		budgets: verdict.budgets.map(({ check, unit, measured, limit, pageCount }) => ({
			check,
			unit: redact ? "" : visible(unit),
			measured: thousands(measured),
			limit: thousands(limit),
			pageCount: thousands(pageCount),
			overshoot: limit > 0 ? measured / limit : measured > 0 ? Number.MAX_SAFE_INTEGER : 0
		})),
		warnings: verdict.warnings.map(({ name, sentence }) => redact ? name : `${name}: ${visibleCut(sentence, MAX_SENTENCE)}`)
	};
}
/** A verdict that quotes nothing. */
function plainSentence(page) {
	const { cause, check, measured, limit, pageCount } = page.verdict;
	if (!isBad(page) || check === null || measured === null || limit === null) return `Cause: ${cause}.`;
	return `Cause: ${cause}; ${check} measured ${thousands(measured)}, ${thousands(limit)} allowed, the page has ${thousands(pageCount ?? 0)}.`;
}
// src/report/html/report-data.ts
const MAX_TEXT = 400;
const SHORT_SHA = 12;
const COLUMNS = [
	"Pages",
	"Ghost-free",
	"Base",
	"Change",
	"Boos",
	"Lost",
	"Coverage",
	"Median s"
];
/** The first view of the report, and what each page's view shows besides texts and picture. */
function overviewData(input) {
	const { head, base, comparison, decision, redact } = input;
	const reproduction = {
		dataset: head.dataset.source,
		command: head.parser.command
	};
	const { baseline, notices } = comparison;
	const incomparable = baseline.kind === "not-comparable" ? [`Not comparable with the base: ${baseline.reasons.join("; ")}.`] : [];
	return {
		label: cut(head.parser.label),
		conclusion: decision.conclusion,
		reason: cut(decision.reason),
		facts: factsOf(head, base, redact),
		hasBase: base !== null,
		figures: figuresOf(comparison.total),
		columns: COLUMNS,
		rooms: [...comparison.rooms.map((row) => ({
			room: cut(row.room),
			cells: cellsOf(row)
		})), {
			room: "all",
			cells: cellsOf(comparison.total)
		}],
		bars: histogram(head.pages, base?.pages ?? []),
		notes: [
			...incomparable,
			...redact ? [] : notices,
			...input.notes
		].map(cut),
		pages: comparison.pages.map((page) => pageEntry(page, redact)),
		details: comparison.pages.map((page) => pageDetail(page, reproduction, redact)),
		history: input.history
	};
}
/** Indexes of the pages in the order in which room is found for their texts and pictures. */
function byInterest(pages) {
	const interest = ({ change, head }) => {
		if (change === "new-boo" || change === "newly-lost") return 0;
		if (head !== null && isBad(head)) return 1;
		return change === "fixed" || change === "error" ? 2 : 3;
	};
	return pages.map((page, index) => ({
		index,
		rank: interest(page)
	})).toSorted((a, b) => a.rank - b.rank || a.index - b.index).map(({ index }) => index);
}
function cut(text) {
	return visibleCut(text, MAX_TEXT);
}
function factsOf(head, base, redact) {
	const sha = (commit) => cut((commit ?? "none").slice(0, 40)).slice(0, SHORT_SHA);
	const command = head.parser.command;
	return [
		["Commit", sha(head.commit)],
		...base === null ? [] : [["Base", sha(base.commit)]],
		["Dataset", cut(`${head.dataset.source} at ${head.dataset.revision.slice(0, 19)}`)],
		["Started", cut(head.startedAt)],
		...command === null || redact ? [] : [["Command", cut(command)]],
		["Rule", cut(head.dataset.ruleVersion)],
		["Boo Bench", cut(head.tool.version)]
	];
}
function figuresOf({ base, head, ghostFreeChange, coverage }) {
	const isSame = ghostFreeChange !== null && base !== null && head !== null;
	const count = (name, now, before) => ({
		name,
		value: thousands(now),
		change: isSame && now !== before ? `${now > before ? "+" : "−"}${thousands(Math.abs(now - before))}` : "",
		worse: isSame && now !== before ? now > before : null
	});
	const rate = (name, now, before) => {
		const change = isSame ? pointsChange(before, now) : "";
		const isChanged = change !== "" && change !== "0.0" && change !== "–";
		return {
			name,
			value: percent(now),
			change: isChanged ? `${change} points` : "",
			worse: isChanged ? change.startsWith("−") : null
		};
	};
	return [
		rate("Ghost-free", head?.ghostFreeRate ?? null, base?.ghostFreeRate ?? null),
		count("Boos", head?.boos ?? 0, base?.boos ?? 0),
		count("Lost", head?.lost ?? 0, base?.lost ?? 0),
		rate("Coverage", coverage?.head ?? head?.coverage ?? null, coverage?.base ?? null),
		count("Pages", head?.pages ?? 0, head?.pages ?? 0)
	];
}
function cellsOf({ base, head, ghostFreeChange }) {
	return [
		thousands(head?.pages ?? 0),
		percent(head?.ghostFreeRate ?? null),
		percent(base?.ghostFreeRate ?? null),
		ghostFreeChange === null ? "–" : pointsChange(base?.ghostFreeRate ?? null, head?.ghostFreeRate ?? null),
		thousands(head?.boos ?? 0),
		thousands(head?.lost ?? 0),
		percent(head?.coverage ?? null),
		seconds(head?.medianDurationMs ?? null)
	];
}
// src/app/report-assets.ts
const MAX_ASSET_BYTES = 1048576;
/** The report's script and style, beside the bundle or in the sources. */
async function reportAssets() {
	const [script, style] = await Promise.all([asset("report-page.js"), asset("report-page.css")]);
	return {
		script,
		scriptHash: sha256(script),
		style,
		styleHash: sha256(style)
	};
}
async function asset(name) {
	const beside = new URL(name, import.meta.url);
	const path = existsSync(beside) ? beside : new URL(`../web/${name}`, import.meta.url);
	return readText(fileURLToPath(path), MAX_ASSET_BYTES);
}
function sha256(text) {
	return createHash("sha256").update(text, "utf8").digest("base64");
}
// src/app/html-report.ts
/**
* The report as one HTML file.
*
* @returns the same text for the same results, outputs and documents
* @throws InputError when `maxBytes` is too small for the report without texts and pictures
*/
async function htmlReport(request) {
	const data = overviewData(request);
	const assets = await reportAssets();
	const album = new Album(request);
	const bare = Buffer.byteLength(htmlDocument(data, album.blocks(), assets));
	if (bare > request.maxBytes) throw new InputError("report-too-large", `the report takes ${bare} bytes without texts and pictures, max-bytes allows ${request.maxBytes}`, { hint: `Give --max-bytes ${Math.ceil(bare / 1024)}KiB or more.` });
	await album.fill(request.maxBytes - bare);
	return htmlDocument(data, album.blocks(), assets);
}
/** The texts and pictures of the pages, as many as there is room for. */
var Album = class {
	#request;
	#pages;
	#media;
	/** The media as they stand in the file. */
	#blocks;
	#room = 0;
	constructor(request) {
		this.#request = request;
		this.#pages = request.comparison.pages;
		const full = `left out: the report may have ${request.maxBytes} bytes (--max-bytes)`;
		const note = request.redact ? "left out (--redact)" : full;
		const pictureNote = request.images ? note : "left out (--no-images)";
		const empty = {
			output: null,
			outputNote: note,
			base: null,
			baseNote: note
		};
		this.#media = this.#pages.map(() => ({
			...empty,
			picture: null,
			pictureNote
		}));
		this.#blocks = this.#media.map(mediaBlock);
	}
	blocks() {
		return this.#blocks;
	}
	async fill(room) {
		if (this.#request.redact) return;
		this.#room = room;
		const order = byInterest(this.#pages);
		const first = order.filter((index) => this.#isBad(index));
		const rest = order.filter((index) => !this.#isBad(index));
		for (const group of [first, rest]) {
			for (const index of group) await this.#addTexts(index);
			if (this.#request.images) await this.#addPictures(group);
		}
	}
	#isBad(index) {
		const page = this.#pages[index];
		return [page?.head, page?.base].some((side) => side !== null && side !== void 0 && isBad(side));
	}
	#isIncluded(index) {
		const { include } = this.#request;
		return include === "all" || include === "boo" && this.#isBad(index);
	}
	/** Puts new media in where there is room for them. */
	#replace(index, change) {
		const [old, oldBlock] = [this.#media[index], this.#blocks[index]];
		if (old === void 0 || oldBlock === void 0) return false;
		const media = {
			...old,
			...change
		};
		const block = mediaBlock(media);
		const more = Buffer.byteLength(block) - Buffer.byteLength(oldBlock);
		if (more > this.#room) return false;
		this.#room -= more;
		this.#media[index] = media;
		this.#blocks[index] = block;
		return true;
	}
	async #addTexts(index) {
		if (!this.#isIncluded(index)) {
			const note = "left out (--include-outputs)";
			this.#replace(index, {
				outputNote: note,
				baseNote: note,
				pictureNote: note
			});
			return;
		}
		const { headFolder, baseFolder } = this.#request;
		const page = this.#pages[index];
		const head = await spansOf(page?.head ?? null, headFolder);
		const base = await spansOf(page?.base ?? null, baseFolder);
		const pair = head !== null && base !== null ? markDifferences({
			head,
			base
		}) : {
			head,
			base
		};
		const note = (spans) => spans === null ? "no raw output beside the results" : "";
		this.#replace(index, {
			output: pair.head,
			outputNote: note(pair.head),
			base: pair.base,
			baseNote: note(pair.base)
		});
	}
	async #addPictures(indexes) {
		const found = [];
		for (const index of indexes.filter((each) => this.#isIncluded(each))) {
			const page = this.#pages[index];
			const path = page === void 0 ? void 0 : this.#request.documents.get(pageKey(page));
			if (path !== void 0 && await kindOfPath(path) === "file") found.push({
				index,
				path
			});
			else this.#replace(index, { pictureNote: "the document is not on this machine" });
		}
		await drawPages(found.map(({ path }) => path), (at, picture) => {
			const index = found[at]?.index ?? -1;
			if (picture === null) {
				this.#replace(index, { pictureNote: "the document cannot be drawn" });
				return;
			}
			const { width, height, base64 } = picture;
			return this.#replace(index, {
				picture: {
					width,
					height,
					base64
				},
				pictureNote: ""
			}) ? void 0 : "stop";
		}, { signal: this.#request.signal });
	}
};
async function spansOf(page, folder) {
	return page === null || folder === null ? null : paintedOutput(folder, page);
}
// src/cli/html-file.ts
/** The HTML report of a run as options ask for it. */
async function htmlOf(settings, run) {
	const redact = settings.flag("redact");
	const images = !settings.flag("no-images") && !redact;
	const documents = images && run.include !== "none" ? await runDocuments(documentsSource(settings, run.head), run.head) : {
		paths: /* @__PURE__ */ new Map(),
		note: null
	};
	return htmlReport({
		...run,
		redact,
		images,
		documents: documents.paths,
		notes: documents.note === null ? [] : [documents.note],
		maxBytes: settings.bytes("max-bytes")
	});
}
/** Where the documents of a run are: `--dataset` where it is given, else what the run itself read. */
function documentsSource(settings, { dataset }) {
	const given = dataOf(settings);
	if (settings.isFlagged("dataset")) return given;
	const { source, revision } = dataset;
	return {
		...given,
		dataset: source,
		revision: revision.startsWith("sha256:") ? null : revision
	};
}
export { PICTURE_BOX as a, paintedOutput as i, htmlOf as n, drawPages as o, runDocuments as r, reproduceLines as s, documentsSource as t };
