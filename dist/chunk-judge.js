import { a as clean, c as tokenText, d as hashStep, f as tally, i as tokenSlice, l as tokensText, n as writtenText, o as lastAtMost, r as Worst, s as streamText, t as locate, u as HASH_SEED } from "./chunk-locate.js";
import { a as rawCharacters, f as isFill, r as measureFill } from "./chunk-published.js";
// src/text/search.ts
/** Alignments tried at most when rotations are counted; beyond it only the unit as it stands is. */
const MAX_ALIGNMENTS = 2e7;
/**
* Non-overlapping occurrences of `unit` in `data`, counted from the left; linear.
*
* @returns 0 for an empty unit
*/
function countOccurrences(data, unit) {
	if (unit.length === 0 || unit.length > data.length) return 0;
	const border = borders(unit);
	let matched = 0;
	let count = 0;
	for (let at = 0; at < data.length; at += 1) {
		while (matched > 0 && data[at] !== unit[matched]) matched = border[matched - 1] ?? 0;
		if (data[at] === unit[matched]) matched += 1;
		if (matched === unit.length) {
			count += 1;
			matched = 0;
		}
	}
	return count;
}
function borders(unit) {
	const border = new Int32Array(unit.length);
	let matched = 0;
	for (let at = 1; at < unit.length; at += 1) {
		while (matched > 0 && unit[at] !== unit[matched]) matched = border[matched - 1] ?? 0;
		if (unit[at] === unit[matched]) matched += 1;
		border[at] = matched;
	}
	return border;
}
/**
* Non-overlapping occurrences in `data` of the rotation of `unit` that occurs most.
*
* Every window that equals a rotation lies in a stretch that repeats the unit's cycle. Stretches
* are found from the places of the unit's rarest element. Two of them may share fewer elements
* than a copy has, so that copies are counted from the left for each rotation that a stretch
* holds; no place holds two, which keeps the whole linear.
*
* @param unit no repetition of something shorter
*/
function countRotations(data, unit) {
	const size = unit.length;
	if (size === 0 || size > data.length) return 0;
	const offsets = rarestElement(unit);
	const rare = unit[offsets[0] ?? 0];
	const places = [];
	for (let at = 0; at < data.length; at += 1) if (data[at] === rare) places.push(at);
	if (places.length * offsets.length > MAX_ALIGNMENTS) return countOccurrences(data, unit);
	const found = [];
	const coveredTo = /* @__PURE__ */ new Map();
	for (const place of places) for (const offset of offsets) {
		const phase = modulo(place - offset, size);
		if ((coveredTo.get(phase) ?? 0) > place) continue;
		const { start, end } = stretch(data, unit, place, offset);
		coveredTo.set(phase, end);
		if (end - start >= size) found.push({
			start,
			end,
			phase
		});
	}
	return mostCopies(found, size);
}
function modulo(value, size) {
	return (value % size + size) % size;
}
/** Copies of the rotation that has most, those that overlap the copy before left out. */
function mostCopies(stretches, size) {
	const counts = new Int32Array(size);
	const behind = new Int32Array(size);
	let most = 0;
	for (const { start, end, phase } of stretches.toSorted((a, b) => a.start - b.start)) {
		const last = Math.min(start + size - 1, end - size);
		for (let first = start; first <= last; first += 1) {
			const rotation = modulo(first - phase, size);
			const from = first < (behind[rotation] ?? 0) ? first + size : first;
			const copies = Math.floor((end - from) / size);
			if (copies <= 0) continue;
			const count = (counts[rotation] ?? 0) + copies;
			counts[rotation] = count;
			behind[rotation] = from + copies * size;
			most = Math.max(most, count);
		}
	}
	return most;
}
/** Offsets of the element of `unit` that stands in it least often. */
function rarestElement(unit) {
	const offsets = /* @__PURE__ */ new Map();
	unit.forEach((element, at) => {
		const known = offsets.get(element);
		if (known === void 0) offsets.set(element, [at]);
		else known.push(at);
	});
	let rarest = [];
	for (const list of offsets.values()) if (rarest.length === 0 || list.length < rarest.length) rarest = list;
	return rarest;
}
/** The longest stretch around `place` that repeats the unit's cycle with `offset` at `place`. */
function stretch(data, unit, place, offset) {
	const size = unit.length;
	let start = place;
	let at = offset;
	while (start > 0) {
		at = at === 0 ? size - 1 : at - 1;
		if (data[start - 1] !== unit[at]) break;
		start -= 1;
	}
	let end = place + 1;
	at = offset;
	while (end < data.length) {
		at = at + 1 === size ? 0 : at + 1;
		if (data[end] !== unit[at]) break;
		end += 1;
	}
	return {
		start,
		end
	};
}
// src/rule/words.ts
const PUNCTUATION = /\p{P}/u;
const DIGIT$1 = /\p{Nd}/u;
const VALUE_SIGNS = /* @__PURE__ */ new Set(".,%+-−/:()€£");
const known = /* @__PURE__ */ new Map();
function isPunctuation(char) {
	let answer = known.get(char);
	if (answer === void 0) {
		answer = PUNCTUATION.test(char);
		if (known.size < 4096) known.set(char, answer);
	}
	return answer;
}
/** True when every code point of `text` is a fill character; false for the empty text. */
function isAllFill(text) {
	if (text === "") return false;
	for (const char of text) if (!isFill(char.codePointAt(0) ?? 0)) return false;
	return true;
}
/**
* A token without leading and trailing punctuation; null when it is no word: only fill, or nothing
* but punctuation (rule, section 3, "Words").
*/
function wordOf(token) {
	let start = 0;
	let end = token.length;
	while (start < end) {
		const char = String.fromCodePoint(token.codePointAt(start) ?? 0);
		if (!isPunctuation(char)) break;
		start += char.length;
	}
	while (end > start) {
		const width = isLowSurrogate(token.charCodeAt(end - 1)) ? 2 : 1;
		if (!isPunctuation(token.slice(end - width, end))) break;
		end -= width;
	}
	if (start >= end) return null;
	const word = token.slice(start, end);
	return isAllFill(word) ? null : word;
}
function isLowSurrogate(unit) {
	return unit >= 56320 && unit <= 57343;
}
/** Characters of a stream's slice [start, end) once punctuation is taken off both ends. */
function wordLength(stream, start, end) {
	let first = start;
	let last = end;
	while (first < last && isPunctuation(String.fromCodePoint(stream[first] ?? 0))) first += 1;
	while (last > first && isPunctuation(String.fromCodePoint(stream[last - 1] ?? 0))) last -= 1;
	return last - first;
}
/** True for digits and the signs that stand with numbers, at least one digit (after folding). */
function isValue(text) {
	let digits = false;
	for (const char of text) if (DIGIT$1.test(char)) digits = true;
	else if (!VALUE_SIGNS.has(char)) return false;
	return digits;
}
// src/rule/page.ts
/** A page never holds less than the characters of so many full lines (rule, section 1). */
const MIN_AREA_LINES = 40;
/** A page's reference, cleaned, with everything that budgets ask of it. */
var Page = class {
	rule;
	clean;
	fill;
	/** Page lines `P`. */
	lines;
	/** More characters than the page can hold. */
	area;
	#lineCounts;
	#counts = /* @__PURE__ */ new Map();
	#stream;
	#words;
	constructor(rule) {
		this.rule = rule;
		this.clean = clean(rule.referenceText);
		const seen = measureFill(rule.referenceText);
		const stated = rule.pageFillRuns;
		this.fill = {
			...seen,
			longest: stated.reduce((most, run) => Math.max(most, run), seen.longest),
			total: Math.max(stated.reduce((sum, run) => sum + run, 0), seen.total)
		};
		this.lines = rule.pageLines ?? seen.lines;
		this.area = rule.lineWidth * Math.max(this.lines, MIN_AREA_LINES);
		this.#lineCounts = tally(this.clean.lineId, this.clean.lines.size);
	}
	get isBlank() {
		return this.clean.stream.length === 0;
	}
	/** The page's words with how often each stands there as a whole token. */
	get words() {
		this.#words ??= countWords(this.clean);
		return this.#words;
	}
	/** As a whole token; where that is 0, as a part of the stream: text layers glue words together. */
	wordCount(word) {
		return this.words.get(word) ?? this.substringCount(word);
	}
	/** Non-overlapping occurrences in the page's stream. */
	substringCount(text) {
		if (text.length > 2 * this.clean.stream.length) return 0;
		let count = this.#counts.get(text);
		if (count === void 0) {
			count = countSubstring(this.#streamText(), text);
			this.#counts.set(text, count);
		}
		return count;
	}
	/** Occurrences of a unit of the stream, the most of any rotation. */
	unitCount(unit) {
		return countRotations(this.clean.stream, unit);
	}
	/**
	* How often the page has a line of an output (rule, "Lines in exact mode"): as a whole line;
	* where that is 0, or for a line of one token, as tokens in sequence.
	*
	* @param ids the line's tokens by the page's numbers; null when the page lacks one of them
	*/
	lineCount(ids) {
		if (ids === null) return 0;
		let hash = HASH_SEED;
		for (const id of ids) hash = hashStep(hash, id);
		const line = this.clean.lines.find(ids, 0, ids.length, hash);
		const own = line < 0 ? 0 : this.#lineCounts[line] ?? 0;
		if (own > 0 && ids.length > 1) return own;
		return Math.max(own, countOccurrences(this.clean.tokenId, ids));
	}
	/** How often a cycle of tokens stands in the token stream, the most of any rotation. */
	phraseCount(ids) {
		return ids === null ? 0 : countRotations(this.clean.tokenId, ids);
	}
	#streamText() {
		this.#stream ??= streamText(this.clean.stream, 0, this.clean.stream.length);
		return this.#stream;
	}
};
/**
* Whole tokens, trimmed, that are words, with how often each is there.
*
* @param wanted when given, only these are counted; the rest of a text may be anything in size
*/
function countWords(text, wanted) {
	const counts = tally(text.tokenId, text.tokens.size);
	const longest = wanted === void 0 ? 1e400 : longestOf(wanted.keys());
	const words = /* @__PURE__ */ new Map();
	for (let id = 0; id < counts.length; id += 1) {
		const start = text.tokens.startOf(id);
		const end = start + text.tokens.lengthOf(id);
		if (end - start > longest && wordLength(text.stream, start, end) > longest) continue;
		const word = wordOf(streamText(text.stream, start, end));
		if (word === null || wanted !== void 0 && !wanted.has(word)) continue;
		words.set(word, (words.get(word) ?? 0) + (counts[id] ?? 0));
	}
	return words;
}
function longestOf(words) {
	let longest = 0;
	for (const word of words) longest = Math.max(longest, word.length);
	return longest;
}
function countSubstring(text, part) {
	let count = 0;
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count += 1;
	return count;
}
/** Names an output's tokens by the page's numbers, each token once. */
var Translation = class {
	#page;
	#output;
	#known;
	constructor(page, output) {
		this.#page = page;
		this.#output = output;
		this.#known = new Int32Array(output.tokens.size).fill(-2);
	}
	/** Page numbers of the output's tokens [from, to); null when the page lacks one of them. */
	tokens(from, to) {
		const ids = new Int32Array(to - from);
		for (let token = from; token < to; token += 1) {
			const id = this.#translate(this.#output.tokenId[token] ?? 0);
			if (id < 0) return null;
			ids[token - from] = id;
		}
		return ids;
	}
	#translate(id) {
		const known = this.#known[id] ?? -2;
		if (known > -2) return known;
		const { stream, tokens } = this.#output;
		const start = tokens.startOf(id);
		const length = tokens.lengthOf(id);
		let hash = HASH_SEED;
		for (let at = start; at < start + length; at += 1) hash = hashStep(hash, stream[at] ?? 0);
		const found = this.#page.tokens.find(stream, start, length, hash);
		this.#known[id] = found;
		return found;
	}
};
// src/rule/coverage.ts
/**
* Share of the page's words that the output has, both as multisets (rule, "Coverage").
*
* @returns 0–1; null in mode `none` and for a page without words
*/
function coverageOf({ page, output }) {
	if (page.rule.mode === "none" || page.words.size === 0) return null;
	const given = countWords(output, page.words);
	let all = 0;
	let found = 0;
	for (const [word, count] of page.words) {
		all += count;
		found += Math.min(count, given.get(word) ?? 0);
	}
	return found / all;
}
// src/rule/empty.ts
/** `empty`: no character left after cleaning; right only where an exact page is empty itself. */
function emptyBudget({ page, output }) {
	if (output.stream.length > 0 || page.rule.mode === "exact" && page.isBlank) return null;
	return {
		check: "empty",
		counts: "characters",
		measured: 0,
		limit: 1,
		pageCount: page.clean.stream.length,
		ground: { kind: "fixed" },
		unit: null,
		places: []
	};
}
// src/rule/fill-budget.ts
/**
* `fill_run` and `fill_total`: leader dots, rules and blanks of the output against the page's.
*
* Runs are stretches of the stream, so lines written one after another are one run. In mode `none`
* fill is a unit like any other and these two do not apply.
*/
function fillBudgets({ page, output }) {
	if (page.rule.mode === "none") return [];
	const { longest, first, total } = outputFill(output.stream);
	if (longest === null || first === null) return [];
	const { factor, fillSlack, lineWidth } = page.rule;
	const byPage = factor * page.fill.longest + fillSlack;
	const byBlock = factor * page.fill.leaderBlock + fillSlack;
	const bySize = page.lines > 0 ? lineWidth : 0;
	const runLimit = Math.max(byPage, bySize, byBlock);
	const totalByPage = factor * page.fill.total + fillSlack;
	const totalBySize = lineWidth * page.lines;
	const common = {
		counts: "fill",
		unit: null
	};
	return [{
		...common,
		check: "fill_run",
		measured: longest.end - longest.start,
		limit: runLimit,
		pageCount: byBlock === runLimit ? page.fill.leaderBlock : page.fill.longest,
		ground: byPage === runLimit || byBlock === runLimit ? { kind: "counted" } : { kind: "fixed" },
		places: [longest]
	}, {
		...common,
		check: "fill_total",
		measured: total,
		limit: Math.max(totalByPage, totalBySize),
		pageCount: page.fill.total,
		ground: totalByPage >= totalBySize ? { kind: "counted" } : {
			kind: "page-size",
			lines: page.lines
		},
		places: first === longest ? [longest] : [first, longest]
	}];
}
function outputFill(stream) {
	let longest = null;
	let first = null;
	let total = 0;
	for (let at = 0; at < stream.length;) {
		if (!isFill(stream[at] ?? 0)) {
			at += 1;
			continue;
		}
		const start = at;
		while (at < stream.length && isFill(stream[at] ?? 0)) at += 1;
		if (at - start < 3) continue;
		const run = {
			start,
			end: at
		};
		total += at - start;
		first ??= run;
		if (longest === null || at - start > longest.end - longest.start) longest = run;
	}
	return {
		longest,
		first,
		total
	};
}
// src/rule/allowance.ts
/**
* The allowance of a line or phrase by its words (mode `text-layer`): 2 × the count of the rarest
* word + 40; values that the page lacks are left out, and hold the line to the page's area when
* there is nothing else.
*
* @returns null when there is no word: such a line has no budget
*/
function wordAllowance(subject, [from, to]) {
	const { page, output } = subject;
	let rarest = null;
	let values = 0;
	let length = to - from - 1;
	for (let token = from; token < to; token += 1) {
		const text = tokenText(output, token);
		length += (output.tokenStart[token + 1] ?? 0) - (output.tokenStart[token] ?? 0);
		if (rarest?.count === 0) continue;
		const word = wordOf(text);
		if (word === null) continue;
		const whole = page.wordCount(word);
		const count = to - from === 1 ? Math.max(whole, page.substringCount(word)) : whole;
		if (count === 0 && isValue(word)) values += 1;
		else if (rarest === null || count < rarest.count) rarest = {
			token,
			count
		};
	}
	if (rarest === null && values === 0) return null;
	if (rarest === null) return {
		limit: Math.max(1, Math.floor(page.area / length)),
		pageCount: 0,
		ground: { kind: "area" }
	};
	const { factor, lineSlack } = page.rule;
	return {
		limit: factor * rarest.count + lineSlack,
		pageCount: rarest.count,
		ground: {
			kind: "rarest-word",
			token: tokenSlice(output, rarest.token, rarest.token + 1)
		}
	};
}
/** 2 × the page's count + 40, or 20 for what the page lacks (mode `exact`). */
function countedAllowance({ page }, pageCount) {
	const { factor, lineSlack, absentSlack } = page.rule;
	if (pageCount === 0) return {
		limit: absentSlack,
		pageCount,
		ground: { kind: "absent" }
	};
	return {
		limit: factor * pageCount + lineSlack,
		pageCount,
		ground: { kind: "counted" }
	};
}
/** The allowance of a part of a token that repeats without white space between its copies. */
function gluedAllowance(subject, unit) {
	const { page, output } = subject;
	const text = streamText(output.stream, unit.start, unit.end);
	if (page.rule.mode !== "none" && isAllFill(text)) return null;
	if (page.rule.mode === "none") return countedAllowance(subject, 0);
	const count = page.unitCount(output.stream.subarray(unit.start, unit.end));
	if (page.rule.mode === "exact") return countedAllowance(subject, count);
	if (count === 0 && isValue(text)) return {
		limit: Math.max(1, Math.floor(page.area / (unit.end - unit.start))),
		pageCount: 0,
		ground: { kind: "area" }
	};
	const { factor, lineSlack } = page.rule;
	return {
		limit: factor * count + lineSlack,
		pageCount: count,
		ground: { kind: "counted" }
	};
}
/** True when tokens [from, to) hold a word; all do in mode `none`, where fill has no exemption. */
function hasWord({ page, output }, [from, to]) {
	if (page.rule.mode === "none") return true;
	for (let token = from; token < to; token += 1) if (wordOf(tokenText(output, token)) !== null) return true;
	return false;
}
/** The smallest limit that tokens of so many characters, spaces included, can have. */
function leastLimit({ page }, characters) {
	const { absentSlack, lineSlack } = page.rule;
	if (page.rule.mode !== "text-layer") return Math.min(absentSlack, lineSlack);
	return Math.min(lineSlack, Math.max(1, Math.floor(page.area / Math.max(1, characters))));
}
// src/rule/line.ts
/** `line`: copies of one cleaned line or table row, wherever they stand. */
function lineBudget(subject) {
	const { output } = subject;
	const counts = tally(output.lineId, output.lines.size);
	let best = null;
	let ratio = 0;
	for (const id of mostCopiesFirst(counts)) {
		const copies = counts[id] ?? 0;
		const from = output.lines.startOf(id);
		const to = from + output.lines.lengthOf(id);
		if (copies / leastLimit(subject, (output.tokenStart[to] ?? 0) - (output.tokenStart[from] ?? 0) + to - from - 1) <= ratio) continue;
		const allowance = lineAllowance(subject, from, to);
		if (allowance === null || copies / allowance.limit <= ratio) continue;
		best = {
			id,
			copies,
			allowance
		};
		ratio = copies / allowance.limit;
	}
	if (best === null) return null;
	const copies = copiesOf$1(subject, best.id);
	return {
		check: "line",
		counts: "copies",
		measured: best.copies,
		...best.allowance,
		unit: copies[0] ?? null,
		places: copies
	};
}
/** Numbers of the lines that stand there twice or more. */
function mostCopiesFirst(counts) {
	const ids = [];
	counts.forEach((count, id) => {
		if (count > 1) ids.push(id);
	});
	return ids.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
}
function lineAllowance(subject, from, to) {
	const { page, translation } = subject;
	if (!hasWord(subject, [from, to])) return null;
	switch (page.rule.mode) {
		case "none": return countedAllowance(subject, 0);
		case "exact": return countedAllowance(subject, page.lineCount(translation.tokens(from, to)));
		case "text-layer": return wordAllowance(subject, [from, to]);
	}
}
/** The first, second and last copies. */
function copiesOf$1({ output }, id) {
	const first = output.lineId.indexOf(id);
	const second = output.lineId.indexOf(id, first + 1);
	const last = output.lineId.lastIndexOf(id);
	return [.../* @__PURE__ */ new Set([
		first,
		second,
		last
	])].filter((line) => line >= 0).map((line) => tokenSlice(output, output.lineToken[line] ?? 0, output.lineToken[line + 1] ?? 0));
}
// src/rule/markup.ts
/** Characters that cleaning may remove in one stretch on the shortest page. */
const MIN_REMOVED = 5e3;
/** Empty cells side by side in one row. */
const MAX_EMPTY_CELLS = 250;
/**
* `markup`: what cleaning takes away can loop too: empty cells, tags, separators, fences, blanks.
*
* @returns the worse of the longest stretch removed and the most empty cells side by side
*/
function markupBudget({ page, output }) {
	const { removed, emptyCells } = output;
	const bySize = page.rule.lineWidth * page.lines;
	const common = {
		check: "markup",
		pageCount: 0,
		unit: null,
		places: []
	};
	const stretch = {
		...common,
		counts: "removed",
		measured: removed.count,
		limit: Math.max(MIN_REMOVED, bySize),
		ground: bySize > MIN_REMOVED ? {
			kind: "page-size",
			lines: page.lines
		} : { kind: "fixed" },
		rawPlace: removed
	};
	const cells = {
		...common,
		counts: "empty-cells",
		measured: emptyCells.count,
		limit: MAX_EMPTY_CELLS,
		ground: { kind: "fixed" },
		rawPlace: emptyCells
	};
	const worse = cells.measured / cells.limit > stretch.measured / stretch.limit ? cells : stretch;
	return worse.measured > 0 ? worse : null;
}
/** From so many copies on, coarse scales find every run. */
const COARSE_COPIES = 16;
const COARSE_RATIO = 2;
const FINE_RATIO = 1.2;
/** Extends a stretch known to have `period` to both sides as far as it goes within [from, to). */
function extend(data, from, to, known) {
	const { period } = known;
	let { start, end } = known;
	while (end < to && data[end] === data[end - period]) end += 1;
	while (start > from && data[start - 1] === data[start - 1 + period]) start -= 1;
	return {
		start,
		end,
		period
	};
}
/** Smallest period of data[at … at + length) that is at most `most`, 0 when there is none. */
function smallestPeriod(data, at, length, most, border) {
	border[0] = 0;
	let matched = 0;
	for (let index = 1; index < length; index += 1) {
		while (matched > 0 && data[at + index] !== data[at + matched]) matched = border[matched - 1] ?? 0;
		if (data[at + index] === data[at + matched]) matched += 1;
		border[index] = matched;
		if (index + 1 - matched > most) return 0;
	}
	const period = length - matched;
	return period <= most ? period : 0;
}
/**
* Finds the periodic runs that hold enough copies, each under its smallest period; runs of fewer
* copies may be found too.
*
* For each scale w a run with a period in (w', w], w' being the scale before, is so long that it
* covers a whole window of 2w elements at one of the anchors that stand c·(w' + 1) − 2w + 1 apart;
* the window's smallest period names it and the run is then followed to both ends. Anchors inside
* a run already found are skipped: two runs of different periods never share so much. With 16
* copies the work at one scale is a third of the length, so the whole is linear but for a small
* logarithm.
*/
function findPeriodicRuns(data, query) {
	const { from, to, leastPeriod, mostPeriod } = query;
	const copies = Math.min(COARSE_COPIES, Math.max(3, query.copies));
	const longest = Math.min(mostPeriod, Math.floor((to - from) / copies));
	if (longest < leastPeriod) return [];
	const ratio = copies >= COARSE_COPIES ? COARSE_RATIO : FINE_RATIO;
	const scratch = new Int32Array(Math.ceil(2 * ratio * longest) + 2);
	let runs = [];
	let before = 0;
	for (let width = 1; before < longest;) {
		if (width >= leastPeriod) {
			const stride = copies * (before + 1) - 2 * width + 1;
			const found = scanScale(data, query, {
				width,
				stride,
				scratch,
				known: runs
			});
			if (found.length > 0) runs = [...runs, ...found].toSorted((a, b) => a.start - b.start);
		}
		before = width;
		width = Math.max(width + 1, Math.floor(width * ratio));
	}
	return runs.filter((run) => run.period >= leastPeriod && run.period <= longest);
}
function scanScale(data, { from, to }, scale) {
	const { width, stride, known } = scale;
	const found = [];
	const window = 2 * width;
	let next = 0;
	let coveredTo = 0;
	for (let at = from; at + window <= to; at += stride) {
		for (let run = known[next]; run !== void 0 && run.start <= at; run = known[next]) {
			coveredTo = Math.max(coveredTo, run.end);
			next += 1;
		}
		if (at + window <= coveredTo) {
			at = Math.max(at, coveredTo - window - stride);
			continue;
		}
		const period = smallestPeriod(data, at, window, width, scale.scratch);
		if (period === 0) continue;
		const run = extend(data, from, to, {
			start: at,
			end: at + window,
			period
		});
		found.push(run);
		coveredTo = Math.max(coveredTo, run.end);
	}
	return found;
}
/**
* `unit_run`: a unit of 1–8 characters back to back in the stream, or a longer token back to back.
*
* In mode `text-layer` a run ends where a table row differs from the row before it. Units of fill
* alone are left to `fill_*`, but for mode `none`.
*/
function unitRunBudget(subject) {
	const { output, page } = subject;
	const worst = new Worst();
	const { stream, tokenId } = output;
	const copies = Math.floor(page.rule.unitSlack) + 1;
	const units = {
		from: 0,
		to: stream.length,
		leastPeriod: 1,
		mostPeriod: 8,
		copies
	};
	for (const run of findPeriodicRuns(stream, units)) offerUnit(subject, worst, run);
	for (let start = 0, end = 1; start < tokenId.length; start = end, end += 1) {
		while (end < tokenId.length && tokenId[end] === tokenId[start]) end += 1;
		if (end - start < 3) continue;
		const token = tokenSlice(output, start, start + 1);
		if (token.end - token.start <= 8 || hasShortPeriod(stream, token)) continue;
		offerUnit(subject, worst, {
			...tokenSlice(output, start, end),
			period: token.end - token.start
		});
	}
	return worst.measure;
}
function offerUnit(subject, worst, run) {
	const { page, output } = subject;
	const { period } = run;
	const piece = longestPiece(subject, run);
	const copies = Math.floor((piece.end - piece.start) / period);
	const { mode, factor, unitSlack } = page.rule;
	const area = Math.max(1, Math.floor(page.area / period));
	if (copies < 3 || copies / Math.min(unitSlack, area) <= worst.ratio) return;
	const unit = streamText(output.stream, piece.start, piece.start + period);
	if (mode !== "none" && isAllFill(unit)) return;
	const pageCount = period > 8 ? page.substringCount(unit) : page.unitCount(output.stream.subarray(piece.start, piece.start + period));
	const byArea = mode === "text-layer" && pageCount === 0 && isValue(unit);
	let ground = pageCount === 0 ? { kind: "absent" } : { kind: "counted" };
	if (byArea) ground = { kind: "area" };
	worst.offer({
		check: "unit_run",
		counts: "copies",
		measured: copies,
		limit: byArea ? area : factor * pageCount + unitSlack,
		pageCount,
		ground,
		unit: {
			start: piece.start,
			end: piece.start + period
		},
		places: [{
			start: piece.start,
			end: piece.start + copies * period
		}]
	});
}
/** The longest part of a run between two breaks of rows; the whole run but in `text-layer`. */
function longestPiece({ page, output }, run) {
	const { rowBreaks } = output;
	if (page.rule.mode !== "text-layer" || rowBreaks.length === 0) return run;
	let best = {
		start: run.start,
		end: run.start
	};
	let start = run.start;
	for (let next = lastAtMost(rowBreaks, run.start) + 1; start < run.end; next += 1) {
		const end = Math.min(run.end, rowBreaks[next] ?? run.end);
		if (end - start > best.end - best.start) best = {
			start,
			end
		};
		start = end;
	}
	return best;
}
/** True when a token of more than `MAX_UNIT` characters is copies of a unit of at most so many. */
function hasShortPeriod(stream, token) {
	const length = token.end - token.start;
	for (let period = 1; period <= 8; period += 1) {
		if (length % period !== 0) continue;
		let at = token.start + period;
		while (at < token.end && stream[at] === stream[at - period]) at += 1;
		if (at === token.end) return true;
	}
	return false;
}
// src/rule/phrase.ts
/**
* `phrase`: copies, back to back, of a sequence of two or more tokens that is longer than eight
* characters; it counts from three copies on.
*
* A sequence longer than eight characters that repeats *inside* one token counts too: Chinese,
* Japanese and Thai sentences have no spaces, and no other budget would see their loops.
*/
function phraseBudget(subject) {
	const worst = new Worst();
	const { tokenId } = subject.output;
	const all = {
		from: 0,
		to: tokenId.length
	};
	for (const run of phraseRuns(subject, all, sureCopies(subject))) offerPhrase(subject, worst, run);
	if (subject.page.rule.mode === "text-layer") for (const stretch of valueStretches(subject)) for (const run of phraseRuns(subject, stretch, 3)) offerPhrase(subject, worst, run);
	phrasesInsideTokens(subject, worst);
	return worst.measure;
}
/** Fewer copies than this break no budget that is counted. */
function sureCopies({ page }) {
	const { mode, absentSlack, lineSlack } = page.rule;
	return Math.floor(mode === "text-layer" ? lineSlack : Math.min(absentSlack, lineSlack)) + 1;
}
function phraseRuns({ output }, range, copies) {
	const query = {
		...range,
		leastPeriod: 2,
		mostPeriod: range.to - range.from,
		copies
	};
	return findPeriodicRuns(output.tokenId, query);
}
/**
* Stretches of nothing but values that hold more than the page's area: a long block of absent
* values breaks its budget in fewer copies than anything that is counted.
*/
function* valueStretches({ output, page }) {
	const { tokenId, tokens, stream, tokenStart } = output;
	const kinds = new Int8Array(tokens.size);
	const isWordy = (id) => {
		if (kinds[id] === 0) {
			const start = tokens.startOf(id);
			const word = wordOf(streamText(stream, start, start + tokens.lengthOf(id)));
			kinds[id] = word === null || isValue(word) ? 1 : 2;
		}
		return kinds[id] === 2;
	};
	for (let from = 0, to = 0; from < tokenId.length; from = to + 1) {
		to = from;
		while (to < tokenId.length && !isWordy(tokenId[to] ?? 0)) to += 1;
		if ((tokenStart[to] ?? 0) - (tokenStart[from] ?? 0) > page.area / 2) yield {
			from,
			to
		};
	}
}
function offerPhrase(subject, worst, run) {
	const { output } = subject;
	const unit = tokenSlice(output, run.start, run.start + run.period);
	const characters = unit.end - unit.start;
	const copies = Math.floor((run.end - run.start) / run.period);
	if (characters <= 8 || copies < 3) return;
	if (copies / leastLimit(subject, characters + run.period - 1) <= worst.ratio) return;
	const allowance = phraseAllowance(subject, run.start, run.start + run.period);
	const span = tokenSlice(output, run.start, run.start + copies * run.period);
	if (allowance !== null) offer(worst, copies, allowance, unit, span);
}
function phraseAllowance(subject, from, to) {
	const { page, translation } = subject;
	if (!hasWord(subject, [from, to])) return null;
	switch (page.rule.mode) {
		case "none": return countedAllowance(subject, 0);
		case "exact": return countedAllowance(subject, page.phraseCount(translation.tokens(from, to)));
		case "text-layer": return wordAllowance(subject, [from, to]);
	}
}
function phrasesInsideTokens(subject, worst) {
	const { output, page } = subject;
	const shortest = 27;
	for (let id = 0; id < output.tokens.size; id += 1) {
		const length = output.tokens.lengthOf(id);
		if (length < shortest) continue;
		const from = output.tokens.startOf(id);
		const copies = page.rule.mode === "text-layer" && length > page.area ? 3 : sureCopies(subject);
		const range = {
			from,
			to: from + length,
			leastPeriod: 9,
			mostPeriod: length,
			copies
		};
		for (const run of findPeriodicRuns(output.stream, range)) offerGlued(subject, worst, run);
	}
}
function offerGlued(subject, worst, run) {
	const copies = Math.floor((run.end - run.start) / run.period);
	if (copies < 3 || copies / leastLimit(subject, run.period) <= worst.ratio) return;
	const unit = {
		start: run.start,
		end: run.start + run.period
	};
	const allowance = gluedAllowance(subject, unit);
	const span = {
		start: run.start,
		end: run.start + copies * run.period
	};
	if (allowance !== null) offer(worst, copies, allowance, unit, span);
}
function offer(worst, copies, allowance, unit, span) {
	worst.offer({
		check: "phrase",
		counts: "copies",
		measured: copies,
		...allowance,
		unit,
		places: [span]
	});
}
// src/rule/sentence.ts
/** Whole numbers with thousands separators, others with one decimal. */
function number(value) {
	return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
}
function times(count) {
	return count === 1 ? "once" : `${number(count)} times`;
}
function counted(count, noun) {
	return `${number(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function are(count) {
	return count === 1 ? "is" : "are";
}
/** A code span that the unit cannot close; a line of its own never begins in it. */
function code(unit) {
	const longest = Math.max(0, ...[...unit.matchAll(/`+/g)].map((run) => run[0].length));
	const fence = "`".repeat(longest + 1);
	const pad = unit.startsWith("`") || unit.endsWith("`") ? " " : "";
	return `${fence}${pad}${unit}${pad}${fence}`;
}
/**
* One sentence that explains a measure: what repeats, how often, how often the page has it, and
* how many are allowed for it.
*
* @param unit the unit or line as shown
* @param rarestWord the line's rarest word as shown; empty where the limit does not rest on it
*/
function sentenceOf(measure, unit, rarestWord) {
	return `${measuredPart(measure, unit)}; ${allowedPart(measure, rarestWord)}.`;
}
function measuredPart(measure, unit) {
	const { measured } = measure;
	switch (measure.check) {
		case "unit_run":
		case "phrase": return `${code(unit)} ${times(measured)} in a row`;
		case "line": return `${code(unit)} on ${number(measured)} lines`;
		case "table": return `the table that starts ${code(unit)} ${times(measured)}`;
		case "fill_run": return `a run of ${number(measured)} fill characters (${code(unit)})`;
		case "fill_total": return `${number(measured)} fill characters in all`;
		case "markup": return measure.counts === "empty-cells" ? `${counted(measured, "empty cell")} side by side in one row` : `${counted(measured, "character")} of markup and white space in one stretch (${code(unit)})`;
		case "empty": return "an empty answer";
	}
}
function allowedPart(measure, rarestWord) {
	const { limit, pageCount, ground, check } = measure;
	const allowed = `${number(limit)} ${are(limit)} allowed`;
	if (check === "empty") return pageCount === 0 ? "the page has no text to compare it with, yet an answer is asked for" : `the page has ${counted(pageCount, "character")}`;
	switch (ground.kind) {
		case "fixed": return check === "table" ? `the page does not have it more than once, so ${allowed}` : `${allowed} on any page`;
		case "page-size": return `the page has ${counted(ground.lines, "line")}, so ${allowed}`;
		case "area": return `the page's text layer lacks it, so no more than the page can hold, ${number(limit)}, ${are(limit)} allowed`;
		case "absent": return `the page does not have it, so ${allowed}`;
		case "rarest-word": return `the page has its rarest word, ${code(rarestWord)}, ${pageCount === 0 ? "nowhere" : times(pageCount)}, so ${allowed}`;
		case "counted": return countedPart(measure, allowed);
	}
}
function countedPart({ check, pageCount }, allowed) {
	if (check === "fill_run") return `the page's longest has ${number(pageCount)}, so ${allowed}`;
	if (check === "fill_total") return `the page has ${number(pageCount)}, so ${allowed}`;
	return `the page has it ${times(pageCount)}, so ${allowed}`;
}
// src/rule/shown.ts
/** Longest unit or line that a verdict shows, in characters. */
const MAX_SHOWN = 80;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
/** Joiners hold emoji and Indic syllables together and show nothing by themselves. */
const JOINERS = /* @__PURE__ */ new Set(["‌", "‍"]);
const NAMES = /* @__PURE__ */ new Map([["\n", "⏎"], ["	", "⇥"]]);
/**
* A unit or line for people: cut to 80 characters, control and direction characters made visible.
*
* @param text a slice of the raw output; may be cut anywhere
*/
function shown(text) {
	const chars = Array.from(text.slice(0, 320));
	const cut = chars.length > MAX_SHOWN || text.length > 320;
	return (cut ? chars.slice(0, 79) : chars).map(visible).join("") + (cut ? "…" : "");
}
function visible(char) {
	if (!INVISIBLE.test(char) || JOINERS.has(char)) return char;
	const named = NAMES.get(char);
	if (named !== void 0) return named;
	return `\\u{${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}}`;
}
// src/rule/table.ts
/** `table`: copies of a whole table of two or more rows that are not all empty. */
function tableBudget(subject) {
	const { output, page } = subject;
	const { tables } = output;
	const counts = tally(tables.id, tables.kinds.size);
	let best = null;
	let ratio = 0;
	const kinds = [...counts.keys()].toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
	for (const kind of kinds) {
		const copies = counts[kind] ?? 0;
		if (copies < 2 || copies / page.rule.factor <= ratio) break;
		const pageCount = tableCount(subject, kind);
		if (pageCount === null) continue;
		const limit = page.rule.factor * Math.max(1, pageCount);
		if (copies / limit <= ratio) continue;
		best = {
			kind,
			copies,
			limit,
			pageCount
		};
		ratio = copies / limit;
	}
	if (best === null) return null;
	const places = copiesOf(subject, best.kind);
	const ground = best.pageCount === 0 ? { kind: "fixed" } : { kind: "counted" };
	return {
		check: "table",
		counts: "copies",
		measured: best.copies,
		limit: best.limit,
		pageCount: best.pageCount,
		ground,
		unit: places[0] ?? null,
		places
	};
}
/** How often the page can have the table; null when nothing in it can be counted. */
function tableCount(subject, kind) {
	switch (subject.page.rule.mode) {
		case "none": return 0;
		case "exact": return countByRows(subject, kind);
		case "text-layer": return countByWords(subject, kind);
	}
}
/** Numbers of the table's rows that are not empty, with how often each stands in the table. */
function rowsOf({ output }, kind) {
	const { kinds, rowId, rows } = output.tables;
	const start = kinds.startOf(kind);
	const counts = /* @__PURE__ */ new Map();
	for (let at = start; at < start + kinds.lengthOf(kind); at += 1) {
		const row = rowId[at] ?? 0;
		if (rows.lengthOf(row) > 0) counts.set(row, (counts.get(row) ?? 0) + 1);
	}
	return counts;
}
function countByRows(subject, kind) {
	const { rows } = subject.output.tables;
	let least = 1e400;
	for (const [row, times] of rowsOf(subject, kind)) {
		const from = rows.startOf(row);
		const ids = subject.translation.tokens(from, from + rows.lengthOf(row));
		least = Math.min(least, Math.floor(subject.page.lineCount(ids) / times));
		if (least === 0) break;
	}
	return least;
}
function countByWords(subject, kind) {
	const { output, page } = subject;
	const { rows } = output.tables;
	const words = /* @__PURE__ */ new Map();
	for (const [row, times] of rowsOf(subject, kind)) {
		const from = rows.startOf(row);
		for (let token = from; token < from + rows.lengthOf(row); token += 1) {
			const word = wordOf(tokenText(output, token));
			if (word !== null) words.set(word, (words.get(word) ?? 0) + times);
		}
	}
	if (words.size === 0) return null;
	let least = 1e400;
	for (const [word, times] of words) {
		least = Math.min(least, Math.floor(page.wordCount(word) / times));
		if (least === 0) break;
	}
	return least;
}
/** The first, second and last copies. */
function copiesOf({ output }, kind) {
	const { tables } = output;
	const first = tables.id.indexOf(kind);
	const copies = [
		first,
		tables.id.indexOf(kind, first + 1),
		tables.id.lastIndexOf(kind)
	];
	return [...new Set(copies)].filter((at) => at >= 0).map((at) => tokenSlice(output, tables.firstToken[at] ?? 0, tables.endToken[at] ?? 0));
}
// src/rule/doubling.ts
const BLOCK_LINES = 5;
/**
* `doubling`: the output is its first half written twice (and the page is not), or a block of five
* lines that the page has once is there twice or more.
*/
function doublingWarning(subject) {
	const { output, page } = subject;
	const isLikePage = isDoubled(page.clean) && output.tokenId.length <= page.clean.tokenId.length;
	if (isDoubled(output) && !isLikePage) return {
		name: "doubling",
		unit: shown(writtenText(output, 0, Math.min(output.tokenId.length / 2, 40))),
		measured: 2,
		limit: 1,
		sentence: "the whole output is written twice."
	};
	return repeatedBlock(subject);
}
function isDoubled({ tokenId }) {
	const half = tokenId.length / 2;
	if (half === 0 || !Number.isInteger(half)) return false;
	for (let at = 0; at < half; at += 1) if (tokenId[at] !== tokenId[half + at]) return false;
	return true;
}
function repeatedBlock({ output, page, translation }) {
	const lines = pageLineIds(output, page.clean, translation);
	const onPage = blocks(page.clean.lineId);
	let worst = null;
	for (const block of blocks(lines).values()) {
		if (block.count < 2 || block.count <= (worst?.count ?? 0)) continue;
		if (onPage.get(blockKey(lines, block.start))?.count === 1) worst = block;
	}
	if (worst === null) return null;
	const from = output.lineToken[worst.start] ?? 0;
	const unit = shown(writtenText(output, from, output.lineToken[worst.start + 1] ?? from));
	const sentence = `a block of ${BLOCK_LINES} lines is there ${worst.count} times; the page has it once.`;
	return {
		name: "doubling",
		unit,
		measured: worst.count,
		limit: 1,
		sentence
	};
}
/** The output's lines by the page's line numbers; -1 for lines that the page lacks. */
function pageLineIds(output, page, translation) {
	const known = new Int32Array(output.lines.size).fill(-2);
	return output.lineId.map((id) => {
		const done = known[id] ?? -2;
		if (done > -2) return done;
		const from = output.lines.startOf(id);
		const ids = translation.tokens(from, from + output.lines.lengthOf(id));
		let hash = HASH_SEED;
		for (const token of ids ?? []) hash = hashStep(hash, token);
		const found = ids === null ? -1 : page.lines.find(ids, 0, ids.length, hash);
		known[id] = found;
		return found;
	});
}
function blockKey(lines, start) {
	return lines.subarray(start, start + BLOCK_LINES).join(" ");
}
/** Blocks of five lines, none of them -1, with their non-overlapping copies. */
function blocks(lines) {
	const found = /* @__PURE__ */ new Map();
	let foreign = -1;
	for (let at = 0; at < lines.length; at += 1) {
		if (lines[at] === -1) foreign = at;
		const start = at - BLOCK_LINES + 1;
		if (start <= foreign) continue;
		const key = blockKey(lines, start);
		const block = found.get(key);
		if (block === void 0) found.set(key, {
			start,
			count: 1,
			behind: at + 1
		});
		else if (start >= block.behind) {
			block.count += 1;
			block.behind = at + 1;
		}
	}
	return found;
}
// src/rule/skeletons.ts
const DIGIT = /\p{Nd}/u;
const HASH_SIGN = 35;
const SPACE = 32;
const END = -1;
const FIRST_SLOTS = 1024;
/** Tokens [from, to) of a distinct line. */
function tokensOfLine({ lines }, line) {
	const from = lines.startOf(line);
	return [from, from + lines.lengthOf(line)];
}
/**
* The distinct lines of a text grouped by their skeleton: each run of digits is one `#`.
*
* Skeletons are never written out: a group is known by its first line, and two lines are compared
* character by character with their digits masked on the way.
*/
var Skeletons = class {
	#text;
	#slots;
	#first;
	#hash;
	#lines;
	#copies;
	#size = 0;
	constructor(text) {
		this.#text = text;
		const most = text.lines.size;
		this.#slots = new Int32Array(Math.max(FIRST_SLOTS, 2 ** Math.ceil(Math.log2(2 * most + 1))));
		this.#slots.fill(-1);
		this.#first = new Int32Array(most);
		this.#hash = new Int32Array(most);
		this.#lines = new Int32Array(most);
		this.#copies = new Int32Array(most);
		const counts = tally(text.lineId, most);
		for (let line = 0; line < most; line += 1) this.#add(line, counts[line] ?? 0);
	}
	/** Number of different skeletons. */
	get size() {
		return this.#size;
	}
	/** A distinct line with this skeleton. */
	firstLineOf(id) {
		return this.#first[id] ?? 0;
	}
	/** Distinct lines behind it. */
	linesOf(id) {
		return this.#lines[id] ?? 0;
	}
	/** Lines with it, copies counted. */
	copiesOf(id) {
		return this.#copies[id] ?? 0;
	}
	/** Lines of this text with the skeleton of a line of another. */
	copiesLike(other, line) {
		const slot = this.#slotOf(other, line, skeletonHash(other, line));
		const id = this.#slots[slot] ?? -1;
		return id < 0 ? 0 : this.copiesOf(id);
	}
	#add(line, copies) {
		const hash = skeletonHash(this.#text, line);
		const slot = this.#slotOf(this.#text, line, hash);
		let id = this.#slots[slot] ?? -1;
		if (id < 0) {
			id = this.#size;
			this.#size += 1;
			this.#slots[slot] = id;
			this.#first[id] = line;
			this.#hash[id] = hash;
		}
		this.#lines[id] = (this.#lines[id] ?? 0) + 1;
		this.#copies[id] = (this.#copies[id] ?? 0) + copies;
	}
	#slotOf(text, line, hash) {
		const mask = this.#slots.length - 1;
		for (let slot = (hash ^ hash >>> 16) & mask;; slot = slot + 1 & mask) {
			const id = this.#slots[slot] ?? -1;
			if (id < 0) return slot;
			if (this.#hash[id] === hash && sameSkeleton(this.#text, this.firstLineOf(id), text, line)) return slot;
		}
	}
};
/** Reads a line's characters with one space between tokens and every run of digits as one `#`. */
var SkeletonReader = class {
	#text;
	#token;
	#lastToken;
	#at;
	#tokenEnd;
	constructor(text, line) {
		const [from, to] = tokensOfLine(text, line);
		this.#text = text;
		this.#token = from;
		this.#lastToken = to - 1;
		this.#at = text.tokenStart[from] ?? 0;
		this.#tokenEnd = text.tokenStart[from + 1] ?? 0;
	}
	next() {
		if (this.#at === this.#tokenEnd) {
			if (this.#token === this.#lastToken) return END;
			this.#token += 1;
			this.#tokenEnd = this.#text.tokenStart[this.#token + 1] ?? 0;
			return SPACE;
		}
		const { stream } = this.#text;
		const point = stream[this.#at] ?? 0;
		this.#at += 1;
		if (!isDigit(point)) return point;
		while (this.#at < this.#tokenEnd && isDigit(stream[this.#at] ?? 0)) this.#at += 1;
		return HASH_SIGN;
	}
};
function isDigit(point) {
	if (point < 128) return point >= 48 && point <= 57;
	return point >= 1632 && DIGIT.test(String.fromCodePoint(point));
}
function skeletonHash(text, line) {
	const reader = new SkeletonReader(text, line);
	let hash = HASH_SEED;
	for (let point = reader.next(); point !== END; point = reader.next()) hash = hashStep(hash, point);
	return hash;
}
function sameSkeleton(a, lineA, b, lineB) {
	const readA = new SkeletonReader(a, lineA);
	const readB = new SkeletonReader(b, lineB);
	for (;;) {
		const point = readA.next();
		if (point !== readB.next()) return false;
		if (point === END) return true;
	}
}
// src/rule/warnings.ts
const MIN_SKELETON_LINES = 40;
const BLOAT_FACTOR = 10;
const MIN_BLOAT = 1e4;
const THIN_COVERAGE = .5;
const DIGITS = /\p{Nd}+/gu;
/** What the rule lets pass and a vendor wants to see (rule, "Warnings, not Boos"). */
function warningsOf(subject, coverage) {
	return [
		skeletonWarning(subject),
		bloatWarning(subject),
		thinWarning(subject, coverage),
		doublingWarning(subject)
	].filter((warning) => warning !== null);
}
/** Tokens of the page with the skeleton of a line of one token. */
function tokensLike({ clean }, skeleton) {
	const counts = tally(clean.tokenId, clean.tokens.size);
	let found = 0;
	counts.forEach((copies, id) => {
		const start = clean.tokens.startOf(id);
		if (streamText(clean.stream, start, start + clean.tokens.lengthOf(id)).replace(DIGITS, "#") === skeleton) found += copies;
	});
	return found;
}
function skeletonWarning({ page, output }) {
	if (output.lines.size <= MIN_SKELETON_LINES) return null;
	const onPage = new Skeletons(page.clean);
	const found = new Skeletons(output);
	let worst = null;
	for (let id = 0; id < found.size; id += 1) {
		if (found.linesOf(id) <= MIN_SKELETON_LINES) continue;
		const line = found.firstLineOf(id);
		const key = tokensText(output, ...tokensOfLine(output, line)).replace(DIGITS, "#");
		const asLines = onPage.copiesLike(output, line);
		const pageCount = key.includes(" ") ? asLines : Math.max(asLines, tokensLike(page, key));
		const limit = page.rule.factor * pageCount + page.rule.lineSlack;
		const copies = found.copiesOf(id);
		if (copies <= limit) continue;
		if (worst !== null && copies / limit <= worst.measured / worst.limit) continue;
		worst = {
			name: "skeleton",
			unit: shown(writtenText(output, ...tokensOfLine(output, line))),
			measured: copies,
			limit,
			sentence: `${copies} lines that differ in their digits alone; the page has ${pageCount} of that form, so ${limit} are expected.`
		};
	}
	return worst;
}
function bloatWarning({ page, output }) {
	const reference = page.rule.referenceText;
	const limit = Math.max(BLOAT_FACTOR * rawCharacters(reference, 0, reference.length), MIN_BLOAT);
	if (output.raw.length <= limit) return null;
	const measured = rawCharacters(output.raw, 0, output.raw.length);
	if (measured <= limit) return null;
	return {
		name: "bloat",
		unit: "",
		measured,
		limit,
		sentence: `${measured} characters, more than ${BLOAT_FACTOR} times what the page has.`
	};
}
function thinWarning({ output }, coverage) {
	if (coverage === null || coverage >= THIN_COVERAGE || output.stream.length === 0) return null;
	const sentence = `the output has ${Math.floor(coverage * 100)} of every 100 words of the page.`;
	return {
		name: "thin",
		unit: "",
		measured: coverage,
		limit: THIN_COVERAGE,
		sentence
	};
}
// src/rule/judge.ts
/** Raw units of a unit's text looked at: enough for what is shown of it. */
const MAX_UNIT_TEXT = 400;
/**
* Asks the one question: did the output repeat anything more than the page has?
*
* @param rule the page's reference and budgets
* @param output the parser's raw answer, any text at all; offsets in the verdict are into it
* @returns the worst measure of each budget, warnings and coverage; never throws for bad content
*/
function judgeOutput(rule, output) {
	const page = new Page(rule);
	const cleaned = clean(output);
	const subject = {
		page,
		output: cleaned,
		translation: new Translation(page.clean, cleaned)
	};
	const measures = [
		...fillBudgets(subject),
		unitRunBudget(subject),
		lineBudget(subject),
		phraseBudget(subject),
		tableBudget(subject),
		markupBudget(subject),
		emptyBudget(subject)
	].filter((measure) => measure !== null);
	const budgets = explain(subject, measures).toSorted((a, b) => b.overshoot - a.overshoot);
	const coverage = coverageOf(subject);
	return {
		budgets,
		overshoots: measures.some(({ check, measured, limit }) => check === "empty" || measured > limit),
		warnings: warningsOf(subject, coverage),
		coverage
	};
}
function explain(subject, measures) {
	const { raw } = subject.output;
	const slices = measures.flatMap(slicesOf);
	const found = locate(subject.output, slices.flatMap(({ start, end }) => [start, end - 1]));
	const place = ({ start, end }) => ({
		start: found.get(start)?.start ?? 0,
		end: found.get(end - 1)?.end ?? 0
	});
	return measures.map((measure) => {
		const where = measure.rawPlace === void 0 ? measure.places.map(place) : [{
			start: measure.rawPlace.start,
			end: measure.rawPlace.end
		}];
		const first = measure.unit === null ? where[0] : place(measure.unit);
		const unit = first === void 0 ? "" : unitText(raw, first);
		const { check, measured, limit, pageCount } = measure;
		const word = rarestToken(measure);
		const sentence = sentenceOf(measure, unit, word === null ? "" : shownWord(raw, place(word)));
		return {
			check,
			unit,
			measured,
			limit,
			pageCount,
			overshoot: measured / limit,
			where,
			sentence
		};
	});
}
function slicesOf(measure) {
	const word = rarestToken(measure);
	return [
		...measure.unit === null ? [] : [measure.unit],
		...measure.places,
		...word === null ? [] : [word]
	];
}
function rarestToken({ ground }) {
	return ground.kind === "rarest-word" ? ground.token : null;
}
/** A word as the output spells it, without the punctuation around it. */
function shownWord(raw, place) {
	const text = unitText(raw, place);
	return wordOf(text) ?? text;
}
function unitText(raw, { start, end }) {
	return shown(raw.slice(start, Math.min(end, start + MAX_UNIT_TEXT)));
}
export { shown as n, judgeOutput as t };
