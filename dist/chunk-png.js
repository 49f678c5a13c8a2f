import { crc32 } from "node:zlib";
import { G as zlibSync } from "./chunk-esm2.js";
// src/pdf/join-bytes.ts
/** Parts one behind the other; no bytes of no parts. */
function joinBytes(parts) {
	const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}
// src/pdf/png.ts
const SIGNATURE = [
	137,
	80,
	78,
	71,
	13,
	10,
	26,
	10
];
const DEFLATE_LEVEL = 7;
const BIT_DEPTH = 4;
const INDEXED_COLOUR = 3;
/**
* A picture of at most 16 colours as PNG, half a byte a pixel.
*
* @returns the same bytes for the same picture on every machine
*/
function palettePng({ width, height, colours, pixels }) {
	const header = /* @__PURE__ */ new Uint8Array(13);
	const view = new DataView(header.buffer);
	view.setUint32(0, width);
	view.setUint32(4, height);
	header.set([
		BIT_DEPTH,
		INDEXED_COLOUR,
		0,
		0,
		0
	], 8);
	const stride = Math.ceil(width / 2) + 1;
	const rows = new Uint8Array(stride * height);
	for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) {
		const at = y * stride + 1 + (x >> 1);
		const shift = x % 2 === 0 ? 4 : 0;
		rows[at] = (rows[at] ?? 0) | (pixels[y * width + x] ?? 0) << shift;
	}
	return joinBytes([
		Uint8Array.from(SIGNATURE),
		chunk("IHDR", header),
		chunk("PLTE", Uint8Array.from(colours.flat())),
		chunk("IDAT", zlibSync(rows, { level: DEFLATE_LEVEL })),
		chunk("IEND", /* @__PURE__ */ new Uint8Array(0))
	]);
}
/** @throws RangeError for anything but what `palettePng` makes */
function palettePngParts(png) {
	const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
	const chunks = /* @__PURE__ */ new Map();
	for (let at = SIGNATURE.length; at + 12 <= png.length;) {
		const length = view.getUint32(at);
		const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
		chunks.set(name, png.subarray(at + 8, at + 8 + length));
		at += length + 12;
	}
	const [header, palette, data] = [
		"IHDR",
		"PLTE",
		"IDAT"
	].map((name) => chunks.get(name));
	if (header === void 0 || palette === void 0 || data === void 0) throw new RangeError("not a picture with a palette");
	return {
		width: view.getUint32(16),
		height: view.getUint32(20),
		palette,
		data
	};
}
function chunk(type, data) {
	const bytes = new Uint8Array(data.length + 12);
	const view = new DataView(bytes.buffer);
	view.setUint32(0, data.length);
	for (let at = 0; at < 4; at += 1) bytes[4 + at] = type.charCodeAt(at);
	bytes.set(data, 8);
	view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
	return bytes;
}
export { palettePngParts as n, joinBytes as r, palettePng as t };
