import { b as totalsOf, d as METRICS } from "./chunk-main.js";
import { xt as decodeHTML } from "./chunk-run.js";
// src/docmetrics/html-tags.ts
/** What ends a tag's name. */
const NAME_END = /[\s/>]/g;
/** What ends an attribute's name, and an attribute's value without quotes. */
const KEY_END = /[\s/>=]/g;
const VALUE_END = /[\s>]/g;
const NO_SPACE = /[^\s/]/g;
const LETTER = /[a-z]/i;
/** Elements whose content is no markup. */
const RAW = /* @__PURE__ */ new Set(["script", "style"]);
/**
* Cuts HTML into tags and texts, as forgiving as a browser: what is no tag is text.
*
* Comments, declarations and processing instructions are left out. A tag that is never closed is text, with
* all that follows.
*
* @param source any text; nothing comes out of an empty one
* @see specification S5.1 and S5.2; O(n) for any input
*/
function* htmlPieces(source) {
	let at = 0;
	let textStart = 0;
	const lastEnd = source.lastIndexOf(">");
	while (at < source.length) {
		const open = source.indexOf("<", at);
		if (open === -1 || open > lastEnd) break;
		const found = markupAt(source, open);
		if (found === null) {
			at = open + 1;
			continue;
		}
		if (open > textStart) yield textPiece(source.slice(textStart, open));
		if (found.piece !== null) yield found.piece;
		at = found.end;
		textStart = at;
		if (found.piece?.kind === "open" && RAW.has(found.piece.name) && !found.piece.closed) {
			const close = endOfRaw(source, at, found.piece.name);
			if (close > at) yield {
				kind: "text",
				text: source.slice(at, close)
			};
			at = close;
			textStart = close;
		}
	}
	if (textStart < source.length) yield textPiece(source.slice(textStart));
}
function textPiece(text) {
	return {
		kind: "text",
		text: text.includes("&") ? decodeHTML(text) : text
	};
}
/** The markup that starts at a `<`; null when it is a plain character. */
function markupAt(source, open) {
	const next = source[open + 1] ?? "";
	if (LETTER.test(next)) return startTag(source, open);
	if (next === "/") {
		const end = source.indexOf(">", open);
		if (end === -1) return null;
		const isTag = LETTER.test(source[open + 2] ?? "");
		const nameEnd = Math.min(indexOfPattern(source, NAME_END, open + 2), end);
		const name = source.slice(open + 2, nameEnd).toLowerCase();
		return {
			piece: isTag ? {
				kind: "close",
				name
			} : null,
			end: end + 1
		};
	}
	if (source.startsWith("!--", open + 1)) {
		const end = source.indexOf("-->", open + 4);
		return {
			piece: null,
			end: end === -1 ? source.length : end + 3
		};
	}
	if (next !== "!" && next !== "?") return null;
	const end = source.indexOf(">", open);
	return end === -1 ? null : {
		piece: null,
		end: end + 1
	};
}
function startTag(source, open) {
	let at = indexOfPattern(source, NAME_END, open + 1);
	const name = source.slice(open + 1, at).toLowerCase();
	const attributes = /* @__PURE__ */ new Map();
	for (;;) {
		at = indexOfPattern(source, NO_SPACE, at);
		if (at >= source.length) return null;
		if (source[at] === ">") return {
			piece: {
				kind: "open",
				name,
				attributes,
				closed: source[at - 1] === "/"
			},
			end: at + 1
		};
		at = readAttribute(source, at, attributes);
	}
}
/** Reads one attribute into `attributes`, where the last of a name counts; returns where it ends. */
function readAttribute(source, start, attributes) {
	const keyEnd = indexOfPattern(source, KEY_END, start + 1);
	const key = source.slice(start, keyEnd).toLowerCase();
	let at = keyEnd;
	while (/\s/.test(source[at] ?? "")) at += 1;
	if (source[at] !== "=") {
		attributes.set(key, "");
		return keyEnd;
	}
	while (/[\s=]/.test(source[at] ?? "")) at += 1;
	const quote = source[at];
	const close = quote === "\"" || quote === "'" ? source.indexOf(quote, at + 1) : -1;
	const isQuoted = close !== -1;
	const from = isQuoted ? at + 1 : at;
	const to = isQuoted ? close : indexOfPattern(source, VALUE_END, at);
	const value = source.slice(from, to);
	attributes.set(key, value.includes("&") ? decodeHTML(value) : value);
	return isQuoted ? close + 1 : to;
}
/** Where the end tag of a raw element starts; the end of the source when there is none. */
function endOfRaw(source, from, name) {
	return indexOfPattern(source, name === "script" ? /<\/script/gi : /<\/style/gi, from);
}
/** Index of the first match of a global pattern; the length of the source when there is none. */
function indexOfPattern(source, pattern, from) {
	pattern.lastIndex = from;
	return pattern.exec(source)?.index ?? source.length;
}
// src/gate/metrics-lost.ts
/**
* The blocks of a page that the base read better, those that lost most first.
*
* Results keep the worst blocks of each page alone: a block that the base's list lacks was better there,
* or cut from it.
*
* @returns the head's own losses where nothing is worse than in the base, or there is no base
*/
function newLosses({ base, head }) {
	if (head === null) return [];
	const before = new Map((base?.losses ?? []).map((loss) => [keyOf(loss), loss.lost]));
	const worse = byWeight(head).filter((loss) => loss.lost > (before.get(keyOf(loss)) ?? 0));
	return worse.length > 0 ? worse : byWeight(head);
}
function byWeight({ losses }) {
	return losses.toSorted((a, b) => weightOf(b) - weightOf(a));
}
/** A long block that is half lost weighs more than a short one that is. */
function weightOf({ reference, predicted, lost }) {
	return lost * Math.max(reference.length, predicted.length);
}
function keyOf({ kind, reference }) {
	return `${kind}\n${reference}`;
}
// src/docmetrics/hunks.ts
/** Pairs of items that are looked at: 8 MB, a hundredth of a second or two. Above, all is one hunk. */
const MOST_CELLS = 4e6;
/**
* Where two lists differ, in order, around a longest common subsequence of them.
*
* @returns nothing for equal lists; O(a · b) behind what they share at both ends
*/
function hunksOf(a, b) {
	let from = 0;
	while (from < a.length && from < b.length && a[from] === b[from]) from += 1;
	let aEnd = a.length;
	let bEnd = b.length;
	while (aEnd > from && bEnd > from && a[aEnd - 1] === b[bEnd - 1]) {
		aEnd -= 1;
		bEnd -= 1;
	}
	if (aEnd === from && bEnd === from) return [];
	const whole = {
		aStart: from,
		aEnd,
		bStart: from,
		bEnd
	};
	if ((aEnd - from + 1) * (bEnd - from + 1) > MOST_CELLS) return [whole];
	return between(a, b, whole);
}
function between(a, b, whole) {
	const { aStart, aEnd, bStart, bEnd } = whole;
	const width = bEnd - bStart + 1;
	const lengths = commonLengths(a, b, whole);
	const hunks = [];
	let [i, j] = [aStart, bStart];
	let [iFrom, jFrom] = [i, j];
	const close = () => {
		if (i > iFrom || j > jFrom) hunks.push({
			aStart: iFrom,
			aEnd: i,
			bStart: jFrom,
			bEnd: j
		});
	};
	while (i < aEnd && j < bEnd) {
		const at = (i - aStart) * width + (j - bStart);
		if (a[i] === b[j]) {
			close();
			i += 1;
			j += 1;
			[iFrom, jFrom] = [i, j];
		} else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) i += 1;
		else j += 1;
	}
	[i, j] = [aEnd, bEnd];
	close();
	return hunks;
}
/** Of each pair of places the length of the longest common subsequence behind it. */
function commonLengths(a, b, { aStart, aEnd, bStart, bEnd }) {
	const width = bEnd - bStart + 1;
	const lengths = new Uint16Array((aEnd - aStart + 1) * width);
	for (let i = aEnd - 1; i >= aStart; i -= 1) for (let j = bEnd - 1; j >= bStart; j -= 1) {
		const at = (i - aStart) * width + (j - bStart);
		lengths[at] = a[i] === b[j] ? (lengths[at + width + 1] ?? 0) + 1 : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
	}
	return lengths;
}
// src/docmetrics/table-rows.ts
/**
* The texts of a table's cells, row by row, for people: spans are not laid out, tags are left out.
*
* @param source HTML, cut off or not; no rows come out of anything else
*/
function tableRows(source) {
	const rows = [];
	let cell = null;
	const endCell = () => {
		if (cell !== null) rows.at(-1)?.push(cell.replaceAll(/\s+/g, " ").trim());
		cell = null;
	};
	for (const piece of htmlPieces(source)) if (piece.kind === "text") {
		if (cell !== null) cell += piece.text;
	} else if (piece.name === "tr" || piece.name === "table") {
		endCell();
		if (piece.kind === "open" && piece.name === "tr") rows.push([]);
	} else if (piece.name === "td" || piece.name === "th") {
		endCell();
		if (piece.kind === "close") continue;
		if (rows.length === 0) rows.push([]);
		cell = "";
	}
	endCell();
	return rows;
}
// src/docmetrics/loss-difference.ts
/** Characters of what is around a difference, in whole words. */
const AROUND = 20;
/**
* What a block lost, the first of it first: cells of tables, words of texts, symbols of formulas.
*
* @param most differences that are told
* @returns one difference with an empty side for a block that is missing or made up; nothing for
*   blocks that differ in nothing that can be seen
*/
function differencesOf({ kind, reference, predicted }, most) {
	if (reference === predicted) return [];
	if (reference === "" || predicted === "") return [{
		where: null,
		wanted: reference,
		given: predicted
	}];
	if (kind === "table") {
		const wanted = tableRows(reference);
		const given = tableRows(predicted);
		if (wanted.length > 0 && given.length > 0) return cellDifferences(wanted, given, most);
	}
	return textDifferences(reference, predicted, kind === "formula" ? SYMBOLS : WORDS, most);
}
/** Han characters stand for themselves: their texts have no blanks. */
const WORDS = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+|\s+|./gsu;
const SYMBOLS = /\\[a-zA-Z]+|\\.|\s+|./gsu;
function textDifferences(reference, predicted, token, most) {
	const a = reference.match(token) ?? [];
	const b = predicted.match(token) ?? [];
	return joined(hunksOf(a, b), a).slice(0, most).map(({ aStart, aEnd, bStart, bEnd }) => ({
		where: null,
		wanted: withContext(a, aStart, aEnd),
		given: withContext(b, bStart, bEnd)
	}));
}
/** Hunks with nothing but blanks between are one. */
function joined(hunks, a) {
	const merged = [];
	for (const hunk of hunks) {
		const before = merged.at(-1);
		const gap = before === void 0 ? null : a.slice(before.aEnd, hunk.aStart).join("");
		if (before === void 0 || gap === null || gap.trim() !== "") merged.push(hunk);
		else merged[merged.length - 1] = {
			...before,
			aEnd: hunk.aEnd,
			bEnd: hunk.bEnd
		};
	}
	return merged;
}
function withContext(tokens, start, end) {
	const lengthAt = (at) => tokens[at]?.length ?? Number.POSITIVE_INFINITY;
	let from = start;
	for (let left = AROUND; lengthAt(from - 1) <= left; from -= 1) left -= lengthAt(from - 1);
	let to = end;
	for (let left = AROUND; lengthAt(to) <= left; to += 1) left -= lengthAt(to);
	const text = tokens.slice(from, to).join("").trim();
	return `${from > 0 ? "…" : ""}${text}${to < tokens.length ? "…" : ""}`;
}
function cellDifferences(wanted, given, most) {
	const keys = (rows) => rows.map((cells) => cells.join("\0"));
	const found = [];
	for (const { aStart, aEnd, bStart, bEnd } of hunksOf(keys(wanted), keys(given))) {
		const both = Math.min(aEnd - aStart, bEnd - bStart);
		for (let at = 0; at < both; at += 1) {
			const [left, right] = [wanted[aStart + at] ?? [], given[bStart + at] ?? []];
			found.push(...rowDifferences(left, right, aStart + at + 1));
			if (found.length >= most) return found.slice(0, most);
		}
		for (let at = aStart + both; at < aEnd; at += 1) found.push({
			where: `row ${at + 1}`,
			wanted: rowText(wanted[at] ?? []),
			given: ""
		});
		for (let at = bStart + both; at < bEnd; at += 1) found.push({
			where: `after row ${aEnd}`,
			wanted: "",
			given: rowText(given[at] ?? [])
		});
	}
	if (found.length > 0) return found.slice(0, most);
	return [{
		where: "spans or tags",
		wanted: "",
		given: ""
	}];
}
function rowDifferences(wanted, given, row) {
	if (wanted.length !== given.length) return [{
		where: `row ${row}, ${wanted.length} cells against ${given.length}`,
		wanted: rowText(wanted),
		given: rowText(given)
	}];
	return wanted.flatMap((cell, at) => cell === given[at] ? [] : [{
		where: `row ${row}, column ${at + 1}`,
		wanted: cell,
		given: given[at] ?? ""
	}]);
}
function rowText(cells) {
	return cells.join(" | ");
}
// src/report/metrics-rows.ts
const NONE = "–";
/** Blocks of a page that are told, and differences of each. */
const MOST_LOSSES = 3;
const MOST_DIFFERENCES = 3;
/** An edit distance, 0 to 1: three decimals, `–` for none. */
function shownEdit(edit) {
	return edit === null ? NONE : edit.toFixed(3);
}
/** A score, up to 100: two decimals, `–` for none. */
function shownScore(score) {
	return score === null ? NONE : score.toFixed(2);
}
/** A metric as tables print it. */
function shownMetric({ kind, of }, totals) {
	return kind === "edit" ? shownEdit(of(totals)) : shownScore(of(totals));
}
/**
* The difference of what is printed, so that a reader's sum comes out: `+0.012`, `−1.20`, `0.00`; `–` for
* files that cannot be compared.
*/
function shownChange(metric, { base, head }, { kind }) {
	if (kind !== "comparable") return {
		text: NONE,
		better: null
	};
	const [from, to] = [shownMetric(metric, base), shownMetric(metric, head)];
	if (from === NONE || to === NONE) return {
		text: NONE,
		better: null
	};
	const decimals = metric.kind === "edit" ? 3 : 2;
	const change = Number((Number(to) - Number(from)).toFixed(decimals));
	if (change === 0) return {
		text: 0 .toFixed(decimals),
		better: null
	};
	return {
		text: `${change > 0 ? "+" : "−"}${Math.abs(change).toFixed(decimals)}`,
		better: change > 0 === (metric.kind === "score")
	};
}
/** The metrics that a table of totals has: those that either file has. */
function shownMetrics({ base, head }) {
	return METRICS.filter(({ of }) => of(base) !== null || of(head) !== null);
}
/** The metrics of one page that changed, such as `Text ED 0.000 → 0.120`. */
function pageChanges(base, head) {
	const [before, after] = [totalsOf([base]), totalsOf([head])];
	return PAGE_METRICS.flatMap((metric) => {
		const [from, to] = [shownMetric(metric, before), shownMetric(metric, after)];
		return from === to ? [] : [`${metric.title} ${from} → ${to}`];
	});
}
const PAGE_METRICS = METRICS.filter(({ name }) => [
	"text-ed",
	"table-teds",
	"formula-cdm",
	"reading-order"
].includes(name));
/** What a page lost against its base, the heaviest block first; foreign text, as it is. */
function lostParts(pair) {
	return newLosses(pair).slice(0, MOST_LOSSES).flatMap((loss) => differencesOf(loss, MOST_DIFFERENCES).map((difference) => ({
		...difference,
		kind: loss.kind
	})));
}
/**
* A difference as a sentence without its end: ``table, row 2, column 3: `12.4` became `12.9` ``.
*
* @param quoted makes foreign text safe
*/
function partText({ kind, where, wanted, given }, quoted) {
	const place = where === null ? kind : `${kind}, ${where}`;
	if (wanted === "" && given === "") return `${place} differ`;
	if (given === "") return `${place}: ${quoted(wanted)} is missing`;
	if (wanted === "") return `${place}: ${quoted(given)} is made up`;
	return `${place}: ${quoted(wanted)} became ${quoted(given)}`;
}
export { shownEdit as a, shownScore as c, shownChange as i, htmlPieces as l, pageChanges as n, shownMetric as o, partText as r, shownMetrics as s, lostParts as t };
