import { Qt as number, Wt as array, Yt as literal, an as safeParse, ln as variant, on as strictObject, sn as string, tn as picklist } from "./chunk-run.js";
// src/pdf/parse-line.ts
/** What a line of JSON says; null for what is no JSON, and for what the schema does not know. */
function parseLine(schema, text) {
	try {
		const parsed = safeParse(schema, JSON.parse(text));
		return parsed.success ? parsed.output : null;
	} catch {
		return null;
	}
}
// src/pdf/messages.ts
const line = strictObject({
	text: string(),
	x: number(),
	y: number(),
	width: number(),
	height: number(),
	angle: number()
});
const pageText = strictObject({
	page: number(),
	width: number(),
	height: number(),
	lines: array(line)
});
const layerEnd = variant("kind", [strictObject({
	kind: literal("read"),
	pages: number(),
	notices: array(string())
}), strictObject({
	kind: literal("unreadable"),
	fault: picklist([
		"damaged",
		"password",
		"unsupported-encryption",
		"too-much-memory",
		"too-much-text",
		"empty-file",
		"not-a-pdf",
		"no-pages"
	])
})]);
const message = variant("kind", [
	strictObject({
		kind: literal("page"),
		page: pageText,
		pageCount: number()
	}),
	strictObject({
		kind: literal("end"),
		end: layerEnd
	}),
	strictObject({
		kind: literal("refused"),
		reason: string()
	})
]);
/** One message as a line of JSON, without the line ending. */
function messageLine(content) {
	return JSON.stringify(content);
}
/** @returns the message; null for anything else */
function parseMessage(text) {
	return parseLine(message, text);
}
export { parseMessage as n, parseLine as r, messageLine as t };
