import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { s as readBytes, v as MeasureError } from "./chunk-files.js";
import { G as displayWidth, O as makeScratch, Pt as isBad, Rt as pageName, Ut as writeFileAtomically, k as removeScratch } from "./chunk-run.js";
import { n as palettePngParts, r as joinBytes } from "./chunk-png.js";
import { s as visibleCut } from "./chunk-main.js";
import { a as PICTURE_BOX, i as paintedOutput, o as drawPages } from "./chunk-html-file.js";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { n as packageFile } from "./chunk-package-files.js";
// src/pdf/font-glyphs.ts
/** Tables of characters that are read: `cmap` subtables for the Unicode of platform 0 or 3 (OpenType, "cmap"). */
const BY_SEGMENT = 4;
const BY_GROUP = 12;
const MISSING = 0;
/** Which glyph of a TrueType font draws a character. */
var FontGlyphs = class {
	#view;
	#table;
	/** @throws RangeError for bytes that are no TrueType font with a table of Unicode characters */
	constructor(bytes) {
		this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		this.#table = this.#unicodeTable(this.#startOf("cmap"));
	}
	/** The glyph's number; 0, the font's box, for a character that it lacks. */
	glyphOf(codePoint) {
		return this.#table.format === BY_GROUP ? this.#byGroup(this.#table.start, codePoint) : this.#bySegment(this.#table.start, codePoint);
	}
	#startOf(tag) {
		const view = this.#view;
		for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) if (String.fromCharCode(...[
			0,
			1,
			2,
			3
		].map((offset) => view.getUint8(at + offset))) === tag) return view.getUint32(at + 8);
		throw new RangeError(`the font has no table ${tag}`);
	}
	#unicodeTable(cmap) {
		const view = this.#view;
		let found = null;
		for (let at = cmap + 4; at < cmap + 4 + 8 * view.getUint16(cmap + 2); at += 8) {
			const start = cmap + view.getUint32(at + 4);
			const [platform, format] = [view.getUint16(at), view.getUint16(start)];
			if (platform !== 0 && platform !== 3) continue;
			if (format === BY_GROUP || format === BY_SEGMENT && found === null) found = {
				format,
				start
			};
		}
		if (found === null) throw new RangeError("the font has no table of Unicode characters");
		return found;
	}
	#byGroup(start, codePoint) {
		const view = this.#view;
		for (let group = 0; group < view.getUint32(start + 12); group += 1) {
			const at = start + 16 + group * 12;
			const first = view.getUint32(at);
			if (codePoint >= first && codePoint <= view.getUint32(at + 4)) return view.getUint32(at + 8) + codePoint - first;
		}
		return MISSING;
	}
	#bySegment(start, codePoint) {
		const view = this.#view;
		const bytes = view.getUint16(start + 6);
		for (let segment = 0; segment < bytes; segment += 2) {
			if (codePoint > view.getUint16(start + 14 + segment)) continue;
			const first = view.getUint16(start + 16 + bytes + segment);
			if (codePoint < first) return MISSING;
			const delta = view.getUint16(start + 16 + 2 * bytes + segment);
			const range = start + 16 + 3 * bytes + segment;
			const offset = view.getUint16(range);
			if (offset === 0) return codePoint + delta & 65535;
			const glyph = view.getUint16(range + offset + 2 * (codePoint - first));
			return glyph === 0 ? MISSING : glyph + delta & 65535;
		}
		return MISSING;
	}
};
const WHOLE = 1e3;
/**
* A scene as a PDF of one page, a pixel a point.
*
* @param font a TrueType font in which every character is 0.6 of the size wide; a character that it
*   lacks is its box
*/
function scenePdf(scene, font) {
	const glyphs = new FontGlyphs(font);
	const { width, height, picture } = scene;
	const image = picture === null ? null : palettePngParts(picture.png);
	return pdfOf([
		["<</Type/Catalog/Pages 2 0 R>>"],
		["<</Type/Pages/Kids[3 0 R]/Count 1>>"],
		[`<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${image === null ? "" : "/XObject<</P 9 0 R>>"}>>>>`],
		["<<", latin1(contentOf(scene, image, glyphs))],
		["<</Type/Font/Subtype/Type0/BaseFont/Fixed/Encoding/Identity-H/DescendantFonts[6 0 R]>>"],
		[`<</Type/Font/Subtype/CIDFontType2/BaseFont/Fixed/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 600/CIDToGIDMap/Identity>>`],
		["<</Type/FontDescriptor/FontName/Fixed/Flags 5/FontBBox[0 -300 600 1100]/ItalicAngle 0/Ascent 1000/Descent -300/CapHeight 700/StemV 80/FontFile2 8 0 R>>"],
		[`<</Length1 ${font.length}`, font],
		...image === null ? [] : [[`<</Type/XObject/Subtype/Image/Width ${image.width}/Height ${image.height}/BitsPerComponent 4/ColorSpace[/Indexed/DeviceRGB ${image.palette.length / 3 - 1}<${hex(image.palette)}>]/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 1/BitsPerComponent 4/Columns ${image.width}>>`, image.data]]
	]);
}
function contentOf(scene, image, glyphs) {
	const { height, picture } = scene;
	const boxes = scene.boxes.map((box) => `${paint(box.colour)}${box.x} ${height - box.y - box.height} ${box.width} ${box.height} re f`);
	const placed = picture === null || image === null ? [] : [`q ${image.width} 0 0 ${image.height} ${picture.x} ${height - picture.y - image.height} cm /P Do Q`];
	const texts = scene.texts.map(({ x, y, size, colour, text }) => {
		const codes = [...text].map((char) => glyphs.glyphOf(char.codePointAt(0) ?? 0)).map((glyph) => glyph.toString(16).padStart(4, "0")).join("");
		return `${paint(colour)}BT /F ${size} Tf ${x} ${height - y} Td <${codes}> Tj ET`;
	});
	return [
		...boxes,
		...placed,
		...texts
	].join("\n");
}
function paint(colour) {
	return `${colour.map((level) => Math.round(level / 255 * WHOLE) / WHOLE).join(" ")} rg `;
}
/** Objects numbered from 1: a dictionary, or the open dictionary of a stream and its bytes. */
function pdfOf(objects) {
	const parts = [latin1("%PDF-1.7\n")];
	let length = parts[0]?.length ?? 0;
	const add = (bytes) => {
		parts.push(bytes);
		length += bytes.length;
	};
	const table = objects.map(([dictionary, stream], at) => {
		const start = length;
		add(latin1(`${at + 1} 0 obj\n${dictionary}`));
		if (stream !== void 0) {
			add(latin1(`/Length ${stream.length}>>\nstream\n`));
			add(stream);
			add(latin1("\nendstream"));
		}
		add(latin1("\nendobj\n"));
		return start;
	}).map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
	const size = objects.length + 1;
	add(latin1(`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`));
	return joinBytes(parts);
}
function latin1(text) {
	return Uint8Array.from(text, (char) => char.charCodeAt(0));
}
function hex(bytes) {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
// src/report/boo-rows.ts
const TAB = 4;
/** Rows that are seen above the loop where not all of the output has room. */
const ABOVE = 8;
/**
* Sets an output in columns, notes on rows of their own.
*
* @param spans visible text; lines end in LF
* @returns as many rows as it takes
*/
function rowsOf(spans, columns) {
	const rows = [[]];
	let column = 0;
	const newRow = () => {
		rows.push([]);
		column = 0;
	};
	const add = (text, kind) => {
		const row = rows.at(-1);
		const last = row?.at(-1);
		if (last?.kind === kind && last.column + displayWidth(last.text) === column) row?.splice(-1, 1, {
			...last,
			text: last.text + text
		});
		else row?.push({
			column,
			text,
			kind
		});
		column += displayWidth(text);
	};
	/** A word goes to a row of its own before it is broken; blanks at the end of a row are not seen. */
	const fill = (part, kind) => {
		const width = displayWidth(part);
		const isBlank = part.trim() === "";
		if (column + width > columns && column > 0 && (isBlank || width <= columns)) newRow();
		if (isBlank && width > columns) return;
		if (column + width <= columns) {
			add(part, kind);
			return;
		}
		for (const character of part) {
			if (column + displayWidth(character) > columns) newRow();
			add(character, kind);
		}
	};
	for (const [kind, text] of spans) {
		if (kind === "fold" || kind === "gap") {
			if (column > 0) newRow();
			add(text, kind);
			newRow();
			continue;
		}
		for (const [part] of text.matchAll(/\n|\t|[^\S\n\t]+|\S+/gu)) if (part === "\n") newRow();
		else if (part === "	") fill(" ".repeat(TAB - column % TAB), kind);
		else fill(part, kind);
	}
	return rows.at(-1)?.length === 0 ? rows.slice(0, -1) : rows;
}
/** At most `most` rows, those about the start of the loop, with notes on how many were left out. */
function rowsAroundLoop(rows, most) {
	if (rows.length <= most) return rows;
	const loop = rows.findIndex((row) => row.some(({ kind }) => kind === "loop"));
	const start = Math.max(0, Math.min(loop - ABOVE, rows.length - most));
	const shown = rows.slice(start, start + most);
	const after = rows.length - start - most;
	return shown.map((row, at) => {
		if (at === 0 && start > 0) return note(start + 1);
		return at === most - 1 && after > 0 ? note(after + 1) : row;
	});
}
function note(lines) {
	return [{
		column: 0,
		text: `… ${lines} more lines …`,
		kind: "gap"
	}];
}
// src/report/boo-picture.ts
/** The colours of the HTML report by day. */
const BACK = [
	244,
	245,
	247
];
const PAPER = [
	255,
	255,
	255
];
const INK = [
	29,
	36,
	48
];
const QUIET = [
	86,
	96,
	112
];
const EDGE = [
	180,
	186,
	196
];
const LOOP = [
	255,
	213,
	204
];
const LOOP_INK = [
	125,
	20,
	0
];
const BOO = [
	194,
	58,
	33
];
/** Pixels. A character of the font is 0.6 of its size wide. */
const MARGIN = 40;
const HEADER = 128;
const FOOTER = 34;
const TITLE_SIZE = 28;
const SENTENCE_SIZE = 18;
const NOTE_SIZE = 14;
const SIZE = 15;
const CELL = 9;
const LINE = 21;
const PADDING = 16;
const COLUMNS = 88;
const BASELINE = 15;
/** Height of the output where there is no picture of the page. */
const PANEL_HEIGHT = 700;
const LEAST_PANEL_HEIGHT = 500;
const SENTENCE_LINES = 2;
const MAX_NAME = 80;
/** Lays out a Boo: the page on the left, what the parser wrote on the right, the loop in red. */
function booPicture(boo) {
	const panel = {
		x: MARGIN + (boo.page === null ? 0 : boo.page.width + MARGIN),
		y: HEADER,
		width: 824,
		height: Math.max(LEAST_PANEL_HEIGHT, boo.page?.height ?? PANEL_HEIGHT)
	};
	const width = panel.x + panel.width + MARGIN;
	const height = panel.y + panel.height + FOOTER + 10;
	const most = Math.floor((panel.height - 32) / LINE);
	const rows = rowsAroundLoop(rowsOf(spansOf(boo), COLUMNS), most);
	const edge = (x, y, w, h) => [{
		x: x - 1,
		y: y - 1,
		width: w + 2,
		height: h + 2,
		colour: EDGE
	}, {
		x,
		y,
		width: w,
		height: h,
		colour: PAPER
	}];
	return {
		width,
		height,
		page: {
			x: MARGIN,
			y: HEADER
		},
		boxes: [
			{
				x: 0,
				y: 0,
				width,
				height,
				colour: BACK
			},
			{
				x: 0,
				y: 0,
				width: 10,
				height,
				colour: BOO
			},
			...boo.page === null ? [] : edge(MARGIN, HEADER, boo.page.width, boo.page.height),
			...edge(panel.x, panel.y, panel.width, panel.height),
			...rows.flatMap((row, at) => marksOf(row, panel, at))
		],
		texts: [
			...heading(boo, width),
			...rows.flatMap((row, at) => textsOf(row, panel, at)),
			{
				x: MARGIN,
				y: height - 16,
				size: NOTE_SIZE,
				colour: QUIET,
				text: `Boo Bench of ${visibleCut(boo.label, MAX_NAME)}`
			}
		]
	};
}
function spansOf({ spans }) {
	if (spans === null) return [["gap", "no raw output"]];
	return spans.length === 0 ? [["gap", "nothing at all"]] : spans;
}
function heading(boo, width) {
	const columns = Math.floor((width - 80) / (.6 * SENTENCE_SIZE));
	const sentence = boo.sentence.replaceAll("`", "");
	const lines = rowsOf([["text", visibleCut(sentence, columns * SENTENCE_LINES)]], columns);
	return [
		{
			x: MARGIN,
			y: 48,
			size: TITLE_SIZE,
			colour: BOO,
			text: boo.outcome
		},
		{
			x: MARGIN + .6 * TITLE_SIZE * (boo.outcome.length + 1),
			y: 48,
			size: TITLE_SIZE,
			colour: INK,
			text: visibleCut(boo.name, MAX_NAME)
		},
		...lines.slice(0, SENTENCE_LINES).map((row, at) => ({
			x: MARGIN,
			y: 80 + at * 24,
			size: SENTENCE_SIZE,
			colour: INK,
			text: row.map(({ text }) => text).join("")
		}))
	];
}
/** Paint behind what repeats. */
function marksOf(row, panel, at) {
	return row.filter(({ kind }) => kind === "loop" || kind === "fold").map(({ column, text }) => ({
		x: panel.x + PADDING + column * CELL,
		y: panel.y + PADDING + at * LINE,
		width: displayWidth(text) * CELL,
		height: 20,
		colour: LOOP
	}));
}
/** Text in pieces of which every character is one column wide, so that columns stand. */
function textsOf(row, panel, at) {
	const y = panel.y + PADDING + at * LINE + BASELINE;
	return row.flatMap(({ column, text, kind }) => {
		const colour = kind === "loop" || kind === "fold" ? LOOP_INK : kind === "gap" ? QUIET : INK;
		let start = column;
		return piecesOf(text).map((piece) => {
			const x = panel.x + PADDING + start * CELL;
			start += displayWidth(piece);
			return {
				x,
				y,
				size: SIZE,
				colour,
				text: piece
			};
		});
	});
}
/** Runs of ASCII, and every other character by itself. */
function piecesOf(text) {
	return text.match(/[ -~]+|[^]/gu) ?? [];
}
// src/app/picture-font.ts
/** Under the SIL Open Font License 1.1 (see NOTICE). */
const PACKAGE = "@expo-google-fonts/noto-sans-mono";
const FILE = "400Regular/NotoSansMono_400Regular.ttf";
const MAX_FONT_BYTES = 4194304;
/** The font of pictures, beside the bundle or in its package. */
async function pictureFont() {
	const beside = fileURLToPath(new URL("picture-font.ttf", import.meta.url));
	const path = existsSync(beside) ? beside : packageFile(PACKAGE, FILE);
	if (path !== null) return readBytes(path, MAX_FONT_BYTES);
	throw new MeasureError("no-picture-font", `the font of pictures is missing: ${beside}`);
}
// src/app/boo-picture.ts
const OUTCOMES = {
	"ghost-free": "Ghost-free",
	boo: "Boo",
	lost: "Lost",
	error: "Error"
};
/** The page that is pictured unless one is named: of the bad ones that which exceeds its budget most. */
function worstPage(pages) {
	const rank = ({ outcome, verdict }) => (outcome === "boo" ? 1e300 : 0) + Math.min(1e200, verdict.overshoot ?? 0);
	const [worst] = pages.filter(isBad).toSorted((a, b) => rank(b) - rank(a));
	return worst ?? null;
}
/**
* A page beside what the parser wrote of it, the loop in red.
*
* @returns a PNG; the same for the same output and document
* @throws MeasureError when it cannot be drawn
*/
async function drawBoo(request) {
	const { page, label, folder, document, signal } = request;
	const picture = document === null ? null : await drawOne(document, PICTURE_BOX, signal);
	const layout = booPicture({
		name: pageName(page),
		outcome: OUTCOMES[page.outcome],
		sentence: page.verdict.sentence,
		label,
		spans: await paintedOutput(folder, page),
		page: picture
	});
	const { x, y } = layout.page;
	const png = picture === null ? null : Buffer.from(picture.base64, "base64");
	const drawn = await drawScene(scenePdf({
		...layout,
		picture: png === null ? null : {
			x,
			y,
			png
		}
	}, await pictureFont()), layout, signal);
	if (drawn !== null) return Buffer.from(drawn.base64, "base64");
	throw new MeasureError("picture-not-drawn", `the picture of ${pageName(page)} cannot be drawn`);
}
async function drawScene(pdf, box, signal) {
	const scratch = await makeScratch(randomBytes(8).toString("hex"));
	try {
		const path = join(scratch, "picture.pdf");
		await writeFileAtomically(path, pdf);
		return await drawOne(path, box, signal);
	} finally {
		await removeScratch(scratch);
	}
}
async function drawOne(path, box, signal) {
	let drawn = null;
	await drawPages([path], (_, picture) => {
		drawn = picture;
	}, {
		box,
		signal
	});
	return drawn;
}
export { worstPage as n, drawBoo as t };
