import { a as rawCharacters, d as foldCodePoint, f as isFill, i as decodeText, l as CHAR, o as OffsetChain, p as isSpace, r as measureFill, s as OffsetMap, u as classOf } from "./chunk-published.js";
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
const FIRST_SLOTS$1 = 64;
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
	#slots = new Int32Array(FIRST_SLOTS$1).fill(-1);
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
			for (let digits = 0; digits < 3 && next < last && isDigit$1(text.charCodeAt(next)); digits += 1) next = after(next);
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
			if (unit === BACKSLASH$1 && isPunctuation$1(text.charCodeAt(at + 1))) at += 1;
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
			if (unit === BACKSLASH$1 && isPunctuation$1(this.#text.charCodeAt(at + 1))) at += 1;
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
		if (last >= this.#to || !isPunctuation$1(unit)) return at;
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
			if (!isPunctuation$1(this.#text.charCodeAt(at + 1)) || at + 1 >= this.#to) continue;
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
			if (isPunctuation$1(text.charCodeAt(next))) {
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
function isDigit$1(unit) {
	return unit >= 48 && unit <= 57;
}
/** ASCII punctuation, what a backslash escapes. */
function isPunctuation$1(unit) {
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
