import { a as rawCharacters, d as foldCodePoint, i as decodeText, l as CHAR, o as OffsetChain, p as isSpace, s as OffsetMap, u as classOf } from "./chunk-published.js";
// src/text/code-points.ts
const BEYOND_ONE_BYTE = /[\u0100-\uffff]/;
const SURROGATE = /[\ud800-\udfff]/;
/** Room for `length` code points that stand in `text`, a byte each where that is enough. */
function codePointsOf(text, length) {
	if (!BEYOND_ONE_BYTE.test(text)) return new Uint8Array(length);
	return SURROGATE.test(text) ? new Uint32Array(length) : new Uint16Array(length);
}
// src/text/int-list.ts
/** 64 bytes, the most that V8 keeps on its heap, where they cost little to make. */
const FIRST_CAPACITY = 16;
/** A growing list of 32-bit integers, four bytes each. */
var IntList = class {
	#items = new Int32Array(FIRST_CAPACITY);
	#length = 0;
	get length() {
		return this.#length;
	}
	push(value) {
		if (this.#length === this.#items.length) {
			const grown = new Int32Array(this.#length * 2);
			grown.set(this.#items);
			this.#items = grown;
		}
		this.#items[this.#length] = value;
		this.#length += 1;
	}
	/** The item at `index`; 0 outside the list. */
	at(index) {
		return index < this.#length ? this.#items[index] ?? 0 : 0;
	}
	set(index, value) {
		this.#items[index] = value;
	}
	/** Cuts the list down to its first `length` items. */
	truncate(length) {
		this.#length = length;
	}
	/** The items so far, without a copy; valid until the next push. */
	view() {
		return this.#items.subarray(0, this.#length);
	}
};
// src/text/interner.ts
const FIRST_SLOTS = 64;
const FIRST_IDS = 32;
const MAX_LOAD = .5;
/** Start value of the hashes that `SequenceInterner` takes. */
const HASH_SEED = -0x7ee3623b;
/** Adds one number to a running 32-bit hash. */
function hashStep(hash, value) {
	const mixed = Math.imul(hash ^ value, 0x9e3779b1);
	return mixed ^ mixed >>> 15;
}
/**
* Gives equal sequences equal numbers: slices of one growing array, named 0, 1, 2, ... in the order
* of first appearance.
*
* Hash and length only preselect; content decides, so two sequences are never confused.
*/
var SequenceInterner = class {
	#data;
	#slots = new Int32Array(FIRST_SLOTS).fill(-1);
	#starts = new Int32Array(FIRST_IDS);
	#lengths = new Int32Array(FIRST_IDS);
	#hashes = new Int32Array(FIRST_IDS);
	#size = 0;
	constructor(data) {
		this.#data = data;
	}
	/** Number of different sequences. */
	get size() {
		return this.#size;
	}
	startOf(id) {
		return this.#starts[id] ?? 0;
	}
	lengthOf(id) {
		return this.#lengths[id] ?? 0;
	}
	/** The slice's number: that of an equal slice seen before, or a new one. */
	intern(start, length, hash) {
		const slot = this.#slotOf(this.#data, start, length, hash);
		const known = this.#slots[slot] ?? -1;
		if (known >= 0) return known;
		return this.#insert(slot, start, length, hash);
	}
	/** The name of an equal slice of another array, -1 when there is none. */
	find(data, start, length, hash) {
		return this.#slots[this.#slotOf(data, start, length, hash)] ?? -1;
	}
	#slotOf(data, start, length, hash) {
		const mask = this.#slots.length - 1;
		let slot = (hash ^ hash >>> 16) & mask;
		for (;;) {
			const id = this.#slots[slot] ?? -1;
			if (id < 0 || this.#equals(id, data, start, length, hash)) return slot;
			slot = slot + 1 & mask;
		}
	}
	#equals(id, data, start, length, hash) {
		if (this.#hashes[id] !== hash || this.#lengths[id] !== length) return false;
		const own = this.#starts[id] ?? 0;
		for (let index = 0; index < length; index += 1) if (this.#data[own + index] !== data[start + index]) return false;
		return true;
	}
	#insert(slot, start, length, hash) {
		const id = this.#size;
		if (id === this.#starts.length) this.#growIds();
		this.#starts[id] = start;
		this.#lengths[id] = length;
		this.#hashes[id] = hash;
		this.#slots[slot] = id;
		this.#size += 1;
		if (this.#size > this.#slots.length * MAX_LOAD) this.#growSlots();
		return id;
	}
	#growIds() {
		const grown = (old) => {
			const array = new Int32Array(old.length * 2);
			array.set(old);
			return array;
		};
		this.#starts = grown(this.#starts);
		this.#lengths = grown(this.#lengths);
		this.#hashes = grown(this.#hashes);
	}
	#growSlots() {
		const slots = new Int32Array(this.#slots.length * 2).fill(-1);
		const mask = slots.length - 1;
		for (let id = 0; id < this.#size; id += 1) {
			const hash = this.#hashes[id] ?? 0;
			let slot = (hash ^ hash >>> 16) & mask;
			while ((slots[slot] ?? -1) >= 0) slot = slot + 1 & mask;
			slots[slot] = id;
		}
		this.#slots = slots;
	}
};
/** How often each number of `ids` stands there. */
function tally(ids, size) {
	const counts = new Int32Array(size);
	for (let at = 0; at < ids.length; at += 1) {
		const id = ids[at] ?? 0;
		counts[id] = (counts[id] ?? 0) + 1;
	}
	return counts;
}
// src/text/unit-window.ts
/** Code units a window holds. */
const WINDOW = 8192;
/** Shorter stretches are read from the string itself: copying them costs more than it saves. */
const SHORT = 64;
/**
* UTF-16 code units of a long stretch of a string, copied by the engine block by block: reading them
* there takes a third of the time that `charCodeAt` takes on a part of a large string.
*/
var UnitWindow = class {
	#bytes = Buffer.alloc(2 * WINDOW);
	#units = new Uint16Array(this.#bytes.buffer, this.#bytes.byteOffset, WINDOW);
	/** The stretch [base, end) that was moved to last. */
	base = 0;
	end = 0;
	/** Its units; null for a short stretch. */
	units = null;
	/** Forgets the stretch: what comes next is another text. */
	reset() {
		this.end = 0;
	}
	/**
	* Moves to the stretch of `text` that starts at `at`, unless the one moved to last holds it.
	*
	* @param to end of what will be read of the text
	* @returns true when it moved
	*/
	moveTo(text, at, to) {
		if (at >= this.base && at < this.end) return false;
		this.base = at;
		this.end = Math.min(at + WINDOW, to);
		this.units = this.read(text, at, this.end);
		return true;
	}
	/**
	* Units [from, to) of `text`, valid until the next call.
	*
	* @param to at most `WINDOW` behind `from`
	* @returns null for a short stretch
	*/
	read(text, from, to) {
		if (to - from < SHORT) return null;
		this.#bytes.write(text.slice(from, to), "utf16le");
		return this.#units;
	}
};
// src/rule/clean-text.ts
const NO_STRETCH = {
	count: 0,
	start: 0,
	end: 0
};
/** Characters of the stream from token `from` up to token `to`, as text with single spaces. */
function tokensText(clean, from, to) {
	const words = [];
	for (let token = from; token < to; token += 1) words.push(tokenText(clean, token));
	return words.join(" ");
}
/** One token as text, folded. */
function tokenText(clean, token) {
	return streamText(clean.stream, clean.tokenStart[token] ?? 0, clean.tokenStart[token + 1] ?? 0);
}
const SLICE = 4096;
/** Code points [from, to) of a stream as a string. */
function streamText(stream, from, to) {
	if (to - from <= SLICE) return String.fromCodePoint(...stream.subarray(from, to));
	let text = "";
	for (let at = from; at < to; at += SLICE) text += String.fromCodePoint(...stream.subarray(at, Math.min(to, at + SLICE)));
	return text;
}
/** Index of the last item of a rising array that is at most `value`; -1 when there is none. */
function lastAtMost(items, value) {
	let low = 0;
	let high = items.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((items[middle] ?? 0) <= value) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}
// src/rule/html-cells.ts
const PIPE$4 = 124;
/**
* Counts the empty cells side by side in a row of HTML: those of which nothing survives cleaning,
* Markdown's marks included. A row may go over several lines.
*/
var HtmlCells = class {
	/** The most in one row; offsets into the decoded text. */
	most = NO_STRETCH;
	#filled = false;
	#count = 0;
	#start = 0;
	#cellStart = 0;
	/** Takes a line without any cell's end. */
	text(survives) {
		if (survives) this.#filled = true;
	}
	/** Takes a line in which cells end. */
	line({ string, from, to, cellEnds }, kept) {
		let pair = 0;
		let at = from;
		for (let index = 0; index <= cellEnds.length; index += 2) {
			const isCell = index < cellEnds.length;
			const until = isCell ? cellEnds.at(index) : to;
			while (pair < kept.pairs.length && !this.#filled) {
				const start = from + (kept.pairs[pair] ?? 0);
				const end = from + (kept.pairs[pair + 1] ?? 0);
				const isTarget = (kept.pairs[pair] ?? 0) < 0;
				if (!isTarget && start >= until) break;
				if (!isTarget) this.#filled = hasInk(string, Math.max(start, at), Math.min(end, until), kept.pipesLeft);
				if (!isTarget && end > until) break;
				pair += 2;
			}
			at = until;
			if (isCell) this.#close(cellEnds.at(index + 1));
		}
	}
	/** A row or table ends or begins at an offset of the text. */
	reset(at) {
		this.#filled = false;
		this.#count = 0;
		this.#cellStart = at;
	}
	#close(end) {
		if (this.#filled) this.#count = 0;
		else {
			if (this.#count === 0) this.#start = this.#cellStart;
			this.#count += 1;
			if (this.#count > this.most.count) this.most = {
				count: this.#count,
				start: this.#start,
				end
			};
		}
		this.#filled = false;
		this.#cellStart = end;
	}
};
function hasInk(string, from, to, pipesLeft) {
	for (let at = from; at < to; at += 1) {
		const unit = string.charCodeAt(at);
		if (!((classOf(unit) & (CHAR.space | CHAR.newline)) !== 0) && !(pipesLeft && unit === PIPE$4)) return true;
	}
	return false;
}
// src/rule/html-lines.ts
/** Names that mean something, by their length. */
const LINE_ENDERS = [
	[],
	[],
	[
		"br",
		"hr",
		"/p"
	],
	[
		"/li",
		"/h1",
		"/h2",
		"/h3",
		"/h4",
		"/h5",
		"/h6"
	],
	["/div"]
];
/** Units looked at one by one before the engine's search, which is faster on long stretches, starts. */
const NEAR = 32;
const BREAK = /[\n-\r\u0085\u2028\u2029<]/g;
const LESS = 60;
const GREATER = 62;
const SLASH = 47;
/** Of the names that mean something: `/table`. */
const LONGEST_NAME = 6;
/**
* Step 2 of cleaning: cuts decoded text into logical lines, with tags and comments taken out.
*
* A line is a list of stretches of the text; a cell's end is a stretch of its own, marked by a
* start of -1, that stands for one space; its other number is where the tag ends. Lines are cut one at a time, and cutting may start anew
* at the start of any line.
*/
var HtmlLines = class {
	text;
	/** Where the current line starts. */
	start = 0;
	/** Pairs of start and end of the current line's stretches; -1 and the tag's end for a cell's end. */
	pieces = new IntList();
	ending = "end";
	#at = 0;
	#lastCommentEnd;
	#lastLineStart;
	constructor(text) {
		this.text = text;
		this.#lastCommentEnd = text.lastIndexOf("-->");
	}
	/** Where the current line's end ends. */
	get end() {
		return this.#at;
	}
	/** Goes to the start of a line cut before. */
	seek(lineStart) {
		this.#at = lineStart;
	}
	/** Moves to the next line; false at the end of the text. */
	next() {
		if (this.#at >= this.text.length) return false;
		this.start = this.#at;
		this.pieces.truncate(0);
		this.#cut();
		return true;
	}
	#cut() {
		const { text } = this;
		let pieceStart = this.#at;
		let at = this.#nextBreak(pieceStart);
		for (; at < text.length; at = this.#nextBreak(at)) {
			const unit = text.charCodeAt(at);
			if (unit !== LESS) {
				this.#piece(pieceStart, at);
				const pair = unit === 13 && text.charCodeAt(at + 1) === 10;
				return this.#end(at + (pair ? 2 : 1), "line");
			}
			const end = this.#tagEnd(at);
			if (end < 0) {
				at += 1;
				continue;
			}
			this.#piece(pieceStart, at);
			const ending = this.#tag(at, end);
			if (ending !== null) return this.#end(end, ending);
			pieceStart = end;
			at = end;
		}
		this.#piece(pieceStart, text.length);
		this.#end(text.length, "end");
	}
	/** Offset of the next newline or `<`, or the text's length. */
	#nextBreak(from) {
		const { text } = this;
		const near = Math.min(from + NEAR, text.length);
		for (let at = from; at < near; at += 1) {
			const unit = text.charCodeAt(at);
			if (unit === LESS || (classOf(unit) & CHAR.newline) !== 0) return at;
		}
		if (near === text.length) return near;
		BREAK.lastIndex = near;
		return BREAK.test(text) ? BREAK.lastIndex - 1 : text.length;
	}
	#piece(from, to) {
		if (to <= from) return;
		this.pieces.push(from);
		this.pieces.push(to);
	}
	#end(at, ending) {
		this.#at = at;
		this.ending = ending;
	}
	/** End of the tag, comment or declaration at `at`; -1 where `<` is text. */
	#tagEnd(at) {
		const { text } = this;
		let next = at + 1;
		const first = text.charCodeAt(next);
		if (first === 33 && text.startsWith("--", at + 2)) {
			if (at + 4 > this.#lastCommentEnd) return text.length;
			return text.indexOf("-->", at + 4) + 3;
		}
		if (first === SLASH || first === 33 || first === 63) next += 1;
		if (!isAsciiLetter(text.charCodeAt(next))) return -1;
		while (isNameUnit(text.charCodeAt(next))) next += 1;
		if (next < text.length && !isNameBoundary(text.charCodeAt(next))) return -1;
		return this.#attributesEnd(at, next);
	}
	#attributesEnd(start, from) {
		const { text } = this;
		let afterEquals = false;
		for (let at = from; at < text.length; at += 1) {
			const unit = text.charCodeAt(at);
			if (unit === GREATER) return at + 1;
			if (unit === LESS) return -1;
			if (afterEquals && (unit === 34 || unit === 39)) {
				const close = text.indexOf(String.fromCharCode(unit), at + 1);
				if (close > 0) at = close;
			}
			if (unit === 61) afterEquals = true;
			else if ((classOf(unit) & (CHAR.space | CHAR.newline)) === 0) afterEquals = false;
		}
		this.#lastLineStart ??= startOfLastLine(text);
		return start >= this.#lastLineStart ? text.length : -1;
	}
	/** Notes what the tag [at, end) means for cells and rows; a value when it ends the line. */
	#tag(at, end) {
		const { text } = this;
		const start = at + 1;
		const length = nameLength(text, start);
		if (length === 3 && text.charCodeAt(start) === SLASH) {
			if (isName(text, start, "/td") || isName(text, start, "/th")) {
				this.pieces.push(-1);
				this.pieces.push(end);
				return null;
			}
			if (isName(text, start, "/tr")) return "row";
		}
		if (length === 5 && isName(text, start, "table")) return "table-open";
		if (length === 6 && isName(text, start, "/table")) return "table-close";
		for (const name of LINE_ENDERS[length] ?? []) if (isName(text, start, name)) return "line";
		return null;
	}
};
function startOfLastLine(text) {
	let end = text.length;
	while (end > 0 && (classOf(text.charCodeAt(end - 1)) & (CHAR.newline | CHAR.space)) !== 0) end -= 1;
	while (end > 0 && (classOf(text.charCodeAt(end - 1)) & CHAR.newline) === 0) end -= 1;
	return end;
}
function isAsciiLetter(unit) {
	return unit >= 65 && unit <= 90 || unit >= 97 && unit <= 122;
}
function isNameUnit(unit) {
	return isAsciiLetter(unit) || unit >= 48 && unit <= 57 || unit === 45;
}
function isNameBoundary(unit) {
	return unit === GREATER || unit === SLASH || (classOf(unit) & (CHAR.space | CHAR.newline)) !== 0;
}
/** Length of a tag's name with its slash; 0 for comments and declarations. */
function nameLength(text, start) {
	let end = start;
	if (text.charCodeAt(end) === SLASH) end += 1;
	while (isNameUnit(text.charCodeAt(end)) && end - start <= LONGEST_NAME) end += 1;
	return end - start;
}
/** True when a tag's name at `start` is `name`, in whatever case. */
function isName(text, start, name) {
	for (let at = 0; at < name.length; at += 1) {
		const unit = text.charCodeAt(start + at);
		if ((unit >= 65 && unit <= 90 ? unit | 32 : unit) !== name.charCodeAt(at)) return false;
	}
	return true;
}
// src/rule/line-text.ts
/**
* The current line of `HtmlLines` as one stretch [from, to) of a string, with the way back to raw
* offsets. A line without tags inside is a stretch of the text itself: nothing is copied.
*/
var LineText = class {
	string = "";
	from = 0;
	to = 0;
	/** Where cells end: pairs of a position in `string` and the tag's end in the text. */
	cellEnds = new IntList();
	#lines;
	#toRaw;
	#map = new OffsetMap();
	#toText = this.#map.walker();
	#isJoined = false;
	/** @param maps from the lines' text to the raw text */
	constructor(lines, maps) {
		this.#lines = lines;
		this.#toRaw = new OffsetChain(maps);
	}
	/** Takes over the line that `lines.next()` has just cut. */
	read() {
		const { pieces, text } = this.#lines;
		this.cellEnds.truncate(0);
		let first = 0;
		let last = pieces.length - 2;
		while (first <= last && pieces.at(first) < 0) first += 2;
		while (last >= first && pieces.at(last) < 0) last -= 2;
		const isJoined = last > first;
		this.from = isJoined ? 0 : pieces.at(first);
		for (let index = 0; index < first; index += 2) this.#cellEnd(this.from, pieces.at(index + 1));
		if (isJoined) this.#join(first, last);
		else {
			this.string = text;
			this.to = last < first ? this.from : pieces.at(first + 1);
			this.#isJoined = false;
		}
		for (let index = Math.max(first, last + 2); index < pieces.length; index += 2) this.#cellEnd(this.to, pieces.at(index + 1));
	}
	#cellEnd(position, end) {
		this.cellEnds.push(position);
		this.cellEnds.push(end);
	}
	#join(first, last) {
		const { pieces, text } = this.#lines;
		let joined = "";
		this.#map.clear();
		for (let index = first; index <= last; index += 2) {
			const start = pieces.at(index);
			if (start < 0) {
				this.#cellEnd(joined.length, pieces.at(index + 1));
				joined += " ";
			} else {
				this.#map.add(joined.length, start);
				joined += text.slice(start, pieces.at(index + 1));
			}
		}
		this.string = joined;
		this.to = joined.length;
		this.#isJoined = true;
		this.#toText.restart();
	}
	/** True when positions of `string` are raw offsets. */
	get isRaw() {
		return !this.#isJoined && this.#toRaw.isIdentity;
	}
	/** Raw offset of the unit at `position` of `string`. */
	rawStart(position) {
		return this.#toRaw.at(this.#isJoined ? this.#toText.at(position) : position);
	}
	/** Raw offset behind the unit at `position` of `string`. */
	rawEnd(position) {
		return this.#toRaw.endAt(this.#isJoined ? this.#toText.at(position) : position);
	}
};
const PIPE$3 = 124;
const STAR$1 = 42;
const UNDERSCORE$1 = 95;
const TILDE$1 = 126;
const BACKTICK$1 = 96;
/** Fences, separators, grid rules and thematic breaks, by the trimmed line [from, to). */
function ruleKind(text, from, to, flags) {
	const first = text.charCodeAt(from);
	if ((classOf(first) & CHAR.prefix) === 0) return null;
	if ((first === BACKTICK$1 || first === TILDE$1) && isFence(text, from, to, first)) return "dropped";
	if (to - from > 250) return null;
	if (first === 43 && isGridRule(text, from, to)) return "grid-rule";
	if ((flags & CHAR.pipe) !== 0 && isSeparatorRow(text, from, to)) return "separator";
	if (first === 45 || first === STAR$1 || first === UNDERSCORE$1 || first === 61) return isThematicBreak(text, from, to, first) ? "dropped" : null;
	return null;
}
function isFence(text, from, to, mark) {
	let at = from;
	while (at < to && text.charCodeAt(at) === mark) at += 1;
	if (at - from < 3) return false;
	for (; at < to; at += 1) if (text.charCodeAt(at) === mark) return false;
	return true;
}
function isGridRule(text, from, to) {
	if (to - from < 3 || text.charCodeAt(to - 1) !== 43) return false;
	for (let at = from + 1; at < to; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === 43 && text.charCodeAt(at - 1) === 43) return false;
		if (unit !== 43 && unit !== 45 && unit !== 61) return false;
	}
	return true;
}
/** Cells of `:?-+:?` between pipes; outer pipes may be missing. */
function isSeparatorRow(text, from, to) {
	let dashes = 0;
	let cells = 0;
	let state = "start";
	for (let at = from; at <= to; at += 1) {
		const unit = at === to ? PIPE$3 : text.charCodeAt(at);
		if (unit === PIPE$3) {
			if (dashes === 0 && !((at === from || at === to) && state === "start")) return false;
			if (dashes > 0) cells += 1;
			dashes = 0;
			state = "start";
		} else if (unit === 45) {
			if (state === "end") return false;
			state = "dashes";
			dashes += 1;
		} else if (unit === 58) {
			if (state === "end") return false;
			if (state === "dashes") state = "end";
			else if (text.charCodeAt(at + 1) !== 45) return false;
			else state = "dashes";
		} else if (isSpace(text, at)) {
			if (state === "dashes") state = "end";
		} else return false;
	}
	return cells > 0;
}
function isThematicBreak(text, from, to, mark) {
	let marks = 0;
	for (let at = from; at < to; at += 1) if (text.charCodeAt(at) === mark) marks += 1;
	else if (!isSpace(text, at)) return false;
	return marks >= 3;
}
// src/rule/markdown-line.ts
/** Characters of class `inline`. */
const MARKS = [
	"\\",
	"*",
	"_",
	"~",
	"`",
	"["
];
const PIPE$2 = 124;
const BACKSLASH$1 = 92;
const STAR = 42;
const UNDERSCORE = 95;
const TILDE = 126;
const BACKTICK = 96;
const KEPT = 0;
const REMOVED = 1;
const TARGET = 2;
const GAP = 3;
/**
* Step 3 of cleaning for one line: Markdown's marks are found and the rest is kept.
*
* `kept` holds pairs of start and end; an empty pair is a gap between cells; a pair of two negative
* numbers `~from`, `~to` is the target of a link or an image, which is removed without being
* counted as markup.
*/
var MarkdownLine = class {
	kept = new IntList();
	/** True when pipes are left in `kept` and stand for spaces. */
	pipesLeft = false;
	#mask = /* @__PURE__ */ new Uint8Array(0);
	#text = "";
	#from = 0;
	#to = 0;
	#row = false;
	/** Which of the marks inside a line are there, a bit each. */
	#present = 0;
	read(text, from, to) {
		this.kept.truncate(0);
		this.pipesLeft = false;
		let start = from;
		let end = to;
		while (start < end && isSpace(text, start)) start += 1;
		while (end > start && isSpace(text, end - 1)) end -= 1;
		if (start === end) return "text";
		const flags = this.#look(text, start, end);
		const special = ruleKind(text, start, end, flags);
		if (special !== null) return special;
		const row = (flags & CHAR.pipe) !== 0 && hasUnescapedPipe(text, start, end);
		const prefixed = (classOf(text.charCodeAt(start)) & CHAR.prefix) !== 0;
		if ((flags & CHAR.inline) === 0 && !row && !prefixed) this.#keep(start, end);
		else this.#marks(text, start, end, row, flags);
		return row ? "row" : "text";
	}
	/** Notes which marks are in the line; the flags tell whether there are any, and a pipe. */
	#look(text, start, end) {
		let flags = 0;
		let marks = 0;
		if (end - start > 250) {
			const line = text.slice(start, end);
			for (const mark of MARKS) if (line.includes(mark)) marks |= markBit(mark.charCodeAt(0));
			flags = (marks === 0 ? 0 : CHAR.inline) | (line.includes("|") ? CHAR.pipe : 0);
		} else for (let at = start; at < end; at += 1) {
			const unit = text.charCodeAt(at);
			const classes = classOf(unit);
			flags |= classes;
			if ((classes & CHAR.inline) !== 0) marks |= markBit(unit);
		}
		this.#present = marks;
		return flags;
	}
	#keep(from, to) {
		this.kept.push(from);
		this.kept.push(to);
	}
	#marks(text, from, to, row, flags) {
		this.#text = text;
		this.#from = from;
		this.#to = to;
		this.#row = row;
		this.pipesLeft = row && (flags & CHAR.inline) === 0;
		if ((flags & CHAR.inline) === 0) {
			const start = this.#skipPrefixes(from, to, () => false);
			if (start < to) this.#keep(start, to);
			return;
		}
		if (this.#present === markBit(BACKSLASH$1) && !row) {
			this.#keepUnescaped(this.#skipPrefixes(from, to, () => false));
			return;
		}
		this.#clearMask(to - from);
		if (row) this.#gaps();
		if (this.#has(91)) {
			this.#links(true);
			this.#links(false);
		}
		const start = this.#skipPrefixes(from, to, (at) => this.#isTaken(at));
		for (let at = from; at < start; at += 1) if (!this.#mask[at - from]) this.#mask[at - from] = REMOVED;
		this.#pairs();
		if (this.#has(BACKTICK)) this.#backticks();
		if (this.#has(BACKSLASH$1)) this.#escapes();
		this.#ranges();
	}
	#has(mark) {
		return (this.#present & markBit(mark)) !== 0;
	}
	#clearMask(length) {
		if (this.#mask.length < length) this.#mask = new Uint8Array(Math.max(length, 1024));
		else this.#mask.fill(0, 0, length);
	}
	/** Unescaped pipes part cells. */
	#gaps() {
		for (let at = this.#from; at < this.#to; at += 1) {
			const unit = this.#text.charCodeAt(at);
			if (unit === BACKSLASH$1) at += 1;
			else if (unit === PIPE$2) this.#mask[at - this.#from] = GAP;
		}
	}
	/** Start of what is left after headings, quotes, bullets and ordinals. */
	#skipPrefixes(from, to, gone) {
		let last = to;
		while (last > from && (gone(last - 1) || this.#isGap(last - 1))) last -= 1;
		let at = from;
		for (;;) {
			while (at < last && (gone(at) || this.#isGap(at))) at += 1;
			const next = this.#prefixEnd(at, last, gone);
			if (next === at) return at;
			at = next;
		}
	}
	#isGap(at) {
		if (isSpace(this.#text, at)) return true;
		if (!this.#row || this.#text.charCodeAt(at) !== PIPE$2) return false;
		return this.pipesLeft || this.#mask[at - this.#from] === GAP;
	}
	/** End of one prefix at `at`, or `at`; what an image or link took away stands between nothing. */
	#prefixEnd(at, last, gone) {
		const text = this.#text;
		const unit = text.charCodeAt(at);
		if (at >= last || (classOf(unit) & CHAR.prefix) === 0) return at;
		const after = (place) => {
			let next = place + 1;
			while (next < last && gone(next)) next += 1;
			return next;
		};
		if (unit === 62) return after(at);
		let next = at;
		if (unit === 35) {
			let marks = 0;
			for (; next < last && text.charCodeAt(next) === 35; next = after(next)) marks += 1;
			if (marks > 6) return at;
			return next === last || this.#isGap(next) ? next : at;
		}
		if (unit === 45 || unit === STAR || unit === 43 || unit === 8226) next = after(at);
		else {
			for (let digits = 0; digits < 3 && next < last && isDigit(text.charCodeAt(next)); digits += 1) next = after(next);
			const mark = text.charCodeAt(next);
			if (next === at || next >= last || mark !== 46 && mark !== 41) return at;
			next = after(next);
		}
		return next < last && this.#isGap(next) ? next : at;
	}
	/** `![alt](target)` or `[text](target)`, brackets without brackets inside, on this line. */
	#links(images) {
		const text = this.#text;
		let open = -1;
		for (let at = this.#from; at < this.#to; at += 1) {
			if (this.#mask[at - this.#from]) continue;
			const unit = text.charCodeAt(at);
			if (unit === BACKSLASH$1 && isPunctuation(text.charCodeAt(at + 1))) at += 1;
			else if (unit === 91) open = at;
			else if (unit === 93) {
				const bang = open > this.#from && this.#isOpeningBang(open - 1);
				if (open >= 0 && bang === images && text.charCodeAt(this.#nextKept(at + 1)) === 40) {
					const close = this.#closingParenthesis(this.#nextKept(at + 1) + 1);
					if (close < 0) return;
					this.#maskLink(images, open, at, close);
					at = close;
				}
				open = -1;
			}
		}
	}
	#isOpeningBang(at) {
		if (this.#text.charCodeAt(at) !== 33 || this.#mask[at - this.#from]) return false;
		return !isEscaped(this.#text, this.#from, at);
	}
	#closingParenthesis(from) {
		for (let at = from; at < this.#to; at += 1) {
			const unit = this.#text.charCodeAt(at);
			const state = this.#mask[at - this.#from];
			if (state === REMOVED || state === TARGET) continue;
			if (unit === BACKSLASH$1 && isPunctuation(this.#text.charCodeAt(at + 1))) at += 1;
			else if (unit === 41) return at;
		}
		return -1;
	}
	#maskLink(image, open, middle, close) {
		if (image) this.#take(open - 1, middle, REMOVED);
		else this.#take(open, open + 1, REMOVED);
		const target = this.#nextKept(middle + 1) + 1;
		this.#take(middle, target, REMOVED);
		this.#take(target, close, TARGET);
		this.#take(close, close + 1, REMOVED);
	}
	/** Takes what is still kept of [from, to). */
	#take(from, to, state) {
		for (let at = from - this.#from; at < to - this.#from; at += 1) if (this.#mask[at] === KEPT || this.#mask[at] === GAP) this.#mask[at] = state;
	}
	#isTaken(at) {
		const state = this.#mask[at - this.#from];
		return state === REMOVED || state === TARGET;
	}
	/** The first place at or behind `at` that an image has not taken away. */
	#nextKept(at) {
		let next = at;
		while (next < this.#to && this.#isTaken(next)) next += 1;
		return next;
	}
	/** Runs of one mark among what is kept: first unit, behind the last, and how many. */
	#runs(mark, found) {
		let first = 0;
		let end = 0;
		let length = 0;
		for (let at = this.#from; at < this.#to; at += 1) {
			const state = this.#mask[at - this.#from];
			if (state === REMOVED || state === TARGET) continue;
			const unit = this.#text.charCodeAt(at);
			if (unit === mark) {
				if (length === 0) first = at;
				length += 1;
				end = at + 1;
				continue;
			}
			if (length > 0) found(first, end, length);
			length = 0;
			if (unit === BACKSLASH$1) at = this.#escapedEnd(at, mark);
		}
		if (length > 0) found(first, end, length);
	}
	/** Last unit of what the backslash at `at` escapes; of a run of `mark` all, it is no delimiter then. */
	#escapedEnd(at, mark) {
		let last = this.#nextKept(at + 1);
		const unit = this.#text.charCodeAt(last);
		if (last >= this.#to || !isPunctuation(unit)) return at;
		if (unit !== mark) return last;
		for (let next = last; next < this.#to; next = this.#nextKept(next + 1)) {
			if (this.#text.charCodeAt(next) !== mark) break;
			last = next;
		}
		return last;
	}
	/** `**` and `__` and `~~`: the first pairs with the second, an odd last one stays. */
	#pairs() {
		for (const mark of [
			STAR,
			UNDERSCORE,
			TILDE
		]) {
			if (!this.#has(mark)) continue;
			let open = -1;
			this.#runs(mark, (first, _end, length) => {
				if (length !== 2 && !(mark === STAR && length === 3)) return;
				if (open >= 0) {
					this.#takeTwo(open);
					this.#takeTwo(first);
					open = -1;
				} else open = first;
			});
		}
	}
	/** Takes a mark away and the next one that is kept. */
	#takeTwo(first) {
		const second = this.#nextKept(first + 1);
		this.#take(first, first + 1, REMOVED);
		this.#take(second, second + 1, REMOVED);
	}
	/** Runs of backticks pair by their length: the first of a length with the second. */
	#backticks() {
		const open = /* @__PURE__ */ new Map();
		this.#runs(BACKTICK, (first, end, length) => {
			const partner = open.get(length);
			if (partner === void 0) {
				open.set(length, {
					first,
					end
				});
				return;
			}
			this.#take(partner.first, partner.end, REMOVED);
			this.#take(first, end, REMOVED);
			open.delete(length);
		});
	}
	#escapes() {
		for (let at = this.#from; at < this.#to; at += 1) {
			if (this.#text.charCodeAt(at) !== BACKSLASH$1 || this.#mask[at - this.#from]) continue;
			if (!isPunctuation(this.#text.charCodeAt(at + 1)) || at + 1 >= this.#to) continue;
			this.#mask[at - this.#from] = REMOVED;
			at += 1;
		}
	}
	/** All from `start` on but the backslashes that escape: most of what is written in LaTeX. */
	#keepUnescaped(start) {
		const text = this.#text;
		let kept = start;
		for (let at = text.indexOf("\\", start); at >= 0 && at + 1 < this.#to;) {
			let next = at + 1;
			if (isPunctuation(text.charCodeAt(next))) {
				if (at > kept) this.#keep(kept, at);
				kept = next;
				next += 1;
			}
			at = text.indexOf("\\", next);
		}
		if (kept < this.#to) this.#keep(kept, this.#to);
	}
	#ranges() {
		for (let at = this.#from; at < this.#to;) {
			const state = this.#mask[at - this.#from];
			let end = at + 1;
			while (end < this.#to && this.#mask[end - this.#from] === state) end += 1;
			if (state === KEPT) this.#keep(at, end);
			else if (state === TARGET) this.#keep(~at, ~end);
			else if (state === GAP) this.#keep(at, at);
			at = end;
		}
	}
};
/** A bit for each mark that takes part in Markdown inside a line. */
function markBit(unit) {
	return 1 << (unit & 31);
}
function isDigit(unit) {
	return unit >= 48 && unit <= 57;
}
/** ASCII punctuation, what a backslash escapes. */
function isPunctuation(unit) {
	return unit >= 33 && unit <= 47 || unit >= 58 && unit <= 64 || unit >= 91 && unit <= 96 || unit >= 123 && unit <= 126;
}
function isEscaped(text, from, at) {
	let slashes = 0;
	while (at - 1 - slashes >= from && text.charCodeAt(at - 1 - slashes) === BACKSLASH$1) slashes += 1;
	return slashes % 2 === 1;
}
/** True when a pipe of [from, to) is not escaped, that is: the line is a table row. */
function hasUnescapedPipe(text, from, to) {
	for (let at = from; at < to; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === BACKSLASH$1) at += 1;
		else if (unit === PIPE$2) return true;
	}
	return false;
}
// src/rule/table-builder.ts
/** Gathers rows into tables while lines go by, HTML and Markdown alike. */
var TableBuilder = class {
	rowBreaks = new IntList();
	#tokenId;
	#tokenStart;
	#rows;
	#rowId;
	#kinds;
	#id = new IntList();
	#firstToken = new IntList();
	#endToken = new IntList();
	#rowCount = 0;
	#inHtml = false;
	#inMarkdown = false;
	#separatorSeen = false;
	#tableRow = 0;
	#tableToken = 0;
	/** Token at which the row being read, and the one before it, start. */
	#rowToken = 0;
	#lastRowToken = 0;
	#lastFilledRow = -1;
	/** @param maxRows more rows than the text can hold */
	constructor(tokenId, tokenStart, maxRows) {
		this.#tokenId = tokenId;
		this.#tokenStart = tokenStart;
		this.#rows = new SequenceInterner(tokenId);
		this.#rowId = new Int32Array(maxRows);
		this.#kinds = new SequenceInterner(this.#rowId);
	}
	/** Before a line's tokens are written; `token` is the number of tokens so far. */
	lineStarts(kind, blank, token) {
		if (this.#inHtml) return;
		if (kind === "grid-rule") return;
		if (kind === "separator") this.#separator(token);
		else if (kind === "row" && !blank) {
			if (!this.#inMarkdown) this.#open(token);
			this.#inMarkdown = true;
			this.#rowToken = token;
		} else if (this.#inMarkdown) this.#closeMarkdown(token);
	}
	/** After a line's tokens are written. */
	lineEnds(kind, ending, token) {
		if (this.#inHtml) {
			if (ending === "row") this.#endRow(token);
			else if (ending !== "line") this.#closeHtml(token);
		} else if (kind === "row" && this.#inMarkdown) this.#endRow(token);
		if (ending === "table-open") {
			if (this.#inMarkdown) this.#closeMarkdown(token);
			this.#open(token);
			this.#inHtml = true;
		}
	}
	finish(token) {
		if (this.#inHtml) this.#closeHtml(token);
		else if (this.#inMarkdown) this.#closeMarkdown(token);
		return {
			kinds: this.#kinds,
			rowId: this.#rowId,
			rows: this.#rows,
			id: this.#id.view(),
			firstToken: this.#firstToken.view(),
			endToken: this.#endToken.view()
		};
	}
	#open(token) {
		this.#tableRow = this.#rowCount;
		this.#tableToken = token;
		this.#rowToken = token;
		this.#lastFilledRow = -1;
		this.#separatorSeen = false;
	}
	#endRow(token) {
		const length = token - this.#rowToken;
		let hash = HASH_SEED;
		for (let at = this.#rowToken; at < token; at += 1) hash = hashStep(hash, this.#tokenId[at] ?? 0);
		const id = this.#rows.intern(this.#rowToken, length, hash);
		this.#rowId[this.#rowCount] = id;
		this.#rowCount += 1;
		if (length > 0) {
			if (this.#lastFilledRow >= 0 && this.#lastFilledRow !== id) this.rowBreaks.push(this.#tokenStart[this.#rowToken] ?? 0);
			this.#lastFilledRow = id;
		}
		this.#lastRowToken = this.#rowToken;
		this.#rowToken = token;
	}
	/** A second separator means that the row before it heads a table of its own. */
	#separator(token) {
		if (!this.#inMarkdown) return;
		if (this.#separatorSeen && this.#rowCount - this.#tableRow >= 2) {
			const header = this.#rowId[this.#rowCount - 1] ?? 0;
			const start = this.#lastRowToken;
			this.#rowCount -= 1;
			const lastBreak = this.rowBreaks.length - 1;
			const headerStart = this.#tokenStart[start] ?? 0;
			if (lastBreak >= 0 && this.rowBreaks.at(lastBreak) === headerStart) this.rowBreaks.truncate(lastBreak);
			this.#closeTable(start);
			this.#open(start);
			this.#rowId[this.#rowCount] = header;
			this.#rowCount += 1;
			this.#lastFilledRow = this.#rows.lengthOf(header) > 0 ? header : -1;
			this.#rowToken = token;
		}
		this.#separatorSeen = true;
	}
	#closeMarkdown(token) {
		this.#closeTable(token);
		this.#inMarkdown = false;
	}
	/** What stands behind the last `</tr>` is a row when it is not blank. */
	#closeHtml(token) {
		if (token > this.#rowToken) this.#endRow(token);
		this.#closeTable(token);
		this.#inHtml = false;
	}
	#closeTable(token) {
		const rows = this.#rowCount - this.#tableRow;
		const known = this.#kinds.size;
		if (rows >= 2 && token > this.#tableToken) {
			let hash = HASH_SEED;
			for (let at = this.#tableRow; at < this.#rowCount; at += 1) hash = hashStep(hash, this.#rowId[at] ?? 0);
			this.#id.push(this.#kinds.intern(this.#tableRow, rows, hash));
			this.#firstToken.push(this.#tableToken);
			this.#endToken.push(token);
		}
		if (this.#kinds.size === known) this.#rowCount = this.#tableRow;
	}
};
// src/rule/clean.ts
const ELLIPSIS$1 = 8230;
const DOT = 46;
const PIPE$1 = 124;
const BACKSLASH = 92;
/** Lines remembered, and the longest: a looping output repeats few and short ones. */
const MAX_KNOWN_LINES = 16384;
const MAX_KNOWN_LENGTH = 512;
const NOTHING_KEPT = {
	pairs: /* @__PURE__ */ new Int32Array(0),
	pipesLeft: false
};
/**
* Cleans an output or a reference: rule, section 2, all steps in one pass over its lines.
*
* Linear in the length of `raw`; the empty text gives no lines.
*/
function clean(raw) {
	return new Cleaner(raw, decodeText(raw)).run();
}
var Cleaner = class {
	#raw;
	#decoded;
	#source;
	#line;
	#markdown = new MarkdownLine();
	#builder;
	#cells = new HtmlCells();
	#window = new UnitWindow();
	#stream;
	#length = 0;
	#tokenStart;
	#tokenId;
	#tokenCount = 0;
	#tokens;
	#lineToken;
	#lineId;
	#lineStart;
	#lineCount = 0;
	#lines;
	#markAt = new IntList();
	#markStream = new IntList();
	/** Start of the open token in the stream; -1 between tokens. */
	#open = -1;
	#hash = HASH_SEED;
	/** Positions in the line of the first and last character kept. */
	#firstKept = -1;
	#lastKept = -1;
	#known = /* @__PURE__ */ new Map();
	#hits = 0;
	#remembers = true;
	/** Raw offset behind the last character kept, and what in the gap since does not count. */
	#lastEnd = 0;
	#excluded = 0;
	#removed = NO_STRETCH;
	#emptyCells = NO_STRETCH;
	constructor(raw, decoded) {
		const { length } = decoded.text;
		const most = Math.ceil(length / 2) + 1;
		this.#raw = raw;
		this.#decoded = decoded;
		this.#source = new HtmlLines(decoded.text);
		this.#line = new LineText(this.#source, decoded.maps);
		this.#stream = codePointsOf(decoded.text, length + 2 * decoded.ellipses);
		this.#tokenStart = new Int32Array(most + 1);
		this.#tokenId = new Int32Array(most);
		this.#tokens = new SequenceInterner(this.#stream);
		this.#lineToken = new Int32Array(most + 1);
		this.#lineId = new Int32Array(most);
		this.#lineStart = new Int32Array(most);
		this.#lines = new SequenceInterner(this.#tokenId);
		this.#builder = new TableBuilder(this.#tokenId, this.#tokenStart, most);
	}
	run() {
		while (this.#source.next()) {
			this.#line.read();
			this.#readLine();
		}
		this.#lastGap();
		this.#tokenStart[this.#tokenCount] = this.#length;
		this.#lineToken[this.#lineCount] = this.#tokenCount;
		const tables = this.#builder.finish(this.#tokenCount);
		return {
			raw: this.#raw,
			source: this.#source,
			maps: this.#decoded.maps,
			stream: this.#stream.subarray(0, this.#length),
			tokenStart: this.#tokenStart.subarray(0, this.#tokenCount + 1),
			tokenId: this.#tokenId.subarray(0, this.#tokenCount),
			tokens: this.#tokens,
			lineToken: this.#lineToken.subarray(0, this.#lineCount + 1),
			lineId: this.#lineId.subarray(0, this.#lineCount),
			lines: this.#lines,
			lineStart: this.#lineStart.subarray(0, this.#lineCount),
			markAt: this.#markAt.view(),
			markStream: this.#markStream.view(),
			rowBreaks: this.#builder.rowBreaks.view(),
			tables,
			removed: this.#removed,
			emptyCells: this.#mostEmptyCells()
		};
	}
	#readLine() {
		const { string, from, to } = this.#line;
		if (to - from > MAX_KNOWN_LENGTH || !this.#remembers) {
			this.#readNew(string, from, to);
			return;
		}
		const key = string.slice(from, to);
		const known = this.#known.get(key);
		if (known === void 0) this.#remember(key, this.#readNew(string, from, to));
		else this.#readAgain(known, from, to);
	}
	#remember(key, line) {
		if (line === null) return;
		this.#known.set(key, line);
		if (this.#known.size > MAX_KNOWN_LINES) {
			if (this.#hits < this.#known.size) this.#remembers = false;
			this.#known.clear();
			this.#hits = 0;
		}
	}
	/** Reads a line; null when it cannot stand for its repetitions. */
	#readNew(string, from, to) {
		const kind = this.#markdown.read(string, from, to);
		const first = this.#tokenCount;
		const isRow = kind === "row";
		this.#firstKept = -1;
		this.#window.reset();
		this.#builder.lineStarts(kind, from === to, first);
		if (isRow) this.#countEmptyCells(string, from, to);
		const { kept: parts } = this.#markdown;
		let hasTarget = false;
		for (let at = 0; at < parts.length; at += 2) {
			const start = parts.at(at);
			if (start >= 0 && start === parts.at(at + 1)) this.#cellEnds();
			else if (start >= 0) this.#keep(string, start, parts.at(at + 1));
			else {
				hasTarget = true;
				this.#excludeTarget(~start, ~parts.at(at + 1));
			}
		}
		if (this.#open >= 0) this.#closeToken();
		if (this.#tokenCount > first) this.#closeLine(first, this.#lineIdOf(first));
		this.#builder.lineEnds(kind, this.#source.ending, this.#tokenCount);
		const isKnowable = this.#remembers && to - from <= MAX_KNOWN_LENGTH;
		const hasCells = this.#line.cellEnds.length > 0;
		const kept = isKnowable || hasCells ? this.#keptOfLine(from) : NOTHING_KEPT;
		this.#cellsOfLine(kept, this.#tokenCount > first);
		if (hasTarget || !isKnowable) return null;
		if (this.#tokenCount === first) return {
			kind,
			index: -1,
			lead: 0,
			tail: 0,
			kept
		};
		const lead = this.#firstKept - from;
		return {
			kind,
			index: this.#lineCount - 1,
			lead,
			tail: to - 1 - this.#lastKept,
			kept
		};
	}
	/** Copies what the same line came to before. */
	#readAgain(known, from, to) {
		this.#hits += 1;
		const first = this.#tokenCount;
		this.#builder.lineStarts(known.kind, from === to, first);
		if (known.index >= 0) {
			this.#gapEnds(this.#line.rawStart(from + known.lead));
			this.#copyTokens(this.#lineToken[known.index] ?? 0, known.index);
			this.#lastEnd = this.#line.rawEnd(to - 1 - known.tail);
			this.#closeLine(first, this.#lineId[known.index] ?? 0);
		}
		this.#builder.lineEnds(known.kind, this.#source.ending, this.#tokenCount);
		this.#cellsOfLine(known.kept, known.index >= 0);
	}
	/** What the Markdown reader kept of the line at `from`, for as long as the line is known. */
	#keptOfLine(from) {
		const { kept, pipesLeft } = this.#markdown;
		return {
			pairs: kept.view().map((at) => at < 0 ? at : at - from),
			pipesLeft
		};
	}
	#cellsOfLine(kept, survives) {
		if (this.#line.cellEnds.length === 0) this.#cells.text(survives);
		else this.#cells.line(this.#line, kept);
		const { ending } = this.#source;
		if (ending !== "line" && ending !== "end") this.#cells.reset(this.#source.end);
	}
	#copyTokens(from, index) {
		const behind = index + 1 === this.#lineCount ? this.#tokenCount : this.#lineToken[index + 1] ?? 0;
		const start = this.#tokenStart[from] ?? 0;
		const end = behind === this.#tokenCount ? this.#length : this.#tokenStart[behind] ?? 0;
		const shift = this.#length - start;
		for (let token = from; token < behind; token += 1) {
			this.#tokenStart[this.#tokenCount] = (this.#tokenStart[token] ?? 0) + shift;
			this.#tokenId[this.#tokenCount] = this.#tokenId[token] ?? 0;
			this.#tokenCount += 1;
		}
		this.#stream.copyWithin(this.#length, start, end);
		this.#length += end - start;
	}
	/** Writes the characters [from, to) of the line to the stream, folded, cut into tokens. */
	#keep(string, from, to) {
		const { pipesLeft } = this.#markdown;
		const stream = this.#stream;
		const line = this.#line;
		const { isRaw } = line;
		let length = this.#length;
		let hash = this.#hash;
		let open = this.#open;
		let fresh = true;
		const window = this.#window;
		if (window.moveTo(string, from, line.to)) this.#mark(from, length);
		let { base, end, units } = window;
		for (let at = from; at < to; at += 1) {
			if (at >= end) {
				window.moveTo(string, at, line.to);
				this.#mark(at, length);
				({base, end, units} = window);
			}
			const unit = units === null ? string.charCodeAt(at) : units[at - base] ?? 0;
			const classes = classOf(unit);
			if ((classes & (CHAR.space | CHAR.newline)) !== 0 || pipesLeft && unit === PIPE$1) {
				if (open >= 0) {
					if (!fresh) {
						this.#lastKept = at - 1;
						this.#lastEnd = isRaw ? at : line.rawEnd(at - 1);
					}
					this.#addToken(open, length - open, hash);
					open = -1;
				}
				fresh = true;
				continue;
			}
			if (fresh) {
				this.#gapEnds(isRaw ? at : line.rawStart(at));
				fresh = false;
				if (open < 0) {
					if (this.#firstKept < 0) this.#firstKept = at;
					open = length;
					hash = HASH_SEED;
				}
			}
			let point = unit;
			if ((classes & (CHAR.fold | CHAR.surrogate)) !== 0) {
				if (unit === ELLIPSIS$1) {
					stream[length] = DOT;
					stream[length + 1] = DOT;
					length += 2;
					hash = hashStep(hashStep(hash, DOT), DOT);
					point = DOT;
				} else if ((classes & CHAR.surrogate) !== 0) {
					point = string.codePointAt(at) ?? unit;
					if (point > 65535) at += 1;
				} else point = foldCodePoint(unit);
			}
			stream[length] = point;
			length += 1;
			hash = hashStep(hash, point);
		}
		this.#length = length;
		this.#hash = hash;
		this.#open = open;
		if (fresh) return;
		this.#lastKept = to - 1;
		this.#lastEnd = isRaw ? to : line.rawEnd(to - 1);
	}
	/** Notes where a long line stands in the stream, block by block, for `locate`. */
	#mark(at, length) {
		if (at - this.#line.from < 8192) return;
		this.#markAt.push(at);
		this.#markStream.push(length);
	}
	#addToken(start, length, hash) {
		this.#tokenStart[this.#tokenCount] = start;
		this.#tokenId[this.#tokenCount] = this.#tokens.intern(start, length, hash);
		this.#tokenCount += 1;
	}
	#cellEnds() {
		if (this.#open >= 0) this.#closeToken();
	}
	#closeToken() {
		this.#addToken(this.#open, this.#length - this.#open, this.#hash);
		this.#open = -1;
	}
	#lineIdOf(first) {
		let hash = HASH_SEED;
		for (let at = first; at < this.#tokenCount; at += 1) hash = hashStep(hash, this.#tokenId[at] ?? 0);
		return this.#lines.intern(first, this.#tokenCount - first, hash);
	}
	#closeLine(first, id) {
		this.#lineToken[this.#lineCount] = first;
		this.#lineStart[this.#lineCount] = this.#source.start;
		this.#lineId[this.#lineCount] = id;
		this.#lineCount += 1;
	}
	#gapEnds(at) {
		const excluded = this.#excluded;
		this.#excluded = 0;
		if (at - this.#lastEnd - excluded <= this.#removed.count) return;
		const count = rawCharacters(this.#raw, this.#lastEnd, at) - excluded;
		if (count > this.#removed.count) this.#removed = {
			count,
			start: this.#lastEnd,
			end: at
		};
	}
	/** The gap behind the last character kept; a newline that only ends the text is not markup. */
	#lastGap() {
		const { length } = this.#raw;
		const last = length > 0 ? this.#raw.charCodeAt(length - 1) : 0;
		if ((classOf(last) & CHAR.newline) !== 0 && length > this.#lastEnd) this.#excluded += 1;
		this.#gapEnds(length);
	}
	#excludeTarget(from, to) {
		if (to > from) this.#excluded += this.#line.rawEnd(to - 1) - this.#line.rawStart(from);
	}
	/** Empty cells of a Markdown row: of what stands between two pipes, nothing stays. */
	#countEmptyCells(string, from, to) {
		let count = 0;
		let start = from;
		let cell = from;
		let isOuter = true;
		let isBare = true;
		let isFilled = false;
		let isEscaped = false;
		const cellEnds = (at) => {
			if (isFilled) count = 0;
			else if (!isOuter || !isBare) {
				if (count === 0) start = cell;
				count += 1;
				this.#offerEmptyCells(count, start, at);
			}
		};
		let pair = 0;
		const { kept } = this.#markdown;
		for (let at = from; at < to; at += 1) {
			const unit = string.charCodeAt(at);
			if (unit === PIPE$1 && !isEscaped) {
				cellEnds(at);
				cell = at + 1;
				isBare = true;
				isOuter = false;
				isFilled = false;
			} else if ((classOf(unit) & (CHAR.space | CHAR.newline)) === 0) {
				isBare = false;
				while (pair < kept.length && (kept.at(pair) < 0 || kept.at(pair + 1) <= at)) pair += 2;
				if (pair < kept.length && kept.at(pair) <= at) isFilled = true;
			}
			isEscaped = unit === BACKSLASH && !isEscaped;
		}
		isOuter = true;
		cellEnds(to - 1);
	}
	/** Notes cells that end with the unit at `last` of the line. */
	#offerEmptyCells(count, start, last) {
		if (count <= this.#emptyCells.count) return;
		const place = {
			start: this.#line.rawStart(start),
			end: this.#line.rawEnd(last)
		};
		this.#emptyCells = {
			count,
			...place
		};
	}
	#mostEmptyCells() {
		const html = this.#cells.most;
		if (html.count <= this.#emptyCells.count) return this.#emptyCells;
		const toRaw = new OffsetChain(this.#decoded.maps);
		return {
			count: html.count,
			start: toRaw.at(html.start),
			end: toRaw.endAt(html.end - 1)
		};
	}
};
// src/rule/measure.ts
/** Keeps the largest measure ÷ limit; the first of equals stays. */
var Worst = class {
	#best = null;
	#ratio = 0;
	get ratio() {
		return this.#ratio;
	}
	get measure() {
		return this.#best;
	}
	offer(measure) {
		const ratio = measure.measured / measure.limit;
		if (ratio <= this.#ratio) return;
		this.#ratio = ratio;
		this.#best = measure;
	}
};
/** The stream's slice of the tokens [from, to). */
function tokenSlice(output, from, to) {
	return {
		start: output.tokenStart[from] ?? 0,
		end: output.tokenStart[to] ?? 0
	};
}
// src/rule/locate.ts
const ELLIPSIS = 8230;
const PIPE = 124;
/**
* Finds where characters of the stream stand in the raw text.
*
* The lines that hold them are cleaned a second time, each once, so that cleaning itself need not
* keep an offset for every character.
*
* @param indexes positions in the stream, any order, repeated or not
*/
function locate(clean, indexes) {
	const wanted = [...new Set(indexes)].toSorted((a, b) => a - b);
	return new Locator(clean).run(wanted);
}
/** Tokens [from, to) as the output spells them, what stands between them included. */
function writtenText(clean, from, to) {
	const start = clean.tokenStart[from] ?? 0;
	const end = clean.tokenStart[to] ?? 0;
	if (end <= start) return "";
	const found = locate(clean, [start, end - 1]);
	return clean.raw.slice(found.get(start)?.start ?? 0, found.get(end - 1)?.end ?? 0);
}
var Locator = class {
	#clean;
	#line;
	#markdown = new MarkdownLine();
	#window = new UnitWindow();
	#found = /* @__PURE__ */ new Map();
	/** How far the line was read: a unit, and the character that stands there or is next. */
	#at = 0;
	#position = 0;
	constructor(clean) {
		this.#clean = clean;
		this.#line = new LineText(clean.source, clean.maps);
	}
	run(wanted) {
		const { tokenStart, lineToken } = this.#clean;
		for (let next = 0; next < wanted.length;) {
			const token = lastAtMost(tokenStart.subarray(0, -1), wanted[next] ?? 0);
			const line = lastAtMost(lineToken.subarray(0, -1), token);
			const end = tokenStart[lineToken[line + 1] ?? 0] ?? 0;
			const inLine = [];
			for (; next < wanted.length && (wanted[next] ?? 0) < end; next += 1) inLine.push(wanted[next] ?? 0);
			if (inLine.length === 0) return this.#found;
			this.#walk(line, tokenStart[lineToken[line] ?? 0] ?? 0, inLine);
		}
		return this.#found;
	}
	/** Cleans one line again and notes the raw place of the characters wanted in it. */
	#walk(index, streamStart, wanted) {
		const { source, lineStart } = this.#clean;
		source.seek(lineStart[index] ?? 0);
		source.next();
		this.#line.read();
		const { string, from, to } = this.#line;
		this.#markdown.read(string, from, to);
		this.#window.reset();
		this.#at = from;
		this.#position = streamStart;
		for (const position of wanted) {
			const place = this.#placeOf(position);
			if (place !== null) this.#found.set(position, place);
		}
	}
	/** The raw place of a character of the line; asked for in rising order. */
	#placeOf(wanted) {
		const { string, to } = this.#line;
		const { kept, pipesLeft } = this.#markdown;
		const window = this.#window;
		this.#skipTo(wanted);
		const first = this.#at;
		for (let pair = firstPairBehind(kept, first); pair < kept.length; pair += 2) {
			const behind = kept.at(pair + 1);
			for (let at = Math.max(first, kept.at(pair)); at < behind; at += 1) {
				window.moveTo(string, at, to);
				const { units, base } = window;
				const unit = units === null ? string.charCodeAt(at) : units[at - base] ?? 0;
				const classes = classOf(unit);
				if ((classes & (CHAR.space | CHAR.newline)) !== 0 || pipesLeft && unit === PIPE) continue;
				const last = (classes & CHAR.surrogate) !== 0 && (string.codePointAt(at) ?? 0) > 65535 ? at + 1 : at;
				const next = this.#position + (unit === ELLIPSIS ? 3 : 1);
				if (wanted < next) {
					this.#at = at;
					return {
						start: this.#line.rawStart(at),
						end: this.#line.rawEnd(last)
					};
				}
				this.#position = next;
				at = last;
			}
		}
		return null;
	}
	/** Skips what stands before the last mark of the line that is not behind `wanted`. */
	#skipTo(wanted) {
		const { markAt, markStream } = this.#clean;
		const mark = lastAtMost(markStream, wanted);
		const position = markStream[mark] ?? 0;
		if (position <= this.#position) return;
		this.#at = markAt[mark] ?? 0;
		this.#position = position;
	}
};
/** Index of the first pair that ends behind `at`; pairs of negative numbers hold complements. */
function firstPairBehind(kept, at) {
	let low = 0;
	let high = kept.length / 2;
	while (low < high) {
		const middle = low + high >> 1;
		const end = kept.at(2 * middle + 1);
		if ((end < 0 ? ~end : end) <= at) low = middle + 1;
		else high = middle;
	}
	return 2 * low;
}
export { clean as a, tokenText as c, hashStep as d, tally as f, tokenSlice as i, tokensText as l, writtenText as n, lastAtMost as o, Worst as r, streamText as s, locate as t, HASH_SEED as u };
